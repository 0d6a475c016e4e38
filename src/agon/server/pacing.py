"""What happens by itself, on one of all processes: somebody's time runs out, or a standing order answers."""

import asyncio
from typing import Final

from agon.server import moves
from agon.server.entry import Entry
from agon.server.hall import LOG, Hall
from agon.server.problems import Problem, Unavailable
from agon.server.store import queries

AT_ONCE: Final = 100  # tables looked after in one go
GRACE: Final = 60_000  # milliseconds after the start of a process: whoever it had lost comes back first


class Pacing:
    """The clocks of all tables. A deadline is a fact of the database; whichever process acts first has acted."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.since = hall.clock() + GRACE
        self._given_up: set[str] = set()  # tables that cannot be opened
        self._alarms: dict[tuple[str, int], asyncio.TimerHandle] = {}  # by table and seat: an order that will answer
        self._ended = False
        hall.movers.append(self.moved)

    # -- standing orders

    def moved(self, entry: Entry) -> None:
        """A table has changed: see to it that the orders there answer in time."""
        for seat, due in entry.table.orders_due().items():
            known = self._alarms.get((entry.id, seat))
            if known is not None:
                known.cancel()
            wait = max(0, due - self.hall.clock()) / 1000
            loop = asyncio.get_running_loop()
            self._alarms[entry.id, seat] = loop.call_later(wait, self._ring, entry, seat)

    def _ring(self, entry: Entry, seat: int) -> None:
        del self._alarms[entry.id, seat]
        if not self._ended:
            self.hall.go(self._answer(entry))

    async def _answer(self, entry: Entry) -> None:
        try:
            await self.hall.act(entry, lambda table: moves.by_order(table, self.hall.clock()))
        except Problem as error:  # it is seen again when its time is over (`look`)
            LOG.warning("table %s: a standing order came to nothing: %s", entry.id, error)

    def end(self) -> None:
        """Answer nothing more."""
        self._ended = True
        for alarm in self._alarms.values():
            alarm.cancel()

    # -- deadlines

    async def look(self) -> None:
        """Whose time has run out?"""
        moment = self.hall.clock()
        due = await self.hall.store.read(queries.overdue, moment, AT_ONCE + len(self._given_up))
        for id in due:
            if id not in self._given_up:
                await self._run_out(id, moment)

    async def _run_out(self, id: str, moment: int) -> None:
        try:
            entry = await self.hall.entry(id)
            await self.hall.act(entry, lambda table: moves.by_order(table, moment))
            if moment >= self.since:
                await self.hall.act(entry, lambda table: moves.run_out(table, moment))
        except Unavailable:
            raise
        except Problem as error:
            LOG.warning("table %s: its clock cannot be looked after: %s", id, error)
            self._given_up.add(id)
