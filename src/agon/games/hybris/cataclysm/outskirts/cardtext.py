"""The Outskirts and the Hangars in words: Exploration cards, MK tiles, what they ask for and what an MK can do."""

from typing import Final

from agon.cards.phrases import Condition, Phrase
from agon.cards.voice import YOU, chain, series
from agon.games.hybris.box.box import Box, Names, Printed
from agon.games.hybris.cardtext.clauses import CLAUSES
from agon.games.hybris.cardtext.powers import event_clause, power_line
from agon.games.hybris.cardtext.titles import Called, numbered
from agon.games.hybris.cardtext.world import alone, found, named
from agon.games.hybris.cataclysm.box import Exploration, MkTile, kit_of
from agon.games.hybris.cataclysm.outskirts.table import TRACKS
from agon.games.hybris.cataclysm.schema import REQUIREMENTS, TASKS
from agon.kernel.words import Message, Name, say

# ---------------------------------------------------------------- what is asked for


def requirement_clause(box: Box, asked: Condition) -> Message:
    return CLAUSES.said_in(box, REQUIREMENTS, asked, YOU)


def requirements_clause(box: Box, card: Exploration) -> Message:
    """All that a card asks for."""
    return chain("cards-join-and", [requirement_clause(box, asked) for asked in card.requirements])


def task_clause(box: Box, task: Condition) -> Message:
    return CLAUSES.said_in(box, TASKS, task, YOU)


def progress_clause(box: Box, phrase: Phrase) -> Message:
    """What moves a Worker to the next Site."""
    return event_clause(box, phrase, YOU)


# ---------------------------------------------------------------- cards and tiles


def exploration_lines(box: Box, id: str) -> list[Message]:
    """CAT-ADV-01, CAT-EVT-01"""
    cards = kit_of(box).explorations
    card = cards[found([card.id for card in cards], id)]
    name = Name("exploration/" + id)
    failure = say("hybris-about-exploration-failure", effects=CLAUSES.effects(box, card.failure))
    if not card.is_adventure():
        return [
            say("hybris-about-event", name=name),
            named("mood/" + id),
            say("hybris-about-exploration-asks", asks=requirements_clause(box, card)),
            say("hybris-about-exploration-success", effects=CLAUSES.effects(box, card.success)),
            failure,
        ]
    steps = [progress_clause(box, phrase) for phrase in card.progress]
    return [
        say("hybris-about-adventure", name=name),
        say("hybris-about-exploration-asks", asks=requirements_clause(box, card)),
        failure,
        say("hybris-about-adventure-progress", steps=chain("cards-join-or", steps)),
        *site_lines(box, card),
        say("hybris-about-adventure-module", module=Name(card.module_thing())),
        *module_power_lines(box, card),
    ]


def site_lines(box: Box, card: Exploration) -> list[Message]:
    bonuses = [
        say("hybris-about-site", number=number + 1, effects=CLAUSES.effects(box, effects))
        for number, effects in enumerate(card.sites)
        if effects
    ]
    count = len(card.sites)
    return [say("hybris-about-sites", number=count, bonuses=series(bonuses) if bonuses else "")]


def module_power_lines(box: Box, card: Exploration) -> list[Message]:
    return [] if card.module is None else [power_line(box, card.module)]


def module_lines(box: Box, id: str) -> list[Message]:
    """CAT-ADV-09"""
    cards = [card for card in kit_of(box).explorations if card.is_adventure()]
    card = cards[found([card.module_thing() for card in cards], "module/" + id)]
    told = say("hybris-about-module", name=Name("module/" + id), card=Name("exploration/" + card.id))
    return [told, *module_power_lines(box, card)]


def tile_lines(box: Box, id: str) -> list[Message]:
    """CAT-MK-01"""
    tiles = kit_of(box).tiles
    tile = tiles[found([tile.id for tile in tiles], id)]
    return [
        say("hybris-about-mk-tile", name=Name("mk_tile/" + id), mk=Name("mk/" + tile.olympian), part=tile.part),
        *task_lines(box, tile),
        tile_reward_line(box, tile),
    ]


def tile_reward_line(box: Box, tile: MkTile) -> Message:
    return say("hybris-about-reward", effects=CLAUSES.effects(box, tile.rewards))


def task_lines(box: Box, tile: MkTile) -> list[Message]:
    return [task_line(box, tile, number) for number in range(len(tile.tasks))]


def task_line(box: Box, tile: MkTile, number: int) -> Message:
    return say("hybris-about-task", colour=tile.colours[number], task=task_clause(box, tile.tasks[number]))


def mk_lines(box: Box, id: str) -> list[Message]:
    """CAT-SETUP-14, CAT-HANGAR-01"""
    powers = kit_of(box).abilities[[*kit_of(box).abilities][found([*kit_of(box).abilities], id)]]
    lines = [say("hybris-about-mk", name=Name("mk/" + id)), named("mk_aid/" + id)]
    return lines + [
        say("hybris-about-ability", name=Name(power.source), does=power_line(box, power)) for power in powers
    ]


def ability_lines(box: Box, id: str) -> list[Message]:
    """CAT-HANGAR-02"""
    powers = [power for powers in kit_of(box).abilities.values() for power in powers]
    power = powers[found([power.source for power in powers], "ability/" + id)]
    return [say("hybris-about-ability", name=Name(power.source), does=power_line(box, power))]


# ---------------------------------------------------------------- boards


def echelon_thing(track: int, echelon: int) -> str:
    """An echelon of a track, from 0, such as `echelon/explore_1`."""
    return f"echelon/{TRACKS[track]}_{echelon + 1}"


def echelon_lines(box: Box, id: str) -> list[Message]:
    """CAT-TRACK-02, CAT-TRACK-03"""
    name, _, number = id.rpartition("_")
    track = found([*TRACKS], name)
    echelons = (kit_of(box).explore_track, kit_of(box).defend_track)[track]
    echelon = echelons[found([str(at + 1) for at in range(len(echelons))], number)]
    told = say("hybris-about-echelon", track=name, number=int(number), cost=echelon.cost, bonus=echelon.bonus)
    if not echelon.reward:
        return [told]
    return [told, say("hybris-about-reward", effects=CLAUSES.effects(box, echelon.reward))]


def hangar_lines(box: Box, id: str) -> list[Message]:
    """CAT-HANGAR-03, CAT-HANGAR-10"""
    alone(id)
    hangar = kit_of(box).hangar
    return [say("hybris-about-hangar", energy=hangar["energy"], research=hangar["research"], workers=hangar["workers"])]


# ---------------------------------------------------------------- names that no pack gives

HANGAR: Final[Called] = {"en": "Hangar", "fr": "Hangar"}
ECHELONS: Final[dict[str, Called]] = {
    "explore": {"en": "Exploration track, echelon {}", "fr": "Piste d’Exploration, échelon {}"},
    "defend": {"en": "Defence track, echelon {}", "fr": "Piste de Défense, échelon {}"},
}


def outskirts_names(box: Box) -> Names:
    """The steps of the tracks at the Outskirts, and the Hangar."""
    found = {"hangar": HANGAR}
    tracks = {"explore": kit_of(box).explore_track, "defend": kit_of(box).defend_track}
    for track, echelons in tracks.items():
        for number in range(1, len(echelons) + 1):
            found[f"echelon/{track}_{number}"] = numbered(ECHELONS[track], str(number))
    return found


def printed(box: Box) -> Printed:
    """The effects on tracks, Exploration cards and MK tiles."""
    kit = kit_of(box)
    found = [("location/outskirts", echelon.reward) for echelon in kit.explore_track + kit.defend_track]
    for card in kit.explorations:
        found += [("exploration/" + card.id, effects) for effects in (card.success, card.failure, *card.sites)]
    return found + [("mk_tile/" + tile.id, tile.rewards) for tile in kit.tiles]


LINES: Final = {
    "exploration": exploration_lines,
    "module": module_lines,
    "mk_tile": tile_lines,
    "mk": mk_lines,
    "ability": ability_lines,
    "echelon": echelon_lines,
    "hangar": hangar_lines,
}
"""What is said of each kind of thing."""
