"""Worker processes for slow work: series of games, and bots that think for the server.

A worker that dies is replaced, and its task is given to another or reported. A task can be stopped in the middle, and
closing ends all of them at once, without waiting for any. The asyncio side is `async_pool.py`.

Why not an existing pool: `multiprocessing.Pool` waits for ever for a worker that was killed.
`ProcessPoolExecutor` and loky fail every task when one worker dies, and stop none in the middle. Pebble does better,
but its workers share one pipe: killed in the middle of an answer, one hangs all the others. `anyio.to_process` has one
for each, but needs an event loop; errors lose their traceback, and Ctrl-C reaches the workers.
"""

import atexit
import pickle
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from types import TracebackType
from typing import Any, Final, Generic, NamedTuple, TypeVar

from agon.lab.worker import GONE_WITHIN, NAME, Limit, NoAnswer, Reply, Worker, WorkerDied

T = TypeVar("T")
R = TypeVar("R")

TRIES: Final = 2  # how often a task is handed out: one that kills two workers would kill every other too
LOOK_UP: Final = 1.0  # seconds after which a wait looks for Ctrl-C, on systems where that does not end the wait


class PoolClosed(NoAnswer):
    """The pool was closed before the task was done."""


class Dropped(NoAnswer):
    """Nobody wants the task done any more."""


class Order(NamedTuple):
    """A task, and its future."""

    task: Any
    limit: Limit | None
    future: Future[Any]  # done before its time when nobody waits any more


class Pool(Generic[T, R]):
    """Some processes that each call `make(*material)` once, and then what it returned for every task.

    Everything handed over is pickled, so it is plain data and functions of modules. Tasks begin in the order in which
    they came. A thread for each process waits for its answers; a process is started when there is no idle one.
    """

    def __init__(
        self,
        size: int,
        make: Callable[..., Callable[[T], R]],
        material: tuple[object, ...] = (),
        behind: int = 0,  # their `nice` value: how far they stand back when all processors are in use
        tries: int = TRIES,
    ) -> None:
        self.room: Final = 2 * size  # tasks to be handed out at a time: each worker finds the next one waiting
        self._size = size
        self._making = pickle.dumps((make, material))
        self._behind = behind
        self._tries = tries
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._lock = Lock()  # for all that follows
        self._threads: list[Thread] = []
        self._idle: list[Worker] = []  # the last one is taken first: it remembers most
        self._busy: dict[Future[Any], Worker] = {}
        self._closed = False
        atexit.register(self.close)

    def __enter__(self) -> "Pool[T, R]":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def work(self, tasks: Iterable[T]) -> Generator[R, None, None]:
        """The result of each task as it comes in; when the caller stops asking for more, all tasks under way are
        stopped.
        """
        waiting = iter(tasks)
        ended: SimpleQueue[Future[R]] = SimpleQueue()
        out: set[Future[R]] = set()
        try:
            while True:
                for task in islice(waiting, self.room - len(out)):
                    future = self.submit(task)
                    out.add(future)
                    future.add_done_callback(ended.put)
                if not out:
                    return
                done = next_of(ended)
                out.remove(done)
                yield done.result()
        finally:
            for future in out:
                self.drop(future)

    def submit(self, task: T, limit: Limit | None = None) -> Future[R]:
        """Hand out a task. The caller must not hand out more than there is room for."""
        future: Future[R] = Future()
        with self._lock:
            if self._closed:
                raise PoolClosed("no more tasks are taken")
            if len(self._threads) < self._size:
                thread = Thread(target=self._attend, daemon=True, name=NAME)
                thread.start()
                self._threads.append(thread)
            self._orders.put(Order(task, limit, future))
        return future

    def drop(self, future: Future[R]) -> None:
        """Cancel a task, or stop it in the middle by ending its worker."""
        if future.cancel():
            return
        fail(future, Dropped("nobody waits for the task"))
        with self._lock:
            if future in self._busy:
                self._busy[future].kill()

    def close(self) -> None:
        """End all workers, whatever they are doing. Everybody who waits for a task is told at once."""
        with self._lock:
            self._closed = True
            busy, idle, threads = dict(self._busy), list(self._idle), list(self._threads)
            self._idle.clear()
            for worker in (*busy.values(), *idle):
                worker.kill()
        for future in (*busy, *self._unbegun()):
            fail(future, PoolClosed("closed in the middle of a task"))
        for _ in threads:
            self._orders.put(None)
        for worker in idle:
            worker.end()
        latest = monotonic() + GONE_WITHIN
        for thread in threads:
            thread.join(max(0.0, latest - monotonic()))
        atexit.unregister(self.close)

    def _unbegun(self) -> Iterator[Future[Any]]:
        with suppress(Empty):
            while True:
                order = self._orders.get_nowait()
                if order is not None and order.future.set_running_or_notify_cancel():
                    yield order.future

    # -- in the threads

    def _attend(self) -> None:
        """Have one task after the other done."""
        while (order := self._orders.get()) is not None:
            if order.future.set_running_or_notify_cancel():
                self._settle(order)

    def _settle(self, order: Order) -> None:
        """Have a task done, and tell whoever waits for it."""
        try:
            reply = self._reply(order)
        except BaseException as error:  # whatever it is, somebody waits, and other tasks do
            fail(order.future, error)
            return
        if reply.error is not None:
            reply.error.add_note(reply.traceback)
            fail(order.future, reply.error)
            return
        with suppress(InvalidStateError):  # dropped in the last moment
            order.future.set_result(reply.result)

    def _reply(self, order: Order) -> Reply:
        """The result of a task, from another worker if the first one dies."""
        for _ in range(self._tries - 1):
            with suppress(WorkerDied):
                return self._given(order)
        return self._given(order)

    def _given(self, order: Order) -> Reply:
        """A worker's answer. After that it is idle again, or ended and no longer ours."""
        worker = self._idle_worker(order)
        try:
            with self._lock:
                self._check_wanted(order)
                self._busy[order.future] = worker
            reply = worker.do(order.task, order.limit)
            with self._lock:
                self._check_wanted(order)  # else it was killed, perhaps after it answered
                del self._busy[order.future]
                self._idle.append(worker)
        except BaseException:
            with self._lock:
                self._busy.pop(order.future, None)
            worker.end()
            raise
        return reply

    def _check_wanted(self, order: Order) -> None:
        if self._closed:
            raise PoolClosed("closed in the middle of a task")
        if order.future.done():
            raise Dropped("nobody waits for the task")

    def _idle_worker(self, order: Order) -> Worker:
        """One that has nothing to do, or a new one."""
        while True:
            with self._lock:
                self._check_wanted(order)
                if not self._idle:
                    break
                worker = self._idle.pop()
            if not worker.is_gone():
                return worker
            worker.end()
        return Worker(self._making, self._behind)


def fail(future: Future[Any], error: BaseException) -> None:
    """Report an error to whoever waits, unless they have an answer already."""
    with suppress(InvalidStateError):
        future.set_exception(error)


def next_of(ended: "SimpleQueue[Future[R]]") -> "Future[R]":
    """The next one to end."""
    while True:
        with suppress(Empty):
            return ended.get(timeout=LOOK_UP)
