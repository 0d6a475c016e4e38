"""A word that changes whenever operators do something that running processes must see: they look at it now and then."""

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from agon.server.store.schema import MATCHES, SITE
from agon.server.visitors import new_token

EPOCH: Final = "epoch"
TOUCHED: Final = "touched"


def epoch(connection: Connection) -> str:
    """The word as it is now."""
    return connection.execute(select(SITE.c.value).where(SITE.c.name == EPOCH)).scalar_one_or_none() or ""


def renew(connection: Connection) -> None:
    """All processes are to look at what they have open, and who is banned."""
    connection.execute(delete(SITE).where(SITE.c.name == EPOCH))
    connection.execute(insert(SITE), {"name": EPOCH, "value": new_token()})


def touch(connection: Connection, now: int) -> bool:
    """Write something, to see whether that can be done."""
    connection.execute(delete(SITE).where(SITE.c.name == TOUCHED))
    connection.execute(insert(SITE), {"name": TOUCHED, "value": str(now)})
    return True


def versions(connection: Connection, tables: list[str]) -> dict[str, int]:
    """Which of these tables there are, and how far their journals go."""
    found = select(MATCHES.c.id, MATCHES.c.version).where(MATCHES.c.id.in_(tables))
    return {row.id: row.version for row in connection.execute(found)}
