"""The open archive in the database: public matches that are over, and which months were written into files."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, func, or_, select, update

from agon.server.club.results import unpacked, with_names
from agon.server.problems import MISSING, problem
from agon.server.store.history import Listed, listed_of
from agon.server.store.months import NAME, month_of
from agon.server.store.schema import RECORDS, RESULTS, SITE
from agon.server.store.statements import or_nothing

AT_ONCE: Final = 50
DONE: Final = "done"
CLAIM: Final = 3_600_000  # milliseconds after which whoever began a file is believed to have ended
WRITE_SITE: Final = or_nothing(SITE, "name")


class Filter(NamedTuple):
    """Which matches are wanted; what is empty does not matter. Times in milliseconds."""

    game: str = ""
    module: str = ""
    seats: int = 0
    level: int = 0  # all who played are at least so strong
    since: int = 0
    until: int = 0
    before: tuple[int, str] | None = None  # the last one of the page before: when it ended, and its tag


def public(connection: Connection, wanted: Filter, most: int) -> list[Listed]:
    """Public matches, the latest first, with the names of those who agreed."""
    query = select(RESULTS).where(RESULTS.c.listed != 0)
    if wanted.game:
        query = query.where(RESULTS.c.game == wanted.game)
    if wanted.module:
        query = query.where(RESULTS.c.modules.contains(f'"{wanted.module}"', autoescape=True))
    if wanted.seats:
        query = query.where(RESULTS.c.seats == wanted.seats)
    if wanted.level:
        query = query.where(RESULTS.c.level >= wanted.level)
    if wanted.since:
        query = query.where(RESULTS.c.ended >= wanted.since)
    if wanted.until:
        query = query.where(RESULTS.c.ended < wanted.until)
    if wanted.before is not None:
        ended, tag = wanted.before
        later = and_(RESULTS.c.ended == ended, RESULTS.c.tag > tag)
        query = query.where(or_(RESULTS.c.ended < ended, later))
    rows = connection.execute(query.order_by(RESULTS.c.ended.desc(), RESULTS.c.tag).limit(most)).all()
    return listed_of(connection, rows, "")


def record(connection: Connection, tag: str) -> tuple[Listed, str]:
    """A match of the archive, and its record."""
    row = connection.execute(select(RESULTS).where(RESULTS.c.tag == tag, RESULTS.c.listed != 0)).one_or_none()
    if row is None:
        raise problem("server-no-record", MISSING)
    (one,) = listed_of(connection, [row], "")
    return one, record_of(connection, one)


def record_of(connection: Connection, one: Listed) -> str:
    body = connection.execute(select(RECORDS.c.body).where(RECORDS.c.result == one.id)).scalar_one_or_none()
    if body is None:
        raise problem("server-no-record", MISSING)
    names = {seat: player.name for seat, player in enumerate(one.players) if player.name}
    return with_names(unpacked(body), names)


def records(connection: Connection, since: int, until: int) -> Iterator[tuple[Listed, str]]:
    """All public matches that ended in that time."""
    wanted = Filter(since=since, until=until)
    while page := public(connection, wanted, AT_ONCE):
        for one in page:
            yield one, record_of(connection, one)
        wanted = wanted._replace(before=(page[-1].ended, page[-1].tag))


# ---------------------------------------------------------------- months


def to_write(connection: Connection, now: int) -> list[str]:
    """Months that are over and have public matches, but no file."""
    first, last = connection.execute(
        select(func.min(RESULTS.c.ended), func.max(RESULTS.c.ended)).where(RESULTS.c.listed != 0)
    ).one()
    if first is None:
        return []
    done = {row.name for row in connection.execute(select(SITE).where(SITE.c.value == DONE))}
    last = min(month_of(last), before(month_of(now)))
    return [month for month in months(month_of(first), last) if NAME + month not in done]


def months(first: str, last: str) -> list[str]:
    """All months from one to another."""
    found: list[str] = []
    while first <= last:
        found.append(first)
        first = following(first)
    return found


def following(month: str) -> str:
    year, number = map(int, month.split("-"))
    return f"{year + number // 12:04}-{number % 12 + 1:02}"


def before(month: str) -> str:
    year, number = map(int, month.split("-"))
    return f"{year - (number == 1):04}-{(number + 10) % 12 + 1:02}"


def bounds(month: str) -> tuple[int, int]:
    """When a month begins and ends, in milliseconds."""
    ends = [datetime.strptime(one, "%Y-%m").replace(tzinfo=UTC) for one in (month, following(month))]
    return int(ends[0].timestamp() * 1000), int(ends[1].timestamp() * 1000)


def claim(connection: Connection, month: str, now: int) -> bool:
    """This process writes the file of a month, unless another one does or has."""
    row = {"name": NAME + month, "value": str(now)}
    if connection.execute(WRITE_SITE[connection.dialect.name], row).one_or_none() is not None:
        return True
    known = connection.execute(select(SITE.c.value).where(SITE.c.name == NAME + month)).scalar_one()
    if known == DONE or int(known) > now - CLAIM:
        return False
    mine = (SITE.c.name == NAME + month) & (SITE.c.value == known)
    return connection.execute(update(SITE).where(mine).values(value=str(now))).rowcount == 1


def written(connection: Connection, month: str, now: int) -> bool:
    """The file is there, unless a name in it has changed since it was begun."""
    mine = (SITE.c.name == NAME + month) & (SITE.c.value == str(now))
    return connection.execute(update(SITE).where(mine).values(value=DONE)).rowcount == 1
