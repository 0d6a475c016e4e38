"""A match of Hybris in numbers: Victory Points by source, how near everybody is to ascending, what they did.

Points are recorded where they are given (`booking`): this module only adds them up. A module says what its own events
add
(`Book.points_read`, `Book.deeds_read`), whom it plays against everybody (`Book.rivals`), and what else wins or loses a
game (`Book.ways`).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from agon.cards.phrases import Count, Effect
from agon.games.hybris import booking
from agon.games.hybris.book import ReadEvent
from agon.games.hybris.box.numbers import AEGIS, VP
from agon.games.hybris.describe.sources import printed
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.account import Account, Entry, Row, added_up, entries, weightiest
from agon.kernel.game import Event
from agon.kernel.words import Seat, say

Numbers = tuple[int, ...]


def account(g: Hybris, events: Sequence[Event]) -> Account:
    """Everybody has heard of everything that is recorded: all readers have the same account."""
    columns = (*[Seat(seat) for seat in range(len(g.drafted))], *[rival.name for rival in g.book.rivals])
    booked = named(g, entries(g, events, {**POINTS, **g.book.points_read}))
    done = entries(g, events, {**DEEDS, **g.book.deeds_read})
    return Account(
        columns,
        say("hybris-account-measure"),
        weightiest(added_up(booked, len(columns))),
        ways(g, len(columns)),
        added_up(done, len(columns), [*DEED_ROWS, *g.book.deed_rows]),
        tuple([compared(g, count) for count in g.final]),
    )


def standing(g: Hybris) -> tuple[int, ...]:
    """Everybody's Victory Points."""
    points = [p.vp for p in g.players] or [0] * len(g.drafted)
    return tuple(points + [rival.points(g) for rival in g.book.rivals])


def ways(g: Hybris, columns: int) -> tuple[Row, ...]:
    """The Upgrades that let somebody ascend, then what modules have."""
    found: list[Row] = []
    manifest = g.book.manifest
    if manifest.ascension and not manifest.instead_of_ascension:
        unlocked = [p.unlocked.bit_count() for p in g.players] or [0] * len(g.drafted)
        numbers = tuple(unlocked + [0] * (columns - len(unlocked)))
        found.append(Row(say("hybris-account-upgrades"), numbers, manifest.ascension))
    for way in g.book.ways:
        found += way(g)
    return tuple(found)


def compared(g: Hybris, count: Count) -> Row:
    """One of the numbers that decide when the last Age is over.  HYB-WIN-02, HYB-WIN-03"""
    seats, rivals = range(len(g.drafted)), g.book.rivals
    if count.verb == "held" and count.number == VP:
        numbers = standing(g)
    elif count.verb == "grandeur":
        numbers = tuple([height(g, seat) for seat in seats] + [height(g, rival.marker) for rival in rivals])
    else:
        counted = [g.book.count(g, p, count, Scene(p.seat)) for p in g.players] or [0] * len(g.drafted)
        numbers = tuple(counted + [0] * len(rivals))
    return Row(say("hybris-compared-" + count.verb.replace("_", "-")), numbers)


def height(g: Hybris, marker: int) -> int:
    """The space of a marker on the Grandeur track, from its end; none for a marker that is not on it yet."""
    return len(g.grandeur) - g.grandeur.index(marker) if marker in g.grandeur else 0


# ---------------------------------------------------------------- points


def named(g: Hybris, booked: list[Entry]) -> list[Entry]:
    """Entries by the numbers of their sources, with the words and things of these instead."""
    if not g.book.origins:
        g.book.origins = {source: (row, thing) for source, row, thing in origins_of(g)}
    found: list[Entry] = []
    for entry in booked:
        source = int(entry.row)
        rule = booking.rule_of(source)
        row, thing = (rule, "") if rule else g.book.origins.get(source, ("other", ""))
        found.append(Entry("hybris-points-" + row, thing, entry.column, entry.number))
    return found


def origins_of(g: Hybris) -> Iterator[tuple[int, str, str]]:
    """Every list of effects, what its points are called, and the thing that it is printed on."""
    for effects in g.box.kindness_track:
        yield from lists_in(effects, "kindness", "")
    for conversion in g.box.conversions + g.book.manifest.conversions:
        yield from lists_in(conversion.gives, "conversion", "")
    yield from lists_in(g.box.factory_exit, "forge", "")
    yield from lists_in(g.book.manifest.each_player + g.book.manifest.instead_of_ascension, "scenario", "")
    for thing, effects in printed(g.box):
        kind, _, rest = thing.partition("/")
        if kind == "song":  # a part of its Quest
            yield from lists_in(effects, "quest", "quest/" + rest.partition("/")[0])
        else:
            yield from lists_in(effects, kind.replace("_", "-"), thing)


def lists_in(effects: list[Effect], row: str, thing: str) -> Iterator[tuple[int, str, str]]:
    """A list and all that stand inside it."""
    for effect in effects:
        yield effect.list, row, thing
        for inner in [effect.then, effect.other, *effect.branches]:
            yield from lists_in(inner, row, thing)


def gained_points(g: Hybris, numbers: Numbers) -> list[Entry]:
    seat, points, source, _ = numbers
    return [Entry(str(source), "", seat, points)]


def lost_points(g: Hybris, numbers: Numbers) -> list[Entry]:
    seat, points, source, _ = numbers
    return [Entry(str(source), "", seat, -points)]


def paid_points(g: Hybris, numbers: Numbers) -> list[Entry]:
    seat, resource, number, _ = numbers
    return [Entry(str(booking.PAID), "", seat, -number)] if resource == VP else []


def given_points(g: Hybris, numbers: Numbers) -> list[Entry]:
    seat, owner, resource, number = numbers
    if resource != VP:
        return []
    return [Entry(str(booking.GIVEN), "", seat, -number), Entry(str(booking.GIVEN), "", owner, number)]


POINTS: Final[dict[str, ReadEvent]] = {
    "hybris-vp": gained_points,
    "hybris-vp-lost": lost_points,
    "hybris-paid": paid_points,
    "hybris-given": given_points,
}

# ---------------------------------------------------------------- deeds

COMBATS: Final = "hybris-deed-combats"
WON: Final = "hybris-deed-won"
TILES: Final = "hybris-deed-tiles"
QUESTS: Final = "hybris-deed-quests"
PREMONITIONS: Final = "hybris-deed-premonitions"
TEMPLES: Final = "hybris-deed-temples"
EARNED: Final = "hybris-deed-aegis-earned"
SPENT: Final = "hybris-deed-aegis-spent"
DEED_ROWS: Final = (COMBATS, WON, TILES, QUESTS, PREMONITIONS, TEMPLES, EARNED, SPENT)


def once(row: str) -> ReadEvent:
    """Count one more for the seat that the event is about."""

    def read(g: Hybris, numbers: Numbers) -> list[Entry]:
        return [Entry(row, "", numbers[0], 1)]

    return read


def fought(g: Hybris, numbers: Numbers) -> list[Entry]:
    """Both sides."""
    return [Entry(COMBATS, "", numbers[0], 1), Entry(COMBATS, "", numbers[2], 1)]


def decided(g: Hybris, numbers: Numbers) -> list[Entry]:
    """The game wins for nobody."""
    return [Entry(WON, "", numbers[0], 1)] if numbers[0] >= 0 else []


def earned(g: Hybris, numbers: Numbers) -> list[Entry]:
    return [Entry(EARNED, "", numbers[0], numbers[2])] if numbers[1] == AEGIS else []


def received(g: Hybris, numbers: Numbers) -> list[Entry]:
    return [Entry(EARNED, "", numbers[1], numbers[3])] if numbers[2] == AEGIS else []


def spent(g: Hybris, numbers: Numbers) -> list[Entry]:
    return [Entry(SPENT, "", numbers[0], numbers[2])] if numbers[1] == AEGIS else []


DEEDS: Final[dict[str, ReadEvent]] = {
    "hybris-combat": fought,
    "hybris-combat-game": once(COMBATS),
    "hybris-combat-over": decided,
    "hybris-deployed": once(TILES),
    "hybris-epic": once(QUESTS),
    "hybris-clash": once(QUESTS),
    "hybris-premonition-completed": once(PREMONITIONS),
    "hybris-temple": once(TEMPLES),
    "hybris-gained": earned,
    "hybris-given": received,
    "hybris-paid": spent,
}
