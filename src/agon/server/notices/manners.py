"""When somebody wants to be told: not in their quiet hours, and once a day if they like. Pure."""

from datetime import UTC, datetime, timedelta
from typing import Final, Literal, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from agon.server.problems import problem

MINUTES: Final = 24 * 60
Often = Literal["each", "daily"]


class Manners(NamedTuple):
    """Minutes of the day, in a time zone: from when until when it is quiet (the same twice: never), and the digest."""

    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0
    often: Often = "each"
    daily_at: int = 18 * 60
    language: str = ""


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise problem("notice-no-zone", name=name[:40]) from error


def local(manners: Manners, now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_of(manners.zone))


def is_quiet(manners: Manners, now: int) -> bool:
    """Whether somebody wants to be left alone."""
    moment = local(manners, now)
    minute = moment.hour * 60 + moment.minute
    first, last = manners.quiet_from, manners.quiet_until
    return first <= minute < last if first <= last else minute >= first or minute < last


def last_digest(manners: Manners, now: int) -> int:
    """When the latest digest was due, in milliseconds since 1970."""
    moment = local(manners, now)
    due = moment.replace(hour=manners.daily_at // 60, minute=manners.daily_at % 60, second=0, microsecond=0)
    if due > moment:
        due = due - timedelta(days=1)
    return int(due.timestamp() * 1000)
