"""Contests in the database. Whatever changes one holds its row: of two processes one does it after the other."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, exists, func, insert, or_, select, update

from agon.server.acts import Act
from agon.server.club.contest import Board, Contest, Entrant, Stage, Terms
from agon.server.club.results import counted_places
from agon.server.parts import Founding
from agon.server.problems import CONFLICT, FORBIDDEN, MISSING, problem
from agon.server.store import queries
from agon.server.store.entrants import GOING_ON, withdraw
from agon.server.store.people import WRITE_HOLDER, enrol
from agon.server.store.queries import Summary
from agon.server.store.schema import BOARDS, CONTESTS, ENTRANTS, MATCHES, PLAYED
from agon.server.visitors import Visitor

MOST_OPEN: Final = 5  # contests that one person has made and that are not over
MOST_LISTED: Final = 60
JSON: Final = msgspec.json


class Head(NamedTuple):
    """The row of a contest."""

    id: str
    owner: str
    name: str
    listed: bool
    stage: Stage
    round: int
    begins: int


class Card(NamedTuple):
    """A contest in a list."""

    head: Head
    terms: Terms
    people: int
    yours: bool


class NewBoard(NamedTuple):
    """A table of a round, ready to be written; without a founding for who sits alone. Holders by seat."""

    sitters: list[int]
    founding: Founding | None
    acts: list[Act]
    summary: Summary | None
    holders: list[tuple[int, str]]


# ---------------------------------------------------------------- looking


def head_of(row: Any) -> Head:
    return Head(row.id, row.owner, row.name, bool(row.listed), row.stage, row.round, row.begins)


def contest(connection: Connection, id: str) -> tuple[Head, Contest]:
    """A contest with all that has happened."""
    row = connection.execute(select(CONTESTS).where(CONTESTS.c.id == id)).one_or_none()
    if row is None:
        raise problem("server-no-contest", MISSING)
    rounds: list[list[Board]] = [[] for _ in range(row.round)]
    wanted = select(BOARDS).where(BOARDS.c.contest == id).order_by(BOARDS.c.round, BOARDS.c.board)
    for board in connection.execute(wanted):
        rounds[board.round - 1].append(Board(board.table, JSON.decode(board.sitters)))
    tables = [board.table for boards in rounds for board in boards if board.table]
    terms = JSON.decode(row.body, type=Terms)
    return head_of(row), Contest(terms, entrants(connection, id), rounds, places(connection, tables))


def entrants(connection: Connection, id: str) -> list[Entrant]:
    wanted = select(ENTRANTS).where(ENTRANTS.c.contest == id).order_by(ENTRANTS.c.number)
    return [
        Entrant(row.number, row.person, row.name, row.language, bool(row.gone)) for row in connection.execute(wanted)
    ]


def places(connection: Connection, tables: Collection[str]) -> dict[str, list[int] | None]:
    """The places that count of those tables that are over; None for those that are gone without a result."""
    playing = select(MATCHES.c.id).where(MATCHES.c.id.in_(tables), MATCHES.c.counted == 0)
    there = set(connection.execute(playing).scalars())
    played: dict[str, list[Any]] = {}
    for row in connection.execute(select(PLAYED).where(PLAYED.c.result.in_(tables)).order_by(PLAYED.c.seat)):
        played.setdefault(row.result, []).append(row)
    found: dict[str, list[int] | None] = {table: None for table in tables if table not in there}
    for table, rows in played.items():
        given_up = [row.seat for row in rows if row.person and row.bot]
        found[table] = counted_places([row.place for row in rows], given_up)
    return found


def cards(connection: Connection, person: str) -> list[Card]:
    """Those that anybody may find, and those of a person; the latest first."""
    mine = select(ENTRANTS.c.contest).where(ENTRANTS.c.person == person)
    yours = or_(CONTESTS.c.owner == person, CONTESTS.c.id.in_(mine)) if person else CONTESTS.c.id.in_([])
    wanted = (
        select(CONTESTS)
        .where(or_(CONTESTS.c.listed != 0, yours), CONTESTS.c.stage != "off")
        .order_by(CONTESTS.c.changed.desc(), CONTESTS.c.id)
        .limit(MOST_LISTED)
    )
    rows = connection.execute(wanted).all()
    ids = [row.id for row in rows]
    counted = select(ENTRANTS.c.contest, func.count().label("people")).where(ENTRANTS.c.contest.in_(ids))
    people = {row.contest: row.people for row in connection.execute(counted.group_by(ENTRANTS.c.contest))}
    own = set(connection.execute(select(CONTESTS.c.id).where(CONTESTS.c.id.in_(ids), yours)).scalars())
    return [Card(head_of(row), JSON.decode(row.body, type=Terms), people.get(row.id, 0), row.id in own) for row in rows]


def to_begin(connection: Connection, now: int) -> list[str]:
    """Contests that are to begin by themselves, and whose time has come."""
    wanted = select(CONTESTS.c.id).where(CONTESTS.c.stage == "open", CONTESTS.c.begins != 0, CONTESTS.c.begins <= now)
    return list(connection.execute(wanted.order_by(CONTESTS.c.begins)).scalars())


def to_go_on(connection: Connection) -> list[str]:
    """Contests in whose present round no table is still being played."""
    playing = (
        select(BOARDS.c.table)
        .join(MATCHES, MATCHES.c.id == BOARDS.c.table)
        .where(BOARDS.c.contest == CONTESTS.c.id, BOARDS.c.round == CONTESTS.c.round, MATCHES.c.counted == 0)
    )
    wanted = select(CONTESTS.c.id).where(CONTESTS.c.stage == "playing", ~exists(playing))
    return list(connection.execute(wanted.order_by(CONTESTS.c.changed)).scalars())


# ---------------------------------------------------------------- changing


def held(connection: Connection, id: str) -> Head:
    """The row of a contest, which nobody else changes meanwhile."""
    row = connection.execute(select(CONTESTS).where(CONTESTS.c.id == id).with_for_update()).one_or_none()
    if row is None:
        raise problem("server-no-contest", MISSING)
    return head_of(row)


def make(connection: Connection, head: Head, terms: Terms, visitor: Visitor, at: int) -> bool:
    """A new contest of somebody."""
    enrol(connection, visitor, at)
    mine = select(func.count()).where(CONTESTS.c.owner == head.owner, CONTESTS.c.stage.in_(GOING_ON))
    if connection.execute(mine).scalar_one() >= MOST_OPEN:
        raise problem("server-contest-many", CONFLICT, most=MOST_OPEN)
    row = {**head._asdict(), "listed": int(head.listed), "body": JSON.encode(terms).decode()}
    connection.execute(insert(CONTESTS), {**row, "created": at, "changed": at})
    return True


def join(connection: Connection, id: str, visitor: Visitor, name: str, language: str, at: int) -> bool:
    """Somebody takes part; who had left an open contest comes last."""
    head = held(connection, id)
    known = entrants(connection, id)
    if any(one.person == visitor.person for one in known):
        raise problem("server-contest-in", CONFLICT)
    if head.stage != "open":
        raise problem("server-contest-closed", CONFLICT)
    body = connection.execute(select(CONTESTS.c.body).where(CONTESTS.c.id == id)).scalar_one()
    if len(known) >= JSON.decode(body, type=Terms).most:
        raise problem("server-contest-full", CONFLICT)
    enrol(connection, visitor, at)
    number = max([one.number for one in known], default=0) + 1
    row = {"contest": id, "number": number, "person": visitor.person, "name": name, "language": language, "gone": 0}
    connection.execute(insert(ENTRANTS), row)
    return touched(connection, id, at)


def leave(connection: Connection, id: str, person: str, at: int) -> bool:
    """Somebody takes part no more. Once it has begun, they play no further round."""
    held(connection, id)
    if withdraw(connection, id, person) == 0:
        raise problem("server-contest-out", CONFLICT)
    return touched(connection, id, at)


def must_own(head: Head, person: str) -> None:
    if head.owner != person:
        raise problem("server-contest-owner", FORBIDDEN)


def begin(connection: Connection, id: str, at: int) -> bool:
    """Nobody is taken in any more; the first round is drawn. Without two people it is called off."""
    head = held(connection, id)
    if head.stage != "open":
        return False
    stage = "playing" if len(entrants(connection, id)) > 1 else "off"
    connection.execute(update(CONTESTS).where(CONTESTS.c.id == id).values(stage=stage, changed=at))
    return True


def begin_now(connection: Connection, id: str, person: str, at: int) -> bool:
    """Its owner says that it begins."""
    head = held(connection, id)
    must_own(head, person)
    if head.stage != "open":
        raise problem("server-contest-closed", CONFLICT)
    if len(entrants(connection, id)) < 2:
        raise problem("server-contest-few", CONFLICT)
    return begin(connection, id, at)


def call_off(connection: Connection, id: str, person: str, at: int) -> bool:
    """Its owner ends it. Tables that are being played go on as any other."""
    head = held(connection, id)
    must_own(head, person)
    if head.stage not in GOING_ON:
        raise problem("server-contest-closed", CONFLICT)
    connection.execute(update(CONTESTS).where(CONTESTS.c.id == id).values(stage="off", changed=at))
    return True


def end(connection: Connection, id: str, round: int, at: int) -> bool:
    """It is decided after that round."""
    mine = (CONTESTS.c.id == id) & (CONTESTS.c.stage == "playing") & (CONTESTS.c.round == round)
    return connection.execute(update(CONTESTS).where(mine).values(stage="over", changed=at)).rowcount == 1


def open_round(connection: Connection, id: str, round: int, boards: Sequence[NewBoard], at: int) -> bool:
    """Open the tables of a round, all of them or none; false if another process has done so."""
    before = (CONTESTS.c.id == id) & (CONTESTS.c.stage == "playing") & (CONTESTS.c.round == round - 1)
    if connection.execute(update(CONTESTS).where(before).values(round=round, changed=at)).rowcount != 1:
        return False
    for number, board in enumerate(boards):
        table = "" if board.founding is None else board.founding.id
        if board.founding is not None and board.summary is not None:
            queries.found(connection, board.founding, board.acts, [], board.summary)
            for seat, person in board.holders:
                row = {"match": table, "seat": seat, "person": person, "since": at}
                connection.execute(WRITE_HOLDER[connection.dialect.name], row)
        sitters = JSON.encode(board.sitters).decode()
        row = {"contest": id, "round": round, "board": number, "table": table, "sitters": sitters}
        connection.execute(insert(BOARDS), row)
    return True


def touched(connection: Connection, id: str, at: int) -> bool:
    connection.execute(update(CONTESTS).where(CONTESTS.c.id == id).values(changed=at))
    return True
