"""Worker processes: each gets the next job as soon as it is free, and one that dies is noticed.

Why not a pool of the standard library: `multiprocessing.Pool` waits for ever for a worker that was killed,
and `ProcessPoolExecutor` cannot be stopped in the middle of a job.
"""

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from types import TracebackType
from typing import Any, Generic, TypeVar

from agon.kernel.errors import AgonError

J = TypeVar("J")
R = TypeVar("R")


class WorkerDied(AgonError):
    """A worker process ended by itself: killed, or out of memory."""


class Crew(Generic[J, R]):
    """Processes that each call `make(*material)` once, and then what it returned for every job.

    Everything handed over is pickled, so it is plain data and functions of modules.
    """

    def __init__(self, size: int, make: Callable[..., Callable[[J], R]], material: tuple[object, ...]) -> None:
        context = get_context("spawn")  # the same on every system, and safe with threads
        self._pipes: list[Connection] = []
        self._processes = []
        with ignoring_interrupts():  # which processes inherit: Ctrl-C is for this one alone
            for _ in range(size):
                here, there = context.Pipe()
                process = context.Process(target=labour, args=(there, make, material), daemon=True)
                process.start()
                there.close()
                self._pipes.append(here)
                self._processes.append(process)

    def __enter__(self) -> "Crew[J, R]":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.terminate()
            process.join()

    def work(self, jobs: Iterable[J]) -> Iterator[R]:
        """The result of each job, in the order in which they are finished."""
        queue = iter(jobs)
        busy: list[Connection] = []
        for pipe in self._pipes:
            give(pipe, queue, busy)
        while busy:
            for ready in wait(busy):
                assert isinstance(ready, Connection)
                busy.remove(ready)
                try:
                    result, error = ready.recv()
                except (EOFError, OSError) as gone:
                    raise WorkerDied("a worker process died; try again with fewer jobs") from gone
                if error is not None:
                    raise error
                give(ready, queue, busy)
                yield result


def give(pipe: Connection, queue: Iterator[Any], busy: list[Connection]) -> None:
    """Send the next job, if there is one left."""
    for job in queue:
        try:
            pipe.send(job)
        except OSError as gone:
            raise WorkerDied("a worker process died; try again with fewer jobs") from gone
        busy.append(pipe)
        return


def labour(pipe: Connection, make: Callable[..., Callable[[J], R]], material: tuple[object, ...]) -> None:
    """The life of a worker: jobs in, results or errors out, until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        answer: Callable[[J], R] | None = None
        while True:
            job = pipe.recv()
            try:
                answer = answer or make(*material)
                reply = (answer(job), None)
            except Exception as error:
                error.add_note(format_exc())  # where it was is lost on the way
                pipe.send((None, error))
                return
            pipe.send(reply)
    except (EOFError, OSError):
        return


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """While this lasts, Ctrl-C does nothing. Only the main thread can say so; elsewhere it changes nothing."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
