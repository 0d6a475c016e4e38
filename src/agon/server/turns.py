"""Places that are given to visitors in turn: whoever wants much waits for whoever wants little, never the other way."""

import asyncio
from collections import OrderedDict, deque
from typing import Literal


class Queue(asyncio.Lock):
    """A lock that knows whether anybody waits for it: between two of them it is free for no one else."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting = 0

    async def acquire(self) -> Literal[True]:
        self._waiting += 1
        try:
            return await super().acquire()
        finally:
            self._waiting -= 1

    @property
    def wanted(self) -> bool:
        return self.locked() or self._waiting > 0


class Turns:
    """Room for so many at once. Those who wait stand in one line for each visitor, and the lines take turns."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, visitor: str) -> None:
        """Wait for a place; whoever has one gives it back."""
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(visitor, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was theirs already
                self.give()
            raise

    def waiting(self) -> int:
        """How many stand in all lines."""
        return sum(len(line) for line in self._lines.values())

    def give(self) -> None:
        """Give a place back: to the first in the next line, which then goes behind the other lines."""
        while self._lines:
            visitor, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[visitor] = line
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
