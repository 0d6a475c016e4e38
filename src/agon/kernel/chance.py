"""Chance, owned by the match: seeded once, small, copied with the state, the same on every machine.

The numbers are a keyed BLAKE2b stream: nobody can guess what comes from what has come, so a match
can show a commitment to its seed at the start and prove it at the end.
"""

from hashlib import blake2b, sha256, shake_128
from struct import Struct
from typing import Final, TypeVar

from mypy_extensions import i64

from agon.kernel.structs import Derived, Row

WORDS: Final = 16  # 32-bit words in one block of the stream
QUICK_WORDS: Final = 64  # in one of a quick stream
SPAN: Final = 1 << 32
UNPACK: Final = Struct(f"<{WORDS}I").unpack
UNPACK_QUICK: Final = Struct(f"<{QUICK_WORDS}I").unpack

T = TypeVar("T")


class Chance(Row):
    """A generator that is a key and a count, nothing else."""

    key: bytes = b""
    count: int = 0  # words used so far: also tells whether chance was resolved since
    _block: Derived[tuple[int, ...]] = ()
    _words: Derived[int] = WORDS  # in a block

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each exactly as likely as the others."""
        limit = SPAN - SPAN % n
        while True:
            at = self.count % self._words
            if at == 0:
                self._block = self._block_at(self.count)
            self.count += 1
            word = self._block[at]
            if word < limit:
                return word % n

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, in place; the numbers are those of `below`, without a call for each."""
        last: i64 = len(items) - 1
        count: i64 = self.count
        block = self._block
        words: i64 = self._words
        while last > 0:
            at: i64 = count % words
            if at == 0:
                block = self._block_at(count)
            count += 1
            word: i64 = block[at]
            if word < SPAN - SPAN % (last + 1):
                other: i64 = word % (last + 1)
                item = items[last]
                items[last] = items[other]
                items[other] = item
                last -= 1
        self.count = count
        self._block = block

    def fork(self) -> "Chance":
        """Another stream, decided by this one, which does not share its future."""
        return seeded(f"{self.key.hex()}/{self.below(SPAN)}/{self.below(SPAN)}")

    def quick(self) -> "Chance":
        """Likewise for a world that somebody only imagines: nobody need be kept from guessing it, and it costs less."""
        stream = Chance()
        stream.key = self.below(SPAN).to_bytes(4, "little") + self.below(SPAN).to_bytes(4, "little")
        stream._words = QUICK_WORDS
        return stream

    def _block_at(self, count: int) -> tuple[int, ...]:
        """The words of the block in which the word of that number is."""
        number = (count // self._words).to_bytes(8, "little")
        if self._words == QUICK_WORDS:
            return UNPACK_QUICK(shake_128(self.key + number).digest(QUICK_WORDS * 4))
        return UNPACK(blake2b(number, key=self.key).digest())


def seeded(seed: str) -> Chance:
    """The chance of a match with this seed."""
    chance = Chance()
    chance.key = sha256(seed.encode()).digest()
    return chance


def commitment(seed: str) -> str:
    """What may be shown before the match, and checked against the seed after it."""
    return sha256(b"agon seed commitment/" + seed.encode()).hexdigest()
