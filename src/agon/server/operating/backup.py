"""A whole database as one file, and back: the same file for SQLite and PostgreSQL, so that it also moves from one to
the other. It is made while servers run, of one moment; one that was made by an earlier Agon is brought up to date.

The file is gzip, a line of JSON each: what it is, then of each table its columns and its rows, then how many rows.
"""

import gzip
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from alembic.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Table, column, delete, func, inspect, select, table, text
from sqlalchemy.exc import DBAPIError

from agon import __version__
from agon.server.operating.epoch import renew
from agon.server.problems import CONFLICT, problem
from agon.server.store.database import MIGRATION_LOCK, NEWEST, POSTGRES, Database, explained, migrate_to
from agon.server.store.schema import MATCHES, METADATA, PRESENCE

FORMAT: Final = 1
AT_ONCE: Final = 500  # rows written together
PASSING: Final = (PRESENCE.name,)  # of the moment, and worth nothing later
VERSIONS: Final = "alembic_version"

Line = list[Any] | dict[str, Any]


# ---------------------------------------------------------------- out


def rows_of(connection: Connection, revisions: Sequence[str]) -> Iterator[Line]:
    """All rows, those first that others refer to."""
    yield {"agon": __version__, "format": FORMAT, "revisions": list(revisions)}
    count = 0
    for one in METADATA.sorted_tables:
        if one.name in PASSING:
            continue
        yield {"table": one.name, "columns": [part.name for part in one.columns]}
        for row in connection.execution_options(yield_per=AT_ONCE).execute(ordered(one)):
            count += 1
            yield list(row)
    yield {"end": count}


def ordered(one: Table) -> Any:
    return select(one).order_by(*one.primary_key.columns)


def read_all(database: Database, take: Callable[[Iterator[Line]], int]) -> int:
    """Hand over all lines of a database as it is at one moment."""
    try:
        with database.reads.begin() as connection:
            return take(rows_of(connection, MigrationContext.configure(connection).get_current_heads()))
    except DBAPIError as error:
        raise explained(error, database) from error


def back_up(database: Database, path: Path) -> int:
    """Write a backup; it has its name only once it is whole. How many rows it has."""
    unfinished = path.with_name(path.name + ".part")
    try:
        with gzip.open(unfinished, "wt", encoding="utf-8", compresslevel=5) as file:
            count = read_all(database, lambda lines: written(lines, file.write))
        with unfinished.open("rb+") as file_again:
            os.fsync(file_again.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise problem("admin-cannot-write", path=str(path), detail=error.strerror or "") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def written(lines: Iterable[Line], write: Callable[[str], object]) -> int:
    """Write the lines; how many are rows."""
    count = 0
    for line in lines:
        count += isinstance(line, list)
        write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
    return count


# ---------------------------------------------------------------- in


def lines_in(path: Path) -> Iterator[Line]:
    """The lines of a backup."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for text_line in file:
                line: Line = json.loads(text_line)
                yield line
    except (OSError, EOFError, ValueError) as error:
        raise problem("admin-no-backup", path=path.name, detail=str(error)[:100]) from error


def restore(database: Database, path: Path) -> int:
    """Put a backup in the place of everything that is in a database. All of it or nothing; how many rows."""
    return put(database, lines_in(path), path.name)


def move(source: Database, target: Database) -> int:
    """Copy everything into an empty database; how many rows."""
    if not is_empty(target):
        raise problem("admin-not-empty", CONFLICT)
    return read_all(source, lambda lines: put(target, lines, source.kind))


def is_empty(database: Database) -> bool:
    """Whether there is no table in it yet."""
    with database.reads.begin() as connection:
        return connection.execute(select(MATCHES.c.id).limit(1)).first() is None


def put(database: Database, lines: Iterator[Line], name: str) -> int:
    """In one transaction: nobody sees a half of it, and what was there stays if anything is wrong."""
    try:
        with database.writes.begin() as connection:
            if database.kind == POSTGRES:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            count = put_within(connection, lines, name)
            if database.kind == POSTGRES:
                count_on(connection)
            renew(connection)
            return count
    except DBAPIError as error:
        raise explained(error, database) from error
    except CommandError as error:
        raise problem("admin-newer-backup", path=name) from error


def put_within(connection: Connection, lines: Iterator[Line], name: str) -> int:
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise problem("admin-no-backup", path=name, detail="")
    make_room(connection, head["revisions"])
    count, end = 0, -1
    insert: Any = None
    waiting: list[dict[str, Any]] = []
    names: list[str] = []

    def send() -> None:
        if waiting:
            connection.execute(insert, waiting)
            waiting.clear()

    for line in lines:
        if isinstance(line, list):
            count += 1
            waiting.append(dict(zip(names, line, strict=True)))
            if len(waiting) == AT_ONCE:
                send()
        elif "table" in line:
            send()
            names = line["columns"]
            insert = table(line["table"], *(column(part) for part in names)).insert()
        else:
            end = line["end"]
    send()
    if end != count:
        raise problem("admin-cut-short", path=name)
    migrate_to(connection, NEWEST)
    return count


def make_room(connection: Connection, revisions: Sequence[str]) -> None:
    """An empty schema as the backup has it. Where it is today's, the tables stay and are emptied: servers may run."""
    if sorted(MigrationContext.configure(connection).get_current_heads()) == sorted(revisions):
        if connection.dialect.name == POSTGRES:  # else a server may write about what is gone by then
            names = ", ".join(one.name for one in METADATA.sorted_tables)
            connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
        for one in reversed(METADATA.sorted_tables):
            connection.execute(delete(one))
        return
    METADATA.drop_all(connection)
    if inspect(connection).has_table(VERSIONS):
        connection.execute(text(f"DROP TABLE {VERSIONS}"))
    for revision in revisions:
        migrate_to(connection, revision)


def count_on(connection: Connection) -> None:
    """PostgreSQL gives numbers by counters of its own, which rows that bring their numbers do not move."""
    for one in METADATA.sorted_tables:
        key = one.autoincrement_column
        top = None if key is None else connection.execute(select(func.max(key))).scalar_one()
        if key is not None and top is not None:
            counter = {"table": one.name, "column": key.name, "top": top}
            connection.execute(text("SELECT setval(pg_get_serial_sequence(:table, :column), :top)"), counter)
