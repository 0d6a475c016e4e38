"""Heavy work, one piece at a time: visitors take turns, and the tables have time of their own between two pieces.

Whoever looks at a table can have a state of it built as often as they like. Here that costs nobody but themselves: what
a visitor's work took of the processor is taken from their account, and with an empty account they wait.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from agon.server.limits import KEPT, Bucket, Rate
from agon.server.turns import Queue, Turns

T = TypeVar("T")

REST: Final = 2.0  # after each piece the loop is free for so many times as long as it took
PATIENCE: Final = 3  # how often somebody lets the queue of their table go first
PER_ACT: Final = 0.003  # seconds of a processor that an act takes, about
PER_BYTE: Final = 30e-9  # seconds that a byte takes to be compressed and sent


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What comes of it, and the processor time it took."""
    began = time.thread_time()
    return work(), time.thread_time() - began


class Turnstile:
    """Who is next. A visitor is known by their address: cookies cost nothing."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._accounts: OrderedDict[str, Bucket] = OrderedDict()  # seconds of a processor
        self._alone: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.turns = Turns(1)
        self.far = Turns(1)  # in threads

    async def work(self, visitor: str, lock: Queue, work: Callable[[], T]) -> T:
        """Do something with a table that has this lock, in turn."""
        await self.account(visitor).afford()
        await self.turns.take(visitor)
        for _ in range(PATIENCE):
            if not lock.wanted:
                break
            self.turns.give()  # nobody waits for a table that they have nothing to do with
            async with lock:
                pass
            await self.turns.take(visitor)
        took = 0.0
        try:
            async with lock:
                began = time.thread_time()
                try:
                    return work()
                finally:
                    took = time.thread_time() - began
        finally:
            self.charge(visitor, took)
            asyncio.get_running_loop().call_later(took * REST, self.turns.give)

    async def aside(self, visitor: str, work: Callable[[], T]) -> T:
        """Do something in a thread, with what nobody changes any more; also one piece at a time."""
        await self.account(visitor).afford()
        await self.far.take(visitor)
        took = 0.0
        try:
            done, took = await asyncio.to_thread(timed, work)
            return done
        finally:
            self.charge(visitor, took)
            asyncio.get_running_loop().call_later(took * REST, self.far.give)

    @asynccontextmanager
    async def alone(self, visitor: str) -> AsyncIterator[None]:
        """Something of which a visitor has one at a time, for which they pay, and for which nobody else waits."""
        lock = self._alone.setdefault(visitor, asyncio.Lock())
        async with lock:
            await self.account(visitor).afford()
            yield

    async def pay(self, visitor: str) -> None:
        """Whoever acts pays for all who are told of it, and waits with an empty account."""
        await self.account(visitor).afford()
        self.charge(visitor, PER_ACT)

    def waiting(self) -> dict[str, int]:
        """How many stand before it."""
        return {"states": self.turns.waiting(), "replays": self.far.waiting()}

    def charge(self, visitor: str, seconds: float) -> None:
        """So much was done for that visitor."""
        self.account(visitor).spend(seconds)

    def charge_sent(self, visitor: str, size: int) -> None:
        """So many bytes are sent to that visitor."""
        self.charge(visitor, size * PER_BYTE)

    def account(self, visitor: str) -> Bucket:
        """What a visitor has left; those not seen for longest are forgotten."""
        account = self._accounts.pop(visitor, None) or Bucket(self.rate)
        self._accounts[visitor] = account
        if len(self._accounts) > KEPT:
            self._accounts.popitem(last=False)
        return account
