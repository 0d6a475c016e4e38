"""Sees to it that what a table agreed on happens when somebody's time runs out, on one of all processes."""

from typing import Final

from agon.server import moves
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

    async def look(self) -> None:
        """Whose time has run out?"""
        moment = self.hall.clock()
        if moment < self.since:
            return
        due = await self.hall.store.read(queries.overdue, moment, AT_ONCE + len(self._given_up))
        for id in due:
            if id not in self._given_up:
                await self._run_out(id, moment)

    async def _run_out(self, id: str, moment: int) -> None:
        try:
            entry = await self.hall.entry(id)
            await self.hall.act(entry, lambda table: moves.run_out(table, moment))
        except Unavailable:
            raise
        except Problem as error:
            LOG.warning("table %s: its clock cannot be looked after: %s", id, error)
            self._given_up.add(id)
