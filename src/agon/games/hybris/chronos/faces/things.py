"""What is printed on Concepts, their cards, Avatars and the tiles of Chronos."""

from agon.games.hybris.box.box import Box
from agon.games.hybris.cardtext.clauses import CLAUSES
from agon.games.hybris.cardtext.world import found
from agon.games.hybris.chronos.box import kit_of
from agon.games.hybris.chronos.faces.shapes import (
    AvatarCardFace,
    AvatarFace,
    ChronosTileFace,
    ConceptCardFace,
    ConceptFace,
    SoloPowerFace,
)
from agon.games.hybris.faces.cards import enemy_face
from agon.games.hybris.faces.signs import amounts_row, effects_row, elements_listed
from agon.games.hybris.schema.words import CHARACTERS


def concept_face(box: Box, id: str) -> ConceptFace:
    """Chains have an Avatar and ask for something."""
    kit = kit_of(box)
    concept = kit.concepts[found(box.grammar.ids["concept"], id)]
    chained = bool(concept.links)
    return {
        "kind": "concept",
        "number": concept.number,
        "avatar": "avatar/" + kit.avatars[concept.avatar].id if chained else None,
        "gains": amounts_row(concept.resource) if chained else [],
        "boon": effects_row(box, concept.boon),
        "links": [{"what": link.what, "amount": link.amount or None, "adds": link.adds} for link in concept.links],
    }


def concept_card_face(box: Box, id: str) -> ConceptCardFace:
    card = kit_of(box).cards[found(box.grammar.ids["concept_card"], id)]
    return {
        "kind": "concept_card",
        "bar": [kind for number, kind in enumerate(CHARACTERS[:3]) if card.bar >> number & 1],
        "main": effects_row(box, card.main),
    }


def chronos_tile_face(box: Box, id: str) -> ChronosTileFace:
    tile = kit_of(box).tiles[found(box.grammar.ids["chronos_tile"], id)]
    return {
        "kind": "chronos_tile",
        "end": effects_row(box, tile.end_of_age),
        "immediate": effects_row(box, tile.immediate),
    }


def avatar_face(box: Box, id: str) -> AvatarFace:
    avatar = kit_of(box).avatars[found(box.grammar.ids["avatar"], id)]
    return {
        "kind": "avatar",
        "number": avatar.number,
        "income": amounts_row(avatar.income),
        "enemy": enemy_face(avatar.enemy),
    }


def avatar_card_face(box: Box, id: str) -> AvatarCardFace:
    card = box.faces[found([face.thing for face in box.faces], "avatar_card/" + id)]
    return {
        "kind": "avatar_card",
        "strength": card.strength,
        "elements": elements_listed(card.elements),
        "effects": CLAUSES.effects(box, card.effects) if card.effects else None,
    }


def solo_power_face(box: Box, id: str) -> SoloPowerFace:
    for god, powers in kit_of(box).solo_powers.items():
        if "solo_power/" + id in [power.source for power in powers]:
            return {"kind": "solo_power", "olympian": "olympian/" + god}
    raise KeyError(id)
