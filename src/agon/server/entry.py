"""A table that is open in this process: its state, who watches it, and who thinks for its bots."""

import asyncio
from collections.abc import Collection
from typing import Any, Protocol

from agon.kernel.game import SPECTATOR
from agon.server.house import Deaf
from agon.server.parts import Change
from agon.server.problems import Problem
from agon.server.sights import Sights
from agon.server.store.store import Clock, now
from agon.server.table import Table
from agon.server.turns import Queue


class Watcher(Protocol):
    """Somebody who is connected to a table, and looks at it from one seat at a time."""

    source: str  # where they come from, as limits count it
    visitor: str
    held: set[int]
    seat: int
    speaker: str  # what they are called here if they watch and speak; empty for nobody
    deaf: Deaf  # whom they do not hear
    shown: bool  # whether they have seen the table: what changes before that is in what they see first

    def send(self, message: bytes) -> None:
        """Have a message sent; returns at once."""

    def dismiss(self, why: Problem, code: int, again: bool) -> None:
        """Say goodbye and close."""


class Entry:
    """One open table. Whoever looks at `table` or changes it holds `lock`: in between it may be ahead of the disk."""

    def __init__(self, table: Table, clock: Clock = now, took: float = 0.0) -> None:
        self.table = table
        self.took = took  # seconds of a processor, to be played again when it was opened
        self.clock = clock  # the one that people are shown
        self.sights = Sights(table)
        self.lock = Queue()
        self.watchers: set[Watcher] = set()
        self.elsewhere: frozenset[int] = frozenset()  # seats connected to other processes
        self.watching_elsewhere = 0  # how many watch there who hold none
        self.watching_told = 0  # how many watch, as everybody was told
        self.patron = table.id  # for whom bots think here: who holds a seat, by address, once they have been here
        self.leased = False  # this process thinks for the bots here
        self.thinking: dict[int, tuple[int, asyncio.Task[Any]]] = {}  # by seat: about which question
        self.last_seen: dict[int, int] = {}
        self.opened = now()
        self.used = now()
        self.looked_at = now()  # when the last watcher left

    @property
    def id(self) -> str:
        return self.table.id

    # -- presence

    def online(self) -> set[int]:
        """The seats whose holders are connected, here or elsewhere."""
        here = {seat for watcher in self.watchers for seat in watcher.held}
        return here | self.elsewhere

    def watching_here(self) -> int:
        """How many watch in this process who hold no seat."""
        return len([watcher for watcher in self.watchers if not watcher.held])

    def watching(self) -> int:
        return self.watching_here() + self.watching_elsewhere

    def others(self, watcher: Watcher) -> set[int]:
        """The seats that are connected without this watcher."""
        return {seat for other in self.watchers if other is not watcher for seat in other.held} | self.elsewhere

    def away(self, seat: int) -> float:
        """For how many seconds nobody with that seat has been connected."""
        if seat in self.online():
            return 0.0
        return (now() - self.last_seen.get(seat, self.opened)) / 1000

    def unwatched(self) -> int:
        """For how many milliseconds nobody has looked at this table, as far as this process knows."""
        return 0 if self.watchers or self.elsewhere else now() - self.looked_at

    def seen(self, seats: Collection[int]) -> None:
        """These were connected until now."""
        for seat in seats:
            self.last_seen[seat] = now()

    def put_down(self) -> None:
        """Nobody looks: keep only what cannot be made again."""
        self.sights.clear()
        self.table.lighten()

    # -- what is sent

    def whole(self, watcher: Watcher) -> bytes:
        """The state for one watcher."""
        sight = (watcher.seat, watcher.held, self.online(), self.clock(), self.watching(), watcher.deaf)
        return self.sights.state(self.sights.scene(*sight), watcher.deaf)

    def tell(self, change: Change, seats: Collection[int] | None = None) -> None:
        """Send every watcher what changed, or those who hold one of the seats; who see the same get the same bytes."""
        made: dict[tuple[int, tuple[int, ...], Deaf], bytes] = {}
        online, moment = self.online(), self.clock()
        self.watching_told = watching = self.watching()
        for watcher in [one for one in self.watchers if one.shown and (seats is None or one.held & set(seats))]:
            if self.corrected(watcher):
                watcher.send(self.whole(watcher))
                continue
            sight = (watcher.seat, tuple(sorted(watcher.held)), watcher.deaf)
            if sight not in made:
                scene = self.sights.scene(watcher.seat, watcher.held, online, moment, watching, watcher.deaf)
                made[sight] = self.sights.update(change, scene, watcher.deaf)
            watcher.send(made[sight])

    def tell_presence(self) -> None:
        """Nothing happened, but somebody came or went."""
        table = self.table
        keep = -1 if table.stage == "lobby" else len(table.choices)
        self.tell(Change(table.seen, keep, len(table.chat)))

    def bars(self, watcher: Watcher) -> bool:
        """Whether somebody may not watch here: who sits here always may."""
        return not watcher.held and watcher.speaker != "" and watcher.speaker in self.table.house.barred

    def corrected(self, watcher: Watcher) -> bool:
        """Nobody looks from a seat that they do not hold, unless the match is over: whoever did now only watches."""
        if watcher.seat == SPECTATOR or watcher.seat in watcher.held or self.table.stage == "over":
            return False
        watcher.seat = SPECTATOR
        return True
