"""What every word of the cards means in a match: the game writes it down, modules add and replace."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from agon.cards.phrases import Condition, Count, Effect, Phrase
from agon.cards.sources import Power, Source
from agon.kernel.ask import DONE, Play
from agon.kernel.errors import SetupError
from agon.kernel.rulebook import Rulebook, unclaimed

G = TypeVar("G")  # the game's state
P = TypeVar("P")  # its players
S = TypeVar("S")  # its scene: what an effect is about
F = TypeVar("F", bound=Source[Power])  # its sources of powers


class CardBook(Rulebook[G, S], Generic[G, P, S, F]):
    """A rulebook with the words of the cards: verbs to carry out, conditions to check, counts, filters.

    Nothing in the rules of a game knows which words its modules have added.
    """

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.verbs: dict[str, Callable[[G, P, Effect, S], Play]] = {}
        self.ready: dict[str, Callable[[G, P, Effect, S], bool]] = {}
        """Whether a verb that must be carried out in full could be."""
        self.useful: dict[str, Callable[[G, P, Effect, S], bool]] = {}
        """Whether a verb would do anything at all."""
        self.wanted: dict[str, Callable[[G, P, Effect, S], Play]] = {}
        """What a verb that asks first does for a player who has said yes already."""
        self.conditions: dict[str, Callable[[G, P, Condition, S], bool]] = {}
        self.counts: dict[str, Callable[[G, P, Count, S], int]] = {}
        self.filters: dict[str, Callable[[G, F, Phrase, S], bool]] = {}
        """What else a power may ask of its event, by name."""
        self.event_filters: dict[str, Callable[[G, F, Phrase, S], bool]] = {}
        """What must always be true of an event for a power to react to it, by event."""
        self.offered: set[str] = set()
        """Verbs: a reaction that begins with one is used only if its owner wants."""
        self.watchers: list[Callable[[G, str, S], Play]] = []
        """What modules look at whenever something has happened."""
        self._claimed: set[str] = set()

    # ------------------------------------------------------------ writing

    def add_verb(self, name: str, procedure: Callable[[G, P, Effect, S], Play]) -> None:
        """What a verb does."""
        unclaimed(name, self.verbs)
        self.verbs[name] = procedure

    def add_useful_verb(
        self,
        name: str,
        procedure: Callable[[G, P, Effect, S], Play],
        useful: Callable[[G, P, Effect, S], bool],
    ) -> None:
        """A verb that can have no effect, and the check whether it would."""
        self.add_verb(name, procedure)
        self.useful[name] = useful

    def add_costly_verb(
        self,
        name: str,
        procedure: Callable[[G, P, Effect, S], Play],
        ready: Callable[[G, P, Effect, S], bool],
    ) -> None:
        """A verb that must be possible in full if a list begins with it, and the check for that."""
        self.add_useful_verb(name, procedure, ready)
        self.ready[name] = ready

    def add_condition(self, name: str, holds: Callable[[G, P, Condition, S], bool]) -> None:
        unclaimed(name, self.conditions)
        self.conditions[name] = holds

    def add_count(self, name: str, counts: Callable[[G, P, Count, S], int]) -> None:
        unclaimed(name, self.counts)
        self.counts[name] = counts

    def add_filter(self, name: str, passes: Callable[[G, F, Phrase, S], bool]) -> None:
        unclaimed(name, self.filters)
        self.filters[name] = passes

    def add_event_filter(self, event: str, passes: Callable[[G, F, Phrase, S], bool]) -> None:
        unclaimed(event, self.event_filters)
        self.event_filters[event] = passes

    def claim(self, what: str) -> None:
        """Replace what the game does there, for a module; only one module may."""
        if what in self._claimed:
            raise SetupError(f"two modules replace {what}")
        self._claimed.add(what)

    def replace_verb(self, name: str, procedure: Callable[[G, P, Effect, S], Play]) -> None:
        """Another meaning for a verb that is there."""
        self.claim(f"the verb {name!r}")
        known(name, self.verbs)
        self.verbs[name] = procedure

    def replace_condition(self, name: str, holds: Callable[[G, P, Condition, S], bool]) -> None:
        self.claim(f"the condition {name!r}")
        known(name, self.conditions)
        self.conditions[name] = holds

    def replace_count(self, name: str, counts: Callable[[G, P, Count, S], int]) -> None:
        self.claim(f"the count {name!r}")
        known(name, self.counts)
        self.counts[name] = counts

    def replace_filter(self, name: str, passes: Callable[[G, F, Phrase, S], bool]) -> None:
        self.claim(f"the filter {name!r}")
        known(name, self.filters)
        self.filters[name] = passes

    # ------------------------------------------------------------ telling

    def listens(self, event: str) -> bool:
        """Whether a module might do something when that happens."""
        return bool(self.watchers) or self.triggers.awaited(event)

    def tell(self, g: G, event: str, scene: S) -> Play:
        """What modules do when something has happened."""
        play = self.triggers.happen(g, event, scene)
        return self.look_around(g, event, scene) if play is DONE else self.tell_on(g, play, event, scene)

    def tell_on(self, g: G, play: Play, event: str, scene: S) -> Play:
        """Let those react who waited for it, then let modules look at the table."""
        yield from play
        yield from self.look_around(g, event, scene)

    def look_around(self, g: G, event: str, scene: S) -> Play:
        """Let modules look at the table, after an event or at the end of a step."""
        for number, watch in enumerate(self.watchers):
            play = watch(g, event, scene)
            if play is not DONE:
                return self.look_on(g, play, self.watchers[number + 1 :], event, scene)
        return DONE

    def look_on(self, g: G, play: Play, watchers: list[Callable[[G, str, S], Play]], event: str, scene: S) -> Play:
        """What one of them has seen to, then the others."""
        yield from play
        for watch in watchers:
            yield from watch(g, event, scene)

    # ------------------------------------------------------------ reading

    def resolve(self, g: G, p: P, effects: list[Effect], scene: S) -> Play:
        """Carry out effects for a player, one after the other."""
        for number, effect in enumerate(effects):
            play = self.verbs[effect.verb](g, p, effect, scene)
            if play is not DONE:
                return play if number + 1 == len(effects) else self.go_on(g, p, play, effects[number + 1 :], scene)
        return DONE

    def go_on(self, g: G, p: P, play: Play, effects: list[Effect], scene: S) -> Play:
        """The effect that is being carried out, then the others."""
        yield from play
        for effect in effects:
            yield from self.verbs[effect.verb](g, p, effect, scene)

    def holds(self, g: G, p: P, condition: Condition | None, scene: S) -> bool:
        """Whether a condition is true for a player; no condition is always true."""
        return condition is None or self.conditions[condition.verb](g, p, condition, scene)

    def fails(self, g: G, p: P, condition: Condition, scene: S) -> bool:
        """`{ not = { ... } }`"""
        return not self.holds(g, p, condition.parts[0], scene)

    def all_hold(self, g: G, p: P, condition: Condition, scene: S) -> bool:
        """`{ all = [ ... ] }`"""
        return all(self.holds(g, p, part, scene) for part in condition.parts)

    def any_holds(self, g: G, p: P, condition: Condition, scene: S) -> bool:
        """`{ any = [ ... ] }`"""
        return any(self.holds(g, p, part, scene) for part in condition.parts)

    def count(self, g: G, p: P, count: Count, scene: S) -> int:
        return self.counts[count.verb](g, p, count, scene)

    def would(self, g: G, p: P, effect: Effect, scene: S) -> bool:
        """Whether an effect could do anything."""
        useful = self.useful.get(effect.verb)
        return useful is None or useful(g, p, effect, scene)

    def worthwhile(self, g: G, p: P, effects: list[Effect], scene: S) -> bool:
        """Whether something of a list would happen."""
        return any(self.would(g, p, effect, scene) for effect in effects)

    def take(self, g: G, p: P, effects: list[Effect], scene: S) -> Play:
        """Carry out a list that its player has chosen: they are not asked again whether to pay or whether they want
        to.
        """
        first = effects[0]
        wanted = self.wanted.get(first.verb)
        if wanted is None:
            return self.resolve(g, p, effects, scene)
        return self.go_on(g, p, wanted(g, p, first, scene), effects[1:], scene)

    def can(self, g: G, p: P, effects: list[Effect], scene: S) -> bool:
        """Whether a list is on offer: its first verb, if it is one that must be done in full, can be."""
        ready = self.ready.get(effects[0].verb)
        return ready is None or ready(g, p, effects[0], scene)


def known(name: str, words: Iterable[str]) -> None:
    if name not in words:
        raise SetupError(f"there is no word {name!r} to replace")
