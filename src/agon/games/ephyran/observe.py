"""What one seat may know of the table as numbers: the same facts as its view, for learners."""

from typing import Final

from agon.games.ephyran.box import ZONES, Box
from agon.games.ephyran.rules.scoring import prestige_known
from agon.games.ephyran.state import NONE, Ephyran, Player
from agon.kernel.pens import Pen, Sort

NAMES: Final = ("self", "rival_1", "rival_2", "rival_3")


class Sorts:
    """The kinds of things that an observation counts."""

    def __init__(self, box: Box) -> None:
        self.cards = Sort([box.card_thing(card) for card in range(len(box.card_ids))])
        self.zones = Sort([box.zone_thing(zone) for zone in range(ZONES)])
        self.gods = Sort(["god/" + god for god in box.gods])
        self.objects = Sort([*["magic/" + object for object in box.objects], "hidden"])
        self.territories = Sort(["territory/" + territory for territory in box.territories])
        self.endings = Sort(["pile", "city"])


def observe(g: Ephyran, sorts: Sorts, seat: int, pen: Pen) -> None:
    """The table, then everybody, the observer first."""
    observe_piles(g, sorts, seat, pen)
    observe_turn(g, sorts, seat, pen)
    seats = len(g.players)
    for place in range(seats):
        pen.under(NAMES[place])
        observe_player(g, sorts, g.players[(seat + place) % seats], seat, pen)


def observe_piles(g: Ephyran, sorts: Sorts, seat: int, pen: Pen) -> None:
    pen.number("draw_pile", len(g.draw_pile), sorts.cards.size)
    pen.each("discard_pile", sorts.cards, g.discard_pile)
    pen.one_of("discard_top", sorts.cards, g.discard_pile[-1] if g.discard_pile else NONE)
    pen.each("tartarus", sorts.cards, g.tartarus)
    pen.number("supply", len(g.supply), 32)
    pen.each("lost_tokens", sorts.objects, [token_seen(g, token, seat) for token in g.lost])
    pen.each("gods", sorts.gods, g.gods)


def observe_turn(g: Ephyran, sorts: Sorts, seat: int, pen: Pen) -> None:
    pen.seat("first", g.first)
    pen.seat("active", g.active)
    pen.one_of("ending", sorts.endings, g.ending - 1)
    pen.one_of("playing", sorts.cards, g.playing)
    pen.seat("target", g.target)
    pen.one_of("held", sorts.cards, g.held)
    pen.one_of("token", sorts.objects, NONE if g.token == NONE else token_seen(g, g.token, seat))
    pen.number("drawn", len(g.drawn), 5)
    pen.each("drawn_cards", sorts.cards, g.drawn if g.active == seat else [])


def observe_player(g: Ephyran, sorts: Sorts, p: Player, seat: int, pen: Pen) -> None:
    """A hand as far as it is known, and a city: for each card in it the number of its zone, from 1."""
    pen.one_of("god", sorts.gods, p.god)
    pen.number("hand", len(p.hand), 10)
    pen.each("cards", sorts.cards, p.hand if p.seat == seat else p.known)
    zones = [zone for zone in range(ZONES) if p.have >> zone & 1]
    pen.mask("built", sorts.zones, p.have)
    pen.valued("city", sorts.cards, [p.city[zone] for zone in zones], [zone + 1 for zone in zones], ZONES)
    tokens = [zone for zone in zones if p.magic >> zone & 1]
    kinds = [token_seen(g, p.tokens[zone], seat) + 1 for zone in tokens]
    pen.valued("tokens", sorts.zones, tokens, kinds, sorts.objects.size)
    pen.valued("locks", sorts.territories, [0, 1, 2, 3], [1 + lock for lock in p.locks], sorts.cards.size)
    pen.number("prestige", prestige_known(g, p, g.reader(seat)), 80)


def token_seen(g: Ephyran, token: int, seat: int) -> int:
    """The object of a token to those who have seen it, otherwise the last of them: something hidden.  EPH-TOKEN-08"""
    return g.box.token_object[token] if g.seen[token] & g.reader(seat) else len(g.box.objects)
