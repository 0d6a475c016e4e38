"""In which ways persons want to be told, who is awaited where, and of what they know."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from agon.server.notices.manners import Manners
from agon.server.notices.senders import Way
from agon.server.store.schema import CHANNELS, HOLDERS, MANNERS, MATCHES, PRESENCE, SITE, TOLD
from agon.server.store.seats import Sitter
from agon.server.store.statements import or_nothing

KEY: Final = "push_key"  # of the site: by which push services know it
SECRET: Final = "notice_secret"  # of the site: what links in messages are made from
MOST_FAILURES: Final = 10  # one after the other, before nothing more is sent that way
ONCE: Final = or_nothing(SITE, "name")
SEEN: Final = or_nothing(TOLD, "match", "person")


class Channel(NamedTuple):
    """One way to tell somebody."""

    id: str
    person: str
    device: str
    way: Way
    target: str
    confirmed: int
    failures: int
    created: int


class Awaited(NamedTuple):
    """A person who is asked at a table: since which version, since when, and whether they are there."""

    match: str
    game: str
    person: str
    seat: int
    version: int
    since: int
    sitters: list[Sitter]
    here: bool


class Known(NamedTuple):
    """How somebody wants to be told."""

    channels: list[Channel]
    manners: Manners
    digest: int


def once(connection: Connection, name: str, value: str) -> str:
    """A fact of the site that is decided once, by whoever asks first."""
    connection.execute(ONCE[connection.dialect.name], {"name": name, "value": value})
    found: str = connection.execute(select(SITE.c.value).where(SITE.c.name == name)).scalar_one()
    return found


# ---------------------------------------------------------------- channels


def channels_of(connection: Connection, person: str) -> list[Channel]:
    wanted = select(CHANNELS).where(CHANNELS.c.person == person).order_by(CHANNELS.c.created, CHANNELS.c.id)
    return [Channel(*row) for row in connection.execute(wanted)]


def channel(connection: Connection, id: str) -> Channel | None:
    row = connection.execute(select(CHANNELS).where(CHANNELS.c.id == id)).one_or_none()
    return None if row is None else Channel(*row)


def add(connection: Connection, new: Channel) -> bool:
    """A new way; the same browser or address is there once."""
    same = or_(and_(CHANNELS.c.device == new.device, CHANNELS.c.device != ""), CHANNELS.c.target == new.target)
    connection.execute(delete(CHANNELS).where(CHANNELS.c.person == new.person, CHANNELS.c.way == new.way, same))
    connection.execute(insert(CHANNELS), new._asdict())
    return True


def remove(connection: Connection, id: str) -> bool:
    return connection.execute(delete(CHANNELS).where(CHANNELS.c.id == id)).rowcount == 1


def confirm(connection: Connection, id: str) -> bool:
    return connection.execute(update(CHANNELS).where(CHANNELS.c.id == id).values(confirmed=1)).rowcount == 1


def went(connection: Connection, id: str) -> bool:
    """A message went out."""
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == id).values(failures=0))
    return True


def failed(connection: Connection, id: str) -> bool:
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == id).values(failures=CHANNELS.c.failures + 1))
    return True


# ---------------------------------------------------------------- when


def known(connection: Connection, person: str) -> Known:
    row = connection.execute(select(MANNERS).where(MANNERS.c.person == person)).one_or_none()
    manners = Manners() if row is None else msgspec.json.decode(row.body, type=Manners)
    return Known(channels_of(connection, person), manners, 0 if row is None else row.digest)


def behave(connection: Connection, person: str, manners: Manners, now: int) -> bool:
    """When somebody wants to be told, from now on; the next digest is the next one that is due."""
    body = msgspec.json.encode(manners).decode()
    connection.execute(delete(MANNERS).where(MANNERS.c.person == person))
    connection.execute(insert(MANNERS), {"person": person, "body": body, "digest": now})
    return True


def take_digest(connection: Connection, person: str, due: int, now: int) -> bool:
    """Send the digest that was due then, unless somebody else has."""
    mine = update(MANNERS).where(MANNERS.c.person == person, MANNERS.c.digest < due).values(digest=now)
    return connection.execute(mine).rowcount == 1


# ---------------------------------------------------------------- who is awaited


def awaited(connection: Connection, now: int) -> list[Awaited]:
    """Everybody who can be told and is asked somewhere."""
    ready = and_(CHANNELS.c.confirmed != 0, CHANNELS.c.failures < MOST_FAILURES)
    persons = select(CHANNELS.c.person).where(ready).distinct().subquery()
    here = and_(PRESENCE.c.match == MATCHES.c.id, PRESENCE.c.seat == HOLDERS.c.seat, PRESENCE.c.until >= now)
    wanted = (
        select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.awaited, MATCHES.c.sitters, HOLDERS.c.person, HOLDERS.c.seat)
        .add_columns(select(PRESENCE.c.match).where(here).exists().label("here"))
        .join(HOLDERS, HOLDERS.c.match == MATCHES.c.id)
        .join(persons, persons.c.person == HOLDERS.c.person)
        .where(MATCHES.c.stage == "playing", MATCHES.c.awaited != "[]")
        .order_by(MATCHES.c.changed, MATCHES.c.id, HOLDERS.c.seat)
    )
    return [one for row in connection.execute(wanted) for one in awaited_in(row)]


def awaited_in(row: Any) -> Iterable[Awaited]:
    for seat, version, since in msgspec.json.decode(row.awaited):
        if seat == row.seat:
            sitters = [Sitter(*sitter) for sitter in msgspec.json.decode(row.sitters)]
            yield Awaited(row.id, row.game, row.person, seat, version, since, sitters, bool(row.here))


def seen(connection: Connection, one: Awaited) -> bool:
    """They are at the table: nobody need tell them."""
    known = update(TOLD).where(TOLD.c.match == one.match, TOLD.c.person == one.person)
    if connection.execute(known.values(version=one.version)).rowcount == 0:
        row = {"match": one.match, "person": one.person, "version": one.version, "at": 0}
        connection.execute(SEEN[connection.dialect.name], row)
    return True


def claim(connection: Connection, one: Awaited, now: int, spacing: int) -> bool:
    """Tell somebody of a question, unless they know of it, or were told of this table a moment ago."""
    row = {"match": one.match, "person": one.person, "version": one.version, "at": now}
    statement: Any = {"postgresql": postgresql, "sqlite": sqlite}[connection.dialect.name].insert(TOLD).values(row)
    fresh = and_(TOLD.c.version < one.version, TOLD.c.at <= now - spacing)
    told = statement.on_conflict_do_update(index_elements=["match", "person"], set_=row, where=fresh)
    return connection.execute(told.returning(TOLD.c.match)).one_or_none() is not None


def told_of(connection: Connection, people: Iterable[str]) -> dict[tuple[str, str], tuple[int, int]]:
    """Of which question at which table each of these knows, and when they were last told."""
    wanted = select(TOLD).where(TOLD.c.person.in_(list(people)))
    return {(row.match, row.person): (row.version, row.at) for row in connection.execute(wanted)}
