"""Somebody's results, whoever wants to be seen, and lists of ratings."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, literal, select, update

from agon.server.club.ratings import SURELY, Rating
from agon.server.club.results import Against
from agon.server.club.statistics import Own
from agon.server.problems import BAD, MISSING, problem
from agon.server.store.months import write_again
from agon.server.store.schema import MATCHES, PERSONS, PLAYED, PROFILES, RATINGS, RESULTS
from agon.server.visitors import new_token

MOST_COUNTED: Final = 5000  # results of one person that statistics are made of, the latest
ENOUGH: Final = 5  # rated matches from which on somebody stands in a list
MOST_LEADERS: Final = 100
BOTS: Final = "bot/"
JSON: Final = msgspec.json


class Player(NamedTuple):
    """Who played a seat, as far as it may be told."""

    name: str
    handle: str
    bot: str
    you: bool
    place: int
    score: int
    won: bool


class Listed(NamedTuple):
    """A result in a list; `table` is empty where it is not to be told, or gone."""

    id: str
    tag: str
    table: str
    game: str
    modules: list[str]
    against: Against
    rated: bool
    level: int
    ended: int
    choices: int
    players: list[Player]


# ---------------------------------------------------------------- results


def own_results(connection: Connection, person: str) -> list[Own]:
    """What somebody played, for statistics."""
    wanted = (
        select(RESULTS, *(PLAYED.c[name] for name in ("seat", "place", "score", "won", "seconds", "traits")))
        .add_columns(PLAYED.c.mu, PLAYED.c.sigma)
        .join(PLAYED, PLAYED.c.result == RESULTS.c.id)
        .where(PLAYED.c.person == person)
        .order_by(RESULTS.c.ended.desc(), RESULTS.c.id)
        .limit(MOST_COUNTED)
    )
    return [own(row) for row in connection.execute(wanted)]


def own(row: Any) -> Own:
    return Own(
        table=row.id,
        game=row.game,
        modules=tuple(JSON.decode(row.modules)),
        seats=row.seats,
        against=row.against,
        rated=bool(row.rated),
        started=row.started,
        ended=row.ended,
        choices=row.choices,
        seat=row.seat,
        place=row.place,
        score=row.score,
        won=bool(row.won),
        seconds=row.seconds,
        traits=JSON.decode(row.traits),
        rating=Rating(row.mu, row.sigma) if row.sigma > 0 else None,
    )


def listed_own(connection: Connection, person: str, before: int, most: int) -> list[Listed]:
    """Somebody's latest results before that time, as they themselves may see them."""
    return listed_of(connection, of_person(connection, person, before, most, ()), person)


def listed_public(connection: Connection, person: str, most: int) -> list[Listed]:
    """Somebody's latest results, as everybody may see them: those of public matches."""
    return listed_of(connection, of_person(connection, person, 0, most, (RESULTS.c.listed != 0,)), "")


def of_person(connection: Connection, person: str, before: int, most: int, where: Sequence[Any]) -> list[Any]:
    mine = select(PLAYED.c.result).where(PLAYED.c.person == person)
    wanted = select(RESULTS).where(RESULTS.c.id.in_(mine), *where)
    if before:
        wanted = wanted.where(RESULTS.c.ended < before)
    return list(connection.execute(wanted.order_by(RESULTS.c.ended.desc(), RESULTS.c.id).limit(most)))


def listed_of(connection: Connection, rows: Sequence[Any], person: str) -> list[Listed]:
    """Results as a list. To `person`, who sat at all of them, names are told as they stood at the tables."""
    ids = [row.id for row in rows]
    tables = {
        row.id: [sitter[1] for sitter in JSON.decode(row.sitters)]
        for row in connection.execute(select(MATCHES.c.id, MATCHES.c.sitters).where(MATCHES.c.id.in_(ids)))
    }
    played: dict[str, list[Any]] = {id: [] for id in ids}
    for row in connection.execute(select(PLAYED).where(PLAYED.c.result.in_(ids)).order_by(PLAYED.c.seat)):
        played[row.result].append(row)
    seen = profiles(connection, {one.person for seats in played.values() for one in seats if one.person})
    found: list[Listed] = []
    for row in rows:
        names = tables.get(row.id, []) if person else []
        players = [
            player(one, seen.get(one.person, ("", "")), names[one.seat] if names else "", person)
            for one in played[row.id]
        ]
        table = row.id if row.id in tables and (person or row.listed) else ""
        told = (row.game, JSON.decode(row.modules), row.against, bool(row.rated), row.level, row.ended, row.choices)
        found.append(Listed(row.id, row.tag, table, *told, players))
    return found


def player(row: Any, seen: tuple[str, str], at_table: str, person: str) -> Player:
    handle, name = seen
    you = bool(person) and row.person == person
    return Player(at_table or name, handle, row.bot, you, row.place, row.score, bool(row.won))


# ---------------------------------------------------------------- profiles


def profiles(connection: Connection, persons: Collection[str]) -> dict[str, tuple[str, str]]:
    """Of these, who wants to be seen: the handle and the name."""
    wanted = (
        select(PROFILES.c.person, PROFILES.c.handle, PERSONS.c.name)
        .join(PERSONS, PERSONS.c.id == PROFILES.c.person)
        .where(PROFILES.c.person.in_(persons), PROFILES.c.open != 0, PERSONS.c.name != "")
    )
    return {row.person: (row.handle, row.name) for row in connection.execute(wanted)}


def handle_of(connection: Connection, person: str) -> str:
    """Under what somebody is seen; empty while they want not."""
    return profiles(connection, [person]).get(person, ("", ""))[0]


def person_of(connection: Connection, handle: str) -> tuple[str, str]:
    """Who is seen under that handle: the person and the name."""
    wanted = select(PROFILES.c.person).where(PROFILES.c.handle == handle)
    person = connection.execute(wanted).scalar_one_or_none() or ""
    seen = profiles(connection, [person]).get(person)
    if seen is None:
        raise problem("server-no-profile", MISSING)
    return person, seen[1]


def show(connection: Connection, person: str, open: bool) -> bool:
    """Be seen from now on, or no more. The handle stays, so that whoever comes back is found where they were."""
    if open and not connection.execute(select(PERSONS.c.name).where(PERSONS.c.id == person)).scalar_one():
        raise problem("server-needs-name", BAD)
    write_again(connection, person)
    changed = update(PROFILES).where(PROFILES.c.person == person).values(open=int(open))
    if connection.execute(changed).rowcount == 0 and open:
        connection.execute(insert(PROFILES), {"person": person, "handle": new_token(), "open": 1})
    return True


# ---------------------------------------------------------------- lists of ratings


class Leader(NamedTuple):
    """Somebody in a list of ratings."""

    name: str
    handle: str
    bot: str
    rating: Rating
    games: int


def leaders(connection: Connection, game: str, against: str) -> list[Leader]:
    """Who wants to be seen and has played enough, and the bots; by what they are at least."""
    pool = (RATINGS.c.game == game) & (RATINGS.c.against == against)
    least = RATINGS.c.mu - literal(SURELY) * RATINGS.c.sigma
    people = (
        select(RATINGS, PROFILES.c.handle, PERSONS.c.name)
        .join(PROFILES, PROFILES.c.person == RATINGS.c.who)
        .join(PERSONS, PERSONS.c.id == RATINGS.c.who)
        .where(pool, PROFILES.c.open != 0, PERSONS.c.name != "", RATINGS.c.games >= ENOUGH)
        .order_by(least.desc(), RATINGS.c.who)
        .limit(MOST_LEADERS)
    )
    bots = select(RATINGS).where(pool, RATINGS.c.who.startswith(BOTS))
    found = [
        Leader(row.name, row.handle, "", Rating(row.mu, row.sigma), row.games) for row in connection.execute(people)
    ]
    found += [
        Leader("", "", row.who.removeprefix(BOTS), Rating(row.mu, row.sigma), row.games)
        for row in connection.execute(bots)
    ]
    return sorted(found, key=lambda one: (-one.rating.least, one.name, one.bot))
