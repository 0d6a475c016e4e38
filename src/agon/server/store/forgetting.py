"""A person wants to be forgotten: all that is theirs alone goes, and their name wherever it stood."""

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Table, delete, or_, select, update

from agon.server.acts import Remarked, Renamed, Sat, read, written
from agon.server.problems import CONFLICT, problem
from agon.server.store import entrants
from agon.server.store.club import is_playing
from agon.server.store.months import write_again
from agon.server.store.schema import (
    ACTS,
    ADDRESSES,
    DEPARTURES,
    DEVICES,
    HOLDERS,
    LINKS,
    MAILED,
    MATCHES,
    METADATA,
    PERSONS,
    PLAYED,
    RATINGS,
    REPORTS,
    SHUNNED,
    SPEAKERS,
)
from agon.server.visitors import new_token

JSON: Final = msgspec.json
SOMEBODY: Final = "…"  # who said something while watching


class Forgotten(NamedTuple):
    """Tables where somebody's name stood: at a seat, or beside what they said while watching; and their devices."""

    sat: set[str]
    spoke: set[str]
    devices: set[str]  # which were theirs


def forget(connection: Connection, person: str) -> Forgotten:
    """Forget somebody who sits at no table that goes on.

    What came of their matches stays, under a number that is nobody's, so that others' ratings stay what they are.
    """
    if is_playing(connection, person):
        raise problem("server-still-playing", CONFLICT)
    write_again(connection, person)
    nobody = new_token()
    devices = set(connection.execute(select(DEVICES.c.token).where(DEVICES.c.person == person)).scalars())
    entrants.forget(connection, person, nobody)
    sat = where_they_sat(connection, person)
    for match, seat in sat:
        unname(connection, match, seat)
    connection.execute(update(PLAYED).where(PLAYED.c.person == person).values(person=nobody))
    connection.execute(delete(RATINGS).where(RATINGS.c.who == person))
    spoke = forget_talk(connection, person, nobody)
    forget_mail(connection, person)
    for left in (LINKS, DEPARTURES):
        connection.execute(delete(left).where(left.c.person == person))
    for part in reversed(METADATA.sorted_tables):
        remove_from(connection, part, person)
    connection.execute(delete(PERSONS).where(PERSONS.c.id == person))
    return Forgotten({match for match, _ in sat}, spoke, devices)


def where_they_sat(connection: Connection, person: str) -> list[tuple[str, int]]:
    """The seats that somebody holds, and those of matches they played and then left."""
    holds = select(HOLDERS.c.match, HOLDERS.c.seat).where(HOLDERS.c.person == person, HOLDERS.c.seat >= 0)
    played = select(PLAYED.c.result, PLAYED.c.seat).join(MATCHES, MATCHES.c.id == PLAYED.c.result)
    found = [*connection.execute(holds), *connection.execute(played.where(PLAYED.c.person == person))]
    return sorted({(match, seat) for match, seat in found})


def forget_mail(connection: Connection, person: str) -> None:
    """Links that were sent to an address of theirs, and those they asked for."""
    own = select(ADDRESSES.c.email).where(ADDRESSES.c.person == person)
    connection.execute(delete(MAILED).where(or_(MAILED.c.email.in_(own), MAILED.c.person == person)))


def forget_talk(connection: Connection, person: str, nobody: str) -> set[str]:
    """What they said while watching is nobody's, so is what was reported of them and by them; nobody shuns them.

    The tables where they spoke.
    """
    spoke = connection.execute(select(SPEAKERS.c.match, SPEAKERS.c.speaker).where(SPEAKERS.c.person == person)).all()
    for row in spoke:
        unname_speaker(connection, row.match, row.speaker)
    connection.execute(delete(SPEAKERS).where(SPEAKERS.c.person == person))
    connection.execute(delete(SHUNNED).where(SHUNNED.c.other == person))
    connection.execute(update(REPORTS).where(REPORTS.c.about == person).values(about=nobody, name=""))
    connection.execute(update(REPORTS).where(REPORTS.c.reporter == person).values(reporter=nobody))
    return {row.match for row in spoke}


def remove_from(connection: Connection, part: Table, person: str) -> None:
    """Whatever belongs to a person goes with them."""
    for column in part.columns:
        if any(key.column is PERSONS.c.id for key in column.foreign_keys):
            connection.execute(delete(part).where(column == person))


def unname(connection: Connection, match: str, seat: int) -> None:
    """Nobody's name stands at a seat of a match that is over: in its row, and in its journal."""
    row = connection.execute(select(MATCHES.c.seats, MATCHES.c.sitters).where(MATCHES.c.id == match)).one()
    changed = {name: JSON.encode(without_name(JSON.decode(getattr(row, name)), seat)).decode() for name in row._fields}
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(**changed))
    acts = select(ACTS.c.number, ACTS.c.body).where(ACTS.c.match == match)
    for act in connection.execute(acts).all():
        deed = read(act.body)
        if isinstance(deed, Sat | Renamed) and deed.seat == seat and deed.name:
            here = (ACTS.c.match == match) & (ACTS.c.number == act.number)
            body = written(msgspec.structs.replace(deed, name=""))
            connection.execute(update(ACTS).where(here).values(body=body))


def unname_speaker(connection: Connection, match: str, speaker: str) -> None:
    """What was said under that name while watching a match keeps no name."""
    for act in connection.execute(select(ACTS.c.number, ACTS.c.body).where(ACTS.c.match == match)).all():
        deed = read(act.body)
        if isinstance(deed, Remarked) and deed.speaker == speaker:
            here = (ACTS.c.match == match) & (ACTS.c.number == act.number)
            body = written(msgspec.structs.replace(deed, name=SOMEBODY))
            connection.execute(update(ACTS).where(here).values(body=body))


def without_name(seats: list[list[Any]], seat: int) -> list[list[Any]]:
    """Seats, or sitters: of both the name is the second thing told."""
    return [[one[0], "", *one[2:]] if number == seat else one for number, one in enumerate(seats)]
