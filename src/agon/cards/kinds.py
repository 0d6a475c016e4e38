"""Kinds of values that cards are written with, beside those of `agon.kernel.schema`."""

from collections.abc import Sequence

from agon.kernel.schema import Kind, Maybe, Reading, Row, Spot, Table, Whole, Word, guess, shown


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


class Amounts(Kind):
    """How much of which resources: `{ vp = 2, aegis = 1 }`."""

    def __init__(self, words: list[str], low: int = 1, high: int = 9) -> None:
        self.words: list[str] = words
        self.low: int = low
        self.high: int = high

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, dict) or not value:
            found = "an empty table" if value == {} else shown(value)
            reading.fault(spot, f"expected amounts such as {{ {self.words[0]} = 1 }}, found {found}")
            return
        for word, amount in value.items():
            if word not in self.words:
                meant = guess(word, self.words) or f" (one of: {', '.join(self.words)})"
                reading.fault(spot.key(word), f"unknown resource{meant}")
            elif isinstance(amount, bool) or not isinstance(amount, int):
                reading.fault(spot.key(word), f"expected a whole number, found {shown(amount)}")
            elif not self.low <= amount <= self.high:
                reading.fault(spot.key(word), f"expected {self.low} to {self.high}, found {amount}")


class IdOr(Kind):
    """The id of an entry of one of some kinds, or one of a few words that stand for one."""

    def __init__(self, kinds: list[str], *words: str) -> None:
        self.kinds: list[str] = kinds
        self.words: list[str] = list(words)

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        known = [id for kind in self.kinds for id in reading.ids.get(kind, [])] + self.words
        wanted = " or ".join(self.kinds)
        if not isinstance(value, str):
            reading.fault(spot, f"expected the id of a {wanted}, found {shown(value)}")
        elif value not in known:
            reading.fault(spot, f"no {wanted} {shown(value)}{guess(value, known)}")


class Number(Kind):
    """A whole number within bounds, or a word that stands for one, such as `all`."""

    def __init__(self, low: int, high: int, *words: str) -> None:
        self.low: int = low
        self.high: int = high
        self.words: list[str] = list(words)

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        wanted = f"expected {self.low} to {self.high} or {', '.join(self.words)}"
        if isinstance(value, str):
            good = value in self.words
        else:
            good = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if not good:
            reading.fault(spot, f"{wanted}, found {shown(value)}")


class Goods(Table):
    """How much of what, each kind of it under a name of its own: `{ energy = 2, task = 1 }`."""

    def __init__(self, *words: str) -> None:
        super().__init__(*[Maybe(word, Whole(1, 9)) for word in words])

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        super().check(value, spot, reading)
        if value == {}:
            reading.fault(spot, f"expected amounts such as {{ {self.fields[0].name} = 1 }}, found an empty table")
