"""One table as operators see it, and its match as a file."""

from typing import NamedTuple

from sqlalchemy import Connection, func, select

from agon.server.club.results import names_of
from agon.server.hall import played
from agon.server.operating.tables import Listed, listing
from agon.server.problems import CONFLICT, MISSING, problem
from agon.server.store import queries
from agon.server.store.schema import HOLDERS, MATCHES


class Shown(NamedTuple):
    """A table in full; the seed of a match that goes on is for nobody."""

    table: Listed
    rules: int
    modules: tuple[str, ...]
    options: dict[str, str]
    origin: str
    holders: dict[int, int]  # by seat, how many hold it


def shown(connection: Connection, table: str) -> Shown:
    """What is known of a table, without playing it."""
    row = connection.execute(select(MATCHES).where(MATCHES.c.id == table)).one_or_none()
    founding = queries.founding_of(connection, table)
    if row is None or founding is None:
        raise problem("server-no-table", MISSING)
    counted = select(HOLDERS.c.seat, func.count().label("holders")).where(HOLDERS.c.match == table)
    holders = {one.seat: one.holders for one in connection.execute(counted.group_by(HOLDERS.c.seat))}
    setup = founding.setup
    return Shown(listing(row), row.rules, setup.modules, dict(setup.options), founding.origin, holders)


def record(connection: Connection, table: str) -> str:
    """The match as an `.agon` file, over or not: it tells everything, the seed too."""
    founding = queries.founding_of(connection, table)
    if founding is None:
        raise problem("server-no-table", MISSING)
    again = played(founding, queries.acts_after(connection, table, 0))
    if again.match is None:
        raise problem("server-not-started", CONFLICT)
    return again.match.record(names_of(again, [seat.name for seat in again.seats]))
