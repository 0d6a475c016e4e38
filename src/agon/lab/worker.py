"""One worker process, and the pipe to it.

Each worker has its own pipe. If workers share one, a worker that is killed in the middle of a message breaks it for
all.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Lock, Thread
from traceback import format_exc
from typing import Any, Final, NamedTuple

from agon.kernel.errors import AgonError

START: Final = "spawn"  # the same on every system, and safe with threads
NAME: Final = "agon-worker"
GONE_WITHIN: Final = 5.0  # seconds to wait for a killed process: the system may be slow, but we must never hang
NO_TIME: Final = 0.0  # to a timer, that is no limit
REAPING: Final = Lock()  # starting a process reaps those that ended, so one thread at a time does either


class Limit(NamedTuple):
    """How many seconds a task may take. On a busy machine it takes longer in real time, but no more processor time."""

    processor: float
    clock: float  # for tasks that neither end nor use the processor

    def by_clock(self) -> float:
        return self.clock if hasattr(signal, "setitimer") else min(self)


class NoAnswer(AgonError):
    """A task that failed without an error of its own."""


class WorkerDied(NoAnswer):
    """A worker process ended by itself: killed, or out of memory."""


class TooSlow(NoAnswer):
    """A task took longer than it may, and its worker was ended."""


class TaskFailed(Exception):
    """Stands for an error that cannot be sent from one process to another."""


class Reply(NamedTuple):
    """What a worker answers."""

    result: Any
    error: Exception | None
    traceback: str  # of the error, which pickling loses


class Worker:
    """A process that calls `make(*material)` once, and then what that returned for every task."""

    def __init__(self, making: bytes, behind: int) -> None:
        context = get_context(START)
        self.pipe, there = context.Pipe()
        self.process = context.Process(target=labour, args=(there, behind), daemon=True, name=NAME)
        self._unsent = [making]  # sent with the first task: it may be long, and a process that starts reads nothing
        with REAPING:
            start_deaf(self.process.start)
        there.close()

    def do(self, task: object, limit: Limit | None) -> Reply:
        """Have a task done."""
        order = pickle.dumps((task, NO_TIME if limit is None else limit.processor))
        try:
            while self._unsent:
                self.pipe.send_bytes(self._unsent.pop())
            self.pipe.send_bytes(order)
            if not self.pipe.poll(None if limit is None else limit.by_clock()):
                raise TooSlow("a task took too long")
            content = self.pipe.recv_bytes()
        except (EOFError, OSError) as gone:
            if sys.platform != "win32" and self.end() == -signal.SIGPROF:
                raise TooSlow("a task took too much processor time") from gone
            raise WorkerDied("a worker process died; try again with fewer jobs") from gone
        reply: Reply = pickle.loads(content)
        return reply

    def is_gone(self) -> bool:
        """Whether it died while it had nothing to do: then there is something to read, its end."""
        try:
            return self.pipe.poll()
        except OSError:
            return True

    def kill(self) -> None:
        """End it, whatever it is doing. Whoever waits for its answer is told."""
        self.process.kill()

    def end(self) -> int | None:
        """Kill it and clean up; returns its exit code."""
        self.kill()
        if wait([self.process.sentinel], GONE_WITHIN):
            with REAPING:
                self.process.join()
        self.pipe.close()
        return self.process.exitcode


def start_deaf(start: Callable[[], None]) -> None:
    """Start a process that Ctrl-C never reaches, not even at first: Ctrl-C is for the process that started it."""
    if sys.platform == "win32":
        start()
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # processes inherit that
    try:
        start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---------------------------------------------------------------- in the worker


def labour(pipe: Connection, behind: int) -> None:
    """The life of a worker: tasks in, results or errors out, until nobody listens any more."""
    if sys.platform == "win32":
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    else:
        os.nice(behind)
    Thread(target=end_with_parent, daemon=True).start()
    do: Callable[[Any], Any] | None = None
    with suppress(EOFError, OSError):
        making = pipe.recv_bytes()
        while True:
            order = pipe.recv_bytes()
            try:
                do = do or made(making)
                task, seconds = pickle.loads(order)
                allow(seconds)
                reply = pickle.dumps(Reply(do(task), None, ""))
            except Exception as error:  # of one task; the worker lives on for others
                reply = told(error)
            allow(NO_TIME)
            pipe.send_bytes(reply)


def made(making: bytes) -> Callable[[Any], Any]:
    make, material = pickle.loads(making)
    do: Callable[[Any], Any] = make(*material)
    return do


def allow(seconds: float) -> None:
    """Give this process a limit from now on, after which the system itself ends it, whatever it is doing."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def told(error: Exception) -> bytes:
    """An error in a form that can be sent; if it cannot be pickled, in words."""
    traceback = format_exc()
    try:
        reply = pickle.dumps(Reply(None, error, traceback))
        pickle.loads(reply)
    except Exception:
        return pickle.dumps(Reply(None, TaskFailed(repr(error)), traceback))
    return reply


def end_with_parent() -> None:
    """End when the process that started this one is gone, in the middle of a task too: nobody waits for it any more."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
