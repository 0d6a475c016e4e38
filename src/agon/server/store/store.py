"""The database as the server uses it: from the event loop, without ever blocking it."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from agon.kernel.words import say
from agon.server import metrics
from agon.server.problems import Unavailable
from agon.server.store.bell import Bell, Ring
from agon.server.store.database import READERS, Database, explained
from agon.server.store.queries import let_go
from agon.server.store.writer import Rung, Writer

T = TypeVar("T")

Clock = Callable[[], int]  # what time it is, in milliseconds since 1970


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """One process's way to the database. `process` is its name among others."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.process = secrets.token_urlsafe(16)
        self._writer = Writer(database, self.process)
        self._readers = ThreadPoolExecutor(READERS, "agon-reader")
        self._bell: Bell | None = None

    def listen(self, ring: Ring) -> None:
        """From now on `ring` is called, in the event loop, when others may have changed a table."""
        loop = asyncio.get_running_loop()
        self._bell = Bell(self.database, self.process, lambda rung: soon(loop, ring, rung))

    async def read(self, query: Callable[..., T], *args: Any) -> T:
        """The answer to one of `queries`."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query, args)

    async def write(self, query: Callable[..., T], *args: Any) -> T:
        """Carry out one of `queries`; when this returns, it is on the disk."""
        result: T = await asyncio.wrap_future(self._writer.submit(lambda connection: query(connection, *args), None))
        return result

    async def write_and_ring(self, ring: Rung, query: Callable[..., T], *args: Any) -> T:
        """The same, and the other processes hear of it, unless it came to nothing (None)."""
        result: T = await asyncio.wrap_future(self._writer.submit(lambda connection: query(connection, *args), ring))
        return result

    @property
    def fault(self) -> Unavailable | None:
        """What was wrong with the last thing that was to be written; none if it was written."""
        return self._writer.fault

    def waiting(self) -> int:
        """How much waits to be written."""
        return self._writer.waiting()

    def close(self) -> None:
        """Let go of everything this process held."""
        if self._bell is not None:
            self._bell.close()
        last = self._writer.submit(lambda connection: let_go(connection, self.process), None)
        self._writer.close()
        last.exception()  # a database that is gone has nothing to be told
        self._readers.shutdown()
        self.database.close()

    def _read(self, query: Callable[..., T], args: tuple[Any, ...]) -> T:
        self.database.must_be_there()
        try:
            with metrics.READING.time(), self.database.reads.begin() as connection:
                return query(connection, *args)
        except DBAPIError as error:
            metrics.DATABASE_FAULTS.labels("read").inc()
            raise explained(error, self.database) from error
        except PoolTimeout as error:
            raise Unavailable(say("server-database-locked")) from error


def soon(loop: asyncio.AbstractEventLoop, ring: Ring, rung: Sequence[Rung]) -> None:
    """Call `ring` in the loop, unless the loop has ended meanwhile."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(ring, rung)
