"""Olympus: Convert and Conceive.  Page 16."""

from typing import Final

from agon.games.hybris import log
from agon.games.hybris.book import Action, Book
from agon.games.hybris.box.numbers import CONCEIVE, CONVERT, NONE, PRAYERS
from agon.games.hybris.box.things import Conversion
from agon.games.hybris.player import Player
from agon.games.hybris.rules.actions import priced, sure
from agon.games.hybris.rules.forge import enter_workshop
from agon.games.hybris.rules.meanwhile import ask_between
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import CONCEIVE_TILE, CONVERT_ROW, ROW, STOP, TECHNOLOGY, number_of
from agon.games.hybris.rules.resources import can_pay, pay
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, action_of
from agon.kernel.legality import Reason

NO_PRAYERS: Final = Reason("hybris-why-no-prayers", "HYB-OLYMPUS-02", "HYB-CORE-01")
NO_PILES: Final = Reason("hybris-why-no-piles", "HYB-OLYMPUS-03")
DEAR: Final = Reason("hybris-why-dear", "HYB-OLYMPUS-02", "HYB-CORE-01")
LIMIT: Final = Reason("hybris-why-limit", "HYB-CORE-04")
ONE_AT_LEAST: Final = Reason("hybris-why-one-conversion", "HYB-OLYMPUS-01")


def conversions(g: Hybris) -> list[Conversion]:
    """The rows of the table, and those that a Variant adds."""
    return g.box.conversions + g.book.manifest.conversions


def convert_options(g: Hybris, p: Player, done: list[int]) -> list[int]:
    """The rows that can be paid, those used as often as they may be left out.  HYB-OLYMPUS-01"""
    return [
        ROW << 16 | row
        for row, conversion in enumerate(conversions(g))
        if can_pay(g, p, conversion.cost) and not 0 < conversion.limit <= done[row]
    ]


def why_not_convert(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    rows = conversions(g)
    return None if convert_options(g, p, [0] * len(rows)) else NO_PRAYERS


def convert(g: Hybris, p: Player, scene: Scene) -> Play:
    """At least one conversion, then as many as wanted, each given before the next.  HYB-OLYMPUS-01, HYB-OLYMPUS-02"""
    rows = conversions(g)
    done = [0] * len(rows)
    while True:
        if sum(done):
            choice = yield from ask_between(g, p, CONVERT_ROW, lambda: [*convert_options(g, p, done), STOP << 16])
        else:
            choice = yield Ask(CONVERT_ROW, p.seat, convert_options(g, p, done))
        if action_of(choice) == STOP:
            break
        row = number_of(choice)
        done[row] += 1
        yield from pay(g, p, rows[row].cost)
        if scene.character != NONE:
            g.turn.prayers += sum(amount for resource, amount in rows[row].cost if resource == PRAYERS)
        log.converted(g, p.seat, row)
        yield from g.book.resolve(g, p, rows[row].gives, scene)
    yield from happen(g, "convert", scene)


def conceive_options(g: Hybris) -> list[int]:
    """Any tile of any pile.  HYB-OLYMPUS-03"""
    return [TECHNOLOGY << 16 | tile for pile in g.piles for tile in pile]


def why_not_conceive(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    return None if any(len(pile) > 0 for pile in g.piles) else NO_PILES


def conceive(g: Hybris, p: Player, scene: Scene) -> Play:
    """A tile goes to the Workshop with the player's token on it, for nothing.  HYB-OLYMPUS-03"""
    tile = number_of((yield Ask(CONCEIVE_TILE, p.seat, conceive_options(g))))
    take_from_pile(g, tile)
    yield from enter_workshop(g, p, tile, scene)


def take_from_pile(g: Hybris, tile: int) -> None:
    for pile in g.piles:
        if tile in pile:
            pile.remove(tile)


def write_olympus(book: Book) -> None:
    book.add_action(CONVERT, priced(Action(why_not_convert, convert)))
    book.add_action(CONCEIVE, sure(Action(why_not_conceive, conceive)))
