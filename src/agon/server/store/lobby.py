"""Tables that can be found: open ones, games to watch, and seats that are kept for somebody."""

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, or_, select

from agon.server.messages import Stage
from agon.server.problems import FORBIDDEN, problem
from agon.server.store.people import WRITE_RESERVED
from agon.server.store.schema import DEVICES, FOR_ALL, HOLDERS, MATCHES, PRESENCE, RESERVED, WATCHERS
from agon.server.store.seats import Card, card_of
from agon.server.store.society import concerns


class Listed(NamedTuple):
    """A table in the lobby."""

    card: Card
    modules: list[str]
    watching: int
    here: bool  # somebody who sits there is connected
    rated: bool


def listed(
    connection: Connection, stage: Stage, now: int, most: int, found: ColumnElement[bool], person: str
) -> list[Listed]:
    """Tables that this person may find so, in that stage: those that most watch first, then the latest."""
    people = select(
        PRESENCE.c.match,
        func.sum(PRESENCE.c.count).filter(PRESENCE.c.seat == WATCHERS).label("watching"),
        func.count().filter(PRESENCE.c.seat != WATCHERS).label("here"),
    )
    counted = people.where(PRESENCE.c.until >= now).group_by(PRESENCE.c.match).subquery()
    watching = func.coalesce(counted.c.watching, 0)
    wanted = (
        select(MATCHES, watching.label("watching"), func.coalesce(counted.c.here, 0).label("here"))
        .outerjoin(counted, counted.c.match == MATCHES.c.id)
        .where(found, MATCHES.c.listed != 0, MATCHES.c.stage == stage, concerns(person))
        .order_by(watching.desc(), MATCHES.c.changed.desc(), MATCHES.c.id)
        .limit(most)
    )
    return [listed_of(row) for row in connection.execute(wanted)]


def listed_of(row: Any) -> Listed:
    modules = msgspec.json.decode(row.setup)[2]
    return Listed(card_of(row), list(modules), int(row.watching), row.here > 0, bool(row.rated))


def waiting(connection: Connection, game: str, device: str, person: str, now: int, fresh: int, most: int) -> list[str]:
    """Tables of a game where somebody waits for others to come, and not whoever has this device; the oldest first.

    Somebody waits where they are connected, or where something has happened since `fresh`. Rated tables are not among
    them: nobody is rated who has not been told so.
    """
    there = select(PRESENCE.c.match).where(PRESENCE.c.until >= now, PRESENCE.c.seat != WATCHERS)
    mine = select(HOLDERS.c.match).join(DEVICES, DEVICES.c.person == HOLDERS.c.person).where(DEVICES.c.token == device)
    wanted = (
        select(MATCHES.c.id)
        .where(MATCHES.c.listed == FOR_ALL, MATCHES.c.stage == "lobby", MATCHES.c.game == game, concerns(person))
        .where(or_(MATCHES.c.changed >= fresh, MATCHES.c.id.in_(there)), MATCHES.c.id.not_in(mine))
        .where(MATCHES.c.rated == 0)
        .order_by(MATCHES.c.created, MATCHES.c.id)
        .limit(most)
    )
    return list(connection.execute(wanted).scalars())


# ---------------------------------------------------------------- seats that are kept for somebody


def reserve(connection: Connection, table: str, kept: Collection[tuple[int, str]]) -> bool:
    for seat, person in kept:
        connection.execute(WRITE_RESERVED[connection.dialect.name], {"match": table, "seat": seat, "person": person})
    return True


def must_be_free(connection: Connection, table: str, seat: int, person: str) -> bool:
    """Complain if a seat is kept for somebody else."""
    wanted = select(RESERVED.c.person).where(RESERVED.c.match == table, RESERVED.c.seat == seat)
    kept = set(connection.execute(wanted).scalars())
    if kept and person not in kept:
        raise problem("server-reserved", FORBIDDEN)
    return True


def release_reserved(connection: Connection, table: str, seat: int) -> bool:
    """A seat is kept for nobody any more."""
    connection.execute(delete(RESERVED).where(RESERVED.c.match == table, RESERVED.c.seat == seat))
    return True


def reserved_for(connection: Connection, table: str, person: str) -> list[int]:
    wanted = select(RESERVED.c.seat).where(RESERVED.c.match == table, RESERVED.c.person == person)
    return sorted(connection.execute(wanted).scalars())


def invitations(connection: Connection, device: str, person: str, most: int) -> list[Card]:
    """Tables that have not begun, with a seat kept for whoever has this device, who has not come yet."""
    mine = select(HOLDERS.c.match).join(DEVICES, DEVICES.c.person == HOLDERS.c.person).where(DEVICES.c.token == device)
    wanted = (
        select(MATCHES)
        .join(RESERVED, RESERVED.c.match == MATCHES.c.id)
        .join(DEVICES, DEVICES.c.person == RESERVED.c.person)
        .where(DEVICES.c.token == device, MATCHES.c.stage == "lobby", MATCHES.c.id.not_in(mine), concerns(person))
        .order_by(MATCHES.c.changed.desc(), MATCHES.c.id)
        .limit(most)
    )
    return list({row.id: card_of(row) for row in connection.execute(wanted)}.values())


def others(connection: Connection, table: str) -> list[tuple[int, str]]:
    """Who holds which seat of a table."""
    wanted = select(HOLDERS.c.seat, HOLDERS.c.person).where(HOLDERS.c.match == table)
    return [(row.seat, row.person) for row in connection.execute(wanted)]
