"""Reactions, by one mechanism: on(event, source, condition, effect).

A rule that lets others react says what happened: `yield from g.triggers.happen(g, EVENT, what)`.
Sources (cards, powers, modules) have registered what they do in that case. Looked up by event, so that it
costs next to nothing when nobody listens.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from agon.kernel.ask import DONE, Play

S = TypeVar("S")  # the game's state
W = TypeVar("W")  # what the game says of a happening: who, with what, to whom


class Trigger(Generic[S, W]):
    """When its event happens and `when` holds, `effect` is carried out, on behalf of `source`."""

    def __init__(self, source: str, when: Callable[[S, W], bool], effect: Callable[[S, W], Play]) -> None:
        self.source = source
        self.when = when
        self.effect = effect


class Triggers(Generic[S, W]):
    """All triggers of a match, in the order in which they were registered."""

    def __init__(self) -> None:
        self._by_event: dict[str, list[Trigger[S, W]]] = {}

    def on(self, event: str, source: str, when: Callable[[S, W], bool], effect: Callable[[S, W], Play]) -> None:
        self._by_event.setdefault(event, []).append(Trigger(source, when, effect))

    def awaited(self, event: str) -> bool:
        """Whether anybody listens."""
        return event in self._by_event

    def happen(self, state: S, event: str, what: W) -> Play:
        """Tell the listeners of `event`, one after the other."""
        return self._tell(state, self._by_event[event], what) if event in self._by_event else DONE

    def _tell(self, state: S, listeners: list[Trigger[S, W]], what: W) -> Play:
        """Those that ask nothing are carried out at once; for the others a procedure is returned."""
        for number, trigger in enumerate(listeners):
            if trigger.when(state, what):
                play = trigger.effect(state, what)
                if play is not DONE:
                    return self._go_on(state, play, listeners[number + 1 :], what)
        return DONE

    def _go_on(self, state: S, play: Play, listeners: list[Trigger[S, W]], what: W) -> Play:
        """What one of them does, then the others."""
        yield from play
        yield from self._tell(state, listeners, what)
