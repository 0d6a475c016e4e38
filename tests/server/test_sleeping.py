"""Bots that take their time do not think where nobody looks."""

import asyncio
from pathlib import Path

import msgspec

from agon.server import founding
from agon.server.forms import NewTable
from agon.server.house import HEARS_ALL
from agon.server.problems import Problem
from agon.server.settings import Settings
from agon.server.site import Site
from agon.server.store.database import chosen_url, open_database
from agon.server.visitors import NOBODY
from server.serving import bot
from server.stories import live


class Onlooker:
    """Somebody who watches, and does nothing else."""

    source = ""
    visitor = ""
    seat = -1
    shown = True

    def __init__(self) -> None:
        self.held: set[int] = set()
        self.speaker = ""
        self.deaf = HEARS_ALL
        self.heard = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.heard.set()

    def dismiss(self, why: Problem, code: int, again: bool) -> None:
        raise AssertionError(why)


def test_slow_bots_wait_until_somebody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        site = Site(Settings(bot_processes=1), open_database(chosen_url(str(tmp_path / "agon.db"))))
        try:
            wanted = msgspec.convert({"game": "ephyran", "seats": [bot("master"), bot("master")]}, NewTable)
            made = await founding.make(site.hall, wanted, NOBODY)
            entry = await site.hall.entry(made.id)
            entry.looked_at = 0
            await site.thinking.attend(made.id)
            await site.hall.settle()

            assert (entry.table.version, entry.leased) == (1, False), "nobody looks, nobody thinks"
            await site.thinking.take_up()
            assert not entry.leased, "nor does it look abandoned"

            onlooker = Onlooker()
            entry.watchers.add(onlooker)
            await site.thinking.wake(entry)
            await onlooker.heard.wait()
            assert entry.table.version > 1
        finally:
            await site.stop()

    live(story())


def test_quick_bots_play_on_by_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        site = Site(Settings(bot_processes=1), open_database(chosen_url(str(tmp_path / "agon.db"))))
        try:
            wanted = msgspec.convert({"game": "ephyran", "seats": [bot("apprentice"), bot("apprentice")]}, NewTable)
            made = await founding.make(site.hall, wanted, NOBODY)
            entry = await site.hall.entry(made.id)
            entry.looked_at = 0
            await site.thinking.attend(made.id)
            while entry.table.stage != "over":
                await asyncio.sleep(0.01)
        finally:
            await site.stop()

    live(story())
