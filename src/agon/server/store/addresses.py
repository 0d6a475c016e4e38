"""Signing in by e-mail: whose an address is, and the links that were sent there."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from agon.server.problems import TOO_MANY, problem
from agon.server.store.schema import ADDRESSES, MAILED

GOOD: Final = 15 * 60_000  # milliseconds for which a link is good
PAUSE: Final = 60_000  # milliseconds between two messages to one address
MOST: Final = 5  # messages to one address within the time for which a link is good


class Mailed(NamedTuple):
    """To which address a link was sent, and who had asked for it; empty for nobody who was known."""

    email: str
    person: str


def mail(connection: Connection, token: str, email: str, person: str, now: int) -> bool:
    """Something is sent to an address, unless it was just now: a link to sign in with that token, if it is one.

    Of links only the last one is good.
    """
    connection.execute(delete(MAILED).where(MAILED.c.at < now - GOOD))
    sent = select(func.count(), func.max(MAILED.c.at)).where(MAILED.c.email == email)
    count, last = connection.execute(sent).one()
    if count >= MOST or (last is not None and last > now - PAUSE):
        raise problem("server-mailed", TOO_MANY)
    connection.execute(insert(MAILED), {"token": token, "email": email, "at": now, "person": person})
    return True


def mailed_to(connection: Connection, token: str, now: int) -> Mailed | None:
    """Where a link was sent; it is used up, and so are all others that were sent there."""
    wanted = select(MAILED.c.email, MAILED.c.person).where(MAILED.c.token == token, MAILED.c.at >= now - GOOD)
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    connection.execute(delete(MAILED).where(MAILED.c.email == row.email))
    return Mailed(row.email, row.person)


def address_of(connection: Connection, person: str) -> str:
    """With which address somebody signs in; empty for none."""
    wanted = select(ADDRESSES.c.email).where(ADDRESSES.c.person == person)
    return connection.execute(wanted).scalar_one_or_none() or ""


def remove_address(connection: Connection, person: str) -> bool:
    connection.execute(delete(ADDRESSES).where(ADDRESSES.c.person == person))
    return True
