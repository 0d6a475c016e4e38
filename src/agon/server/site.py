"""One running server: its settings, its database, its tables, its workers."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from agon.kernel.packs import Pack
from agon.server import metrics
from agon.server.club.archive import Archiving
from agon.server.club.contesting import Contesting
from agon.server.club.counting import Counting
from agon.server.entry import Entry
from agon.server.hall import LEASE, LOG, Hall
from agon.server.judging import Judges
from agon.server.limits import Buckets
from agon.server.notices.notifying import Notifying
from agon.server.operating import bans
from agon.server.operating import epoch as epochs
from agon.server.operating.bans import Kept
from agon.server.operating.guests import forget
from agon.server.operating.tables import Policy, expire, policy_of
from agon.server.pacing import Pacing
from agon.server.packs import know, read_offered
from agon.server.people.provider import Provider
from agon.server.problems import FORBIDDEN, MISSING, Problem, problem
from agon.server.settings import Settings, limits_of
from agon.server.store import queries, society
from agon.server.store.database import Database
from agon.server.store.people import known_devices
from agon.server.store.schema import WATCHERS
from agon.server.store.store import Clock, Store, now
from agon.server.thinkers import Thinkers
from agon.server.thinking import Thinking
from agon.server.turnstile import Turnstile
from agon.server.workshop.bench import Workshop, check_workshop
from agon.server.workshop.weighing import Weighing

GOODBYE: Final = 0.1  # seconds for the last words to be sent
RESTART: Final = 1012  # the code of a socket that is closed so that it may be opened again
PRESENCE: Final = 5.0  # seconds between two looks at who is connected to other processes
LAG: Final = 0.1  # seconds that a sleep takes which is to show how late the loop is
COUNTS: Final = 3.0  # seconds between two looks at what was ended
ROUNDS: Final = 2.0  # seconds between two looks at contests
MONTHS: Final = 300.0  # seconds between two looks whether a month is to be archived
NOTICES: Final = 10.0  # seconds between two looks at who is awaited and not there
EPOCHS: Final = 1.0  # seconds between two looks at what operators do
BANNED: Final = 4006
PRESENT: Final = 15_000  # milliseconds for which a process is believed


class Site:
    """A server from its start to its end."""

    def __init__(
        self, settings: Settings, database: Database, addresses: tuple[str, ...] = (), clock: Clock = now
    ) -> None:
        self.settings = settings
        self.addresses = addresses  # where other machines reach it
        self.limits = limits_of(settings)
        self.packs = read_offered(settings.packs)
        for pack in self.packs:
            know(pack)
        check_workshop(settings)
        self.workshop = Workshop(Path(settings.workshop)) if settings.workshop else None
        self.weighing: Weighing | None = None
        self.store = Store(database)
        self.hall = Hall(self.store, clock)
        self.pacing = Pacing(self.hall)
        self.counting = Counting(self.hall)
        self.contesting = Contesting(self.hall)
        self.archiving = Archiving(self.hall, settings.archive)
        self.notifying = Notifying(self.hall, settings)
        self.provider = Provider(settings) if settings.oidc_issuer else None
        self.thinkers = Thinkers(settings.bot_processes or usual_thinkers(settings.workers))
        self.thinking = Thinking(self.hall, self.thinkers)
        self.judges = Judges(self.hall, self.thinkers)
        self.requests = Buckets(self.limits.requests)
        self.makings = Buckets(self.limits.tables)
        self.chats = Buckets(self.limits.chat)
        self.hints = Buckets(self.limits.hints)
        self.turnstile = Turnstile(self.limits.work)
        self.sockets: dict[str, int] = {}  # open ones by address
        self._clocks: list[asyncio.Task[None]] = []
        self._said_present = False
        self.stage: Literal["starting", "ready", "ending"] = "starting"
        self.bans = Kept(())
        self._epoch = ""

    def start(self) -> None:
        """Begin to hear of other processes and to look after bots."""
        metrics.begin()
        self.hall.go(self.become_ready())
        if self.provider is not None:
            self.hall.go(self.provider.look())
        self.store.listen(self.hall.ring)
        for seconds, work in (
            (LEASE / 3000, self.thinking.renew),
            (1.0, self.thinking.take_up),
            (10.0, self.thinking.wake_all),
            (1.0, self.pacing.look),
            (NOTICES, self.notifying.look),
            (COUNTS, self.counting.look),
            (ROUNDS, self.contesting.look),
            (MONTHS, self.archiving.look),
            (PRESENCE, self.see_who_is_here),
            (PRESENCE, self.see_who_was_signed_out),
            (60.0, self.put_away),
            (EPOCHS, self.see_operators),
            (3600.0, self.expire),
            (5.0, self.gauge),
            (1.0, measure_lag),
        ):
            self._clocks.append(asyncio.get_running_loop().create_task(every(seconds, work)))

    async def say_goodbye(self) -> None:
        """Tell everybody that the server restarts: their pages connect again by themselves."""
        self.stage = "ending"
        metrics.READY.set(0)
        for entry in self.hall.entries.values():
            for watcher in list(entry.watchers):
                watcher.dismiss(problem("server-restarts"), RESTART, True)
        await asyncio.sleep(GOODBYE)

    async def stop(self) -> None:
        """Finish what is being written, then end."""
        for clock in self._clocks:
            clock.cancel()
        await asyncio.gather(*self._clocks, return_exceptions=True)
        self.pacing.end()
        if self.weighing is not None:
            await self.weighing.stop()
        await self.thinking.end()
        await self.hall.settle()
        if self.provider is not None:
            await self.provider.close()
        await asyncio.to_thread(self.store.close)

    async def become_ready(self) -> None:
        """Who comes now finds everything at work."""
        with suppress(Problem):  # it is looked at again in a second
            await self.see_operators()
        await self.thinkers.warm()
        if self.stage == "starting":
            self.stage = "ready"
            metrics.READY.set(1)

    async def open(self, id: str, visitor: str) -> Entry:
        """The open table with that id. Whoever has it opened pays for that, one table after the other."""
        if id in self.hall.entries:
            return await self.hall.entry(id)
        async with self.turnstile.alone(visitor):
            entry = await self.hall.entry(id)
            self.turnstile.charge(visitor, entry.took)
            return entry

    async def put_away(self) -> None:
        self.hall.put_away()

    def offered(self) -> tuple[Pack, ...]:
        """The packs that tables can be made with, beside those of the games."""
        return self.packs if self.workshop is None else (*self.packs, *self.workshop.offered())

    # -- operators

    async def see_operators(self) -> None:
        """Whether operators have done something: tables removed or put back, people kept out."""
        epoch = await self.store.read(epochs.epoch)
        if epoch == self._epoch:
            return
        self.bans = Kept(await self.store.read(bans.standing, now()))
        versions = await self.store.read(epochs.versions, list(self.hall.entries))
        for id, entry in list(self.hall.entries.items()):
            if versions.get(id, -1) < entry.table.version:
                self.hall.close(entry, problem("server-removed", MISSING))
            elif versions[id] > entry.table.version:
                self.hall.go(self.hall.catch_up(entry))
        for entry in self.hall.entries.values():
            for watcher in list(entry.watchers):
                if self.bans.against(watcher.source, watcher.visitor, now()):
                    watcher.dismiss(problem("server-banned", FORBIDDEN, why=""), BANNED, False)
        self._epoch = epoch

    def policy(self) -> Policy:
        """When tables are old."""
        return policy_of(self.settings)

    async def expire(self) -> None:
        """Let old tables go, and guests who never came back, as the settings say."""
        if any(self.policy()):
            gone = await self.store.write(expire, self.policy(), now())
            LOG.info("%d old tables removed", gone)
        if self.settings.expire_guests:
            gone = await self.store.write(forget, self.settings.expire_guests, now())
            LOG.info("%d guests removed who never came back", gone)

    def check_welcome(self, address: str, visitor: str) -> None:
        """Complain if somebody may not come in."""
        ban = self.bans.against(address, visitor, now())
        if ban is not None:
            raise problem("server-banned", FORBIDDEN, why=ban.why)

    # -- figures

    async def gauge(self) -> None:
        self.count()

    def count(self) -> None:
        """What there is of everything now."""
        watched = sum(1 for entry in self.hall.entries.values() if entry.watchers)
        metrics.TABLES.labels("yes").set(watched)
        metrics.TABLES.labels("no").set(len(self.hall.entries) - watched)
        metrics.SOCKETS.set(sum(self.sockets.values()))
        waiting = {**self.thinkers.waiting(), **self.turnstile.waiting(), "database": self.store.waiting()}
        for queue, length in waiting.items():
            metrics.QUEUE.labels(queue).set(length)

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
        """Devices that were signed out elsewhere hold nothing here either; whom one shuns elsewhere, one shuns here."""
        everybody = [watcher for entry in self.hall.entries.values() for watcher in entry.watchers if watcher.visitor]
        devices = {watcher.visitor for watcher in everybody}
        if devices:
            gone = {one.visitor for one in everybody if one.held or one.speaker} - await self.store.read(
                known_devices, list(devices)
            )
            unheard = await self.store.read(society.unheard, list(devices))
            other = {one.visitor for one in everybody if one.deaf.people != unheard.get(one.visitor, frozenset())}
            await self.hall.recognise_again(gone | other)


def usual_thinkers(workers: int) -> int:
    """How many processes think for bots: of all workers together one less than there are cores."""
    return max(1, ((os.cpu_count() or 2) - 1) // workers)


async def measure_lag() -> None:
    """How much later than it should the loop comes back."""
    began = time.monotonic()
    await asyncio.sleep(LAG)
    metrics.LAG.observe(max(0.0, time.monotonic() - began - LAG))


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
