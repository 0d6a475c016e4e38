"""What an effect is worth, in points: a rule of thumb, so that bots can tell one card from another.

Nothing here decides what happens; it only says how much to expect. Every verb is declared with its worth: a number
where not more is known of it, or one of the functions below.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from agon.cards.phrases import Effect

OFTEN: Final = 2.0  # what a count comes to; no maximum is less


class Appraiser:
    """Knows what each verb is worth, and one of each resource."""

    def __init__(self, verb: "Callable[[str], Worth]", pieces: list[float]) -> None:
        self.verb: Callable[[str], Worth] = verb
        self.pieces: list[float] = pieces

    def worth_of(self, effects: list[Effect]) -> float:
        """All of a list, one after the other."""
        return sum([self.worth(effect) for effect in effects])

    def worth(self, effect: Effect) -> float:
        """One effect: what it gives, less what it asks for."""
        worth = self.verb(effect.verb)
        return worth if isinstance(worth, float) else worth(self, effect)

    def value(self, effect: Effect) -> float:
        """What the amounts of an effect are worth."""
        return sum([self.pieces[resource] * number for resource, number in effect.amounts])


Worth: TypeAlias = float | Callable[[Appraiser, Effect], float]


def each(worth: float) -> Worth:
    """So much for each of the number that follows the verb."""

    def of(appraiser: Appraiser, effect: Effect) -> float:
        return worth * effect.number

    return of


def gained(appraiser: Appraiser, effect: Effect) -> float:
    return appraiser.value(effect)


def lost(appraiser: Appraiser, effect: Effect) -> float:
    return -appraiser.value(effect)


def bought(appraiser: Appraiser, effect: Effect) -> float:
    """Worth what is bought less the price, but at least nothing: nobody pays more than it is worth."""
    return max(0.0, appraiser.worth_of(effect.then) - appraiser.value(effect))


def offered(appraiser: Appraiser, effect: Effect) -> float:
    """Worth at least nothing: it may be declined."""
    return max(0.0, appraiser.worth_of(effect.then))


def chosen(appraiser: Appraiser, effect: Effect) -> float:
    return max([appraiser.worth_of(branch) for branch in effect.branches])


def repeated(appraiser: Appraiser, effect: Effect) -> float:
    return appraiser.worth_of(effect.then) * OFTEN


def one_of_two(appraiser: Appraiser, effect: Effect) -> float:
    """Now the one list, now the other."""
    return (appraiser.worth_of(effect.then) + appraiser.worth_of(effect.other)) / 2
