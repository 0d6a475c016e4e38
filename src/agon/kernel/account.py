"""Where everybody's points came from, how far each has come on the ways to win, and what they did.

An account is made from what has happened (the events that its reader has heard) and from the position; nothing is
counted twice, and no rule keeps a tally for it. A game says what an event adds, to which line and for whom.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from agon.kernel.words import Arg, Message, Name, say

if TYPE_CHECKING:  # a game gives accounts
    from agon.kernel.game import Event


S = TypeVar("S")  # the game's state

NOT_MUCH: Final = 20  # a lead that lasts for less than this part of a match is not worth mentioning
TURNS: Final = 5  # at most this many turning points are shown


class Row(NamedTuple):
    """What it is called, a number for each column, how many there have to be (0: none), and what it is made of."""

    what: Arg
    numbers: tuple[int, ...]
    needs: int = 0
    parts: tuple["Row", ...] = ()


class Account(NamedTuple):
    """One match in numbers."""

    columns: tuple[Arg, ...]  # whom the numbers are of: the seats, and after them rivals that the game plays
    measure: Message  # what a curve of the match shows
    points: tuple[Row, ...]  # by source: together they are everybody's score. Empty where nothing is scored
    ways: tuple[Row, ...]  # to win, and how far each has come
    deeds: tuple[Row, ...]
    compared: tuple[Row, ...] = ()  # when the game is over, in order: a row decides among those equal in all before it


class Entry(NamedTuple):
    """What something adds to a line: the message that names it, the thing that it is about or none, whose, how much."""

    row: str
    thing: str
    column: int
    number: int


Read = Callable[[S, tuple[int, ...]], list[Entry]]


def entries(state: S, events: "Iterable[Event]", read: Mapping[str, Read[S]]) -> list[Entry]:
    """What these events add up to."""
    found: list[Entry] = []
    for id, _, numbers in events:
        reads = read.get(id)
        if reads is not None:
            found += reads(state, numbers)
    return found


def added_up(found: Sequence[Entry], columns: int, order: Sequence[str] = ()) -> tuple[Row, ...]:
    """A row for each line that is named, those of `order` first; in it the things that it is made of."""
    numbers: dict[str, list[int]] = {row: [0] * columns for row in order}
    things: dict[str, dict[str, list[int]]] = {}
    for entry in found:
        numbers.setdefault(entry.row, [0] * columns)[entry.column] += entry.number
        if entry.thing:
            parts = things.setdefault(entry.row, {})
            parts.setdefault(entry.thing, [0] * columns)[entry.column] += entry.number
    return tuple([Row(say(row), tuple(numbers[row]), 0, made_of(things.get(row, {}))) for row in numbers])


def made_of(parts: Mapping[str, list[int]]) -> tuple[Row, ...]:
    """The things of a row, those that matter most first."""
    ranked = sorted(parts, key=lambda thing: (-sum([abs(number) for number in parts[thing]]), thing))
    return tuple([Row(Name(thing), tuple(parts[thing])) for thing in ranked if any(parts[thing])])


def weightiest(rows: Iterable[Row]) -> tuple[Row, ...]:
    """The rows that are not empty, the one with most points first."""
    said = [row for row in rows if any(row.numbers) or row.parts]
    return tuple(sorted(said, key=lambda row: -sum([abs(number) for number in row.numbers])))


# ---------------------------------------------------------------- the course of a match


class Moment(NamedTuple):
    """How everybody stood after a choice, and until the next moment."""

    after: int
    standing: tuple[int, ...]


class Turn(NamedTuple):
    """A turning point: from this choice on, somebody else led for long."""

    after: int
    column: int


class Course(NamedTuple):
    """A match from beginning to end: how everybody stood whenever that changed, and where it turned."""

    last: int  # the number of choices
    moments: tuple[Moment, ...]
    turns: tuple[Turn, ...]


def turning_points(moments: Sequence[Moment], last: int) -> tuple[Turn, ...]:
    """Where the lead passed to somebody who kept it for a while; of many, those after which it was kept longest."""
    leads: list[Turn] = []
    for moment in moments:
        best = max(moment.standing)
        if moment.standing.count(best) == 1 and (not leads or leads[-1].column != moment.standing.index(best)):
            leads.append(Turn(moment.after, moment.standing.index(best)))
    until = [lead.after for lead in leads[1:]] + [last + 1]
    kept = [(end - lead.after, lead) for lead, end in zip(leads, until, strict=True) if lead.after > 0]
    long = sorted([(length, lead) for length, lead in kept if length * NOT_MUCH > last], reverse=True)[:TURNS]
    told = sorted([lead for _, lead in long])
    return tuple([lead for at, lead in enumerate(told) if at == 0 or told[at - 1].column != lead.column])
