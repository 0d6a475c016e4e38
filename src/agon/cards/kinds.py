"""Kinds of values that cards are written with, beside those of `agon.kernel.schema`."""

from collections.abc import Sequence

from agon.kernel.schema import (
    Maybe,
    Reading,
    Row,
    Spot,
    Table,
    ValueKind,
    Whole,
    Word,
    bounds,
    choice_of,
    guess,
    guess_or_all,
    shown,
)
from agon.kernel.words import Arg, say


class OneOf(Word):
    """One of the words of a numbered list, or of those given, which may leave some out and add others."""

    def __init__(self, numbered: Sequence[str], *words: str) -> None:
        super().__init__(*(words or tuple(numbered)))
        self.numbered: Sequence[str] = numbered


class Symbols(Row):
    """Words of a numbered list in a row, any of them several times; read as how often each is there."""

    def __init__(self, numbered: list[str], least: int, most: int) -> None:
        super().__init__(OneOf(numbered), least, most)
        self.numbered: list[str] = numbered


class Amounts(ValueKind):
    """How much of which resources: `{ vp = 2, aegis = 1 }`."""

    def __init__(self, words: list[str], low: int = 1, high: int = 9) -> None:
        self.words: list[str] = words
        self.low: int = low
        self.high: int = high

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, dict) or not value:
            reading.fault(spot, "fault-amounts", word=self.words[0], found=shown(value))
            return
        for word, amount in value.items():
            if word not in self.words:
                reading.fault(spot.name(word), "fault-resource", meant=guess_or_all(word, self.words))
            elif isinstance(amount, bool) or not isinstance(amount, int):
                reading.fault(spot.key(word), "fault-whole", found=shown(amount))
            elif not self.low <= amount <= self.high:
                found = shown(amount)
                reading.fault(spot.key(word), "fault-range", low=str(self.low), high=str(self.high), found=found)

    def form(self) -> Arg:
        return say("form-amounts", words=", ".join(self.words))


class IdOr(ValueKind):
    """The id of an entry of one of some kinds, or one of a few words that stand for one."""

    def __init__(self, kinds: list[str], *words: str) -> None:
        self.kinds: list[str] = kinds
        self.words: list[str] = list(words)

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        known = [id for kind in self.kinds for id in reading.ids.get(kind, [])] + self.words
        wanted = "/".join(self.kinds)
        if not isinstance(value, str):
            reading.fault(spot, "fault-id", kind=wanted, found=shown(value))
        elif value not in known:
            reading.fault(spot, "fault-no-entry", kind=wanted, found=shown(value), meant=guess(value, known))

    def form(self) -> Arg:
        id = say("form-id", kind="/".join(self.kinds))
        return say("form-or", form=id, words=choice_of(self.words)) if self.words else id


class Number(ValueKind):
    """A whole number within bounds, or a word that stands for one, such as `all`."""

    def __init__(self, low: int, high: int, *words: str) -> None:
        self.low: int = low
        self.high: int = high
        self.words: list[str] = list(words)

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if isinstance(value, str):
            good = value in self.words
        else:
            good = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if not good:
            words = ", ".join(self.words)
            reading.fault(spot, "fault-number", low=str(self.low), high=str(self.high), words=words, found=shown(value))

    def form(self) -> Arg:
        return say("form-or", form=bounds(self.low, self.high), words=choice_of(self.words))


class Goods(Table):
    """How much of what, each kind of it under a name of its own: `{ energy = 2, task = 1 }`."""

    def __init__(self, *words: str) -> None:
        super().__init__(*[Maybe(word, Whole(1, 9)) for word in words])

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        super().check(value, spot, reading)
        if value == {}:
            reading.fault(spot, "fault-amounts", word=self.fields[0].name, found=shown(value))
