"""The verbs that the cards of every game use: what is paid, left, chosen, depends on something or is repeated.

A game says how its players are asked, what they can pay, and which numbers its questions have.
"""

from collections.abc import Callable, Generator
from typing import Generic, NamedTuple, TypeVar

from agon.cards.book import CardBook
from agon.cards.phrases import Effect
from agon.cards.sources import Power, Source
from agon.kernel.ask import DONE, Ask, Kind, Play, Together, action_of

G = TypeVar("G")
P = TypeVar("P")
S = TypeVar("S")
F = TypeVar("F", bound=Source[Power])

Answer = Generator[Ask | Together, int, int]


class Questions(NamedTuple):
    """What is asked, and the numbers of the answers."""

    will_pay: Kind
    may: Kind
    choose: Kind
    yes: int
    stop: int
    branch: Callable[[Effect, int], int]  # the option of a branch, by its place
    place: Callable[[int], int]  # the place of a branch, by its option


class CommonVerbs(Generic[G, P, S, F]):
    """`pay`, `may`, `choose`, `if` and `for_each` for one game's book."""

    def __init__(
        self,
        book: CardBook[G, P, S, F],
        questions: Questions,
        ask: Callable[[G, P, Kind, Callable[[], list[int]]], Answer],
        can_pay: Callable[[G, P, Effect], bool],
        spend: Callable[[G, P, Effect], Play],
    ) -> None:
        self.book = book
        self.questions = questions
        self.ask = ask
        self.can_pay = can_pay
        self.spend = spend

    def write(self) -> None:
        """Every verb under its name in the vocabulary."""
        self.book.add_costly_verb("pay", self.pay, self.can_pay_for)
        self.book.add_useful_verb("may", self.may, self.would_may)
        self.book.add_useful_verb("choose", self.choose, self.would_choose)
        self.book.add_useful_verb("if", self.if_so, self.would_if)
        self.book.add_useful_verb("for_each", self.for_each, self.would_for_each)
        self.book.wanted["pay"] = self.pay_as_chosen
        self.book.wanted["may"] = self.take_then

    # ------------------------------------------------------------ pay

    def pay(self, g: G, p: P, effect: Effect, scene: S) -> Play:
        """`{ pay = { aegis = 1 }, then = [...] }`: if the player wants to and can, as often as it says."""
        for _ in range(effect.numbers.get("times", 1)):
            if not self.can_pay_for(g, p, effect, scene):
                return
            choice = yield from self.ask(g, p, self.questions.will_pay, lambda: self.will_pay(g, p, effect, scene))
            if action_of(choice) == self.questions.stop:
                return
            yield from self.pay_and_take(g, p, effect, scene)

    def will_pay(self, g: G, p: P, effect: Effect, scene: S) -> list[int]:
        return self.yes_or_no(effect) if self.can_pay_for(g, p, effect, scene) else self.no()

    def can_pay_for(self, g: G, p: P, effect: Effect, scene: S) -> bool:
        """Whether the price can be paid in full, and gains something."""
        return self.can_pay(g, p, effect) and self.book.worthwhile(g, p, effect.then, scene)

    def pay_and_take(self, g: G, p: P, effect: Effect, scene: S) -> Play:
        yield from self.spend(g, p, effect)
        yield from self.book.resolve(g, p, effect.then, scene)

    def pay_as_chosen(self, g: G, p: P, effect: Effect, scene: S) -> Play:
        """Somebody who chooses a list that begins with a price pays it; only how often is still asked."""
        return self.pay(g, p, effect, scene) if "times" in effect.numbers else self.pay_and_take(g, p, effect, scene)

    # ------------------------------------------------------------ may, choose

    def may(self, g: G, p: P, effect: Effect, scene: S) -> Play:
        """The list or nothing; not asked if, as everybody can see, it could give nothing."""
        if effect.gains_then and not self.book.worthwhile(g, p, effect.then, scene):
            return DONE
        return self.ask_may(g, p, effect, scene) if self.would_may(g, p, effect, scene) else DONE

    def ask_may(self, g: G, p: P, effect: Effect, scene: S) -> Play:
        choice = yield from self.ask(g, p, self.questions.may, lambda: self.may_options(g, p, effect, scene))
        if action_of(choice) == self.questions.yes:
            yield from self.book.take(g, p, effect.then, scene)

    def may_options(self, g: G, p: P, effect: Effect, scene: S) -> list[int]:
        return self.yes_or_no(effect) if self.would_may(g, p, effect, scene) else self.no()

    def would_may(self, g: G, p: P, effect: Effect, scene: S) -> bool:
        return self.book.can(g, p, effect.then, scene)

    def take_then(self, g: G, p: P, effect: Effect, scene: S) -> Play:
        """What `may` holds, once the player has said yes."""
        return self.book.take(g, p, effect.then, scene)

    def choose(self, g: G, p: P, effect: Effect, scene: S) -> Play:
        """Exactly one of the lists on offer; if none is, the last one as far as possible, provided it is a loss."""
        if not self.would_choose(g, p, effect, scene):
            if effect.branches[-1][0].verb == "lose":
                yield from self.book.resolve(g, p, effect.branches[-1], scene)
            return
        choice = yield from self.ask(g, p, self.questions.choose, lambda: self.branches(g, p, effect, scene))
        if action_of(choice) != self.questions.stop:
            yield from self.book.take(g, p, effect.branches[self.questions.place(choice)], scene)

    def branches(self, g: G, p: P, effect: Effect, scene: S) -> list[int]:
        offered = [place for place, branch in enumerate(effect.branches) if self.book.can(g, p, branch, scene)]
        return [self.questions.branch(effect, place) for place in offered]

    def would_choose(self, g: G, p: P, effect: Effect, scene: S) -> bool:
        return any(self.book.can(g, p, branch, scene) for branch in effect.branches)

    def yes_or_no(self, effect: Effect) -> list[int]:
        return [self.questions.yes << 16 | effect.index, *self.no()]

    def no(self) -> list[int]:
        return [self.questions.stop << 16]

    # ------------------------------------------------------------ if, for each

    def if_so(self, g: G, p: P, effect: Effect, scene: S) -> Play:
        return self.book.resolve(g, p, self.branch_of(g, p, effect, scene), scene)

    def would_if(self, g: G, p: P, effect: Effect, scene: S) -> bool:
        return any(self.book.would(g, p, step, scene) for step in self.branch_of(g, p, effect, scene))

    def branch_of(self, g: G, p: P, effect: Effect, scene: S) -> list[Effect]:
        return effect.then if self.book.holds(g, p, effect.condition, scene) else effect.other

    def for_each(self, g: G, p: P, effect: Effect, scene: S) -> Play:
        """As often as the count says at the beginning; amounts are multiplied and applied as one effect."""
        times = self.times(g, p, effect, scene)
        if times <= 0:
            return DONE
        if times == 1:
            return self.book.resolve(g, p, effect.then, scene)
        if effect.amounts_then:
            return self.book.resolve(g, p, [multiplied(step, times) for step in effect.then], scene)
        return self.book.resolve(g, p, effect.then * times, scene)

    def would_for_each(self, g: G, p: P, effect: Effect, scene: S) -> bool:
        """Not where there is nothing to count."""
        if self.times(g, p, effect, scene) <= 0:
            return False
        return any(self.book.would(g, p, step, scene) for step in effect.then)

    def times(self, g: G, p: P, effect: Effect, scene: S) -> int:
        assert effect.count is not None
        times = self.book.count(g, p, effect.count, scene)
        return min(times, effect.numbers["max"]) if "max" in effect.numbers else times


def multiplied(effect: Effect, times: int) -> Effect:
    """The same effect, this many times as much."""
    twin = Effect(effect.verb)
    twin.index = effect.index
    twin.list = effect.list
    twin.number = effect.number * times
    twin.amounts = [(resource, amount * times) for resource, amount in effect.amounts]
    twin.numbers = effect.numbers
    twin.words = effect.words
    twin.plain = effect.plain
    return twin
