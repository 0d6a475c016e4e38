"""What is asked and offered, in words: the base game has tables of its own, a module adds a `Speech`."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from agon.games.hybris.moments import Combat
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.errors import SetupError
from agon.kernel.words import Arg, Message

Describer = Callable[[Hybris, Ask, int], Option]
Asking = Callable[[Hybris, Ask], Message]
Stop = tuple[str, str]
"""What it means to stop or to decline: key and message."""
Foe = Callable[[Hybris, Combat], Arg]

K = TypeVar("K")
V = TypeVar("V")


class Speech:
    """The words of one module."""

    def __init__(self) -> None:
        self.options: dict[int, Describer] = {}
        """By the action of an option."""
        self.in_question: dict[tuple[str, int], Describer] = {}
        """Options that are said in another way where a certain question offers them."""
        self.questions: dict[str, Asking] = {}
        """Questions that say more than their own words."""
        self.stops: dict[str, Stop] = {}
        """By question."""
        self.foes: dict[int, Foe] = {}
        """Enemies of the game, by what a Combat is for."""

    def add(self, other: "Speech") -> None:
        """The words of one more module; none may be another one's too."""
        claim(self.options, other.options)
        claim(self.in_question, other.in_question)
        claim(self.questions, other.questions)
        claim(self.stops, other.stops)
        claim(self.foes, other.foes)


def claim(known: dict[K, V], more: Mapping[K, V]) -> None:
    for key in more:
        if key in known:
            raise SetupError(f"two modules have words for {key!r}")
        known[key] = more[key]
