"""Bots that think in worker processes, so that they never block the table.

What a task may use is processor time: a machine that is busy with other things makes a bot slow, but is no reason to
give it up. What neither ends nor works is given up after a while too.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from agon.bots.judge import Judgement
from agon.kernel.game import Setup
from agon.kernel.match import Choice
from agon.lab.analysis import Analysis
from agon.lab.async_pool import AsyncPool
from agon.lab.pool import Pool
from agon.lab.series import GameResult, Series
from agon.lab.worker import Limit, NoAnswer
from agon.server.packs import Layers, all_layers, layers_of
from agon.server.turns import Turns

GRACE: Final = 20.0  # seconds beyond a bot's own budget after which it is given up, of its processor
STUCK: Final = 300.0  # seconds after which any task is given up, by the clock
BEHIND: Final = 10  # how far behind people a thinker stands when the processors are all in use
RECORD_SECONDS: Final = 20.0  # of a processor, to replay a file that somebody sent
GAME_SECONDS: Final = 120.0  # of a processor, to play one game of a series
HINT_SECONDS: Final = 30.0  # of a processor, to find out what a strong bot would do


class Thought(NamedTuple):
    """A bot is to choose: for which match, after which choices, at which seat."""

    table: str
    setup: Setup
    choices: tuple[tuple[int, int], ...]  # seat and option
    seat: int
    spec: str
    seconds: float  # that it will take, about
    seed: str


class Hinting(NamedTuple):
    """What would a strong bot choose at this seat?"""

    table: str
    setup: Setup
    choices: tuple[tuple[int, int], ...]  # seat and option
    seat: int


class Judging(NamedTuple):
    """A match that is over is to be looked at for a while, from where somebody left off."""

    table: str
    setup: Setup
    choices: tuple[Choice, ...]
    found: Analysis
    seconds: float  # of the processor; with none, the first outline


class Playing(NamedTuple):
    """One game of a series is to be played between bots."""

    series: Series
    pack: str  # its key
    number: int


class Warming(NamedTuple):
    """A worker is to be ready before the first bot is asked."""


class Reading(NamedTuple):
    """A record is to be replayed."""

    text: str


Task = Thought | Hinting | Judging | Reading | Playing | Warming


class Given(NamedTuple):
    """A task, with the packs that a worker must know for it."""

    task: Task
    packs: tuple[Layers, ...] = ()


class Thinkers:
    """Some workers for bots that take their time, in turn for each visitor, and one for the others, who never wait for
    them. A thought that kills a worker is not given to another: whoever asked decides what to do.
    """

    def __init__(self, size: int) -> None:
        self._turns = Turns(size)
        self._quick_turns = Turns(1)
        self._pool = AsyncPool(crew(size))
        self._quick = AsyncPool(crew(1))

    async def think(self, thought: Thought, visitor: str) -> tuple[int, str]:
        """The option that a bot chooses for the table of this visitor, and its key."""
        limit = Limit(thought.seconds + GRACE, STUCK)
        turns, pool = (self._turns, self._pool) if thought.seconds else (self._quick_turns, self._quick)
        await turns.take(visitor)
        try:
            chosen: tuple[int, str] = await pool.do(given(thought), limit)
            return chosen
        finally:
            turns.give()

    def waiting(self) -> dict[str, int]:
        """How many tasks wait, for bots that take their time and for those that do not."""
        return {"bots": self._turns.waiting(), "quick_bots": self._quick_turns.waiting()}

    async def replay(self, text: str, visitor: str) -> Any:
        """What `labour.read` makes of a file that this visitor brings."""
        return await self._in_turn(Reading(text), RECORD_SECONDS, visitor)

    async def hint(self, hinting: Hinting, visitor: str) -> Judgement:
        """What a strong bot makes of a question, for whoever is asked it."""
        judgement: Judgement = await self._in_turn(hinting, HINT_SECONDS, visitor)
        return judgement

    async def judge(self, judging: Judging, visitor: str) -> Analysis:
        """A match that is over, looked at for a while longer. Bots and judgements of a visitor stand in two lines."""
        found: Analysis = await self._in_turn(judging, judging.seconds + GRACE, f"{visitor} judging")
        return found

    async def play(self, playing: Playing, visitor: str) -> GameResult:
        """One game of a series."""
        result: GameResult = await self._in_turn(playing, GAME_SECONDS, visitor)
        return result

    async def _in_turn(self, task: Hinting | Judging | Reading | Playing, seconds: float, visitor: str) -> Any:
        await self._turns.take(visitor)
        try:
            return await self._pool.do(given(task), Limit(seconds, STUCK))
        finally:
            self._turns.give()

    async def warm(self) -> None:
        """Have one worker started, so that the first bot does not keep people waiting."""
        try:
            await self._quick.do(Given(Warming()), Limit(GRACE, STUCK))
        except NoAnswer:  # the first task starts another
            return

    async def close(self) -> None:
        """End all workers, whatever they are doing."""
        await asyncio.gather(self._pool.close(), self._quick.close())


def given(task: Thought | Hinting | Judging | Reading | Playing) -> Given:
    """A task with what its table is played with; a record may be of any pack that is known here."""
    if isinstance(task, Reading):
        return Given(task, all_layers())
    key = task.pack if isinstance(task, Playing) else task.setup.pack
    return Given(task, (layers_of(key),) if key else ())


def crew(size: int) -> Pool[Given, Any]:
    return Pool(size, ready, behind=BEHIND, tries=1)


def ready() -> Callable[[Given], Any]:
    """What a worker does."""
    from agon.server.labour import do  # here: it is for workers alone

    return do
