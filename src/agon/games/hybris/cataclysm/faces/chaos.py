"""What is printed on the cards of Chaos."""

from agon.games.hybris.box.box import Box
from agon.games.hybris.cardtext.world import found
from agon.games.hybris.cataclysm.box import Line, kit_of
from agon.games.hybris.cataclysm.faces.shapes import CataclysmCardFace, ChaosCardFace, ChaosFace, ChaosLine
from agon.games.hybris.faces.cards import deed
from agon.games.hybris.faces.signs import effects_row
from agon.games.hybris.names import city_thing


def chaos_face(box: Box, id: str) -> ChaosFace:
    found(["chaos"], id)
    kit = kit_of(box)
    return {
        "kind": "enemy",
        "spaces": kit.rules["spaces"],
        "unleashed": kit.rules["unleashed_at"],
        "repelled": [effects_row(box, effects) for effects in kit.repelled],
    }


def chaos_card_face(box: Box, id: str) -> ChaosCardFace:
    cards = kit_of(box).chaos_cards
    card = cards[found([card.id for card in cards], id)]
    return {
        "kind": "chaos_card",
        "strength": card.strength,
        "attraction": [line_face(box, line) for line in card.attraction],
        "conflict": [line_face(box, line) for line in card.conflict],
    }


def line_face(box: Box, line: Line) -> ChaosLine:
    return {"least": line.least, "does": deed(box, line.effects)}


def cataclysm_card_face(box: Box, id: str) -> CataclysmCardFace:
    kit = kit_of(box)
    return {"kind": "cataclysm_card", "city": city_thing(box, kit.falls[found(kit.fall_ids, id)])}
