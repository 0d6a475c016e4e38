"""Chance, owned by the match: seeded once, small, copied with the state, the same on every machine.

The numbers are a keyed BLAKE2b stream: nobody can predict the next numbers from the earlier ones,
so a match can show a commitment to its seed at the start and prove it at the end.
"""

from hashlib import blake2b, sha256
from struct import Struct
from typing import Final, TypeVar

from agon.kernel.for_compiler import i64
from agon.kernel.structs import Derived, Row

WORDS: Final = 16  # 32-bit words in one block of the stream
SPAN: Final = 1 << 32
UNPACK: Final = Struct(f"<{WORDS}I").unpack

# A quick stream: a congruential generator of 62 bits, whose upper 32 are the word. Compiled, the product wraps around
# at 64 bits, as all of Python is compiled to do (`-fwrapv`): the lower 62 are the same.
FACTOR: Final = 3935559000370003845
STEP: Final = 1442695040888963407
LAST: Final = (1 << 62) - 1
LOWER: Final = 30
HALF: Final = 1 << 31
UNGUESSABLE: Final = -1

T = TypeVar("T")


class Chance(Row):
    """A random number generator that is only a key and a counter."""

    key: bytes = b""
    count: int = 0  # words used so far: also shows whether chance was resolved since
    _block: Derived[tuple[int, ...]] = ()
    _quick: Derived[int] = UNGUESSABLE  # where a quick stream is, if it is one

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each exactly as likely as the others."""
        limit = SPAN - SPAN % n
        while True:
            quick: i64 = self._quick
            at = self.count % WORDS
            if quick != UNGUESSABLE:
                quick = quick * FACTOR + STEP & LAST
                self._quick = quick
                word = int(quick >> LOWER)
            else:
                if at == 0:
                    self._block = block_of(self.key, self.count)
                word = self._block[at]
            self.count += 1
            if word < limit:
                return word % n

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, in place; the numbers are those of `below`, without a call for each."""
        last: i64 = len(items) - 1
        count: i64 = self.count
        quick: i64 = self._quick
        is_quick = quick != UNGUESSABLE
        block = self._block
        word: i64 = 0
        while last > 0:
            if is_quick:
                quick = quick * FACTOR + STEP & LAST
                word = quick >> LOWER
            else:
                at: i64 = count % WORDS
                if at == 0:
                    block = block_of(self.key, count)
                word = block[at]
            count += 1
            if word < SPAN - SPAN % (last + 1):
                other: i64 = word % (last + 1)
                item = items[last]
                items[last] = items[other]
                items[other] = item
                last -= 1
        self.count = count
        self._quick = quick
        self._block = block

    def fork(self) -> "Chance":
        """Another stream, seeded by this one but independent of its future numbers."""
        return seeded(f"{self.key.hex()}/{self.below(SPAN)}/{self.below(SPAN)}")

    def quick(self) -> "Chance":
        """The same for a sampled world: it need not be unpredictable, and so costs less."""
        stream = Chance()
        stream._quick = self.below(HALF) * HALF + self.below(HALF)
        stream.key = stream._quick.to_bytes(8, "little")
        return stream


def block_of(key: bytes, count: int) -> tuple[int, ...]:
    """The words of the block in which the word of that number is."""
    return UNPACK(blake2b((count // WORDS).to_bytes(8, "little"), key=key).digest())


def seeded(seed: str) -> Chance:
    """The chance of a match with this seed."""
    chance = Chance()
    chance.key = sha256(seed.encode()).digest()
    return chance


def commitment(seed: str) -> str:
    """What may be shown before the match, and checked against the seed after it."""
    return sha256(b"agon seed commitment/" + seed.encode()).hexdigest()
