"""What is asked, offered and refused, in words: a game has its own tables, a module adds a `Speech`."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from agon.kernel.ask import Ask, Option
from agon.kernel.errors import SetupError
from agon.kernel.words import Arg, Message

G = TypeVar("G")  # the game's state
K = TypeVar("K")
V = TypeVar("V")

Stop = tuple[str, str]
"""What it means to stop or to decline: key and message."""


class Speech(Generic[G]):
    """The words of one module, or of several together."""

    def __init__(self) -> None:
        self.options: dict[int, Callable[[G, Ask, int], Option]] = {}
        """By the action of an option."""
        self.in_question: dict[tuple[str, int], Callable[[G, Ask, int], Option]] = {}
        """Options that are said in another way where a certain question offers them."""
        self.questions: dict[str, Callable[[G, Ask], Message]] = {}
        """Questions that say more than their own words."""
        self.stops: dict[str, Stop] = {}
        """By question."""
        self.reasons: dict[str, Callable[[G, int, int], dict[str, Arg]]] = {}
        """What a reason against an option speaks of, for a seat and that option; by its message."""

    def add(self, other: "Speech[G]") -> None:
        """Add the words of one more module; no two modules may share one."""
        claim(self.options, other.options)
        claim(self.in_question, other.in_question)
        claim(self.questions, other.questions)
        claim(self.stops, other.stops)
        claim(self.reasons, other.reasons)


def claim(known: dict[K, V], more: Mapping[K, V]) -> None:
    for key in more:
        if key in known:
            raise SetupError(f"two modules have words for {key!r}")
        known[key] = more[key]
