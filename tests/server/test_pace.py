"""How long people may take: stories with a clock of their own, first of tables alone, then of servers on a database."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from agon.games.registry import GAMES
from agon.kernel.game import Setup
from agon.server import acts as a
from agon.server import founding, moves, playable, scene
from agon.server.entry import Entry
from agon.server.forms import NewPace, NewTable
from agon.server.pace import DAY, UNLIMITED, Pace, Then
from agon.server.pacing import GRACE
from agon.server.parts import BOT, PERSON, Founding, SeatState
from agon.server.problems import Problem
from agon.server.settings import Settings
from agon.server.site import Site
from agon.server.store import queries
from agon.server.store.database import chosen_url, open_database
from agon.server.store.store import now
from agon.server.table import Table
from agon.server.visitors import newcomer
from kernel.toy import PACK, TOY
from server.stories import live

SECOND = 1000
MINUTE = 60 * SECOND


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game like any other."""
    monkeypatch.setitem(GAMES, "toy", TOY)
    monkeypatch.setattr(playable, "pack_of", lambda game, key: PACK)


class Paced:
    """A table with a clock that goes when it is told to."""

    def __init__(self, pace: Pace, seats: int = 2) -> None:
        people = tuple(SeatState(PERSON, f"p{seat}", "", "", True) for seat in range(seats))
        self.now = 0
        self.table = Table(Founding("t" * 22, Setup("toy", seats, "a seed"), people, "new", "", False, 1, False, pace))
        self.do(a.Started())

    def do(self, deed: a.Deed) -> None:
        self.table.apply([a.Act(self.table.version + 1, self.now, deed)])

    def run_out(self) -> a.Deed | None:
        """What the server does by itself now."""
        plan = moves.run_out(self.table, self.now)
        if plan is not None:
            self.do(plan.deed)
        return None if plan is None else plan.deed

    @property
    def asked(self) -> int:
        (seat,) = self.table.pending
        return seat

    def chooses(self, seat: int) -> None:
        question = self.table.question(seat)
        assert question is not None
        key = next(one.key for one in question.options if one.key in ("left", "right", "pass"))
        option = self.table.option_of(seat, key)
        assert option is not None
        self.do(a.Chose(seat, key, option))


def live_pace(then: Then) -> Pace:
    return Pace("live", 30, 60, then, "player")


def test_what_one_takes_beyond_the_time_of_a_choice_comes_from_the_reserve(toy: None) -> None:
    paced = Paced(live_pace("bot"))
    clocks, seat = paced.table.clocks, paced.asked

    assert clocks.due(seat) == 90 * SECOND
    paced.now = 29 * SECOND
    paced.chooses(seat)
    assert clocks.spare(seat) == 60 * SECOND, "in time: nothing is gone"

    while paced.asked == seat:
        paced.chooses(seat)
    other = paced.asked
    assert clocks.due(other) == paced.now + 90 * SECOND, "a clock begins when one is asked"
    paced.now += 50 * SECOND
    paced.chooses(other)
    assert clocks.spare(other) == 40 * SECOND
    assert clocks.due(seat) == 0, "and stands while others are asked"


def test_chat_does_not_wind_a_clock_up(toy: None) -> None:
    paced = Paced(live_pace("bot"))
    due = paced.table.clocks.due(paced.asked)

    paced.now = 20 * SECOND
    paced.do(a.Said(paced.asked, "one moment"))

    assert paced.table.clocks.due(paced.asked) == due


def test_a_bot_plays_on_until_whoever_holds_the_seat_is_back(toy: None) -> None:
    paced = Paced(live_pace("bot"))
    table, seat = paced.table, paced.asked

    paced.now = 89 * SECOND
    assert paced.run_out() is None
    paced.now = 90 * SECOND
    assert paced.run_out() == a.RanOut(seat, "player")
    assert paced.run_out() is None, "once"
    assert table.seats[seat].sitter == BOT
    first = len(table.choices) + 1
    paced.chooses(seat)
    seen = scene.scene(table, seat, {seat}, (), 0)
    assert [(one.seat, one.choices) for one in seen.absences] == [(seat, [first])], "they see what it did"
    assert scene.scene(table, 1 - seat, {1 - seat}, (), 0).absences == [], "others do not need to"
    while paced.asked != seat:
        paced.chooses(paced.asked)

    paced.now += 60 * SECOND
    paced.do(a.TookOver(seat))
    assert table.clocks.due(seat) == paced.now + 30 * SECOND, "a whole choice, but no reserve any more"
    paced.chooses(seat)
    assert scene.scene(table, seat, {seat}, (), 0).absences == []


def test_a_bot_makes_one_choice_and_no_more(toy: None) -> None:
    paced = Paced(live_pace("once"))
    table, seat = paced.table, paced.asked
    paced.now = 90 * SECOND
    paced.run_out()

    assert table.seats[seat].sitter == BOT
    paced.chooses(seat)

    assert (table.seats[seat].sitter, table.seats[seat].bot) == (PERSON, "")
    assert table.clocks.absences[seat].choices == (len(table.choices),)
    before = table.snapshot()
    paced.chooses(paced.asked)
    table.restore(before)
    assert table.clocks.absences[seat].choices == (len(table.choices),), "clocks go back with the table"


def test_a_vote_takes_all_whose_time_has_not_run_out(toy: None) -> None:
    paced = Paced(live_pace("vote"), seats=3)
    table, seat = paced.table, paced.asked
    one, other = [number for number in range(3) if number != seat]

    paced.now = 89 * SECOND
    with pytest.raises(Problem, match="time"):
        moves.vote(table, {one}, one, seat, True, paced.now)
    paced.now = 90 * SECOND
    assert paced.run_out() is None, "nothing happens by itself"
    with pytest.raises(Problem):
        moves.vote(table, {seat}, seat, seat, True, paced.now)
    paced.do(a.Voted(one, seat, True))
    assert scene.asked(table, seat).votes == [one]
    assert table.seats[seat].sitter == PERSON
    paced.do(a.Voted(other, seat, True))

    assert table.seats[seat].sitter == BOT
    assert moves.take_over(table, {seat}, seat) == moves.Plan(a.TookOver(seat))


def test_who_chooses_after_all_ends_the_vote(toy: None) -> None:
    paced = Paced(live_pace("vote"), seats=3)
    seat = paced.asked
    paced.now = 90 * SECOND
    paced.do(a.Voted((seat + 1) % 3, seat, True))

    paced.chooses(seat)

    assert paced.table.clocks.votes == {}


def test_without_a_limit_others_decide_after_days_and_together(toy: None) -> None:
    paced = Paced(UNLIMITED)
    seat = paced.asked

    paced.now = 3 * DAY * SECOND - 1
    with pytest.raises(Problem):
        moves.vote(paced.table, {1 - seat}, 1 - seat, seat, True, paced.now)
    paced.now += 1
    assert moves.vote(paced.table, {1 - seat}, 1 - seat, seat, True, paced.now) is not None


# ---------------------------------------------------------------- servers


class Moved:
    """The time of day, and what a test adds to it."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now() + self.ahead


@asynccontextmanager
async def site_on(database: str, clock: Callable[[], int]) -> AsyncIterator[Site]:
    site = Site(Settings(bot_processes=1), open_database(chosen_url(database)), (), clock)
    site.pacing.since = 0
    try:
        yield site
    finally:
        await site.stop()


async def a_paced_table(site: Site, **pace: Any) -> Entry:
    seats = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Boris"}]
    wanted = msgspec.convert({"game": "ephyran", "seats": seats, "pace": pace}, NewTable)
    made = await founding.make(site.hall, wanted, newcomer(""))
    return await site.hall.entry(made.id)


async def journal(site: Site, id: str) -> list[a.Deed]:
    return [act.deed for act in await site.store.read(queries.acts_after, id, 0)]


def test_a_deadline_survives_a_restart_and_one_of_two_processes_acts(database: str) -> None:
    clock = Moved()

    async def story() -> None:
        async with site_on(database, clock) as first:
            pace = {"kind": "days", "choice": DAY, "then": "once", "bot": "novice"}
            entry = await a_paced_table(first, **pace)
            (seat,) = entry.table.pending
            await first.pacing.look()
            assert entry.table.version == 1, "there is time"
        clock.ahead = DAY * SECOND + MINUTE
        async with site_on(database, clock) as first, site_on(database, clock) as second:
            await asyncio.gather(first.pacing.look(), second.pacing.look())
            deeds = await journal(first, entry.id)
            assert [deed for deed in deeds if isinstance(deed, a.RanOut)] == [a.RanOut(seat, "apprentice")]
            while len(await journal(first, entry.id)) < 3:  # the bot has answered
                await first.thinking.take_up()
                await asyncio.sleep(0.01)
            deeds = await journal(first, entry.id)
            assert isinstance(deeds[2], a.Chose)
            assert deeds[2].seat == seat
            await asyncio.gather(first.pacing.look(), second.pacing.look())
            assert len(await journal(first, entry.id)) == 3, "who is asked now has a day"

    live(story())


def test_a_server_that_has_just_started_lets_people_come_back_first(tmp_path: Any) -> None:
    clock = Moved()

    async def story() -> None:
        async with site_on(str(tmp_path / "agon.db"), clock) as site:
            entry = await a_paced_table(site, kind="live", choice=30, then="bot")
            site.pacing.since = clock() + GRACE
            clock.ahead = 59 * SECOND
            await site.pacing.look()
            assert entry.table.version == 1
            clock.ahead = 2 * MINUTE
            await site.pacing.look()
            assert isinstance((await journal(site, entry.id))[1], a.RanOut)

    live(story())


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "choice": 4, "then": "bot"},
        {"kind": "live", "choice": 60, "then": "bot", "bot": "nobody"},
    ],
)
def test_a_pace_that_cannot_be_is_refused(pace: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        founding.pace_of(msgspec.convert(pace, NewPace))
