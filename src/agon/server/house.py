"""Who keeps order at a table, and what they have done about it. Pure; every word of it is an act of the journal.

The host is whoever has sat here longest, beginning with whoever made the table. Operators keep order everywhere.
"""

from collections.abc import Collection
from typing import NamedTuple

NO_HOST = -1


class House(NamedTuple):
    """The seats in the order in which people came to them; lines that are hidden; who may not speak, or not watch.

    Somebody who watches is named by what they are called here alone (`society.speaker_of`).
    """

    seats: tuple[int, ...]
    hidden: frozenset[int] = frozenset()  # by the numbers of lines
    silent: frozenset[int] = frozenset()  # seats
    silent_watchers: frozenset[str] = frozenset()
    barred: frozenset[str] = frozenset()  # who may not watch any more

    @property
    def host(self) -> int:
        return self.seats[0] if self.seats else NO_HOST

    def came(self, seat: int) -> "House":
        """Somebody sat down."""
        return self._replace(seats=(*self.seats, seat))

    def left(self, seat: int) -> "House":
        """Somebody gave up a seat: who comes next may speak there."""
        return self._replace(seats=tuple(one for one in self.seats if one != seat), silent=self.silent - {seat})

    def silenced(self, seat: int, speaker: str, yes: bool) -> "House":
        """Somebody may not speak here any more, or again: who has that seat, or who watches under that name."""
        if speaker:
            named = frozenset({speaker})
            watchers = self.silent_watchers | named if yes else self.silent_watchers - named
            return self._replace(silent_watchers=watchers)
        return self._replace(silent=self.silent | {seat} if yes else self.silent - {seat})


class Deaf(NamedTuple):
    """Whom somebody does not hear at a table: seats, and those who watch; and who all those are, wherever they are."""

    seats: frozenset[int] = frozenset()
    speakers: frozenset[str] = frozenset()
    people: frozenset[str] = frozenset()

    def hears(self, seat: int, speaker: str) -> bool:
        return speaker not in self.speakers if speaker else seat not in self.seats


HEARS_ALL = Deaf()


def keeps_order(house: House, held: Collection[int]) -> bool:
    """Whether somebody who holds these seats is the host."""
    return house.host in held
