"""What people were told of their answers against what was written: acknowledged, refused, unknown are three things.

A question is identified by the version since which it has been asked. So an answer is identified by table, seat and
that version, however often it was sent, and the journal has at most one answer of that seat to it: its first choice
after that version.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from sqlalchemy import select

from agon.kernel.errors import AgonError
from agon.server.acts import Act, Chose, ChoseSeveral
from agon.server.hall import played
from agon.server.store import queries
from agon.server.store.database import Database
from agon.server.store.schema import MATCHES

Told = Literal["acknowledged", "refused", "unknown"]
ACKNOWLEDGED: Final = "acknowledged"
REFUSED: Final = "refused"
UNKNOWN: Final = "unknown"


class Attempt(NamedTuple):
    """An answer that somebody sent, and what they were told of it."""

    table: str
    seat: int
    at: int  # the version since which the question was asked
    key: str
    told: Told


class Violation(NamedTuple):
    """Something that must not be."""

    kind: str
    table: str
    detail: str


def answer_in(journal: Sequence[Act], seat: int, at: int) -> str | None:
    """With which key a seat answered the question that it was asked since that version; None where it did not."""
    for act in journal:
        if act.number > at and isinstance(act.deed, Chose | ChoseSeveral) and act.deed.seat == seat:
            return act.deed.key if isinstance(act.deed, Chose) else act.deed.keys[0]
    return None


def judged(table: str, journal: Sequence[Act], attempts: Sequence[Attempt]) -> list[Violation]:
    """What is wrong at one table."""
    wrong: list[Violation] = []
    if [act.number for act in journal] != list(range(1, len(journal) + 1)):
        wrong.append(Violation("gap", table, "the numbers of the journal are not one after the other"))
    questions: dict[tuple[int, int], list[Attempt]] = {}
    for attempt in attempts:
        questions.setdefault((attempt.seat, attempt.at), []).append(attempt)
    for (seat, at), tried in questions.items():
        wrong += judged_answer(table, answer_in(journal, seat, at), tried)
    explained = set(questions)
    for act in journal:
        if isinstance(act.deed, Chose) and not any(seat == act.deed.seat and at < act.number for seat, at in explained):
            wrong.append(Violation("invented", table, f"act {act.number}: nobody answered as seat {act.deed.seat}"))
    return wrong


def judged_answer(table: str, written: str | None, tried: Sequence[Attempt]) -> list[Violation]:
    """One question: what is written against what was told of each attempt."""
    where = f"seat {tried[0].seat}, asked since {tried[0].at}"
    acknowledged = {attempt.key for attempt in tried if attempt.told == ACKNOWLEDGED}
    possible = acknowledged | {attempt.key for attempt in tried if attempt.told == UNKNOWN}
    wrong = [
        Violation("lost", table, f"{where}: {key} was acknowledged, {written} is written")
        for key in acknowledged
        if key != written
    ]
    if written is not None and written not in possible:
        refused = any(attempt.key == written for attempt in tried)
        kind = "refused, and written" if refused else "invented"
        wrong.append(Violation(kind, table, f"{where}: {written}"))
    return wrong


def check(database: Database, attempts: Sequence[Attempt]) -> list[Violation]:
    """Everything: each journal against what its people were told, and played again by the rules."""
    wrong: list[Violation] = []
    with database.reads.begin() as connection:
        tables = list(connection.execute(select(MATCHES.c.id, MATCHES.c.version)).all())
        known = {row.id for row in tables}
        wrong += [Violation("lost", one, "the whole table") for one in {a.table for a in attempts} - known]
        for row in tables:
            journal = queries.acts_after(connection, row.id, 0)
            mine = [attempt for attempt in attempts if attempt.table == row.id]
            wrong += judged(row.id, journal, mine)
            if row.version != len(journal):
                wrong.append(Violation("sum", row.id, f"{row.version} acts summed up, {len(journal)} written"))
            founding = queries.founding_of(connection, row.id)
            assert founding is not None
            try:
                played(founding, journal)
            except (AgonError, AssertionError) as error:
                wrong.append(Violation("illegal", row.id, repr(error)))
    return wrong
