"""Who holds which seat, and the links that give one."""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

from agon.server.messages import Stage
from agon.server.problems import MISSING, problem
from agon.server.store.people import WRITE_HOLDER, enrol
from agon.server.store.schema import DEVICES, HOLDERS, LINKS, MATCHES
from agon.server.visitors import Visitor

ON_THE_SHELF: Final = -1  # the seat of whoever has opened a record: it is in their list, and they hold nothing there


class Sitter(NamedTuple):
    """Who sits at a table in a list."""

    who: str
    name: str
    bot: str
    won: bool | None = None  # None while it goes on


class Card(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    stage: Stage
    sitters: list[Sitter]
    asked: list[int]
    changed: int
    held: list[int]


class Linked(NamedTuple):
    """Where a link leads; to a seat of that person, or, of nobody, to one that is open."""

    table: str
    seat: int
    person: str


class Holding(NamedTuple):
    """A device whose person holds a seat."""

    device: str
    person: str
    browser: str
    system: str
    seen: int
    since: int  # when that person came to the seat


def hold(connection: Connection, table: str, holders: Collection[tuple[int, Visitor]], at: int) -> bool:
    """These hold these seats from now on; whoever was not known yet is."""
    for seat, visitor in holders:
        enrol(connection, visitor, at)
        row = {"match": table, "seat": seat, "person": visitor.person, "since": at}
        connection.execute(WRITE_HOLDER[connection.dialect.name], row)
    return True


def seat(connection: Connection, table: str, seat: int, visitor: Visitor, at: int) -> bool:
    """Somebody sits down: no link leads to that seat any more."""
    connection.execute(delete(LINKS).where(LINKS.c.match == table, LINKS.c.seat == seat))
    return hold(connection, table, [(seat, visitor)], at)


def release(connection: Connection, table: str, seat: int) -> bool:
    """Nobody holds that seat any more, and its links end."""
    connection.execute(delete(HOLDERS).where(HOLDERS.c.match == table, HOLDERS.c.seat == seat))
    connection.execute(delete(LINKS).where(LINKS.c.match == table, LINKS.c.seat == seat))
    return True


def part(connection: Connection, table: str, seat: int, person: str) -> bool:
    """One of several holders of a seat holds it no longer, and their links to it end."""
    for rows in (HOLDERS, LINKS):
        connection.execute(delete(rows).where(rows.c.match == table, rows.c.seat == seat, rows.c.person == person))
    return True


def seats_held(connection: Connection, table: str, device: str) -> list[int]:
    """The seats that whoever has this device holds at a table."""
    wanted = (
        select(HOLDERS.c.seat)
        .join(DEVICES, DEVICES.c.person == HOLDERS.c.person)
        .where(HOLDERS.c.match == table, DEVICES.c.token == device, HOLDERS.c.seat != ON_THE_SHELF)
    )
    return sorted(connection.execute(wanted).scalars())


def holdings(connection: Connection, table: str, seat: int) -> list[Holding]:
    """The devices that can play a seat; of those who came first, first."""
    wanted = (
        select(DEVICES, HOLDERS.c.since)
        .join(HOLDERS, DEVICES.c.person == HOLDERS.c.person)
        .where(HOLDERS.c.match == table, HOLDERS.c.seat == seat)
        .order_by(HOLDERS.c.since, HOLDERS.c.person, DEVICES.c.created)
    )
    return [holding(row) for row in connection.execute(wanted)]


def holding(row: Any) -> Holding:
    return Holding(row.token, row.person, row.browser, row.system, row.seen, row.since)


def cards(connection: Connection, device: str, most: int) -> list[Card]:
    """The tables where whoever has this device holds a seat, and the records that they opened, the latest first."""
    wanted = (
        select(MATCHES, HOLDERS.c.seat)
        .join(HOLDERS, HOLDERS.c.match == MATCHES.c.id)
        .join(DEVICES, DEVICES.c.person == HOLDERS.c.person)
        .where(DEVICES.c.token == device)
        .order_by(MATCHES.c.changed.desc(), MATCHES.c.id, HOLDERS.c.seat)
        .limit(most)
    )
    found: dict[str, Card] = {}
    for row in connection.execute(wanted):
        card = found.setdefault(row.id, card_of(row))
        if row.seat != ON_THE_SHELF:
            card.held.append(row.seat)
    return list(found.values())


def card_of(row: Any) -> Card:
    """A row of `matches` in short, without whoever holds its seats."""
    asked = [seat for seat in range(row.asked.bit_length()) if row.asked >> seat & 1]
    sitters = [Sitter(*sitter) for sitter in msgspec.json.decode(row.sitters)]
    return Card(row.id, row.game, row.stage, sitters, asked, row.changed, [])


# ---------------------------------------------------------------- links


def add_link(connection: Connection, token: str, to: Linked, created: int) -> bool:
    row = {"token": token, "match": to.table, "seat": to.seat, "person": to.person, "created": created}
    connection.execute(insert(LINKS), row)
    return True


def linked(connection: Connection, token: str) -> Linked | None:
    """Where a link leads; None when there is no such link (any more)."""
    row = connection.execute(select(LINKS).where(LINKS.c.token == token)).one_or_none()
    return None if row is None else Linked(row.match, row.seat, row.person)


def use_link(connection: Connection, token: str) -> bool:
    """A link is used once: whoever comes second finds none."""
    if connection.execute(delete(LINKS).where(LINKS.c.token == token)).rowcount != 1:
        raise problem("server-no-link", MISSING)
    return True
