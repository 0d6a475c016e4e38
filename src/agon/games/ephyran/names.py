"""Numbers of the box as arguments of messages and parts of keys."""

from typing import Final

from agon.games.ephyran.state import NONE, Ephyran
from agon.kernel.words import Arg, Message, Name, say

NOTHING: Final = Name("")


def zone_key(g: Ephyran, zone: int) -> str:
    """A zone in an option's key: `lagoon-1`."""
    return f"{g.box.territories[zone // 4]}-{zone % 4 + 1}"


def place(seat: int, thing: str) -> str:
    """A thing in somebody's city or hand, as clients know it: `seat/0/zone/lagoon/1`."""
    return f"seat/{seat}/{thing}"


def card_arg(g: Ephyran, card: int) -> Name:
    return Name(g.box.card_thing(card))


def zone_arg(g: Ephyran, zone: int) -> Name:
    return Name(g.box.zone_thing(zone))


def territory_arg(g: Ephyran, territory: int) -> Name:
    return Name("territory/" + g.box.territories[territory])


def reinforcement_arg(g: Ephyran, card: int) -> Name:
    return Name("reinforcement/" + g.box.reinforcements[g.box.reinforcement_of[card]].id)


def creature_arg(g: Ephyran, card: int, zone: int) -> Name:
    """The creature that a card shows as this zone."""
    return Name(g.box.creature_thing(g.box.creature_at[card][zone]))


def standing_arg(g: Ephyran, seat: int, zone: int) -> Name:
    """The creature that stands on a zone of a city; nothing if it is empty."""
    card = g.players[seat].city[zone]
    return NOTHING if card == NONE else creature_arg(g, card, zone)


def half(g: Ephyran, card: int, zone: int) -> Message:
    """A zone half: which creature, as which zone."""
    return say("ephyran-half", creature=creature_arg(g, card, zone), zone=zone_arg(g, zone))


def other_half(g: Ephyran, card: int, zone: int) -> Arg:
    """What is given up when a card is used as this zone (NONE: as its reinforcement).  EPH-CARD-02"""
    if card >= g.box.deck_size:
        return NOTHING
    if zone != NONE and g.box.reinforcement_of[card] >= 0:
        return reinforcement_arg(g, card)
    for other in g.box.zones_of[card]:
        if other != zone:
            return half(g, card, other)
    return NOTHING
