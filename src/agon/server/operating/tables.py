"""Tables as operators see them: listed, found, removed, let go when they are old."""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, func, or_, select

from agon.server.logs import tag
from agon.server.operating.epoch import renew
from agon.server.problems import MISSING, problem
from agon.server.settings import Settings
from agon.server.store.club import forget_results
from agon.server.store.schema import ACTS, MATCHES, METADATA
from agon.server.store.seats import Sitter

DAY: Final = 86_400_000  # milliseconds
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
STAGES: Final = (LOBBY, PLAYING, OVER)


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    tag: str
    game: str
    stage: str
    sitters: list[Sitter]
    acts: int
    created: int
    changed: int


class Filter(NamedTuple):
    """Which tables are wanted; what is empty does not matter."""

    game: str = ""
    stage: str = ""
    idle_days: int = 0  # not changed for at least so long
    most: int = 100


def listed(connection: Connection, wanted: Filter, now: int) -> list[Listed]:
    """Such tables, those changed last first."""
    query = select(MATCHES).order_by(MATCHES.c.changed.desc(), MATCHES.c.id).limit(wanted.most)
    if wanted.game:
        query = query.where(MATCHES.c.game == wanted.game)
    if wanted.stage:
        query = query.where(MATCHES.c.stage == wanted.stage)
    if wanted.idle_days:
        query = query.where(MATCHES.c.changed < now - wanted.idle_days * DAY)
    return [listing(row) for row in connection.execute(query)]


def listing(row: Any) -> Listed:
    """The row of a table."""
    sitters = [Sitter(*sitter) for sitter in msgspec.json.decode(row.sitters)]
    return Listed(row.id, tag(row.id), row.game, row.stage, sitters, row.version, row.created, row.changed)


def counted(connection: Connection) -> dict[str, int]:
    """How many tables are at each stage, and how many acts there are in all."""
    rows = connection.execute(select(MATCHES.c.stage, func.count().label("tables")).group_by(MATCHES.c.stage))
    found = dict.fromkeys(STAGES, 0) | {row.stage: row.tables for row in rows}
    return {**found, "acts": connection.execute(select(func.count()).select_from(ACTS)).scalar_one()}


def named(connection: Connection, word: str) -> str:
    """The id of the table that is meant: by its id, or by the tag that logs have of it."""
    if connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == word)).first() is not None:
        return word
    meant = word if word.startswith("#") else f"#{word}"
    for id in connection.execute(select(MATCHES.c.id)).scalars():
        if tag(id) == meant:
            return str(id)
    raise problem("server-no-table", MISSING)


def remove(connection: Connection, tables: Collection[str]) -> int:
    """Remove tables with all that belongs to them; how many there were. What came of their matches stays."""
    ids = list(tables)
    for part in reversed(METADATA.sorted_tables):
        if "match" in part.c:
            connection.execute(delete(part).where(part.c.match.in_(ids)))
    gone = connection.execute(delete(MATCHES).where(MATCHES.c.id.in_(ids))).rowcount
    if gone:
        renew(connection)
    return gone


def remove_for_ever(connection: Connection, tables: Collection[str]) -> int:
    """Remove tables, and what came of their matches too."""
    forget_results(connection, tables)
    return remove(connection, tables)


class Policy(NamedTuple):
    """After how many days without a change a table is let go, by its stage; 0: never."""

    lobby: int
    playing: int
    over: int


def policy_of(settings: Settings) -> Policy:
    """The policy that the settings have."""
    return Policy(settings.expire_lobby, settings.expire_playing, settings.expire_over)


def old(connection: Connection, policy: Policy, now: int) -> list[str]:
    """The tables that this policy lets go."""
    late = [
        and_(MATCHES.c.stage == stage, MATCHES.c.changed < now - days * DAY)
        for stage, days in zip(STAGES, policy, strict=True)
        if days
    ]
    if not late:
        return []
    return [row.id for row in connection.execute(select(MATCHES.c.id).where(or_(*late)))]


def expire(connection: Connection, policy: Policy, now: int) -> int:
    """Remove them; how many there were."""
    return remove(connection, old(connection, policy, now))
