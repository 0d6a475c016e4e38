"""What persons are to each other: friends, or somebody one does not want to hear or to meet; and reports."""

from collections.abc import Collection
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, insert, or_, select, update

from agon.server.house import HEARS_ALL, Deaf
from agon.server.problems import CONFLICT, FORBIDDEN, MISSING, problem
from agon.server.store.schema import (
    DEVICES,
    FOR_FRIENDS,
    FRIEND_LINKS,
    FRIENDS,
    HOLDERS,
    MATCHES,
    PERSONS,
    PRESENCE,
    REPORTS,
    SHUNNED,
    SPEAKERS,
    WATCHERS,
)
from agon.server.store.seats import seats_held
from agon.server.store.statements import or_nothing
from agon.server.visitors import hashed

MOST: Final = 500  # friends of a person, or people they shun

WRITE_SPEAKER: Final = or_nothing(SPEAKERS, "match", "speaker")

Kind = Literal["mute", "block"]


def handle_of(mine: str, other: str) -> str:
    """What somebody is called towards me alone: nobody learns who a person is, nor that two know the same one."""
    return hashed(f"{mine}/{other}")[:22]


def speaker_of(table: str, person: str) -> str:
    """What somebody who watches is called at one table."""
    return hashed(f"{table}/{person}")[:22]


def name_of(connection: Connection, person: str) -> str:
    return connection.execute(select(PERSONS.c.name).where(PERSONS.c.id == person)).scalar_one_or_none() or ""


def person_of(connection: Connection, device: str) -> tuple[str, str]:
    """Whose a device is, and their name; both empty for nobody."""
    wanted = select(PERSONS.c.id, PERSONS.c.name).join(DEVICES, DEVICES.c.person == PERSONS.c.id)
    row = connection.execute(wanted.where(DEVICES.c.token == device)).one_or_none()
    return ("", "") if row is None else (row.id, row.name)


def holders_of(connection: Connection, table: str, seat: int) -> list[str]:
    """Who holds a seat."""
    wanted = select(HOLDERS.c.person).where(HOLDERS.c.match == table, HOLDERS.c.seat == seat)
    return list(connection.execute(wanted.order_by(HOLDERS.c.since)).scalars())


# ---------------------------------------------------------------- whom one does not want to hear or to meet


class Shunned(NamedTuple):
    """Somebody whom a person does not want to hear, or to meet."""

    other: str
    kind: Kind
    name: str


def shun(connection: Connection, person: str, other: str, kind: Kind, name: str, at: int) -> bool:
    """From now on; who is not wanted at all is no friend any more."""
    if other == person:
        raise problem("server-yourself")
    connection.execute(delete(SHUNNED).where(SHUNNED.c.person == person, SHUNNED.c.other == other))
    must_be_few(connection, SHUNNED, person)
    row = {"person": person, "other": other, "kind": kind, "name": name, "created": at}
    connection.execute(insert(SHUNNED), row)
    if kind == "block":
        unfriend(connection, person, other)
    return True


def must_be_few(connection: Connection, rows: Any, person: str) -> None:
    wanted = select(func.count()).select_from(rows).where(rows.c.person == person)
    if connection.execute(wanted).scalar_one() >= MOST:
        raise problem("server-too-many-people", CONFLICT, most=MOST)


def forgive(connection: Connection, person: str, other: str) -> bool:
    gone = delete(SHUNNED).where(SHUNNED.c.person == person, SHUNNED.c.other == other)
    return connection.execute(gone).rowcount == 1


def shunned(connection: Connection, person: str) -> list[Shunned]:
    wanted = select(SHUNNED).where(SHUNNED.c.person == person).order_by(SHUNNED.c.created, SHUNNED.c.other)
    return [Shunned(row.other, row.kind, row.name) for row in connection.execute(wanted)]


def unheard(connection: Connection, devices: Collection[str]) -> dict[str, frozenset[str]]:
    """For each of these devices, whom its person does not want to hear; those who shun nobody are not there."""
    wanted = select(DEVICES.c.token, SHUNNED.c.other).join(SHUNNED, SHUNNED.c.person == DEVICES.c.person)
    found: dict[str, set[str]] = {}
    for row in connection.execute(wanted.where(DEVICES.c.token.in_(devices))):
        found.setdefault(row.token, set()).add(row.other)
    return {token: frozenset(others) for token, others in found.items()}


def speaks(connection: Connection, table: str, device: str) -> bool:
    """Remember who it is that speaks there; whoever was forgotten or signed out meanwhile is nobody."""
    person, _ = person_of(connection, device)
    if not person:
        raise problem("server-nobody", FORBIDDEN)
    row = {"match": table, "speaker": speaker_of(table, person), "person": person}
    connection.execute(WRITE_SPEAKER[connection.dialect.name], row)
    return True


def speaking(connection: Connection, table: str, speaker: str) -> str | None:
    """The person who watches a table under that name."""
    wanted = select(SPEAKERS.c.person).where(SPEAKERS.c.match == table, SPEAKERS.c.speaker == speaker)
    return connection.execute(wanted).scalar_one_or_none()


class Known(NamedTuple):
    """Who somebody is at a table: what they hold, what they are called if they watch, and whom they do not hear."""

    held: list[int]
    speaker: str
    deaf: Deaf


def known_at(connection: Connection, table: str, device: str) -> Known:
    """Who somebody with that device is at a table."""
    person, _ = person_of(connection, device)
    if not person:
        return Known([], "", HEARS_ALL)
    people = frozenset(one.other for one in shunned(connection, person))
    deaf = Deaf(held_by(connection, table, people), frozenset(speaker_of(table, one) for one in people), people)
    return Known(seats_held(connection, table, device), speaker_of(table, person), deaf if people else HEARS_ALL)


def held_by(connection: Connection, table: str, people: Collection[str]) -> frozenset[int]:
    """The seats of a table that any of these hold."""
    wanted = select(HOLDERS.c.seat).where(HOLDERS.c.match == table, HOLDERS.c.person.in_(people))
    return frozenset(connection.execute(wanted).scalars())


def unwelcome_at(person: str) -> ColumnElement[bool]:
    """Whether somebody who sits at a table of `matches` has blocked that person."""
    blocked = select(SHUNNED.c.other).join(HOLDERS, HOLDERS.c.person == SHUNNED.c.person)
    same = and_(HOLDERS.c.match == MATCHES.c.id, SHUNNED.c.other == person, SHUNNED.c.kind == "block")
    return exists(blocked.where(same))


def avoids(person: str) -> ColumnElement[bool]:
    """Whether that person has blocked somebody who sits at a table of `matches`."""
    blocked = select(SHUNNED.c.other).join(HOLDERS, HOLDERS.c.person == SHUNNED.c.other)
    same = and_(HOLDERS.c.match == MATCHES.c.id, SHUNNED.c.person == person, SHUNNED.c.kind == "block")
    return exists(blocked.where(same))


def is_welcome(connection: Connection, table: str, person: str) -> bool:
    """Whether nobody who sits at a table has blocked that person."""
    wanted = select(MATCHES.c.id).where(MATCHES.c.id == table, unwelcome_at(person))
    return connection.execute(wanted).first() is None


def must_be_welcome(connection: Connection, table: str, person: str) -> bool:
    """Complain, without a reason, if somebody there has blocked that person."""
    if not is_welcome(connection, table, person):
        raise problem("server-no-seat-for-you", FORBIDDEN)
    return True


# ---------------------------------------------------------------- friends


class Friend(NamedTuple):
    """Somebody, as a person knows them: `agreed` if both do, else who has to answer still."""

    other: str
    name: str
    state: Literal["friends", "asked", "asks"]
    shows: bool  # whether they see when this person is here
    here: bool  # whether they are, if they let it be seen


def befriend(connection: Connection, person: str, other: str, name: str, at: int) -> bool:
    """Call somebody a friend: an offer, or the answer to theirs. Whoever has blocked them does not get to see it."""
    if other == person:
        raise problem("server-yourself")
    connection.execute(delete(FRIENDS).where(FRIENDS.c.person == person, FRIENDS.c.other == other))
    must_be_few(connection, FRIENDS, person)
    if other not in blocked(connection, person):
        row = {"person": person, "other": other, "name": name, "shows": 0, "created": at}
        connection.execute(insert(FRIENDS), row)
    return True


def blocked(connection: Connection, person: str) -> set[str]:
    """Whom somebody does not want to meet."""
    return {one.other for one in shunned(connection, person) if one.kind == "block"}


def unfriend(connection: Connection, person: str, other: str) -> bool:
    """They are friends no more, and no offer stands."""
    for one, two in ((person, other), (other, person)):
        connection.execute(delete(FRIENDS).where(FRIENDS.c.person == one, FRIENDS.c.other == two))
    return True


def show(connection: Connection, person: str, other: str, shows: bool) -> bool:
    """Let a friend see when one is here, or no longer."""
    mine = update(FRIENDS).where(FRIENDS.c.person == person, FRIENDS.c.other == other)
    return connection.execute(mine.values(shows=int(shows))).rowcount == 1


def friends(connection: Connection, person: str, now: int) -> list[Friend]:
    """All friends of a person, and who has offered to be one."""
    mine = {row.other: row for row in connection.execute(select(FRIENDS).where(FRIENDS.c.person == person))}
    unseen = blocked(connection, person)
    asking = connection.execute(select(FRIENDS).where(FRIENDS.c.other == person))
    theirs = {row.person: row for row in asking if row.person not in unseen}
    shown = [other for other, row in theirs.items() if row.shows and other in mine]
    here = present(connection, shown, now)
    called = select(PERSONS.c.id, PERSONS.c.name).where(PERSONS.c.id.in_({*mine, *theirs}))
    names = {row.id: row.name for row in connection.execute(called)}
    found: list[Friend] = []
    for other in {*mine, *theirs}:
        state: Literal["friends", "asked", "asks"] = (
            "friends" if other in mine and other in theirs else "asked" if other in mine else "asks"
        )
        at_table = mine[other].name if other in mine else ""
        # What people call themselves elsewhere they tell their friends, and whom they ask: not whoever asks them.
        name = at_table if state == "asked" else names.get(other, "") or at_table
        found.append(Friend(other, name, state, other in mine and bool(mine[other].shows), other in here))
    return sorted(found, key=lambda one: (one.state, one.name, one.other))


def present(connection: Connection, people: Collection[str], now: int) -> set[str]:
    """Those of these who are connected to a table where they sit."""
    wanted = (
        select(HOLDERS.c.person)
        .join(PRESENCE, and_(PRESENCE.c.match == HOLDERS.c.match, PRESENCE.c.seat == HOLDERS.c.seat))
        .where(HOLDERS.c.person.in_(people), PRESENCE.c.until >= now, PRESENCE.c.seat != WATCHERS)
    )
    return set(connection.execute(wanted).scalars())


def friends_of(person: str) -> Select[tuple[str]]:
    """The friends of a person: those who call them so, and are called so."""
    back = FRIENDS.alias("back")
    both = and_(back.c.person == FRIENDS.c.other, back.c.other == FRIENDS.c.person)
    return select(FRIENDS.c.other).join(back, both).where(FRIENDS.c.person == person)


def for_friends_of(person: str) -> ColumnElement[bool]:
    """Whether a table of `matches` was made for friends, and one of that person sits there."""
    theirs = select(HOLDERS.c.match).where(HOLDERS.c.person.in_(friends_of(person)))
    return and_(MATCHES.c.listed == FOR_FRIENDS, MATCHES.c.id.in_(theirs))


def concerns(person: str) -> ColumnElement[bool]:
    """Whether a table of `matches` is to be shown to that person: neither has blocked who sits there, nor they them."""
    return ~or_(unwelcome_at(person), avoids(person))


def add_friend_link(connection: Connection, token: str, person: str, now: int, until: int) -> bool:
    """A link that is good until then; those of that person that are over are forgotten, and there are never many."""
    connection.execute(delete(FRIEND_LINKS).where(FRIEND_LINKS.c.until < now))
    count = select(func.count()).select_from(FRIEND_LINKS).where(FRIEND_LINKS.c.person == person)
    if connection.execute(count).scalar_one() >= MOST:
        raise problem("server-too-many-people", CONFLICT, most=MOST)
    connection.execute(insert(FRIEND_LINKS), {"token": token, "person": person, "until": until})
    return True


def link_of_friend(connection: Connection, token: str, person: str, now: int) -> str:
    """Whose link it is; complains when there is no such link any more, and when they have blocked that person."""
    wanted = select(FRIEND_LINKS.c.person).where(FRIEND_LINKS.c.token == token, FRIEND_LINKS.c.until >= now)
    maker = connection.execute(wanted).scalar_one_or_none()
    if maker is None or person in blocked(connection, maker):
        raise problem("server-no-friend-link", MISSING)
    return str(maker)


def use_friend_link(connection: Connection, token: str, person: str, at: int) -> bool:
    """Both are friends: whoever made the link agreed by it."""
    maker = link_of_friend(connection, token, person, at)
    befriend(connection, person, maker, name_of(connection, maker), at)
    befriend(connection, maker, person, name_of(connection, person), at)
    connection.execute(delete(FRIEND_LINKS).where(FRIEND_LINKS.c.token == token))
    return True


# ---------------------------------------------------------------- reports


class Report(NamedTuple):
    """What was reported: of whom, at which table, which line, and why."""

    id: str
    reporter: str
    about: str
    match: str
    seat: int
    speaker: str
    name: str
    number: int
    line: str
    why: str
    at: int
    settled: int


def report(connection: Connection, made: Report) -> bool:
    """One of each person about another at a table waits at most; a new one takes its place."""
    same = and_(REPORTS.c.reporter == made.reporter, REPORTS.c.about == made.about, REPORTS.c.match == made.match)
    connection.execute(delete(REPORTS).where(same, REPORTS.c.settled == 0))
    connection.execute(insert(REPORTS), made._asdict())
    return True


def reports(connection: Connection, most: int) -> list[Report]:
    """Those that nobody has settled, the oldest first."""
    wanted = select(REPORTS).where(REPORTS.c.settled == 0).order_by(REPORTS.c.at, REPORTS.c.id).limit(most)
    return [Report(*row) for row in connection.execute(wanted)]


def report_called(connection: Connection, id: str) -> Report:
    row = connection.execute(select(REPORTS).where(REPORTS.c.id == id)).one_or_none()
    if row is None:
        raise problem("server-no-report", MISSING)
    return Report(*row)


def settle(connection: Connection, id: str, at: int) -> bool:
    """Operators are done with it."""
    return connection.execute(update(REPORTS).where(REPORTS.c.id == id).values(settled=at)).rowcount == 1
