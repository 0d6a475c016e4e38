"""Games on a Ray cluster: this machine alone, or many. `pip install "agon[ray]"`, with the same Agon on every machine.

Tasks are handed out in bundles that take about a second, so that what each costs to send (some milliseconds) is little
beside what it does, and longer ones the more processors are to be fed; no more of them than two for each processor are
out at a time. A worker makes what it needs once,
from one object that Ray brings to each machine once. If a worker or a machine dies, Ray gives its bundles to
others, and since every game carries its own seed the results are the same.
"""

import hashlib
import os
import pickle
import socket
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from math import ceil
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

from agon import __version__
from agon.kernel.errors import AgonError, in_english
from agon.kernel.words import Arg, say
from agon.lab.worker import Reply, WorkerDied, made, told

T = TypeVar("T")
R = TypeVar("R")

BUNDLE: Final = 1.0  # seconds that a bundle should take at least
FEEDING: Final = 0.003  # more for every processor: twice what handing out a bundle takes here, so that none has to wait
LARGEST: Final = 4096  # tasks in one
AHEAD: Final = 2  # bundles for each processor that are out at a time
TRIES: Final = 8  # times that a bundle is given out again when its worker or its machine dies
ANSWERS_WITHIN: Final = 10.0  # seconds that an address is given to answer at all
LOOPBACK: Final = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"  # 0: Ray stays on 127.0.0.1, on any system
QUIET: Final = {"log_to_driver": False, "logging_level": "ERROR"}


class RayFault(AgonError):
    """A cluster that cannot be reached or does not fit."""


def fault(id: str, **args: Arg) -> RayFault:
    message = say(f"reports-ray-{id}", **args)
    return RayFault(in_english(message), message)


class RayEngine(NamedTuple):
    """A cluster that this process is connected to."""

    ray: Any
    processors: int

    def workers(self, tasks: int) -> int:
        return max(2, self.processors)  # even a single task is done over there

    def work(
        self, make: Callable[..., Callable[[T], R]], material: tuple[object, ...], tasks: Sequence[T]
    ) -> Generator[R, None, None]:
        ray = self.ray
        making = pickle.dumps((make, material))
        key = hashlib.sha256(making).hexdigest()
        shared = ray.put(making)
        do = ray.remote(num_cpus=1, max_retries=TRIES)(labour)
        bundles = Bundles(tasks, self.processors)
        out: set[Any] = set()
        try:
            while True:
                while len(out) < AHEAD * self.processors and (bundle := bundles.next()):
                    out.add(do.remote(key, shared, __version__, bundle))
                if not out:
                    return
                [done], _ = ray.wait(list(out), num_returns=1)
                out.remove(done)
                replies, seconds = got(ray, done)
                bundles.took(len(replies), seconds)
                for reply in replies:
                    yield opened(reply)
        finally:
            for ref in out:
                ray.cancel(ref, force=True)


class Bundles:
    """Cuts tasks into bundles: single ones first, to see how long they take, and again towards the end."""

    def __init__(self, tasks: Sequence[Any], processors: int) -> None:
        self._tasks = tasks
        self._next = 0
        self._processors = processors
        self._done = 0
        self._seconds = 0.0

    def next(self) -> Sequence[Any]:
        """The next one; empty when all are out."""
        left = len(self._tasks) - self._next
        fair = ceil(left / (AHEAD * self._processors))  # so that all have something to do until the end
        bundle = self._tasks[self._next : self._next + min(self._size(), fair)]
        self._next += len(bundle)
        return bundle

    def took(self, tasks: int, seconds: float) -> None:
        self._done += tasks
        self._seconds += seconds

    def _size(self) -> int:
        if not self._done:
            return 1
        wanted = max(BUNDLE, FEEDING * self._processors)
        return max(1, min(LARGEST, round(wanted * self._done / max(self._seconds, 1e-6))))


def got(ray: Any, done: Any) -> tuple[list[bytes], float]:
    """The result of a bundle; one that kills its workers again and again is reported as in a pool."""
    try:
        found: tuple[list[bytes], float] = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, AgonError) else error from None
    except ray.exceptions.RayError as error:
        raise WorkerDied(f"a game could not be played on the cluster: {str(error).splitlines()[0]}") from error
    return found


def opened(content: bytes) -> Any:
    """The result in a reply, or the error."""
    reply: Reply = pickle.loads(content)
    if reply.error is not None:
        reply.error.add_note(reply.traceback)
        raise reply.error
    return reply.result


# ---------------------------------------------------------------- connecting


def connected(address: str, jobs: int) -> RayEngine:
    """The cluster at an address; without one, a cluster of this machine with this many workers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics
    if not address:
        os.environ.setdefault(LOOPBACK, "0")
    try:
        ray = import_module("ray")
    except ModuleNotFoundError as missing:
        raise fault("missing") from missing
    if address:
        check_answers(address)
    try:
        if address:
            ray.init(address=address, **QUIET)
        else:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **QUIET)
    except Exception as error:  # of many kinds, and none of them ours
        why = (str(error) or type(error).__name__).splitlines()[0]
        raise fault("unreached", address=address or "127.0.0.1", why=why) from error
    return RayEngine(ray, max(1, int(ray.cluster_resources().get("CPU", 1))))


def check_answers(address: str) -> None:
    """Ray itself tries for minutes, but whether anything listens can be seen at once."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host and address == "auto":
        return
    if not host or not port.isdigit():
        raise fault("no-address", address=address)
    try:
        socket.create_connection((host, int(port)), ANSWERS_WITHIN).close()
    except OSError as error:
        raise fault("unreached", address=address, why=error.strerror or str(error)) from error


# ---------------------------------------------------------------- over there


MADE: dict[str, Callable[[Any], Any]] = {}
"""What this worker has made, by its key: the last one."""


def labour(key: str, making: bytes, version: str, tasks: Sequence[Any]) -> tuple[list[bytes], float]:
    """One bundle: a reply for each task, up to the first that fails, and the seconds it took."""
    if version != __version__:
        raise fault("other-version", here=version, there=__version__)
    if key not in MADE:
        MADE.clear()
        MADE[key] = made(making)
    start = perf_counter()
    replies: list[bytes] = []
    for task in tasks:
        try:
            replies.append(pickle.dumps(Reply(MADE[key](task), None, "")))
        except Exception as error:  # of one task, told to whoever waits for it
            replies.append(told(error))
            break
    return replies, perf_counter() - start
