"""Every option that Ephyran can ever offer: what each action is about, in the order of the box."""

from agon.games.ephyran.box import Box
from agon.games.ephyran.rules import options as o
from agon.games.ephyran.state import ZONES
from agon.kernel.acts import NEVER, Acts, Details, among, both

SEATS = 4


def offers(box: Box) -> Acts:
    """The table of this box."""
    cards = among([box.card_thing(card) for card in range(len(box.card_ids))])
    zones = among([box.zone_thing(zone) for zone in range(ZONES)])
    seats = among([f"seat/{seat}" for seat in range(SEATS)])
    territories = among(["territory/" + territory for territory in box.territories])
    played = [(card, things) for card, things in cards if box.reinforcement_of[card] >= 0]
    table = Acts()
    table.chapter(
        o.__name__,
        o.ACTIONS,
        {
            o.ADD: on_zones(box, cards),
            o.EXCHANGE: on_zones(box, cards),
            o.RETRIEVE: [
                (card << 8 | seat << 4 | zone, (*of_card, *of_seat, box.zone_thing(zone)))
                for card, of_card in cards
                for seat, of_seat in seats
                for zone in box.zones_of[card]
            ],
            o.PLAY: above(played),
            o.DISCARD: above(cards),
            o.OWN_ZONE: zones,
            o.RIVAL_ZONE: both(seats, 4, zones),
            o.FROM_HAND: zones,
            o.RIVAL: seats,
            o.TERRITORY_OF: both(seats, 2, territories),
            o.HAND_CARD: [*on_zones(box, cards)],
            o.PUT_TOKEN: zones,
            o.LOSE_ZONE: both(seats, 4, zones),
            o.PUT_DIONYSUS: zones,
            o.LEAVE: above(cards),
            o.CANCEL: above(played),
            o.GOD: among(["god/" + god for god in box.gods]),
            o.FROM_TARTARUS: NEVER,
            o.TO_HAND: NEVER,
        },
    )
    return table


def above(cards: Details) -> Details:
    """A card, and nowhere."""
    return [(card << 8, things) for card, things in cards]


def on_zones(box: Box, cards: Details) -> Details:
    """A card on a zone that it can be."""
    return [
        (card << 8 | zone, (*things, box.zone_thing(zone))) for card, things in cards for zone in box.zones_of[card]
    ]
