"""What is kept, on both databases: in order, once, and described by its migrations."""

import asyncio
import threading
from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select, update

from agon.kernel.game import Setup
from agon.server.acts import Act, Renamed, Said, Started
from agon.server.parts import BOT, PERSON, Founding, SeatState
from agon.server.store import queries
from agon.server.store.database import Database, chosen_url, open_database
from agon.server.store.schema import MATCHES, METADATA, PERSONS
from agon.server.store.seats import seats_held
from agon.server.store.store import Store, now
from agon.server.table import Table
from agon.server.visitors import newcomer
from server.stories import live

ANNA = newcomer("")


@pytest.fixture
def opened(database: str) -> Iterator[Database]:
    one = open_database(chosen_url(database))
    yield one
    one.close()


def new_table(store: Store, id: str = "t" * 22) -> Founding:
    seats = (SeatState(PERSON, "Anna", "", "", True), SeatState(BOT, "", "apprentice", "", False))
    return Founding(id, Setup("ephyran", 2, "seed"), seats, "new", "", False, now())


def test_the_migrations_build_exactly_the_schema(opened: Database) -> None:
    with opened.reads.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)

    assert differences == []


def test_migrating_twice_changes_nothing(database: str) -> None:
    open_database(chosen_url(database)).close()
    open_database(chosen_url(database)).close()


def test_whoever_reads_sees_one_moment_though_others_write(opened: Database) -> None:
    count = select(func.count()).select_from(PERSONS)
    with opened.reads.begin() as reading:
        before = reading.execute(count).scalar_one()
        with opened.writes.begin() as writing:
            writing.execute(PERSONS.insert().values(id="anna", name="", created=0))
        again = reading.execute(count).scalar_one()
    with opened.reads.begin() as reading:
        later = reading.execute(count).scalar_one()

    assert (again, later) == (before, before + 1)


def test_of_two_acts_with_one_number_one_is_written(opened: Database) -> None:
    async def story() -> None:
        store, other = Store(opened), Store(opened)
        founding = new_table(store)
        table = Table(founding)
        await store.write(queries.found, founding, [], [(0, ANNA)], queries.summary_of(table))
        table.apply([Act(1, now(), Started())])
        summary = queries.summary_of(table)

        jobs = [
            one.write(
                queries.append, founding.id, Act(1, now(), Renamed(0, name, "")), summary, one.process, 1000, None
            )
            for name, one in (("a", store), ("b", other), ("c", store), ("d", other))
        ]
        written = [result for result in await asyncio.gather(*jobs) if result is not None]

        assert len(written) == 1
        assert len(await store.read(queries.acts_after, founding.id, 0)) == 1
        store._writer.close()
        other._writer.close()

    live(story())


def test_a_table_comes_back_as_it_was_made(opened: Database) -> None:
    async def story() -> None:
        store = Store(opened)
        founding = new_table(store)
        acts = [Act(1, 5, Started()), Act(2, 6, Said(0, "χαῖρε"))]
        await store.write(queries.found, founding, acts, [(0, ANNA)], queries.summary_of(Table(founding)))

        assert await store.read(queries.founding_of, founding.id) == founding
        assert await store.read(queries.founding_of, "x" * 22) is None
        assert await store.read(queries.acts_after, founding.id, 0) == acts
        assert await store.read(queries.acts_after, founding.id, 1) == acts[1:]
        assert await store.read(seats_held, founding.id, ANNA.hash) == [0]
        store._writer.close()

    live(story())


def test_one_process_at_a_time_thinks(opened: Database) -> None:
    async def story() -> None:
        store = Store(opened)
        founding = new_table(store)
        table = Table(founding)
        table.apply([Act(1, 5, Started())])
        asked = queries.summary_of(table)._replace(bots=2)
        await store.write(queries.found, founding, [Act(1, 5, Started())], [], asked)
        at = now()

        assert await store.read(queries.waiting_for_bots, at, 9) == [founding.id]
        assert await store.write(queries.claim, founding.id, "first", at, 1000)
        assert not await store.write(queries.claim, founding.id, "second", at + 500, 1000)
        assert await store.read(queries.waiting_for_bots, at + 500, 9) == []
        assert await store.write(queries.renew, [founding.id], "first", at + 900, 1000) == {founding.id}
        assert not await store.write(queries.claim, founding.id, "second", at + 1500, 1000)
        assert await store.write(queries.claim, founding.id, "second", at + 2000, 1000), "it was not renewed"
        assert await store.write(queries.renew, [founding.id], "first", at + 2100, 1000) == set()
        store._writer.close()

    live(story())


def test_one_bad_job_does_not_spoil_the_others(opened: Database) -> None:
    async def story() -> None:
        store = Store(opened)

        def broken(connection: object) -> None:
            raise ValueError("broken")

        jobs = [store.write(queries.reachable), store.write(broken), store.write(queries.reachable)]
        results = await asyncio.gather(*jobs, return_exceptions=True)

        assert results[0] is True
        assert isinstance(results[1], ValueError)
        assert results[2] is True
        store._writer.close()

    live(story())


def test_presence_is_forgotten_when_nobody_says_so(opened: Database) -> None:
    async def story() -> None:
        store = Store(opened)
        at = now()
        await store.write(queries.appear, [("t" * 22, 0, 1), ("t" * 22, -1, 3)], "here", at + 100, at)

        assert await store.read(queries.present, "there", at) == [("t" * 22, -1, 3), ("t" * 22, 0, 1)]
        assert await store.read(queries.present, "here", at) == []
        assert await store.read(queries.present, "there", at + 200) == []
        store._writer.close()

    live(story())


def test_a_table_made_with_earlier_rules_goes_on_with_what_went_without_saying_then(opened: Database) -> None:
    async def story() -> None:
        store = Store(opened)
        founding = new_table(store)
        await store.write(queries.found, founding, [], [(0, ANNA)], queries.summary_of(Table(founding)))
        assert await store.read(queries.founding_of, founding.id) == founding

        with opened.writes.begin() as connection:
            connection.execute(update(MATCHES).values(rules=1))

        of_old = await store.read(queries.founding_of, founding.id)
        assert of_old is not None
        assert of_old.setup.options == (("draw_two", "pile"),)
        store._writer.close()

    live(story())


def test_what_nobody_waits_for_any_more_is_written_all_the_same(opened: Database) -> None:
    """A server that ends cancels whatever its bots were about; the writer goes on, and ends with it."""

    async def story() -> None:
        store = Store(opened)
        begun, go_on = threading.Event(), threading.Event()
        founding = new_table(store)

        def slowly(connection: Connection) -> bool:
            begun.set()
            go_on.wait()
            queries.found(connection, founding, [], [(0, ANNA)], queries.summary_of(Table(founding)))
            return True

        waiting = asyncio.ensure_future(store.write(slowly))
        await asyncio.get_running_loop().run_in_executor(None, begun.wait)
        waiting.cancel()
        await asyncio.wait([waiting])
        go_on.set()

        assert await store.write(lambda connection: "alive") == "alive"
        assert await store.read(queries.founding_of, founding.id) == founding
        store.close()

    live(story())
