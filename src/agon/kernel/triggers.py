"""Reactions, by one mechanism: on(event, source, condition, effect).

A rule that lets others react says what happened: `yield from g.triggers.happen(g, EVENT, what)`.
Sources (cards, powers, modules) have registered what they do then. Looked up by event, so that it
costs next to nothing when nobody listens.
"""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from agon.kernel.ask import Play

S = TypeVar("S")  # the game's state
W = TypeVar("W")  # what the game says of a happening: who, with what, to whom


class Trigger(NamedTuple, Generic[S, W]):
    """When `event` happens and `when` holds, `effect` is carried out, on behalf of `source`."""

    event: str
    source: str
    when: Callable[[S, W], bool]
    effect: Callable[[S, W], Play]


class Triggers(Generic[S, W]):
    """All triggers of a match, in the order in which they were registered."""

    def __init__(self) -> None:
        self._by_event: dict[str, list[Trigger[S, W]]] = {}

    def on(self, event: str, source: str, when: Callable[[S, W], bool], effect: Callable[[S, W], Play]) -> None:
        self._by_event.setdefault(event, []).append(Trigger(event, source, when, effect))

    def awaited(self, event: str) -> bool:
        """Whether anybody listens."""
        return event in self._by_event

    def happen(self, state: S, event: str, what: W) -> Play:
        """Tell the listeners of `event`, one after the other."""
        for trigger in self._by_event.get(event, ()):
            if trigger.when(state, what):
                yield from trigger.effect(state, what)
