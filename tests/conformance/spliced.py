"""Chance as of a seed, but for a few numbers."""

from agon.kernel.chance import SPAN, Chance, seeded


class Spliced:
    """The chance of a seed, except for some of its numbers, which come from another seed."""

    def __init__(self, seed: str, other: str, start: int, stop: int) -> None:
        self.key = seeded(seed).key
        self.count = 0
        self._streams = (seeded(seed), seeded(other))
        self._words: tuple[list[int], list[int]] = ([], [])
        self._window = range(start, stop)

    def copy(self) -> "Spliced":
        twin = Spliced("", "", 0, 0)
        twin.__dict__.update(self.__dict__)
        return twin

    def dump(self) -> list[object]:
        return [self.key.hex(), self.count]

    def below(self, n: int) -> int:
        limit = SPAN - SPAN % n
        while True:
            which = 1 if self.count in self._window else 0
            words = self._words[which]
            while len(words) <= self.count:
                words.append(self._streams[which].below(SPAN))
            word = words[self.count]
            self.count += 1
            if word < limit:
                return word % n

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> Chance:
        return seeded(f"{self.key.hex()}/{self.below(SPAN)}/{self.below(SPAN)}")
