"""What is printed at the Outskirts and in the Hangars."""

from agon.cards.voice import chain
from agon.games.hybris.box.box import Box
from agon.games.hybris.cardtext.words import hyphened
from agon.games.hybris.cardtext.world import alone, found
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.faces.shapes import (
    AbilityFace,
    EchelonFace,
    ExplorationFace,
    HangarFace,
    MkFace,
    MkTileFace,
    ModuleFace,
)
from agon.games.hybris.cataclysm.faces.signs import asked_row
from agon.games.hybris.cataclysm.outskirts.cardtext import progress_clause, requirements_clause, task_clause
from agon.games.hybris.cataclysm.outskirts.table import TRACKS
from agon.games.hybris.faces.cards import deed
from agon.games.hybris.faces.signs import effects_row, power_row


def echelon_face(box: Box, id: str) -> EchelonFace:
    name, _, number = id.rpartition("_")
    echelons = (kit_of(box).explore_track, kit_of(box).defend_track)[found([*TRACKS], name)]
    echelon = echelons[found([str(at + 1) for at in range(len(echelons))], number)]
    return {
        "kind": "echelon",
        "cost": echelon.cost,
        "bonus": echelon.bonus,
        "reward": effects_row(box, echelon.reward),
    }


def exploration_face(box: Box, id: str) -> ExplorationFace:
    cards = kit_of(box).explorations
    card = cards[found([card.id for card in cards], id)]
    adventure = card.is_adventure()
    steps = [progress_clause(box, phrase) for phrase in card.progress]
    return {
        "kind": "exploration",
        "form": "adventure" if adventure else "event",
        "asks": {
            "words": requirements_clause(box, card),
            "signs": [token for asked in card.requirements for token in asked_row(asked)],
        },
        "success": None if adventure else deed(box, card.success),
        "failure": deed(box, card.failure),
        "progress": chain("cards-join-or", steps) if adventure else None,
        "sites": [effects_row(box, site) for site in card.sites],
        "module": card.module_thing() if adventure else None,
    }


def module_face(box: Box, id: str) -> ModuleFace:
    cards = [card for card in kit_of(box).explorations if card.is_adventure()]
    power = cards[found([card.module_thing() for card in cards], "module/" + id)].module
    return {"kind": "module", "power": [] if power is None else power_row(box, power)}


def hangar_face(box: Box, id: str) -> HangarFace:
    alone(id)
    room = kit_of(box).hangar
    return {"kind": "hangar", "energy": room["energy"], "research": room["research"], "workers": room["workers"]}


def mk_tile_face(box: Box, id: str) -> MkTileFace:
    tiles = kit_of(box).tiles
    tile = tiles[found([tile.id for tile in tiles], id)]
    return {
        "kind": "mk_tile",
        "part": tile.part,
        "tasks": [
            {"colour": colour, "does": {"words": task_clause(box, task), "signs": asked_row(task)}}
            for colour, task in zip(tile.colours, tile.tasks, strict=True)
        ],
        "reward": effects_row(box, tile.rewards),
    }


def mk_face(box: Box, id: str) -> MkFace:
    return {"kind": "mk", "abilities": [power.source for power in kit_of(box).abilities[id]]}


def ability_face(box: Box, id: str) -> AbilityFace:
    powers = [power for powers in kit_of(box).abilities.values() for power in powers]
    power = powers[found([power.source for power in powers], "ability/" + id)]
    return {"kind": "ability", "when": hyphened(power.when), "power": power_row(box, power)}
