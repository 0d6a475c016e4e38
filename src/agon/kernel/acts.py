"""The actions of a game as one fixed table, for those who must number them in advance: environments and learners.

An option is `action << 16 | details`. A chapter of the rules names its actions once, as constants of the numbers that
it has claimed; from those names, and from what the details of each can be, come the rows: every option that can ever be
on offer has one, and a row is one option. The order is that of the chapters, the actions and the details, so it is the
same in every match of a game with the same modules and pack, for any number of players.
"""

import sys
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from agon.kernel.ask import Kind
from agon.kernel.claims import Claims
from agon.kernel.errors import SetupError

Things = tuple[str, ...]
Details = Sequence[tuple[int, Things]]
"""What can stand in the lower sixteen bits of an option, each with the things or the numbers that it means."""

NO_ROW: Final = -1
ALONE: Final[Details] = [(0, ())]
NEVER: Final[Details] = []
"""Of what is named only to say why it can never be done."""


class Act(NamedTuple):
    """One row of the table: the option, the word of its action, and what it is about."""

    option: int
    word: str
    things: Things

    @property
    def key(self) -> str:
        return "/".join([self.word, *self.things])


def among(things: Sequence[str]) -> Details:
    """One of these things, by its place."""
    return list(enumerate([(thing,) for thing in things]))


def numbers(first: int, last: int) -> Details:
    """A number, as it is."""
    return [(number, (str(number),)) for number in range(first, last + 1)]


def both(high: Details, shift: int, low: Details) -> Details:
    """Two of them: the one this many bits above the other."""
    return [(a << shift | b, of_a + of_b) for a, of_a in high for b, of_b in low]


class Acts:
    """The table, and the kinds of questions that its rows answer."""

    def __init__(self) -> None:
        self.rows: list[Act] = []
        self.options: list[int] = []  # the option of each row
        self.questions: list[str] = []  # the ids of the kinds of questions, in order
        self._places: list[list[int]] = []  # for each action, for each of its details, the row
        self._asked: dict[str, int] = {}

    def chapter(self, name: str, claims: Claims, details: Mapping[int, Details]) -> None:
        """Add the questions and the actions of a module of Python, which has claimed their numbers.

        What an action is about stands in `details`; one that is not there has nothing beside it.
        """
        words: dict[int, str] = {}
        for word, value in vars(sys.modules[name]).items():
            if isinstance(value, Kind):
                self.ask(value.id)
            elif type(value) is int and value in claims.ranges[name]:
                words[value] = word.lower()
        for action in sorted(words):
            self.add(action, words[action], details.get(action, ALONE))

    def row_of(self, option: int) -> int:
        """The row of an option; NO_ROW if the table has none."""
        action, detail = option >> 16, option & 0xFFFF
        if action >= len(self._places):
            return NO_ROW
        places = self._places[action]
        return places[detail] if detail < len(places) else NO_ROW

    def question(self, id: str) -> int:
        """The number of a kind of question."""
        if id not in self._asked:
            raise SetupError(f"the table of actions does not know the question {id!r}")
        return self._asked[id]

    def ask(self, id: str) -> None:
        """Add a kind of question."""
        if id not in self._asked:  # kinds that differ in their rules alone share the words
            self._asked[id] = len(self.questions)
            self.questions.append(id)

    def add(self, action: int, word: str, details: Details) -> None:
        """Add an action with all that it can be about."""
        while len(self._places) <= action:
            self._places.append([])
        places = self._places[action]
        if places:
            raise SetupError(f"two chapters have the action {action} in their tables")
        for detail, things in details:
            places.extend([NO_ROW] * (detail + 1 - len(places)))
            places[detail] = len(self.rows)
            self.rows.append(Act(action << 16 | detail, word, things))
            self.options.append(action << 16 | detail)
