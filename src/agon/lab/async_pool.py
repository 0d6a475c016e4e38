"""The pool for programs on an event loop, which it never blocks."""

import asyncio
from typing import Generic, TypeVar

from agon.lab.pool import Pool
from agon.lab.worker import Limit

T = TypeVar("T")
R = TypeVar("R")


class AsyncPool(Generic[T, R]):
    """A pool whose answers are awaited, all in one event loop."""

    def __init__(self, pool: Pool[T, R]) -> None:
        self.pool = pool
        self._room = asyncio.Semaphore(pool.room)

    async def do(self, task: T, limit: Limit | None = None) -> R:
        """Have a task done; when whoever waits for it is cancelled, it is stopped."""
        async with self._room:
            future = self.pool.submit(task, limit)
            try:
                return await asyncio.wrap_future(future)
            finally:
                self.pool.drop(future)  # does nothing to what is done

    async def close(self) -> None:
        """End all workers; whoever waits hears of it."""
        await asyncio.to_thread(self.pool.close)
