"""What Chaos lays on the table: its space, its Momentum, its cards and the Cataclysm deck.

Hidden: the order of both decks and the cards of the Momentum, but for those who looked at them. Destroyed Cities are
`g.closed`.
"""

from collections.abc import Mapping
from typing import Final

from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.view import ChaosView
from agon.games.hybris.names import HIDDEN, city_thing
from agon.games.hybris.state import Hybris, Part
from agon.kernel.chance import Chance
from agon.kernel.game import NO_LIMIT, Count, hears
from agon.kernel.pens import Pen, Sort
from agon.kernel.structs import Number

PART: Final = "chaos"

Pile = tuple[list[int], list[int]]  # cards, and for each who knows it, as a mask


class ChaosTable(Part):
    """Chaos at one moment.  CAT-CHAOS-02"""

    space: int = 1  # of the Progression track
    momentum: list[Number] = []  # cards, face down; their number is Chaos's Momentum
    momentum_seen: list[Number] = []  # for each of them who knows it, as a mask
    deck: list[Number] = []  # Chaos cards by their number in the box; the last is the top
    deck_seen: list[Number] = []
    discard: list[Number] = []
    falls: list[Number] = []  # the Cataclysm deck; the last is the top
    falls_seen: list[Number] = []
    fallen: list[Number] = []  # Cataclysm cards that lie on their Cities, in order
    drawn: Number = NONE  # the Chaos card whose Attraction is being applied
    hushed: bool = False  # that Attraction does nothing
    sated: bool = False  # it has reached the deck for that card, whose other symbols of Progression are void
    owed: list[tuple[int, int]] = []  # gains of Aegis for which no card was drawn yet: seat and amount
    waiting: list[int] = []  # advances that wait for the end of a Combat
    busy: int = 0  # how many times over Chaos is feeding, moving or fighting: what is owed waits
    absorbing: bool = False
    roused: bool = False  # unleashed by what it is absorbing
    target: int = 0  # the fighter's Strength from activated MK tiles, in the Combat that is on
    walls: int = 0  # and from the Defence track

    def view(self, box: Box, seat: int) -> ChaosView:
        """Cards that a seat knows, the top of each deck last; the others face down."""
        kit = kit_of(box)
        return {
            "space": self.space,
            "momentum": shown(box, (self.momentum, self.momentum_seen), seat),
            "deck": shown(box, (self.deck, self.deck_seen), seat),
            "discard": [box.card_thing(card) for card in self.discard],
            "falls": [
                kit.fall_thing(card) if hears(seen, seat) else HIDDEN
                for card, seen in zip(self.falls, self.falls_seen, strict=True)
            ],
            "fallen": [kit.fall_thing(card) for card in self.fallen],
            "destroyed": [city_thing(box, kit.falls[card]) for card in self.fallen],
            "drawn": None if self.drawn == NONE else box.card_thing(self.drawn),
            "target": self.target,
            "walls": self.walls,
        }

    def cards(self) -> list[int]:
        return self.deck + self.discard + self.momentum + ([] if self.drawn == NONE else [self.drawn])

    def things(self, g: Hybris) -> list[str]:
        """The Cataclysm cards."""
        return [kit_of(g.box).fall_thing(card) for card in self.falls + self.fallen]

    def determinize(self, g: Hybris, seat: int, chance: Chance) -> None:
        """Deck and Momentum are one pool for who knows neither; so is the Cataclysm deck."""
        deal_anew([(self.deck, self.deck_seen), (self.momentum, self.momentum_seen)], seat, chance)
        deal_anew([(self.falls, self.falls_seen)], seat, chance)

    def observe(self, g: Hybris, sorts: Mapping[str, Sort], seat: int, pen: Pen) -> None:
        """Of piles that lie face down their sizes, the cards that the seat knows, and the top one."""
        kit = kit_of(g.box)
        chaos_cards, falls = sorts["chaos_card"], sorts["cataclysm_card"]
        number = kit.chaos_numbers
        pen.under("chaos")
        pen.number("space", self.space, kit.rules["spaces"])
        pen.number("momentum", len(self.momentum), 20)
        pen.each(
            "momentum_known", chaos_cards, [number[card] for card in seen_of(self.momentum, self.momentum_seen, seat)]
        )
        pen.number("deck", len(self.deck), 30)
        pen.each("deck_known", chaos_cards, [number[card] for card in seen_of(self.deck, self.deck_seen, seat)])
        known = bool(self.deck) and hears(self.deck_seen[-1], seat)
        pen.one_of("deck_top", chaos_cards, number[self.deck[-1]] if known else NONE)
        pen.each("discard", chaos_cards, [number[card] for card in self.discard])
        pen.number("falls", len(self.falls), falls.size)
        pen.each("falls_known", falls, seen_of(self.falls, self.falls_seen, seat))
        pen.one_of("falls_top", falls, self.falls[-1] if self.falls and hears(self.falls_seen[-1], seat) else NONE)
        pen.each("fallen", falls, self.fallen)
        pen.one_of("drawn", chaos_cards, NONE if self.drawn == NONE else number[self.drawn])
        pen.number("target", self.target, 40)
        pen.number("walls", self.walls, 20)

    def counts(self, g: Hybris) -> list[Count]:
        return [
            Count("ChaosTable.space", self.space, 1, kit_of(g.box).rules["spaces"]),
            *[Count("ChaosTable.owed", aegis, 1, NO_LIMIT) for _, aegis in self.owed],
            *[Count("ChaosTable.waiting", spaces, 1, NO_LIMIT) for spaces in self.waiting],
            Count("ChaosTable.busy", self.busy, 0, NO_LIMIT),
            Count("ChaosTable.target", self.target, 0, NO_LIMIT),
            Count("ChaosTable.walls", self.walls, 0, NO_LIMIT),
        ]


def shown(box: Box, pile: Pile, seat: int) -> list[str]:
    """A pile of Chaos cards as a seat sees it."""
    return [box.card_thing(card) if hears(seen, seat) else HIDDEN for card, seen in zip(*pile, strict=True)]


def seen_of(cards: list[int], seen: list[int], seat: int) -> list[int]:
    """Those of a pile that a seat knows."""
    return [card for card, mask in zip(cards, seen, strict=True) if hears(mask, seat)]


def deal_anew(piles: list[Pile], seat: int, chance: Chance) -> None:
    """Cards that a seat does not know change places."""
    pool = [card for cards, seen in piles for card, mask in zip(cards, seen, strict=True) if not hears(mask, seat)]
    pool.sort()
    chance.shuffle(pool)
    for cards, seen in piles:
        for at, mask in enumerate(seen):
            if not hears(mask, seat):
                cards[at] = pool.pop()


def lay_out(g: Hybris) -> ChaosTable:
    """Chaos on space 1 without Momentum, both decks shuffled.  CAT-SETUP-04, -06, -07, -18"""
    kit = kit_of(g.box)
    table = ChaosTable()
    table.deck = kit.chaos_deck()
    table.falls = list(range(len(kit.falls)))
    g.chance.shuffle(table.deck)
    g.chance.shuffle(table.falls)
    table.deck_seen = [0] * len(table.deck)
    table.falls_seen = [0] * len(table.falls)
    return table


def chaos(g: Hybris) -> ChaosTable:
    part = g.parts[PART]
    assert isinstance(part, ChaosTable)
    return part


# ---------------------------------------------------------------- the deck


def draw(g: Hybris) -> tuple[int, int]:
    """The top Chaos card and who knew it; an empty deck is made again from the discard pile at once.  CAT-MOM-05"""
    table = chaos(g)
    remake(g, table)
    if not table.deck:
        return NONE, 0  # all cards lie in the Momentum
    found = (table.deck.pop(), table.deck_seen.pop())
    remake(g, table)
    return found


def remake(g: Hybris, table: ChaosTable) -> None:
    if not table.deck:
        table.deck = sorted(table.discard)
        table.discard = []
        g.chance.shuffle(table.deck)
        table.deck_seen = [0] * len(table.deck)


def discard_momentum(g: Hybris, count: int) -> int:
    """This many cards of the Momentum, or all there are, go face up to the discard pile; how many they were."""
    table = chaos(g)
    lost = min(count, len(table.momentum))
    for _ in range(lost):
        table.discard.append(table.momentum.pop())
        table.momentum_seen.pop()
        g.reveals += 1
    if not table.deck:
        remake(g, table)
    return lost
