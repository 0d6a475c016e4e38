"""A table as one visitor sees it from one seat: all that is ever sent of it."""

from collections.abc import Collection
from functools import lru_cache
from typing import Literal, NamedTuple, cast

from agon.kernel.chance import commitment
from agon.kernel.game import SPECTATOR, Setup
from agon.kernel.lessons import Lesson, progress
from agon.kernel.match import Match
from agon.server import messages as m
from agon.server import wire
from agon.server.parts import BOT, PERSON
from agon.server.playable import game_of, settled_options
from agon.server.strengths import level_of
from agon.server.table import Table
from agon.shelf.lessons import lessons_of


class Played(NamedTuple):
    """What never changes of a table."""

    options: dict[str, str]
    commitment: str
    rules_version: int
    pack: str


@lru_cache(4096)
def what_is_played(setup: Setup) -> Played:
    game = game_of(setup)
    return Played(settled_options(setup), commitment(setup.seed), game.rules_version, game.packs[-1].id)


def table_info(table: Table, held: Collection[int], online: Collection[int]) -> m.TableInfo:
    """What the table plays and who sits there. The seed stays here until the match is over."""
    founding, setup = table.founding, table.founding.setup
    played = what_is_played(setup)
    seats = [
        m.SeatInfo(
            seat=number,
            sitter=cast(Literal["open", "person", "bot"], seat.sitter),
            name=seat.name,
            bot=level_of(seat.bot).id if seat.sitter == BOT else "",
            language=seat.language,
            online=number in online,
            held=seat.held,
            yours=number in held,
        )
        for number, seat in enumerate(table.seats)
    ]
    return m.TableInfo(
        id=table.id,
        game=setup.game,
        modules=list(setup.modules),
        options=played.options,
        stage=table.stage,
        seats=seats,
        commitment=played.commitment,
        seed=setup.seed if table.stage == "over" else None,
        open_seed=founding.open_seed,
        origin=cast(Literal["new", "fork", "file", "lesson"], founding.origin),
        parent=founding.parent,
        rules_version=played.rules_version,
        pack=played.pack,
        pack_key=setup.pack,
        created=founding.created,
        pace=m.PaceInfo(*founding.pace),
        rated=founding.rated,
        hints=table.has_hints(),
    )


def scene(table: Table, seat: int, held: Collection[int], online: Collection[int], now: int) -> m.Scene:
    """The present moment, seen from a seat."""
    match = None if table.stage == "lobby" else table.match
    question = table.question(seat)
    outcome = None if match is None else match.outcome
    request = table.request
    return m.Scene(
        version=table.seen,
        now=now,
        table=table_info(table, held, online),
        seat=seat,
        held=sorted(held),
        choices=len(table.choices),
        last=last_choice(table, seat),
        view=None if match is None else view_of(match, seat),
        asked=[asked(table, number) for number in table.pending],
        question=None if question is None else wire.question(question, table.pending[seat].version),
        undo=undo(table, held),
        request=None if request is None else m.UndoRequest(request.seat, request.choice, list(request.waiting)),
        outcome=None if outcome is None else wire.outcome(outcome),
        alarms=[] if match is None else [wire.words(alarm) for alarm in match.alarms()],
        joined=[m.JoinInfo(seat, *table.joined[seat]) for seat in sorted(table.joined) if seat in held],
        absences=[m.AbsenceInfo(seat, *absence) for seat, absence in absences(table) if seat in held],
        orders=[order_info(table, seat, kind) for seat, kind in sorted(table.orders) if seat in held],
        host=table.house.host,
        silent=sorted(table.house.silent),
        unheard=[],
        watching=0,
        rematch=table.rematch,
        lesson=None if table.lesson is None or match is None else lesson_info(table.lesson, match),
    )


def order_info(table: Table, seat: int, kind: str) -> m.OrderInfo:
    order = table.orders[seat, kind]
    return m.OrderInfo(seat, kind, order.until, order.at, list(order.used), not table.in_force(seat, order))


def lesson_info(lesson: Lesson, match: Match) -> m.LessonInfo:
    """How far the learner has come."""
    step, missed = progress(lesson, match)
    done = step == len(lesson.steps)
    following = [other.id for other in lessons_of(lesson.setup.game).values() if other.number > lesson.number]
    return m.LessonInfo(
        id=lesson.id,
        word=lesson.word if done else lesson.words_of(step),
        step=step,
        steps=len(lesson.steps),
        missed=missed,
        shows=[] if done else list(lesson.steps[step].shows),
        following=following[0] if following else "",
    )


def view_of(match: Match, seat: int) -> m.View:
    """What the game shows to that seat."""
    return cast(m.View, match.view(seat)["table"])


def asked(table: Table, seat: int) -> m.Asked:
    sitter = table.seats[seat]
    since, clocks = table.pending[seat].at, table.clocks
    if sitter.sitter == BOT:
        return m.Asked(seat, since, level_of(sitter.bot).seconds)
    return m.Asked(seat, since, None, clocks.due(seat), clocks.spare(seat), sorted(clocks.votes.get(seat, ())))


def absences(table: Table) -> list[tuple[int, tuple[int, list[int]]]]:
    """What bots did for whom."""
    return [(seat, (one.at, list(one.choices))) for seat, one in sorted(table.clocks.absences.items())]


def undo(table: Table, held: Collection[int]) -> list[m.UndoInfo]:
    """What the visitor could take back."""
    if table.match is None or table.stage != "playing":
        return []
    found: list[m.UndoInfo] = []
    for seat in sorted(held):
        if table.seats[seat].sitter == PERSON:
            allowed = table.undo_permission(seat)
            level = cast(Literal["free", "consent", "impossible"], allowed.level)
            found.append(m.UndoInfo(seat, level, wire.words(allowed.reason), allowed.back_to))
    return found


def last_choice(table: Table, seat: int) -> int:
    """The number of the last choice of that seat; 0 when it has made none."""
    if seat != SPECTATOR:
        for number in range(len(table.choices), 0, -1):
            if table.choices[number - 1].seat == seat:
                return number
    return 0
