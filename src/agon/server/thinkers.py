"""Worker processes that think for bots. They never block the table, and one that hangs or dies is replaced.

What a job may use is processor time: a machine that is busy with other things makes a bot slow, but is no reason to
give it up. What neither ends nor works is given up after a while too.

Why not a pool of the standard library: none of them can stop a worker in the middle of a job.
"""

import asyncio
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Lock
from typing import Any, Final, NamedTuple

from agon.kernel.game import Setup

GRACE: Final = 20.0  # seconds beyond a bot's own budget after which it is given up, of its processor
STUCK: Final = 300.0  # seconds after which any job is given up, by the clock
BEHIND: Final = 10  # how far behind people a thinker stands when the processors are all in use
FOR_EVER: Final = 0.0  # to a timer, no time is no limit
RECORD_SECONDS: Final = 20.0  # of a processor, to replay a file that somebody sent


class Thought(NamedTuple):
    """A bot is to choose: for which match, after which choices, at which seat."""

    table: str
    setup: Setup
    choices: tuple[tuple[int, int], ...]  # seat and option
    seat: int
    spec: str
    seconds: float  # that it will take, about
    seed: str


class Warming(NamedTuple):
    """A worker is to be ready before the first bot is asked."""


class Reading(NamedTuple):
    """A record is to be replayed."""

    text: str


Job = Thought | Reading | Warming


class Gone(Exception):
    """The worker died, or took too long and was ended."""


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = get_context("spawn")  # the same on every system, and safe with threads
        self.pipe, there = context.Pipe()
        self.process: BaseProcess = context.Process(target=labour, args=(there,), daemon=True, name="agon-thinker")
        self.process.start()
        there.close()
        self._ending = Lock()  # whoever closes the server and whoever worked with it may both end it

    def do(self, job: Job, seconds: float) -> Any:
        """Have a job done within so much processor time."""
        try:
            self.pipe.send((job, seconds))
            if not self.pipe.poll(STUCK if hasattr(signal, "setitimer") else seconds):
                raise Gone("too slow")
            result, error = self.pipe.recv()
        except (EOFError, OSError) as gone:
            raise Gone("the worker died") from gone
        if error is not None:
            raise error
        return result

    def end(self) -> None:
        with self._ending:
            self.process.kill()  # whoever waits for an answer hears of it
            self.process.join()
            self.pipe.close()


class Thinkers:
    """Some workers, each with one job at a time; jobs wait for one that is free."""

    def __init__(self, size: int) -> None:
        self._threads = ThreadPoolExecutor(size, "agon-thinker")
        self._idle: SimpleQueue[Worker | None] = SimpleQueue()
        self._workers: set[Worker] = set()
        self._closed = False
        for _ in range(size):
            self._idle.put(None)  # started when first needed

    async def think(self, thought: Thought) -> tuple[int, str]:
        """The option that a bot chooses, and its key."""
        chosen: tuple[int, str] = await self._do(thought, thought.seconds + GRACE)
        return chosen

    async def replay(self, text: str) -> Any:
        """What `records.replayed` makes of a file."""
        return await self._do(Reading(text), RECORD_SECONDS)

    async def warm(self) -> None:
        """Have one worker started, so that the first bot does not keep people waiting."""
        try:
            await self._do(Warming(), GRACE)
        except Gone:  # the first job starts another
            return

    def close(self) -> None:
        """End all workers, whatever they are doing."""
        self._closed = True
        for worker in list(self._workers):
            worker.end()
        self._threads.shutdown(cancel_futures=True)

    async def _do(self, job: Job, seconds: float) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._work, job, seconds)

    def _work(self, job: Job, seconds: float) -> Any:
        worker = self._idle.get()
        try:
            if worker is None and not self._closed:
                worker = Worker()
                self._workers.add(worker)
            if worker is None or self._closed:  # perhaps while it was started
                raise Gone("the server ends")
            return worker.do(job, seconds)
        except Gone:
            if worker is not None:
                self._workers.discard(worker)
                worker.end()
            worker = None
            raise
        finally:
            self._idle.put(worker)


# ---------------------------------------------------------------- in the worker


def allow(seconds: float) -> None:
    """Let this process work for so long from now on: then the system itself ends it, whatever it is doing."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def labour(pipe: Connection) -> None:
    """The life of a worker: jobs in, results or errors out, until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    if sys.platform != "win32":
        os.nice(BEHIND)  # the table and the page of whoever plays on this machine go first
    from agon.server.labour import do  # here, so that the server itself need not load the bots

    try:
        while True:
            job, seconds = pipe.recv()
            allow(seconds)
            reply: tuple[Any, Exception | None]
            try:
                reply = (do(job), None)
            except Exception as error:  # a fault of a bot or a rule is the answer; the worker lives on for others
                reply = (None, error)
            allow(FOR_EVER)
            pipe.send(reply)
    except (EOFError, OSError):
        return
