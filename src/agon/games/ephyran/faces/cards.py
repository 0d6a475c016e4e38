"""What is printed on cards, gods and magic objects."""

from agon.games.ephyran.box import NONE, Box
from agon.games.ephyran.faces.shapes import CardFace, GodFace, MagicFace, PrintedMagic, ReinforcementHalf, ZoneHalf
from agon.games.ephyran.schema import NUMBERS


def numbered(ids: list[str], id: str) -> int:
    """The number of a thing; `KeyError` if there is none of that id."""
    if id not in ids:
        raise KeyError(id)
    return ids.index(id)


def card_face(box: Box, id: str) -> CardFace:
    """EPH-CARD-01, EPH-CARD-02"""
    card = numbered(box.card_ids, id)
    if card >= box.deck_size:
        return {"kind": "card", "halves": []}
    halves: list[ZoneHalf | ReinforcementHalf] = [zone_half(box, card, zone) for zone in box.zones_of[card]]
    if box.reinforcement_of[card] != NONE:
        halves.append(reinforcement_half(box, box.reinforcement_of[card]))
    return {"kind": "card", "halves": halves}


def zone_half(box: Box, card: int, zone: int) -> ZoneHalf:
    return {
        "kind": "zone",
        "zone": box.zone_thing(zone),
        "territory": box.territories[zone // NUMBERS],
        "number": zone % NUMBERS + 1,
        "creature": box.creature_thing(box.creature_at[card][zone]),
        "magic": printed_magic(box, box.printed_at[card][zone]),
    }


def printed_magic(box: Box, magic: int) -> PrintedMagic | None:
    if magic == NONE:
        return None
    return {"thing": "magic/" + box.objects[magic], "value": box.object_value[magic]}


def reinforcement_half(box: Box, index: int) -> ReinforcementHalf:
    reinforcement = box.reinforcements[index]
    return {"kind": "reinforcement", "thing": "reinforcement/" + reinforcement.id, "family": reinforcement.family}


def god_face(box: Box, id: str) -> GodFace:
    """EPH-SCORE-04"""
    return {"kind": "god", "doubles": box.territories[box.god_territory[numbered(box.gods, id)]]}


def magic_face(box: Box, id: str) -> MagicFace:
    """EPH-TOKEN-09"""
    return {"kind": "magic", "value": box.object_value[numbered(box.objects, id)]}
