"""A match of Lords of Hellas in numbers: how far everybody has come on each way to win, and what they did.

Nothing is scored here. A campaign replaces all of this in one place (`Replaceable.reckoning`).
"""

from collections.abc import Sequence
from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas, ReadDeeds, Reckoning
from agon.kernel.account import Account, Entry, Row, added_up, entries
from agon.kernel.game import OVER, Event
from agon.kernel.words import Arg, Message, Name, Seat, say

WHOLE: Final = 100  # percent


def account(g: Hellas, events: Sequence[Event]) -> Account:
    """Everything that is counted happens in the open: all readers have the same account."""
    reckoning = g.book.replaceable.reckoning
    columns = reckoning.columns(g)
    done = [entry for entry in entries(g, events, DEEDS) if entry.column < len(columns)]
    return Account(columns, say(reckoning.measure), (), reckoning.ways(g), added_up(done, len(columns), DEED_ROWS))


def standing(g: Hellas) -> tuple[int, ...]:
    return g.book.replaceable.reckoning.standing(g)


def alarms(g: Hellas) -> list[Message]:
    """Nothing once the game is over."""
    return [] if g.step == OVER else g.book.replaceable.reckoning.alarms(g)


# ---------------------------------------------------------------- a match among players


def players(g: Hellas) -> tuple[Arg, ...]:
    return tuple([Seat(p.seat) for p in g.players])


def ways(g: Hellas) -> tuple[Row, ...]:
    """The ways to win.  LOH-MVIC-01 to LOH-MVIC-05"""
    came = [g.book.replaceable.goals(g, p) for p in g.players]
    return tuple(
        [
            Row(Name("way/" + goals[0].way), tuple([goal.has for goal in goals]), goals[0].needs)
            for goals in zip(*came, strict=True)
        ]
    )


def nearest(g: Hellas) -> tuple[int, ...]:
    """How much of a way everybody has come, in percent, each on the way on which they are furthest."""
    came = [g.book.replaceable.goals(g, p) for p in g.players]
    return tuple([max([min(WHOLE, WHOLE * goal.has // goal.needs) for goal in goals]) for goals in came])


def one_step_short(g: Hellas) -> list[Message]:
    """Warnings: who lacks one land, temple or monster; and a monument being counted down."""
    found: list[Message] = []
    for p in g.players:
        for goal in g.book.replaceable.goals(g, p):
            if goal.has == goal.needs - 1 and goal.way != "king":
                found.append(say("hellas-alarm-" + goal.way, seat=Seat(p.seat), way=Name("way/" + goal.way)))
    if g.countdown != NONE and g.completed != NONE:
        region = g.box.regions[g.box.gods[g.completed].region].id
        found.append(say("hellas-alarm-king", region=Name("region/" + region), way=Name("way/king")))
    return found


RECKONING: Final = Reckoning(players, "hellas-account-measure", nearest, ways, one_step_short)

# ---------------------------------------------------------------- deeds

BATTLES: Final = "hellas-deed-battles"
WON: Final = "hellas-deed-won"
HUNTS: Final = "hellas-deed-hunts"
SLAIN: Final = "hellas-deed-slain"
QUESTS: Final = "hellas-deed-quests"
TEMPLES: Final = "hellas-deed-temples"
RECRUITED: Final = "hellas-deed-recruited"
LOST: Final = "hellas-deed-lost"
DEED_ROWS: Final = (BATTLES, WON, HUNTS, SLAIN, QUESTS, TEMPLES, RECRUITED, LOST)


def of(g: Hellas, commander: int, row: str, number: int) -> list[Entry]:
    """A deed of whoever commands: the Persians come after the seats; what is nobody's is not counted."""
    if commander == NONE:
        return []
    return [Entry(row, "", len(g.players) if commander == PERSIANS else commander, number)]


def once(row: str) -> ReadDeeds:
    """Count one more for the seat that the event is about."""

    def read(g: Hellas, numbers: tuple[int, ...]) -> list[Entry]:
        return of(g, numbers[0], row, 1)

    return read


def fought(g: Hellas, numbers: tuple[int, ...]) -> list[Entry]:
    return of(g, numbers[0], BATTLES, 1) + of(g, numbers[1], BATTLES, 1)


def recruited(g: Hellas, numbers: tuple[int, ...]) -> list[Entry]:
    return of(g, numbers[0], RECRUITED, numbers[2])


def lost(g: Hellas, numbers: tuple[int, ...]) -> list[Entry]:
    return of(g, numbers[0], LOST, numbers[2])


DEEDS: Final[dict[str, ReadDeeds]] = {
    "hellas-battle": fought,
    "hellas-battle-won": once(WON),
    "hellas-hunt": once(HUNTS),
    "hellas-slain": once(SLAIN),
    "hellas-quest-done": once(QUESTS),
    "hellas-temple": once(TEMPLES),
    "hellas-hoplites-placed": recruited,
    "hellas-hoplites-lost": lost,
}
