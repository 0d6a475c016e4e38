"""What stands in the way of an option: one source of what is on offer, and of what people are told.

A rule that can refuse returns a `Reason`, made once, or None. So search can ask as cheaply as for a truth value, and
the words are made only when somebody wants to read them.
"""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from agon.kernel.ask import Ask

S = TypeVar("S")
P = TypeVar("P")


class Reason:
    """Why something cannot be done: the message that says it, and the rules that it comes from."""

    __slots__ = ("id", "rules")

    def __init__(self, id: str, *rules: str) -> None:
        self.id = id
        self.rules = rules


class Verdict(NamedTuple):
    """An option that a question can name: why it is withheld, or None where it is on offer."""

    option: int
    reason: Reason | None


class Legality(Generic[S, P]):
    """What a kind of question can name, and what stands in the way of each."""

    def __init__(self, named: Callable[[S, Ask], list[int]], why_not: Callable[[S, P, int], Reason | None]) -> None:
        self.named = named
        self.why_not = why_not

    def verdicts(self, g: S, p: P, ask: Ask) -> list[Verdict]:
        return [Verdict(option, self.why_not(g, p, option)) for option in self.named(g, ask)]


class OneReason(Legality[S, P]):
    """The same if only the asking procedure knows what can be done: everything it withholds has one reason."""

    def __init__(self, named: Callable[[S, Ask], list[int]], reason: Reason) -> None:
        super().__init__(named, lambda g, p, option: reason)

    def verdicts(self, g: S, p: P, ask: Ask) -> list[Verdict]:
        named = self.named(g, ask)
        return [Verdict(option, None if option in ask.options else self.why_not(g, p, option)) for option in named]


class Judged(Legality[S, P]):
    """The same if the reason depends on the question, such as on the character it is about."""

    def __init__(self, judge: Callable[[S, P, Ask], list[Verdict]]) -> None:
        super().__init__(lambda g, ask: [], lambda g, p, option: None)
        self.judge = judge

    def verdicts(self, g: S, p: P, ask: Ask) -> list[Verdict]:
        return self.judge(g, p, ask)
