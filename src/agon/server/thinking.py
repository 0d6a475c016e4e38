"""Thinking for bots: one process at a time for a table, in worker processes, through the same door as everybody."""

import secrets
from typing import Final

from agon.server import metrics
from agon.server.entry import Entry
from agon.server.hall import LEASE, LOG, Hall
from agon.server.moves import Plan, bot_chooses
from agon.server.problems import Problem, Unavailable
from agon.server.store import queries
from agon.server.store.store import now
from agon.server.strengths import level_of
from agon.server.table import Table
from agon.server.thinkers import Thinkers, Thought

AT_ONCE: Final = 200  # abandoned tables taken up in one go
UNWATCHED: Final = 60_000  # milliseconds after which bots that take their time wait for somebody to look


class Thinking:
    """Sees to it that every bot that is asked answers."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self._given_up: set[str] = set()  # tables that cannot be opened
        self._ended = False
        hall.movers.append(self.moved)

    def moved(self, entry: Entry) -> None:
        """A table has changed: think for the bots that are asked now, if that is for this process to do."""
        if not entry.leased or self._ended:
            return
        for seat in entry.table.asked_bots():
            version = entry.table.pending[seat].version
            if seat not in entry.thinking or entry.thinking[seat][0] != version:
                thought = thought_of(entry.table, seat)
                entry.thinking[seat] = (version, self.hall.go(self._turn(entry, version, thought)))

    async def _turn(self, entry: Entry, version: int, thought: Thought) -> None:
        """One answer of a bot."""
        seat = thought.seat
        if thought.seconds and entry.unwatched() > UNWATCHED and not entry.table.people():
            await self._sleep(entry)
            return
        chosen = await self._chosen(thought, entry.patron)
        if chosen is None and self._ended:  # whoever thinks for it next does better than chance
            return

        def proposal(table: Table) -> Plan | None:
            return bot_chooses(table, seat, version, *(chosen or anything(table, seat)))

        try:
            await self.hall.act(entry, proposal)
        except Exception as error:  # the lease runs out, and somebody thinks again
            tell = LOG.warning if isinstance(error, Problem) else LOG.error
            tell("table %s: the choice of a bot came to nothing: %r", entry.id, error)
            entry.leased = False
        finally:
            if seat in entry.thinking and entry.thinking[seat][0] == version:
                del entry.thinking[seat]

    async def _sleep(self, entry: Entry) -> None:
        """Nobody looks, and no person is waited for: the bots here think again when somebody looks (`wake`)."""
        async with entry.lock:
            entry.thinking.clear()
            entry.leased = False
            try:
                await self.hall.store.write(queries.sleep, entry.id, self.hall.store.process)
            except Problem as error:  # then the lease runs out, and somebody tries again
                LOG.warning("table %s: %s", entry.id, error)

    async def _chosen(self, thought: Thought, patron: str) -> tuple[int, str] | None:
        """What the bot chooses; None when it fails to, twice."""
        for _ in range(2):
            try:
                with metrics.BOT_SECONDS.labels(thought.spec).time():
                    return await self.thinkers.think(thought, patron)
            except Exception as error:  # whatever a bot stumbles over, the others at the table go on
                if self._ended:
                    return None
                metrics.BOT_FAILURES.inc()
                who = (thought.table, thought.spec, thought.seat)
                where = "".join(getattr(error, "__notes__", ()))  # in the worker
                LOG.warning("table %s: the bot %s at seat %d failed: %r\n%s", *who, error, where)
        return None

    async def end(self) -> None:
        """Think no more."""
        self._ended = True
        await self.thinkers.close()

    # -- from time to time

    async def renew(self) -> None:
        """Say that this process is still thinking."""
        mine = {id: entry for id, entry in self.hall.entries.items() if entry.leased}
        if not mine:
            return
        store = self.hall.store
        kept = await store.write(queries.renew, list(mine), store.process, now(), LEASE)
        for id, entry in mine.items():
            if id not in kept:
                entry.leased = False

    async def take_up(self) -> None:
        """Think for bots that nobody thinks for: their process has ended."""
        store = self.hall.store
        for id in await store.read(queries.waiting_for_bots, now(), AT_ONCE + len(self._given_up)):
            if id not in self._given_up:
                await self.attend(id)

    async def wake(self, entry: Entry) -> None:
        """Somebody looks: let bots think that nobody thinks for."""
        if entry.watchers and not entry.leased and entry.table.asked_bots():
            await self.attend(entry.id)

    async def wake_all(self) -> None:
        """The same for all tables that somebody looks at here: those who thought for them may look elsewhere."""
        for entry in list(self.hall.entries.values()):
            await self.wake(entry)

    async def attend(self, id: str, patron: str | None = None) -> None:
        """Think for the bots of a table, for this visitor, unless none is asked or somebody else is at it."""
        store = self.hall.store
        if not await store.write(queries.claim, id, store.process, now(), LEASE):
            return
        try:
            entry = await self.hall.entry(id)
        except Unavailable:
            raise
        except Problem as error:
            LOG.warning("table %s: cannot be taken up: %s", id, error)
            self._given_up.add(id)
            return
        async with entry.lock:
            entry.patron = patron or entry.patron
            entry.leased = True
            self.moved(entry)


def thought_of(table: Table, seat: int) -> Thought:
    """What the bot at a seat has to think about now."""
    choices = tuple((choice.seat, choice.option) for choice in table.choices)
    level = level_of(table.seats[seat].bot)
    return Thought(table.id, table.founding.setup, choices, seat, level.spec, level.seconds, luck_of(table, seat))


def luck_of(table: Table, seat: int) -> str:
    """What a bot draws its luck from: the seed of the match, its seat and how many choices it has made.

    So a seed and the choices of people make a whole game, whoever is quicker where several choose at once; and nobody
    can foresee a bot whose seed is secret.
    """
    return f"{table.founding.setup.seed}/{seat}/{table.made(seat)}"


def anything(table: Table, seat: int) -> tuple[int, str]:
    """Any option with its key, for a bot that failed: a table must never be stuck."""
    ask = None if table.match is None else table.match.asked(seat)
    question = table.question(seat)
    if ask is None or question is None:
        return 0, ""
    place = secrets.randbelow(len(ask.options))
    return ask.options[place], question.options[place].key
