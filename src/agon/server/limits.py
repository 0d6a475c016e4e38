"""How much is too much: buckets that fill by the second."""

import asyncio
import ipaddress
import time
from collections import OrderedDict
from typing import Final, NamedTuple

from agon.server.problems import TOO_MANY, problem

MESSAGE_BYTES: Final = 16_384  # of a message on a socket
BODY_BYTES: Final = 65_536  # of a request, unless it is a record
KEPT: Final = 10_000  # addresses remembered
NETWORK: Final = 64  # bits of an address of IPv6 that name a household: the rest it gives itself


class Rate(NamedTuple):
    """So many at once, and so many a second for ever."""

    burst: float
    second: float


class Limits(NamedTuple):
    """The rates of one server."""

    messages: Rate = Rate(100, 50)  # of one socket; who sends more is read more slowly
    chat: Rate = Rate(5, 0.5)  # of one device
    previews: Rate = Rate(40, 15)  # of one socket
    hints: Rate = Rate(5, 0.1)  # of one device
    requests: Rate = Rate(200, 40)  # of one address
    tables: Rate = Rate(30, 0.5)  # made, forked or opened from files, by one address
    work: Rate = Rate(3.0, 0.15)  # seconds of a processor for one address: states, previews, reasons
    sockets: int = 200  # open at once from one address
    connections: int = 300  # of one address that ask for something or are about to


ENDLESS: Final = Rate(1e9, 1e9)
NOBODY_LIMITED: Final = Limits(ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, ENDLESS, 10**9, 10**9)


def source_of(address: str) -> str:
    """Whom limits take together: an address, or a network of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((found.packed, NETWORK), strict=False))


def is_own_machine(address: str) -> bool:
    """Whether somebody asks from this very machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class Bucket:
    """Holds `burst`, loses one with each use, gains `second` each second."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        self._fill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    async def wait(self) -> None:
        """Take one, as soon as there is one."""
        while not self.take():
            await asyncio.sleep((1 - self.level) / self.rate.second)

    def spend(self, amount: float) -> None:
        """Take so much, whether it is there or not."""
        self._fill()
        self.level -= amount

    async def afford(self) -> None:
        """Wait until nothing is owed."""
        self._fill()
        while self.level < 0:
            await asyncio.sleep(-self.level / self.rate.second)
            self._fill()

    def _fill(self) -> None:
        now = time.monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.at) * self.rate.second)
        self.at = now


class Buckets:
    """One bucket for each address; those not seen for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Complain if this address does too much: this machine's own too, which may be a proxy's."""
        if not self.has(address):
            raise problem("server-too-fast", TOO_MANY)

    def has(self, address: str) -> bool:
        """Whether there was one left for it."""
        bucket = self._buckets.pop(address, None) or Bucket(self.rate)
        self._buckets[address] = bucket
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()
