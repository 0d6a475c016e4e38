"""Sees to it that every match that was ended is among the results, and rated once, by one of all processes."""

import asyncio
import random
from typing import Final

from agon.kernel.errors import IllegalChoice, SetupError
from agon.server.club.results import finished
from agon.server.hall import LOG, Hall, played
from agon.server.store import club, queries

IN_VIEW: Final = 20  # matches of old, the longest over, of which
AT_ONCE: Final = 2  # so many are played again in one go
RATED_AT_ONCE: Final = 50


class Counting:
    """The results of all tables. Those that end now are written with their last act; earlier ones follow."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def look(self) -> None:
        """Is there anything to be counted or rated?"""
        store = self.hall.store
        waiting = await store.read(club.uncounted, IN_VIEW)
        for id in random.sample(waiting, min(AT_ONCE, len(waiting))):  # so that two processes seldom do the same
            await self.count(id)
        if await store.read(club.unrated):
            await store.write(club.rate_next, RATED_AT_ONCE)

    async def count(self, id: str) -> None:
        """Play a match again to see what came of it."""
        store = self.hall.store
        founding = await store.read(queries.founding_of, id)
        if founding is None:
            return
        acts = await store.read(queries.acts_after, id, 0)
        try:
            result = finished(await asyncio.to_thread(played, founding, acts))
        except (IllegalChoice, SetupError) as error:
            LOG.warning("table %s cannot be played again, so it is not counted: %s", id, error)
            result = None
        except Exception:  # whatever is wrong with one must not keep the others waiting
            LOG.exception("table %s is not counted", id)
            result = None
        if result is None:
            await store.write(club.pass_over, id)
        else:
            await store.write(club.write_result, result)
