"""One running server: its settings, its database, its tables, its workers."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import Final

from agon.server.entry import Entry
from agon.server.hall import LEASE, LOG, Hall
from agon.server.limits import Buckets
from agon.server.problems import Problem, problem
from agon.server.settings import Settings, limits_of
from agon.server.store import queries
from agon.server.store.database import Database
from agon.server.store.store import Store, now
from agon.server.thinkers import Thinkers
from agon.server.thinking import Thinking
from agon.server.turnstile import Turnstile

GOODBYE: Final = 0.1  # seconds for the last words to be sent
RESTART: Final = 1012  # the code of a socket that is closed so that it may be opened again
PRESENCE: Final = 5.0  # seconds between two looks at who is connected to other processes
PRESENT: Final = 15_000  # milliseconds for which a process is believed


class Site:
    """A server from its start to its end."""

    def __init__(self, settings: Settings, database: Database, addresses: tuple[str, ...] = ()) -> None:
        self.settings = settings
        self.addresses = addresses  # where other machines reach it
        self.limits = limits_of(settings)
        self.store = Store(database)
        self.hall = Hall(self.store)
        self.thinkers = Thinkers(settings.bot_processes or usual_thinkers(settings.workers))
        self.thinking = Thinking(self.hall, self.thinkers)
        self.requests = Buckets(self.limits.requests)
        self.makings = Buckets(self.limits.tables)
        self.turnstile = Turnstile(self.limits.work)
        self.sockets: dict[str, int] = {}  # open ones by address
        self._clocks: list[asyncio.Task[None]] = []
        self._said_present = False

    def start(self) -> None:
        """Begin to hear of other processes and to look after bots."""
        self.hall.go(self.thinkers.warm())
        self.store.listen(self.hall.ring)
        for seconds, work in (
            (LEASE / 3000, self.thinking.renew),
            (1.0, self.thinking.take_up),
            (10.0, self.thinking.wake_all),
            (PRESENCE, self.see_who_is_here),
            (60.0, self.put_away),
        ):
            self._clocks.append(asyncio.get_running_loop().create_task(every(seconds, work)))

    async def say_goodbye(self) -> None:
        """Tell everybody that the server restarts: their pages connect again by themselves."""
        for entry in self.hall.entries.values():
            for watcher in list(entry.watchers):
                watcher.dismiss(problem("server-restarts"), RESTART, True)
        await asyncio.sleep(GOODBYE)

    async def stop(self) -> None:
        """Finish what is being written, then end."""
        for clock in self._clocks:
            clock.cancel()
        await asyncio.gather(*self._clocks, return_exceptions=True)
        await self.thinking.end()
        await self.hall.settle()
        await asyncio.to_thread(self.store.close)

    async def put_away(self) -> None:
        self.hall.put_away()

    async def see_who_is_here(self) -> None:
        """Say who is connected here, and hear who is connected elsewhere."""
        here = {(entry.id, seat) for entry in self.hall.entries.values() for seat in seats_here(entry)}
        moment = now()
        if here or self._said_present:
            await self.store.write(queries.appear, here, self.store.process, moment + PRESENT, moment)
            self._said_present = bool(here)
        elsewhere: dict[str, set[int]] = {}
        for id, seat in await self.store.read(queries.present, self.store.process, moment):
            elsewhere.setdefault(id, set()).add(seat)
        for entry in list(self.hall.entries.values()):
            seats = frozenset(elsewhere.get(entry.id, ()))
            if seats != entry.elsewhere:
                async with entry.lock:
                    entry.seen(entry.elsewhere)
                    entry.elsewhere = seats
                    entry.tell_presence()


def usual_thinkers(workers: int) -> int:
    """How many processes think for bots: of all workers together one less than there are cores."""
    return max(1, ((os.cpu_count() or 2) - 1) // workers)


def seats_here(entry: Entry) -> set[int]:
    return {seat for watcher in entry.watchers for seat in watcher.held}


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again, whatever happens."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Problem as error:
            LOG.warning("%s", error)
        except Exception:  # whatever it was: what is done from time to time must be done next time too
            LOG.exception("%s failed", getattr(work, "__name__", work))
