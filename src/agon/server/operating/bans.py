"""Who may not come in: somebody with a certain cookie, an address, or a network."""

import ipaddress
import re
from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from agon.server.operating.epoch import renew
from agon.server.operating.tables import named
from agon.server.problems import MISSING, problem
from agon.server.store.schema import BANS, DEVICES, HOLDERS

HASHED: Final = re.compile(r"[0-9a-f]{64}")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Ban(NamedTuple):
    """One that is kept out: since when, until when (0: for ever), and why."""

    who: str
    until: int
    why: str
    made: int


def network(word: str) -> Network | None:
    """The address or network that a word names; None where it names none."""
    try:
        return ipaddress.ip_network(word, strict=False)
    except ValueError:
        return None


def holders(connection: Connection, table: str, seat: int) -> list[str]:
    """Who holds a seat, by the hashes of the cookies of all their devices."""
    theirs = select(DEVICES.c.token).join(HOLDERS, DEVICES.c.person == HOLDERS.c.person)
    wanted = theirs.where(HOLDERS.c.match == table, HOLDERS.c.seat == seat)
    found = list(connection.execute(wanted).scalars())
    if not found:
        raise problem("admin-nobody-there", MISSING, number=seat + 1)
    return found


def meant(connection: Connection, who: str) -> list[str]:
    """Whom a word means: an address, a network, the hash of a cookie, or a seat as in `TABLE/2`."""
    table, _, seat = who.partition("/")
    if network(who) is not None or HASHED.fullmatch(who):
        return [who]
    if not (seat.isascii() and seat.isdigit()):
        raise problem("admin-who", name=who[:80])
    return holders(connection, named(connection, table), int(seat) - 1)


def ban(connection: Connection, whom: Collection[str], until: int, why: str, now: int) -> int:
    """Keep these out from now on."""
    for who in whom:
        written = network(who)
        row = {"who": who if written is None else str(written), "until": until, "why": why[:200], "made": now}
        connection.execute(delete(BANS).where(BANS.c.who == row["who"]))
        connection.execute(insert(BANS), row)
    renew(connection)
    return len(whom)


def unban(connection: Connection, who: str) -> int:
    """Let somebody in again; of a cookie the beginning of its hash is enough."""
    written = network(who)
    meant = (
        BANS.c.who.startswith(who.removeprefix("#"), autoescape=True) if written is None else BANS.c.who == str(written)
    )
    gone = connection.execute(delete(BANS).where(meant)).rowcount
    renew(connection)
    return gone


def bans(connection: Connection, now: int) -> list[Ban]:
    """All that stand; those that have run out are forgotten."""
    connection.execute(delete(BANS).where(BANS.c.until > 0, BANS.c.until < now))
    return standing(connection, now)


def standing(connection: Connection, now: int) -> list[Ban]:
    """All that stand now."""
    rows = connection.execute(select(BANS).order_by(BANS.c.made))
    return [Ban(row.who, row.until, row.why, row.made) for row in rows if not row.until or row.until >= now]


class Kept:
    """The bans as a running process knows them."""

    def __init__(self, found: Collection[Ban]) -> None:
        self.cookies = {one.who: one for one in found if network(one.who) is None}
        self.networks = [(written, one) for one in found if (written := network(one.who)) is not None]

    def against(self, address: str, visitor: str, now: int) -> Ban | None:
        """The ban that keeps a visitor from that address out, if there is one."""
        known = self.cookies.get(visitor)
        if known is None and self.networks:
            here = network(address)
            if here is not None:
                found = (
                    ban for written, ban in self.networks if here.version == written.version and within(here, written)
                )
                known = next(found, None)
        return known if known is not None and (not known.until or known.until >= now) else None


def within(here: Network, written: Network) -> bool:
    return here.network_address in written
