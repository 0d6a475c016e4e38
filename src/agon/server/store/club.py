"""What came of matches, and how strong that shows people to be."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, case, delete, func, insert, or_, select, text, update

from agon.server.club.ratings import POOLS, Pool, Rated, Rating, after, bot_called
from agon.server.club.results import Finished, against_of, counted_places
from agon.server.store.database import POSTGRES
from agon.server.store.schema import HOLDERS, MATCHES, PLAYED, RATINGS, RECORDS, RESULTS
from agon.server.store.statements import or_nothing

RATING_LOCK: Final = 0x41474F4F  # one process at a time rates, so that every match is rated once and in one order
WRITE_RESULT: Final = or_nothing(RESULTS, "id")
WRITE_RATING: Final = or_nothing(RATINGS, "who", "game", "against")
JSON: Final = msgspec.json


# ---------------------------------------------------------------- results


def write_result(connection: Connection, match: Finished) -> bool:
    """Keep what came of a match, once; written with its last act."""
    connection.execute(update(MATCHES).where(MATCHES.c.id == match.table).values(counted=1))
    persons = holders_of(connection, match.table, len(match.seats))
    against = against_of([(person, bool(seat.bot)) for person, seat in zip(persons, match.seats, strict=True)])
    row = {
        "id": match.table,
        "tag": match.tag,
        "game": match.game,
        "modules": JSON.encode(match.modules).decode(),
        "seats": len(match.seats),
        "against": against,
        "listed": int(match.listed),
        "rated": int(match.rated and against in POOLS),
        "level": level_of(connection, match.game, against, persons),
        "started": match.started,
        "ended": match.ended,
        "choices": match.choices,
        "turn": 0,
    }
    if connection.execute(WRITE_RESULT[connection.dialect.name], row).one_or_none() is None:
        return False
    rows = [
        {
            "result": match.table,
            "seat": number,
            "person": person,
            "bot": seat.bot,
            "place": seat.place,
            "score": seat.score,
            "won": int(seat.won and not (person and seat.bot)),
            "seconds": seat.seconds,
            "traits": JSON.encode(seat.traits).decode(),
            "mu": 0.0,
            "sigma": 0.0,
        }
        for number, (person, seat) in enumerate(zip(persons, match.seats, strict=True))
    ]
    connection.execute(insert(PLAYED), rows)
    if match.record:
        connection.execute(insert(RECORDS), {"result": match.table, "body": match.record})
    return True


def holders_of(connection: Connection, table: str, seats: int) -> list[str]:
    """Who holds each seat: of several persons whoever came first; empty for nobody."""
    wanted = select(HOLDERS.c.seat, HOLDERS.c.person).where(HOLDERS.c.match == table, HOLDERS.c.seat >= 0)
    found: dict[int, str] = {}
    for row in connection.execute(wanted.order_by(HOLDERS.c.since, HOLDERS.c.person)):
        found.setdefault(row.seat, row.person)
    return [found.get(seat, "") for seat in range(seats)]


def level_of(connection: Connection, game: str, against: str, persons: Sequence[str]) -> int:
    """How strong all who sit there are at least, as far as everybody is rated; else 0."""
    people = {person for person in persons if person}
    if against not in POOLS or (against == "people" and "" in persons):
        return 0
    known = ratings(connection, game, against, people)
    return max(1, min(one.least for one in known.values())) if known and len(known) == len(people) else 0


def uncounted(connection: Connection, most: int) -> list[str]:
    """Tables that are over, whose result was not kept: they were ended before there were results."""
    wanted = select(MATCHES.c.id).where(MATCHES.c.stage == "over", MATCHES.c.counted == 0)
    return list(connection.execute(wanted.order_by(MATCHES.c.changed, MATCHES.c.id).limit(most)).scalars())


def pass_over(connection: Connection, table: str) -> bool:
    """No result will be kept of this table."""
    connection.execute(update(MATCHES).where(MATCHES.c.id == table).values(counted=1))
    return True


def forget_results(connection: Connection, ids: Collection[str]) -> bool:
    """Remove results with all that belongs to them, as operators wish."""
    for part in (RECORDS, PLAYED):
        connection.execute(delete(part).where(part.c.result.in_(ids)))
    connection.execute(delete(RESULTS).where(RESULTS.c.id.in_(ids)))
    return True


# ---------------------------------------------------------------- ratings


class ToRate(NamedTuple):
    """A result that is to be rated, and its seats: number, who, place."""

    id: str
    game: str
    against: Pool
    seats: list[tuple[int, Rated]]


def ratings(connection: Connection, game: str, against: str, people: Collection[str]) -> dict[str, Rating]:
    """What is known of these."""
    wanted = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.against == against, RATINGS.c.who.in_(people))
    return {row.who: Rating(row.mu, row.sigma) for row in connection.execute(wanted)}


def unrated(connection: Connection) -> bool:
    """Whether any match waits for being rated."""
    wanted = select(RESULTS.c.id).where(RESULTS.c.rated != 0, RESULTS.c.turn == 0)
    return connection.execute(wanted.limit(1)).first() is not None


def rate_next(connection: Connection, most: int) -> int:
    """Rate the matches that have not been, the earliest first; how many. Each is rated once, whoever does it."""
    lock_ratings(connection)
    turn = connection.execute(select(func.max(RESULTS.c.turn))).scalar_one() or 0
    waiting = select(RESULTS).where(RESULTS.c.rated != 0, RESULTS.c.turn == 0)
    found = connection.execute(waiting.order_by(RESULTS.c.ended, RESULTS.c.id).limit(most)).all()
    for number, row in enumerate(found, turn + 1):
        rate(connection, to_rate(connection, row))
        connection.execute(update(RESULTS).where(RESULTS.c.id == row.id).values(turn=number))
    return len(found)


def rate_again(connection: Connection) -> int:
    """All ratings anew from the results, in the order in which they were rated; how many matches."""
    lock_ratings(connection)
    connection.execute(delete(RATINGS))
    connection.execute(update(PLAYED).values(mu=0.0, sigma=0.0))
    late = case((RESULTS.c.turn == 0, 1), else_=0)
    wanted = select(RESULTS).where(RESULTS.c.rated != 0)
    rows = connection.execute(wanted.order_by(late, RESULTS.c.turn, RESULTS.c.ended, RESULTS.c.id)).all()
    for number, row in enumerate(rows, 1):
        rate(connection, to_rate(connection, row))
        connection.execute(update(RESULTS).where(RESULTS.c.id == row.id).values(turn=number))
    return len(rows)


def lock_ratings(connection: Connection) -> None:
    """SQLite lets one process write at a time anyway."""
    if connection.dialect.name == POSTGRES:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": RATING_LOCK})


def to_rate(connection: Connection, row: Any) -> ToRate:
    """Who is rated by a match: against people the people alone, against bots everybody."""
    played = connection.execute(select(PLAYED).where(PLAYED.c.result == row.id).order_by(PLAYED.c.seat)).all()
    given_up = [one.seat for one in played if one.person and one.bot]
    places = counted_places([one.place for one in played], given_up)
    seats = [
        (one.seat, Rated(one.person or bot_called(one.bot), places[number]))
        for number, one in enumerate(played)
        if one.person or (row.against == "bots" and one.bot)
    ]
    return ToRate(row.id, row.game, row.against, seats)


def rate(connection: Connection, match: ToRate) -> None:
    """Write what a match says of those who played it."""
    rated = [seat for _, seat in match.seats]
    if len(rated) < 2:
        return  # somebody is known no more
    known = ratings(connection, match.game, match.against, {seat.who for seat in rated})
    best: dict[str, tuple[int, Rating]] = {}
    for (number, seat), now in zip(match.seats, after(rated, known), strict=True):
        wanted = (PLAYED.c.result == match.id) & (PLAYED.c.seat == number)
        connection.execute(update(PLAYED).where(wanted).values(mu=now.mu, sigma=now.sigma))
        if seat.who not in best or seat.place < best[seat.who][0]:
            best[seat.who] = (seat.place, now)
    for who, (_, now) in best.items():
        keep_rating(connection, match, who, now)


def keep_rating(connection: Connection, match: ToRate, who: str, now: Rating) -> None:
    row = {"who": who, "game": match.game, "against": match.against, "mu": now.mu, "sigma": now.sigma, "games": 1}
    if connection.execute(WRITE_RATING[connection.dialect.name], row).one_or_none() is None:
        mine = (RATINGS.c.who == who) & (RATINGS.c.game == match.game) & (RATINGS.c.against == match.against)
        changed = update(RATINGS).where(mine)
        connection.execute(changed.values(mu=now.mu, sigma=now.sigma, games=RATINGS.c.games + 1))


# ---------------------------------------------------------------- persons


def bring_results(connection: Connection, guest: str, person: str) -> None:
    """What a guest played is somebody's who is known; ratings that both have are made one by the next rating anew."""
    connection.execute(update(PLAYED).where(PLAYED.c.person == guest).values(person=person))
    own = select(RATINGS.c.game, RATINGS.c.against).where(RATINGS.c.who == person)
    taken = {(row.game, row.against) for row in connection.execute(own)}
    for row in connection.execute(select(RATINGS).where(RATINGS.c.who == guest)).all():
        mine = (RATINGS.c.who == guest) & (RATINGS.c.game == row.game) & (RATINGS.c.against == row.against)
        if (row.game, row.against) in taken:
            connection.execute(delete(RATINGS).where(mine))
        else:
            connection.execute(update(RATINGS).where(mine).values(who=person))


def is_playing(connection: Connection, person: str) -> bool:
    """Whether somebody holds a seat at a table that is not over."""
    wanted = select(HOLDERS.c.match).join(MATCHES, MATCHES.c.id == HOLDERS.c.match)
    going_on = or_(MATCHES.c.stage == "lobby", MATCHES.c.stage == "playing")
    return connection.execute(wanted.where(HOLDERS.c.person == person, going_on).limit(1)).first() is not None
