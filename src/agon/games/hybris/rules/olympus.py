"""Olympus: Convert and Conceive.  Page 16."""

from agon.games.hybris.rules.forge import enter_workshop
from agon.games.hybris.rules.questions import CONCEIVE_TILE, CONVERT_ROW, ROW, STOP, TECHNOLOGY, number_of
from agon.games.hybris.rules.resources import can_pay, pay
from agon.games.hybris.state import Hybris, Player, Scene
from agon.kernel.ask import Ask, Play, action_of


def convert_options(g: Hybris, p: Player, done: list[int]) -> list[int]:
    """The rows that can be paid, those used as often as they may be left out.  HYB-OLYMPUS-01"""
    return [
        ROW << 16 | row
        for row, conversion in enumerate(g.box.conversions)
        if can_pay(p, conversion.cost) and not 0 < conversion.limit <= done[row]
    ]


def convert(g: Hybris, p: Player, scene: Scene) -> Play:
    """At least one conversion, then as many as wanted, each given before the next.  HYB-OLYMPUS-01, HYB-OLYMPUS-02"""
    done = [0] * len(g.box.conversions)
    while True:
        options = convert_options(g, p, done)
        if sum(done):
            options.append(STOP << 16)
        choice = yield Ask(CONVERT_ROW, p.seat, options)
        if action_of(choice) == STOP:
            return
        row = number_of(choice)
        done[row] += 1
        pay(g, p, g.box.conversions[row].cost)
        yield from g.book.resolve(g, p, g.box.conversions[row].gives, scene)


def conceive_options(g: Hybris) -> list[int]:
    """Any tile of any pile.  HYB-OLYMPUS-03"""
    return [TECHNOLOGY << 16 | tile for pile in g.piles for tile in pile]


def conceive(g: Hybris, p: Player, scene: Scene) -> Play:
    """A tile goes to the Workshop with one's token on it, for nothing.  HYB-OLYMPUS-03"""
    tile = number_of((yield Ask(CONCEIVE_TILE, p.seat, conceive_options(g))))
    for pile in g.piles:
        if tile in pile:
            pile.remove(tile)
    yield from enter_workshop(g, p, tile, scene)
