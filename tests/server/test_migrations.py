"""Databases of earlier versions, stored as they wrote them: each is brought up to date, and its tables play on.

`stored/*.sql` were dumped from SQLite files of those versions: `0001-first` by the first server, `0001-hellas` when
Lords of Hellas came, `0002-rules` when tables began to remember the version of their rules. Each has tables in the
middle of a match, one that waits for somebody, one that is over.
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, select, text

from agon.kernel.errors import IllegalChoice, SetupError
from agon.server.acts import Act, Chose
from agon.server.hall import played
from agon.server.store import queries
from agon.server.store.database import POSTGRES, Database, chosen_url, open_database
from agon.server.store.schema import MATCHES, METADATA
from agon.server.store.store import now
from agon.server.table import Table

STORED = sorted(Path(__file__).with_name("stored").glob("*.sql"))

# Tables that cannot be played again, because a rule that was misread then was mended since. Who opens one is told so
# (`server-diverged`).
DIVERGED = {"ephyran over"}


@pytest.fixture(params=STORED, ids=lambda path: path.stem)
def stored(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> Iterator[Database]:
    """A stored database as it is once it was opened."""
    script: str = request.param.read_text("utf-8")
    old = tmp_path / "old.db"
    with sqlite3.connect(old) as connection:
        connection.executescript(script)
    url = chosen_url(database)
    if url.get_backend_name() == POSTGRES:
        copy_to_postgres(old, database)
    else:
        old.rename(database)
    opened = open_database(url)
    yield opened
    opened.close()


def copy_to_postgres(old: Path, address: str) -> None:
    """The same on PostgreSQL: what SQLite says of its tables is plain enough for both."""
    engine = create_engine(chosen_url(address))
    with sqlite3.connect(old) as source, engine.begin() as target:
        made = source.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
        for name in ("alembic_version", "matches", "acts", "holders", "links", "presence"):
            statement = dict(made)[name]
            target.execute(text(statement.replace("id INTEGER NOT NULL", "id BIGSERIAL NOT NULL")))
            copy_rows(source, target, name)
        target.execute(text("SELECT setval('acts_id_seq', (SELECT max(id) FROM acts))"))
        for (statement,) in source.execute("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"):
            target.execute(text(statement))
    engine.dispose()


def copy_rows(source: sqlite3.Connection, target: Connection, name: str) -> None:
    cursor = source.execute(f"SELECT * FROM {name}")
    columns = [column[0] for column in cursor.description]
    into = text(
        f"INSERT INTO {name} ({', '.join(f'{chr(34)}{one}{chr(34)}' for one in columns)}) "
        f"VALUES ({', '.join(f':{one}' for one in columns)})"
    )
    for row in cursor:
        target.execute(into, dict(zip(columns, row, strict=True)))


def test_an_earlier_database_gets_todays_schema(stored: Database) -> None:
    with stored.reads.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_its_tables_play_on_or_say_why_not(stored: Database) -> None:
    diverged: set[str] = set()
    with stored.writes.begin() as connection:
        for row in connection.execute(select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.stage)).all():
            founding = queries.founding_of(connection, row.id)
            assert founding is not None
            try:
                table = played(founding, queries.acts_after(connection, row.id, 0))
            except (IllegalChoice, SetupError):
                diverged.add(f"{row.game} {row.stage}")
                continue
            assert table.stage == row.stage
            if table.stage == "playing":
                play_on(connection, table)
    assert diverged == DIVERGED


def play_on(connection: Connection, table: Table) -> None:
    """One more choice, written as a server does."""
    assert table.match is not None
    before = table.version
    seat = next(iter(table.pending))
    question = table.question(seat)
    assert question is not None
    key = question.options[0].key
    option = table.option_of(seat, key)
    assert option is not None
    act = Act(before + 1, now(), Chose(seat, key, option))
    table.apply([act])
    assert queries.append(connection, table.id, act, queries.summary_of(table), "test", 1000, None) is not None
