"""How long people may take at a table, and what happens then: agreed when the table is made. Pure, no clock of its own.

Every time is that of an act of the journal, so whoever reads the journal finds the same clocks.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

SECOND: Final = 1000
DAY: Final = 86_400
PATIENCE: Final = 3 * DAY  # seconds after which others may vote where there is no limit

Kind = Literal["none", "live", "days"]
Then = Literal["bot", "once", "vote"]


class Pace(NamedTuple):
    """Seconds for each choice, and a reserve for the whole match; what happens when both have run out.

    `bot`: a bot of that strength plays on until whoever holds the seat takes over. `once`: it makes that one choice.
    `vote`: nothing, unless all the others agree that a bot plays on.
    """

    kind: Kind
    choice: int
    reserve: int
    then: Then
    bot: str


UNLIMITED: Final = Pace("none", PATIENCE, 0, "vote", "player")


class Absence(NamedTuple):
    """What a bot did for somebody whose time had run out: since when, and the numbers of its choices."""

    at: int
    choices: tuple[int, ...]


class Clocks:
    """The clocks of one table: of every person who is asked, since when it runs and how much of the reserve is gone."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.running: dict[int, int] = {}  # by seat: since when
        self.spent: dict[int, int] = {}  # milliseconds of the reserve
        self.lent: frozenset[int] = frozenset()  # seats that a bot plays for one choice
        self.absences: dict[int, Absence] = {}  # by seat, until they choose themselves
        self.votes: dict[int, frozenset[int]] = {}  # for a bot at that seat: by whom

    def copy(self) -> "Clocks":
        other = Clocks(self.pace)
        other.running, other.spent, other.lent = self.running.copy(), self.spent.copy(), self.lent
        other.absences, other.votes = self.absences.copy(), self.votes.copy()
        return other

    # -- looking

    def spare(self, seat: int) -> int:
        """What is left of a seat's reserve, in milliseconds, not counting the choice that it is asked for now."""
        return self.pace.reserve * SECOND - self.spent.get(seat, 0)

    def due(self, seat: int) -> int:
        """When the time of a seat runs out; 0 while its clock stands."""
        began = self.running.get(seat)
        return 0 if began is None else began + self.pace.choice * SECOND + self.spare(seat)

    def is_over(self, seat: int, now: int) -> bool:
        return seat in self.running and self.due(seat) <= now

    def next_due(self) -> int:
        """When something happens by itself; 0: never."""
        if self.pace.then == "vote":
            return 0
        return min((self.due(seat) for seat in self.running), default=0)

    def voters(self, seat: int, now: int, people: frozenset[int]) -> frozenset[int]:
        """Whose vote it takes about a seat: that of all other people whose own time has not run out."""
        return frozenset(other for other in people if other != seat and not self.is_over(other, now))

    # -- what happens

    def asked(self, questions: Mapping[int, int], before: Mapping[int, int], people: frozenset[int], at: int) -> None:
        """These seats are asked, each since that version; before, those were. The clocks of people run."""
        self.running = {
            seat: self.running[seat] if seat in self.running and before.get(seat) == version else at
            for seat, version in questions.items()
            if seat in people
        }
        self.votes = {seat: votes for seat, votes in self.votes.items() if seat in self.running}

    def chose(self, seat: int, at: int) -> None:
        """Somebody has chosen: what they took beyond the time of a choice is taken from their reserve."""
        beyond = at - self.running[seat] - self.pace.choice * SECOND if seat in self.running else 0
        self.spent[seat] = min(self.pace.reserve * SECOND, self.spent.get(seat, 0) + max(0, beyond))
        self.absences.pop(seat, None)
        self.votes.pop(seat, None)

    def bot_chose(self, seat: int, numbers: range) -> None:
        """A bot has chosen for whoever holds the seat."""
        known = self.absences.get(seat)
        if known is not None:
            self.absences[seat] = known._replace(choices=(*known.choices, *numbers))
        self.lent -= {seat}

    def ran_out(self, seat: int, at: int) -> None:
        """The time of a seat is over: from now on, or for one choice, a bot plays it."""
        self.spent[seat] = self.pace.reserve * SECOND
        self.absences.setdefault(seat, Absence(at, ()))
        if self.pace.then == "once":
            self.lent |= {seat}

    def returned(self, seat: int) -> None:
        """Whoever holds the seat plays it again."""
        self.lent -= {seat}

    def left(self, seat: int) -> None:
        """Nobody holds the seat any more: the next one begins with a whole reserve."""
        self.lent -= {seat}
        self.absences.pop(seat, None)
        self.spent.pop(seat, None)

    def taken_back(self, place: int) -> None:
        """The choices from that place on are no more."""
        for seat, known in self.absences.items():
            self.absences[seat] = known._replace(choices=tuple(one for one in known.choices if one <= place))
