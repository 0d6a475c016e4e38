"""New tables: made, forked from a match that is over, or opened from a file."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

from agon.kernel.errors import game_word
from agon.kernel.fields import MAX_WORD, is_word
from agon.kernel.game import Setup
from agon.kernel.lessons import Lesson, prepare
from agon.kernel.modules import wrong_count
from agon.server import forms, metrics
from agon.server.acts import Act, Chose, Deed, Started
from agon.server.hall import LOG, Hall, played
from agon.server.labour import Replayed
from agon.server.moves import apart, checked_language, checked_name
from agon.server.pace import UNLIMITED, Pace
from agon.server.parts import BOT, LESSON, OPEN, PERSON, Founding, SeatState
from agon.server.playable import checked_setup, game_of
from agon.server.problems import CONFLICT, Problem, problem
from agon.server.store import queries
from agon.server.store.seats import ON_THE_SHELF
from agon.server.store.store import now
from agon.server.strengths import level_called, level_of
from agon.server.table import Table
from agon.server.visitors import Visitor, new_token

SHORTEST: Final = 5  # seconds for a choice
STAND_IN: Final = "apprentice"  # who plays at rated tables for somebody whose time has run out: nobody gains by that


def seats_of(wanted: Sequence[forms.NewSeat]) -> tuple[SeatState, ...]:
    """The seats of a new table, people of one name told apart."""
    seats: list[SeatState] = []
    for seat in wanted:
        name, language = (
            apart(checked_name(seat.name), [other.name for other in seats]),
            checked_language(seat.language),
        )
        if seat.who == "bot":
            seats.append(SeatState(BOT, name, level_of(seat.bot).id, language, False))
        elif seat.who == "me":
            seats.append(SeatState(PERSON, name, "", language, True))
        else:
            seats.append(SeatState(OPEN, "", "", language, False))
    return tuple(seats)


def pace_of(wanted: forms.NewPace | None) -> Pace:
    """The pace of a new table."""
    if wanted is None or wanted.kind == "none":
        return UNLIMITED
    if wanted.choice < SHORTEST:
        raise problem("server-short-pace", least=SHORTEST)
    bot = level_of(wanted.bot or UNLIMITED.bot).id
    return Pace(wanted.kind, wanted.choice, wanted.reserve, wanted.then, bot)


def check_rated(seats: Sequence[SeatState], pace: Pace, chosen_seed: bool) -> None:
    """Complain where a result would say nothing of how strong people are."""
    if len(seats) < 2 or len([seat for seat in seats if seat.sitter == PERSON]) > 1:
        raise problem("server-rated-alone")
    if all(seat.sitter == BOT for seat in seats):
        raise problem("server-rated-alone")
    if chosen_seed:
        raise problem("server-rated-seed")
    if pace.kind == "none":
        raise problem("server-rated-pace")


async def make(hall: Hall, wanted: forms.NewTable, visitor: Visitor) -> Founding:
    """A new table."""
    seats = seats_of(wanted.seats)
    seed = secrets.token_hex(16)
    if wanted.seed is not None:
        if any(seat.sitter == OPEN for seat in seats):
            raise problem("server-seed-open")
        if not wanted.seed or not is_word(wanted.seed):
            raise problem("server-bad-seed", most=MAX_WORD)
        seed = wanted.seed
    setup = checked_setup(wanted.game, len(seats), seed, wanted.modules, wanted.options, wanted.pack)
    pace = pace_of(wanted.pace)
    if wanted.rated:
        check_rated(seats, pace, wanted.seed is not None)
        if wanted.pack:
            raise problem("server-rated-pack")
        pace = pace._replace(bot=STAND_IN)
    made_so = (wanted.seed is not None, now(), wanted.listed, pace, wanted.rated, wanted.hints, wanted.friends)
    founding = Founding(new_token(), setup, seats, "new", "", *made_so)
    return await settle(hall, founding, [], visitor)


async def teach(hall: Hall, lesson: Lesson, learner: forms.Learner, visitor: Visitor) -> Founding:
    """The table of a lesson, at the position where it begins."""
    me = forms.NewSeat("me", learner.name, language=learner.language)
    level = level_called(lesson.rival)
    assert level is not None, f"no strength of {lesson.rival}"
    seats = seats_of([me, *[forms.NewSeat("bot", bot=level.id)] * (lesson.setup.seats - 1)])
    founding = Founding(new_token(), lesson.setup, seats, LESSON, lesson.id, True, now())
    match = await asyncio.to_thread(prepare, lesson, game_of(lesson.setup))
    made = [Chose(choice.seat, choice.key, choice.option) for choice in match.choices]
    return await settle(hall, founding, made, visitor)


async def fork(hall: Hall, table: Table, wanted: forms.Fork, visitor: Visitor) -> Founding:
    """A new table that goes on from a moment of a match that is over."""
    if table.stage != "over" or table.match is None:
        raise problem("server-not-over", CONFLICT)
    if not 0 <= wanted.choices <= len(table.choices):
        raise problem("server-no-choice", number=wanted.choices, last=len(table.choices))
    if wanted.choices == len(table.choices) and table.match.over:
        raise problem("server-fork-end", CONFLICT)
    setup = table.founding.setup
    if len(wanted.seats) != setup.seats:
        raise Problem(wrong_count(game_word(setup.game), (setup.seats,), len(wanted.seats), []))
    founding = Founding(new_token(), setup, seats_of(wanted.seats), "fork", table.id, True, now())
    made = [Chose(choice.seat, choice.key, choice.option) for choice in table.choices[: wanted.choices]]
    return await settle(hall, founding, made, visitor)


async def open_record(hall: Hall, record: Replayed, visitor: Visitor) -> Founding:
    """A table that shows a record, in the list of whoever opens it. Nobody plays there, nothing is hidden there."""
    seats = tuple(recorded(name) for name in record.names)
    setup: Setup = record.setup
    founding = Founding(new_token(), setup, seats, "file", "", True, now())
    made = [Chose(seat, key, option) for seat, key, option in record.choices]
    return await settle(hall, founding, made, visitor)


def recorded(name: str) -> SeatState:
    """Whoever sat there: a bot that is known here is a bot again, and called as bots are in the reader's language."""
    level = level_called(name)
    return SeatState(PERSON, name[:24], "", "", False) if level is None else SeatState(BOT, "", level.id, "", False)


async def settle(hall: Hall, founding: Founding, made: Sequence[Chose], visitor: Visitor) -> Founding:
    """Write a new table with the choices it begins with; it starts at once if no seat is open."""
    acts = first_acts(founding, made)
    table = await asyncio.to_thread(played, founding, acts)  # a long match takes long to play again
    mine = [(seat, visitor) for seat, state in enumerate(founding.seats) if state.held]
    if founding.origin == "file":
        mine.append((ON_THE_SHELF, visitor))
    await hall.store.write(queries.found, founding, acts, mine, queries.summary_of(table))
    metrics.MADE.labels(founding.setup.game, founding.origin).inc()
    LOG.info("table %s made: %s, %s", founding.id, founding.setup.game, founding.origin)
    return founding


def first_acts(founding: Founding, made: Sequence[Chose] = ()) -> list[Act]:
    """The acts that a table begins with: the choices made elsewhere, and its start if no seat is open."""
    begins = founding.origin != "file" and all(seat.sitter != OPEN for seat in founding.seats)
    deeds: list[Deed] = [*made, Started()] if begins else [*made]
    return [Act(number, founding.created, deed) for number, deed in enumerate(deeds, 1)]
