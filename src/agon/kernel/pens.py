"""What a seat sees, as small numbers: one procedure of a game says it, and two pens write it down.

A game's `observe` tells a pen one fact after the other, always the same facts in the same order, even if there is
nothing to say about some.
A `Pen` writes the numbers, from 0 to 255, and is compiled to be quick; a `Scribe` writes down what each of them
means. So the description can never differ from what is described.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

TOP: Final = 255


class Sort:
    """Things of one kind, in the order of the box: what can be one of them, some of them, or how many of each."""

    def __init__(self, things: Sequence[str]) -> None:
        self.things: tuple[str, ...] = tuple(things)
        self.size: int = len(self.things)


class Entry(NamedTuple):
    """What one number of an observation means."""

    name: str  # a path, such as `rival_1.hand`
    thing: str  # how many of these, or whether it is there; empty where the name says it all
    most: int  # the largest value that is meant to occur
    values: tuple[str, ...]  # where it is one of several: what 1, 2, 3 ... stand for, 0 for none of them
    least: int = 0  # what 0 stands for, where something can be below it


class Pen:
    """Writes numbers in the places that a layout has for them."""

    def __init__(self, size: int, seats: int) -> None:
        self.seats = seats
        self.me = 0
        self.at = 0
        self.size = size
        self.values = bytearray(size)

    def begin(self, seat: int) -> None:
        """A new observation, for that seat."""
        self.me = seat
        self.at = 0
        self.values = bytearray(self.size)

    def under(self, name: str) -> None:
        """What follows is about that."""

    def within(self, name: str, number: int) -> None:
        """Within that, what follows is about one of several alike, by its number."""

    def number(self, name: str, value: int, most: int) -> None:
        """How much of something; what is below 0 or above 255 counts as that."""
        self.values[self.at] = 0 if value < 0 else TOP if value > TOP else value
        self.at += 1

    def debt(self, name: str, value: int, least: int, most: int) -> None:
        """A number that can be below 0: counted from its minimum."""
        self.number(name, value - least, most - least)

    def flag(self, name: str, value: bool) -> None:
        """Whether."""
        if value:
            self.values[self.at] = 1
        self.at += 1

    def one_of(self, name: str, sort: Sort, value: int) -> None:
        """Which one, by its place; a negative number for none."""
        if value >= 0:
            self.values[self.at] = value + 1
        self.at += 1

    def seat(self, name: str, seat: int) -> None:
        """A seat, counted from the observer: itself first, then the next ones in order."""
        if seat >= 0:
            self.values[self.at] = (seat - self.me) % self.seats + 1
        self.at += 1

    def some_seats(self, name: str, mask: int) -> None:
        """Which seats, from a mask; the observer first."""
        at = self.at
        for place in range(self.seats):
            if mask >> (self.me + place) % self.seats & 1:
                self.values[at + place] = 1
        self.at += self.seats

    def each(self, name: str, sort: Sort, found: list[int]) -> None:
        """How many of each thing are among those found."""
        at = self.at
        values = self.values
        for thing in found:
            values[at + thing] += 1
        self.at += sort.size

    def mask(self, name: str, sort: Sort, bits: int) -> None:
        """Which things, of a mask."""
        at = self.at
        place = 0
        while bits:
            if bits & 1:
                self.values[at + place] = 1
            bits >>= 1
            place += 1
        self.at += sort.size

    def valued(self, name: str, sort: Sort, things: list[int], values: list[int], most: int) -> None:
        """A number for each of these things, 0 for the others."""
        at = self.at
        for place, thing in enumerate(things):
            value = values[place]
            self.values[at + thing] = TOP if value > TOP else value
        self.at += sort.size


class Scribe(Pen):
    """Writes down what every number means."""

    def __init__(self, seats: int) -> None:
        super().__init__(0, seats)
        self.entries: list[Entry] = []
        self.place = ""
        self.item = ""
        self.told: dict[tuple[str, str], int] = {}  # how often each name has occurred: several alike are numbered

    def under(self, name: str) -> None:
        self.place = name + "." if name else ""
        self.item = ""

    def within(self, name: str, number: int) -> None:
        self.item = f"{name}_{number}." if name else ""

    def note(self, name: str, thing: str, most: int, values: tuple[str, ...] = (), least: int = 0) -> None:
        path = self.place + self.item + name
        before = self.told.get((path, thing), 0)
        self.told[(path, thing)] = before + 1
        self.entries.append(Entry(f"{path}_{before + 1}" if before else path, thing, most, values, least))

    def number(self, name: str, value: int, most: int) -> None:
        self.note(name, "", most)

    def debt(self, name: str, value: int, least: int, most: int) -> None:
        self.note(name, "", most - least, (), least)

    def flag(self, name: str, value: bool) -> None:
        self.note(name, "", 1)

    def one_of(self, name: str, sort: Sort, value: int) -> None:
        assert sort.size < TOP, "more things than a byte can tell apart"
        self.note(name, "", sort.size, sort.things)

    def seat(self, name: str, seat: int) -> None:
        self.note(name, "", self.seats, tuple(self.others()))

    def some_seats(self, name: str, mask: int) -> None:
        for other in self.others():
            self.note(name, other, 1)

    def each(self, name: str, sort: Sort, found: list[int]) -> None:
        for thing in sort.things:
            self.note(name, thing, 1)

    def mask(self, name: str, sort: Sort, bits: int) -> None:
        for thing in sort.things:
            self.note(name, thing, 1)

    def valued(self, name: str, sort: Sort, things: list[int], values: list[int], most: int) -> None:
        for thing in sort.things:
            self.note(name, thing, most)

    def others(self) -> list[str]:
        return ["self", *[f"rival_{place}" for place in range(1, self.seats)]]
