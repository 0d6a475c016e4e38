"""What carries out work that is cut into tasks: processes of this machine, or a Ray cluster

(`ray_engine.py`). The results are the same either way, since every task carries its own seed.
"""

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Engine(Protocol):
    """Something that carries out tasks."""

    def workers(self, tasks: int) -> int:
        """How many tasks are done at the same time, given this many; if 1, the caller may as well do them."""

    def work(
        self, make: Callable[..., Callable[[T], R]], material: tuple[object, ...], tasks: Sequence[T]
    ) -> Generator[R, None, None]:
        """What `make(*material)` returns, made once a worker, called for every task; each result as it comes in."""


class Processes(NamedTuple):
    """Processes of this machine."""

    jobs: int

    def workers(self, tasks: int) -> int:
        return max(1, min(self.jobs, tasks))

    def work(
        self, make: Callable[..., Callable[[T], R]], material: tuple[object, ...], tasks: Sequence[T]
    ) -> Generator[R, None, None]:
        from agon.lab.pool import Pool  # here and not above: whoever plays alone need not load it

        pool: Pool[T, R]
        with Pool(self.workers(len(tasks)), make, material) as pool:
            yield from pool.work(tasks)
