"""Contests: made, and led from round to round by whichever process sees first that one is over."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

from agon.kernel.modules import allowed_seats, check_modules
from agon.server import founding as founded
from agon.server.club import contest as c
from agon.server.club import forms
from agon.server.club.draw import drawn
from agon.server.hall import LOG, Hall, played
from agon.server.pace import UNLIMITED
from agon.server.parts import BOT, PERSON, Founding, SeatState
from agon.server.playable import checked_setup, manifest_of
from agon.server.problems import Problem, Unavailable, problem
from agon.server.store import contests, queries
from agon.server.store.contests import Head, NewBoard
from agon.server.store.store import now
from agon.server.strengths import level_of
from agon.server.visitors import Visitor, new_token

LONGEST_NAME: Final = 60
MOST_PEOPLE: Final = 64
MOST_ROUNDS: Final = 63
YEAR: Final = 366 * 86_400_000  # milliseconds: nothing begins later


def sizes_of(game: str, modules: Sequence[str]) -> tuple[int, ...]:
    """How many can sit at a table."""
    manifest = manifest_of(game)
    return allowed_seats(manifest, check_modules(manifest, modules))


def checked_terms(wanted: forms.NewContest) -> c.Terms:
    """What somebody wants, if it can be played."""
    pace = founded.pace_of(wanted.pace)
    if pace.kind == UNLIMITED.kind or pace.then == "vote":
        raise problem("server-contest-pace")
    if wanted.kind == "league" and not 1 <= wanted.rounds <= MOST_ROUNDS:
        raise problem("server-contest-rounds", most=MOST_ROUNDS)
    sizes = sizes_of(wanted.game, wanted.modules)
    bot = level_of(wanted.bot).id if wanted.bot else ""
    needed = [wanted.seats] if bot else range(2, wanted.seats + 1)
    for count in (wanted.seats, *needed):
        if count < 2 or count not in sizes:
            raise problem("server-contest-seats", count=count)
    setup = checked_setup(wanted.game, wanted.seats, secrets.token_hex(16), wanted.modules, wanted.options)
    return c.Terms(
        game=wanted.game,
        kind=wanted.kind,
        modules=list(setup.modules),
        options=dict(setup.options),
        seats=wanted.seats,
        rounds=wanted.rounds if wanted.kind == "league" else 0,
        pace=pace._replace(bot=founded.STAND_IN) if wanted.rated else pace,
        bot=bot,
        rated=wanted.rated,
        most=min(max(wanted.most, 2), MOST_PEOPLE),
        seed=secrets.token_hex(16),
    )


def checked_name(name: str) -> str:
    """A name for a contest."""
    trimmed = " ".join(name.split())
    if not 1 <= len(trimmed) <= LONGEST_NAME or not trimmed.isprintable():
        raise problem("server-contest-name", most=LONGEST_NAME)
    return trimmed


async def make(hall: Hall, wanted: forms.NewContest, visitor: Visitor) -> str:
    """A new contest; its id."""
    terms, moment = checked_terms(wanted), now()
    begins = min(wanted.begins, moment + YEAR) if wanted.begins > 0 else 0
    head = Head(new_token(), visitor.person, checked_name(wanted.name), wanted.listed, "open", 0, begins)
    await hall.store.write(contests.make, head, terms, visitor, moment)
    return head.id


class Contesting:
    """Looks after all contests. What is done is a change of the database that only one of several processes makes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def look(self) -> None:
        """Which contest begins, goes on, or is decided?"""
        store, moment = self.hall.store, self.hall.clock()
        for id in await store.read(contests.to_begin, moment):
            await store.write(contests.begin, id, moment)
        for id in await store.read(contests.to_go_on):
            try:
                await self.go_on(id)
            except Unavailable:
                raise
            except Problem as error:
                LOG.warning("a contest cannot go on: %s", error)

    async def go_on(self, id: str) -> None:
        """The next round of a contest, or its end."""
        store, moment = self.hall.store, self.hall.clock()
        head, contest = await store.read(contests.contest, id)
        if head.stage != "playing" or not contest.round_is_over():
            return
        if c.is_decided(contest) or len(c.active(contest)) < 2:
            await store.write(contests.end, id, head.round, moment)
            return
        terms = contest.terms
        tables = drawn(contest, sizes_of(terms.game, terms.modules))
        boards = await asyncio.to_thread(lambda: [board_of(contest, table, head.listed, moment) for table in tables])
        if await store.write(contests.open_round, id, head.round + 1, boards, moment):
            LOG.info("round %d of a contest: %d tables", head.round + 1, len(boards))


def board_of(contest: c.Contest, sitters: list[int], listed: bool, moment: int) -> NewBoard:
    """A table of a round, everybody at their seats: it begins at once, and its pace decides about who stays away."""
    if len(sitters) == 1:
        return NewBoard(sitters, None, [], None, [])
    terms = contest.terms
    known = {one.number: one for one in contest.entrants}
    seats = [
        SeatState(BOT, "", terms.bot, "", False)
        if number == c.BOT_SITS
        else SeatState(PERSON, known[number].name, "", known[number].language, True)
        for number in sitters
    ]
    setup = checked_setup(terms.game, len(sitters), secrets.token_hex(16), terms.modules, terms.options)
    founding = Founding(new_token(), setup, tuple(seats), "new", "", False, moment, listed, terms.pace, terms.rated)
    acts = founded.first_acts(founding)
    holders = [(seat, known[number].person) for seat, number in enumerate(sitters) if number != c.BOT_SITS]
    return NewBoard(sitters, founding, acts, queries.summary_of(played(founding, acts)), holders)
