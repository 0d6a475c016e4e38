"""The rules of one match: which procedures there are, in which order, and who reacts to what.

A game writes its own; each module then adds, replaces and takes out. Central code never asks
whether a module is there: it runs what the rulebook says.
"""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Generic, TypeVar

from agon.kernel.ask import Play
from agon.kernel.errors import SetupError
from agon.kernel.triggers import Triggers

S = TypeVar("S")  # the game's state
W = TypeVar("W")  # what the game says of a happening


class Rulebook(Generic[S, W]):
    """Steps by name, sequences of steps, triggers, the table's options, and what is taken out of the box."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options  # everything the table has decided, the modules' options included
        self.steps: dict[str, Callable[[S], Play]] = {}
        self.sequences: dict[str, list[str]] = {}
        self._following: dict[str, dict[str, str]] = {}  # in each sequence, what comes after what
        self.triggers: Triggers[S, W] = Triggers()
        self.removed: set[str] = set()
        self._replaced: set[str] = set()

    def add_step(self, name: str, procedure: Callable[[S], Play]) -> None:
        """A step that was not there before."""
        if name in self.steps:
            raise SetupError(f"two rules claim the step {name!r}")
        self.steps[name] = procedure

    def replace_step(self, name: str, procedure: Callable[[S], Play]) -> None:
        """Another procedure for a step that is there."""
        if name not in self.steps:
            raise SetupError(f"there is no step {name!r} to replace")
        if name in self._replaced:
            raise SetupError(f"two modules replace the step {name!r}")
        self._replaced.add(name)
        self.steps[name] = procedure

    def add_sequence(self, sequence: str, *names: str) -> None:
        """Steps that follow each other."""
        if sequence in self.sequences:
            raise SetupError(f"two rules claim the sequence {sequence!r}")
        self.sequences[sequence] = list(names)
        self._chain(sequence)

    def insert_step(self, sequence: str, after: str, name: str, procedure: Callable[[S], Play]) -> None:
        """A new step in a sequence, right after another one; at its beginning where `after` is empty."""
        steps = self.sequences.get(sequence, [])
        if after and after not in steps:
            raise SetupError(f"the sequence {sequence!r} has no step {after!r}")
        self.add_step(name, procedure)
        steps.insert(steps.index(after) + 1 if after else 0, name)
        self._chain(sequence)

    def _chain(self, sequence: str) -> None:
        steps = self.sequences[sequence]
        self._following[sequence] = dict(pairwise(steps))

    def first(self, sequence: str) -> str:
        """The step with which a sequence begins."""
        return self.sequences[sequence][0]

    def following(self, sequence: str, name: str) -> str | None:
        """The step after this one in the sequence; None after the last."""
        return self._following[sequence].get(name)

    def remove(self, thing: str) -> None:
        """Take a card, a tile or a token out of the box for this match."""
        self.removed.add(thing)


def unclaimed(name: str, words: Iterable[str]) -> None:
    """Make sure that each word of the cards has only one meaning."""
    if name in words:
        raise SetupError(f"two rules claim the word {name!r}")
