"""The database: found, opened, brought up to date; and what is wrong with it, in words that help to put it right."""

import logging
import os
import sqlite3
from pathlib import Path
from typing import Any, Final, NamedTuple

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.pool import NullPool

from agon.kernel.words import say
from agon.server.problems import MISSING, Interrupted, Problem, Unavailable, problem

FILE: Final = "agon.db"
PATIENCE: Final = 3.0  # seconds to wait for a lock
READERS: Final = 4  # connections that read at once
MIGRATION_LOCK: Final = 0x41474F4E  # "AGON": one process at a time brings the schema up to date
NEWEST: Final = "heads"  # of the migrations
SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"

LOG: Final = logging.getLogger("agon.database")

FileId = tuple[int, int]


class Database(NamedTuple):
    """Two engines on one database: `writes` begins transactions that will write, `reads` those that will not."""

    url: URL
    reads: Engine
    writes: Engine
    file: FileId | None = None  # which file it was when it was opened; none for PostgreSQL

    @property
    def kind(self) -> str:
        return self.url.get_backend_name()

    @property
    def called(self) -> str:
        """The database as people know it, without a password."""
        return str(self.url.database) if self.kind == SQLITE else self.url.render_as_string(hide_password=True)

    def must_be_there(self) -> None:
        """Complain if the file was taken away: SQLite would go on writing to it, and all would be lost in the end."""
        if self.file is not None and file_id(Path(self.called)) != self.file:
            LOG.warning("%s: was moved or removed", self.called)
            raise Unavailable(say("server-database-missing"))

    def close(self) -> None:
        self.reads.dispose()
        self.writes.dispose()


def file_id(path: Path) -> FileId | None:
    """What stays the same of a file while it is moved; none where there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def usual_place() -> Path:
    """The file in the user's data folder."""
    return Path(platformdirs.user_data_dir("agon", appauthor=False)) / FILE


def chosen_url(wanted: str) -> URL:
    """Which database: a file or an address; the usual file where none is named."""
    if "://" not in wanted:
        path = Path(wanted).expanduser() if wanted else usual_place()
        return URL.create(SQLITE, database=str(path.absolute()))
    try:
        url = make_url(wanted)
        if url.get_backend_name() == "postgres":
            url = url.set(drivername=POSTGRES)
        if url.drivername == POSTGRES:
            url = url.set(drivername=f"{POSTGRES}+psycopg")
    except (ArgumentError, ValueError):
        raise problem("server-database-address", name=wanted.partition("://")[0]) from None
    if url.get_backend_name() not in (SQLITE, POSTGRES):
        raise problem("server-database-kind", name=url.get_backend_name())
    return url


def open_database(url: URL) -> Database:
    """Open a database and bring its schema up to date; a `Problem` says what is wrong."""
    if url.get_backend_name() == SQLITE and not str(url.database).startswith("file:"):
        make_folder(Path(url.database or ""))
    database = Database(url, connected(url, READS), connected(url, WRITES))
    try:
        migrate(database)
    except CommandError as error:
        database.close()
        raise problem("server-database-newer", path=database.called) from error
    except DBAPIError as error:
        database.close()
        fault, detail = meant(error).message, detail_of(error)
        raise Problem(say("server-database-at", path=database.called, problem=fault, detail=detail)) from error
    return database._replace(file=file_id(Path(database.called)) if database.kind == SQLITE else None)


def make_folder(path: Path) -> None:
    """The folder of a new file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise problem("server-database-folder", path=str(path.parent), detail=error.strerror or "") from error
    if path.is_dir():
        raise problem("server-database-folder", path=str(path), detail=os.strerror(21))


class Manner(NamedTuple):
    """How transactions begin, by the kind of database, and how many there can be at once."""

    sqlite: str
    postgresql: str
    size: int


# Whoever reads sees one moment, however many queries it takes: a round of a tournament and its tables come together.
READS: Final = Manner("BEGIN", "REPEATABLE READ", READERS)
WRITES: Final = Manner("BEGIN IMMEDIATE", "READ COMMITTED", 1)


def connected(url: URL, manner: Manner) -> Engine:
    size = manner.size
    try:
        if url.get_backend_name() == SQLITE:
            engine = create_engine(
                url,
                connect_args={"timeout": PATIENCE, "check_same_thread": False, "isolation_level": None},
                pool_size=size,
                max_overflow=size,
            )
            event.listen(engine, "connect", set_up_sqlite)
            # The driver's own habit is to begin late, and then two writers can meet in a dead end.
            event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(manner.sqlite))
            return engine
        return create_engine(
            url,
            isolation_level=manner.postgresql,
            pool_size=size,
            max_overflow=size,
            pool_pre_ping=True,
            connect_args={"connect_timeout": 5},
        )
    except (ImportError, NoSuchModuleError) as error:
        raise problem("server-database-driver", name=url.drivername) from error


def set_up_sqlite(connection: sqlite3.Connection, record: Any) -> None:
    """A choice is on the disk before anyone sees it: `FULL`. Readers never wait for the writer: `WAL`."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def migrate(database: Database) -> None:
    """Bring the schema up to date; of several processes that start at once, one does it and the others wait."""
    with database.writes.begin() as connection:
        if database.kind == POSTGRES:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        migrate_to(connection, NEWEST)


def migrate_to(connection: Connection, revision: str) -> None:
    """Bring the schema to that state, within the transaction of this connection."""
    config = Config()
    config.set_main_option("script_location", "agon.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


SQLITE_FAULTS: Final = {
    "SQLITE_BUSY": "server-database-locked",
    "SQLITE_LOCKED": "server-database-locked",
    "SQLITE_READONLY": "server-database-readonly",
    "SQLITE_FULL": "server-database-full",
    "SQLITE_NOTADB": "server-database-foreign",
    "SQLITE_CORRUPT": "server-database-foreign",
    "SQLITE_CANTOPEN": "server-database-unreadable",
    "SQLITE_PERM": "server-database-unreadable",
}


def explained(error: DBAPIError, database: Database) -> Problem:
    """What a database error means to people, who need not know which database it is: that is for the log."""
    fault = meant(error)
    LOG.log(
        logging.WARNING if isinstance(fault, Unavailable) else logging.INFO, "%s: %s", database.called, detail_of(error)
    )
    return fault


def detail_of(error: DBAPIError) -> str:
    """What the database itself says."""
    return (str(error.orig).strip().splitlines() or [""])[0]


def meant(error: DBAPIError) -> Problem:
    """The fault that it is."""
    if isinstance(error, IntegrityError):  # it refers to a table that operators have removed
        return problem("server-removed", MISSING)
    if isinstance(error, DataError):  # PostgreSQL keeps no NUL: whoever sends one learns it, and nothing is wrong here
        return problem("server-cannot-keep")
    name = getattr(error.orig, "sqlite_errorname", "")
    for start, id in SQLITE_FAULTS.items():
        if name.startswith(start):
            return Unavailable(say(id))
    return Interrupted(say("server-database-fault"))


def listener(url: URL) -> Engine:
    """Connections of PostgreSQL that only listen, outside any transaction."""
    return create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args={"connect_timeout": 5})
