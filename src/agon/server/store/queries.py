"""What is asked of the database and written into it; each function within a transaction that somebody else holds."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import BigInteger, Connection, and_, bindparam, case, delete, func, insert, or_, select, update

from agon.kernel.game import Setup
from agon.kernel.modules import as_begun
from agon.server.acts import PRIVATE, Act, read, written
from agon.server.pace import UNLIMITED, Pace
from agon.server.packs import know_layers, layers_of
from agon.server.parts import Founding, SeatState
from agon.server.playable import game_of, manifest_of
from agon.server.problems import MISSING, problem
from agon.server.store.schema import ACTS, FOR_ALL, FOR_FRIENDS, MATCHES, PACKS, PRESENCE
from agon.server.store.seats import Sitter, hold
from agon.server.store.statements import or_nothing
from agon.server.table import Table
from agon.server.visitors import Visitor

JSON: Final = msgspec.json

Also = Callable[[Connection], object]  # what must be written together with an act


class Summary(NamedTuple):
    """What the row of a table says of its journal."""

    version: int
    stage: str
    sitters: str
    asked: int
    bots: int
    due: int
    awaited: str


class Appended(NamedTuple):
    """An act was written; who thinks for the bots of the table now."""

    thinker: str


# ---------------------------------------------------------------- statements that every choice needs
# Made once: SQLAlchemy takes ten times longer to put one together than SQLite takes to carry it out.


WRITE_ACT: Final = or_nothing(ACTS, "match", "number")
KEEP_PACK: Final = or_nothing(PACKS, "key")
READ_ACTS: Final = (
    select(ACTS.c.number, ACTS.c.at, ACTS.c.body)
    .where(ACTS.c.match == bindparam("table"), ACTS.c.number > bindparam("version"))
    .order_by(ACTS.c.number)
)
# Whoever makes a bot's turn come thinks for it, unless somebody else is at it already.
ASLEEP: Final = 2**52  # until when nobody thinks where nobody looks: for ever, but for whoever comes
FREE: Final = or_(
    MATCHES.c.thinks_until < bindparam("now"),
    MATCHES.c.thinks_until == ASLEEP,
    MATCHES.c.thinker == bindparam("process"),
)
SUM_UP: Final = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("table"), MATCHES.c.version == bindparam("new_version") - 1)
    .values(
        **{name: bindparam(f"new_{name}") for name in Summary._fields},
        # Of what nobody else may see, lists tell nothing either.
        changed=func.coalesce(bindparam("changed", type_=BigInteger), MATCHES.c.changed),
        thinker=case((FREE, bindparam("process")), else_=MATCHES.c.thinker),
        thinks_until=case((FREE, bindparam("until")), else_=MATCHES.c.thinks_until),
    )
    .returning(MATCHES.c.thinker)
)


def summary_of(table: Table) -> Summary:
    asked = bots = 0
    for seat in table.pending:
        asked |= 1 << seat
    for seat in table.asked_bots():
        bots |= 1 << seat
    outcome = None if table.match is None else table.match.outcome
    sitters = [
        Sitter(*seat[:3], None if outcome is None else number in outcome.winners)
        for number, seat in enumerate(table.seats)
    ]
    people = table.people()
    awaited = [(seat, *pending) for seat, pending in table.pending.items() if seat in people]
    made = [JSON.encode(what).decode() for what in (sitters, awaited)]
    return Summary(table.version, table.stage, made[0], asked, bots, table.next_due(), made[1])


# ---------------------------------------------------------------- tables


def found(
    connection: Connection,
    founding: Founding,
    acts: Sequence[Act],
    holders: Collection[tuple[int, Visitor]],
    summary: Summary,
) -> bool:
    """Write a new table, with the acts it begins with and whoever holds its seats."""
    setup = founding.setup
    row = {
        "id": founding.id,
        "game": setup.game,
        "rules": game_of(setup).rules_version,
        "setup": JSON.encode([setup.seats, setup.seed, setup.modules, setup.options, setup.pack]).decode(),
        "seats": JSON.encode(founding.seats).decode(),
        "origin": founding.origin,
        "parent": founding.parent,
        "open_seed": int(founding.open_seed),
        "created": founding.created,
        "listed": FOR_ALL if founding.listed else FOR_FRIENDS if founding.friends else 0,
        "hints": int(founding.hints),
        "pace": "" if founding.pace == UNLIMITED else JSON.encode(founding.pace).decode(),
        "rated": int(founding.rated),
        "changed": founding.created,
        "thinker": "",
        "thinks_until": 0,
        **summary._asdict(),
    }
    if setup.pack:
        kept = {"key": setup.pack, "body": JSON.encode(layers_of(setup.pack)).decode()}
        connection.execute(KEEP_PACK[connection.dialect.name], kept)
    connection.execute(insert(MATCHES), row)
    if acts:
        connection.execute(insert(ACTS), [act_row(founding.id, act) for act in acts])
    hold(connection, founding.id, holders, founding.created)
    return True


def act_row(table: str, act: Act) -> dict[str, Any]:
    return {"match": table, "number": act.number, "at": act.at, "body": written(act.deed)}


def founding_of(connection: Connection, table: str) -> Founding | None:
    """What a table was made from; None when there is no such table."""
    row = connection.execute(select(MATCHES).where(MATCHES.c.id == table)).one_or_none()
    if row is None:
        return None
    count, seed, modules, options, *more = JSON.decode(row.setup)
    pack = more[0] if more else ""
    if pack:
        know_layers(JSON.decode(connection.execute(select(PACKS.c.body).where(PACKS.c.key == pack)).scalar_one()))
    made = Setup(row.game, count, seed, tuple(modules), tuple((name, value) for name, value in options), pack)
    setup = as_begun(manifest_of(row.game), made, row.rules)
    seats = tuple(JSON.decode(row.seats, type=list[SeatState]))
    pace = JSON.decode(row.pace, type=Pace) if row.pace else UNLIMITED
    came_from = (row.origin, row.parent, bool(row.open_seed), row.created)
    agreed = (bool(row.rated), bool(row.hints), row.listed == FOR_FRIENDS)
    return Founding(row.id, setup, seats, *came_from, row.listed == FOR_ALL, pace, *agreed)


def acts_after(connection: Connection, table: str, version: int) -> list[Act]:
    """The journal from there on."""
    rows = connection.execute(READ_ACTS, {"table": table, "version": version})
    return [Act(row.number, row.at, read(row.body)) for row in rows]


def append(
    connection: Connection, table: str, act: Act, summary: Summary, process: str, lease: int, also: Also | None
) -> Appended | None:
    """Write the next act, and what goes with it; None when somebody else has written one with that number."""
    inserted = connection.execute(WRITE_ACT[connection.dialect.name], act_row(table, act))
    if inserted.one_or_none() is None:
        return None
    if also is not None:
        also(connection)
    news = {f"new_{name}": value for name, value in summary._asdict().items()}
    until = act.at + lease if summary.bots else 0
    changed = None if isinstance(act.deed, PRIVATE) else act.at
    summed = {"table": table, "now": act.at, "changed": changed, "process": process, "until": until, **news}
    thinker = connection.execute(SUM_UP, summed).scalar_one_or_none()
    if thinker is None:  # operators have put an earlier state of it in its place
        raise problem("server-removed", MISSING)
    return Appended(thinker)


def reachable(connection: Connection) -> bool:
    """Whether the database answers."""
    return bool(connection.execute(select(1)).scalar_one())


def overdue(connection: Connection, now: int, most: int) -> list[str]:
    """Tables where somebody's time has run out, those first that have waited longest."""
    wanted = select(MATCHES.c.id).where(MATCHES.c.due != 0, MATCHES.c.due <= now).order_by(MATCHES.c.due, MATCHES.c.id)
    return list(connection.execute(wanted.limit(most)).scalars())


# ---------------------------------------------------------------- thinking for bots


def waiting_for_bots(connection: Connection, now: int, most: int) -> list[str]:
    """Tables where a bot is asked and nobody thinks for it."""
    wanted = select(MATCHES.c.id).where(MATCHES.c.bots != 0, MATCHES.c.thinks_until < now).limit(most)
    return list(connection.execute(wanted).scalars())


def claim(connection: Connection, table: str, process: str, now: int, lease: int) -> bool:
    """Think for the bots of a table, unless somebody else does."""
    free = or_(MATCHES.c.thinks_until < now, MATCHES.c.thinks_until == ASLEEP, MATCHES.c.thinker == process)
    claimed = update(MATCHES).where(and_(MATCHES.c.id == table, MATCHES.c.bots != 0, free))
    return connection.execute(claimed.values(thinker=process, thinks_until=now + lease)).rowcount == 1


def sleep(connection: Connection, table: str, process: str) -> bool:
    """Think no more for a table that this process thinks for, until somebody comes to look."""
    mine = update(MATCHES).where(MATCHES.c.id == table, MATCHES.c.thinker == process)
    return connection.execute(mine.values(thinker="", thinks_until=ASLEEP)).rowcount == 1


def renew(connection: Connection, tables: Collection[str], process: str, now: int, lease: int) -> set[str]:
    """Go on thinking for these; the ones that are still ours."""
    kept = (
        update(MATCHES)
        .where(MATCHES.c.id.in_(tables), MATCHES.c.thinker == process)
        .values(thinks_until=now + lease)
        .returning(MATCHES.c.id)
    )
    return set(connection.execute(kept).scalars())


def let_go(connection: Connection, process: str) -> bool:
    """This process ends: somebody else may think at once, and nobody is connected to it."""
    connection.execute(update(MATCHES).where(MATCHES.c.thinker == process).values(thinks_until=0))
    connection.execute(delete(PRESENCE).where(PRESENCE.c.process == process))
    return True


# ---------------------------------------------------------------- presence


def appear(connection: Connection, here: Collection[tuple[str, int, int]], process: str, until: int, now: int) -> bool:
    """Exactly these seats are connected to this process, so often; whoever has not said so for long is forgotten."""
    connection.execute(delete(PRESENCE).where(or_(PRESENCE.c.process == process, PRESENCE.c.until < now)))
    rows = [
        {"match": table, "seat": seat, "process": process, "until": until, "count": count}
        for table, seat, count in here
    ]
    if rows:
        connection.execute(insert(PRESENCE), rows)
    return True


def present(connection: Connection, process: str, now: int) -> list[tuple[str, int, int]]:
    """The seats that are connected to other processes, and how many times."""
    rows = select(PRESENCE).where(PRESENCE.c.process != process, PRESENCE.c.until >= now)
    return [
        (row.match, row.seat, row._mapping["count"])
        for row in connection.execute(rows.order_by(PRESENCE.c.match, PRESENCE.c.seat))
    ]
