"""The database fails while it writes: the person who acted is told the truth, once it is known."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from agon.kernel.words import say
from agon.server import hall as hall_module
from agon.server import moves
from agon.server.acts import Act, Said
from agon.server.entry import Entry
from agon.server.hall import Hall
from agon.server.problems import Interrupted, Unavailable
from agon.server.store import queries
from agon.server.store.database import chosen_url, open_database
from agon.server.store.store import Store, now
from agon.server.table import Table
from agon.server.visitors import newcomer
from server.stories import live
from server.test_store import new_table

FAULT = Interrupted(say("server-database-fault"))


class Faulty(Store):
    """A store of which one write fails, before or after the fact; and as many reads after it as wanted."""

    mode = ""
    deaf = 0

    async def write_and_ring(self, ring: Any, query: Callable[..., Any], *args: Any) -> Any:
        mode, self.mode = self.mode, ""
        if mode == "before":
            raise FAULT
        result = await super().write_and_ring(ring, query, *args)
        if mode == "after":
            raise FAULT
        return result

    async def read(self, query: Callable[..., Any], *args: Any) -> Any:
        if self.deaf:
            self.deaf -= 1
            raise FAULT
        return await super().read(query, *args)


async def said(hall: Hall, entry: Entry, text: str) -> None:
    await hall.act(entry, lambda table: moves.chat(table, {0}, 0, text))


async def opened(store: Store) -> tuple[Hall, Entry]:
    founding = new_table(store)
    await store.write(queries.found, founding, [], [(0, newcomer(""))], queries.summary_of(Table(founding)))
    hall = Hall(store)
    return hall, await hall.entry(founding.id)


@pytest.fixture
def store(tmp_path: Path) -> Faulty:
    return Faulty(open_database(chosen_url(str(tmp_path / "agon.db"))))


def test_what_was_written_after_all_is_done_and_done_once(store: Faulty) -> None:
    async def story() -> None:
        hall, entry = await opened(store)
        store.mode, store.deaf = "after", 2

        await said(hall, entry, "hello")

        assert [line.text for line in entry.table.chat] == ["hello"]
        assert len(await store.read(queries.acts_after, entry.id, 0)) == 1
        await asyncio.to_thread(store.close)

    live(story())


def test_what_was_not_written_is_refused(store: Faulty) -> None:
    async def story() -> None:
        hall, entry = await opened(store)
        store.mode = "before"

        with pytest.raises(Unavailable) as fault:
            await said(hall, entry, "hello")

        assert fault.value is FAULT
        assert (entry.table.version, entry.table.chat) == (0, [])
        await asyncio.to_thread(store.close)

    live(story())


def test_who_cannot_be_told_is_told_that_nobody_knows(store: Faulty, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "LOOKS", (0.0, 0.0))

    async def story() -> None:
        hall, entry = await opened(store)
        store.mode, store.deaf = "after", 2

        with pytest.raises(Unavailable) as fault:
            await said(hall, entry, "hello")
        assert fault.value.message.id == "server-unknown"

        await hall.catch_up(entry)
        assert [line.text for line in entry.table.chat] == ["hello"], "the table shows it later"
        await asyncio.to_thread(store.close)

    live(story())


def test_an_act_of_somebody_else_in_its_place_is_no_answer(store: Faulty) -> None:
    async def story() -> None:
        hall, entry = await opened(store)
        other = Act(1, now(), Said(0, "first"))
        table = Table(entry.table.founding)
        table.apply([other])
        args = (entry.id, other, queries.summary_of(table), "elsewhere", 1000, None)
        await store.write_and_ring((entry.id, 1), queries.append, *args)
        store.mode = "before"

        await said(hall, entry, "second")

        assert [line.text for line in entry.table.chat] == ["first", "second"]
        await asyncio.to_thread(store.close)

    live(story())
