"""Judgements of matches that are over: each is made once, in worker processes, for all who look at it.

It is made in pieces of a second. After each whoever follows it is sent what is known, and when nobody follows any more
it rests; the next one goes on from there. What is finished is in the database.
"""

import asyncio
from collections import OrderedDict
from typing import Final, Protocol

import msgspec

from agon import __version__
from agon.kernel.game import Setup
from agon.kernel.match import Choice
from agon.lab.analysis import Analysis
from agon.lab.pool import PoolClosed
from agon.server import messages as m
from agon.server import wire
from agon.server.hall import LOG, Hall
from agon.server.problems import CONFLICT, Problem, problem
from agon.server.store import judgements
from agon.server.table import Table
from agon.server.thinkers import Judging, Thinkers

PIECE: Final = 1.0  # seconds of the processor between two looks at who still follows
KEPT: Final = 32  # matches whose judgement is remembered

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[m.JudgementInfo]] = msgspec.json.Decoder(m.JudgementInfo)


class Follower(Protocol):
    """Somebody who is connected to a table."""

    source: str

    def say(self, message: m.FromServer) -> None:
        """Have a message sent; returns at once."""


class Work:
    """What is known of one match, and who wants to know."""

    def __init__(self, table: Table) -> None:
        self.id: Final = table.id
        self.setup: Final[Setup] = table.founding.setup
        self.choices: Final[tuple[Choice, ...]] = tuple(table.choices)
        self.found = Analysis(len(self.choices))
        self.told: m.JudgementInfo | None = None
        self.followers: set[Follower] = set()
        self.task: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        return self.told is not None and self.told.share == wire.WHOLE


class Judges:
    """Sees to it that each match is judged once."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self._works: OrderedDict[str, Work] = OrderedDict()

    async def follow(self, table: Table, follower: Follower, begin: bool) -> None:
        """From now on this one hears what is known of a match; with `begin` somebody looks at it."""
        if table.stage != "over":
            raise problem("server-not-over", CONFLICT)
        work = self._work(table)
        if work.told is None:
            kept = await self.hall.store.read(judgements.kept, work.id, __version__)
            work.told = work.told or read(kept)
        work.followers.add(follower)
        follower.say(m.Judged(work.told))
        if work.task is None and not work.done and begin:
            work.task = self.hall.go(self._look(work))

    def leave(self, id: str, follower: Follower) -> None:
        """This one does not want to hear of it any more."""
        if id in self._works:
            self._works[id].followers.discard(follower)

    def _work(self, table: Table) -> Work:
        work = self._works.pop(table.id, None) or Work(table)
        self._works[table.id] = work
        for id in [id for id, other in self._works.items() if not other.followers and other.task is None][:-KEPT]:
            del self._works[id]
        return work

    async def _look(self, work: Work) -> None:
        """Piece after piece, as long as somebody wants it."""
        try:
            while work.followers and not work.done:
                patron = next(iter(work.followers)).source
                judging = Judging(work.id, work.setup, work.choices, work.found, PIECE)
                work.found = await self.thinkers.judge(judging, patron)
                work.told = wire.judgement(work.found)
                if work.done:
                    await self._keep(work)
                for follower in work.followers:
                    follower.say(m.Judged(work.told))
        except PoolClosed:  # the server ends
            return
        except Exception as error:  # of a bot, of its worker: whoever asks again tries again
            where = "".join(getattr(error, "__notes__", ()))
            LOG.warning("table %s: its judgement failed: %r\n%s", work.id, error, where)
            for follower in work.followers:
                follower.say(m.Judged(work.told, failed=True))
        finally:
            work.task = None

    async def _keep(self, work: Work) -> None:
        try:
            await self.hall.store.write(judgements.keep, work.id, __version__, ENCODER.encode(work.told).decode())
        except Problem as error:  # then it is found again another time
            LOG.warning("table %s: its judgement was not kept: %s", work.id, error)


def read(kept: str | None) -> m.JudgementInfo | None:
    """What was kept; None where there is nothing, or nothing that could be read."""
    try:
        return None if kept is None else DECODER.decode(kept)
    except msgspec.DecodeError:
        return None
