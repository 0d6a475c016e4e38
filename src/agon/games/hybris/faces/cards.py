"""What is printed on tiles and cards."""

from agon.cards.phrases import Effect
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import AEGIS, ANY, FOLLOWERS, NONE
from agon.games.hybris.box.things import ConflictCard, Enemy
from agon.games.hybris.cardtext.clauses import CLAUSES, clash_condition_clause
from agon.games.hybris.cardtext.world import found
from agon.games.hybris.faces.shapes import (
    ComboFace,
    ConflictCardFace,
    EnemyFace,
    PillarFace,
    PremonitionFace,
    PrimordialFace,
    QuestFace,
    TechnologyFace,
)
from agon.games.hybris.faces.signs import amounts_row, effects_row, elements_listed, power_row, song_row
from agon.games.hybris.faces.tokens import Deed
from agon.games.hybris.schema.words import CARD_TYPES, EDGES, ELEMENTS, TYPES


def deed(box: Box, effects: list[Effect]) -> Deed:
    return {"words": CLAUSES.effects(box, effects), "signs": effects_row(box, effects)}


def technology_face(box: Box, id: str) -> TechnologyFace:
    tile = box.technologies[found([tile.id for tile in box.technologies], id)]
    cost = [(resource, number) for resource, number in ((AEGIS, tile.aegis), (FOLLOWERS, tile.followers)) if number]
    return {
        "kind": "technology",
        "type": TYPES[tile.type],
        "cost": amounts_row(cost),
        "vp": tile.vp,
        "prayers": tile.prayers,
        "edges": [name for edge, name in enumerate(EDGES) if tile.connectors >> edge & 1],
        "power": power_row(box, tile.power),
    }


# ---------------------------------------------------------------- Conflict cards


def card_face(box: Box, id: str) -> ConflictCardFace:
    card = box.faces[found([card.id for card in box.faces], id)]
    return {
        "kind": "card",
        "type": CARD_TYPES[card.type],
        "deck": card.deck,
        "strength": card.strength,
        "cost": card.determination,
        "elements": elements_listed(card.elements),
        "left": left_half(box, card),
        "right": None if card.right == NONE else box.symbols[card.right],
        "effects": deed(box, card.effects) if card.effects else None,
    }


def left_half(box: Box, card: ConflictCard) -> ComboFace | None:
    if card.left == NONE:
        return None
    return {"symbol": "any" if card.left == ANY else box.symbols[card.left], "bonus": card.bonus}


# ---------------------------------------------------------------- Pillars, Quests, Primordials, Premonitions


def pillar_face(box: Box, id: str) -> PillarFace:
    pillar = box.pillars[found([pillar.id for pillar in box.pillars], id)]
    return {"kind": "pillar", "upper": deed(box, pillar.upper), "lower": deed(box, pillar.lower)}


def enemy_face(enemy: Enemy | None) -> EnemyFace | None:
    """Nobody is fought who has no Strength and draws no card."""
    if enemy is None or (enemy.base == 0 and enemy.cards == 0):
        return None
    listed = [ELEMENTS[element] for element, number in enumerate(enemy.elements) if number]
    return {"base": enemy.base, "cards": enemy.cards, "elements": listed}


def quest_face(box: Box, id: str) -> QuestFace:
    quest = box.quests[found([quest.id for quest in box.quests], id)]
    return {
        "kind": "quest",
        "form": "epic" if quest.enemy is None else "clash",
        "tier": quest.tier,
        "songs": [
            {
                "title": f"song/{id}/{number}",
                "needs": song_row(song.conditions),
                "reward": effects_row(box, song.reward),
            }
            for number, song in enumerate(quest.songs, 1)
        ],
        "enemy": enemy_face(quest.enemy),
        "conditions": []
        if quest.enemy is None
        else [clash_condition_clause(box, condition) for condition in quest.conditions],
        "reward": effects_row(box, quest.reward),
    }


def primordial_face(box: Box, id: str) -> PrimordialFace:
    card = box.primordials[found([card.id for card in box.primordials], id)]
    return {"kind": "primordial", "aegis": card.aegis}


def premonition_face(box: Box, id: str) -> PremonitionFace:
    card = box.premonitions[found([card.id for card in box.premonitions], id)]
    return {
        "kind": "premonition",
        "place": box.place_thing(card.place),
        "conditions": CLAUSES.conditions(box, card.conditions),
        "reward": effects_row(box, card.reward),
    }
