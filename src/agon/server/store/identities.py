"""Signing in by OpenID Connect: whose an account elsewhere is, and who has gone there and is awaited back."""

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from agon.server.problems import FORBIDDEN, problem
from agon.server.store.schema import DEPARTURES, IDENTITIES

GOOD: Final = 10 * 60_000  # milliseconds in which somebody has to be back


def depart(connection: Connection, state: str, browser: str, person: str, now: int) -> bool:
    """Somebody goes to the provider with that state, and will be known again by what their browser keeps."""
    connection.execute(delete(DEPARTURES).where(DEPARTURES.c.until < now))
    row = {"state": state, "browser": browser, "person": person, "until": now + GOOD}
    connection.execute(insert(DEPARTURES), row)
    return True


def arrive(connection: Connection, state: str, browser: str, now: int) -> str:
    """Who had gone from that browser with that state, empty for nobody who was known. Once."""
    same = (DEPARTURES.c.state == state) & (DEPARTURES.c.browser == browser) & (DEPARTURES.c.until >= now)
    gone = delete(DEPARTURES).where(same).returning(DEPARTURES.c.person)
    person: str | None = connection.execute(gone).scalar_one_or_none()
    if person is None:
        raise problem("server-no-departure", FORBIDDEN)
    return person


def is_linked(connection: Connection, person: str) -> bool:
    """Whether somebody signs in with an account elsewhere."""
    return connection.execute(select(IDENTITIES.c.person).where(IDENTITIES.c.person == person)).first() is not None


def remove_identity(connection: Connection, person: str) -> bool:
    connection.execute(delete(IDENTITIES).where(IDENTITIES.c.person == person))
    return True
