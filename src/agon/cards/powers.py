"""How powers work: what lasts, who reacts to an event and in which order, how often each may be used.

A game subclasses `Powers` to say what its sources, its scenes and its order are.
"""

from collections.abc import Callable, Generator
from typing import Generic, NamedTuple, TypeVar

from agon.cards.book import CardBook
from agon.cards.phrases import Effect, Phrase
from agon.cards.sources import Arsenal, Power, Source, Standing
from agon.kernel.ask import Ask, Kind, Play, Together, action_of
from agon.kernel.legality import Reason

G = TypeVar("G")
P = TypeVar("P")
S = TypeVar("S")
F = TypeVar("F", bound=Source[Power])

Answer = Generator[Ask | Together, int, int]


class PowerQuestions(NamedTuple):
    """What is asked about powers, and the numbers of the answers."""

    which: Kind  # of several comes first
    use: Kind  # it, or not
    power: int
    stop: int


class Powers(Generic[G, P, S, F]):
    """The powers of a game. What differs between games is asked of the methods under "a game's own"."""

    def __init__(self, questions: PowerQuestions, used: Reason, idle: Reason) -> None:
        self.questions: PowerQuestions = questions
        self.used: Reason = used
        """Why a power cannot be used that was used as often as it may be."""
        self.idle: Reason = idle
        """Why not, where it would do nothing, or it is not its time."""

    # ------------------------------------------------------------ a game's own

    def book(self, g: G) -> CardBook[G, P, S, F]:
        raise NotImplementedError

    def arsenal(self, g: G) -> Arsenal[F]:
        raise NotImplementedError

    def actor(self, scene: S) -> int:
        """The player whose event it is."""
        raise NotImplementedError

    def seen_from(self, scene: S, source: F) -> S:
        """A scene for the effects of a power."""
        raise NotImplementedError

    def granted(self, g: G, p: P, scene: S) -> list[Effect]:
        """What changes numbers besides lasting effects: things given for one action, battle or March."""
        raise NotImplementedError

    def is_for(self, g: G, p: P, source: F) -> bool:
        """Whether what lasts is meant for a player now."""
        raise NotImplementedError

    def is_time(self, g: G, source: F) -> bool:
        """Whether a power works at all now."""
        return True

    def tally(self, g: G, p: P, source: F) -> list[int] | None:
        """Where the uses of a power that has a limit are noted; None where it cannot be used now."""
        raise NotImplementedError

    def must_help(self, g: G, source: F) -> bool:
        """Whether a power may be used only if it would do something."""
        return True

    def is_optional(self, g: G, source: F) -> bool:
        """Whether a reaction is optional for its owner: one that begins with an offer."""
        return source.power.effects[0].verb in self.book(g).offered

    def named(self, g: G, found: list[F], scene: S) -> list[F]:
        """Those of some sources that may be chosen to come next."""
        return found

    def doer(self, g: G, source: F, scene: S) -> P:
        """Who carries out a power."""
        raise NotImplementedError

    def ask(self, g: G, p: P, kind: Kind, offer: Callable[[], list[int]]) -> Answer:
        """Where there is nothing to choose from, the answer is `stop`; a single option is the answer."""
        raise NotImplementedError

    def note(self, g: G, p: P, source: F) -> None:
        """Note the use of a power, what it costs, and report it."""
        raise NotImplementedError

    def resolve(self, g: G, p: P, effects: list[Effect], scene: S) -> Play:
        """Carry out what a power does."""
        return self.book(g).take(g, p, effects, scene)

    # ------------------------------------------------------------ what lasts

    def applying(self, g: G, p: P, name: str, scene: S) -> list[Standing[F]]:
        """The standing effects of that name that hold for a player now."""
        found: list[Standing[F]] = []
        for standing in self.arsenal(g).standing.get(name, ()):
            if self.is_for(g, p, standing.source) and self.holds(g, p, standing, scene):
                found.append(standing)
        return found

    def holds(self, g: G, p: P, standing: Standing[F], scene: S) -> bool:
        """Whether the conditions of a power and of its effect are met."""
        first, second = standing.source.power.condition, standing.effect.condition
        if first is None and second is None:
            return True
        seen, book = self.seen_from(scene, standing.source), self.book(g)
        return book.holds(g, p, first, seen) and book.holds(g, p, second, seen)

    def numbers(self, g: G, p: P, name: str, scene: S) -> list[int]:
        """What everything that changes a number says."""
        said = [self.number(g, p, each.effect, scene, each.source) for each in self.applying(g, p, name, scene)]
        for effect in self.granted(g, p, scene):
            if effect.modifier is not None and effect.modifier.verb == name:
                said.append(self.number(g, p, effect, scene, None))
        return said

    def number(self, g: G, p: P, effect: Effect, scene: S, source: F | None) -> int:
        """That of a modifier, times its count."""
        assert effect.modifier is not None
        number = effect.modifier.number
        if effect.count is None:
            return number
        seen = scene if source is None else self.seen_from(scene, source)
        times = self.book(g).count(g, p, effect.count, seen)
        return number * (min(times, effect.numbers["max"]) if "max" in effect.numbers else times)

    def added(self, g: G, p: P, name: str, scene: S) -> int:
        """What is added to a number."""
        return sum(self.numbers(g, p, name, scene))

    def highest(self, g: G, p: P, name: str, otherwise: int, scene: S) -> int:
        """A number that is set: the highest that is said."""
        said = self.numbers(g, p, name, scene)
        return max(said) if said else otherwise

    def lowest(self, g: G, p: P, name: str, otherwise: int, scene: S) -> int:
        said = self.numbers(g, p, name, scene)
        return min(said) if said else otherwise

    def changed(self, g: G, p: P, name: str, word: str, scene: S) -> bool:
        """Whether any standing effect has that word."""
        effects = [standing.effect for standing in self.applying(g, p, name, scene)]
        for effect in effects + self.granted(g, p, scene):
            if effect.modifier is not None and effect.modifier.verb == name and effect.modifier.word == word:
                return True
        return False

    # ------------------------------------------------------------ reactions

    def happen(self, g: G, event: str, scene: S) -> Play:
        """Something happened: let everybody react, then the modules."""
        book, waiting = self.book(g), self.arsenal(g).powers.get(event)
        found: list[F] = []
        if waiting is not None:
            found = [source for source in waiting if self.reacts(g, source, event, scene)]
        if not found:
            return book.tell(g, event, scene)
        if book.listens(event):
            return self.react_and_tell(g, event, found, scene)
        return self.react(g, found, scene)

    def react_and_tell(self, g: G, event: str, found: list[F], scene: S) -> Play:
        yield from self.react(g, found, scene)
        yield from self.book(g).tell(g, event, scene)

    def reacts(self, g: G, source: F, name: str, scene: S) -> bool:
        """Whether a power waits for an event of that name, and for this one."""
        for event in source.power.events:
            if event.verb != name:
                continue
            if self.concerns(g, source, event, scene):
                return True
        return False

    def concerns(self, g: G, source: F, event: Phrase, scene: S) -> bool:
        """Whether it is an event that the power waits for: whose it is, and its filters."""
        if event.word != "any" and (event.word == "self") != (source.seat == self.actor(scene)):
            return False
        book = self.book(g)
        for name in event.words:
            if not book.filters[name](g, source, event, scene):
                return False
        for name in event.numbers:
            if name not in event.words and not book.filters[name](g, source, event, scene):
                return False
        of_event = book.event_filters.get(event.verb)
        return of_event is None or of_event(g, source, event, scene)

    def react(self, g: G, found: list[F], scene: S) -> Play:
        """Those whom an event concerns react, in the order of the game."""
        raise NotImplementedError

    def work_off(self, g: G, p: P, found: list[F], scene: S) -> Play:
        """One power after the other, in the order that a player wants."""
        while True:
            ready = self.named(g, found, scene)
            if not ready:
                return
            source = ready[0] if len(ready) == 1 else (yield from self.choose(g, p, found, scene))
            if source is None:
                return
            found.remove(source)
            yield from self.use(g, self.doer(g, source, scene), source, scene)

    def choose(self, g: G, p: P, found: list[F], scene: S) -> Generator[Ask | Together, int, F | None]:
        """Which comes first; None if none can."""
        choice = yield from self.ask(g, p, self.questions.which, lambda: self.options(g, found, scene))
        if action_of(choice) == self.questions.stop:
            return None
        for source in found:
            if source.power.index == choice & 0xFFFF:
                return source
        raise AssertionError("no such power")

    def options(self, g: G, found: list[F], scene: S) -> list[int]:
        return [self.questions.power << 16 | source.power.index for source in self.named(g, found, scene)]

    # ------------------------------------------------------------ using one

    def available(self, g: G, p: P, source: F, scene: S) -> bool:
        return self.why_not(g, p, source, scene) is None

    def why_not(self, g: G, p: P, source: F, scene: S) -> Reason | None:
        """Why a power cannot be used: its time, its condition, how often, and usually that it would do nothing."""
        power = source.power
        if self.exhausted(g, p, source):
            return self.used
        if not self.is_time(g, source):
            return self.idle
        must_help = self.must_help(g, source)
        if power.condition is None and not must_help:
            return None
        seen, book = self.seen_from(scene, source), self.book(g)
        if not book.holds(g, p, power.condition, seen):
            return self.idle
        return None if not must_help or book.can(g, p, power.effects, seen) else self.idle

    def works(self, g: G, p: P, source: F, scene: S) -> bool:
        """Whether it is the time of a power, and its condition is met."""
        if not self.is_time(g, source):
            return False
        condition = source.power.condition
        return condition is None or self.book(g).holds(g, p, condition, self.seen_from(scene, source))

    def exhausted(self, g: G, p: P, source: F) -> bool:
        """Whether a power was used as often as it may be."""
        power = source.power
        if not power.limit:
            return False
        noted = self.tally(g, p, source)
        return noted is None or noted.count(power.index) >= power.limit

    def ready(self, g: G, p: P, sources: list[F], scene: S) -> list[F]:
        """Those of a player's powers that may be used now."""
        return [source for source in sources if self.why_not(g, p, source, scene) is None]

    def use(self, g: G, p: P, source: F, scene: S) -> Play:
        """Use a power: a reaction just happens, unless it is optional for its owner."""
        return self.offer(g, p, source, scene) if self.is_optional(g, source) else self.carry_out(g, p, source, scene)

    def offer(self, g: G, p: P, source: F, scene: S) -> Play:
        stop = self.questions.stop
        choice = yield from self.ask(g, p, self.questions.use, lambda: [*self.options(g, [source], scene), stop << 16])
        if action_of(choice) != stop:
            yield from self.carry_out(g, p, source, scene)

    def carry_out(self, g: G, p: P, source: F, scene: S) -> Play:
        """Note that a power is used, and do what it does."""
        if source.power.limit:
            noted = self.tally(g, p, source)
            assert noted is not None
            noted.append(source.power.index)
        self.note(g, p, source)
        return self.resolve(g, p, source.power.effects, self.seen_from(scene, source))
