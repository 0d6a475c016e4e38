"""A table that nobody looks at keeps in memory only what cannot be rebuilt, and is the same when somebody comes."""

import asyncio
import random
import tracemalloc
from collections.abc import Callable

from agon.kernel.game import Setup
from agon.server.acts import Act, Chose, Started
from agon.server.entry import Entry
from agon.server.parts import PERSON, Founding, SeatState
from agon.server.table import Table
from server.stories import live

CHOICES = 30
MOST = 200_000  # bytes


def at_table() -> Entry:
    """A table of Hybris in the middle of a match, seen by both who play."""
    seats = tuple(SeatState(PERSON, name, "", "", True) for name in ("Anna", "Boris"))
    table = Table(Founding("t" * 22, Setup("hybris", 2, "seed"), seats, "new", "", False, 0))
    table.apply([Act(1, 0, Started())])
    chance = random.Random(1)
    entry = Entry(table)
    for number in range(2, CHOICES + 2):
        seat = next(iter(table.pending))
        question = table.question(seat)
        assert question is not None
        key = chance.choice(question.options).key
        option = table.option_of(seat, key)
        assert option is not None
        entry.sights.forget(table.apply([Act(number, 0, Chose(seat, key, option))]).keep)
        seen(entry)
    return entry


def seen(entry: Entry) -> list[bytes]:
    return [entry.sights.state(entry.sights.scene(seat, {seat}, set(), 0)) for seat in (0, 1)]


def told(story: Callable[[], None]) -> None:
    """Where there is a loop: the lock of a table wants one."""

    async def live_it() -> None:
        await asyncio.sleep(0)
        story()

    live(live_it())


def test_it_is_small_and_the_same() -> None:
    def story() -> None:
        at_table()  # what all tables share is made
        tracemalloc.start()
        entry = at_table()
        before = seen(entry)

        entry.put_down()

        assert tracemalloc.get_traced_memory()[0] < MOST
        tracemalloc.stop()
        assert seen(entry) == before
        assert entry.table.match is not None
        entry.table.match.back_to(CHOICES // 2)
        assert len(entry.table.match.choices) == CHOICES // 2

    told(story)
