"""All tables that are open in this process. Every act goes through `Hall.act`: on the disk first, then to everybody."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from agon.kernel.errors import IllegalChoice, SetupError
from agon.kernel.game import SPECTATOR
from agon.kernel.words import say
from agon.server import metrics
from agon.server.acts import (
    PRIVATE,
    Act,
    Chose,
    ChoseSeveral,
    Declined,
    Deed,
    Joined,
    Left,
    Parted,
    RanOut,
    Rematched,
    Sat,
    Started,
    TookOver,
    kind_of,
)
from agon.server.club.results import finished
from agon.server.entry import Entry, Watcher
from agon.server.moves import Proposal
from agon.server.parts import Change, Founding
from agon.server.problems import CONFLICT, FORBIDDEN, MISSING, Interrupted, Problem, Unavailable, problem
from agon.server.store import queries, society
from agon.server.store.club import write_result
from agon.server.store.store import Clock, Store, now
from agon.server.store.writer import Rung
from agon.server.table import Table
from agon.server.turnstile import timed

LEASE: Final = 3_000  # milliseconds for which a process may think without saying that it is still there
TRIES: Final = 50  # lost races in a row before somebody is told to try again
IDLE: Final = 300_000  # milliseconds after which a table that nobody watches is put away
LOOKS: Final = (0.0, 0.2, 0.5, 1.0)  # seconds before each look whether something was written after all
CLOSE_DIVERGED: Final = 4001
CLOSE_BARRED: Final = 4007
HOLDING: Final = Sat | Left | Joined | Parted  # deeds after which others may hold a seat

MOST_BESIDE: Final = 10_000  # acts of one table that are no choices
NEEDED: Final = (
    Chose | ChoseSeveral | Declined | RanOut | Started | Left | TookOver | Rematched
)  # whatever else was done

LOG: Final = logging.getLogger("agon.server")


class Written(Exception):
    """The database said that it failed, and had written the act all the same."""


class Hall:
    """The open tables, by id."""

    def __init__(self, store: Store, clock: Clock = now) -> None:
        self.store = store
        self.clock = clock  # by which acts are dated
        self.entries: dict[str, Entry] = {}
        self.movers: list[Callable[[Entry], None]] = []  # called after every change: they think for bots, or answer
        self._loading: dict[str, asyncio.Task[Entry]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- opening

    async def entry(self, id: str) -> Entry:
        """The open table with that id; read from the database when it is not open yet."""
        known = self.entries.get(id)
        if known is not None:
            known.used = now()
            return known
        loading = self._loading.get(id)
        if loading is None:
            loading = self.go(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Entry:
        founding = await self.store.read(queries.founding_of, id)
        if founding is None:
            raise problem("server-no-table", MISSING)
        acts = await self.store.read(queries.acts_after, id, 0)
        try:
            table, took = await asyncio.to_thread(timed, partial(played, founding, acts))
        except (IllegalChoice, SetupError) as error:
            LOG.error("table %s cannot be played again: %s", id, error)
            raise problem("server-diverged", CONFLICT) from error
        entry = Entry(table, self.clock, took)
        async with entry.lock:
            self.entries[id] = entry
            try:  # whatever was written while it was being read has rung for a table that was not open yet
                await self._read_on(entry)
            except Problem:
                self.entries.pop(id, None)
                raise
        return entry

    def put_away(self) -> None:
        """Close the tables that nobody has used for a while; of those that nobody watches keep little."""
        for id, entry in list(self.entries.items()):
            if entry.watchers or entry.lock.locked():
                continue
            if not entry.leased and now() - entry.used > IDLE:
                del self.entries[id]
            else:
                entry.put_down()

    # -- acting

    async def act(self, entry: Entry, proposal: Proposal) -> None:
        """Do what is proposed, or say what stands in the way. Goes on to its end even if whoever asked is gone."""
        with metrics.ACT_SECONDS.time():
            await asyncio.shield(self.go(self._act(entry, proposal)))

    async def _act(self, entry: Entry, proposal: Proposal) -> None:
        async with entry.lock:
            entry.used = now()
            for _ in range(TRIES):
                plan = proposal(entry.table)
                if plan is None:
                    return
                must_have_room(entry.table, plan.deed)
                act = Act(entry.table.version + 1, self.clock(), plan.deed)
                try:
                    change = await self._write(entry, act, plan.also)
                except Written:
                    await self._read_on(entry)
                    return
                if change is not None:
                    metrics.ACTS.labels(kind_of(act.deed)).inc()
                    await self._after(entry, [act], change)
                    return
                await self._read_on(entry)
        raise problem("server-busy", CONFLICT)

    async def _write(self, entry: Entry, act: Act, also: queries.Also | None) -> Change | None:
        """Carry out an act and write it. If it is not the next one after all, or cannot be written, it never was."""
        table = entry.table
        before = table.snapshot()
        try:
            change = table.apply([act])
            summary = queries.summary_of(table)
            together = ended(table, also) if table.stage == "over" and before.stage != "over" else also
            lease = (table.id, act, summary, self.store.process, LEASE, together)
            appended = await self.store.write_and_ring((table.id, act.number), queries.append, *lease)
        except Interrupted as error:
            table.restore(before)
            await self._find(entry, act, error)
            return None
        except BaseException:
            table.restore(before)
            raise
        if appended is None:
            table.restore(before)
            return None
        entry.sights.forget(change.keep)
        entry.leased = bool(summary.bots) and appended.thinker == self.store.process
        return change

    async def _find(self, entry: Entry, act: Act, error: Interrupted) -> None:
        """The database broke off in the middle: look whether the act was written after all, before anybody is told.

        If it was, whoever proposed it finds it done, or finds another act in its place (`_act` tries again).
        """
        for pause in LOOKS:
            await asyncio.sleep(pause)
            try:
                acts = await self.store.read(queries.acts_after, entry.id, entry.table.version)
            except Unavailable:
                continue
            if not acts:
                raise error
            if acts[0] == act:
                raise Written
            return
        raise Unavailable(say("server-unknown")) from error

    async def _read_on(self, entry: Entry) -> None:
        """What others have written meanwhile."""
        acts = await self.store.read(queries.acts_after, entry.id, entry.table.version)
        if not acts:
            return
        try:
            change = entry.table.apply(acts)
            entry.sights.forget(change.keep)
        except IllegalChoice as error:
            LOG.error("table %s cannot be played on: %s", entry.id, error)
            diverged = problem("server-diverged", CONFLICT)
            self.close(entry, diverged)
            raise diverged from error
        await self._after(entry, acts, change)

    async def _after(self, entry: Entry, acts: Sequence[Act], change: Change) -> None:
        """Tell everybody, and let bots think."""
        if any(isinstance(act.deed, HOLDING) for act in acts):
            for watcher in list(entry.watchers):
                await self.recognise(entry, watcher)
        for watcher in [one for one in entry.watchers if entry.bars(one)]:
            watcher.dismiss(problem("server-barred", FORBIDDEN), CLOSE_BARRED, False)
        private = {act.deed.seat if isinstance(act.deed, PRIVATE) else SPECTATOR for act in acts}
        entry.tell(change, None if SPECTATOR in private else private)
        for moved in self.movers:
            moved(entry)

    async def recognise(self, entry: Entry, watcher: Watcher) -> None:
        """Which seats a watcher holds."""
        if watcher.visitor:
            known = await self.store.read(society.known_at, entry.id, watcher.visitor)
            watcher.held, watcher.speaker, watcher.deaf = set(known.held), known.speaker, known.deaf

    async def recognise_again(self, devices: Collection[str]) -> None:
        """These devices may hold other seats than before, as after being signed out."""
        for entry in list(self.entries.values()):
            if any(watcher.visitor in devices for watcher in entry.watchers):
                async with entry.lock:
                    for watcher in [one for one in entry.watchers if one.visitor in devices]:
                        deaf = watcher.deaf
                        await self.recognise(entry, watcher)
                        if watcher.deaf != deaf and watcher.shown:  # what was said before is shown anew too
                            entry.corrected(watcher)
                            watcher.send(entry.whole(watcher))
                    entry.tell_presence()

    def close(self, entry: Entry, why: Problem) -> None:
        """This table is no more what it was: whoever watches it is told so, and who opens it reads it anew."""
        self.entries.pop(entry.id, None)
        entry.leased = False
        for watcher in list(entry.watchers):
            watcher.dismiss(why, CLOSE_DIVERGED, False)

    # -- hearing

    def ring(self, rung: Sequence[Rung]) -> None:
        """Others have written these; nothing named: any of the open tables may have changed."""
        if not rung:
            for entry in self.entries.values():
                self.go(self.catch_up(entry))
        for id, version in rung:
            known = self.entries.get(id)
            if known is not None and version > known.table.version:
                self.go(self.catch_up(known))

    async def catch_up(self, entry: Entry) -> None:
        async with entry.lock:
            try:
                await self._read_on(entry)
            except Problem as error:
                LOG.warning("table %s: %s", entry.id, error)

    # -- tasks

    def go(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Have something done in its own time; nobody else need keep hold of it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settle(self) -> None:
        """Wait for what is under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)


def ended(table: Table, also: queries.Also | None) -> queries.Also | None:
    """What is written with the last act: what came of the match, and whatever else goes with that act."""
    try:
        result = finished(table)
    except Exception:  # a fault of ours must not cost the match its last choice: it can be counted later
        LOG.exception("table %s: its result cannot be told", table.id)
        return also
    if result is None:
        return also

    def together(connection: Connection) -> None:
        if also is not None:
            also(connection)
        write_result(connection, result)

    return together


def played(founding: Founding, acts: Sequence[Act]) -> Table:
    """A table from its journal."""
    table = Table(founding)
    table.apply(acts)
    return table


def must_have_room(table: Table, deed: Deed) -> None:
    """Complain of an act with which a journal could grow without end: names, orders, seats, choices taken back."""
    if table.version - len(table.choices) >= MOST_BESIDE and not isinstance(deed, NEEDED):
        raise problem("server-journal-full", CONFLICT)
