"""Guests who never come back: people without a key, who sit nowhere any more, and have not been seen for long.

Whoever takes part in a tournament that goes on, or has made it, is awaited there.
"""

from typing import Final

from sqlalchemy import Connection, delete, func, select

from agon.server.operating.tables import DAY
from agon.server.store.entrants import awaited
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
    MANNERS,
    PASSKEYS,
    PERSONS,
    PROFILES,
    RESERVED,
    SHUNNED,
    SPEAKERS,
    TOLD,
)

KEEPS: Final = (
    PASSKEYS,
    ENTRANCES,
    ADDRESSES,
    IDENTITIES,
    HOLDERS,
    RESERVED,
    CHANNELS,
)  # who is in one of these can come back, or is awaited
OWN: Final = (DEVICES, FRIENDS, FRIEND_LINKS, SHUNNED, SPEAKERS, MANNERS, TOLD, PROFILES)  # what goes with a person
AT_ONCE: Final = 500


def gone(connection: Connection, days: int, now: int) -> list[str]:
    """Guests whom nobody has seen for so many days; 0: none, ever."""
    if not days:
        return []
    seen = select(DEVICES.c.person).group_by(DEVICES.c.person).having(func.max(DEVICES.c.seen) >= now - days * DAY)
    wanted = select(PERSONS.c.id).where(PERSONS.c.created < now - days * DAY, PERSONS.c.id.not_in(seen))
    for rows in KEEPS:
        wanted = wanted.where(PERSONS.c.id.not_in(select(rows.c.person)))
    for there in awaited():
        wanted = wanted.where(PERSONS.c.id.not_in(there))
    return list(connection.execute(wanted).scalars())


def forget(connection: Connection, days: int, now: int) -> int:
    """Remove them with all that is theirs; how many there were."""
    people = gone(connection, days, now)
    for start in range(0, len(people), AT_ONCE):
        some = people[start : start + AT_ONCE]
        shown = select(PROFILES.c.person).where(PROFILES.c.person.in_(some))
        for person in connection.execute(shown).scalars().all():
            write_again(connection, person)
        for rows in OWN:
            connection.execute(delete(rows).where(rows.c.person.in_(some)))
        for others in (FRIENDS, SHUNNED):
            connection.execute(delete(others).where(others.c.other.in_(some)))
        connection.execute(delete(PERSONS).where(PERSONS.c.id.in_(some)))
    return len(people)
