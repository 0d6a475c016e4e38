"""One running server: its settings, its database, its tables, its workers."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from agon.server.entry import Entry
from agon.server.hall import LEASE, LOG, Hall
from agon.server.limits import NOBODY_LIMITED, Buckets, Limits
from agon.server.problems import Problem, problem
from agon.server.store import queries
from agon.server.store.database import Database
from agon.server.store.lobby import WATCHERS
from agon.server.store.people import known_devices
from agon.server.store.store import Store, now
from agon.server.thinkers import Thinkers
from agon.server.thinking import Thinking
from agon.server.turnstile import Turnstile

HOSTS_VARIABLE: Final = "AGON_HOSTS"
THINKERS_VARIABLE: Final = "AGON_BOT_PROCESSES"
PAGE_VARIABLE: Final = "AGON_PAGE"
LIMITS_VARIABLE: Final = "AGON_LIMITS"
PAGE: Final = Path(__file__).parent / "page"

GOODBYE: Final = 0.1  # seconds for the last words to be sent
RESTART: Final = 1012  # the code of a socket that is closed so that it may be opened again
PRESENCE: Final = 5.0  # seconds between two looks at who is connected to other processes
PRESENT: Final = 15_000  # milliseconds for which a process is believed


class Settings(NamedTuple):
    """What a server can be told."""

    hosts: tuple[str, ...] = ()  # names by which it is reached, beside its addresses and `localhost`
    thinkers: int = 0  # processes that think for bots; 0: one less than there are cores, and at least one
    limits: Limits = Limits()
    page: Path = PAGE  # the folder of the page as built
    addresses: tuple[str, ...] = ()  # where other machines reach it


def settings_from(environment: Mapping[str, str]) -> Settings:
    """The settings of the environment."""
    hosts = tuple(host.strip().lower() for host in environment.get(HOSTS_VARIABLE, "").split(",") if host.strip())
    count = environment.get(THINKERS_VARIABLE, "")
    page = environment.get(PAGE_VARIABLE, "")
    return Settings(
        hosts=hosts,
        limits=NOBODY_LIMITED if environment.get(LIMITS_VARIABLE, "") == "off" else Limits(),
        thinkers=int(count) if count.isascii() and count.isdigit() else 0,
        page=Path(page) if page else PAGE,
    )


class Site:
    """A server from its start to its end."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.store = Store(database)
        self.hall = Hall(self.store)
        self.thinkers = Thinkers(settings.thinkers or max(1, (os.cpu_count() or 2) - 1))
        self.thinking = Thinking(self.hall, self.thinkers)
        self.requests = Buckets(settings.limits.requests)
        self.makings = Buckets(settings.limits.tables)
        self.turnstile = Turnstile(settings.limits.work)
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
            (PRESENCE, self.see_who_was_signed_out),
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
        here = {(entry.id, seat, 1) for entry in self.hall.entries.values() for seat in seats_here(entry)}
        watched = [entry for entry in self.hall.entries.values() if entry.watching_here()]
        here |= {(entry.id, WATCHERS, entry.watching_here()) for entry in watched}
        moment = now()
        if here or self._said_present:
            await self.store.write(queries.appear, here, self.store.process, moment + PRESENT, moment)
            self._said_present = bool(here)
        elsewhere: dict[str, set[int]] = {}
        watching: dict[str, int] = {}
        for id, seat, count in await self.store.read(queries.present, self.store.process, moment):
            if seat == WATCHERS:
                watching[id] = watching.get(id, 0) + count
            else:
                elsewhere.setdefault(id, set()).add(seat)
        for entry in list(self.hall.entries.values()):
            seats = frozenset(elsewhere.get(entry.id, ()))
            entry.watching_elsewhere = watching.get(entry.id, 0)
            if seats != entry.elsewhere or entry.watching() != entry.watching_told:
                async with entry.lock:
                    entry.seen(entry.elsewhere)
                    entry.elsewhere = seats
                    entry.tell_presence()

    async def see_who_was_signed_out(self) -> None:
        """Devices that were signed out elsewhere hold nothing here either."""
        watchers = [watcher for entry in self.hall.entries.values() for watcher in entry.watchers if watcher.held]
        devices = {watcher.visitor for watcher in watchers}
        if devices:
            gone = devices - await self.store.read(known_devices, list(devices))
            await self.hall.recognise_again(gone)


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
