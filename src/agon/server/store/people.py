"""Persons and their devices."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from agon.server.store.schema import DEVICES, PERSONS
from agon.server.store.statements import or_nothing
from agon.server.visitors import Visitor

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
    return connection.execute(gone).rowcount == 1
