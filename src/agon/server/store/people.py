"""Persons and their devices."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from agon.server.store import entrants
from agon.server.store.addresses import address_of
from agon.server.store.club import bring_results
from agon.server.store.identities import is_linked
from agon.server.store.keys import Passkey, passkeys_of
from agon.server.store.months import write_again
from agon.server.store.schema import (
    ADDRESSES,
    CHANNELS,
    DEVICES,
    ENTRANCES,
    FRIEND_LINKS,
    FRIENDS,
    HOLDERS,
    IDENTITIES,
    LINKS,
    MANNERS,
    PASSKEYS,
    PERSONS,
    PROFILES,
    REPORTS,
    RESERVED,
    SHUNNED,
    SPEAKERS,
    TOLD,
)
from agon.server.store.statements import or_nothing
from agon.server.visitors import Visitor

WRITE_HOLDER = or_nothing(HOLDERS, "match", "seat", "person")
WRITE_RESERVED = or_nothing(RESERVED, "match", "seat", "person")
WRITE_DEVICE = or_nothing(DEVICES, "token")


class Device(NamedTuple):
    """A browser that is known by its cookie, and whose it is."""

    token: str  # the hash of the cookie
    person: str
    browser: str
    system: str
    created: int
    seen: int


def enrol(connection: Connection, visitor: Visitor, at: int) -> bool:
    """Write down somebody who is new: a person of whom nothing is known, with one device."""
    if visitor.known or device(connection, visitor.hash) is not None:
        return True
    connection.execute(insert(PERSONS), {"id": visitor.person, "name": "", "created": at})
    return add_device(connection, visitor, at)


def add_device(connection: Connection, visitor: Visitor, at: int) -> bool:
    row = {
        "token": visitor.hash,
        "person": visitor.person,
        "browser": visitor.browser,
        "system": visitor.system,
        "created": at,
        "seen": at,
        "told": at,
    }
    connection.execute(WRITE_DEVICE[connection.dialect.name], row)
    return True


def device(connection: Connection, token: str) -> Device | None:
    """The device with this cookie (its hash); None for one that the server did not give."""
    wanted = select(*(DEVICES.c[name] for name in Device._fields)).where(DEVICES.c.token == token)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Device(*row)


def name_of(connection: Connection, person: str) -> str | None:
    """What a person is called; None for nobody."""
    return connection.execute(select(PERSONS.c.name).where(PERSONS.c.id == person)).scalar_one_or_none()


def known_devices(connection: Connection, tokens: list[str]) -> set[str]:
    """Those of these devices that have not been signed out."""
    return set(connection.execute(select(DEVICES.c.token).where(DEVICES.c.token.in_(tokens))).scalars())


def see(connection: Connection, token: str, at: int) -> bool:
    """A device is in use."""
    connection.execute(update(DEVICES).where(DEVICES.c.token == token).values(seen=at))
    return True


def devices_of(connection: Connection, person: str) -> list[Device]:
    """All devices of a person, the latest in use first."""
    wanted = select(*(DEVICES.c[name] for name in Device._fields)).where(DEVICES.c.person == person)
    return [Device(*row) for row in connection.execute(wanted.order_by(DEVICES.c.seen.desc(), DEVICES.c.token))]


def sign_out(connection: Connection, person: str, token: str) -> bool:
    """A device is nobody's any more; false when it was not that person's."""
    gone = delete(DEVICES).where(DEVICES.c.token == token, DEVICES.c.person == person)
    if connection.execute(gone).rowcount != 1:
        return False
    connection.execute(delete(CHANNELS).where(CHANNELS.c.device == token))  # it is told nothing more
    return True


# ---------------------------------------------------------------- who a person is


class Person(NamedTuple):
    """What is known of somebody."""

    name: str
    passkeys: list[Passkey]
    recovery: bool  # there is a recovery link
    devices: list[Device]
    joined: list[Device]  # since the device that asks was told
    email: str  # with which they sign in; empty for none
    linked: bool  # they sign in with an account elsewhere


def person(connection: Connection, id: str, token: str) -> Person:
    """A person, as the device with that token is told of them."""
    name = connection.execute(select(PERSONS.c.name).where(PERSONS.c.id == id)).scalar_one()
    told = connection.execute(select(DEVICES.c.told).where(DEVICES.c.token == token)).scalar_one_or_none() or 0
    devices = devices_of(connection, id)
    wanted = select(ENTRANCES.c.token).where(ENTRANCES.c.person == id, ENTRANCES.c.kind == "recovery")
    recovery = connection.execute(wanted).first() is not None
    joined = [one for one in devices if one.created > told and one.token != token]
    return Person(
        name,
        passkeys_of(connection, id),
        recovery,
        devices,
        joined,
        address_of(connection, id),
        is_linked(connection, id),
    )


def rename(connection: Connection, id: str, name: str) -> bool:
    connection.execute(update(PERSONS).where(PERSONS.c.id == id).values(name=name))
    write_again(connection, id)
    return True


def tell(connection: Connection, token: str, at: int) -> bool:
    """A device knows which others have joined until now."""
    connection.execute(update(DEVICES).where(DEVICES.c.token == token).values(told=at))
    return True


def is_kept(connection: Connection, id: str) -> bool:
    """Whether a person can come back without this device: by a key, a link or another device."""
    for rows in (PASSKEYS, ENTRANCES, ADDRESSES, IDENTITIES):
        if connection.execute(select(rows.c.person).where(rows.c.person == id)).first() is not None:
            return True
    return len(devices_of(connection, id)) > 1


def become(connection: Connection, was: Visitor | None, visitor: Visitor, at: int) -> bool:
    """A device is another person's from now on, under a new cookie.

    A guest who could come back in no other way comes along: what they held is that person's.
    """
    if was is not None:
        guest = was.person != visitor.person and not is_kept(connection, was.person)
        connection.execute(delete(DEVICES).where(DEVICES.c.token == was.hash))
        here = CHANNELS.c.device == was.hash  # this browser, if it is told when it is somebody's turn
        if guest:
            connection.execute(update(CHANNELS).where(here).values(device=visitor.hash))
            bring_along(connection, was.person, visitor.person)
        else:
            connection.execute(delete(CHANNELS).where(here))
    return add_device(connection, visitor, at)


def bring_along(connection: Connection, guest: str, person: str) -> None:
    """All that a guest held is somebody's who is known."""
    for row in connection.execute(select(HOLDERS).where(HOLDERS.c.person == guest)).all():
        kept = {"match": row.match, "seat": row.seat, "person": person, "since": row.since}
        connection.execute(WRITE_HOLDER[connection.dialect.name], kept)
    connection.execute(delete(HOLDERS).where(HOLDERS.c.person == guest))
    for row in connection.execute(select(RESERVED).where(RESERVED.c.person == guest)).all():
        kept = {"match": row.match, "seat": row.seat, "person": person}
        connection.execute(WRITE_RESERVED[connection.dialect.name], kept)
    for moved in (LINKS, CHANNELS):
        connection.execute(update(moved).where(moved.c.person == guest).values(person=person))
    bring_results(connection, guest, person)
    entrants.bring(connection, guest, person)
    bring_society(connection, guest, person)
    for left in (RESERVED, MANNERS, TOLD, PROFILES, FRIEND_LINKS):
        connection.execute(delete(left).where(left.c.person == guest))
    connection.execute(delete(PERSONS).where(PERSONS.c.id == guest))


def bring_society(connection: Connection, guest: str, person: str) -> None:
    """Whom a guest called a friend or shunned, and who them, are that person's to know, unless they knew already."""
    for rows in (FRIENDS, SHUNNED):
        for mine, others in ((rows.c.person, rows.c.other), (rows.c.other, rows.c.person)):
            known = set(connection.execute(select(others).where(mine == person)).scalars()) | {person, guest}
            connection.execute(delete(rows).where(mine == guest, others.in_(known)))
            connection.execute(update(rows).where(mine == guest).values({mine.name: person}))
    for who in (REPORTS.c.reporter, REPORTS.c.about, SPEAKERS.c.person):
        connection.execute(update(who.table).where(who == guest).values({who.name: person}))
