"""What a power promises, in Victory Points: a rule of thumb, so that bots can tell one Technology from another.

Nothing here decides what happens; it only says how much to hope for. A power gives at once, in each Age, or at the end.
"""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.schema.words import RESOURCES

PIECES: Final = {
    "vp": 1.0,
    "grandeur": 1.0,
    "aegis": 0.5,
    "follower": 0.6,
    "prayer": 0.5,
    "generated_prayer": 0.2,
    "kindness": 0.3,
    "conflict_card": 0.7,
    "coliseum_card": 0.9,
    "premonition": 0.9,
    "bonus_location": 1.0,
    "determination": 1.5,
    "spark": 2.65,
    "temple": 3.0,
    "hero": 3.5,
    "prophet": 4.5,
    "character": 4.5,
}
"""What one of each is worth."""

DOINGS: Final = {
    "act": 1.5,
    "service": 1.2,
    "move_tile": 0.8,
    "pick_pillar": 0.8,
    "modify": 0.7,
    "strength": 0.3,
    "look": 0.1,
    "discard": -0.5,
    "rival": 0.4,
    "others": 0.4,
}
"""What a verb is worth of which not more is known."""

OFTEN: Final = 2.0  # what a count comes to; no maximum is less
SELDOM: Final = 0.7  # what a power does in an Age that must wait for somebody


class Promise:
    """What a Technology gives: when it is deployed, in each Age after that, and at the end of the game."""

    def __init__(self, at_once: float, in_an_age: float, in_the_end: float) -> None:
        self.at_once: float = at_once
        self.in_an_age: float = in_an_age
        self.in_the_end: float = in_the_end


def promised(power: Power) -> Promise:
    """Sorted by when the power acts."""
    worth = worth_of(power.effects)
    if power.when == "immediate":
        return Promise(worth, 0.0, 0.0)
    if power.when == "game_end":
        return Promise(0.0, 0.0, worth)
    return Promise(0.0, worth * (SELDOM if power.when == "reaction" else 1.0), 0.0)


def worth_of(effects: list[Effect]) -> float:
    """All of a list, one after the other."""
    return sum([worth(effect) for effect in effects])


def worth(effect: Effect) -> float:
    """One effect: what it gives, less what it asks for; nobody pays for less than the price."""
    if effect.verb == "gain":
        return value(effect)
    if effect.verb == "lose":
        return -value(effect)
    if effect.verb == "pay":
        return max(0.0, worth_of(effect.then) - value(effect))
    if effect.verb == "for_each":
        return worth_of(effect.then) * OFTEN
    if effect.verb == "if":
        return (worth_of(effect.then) + worth_of(effect.other)) / 2
    if effect.verb == "choose":
        return max([worth_of(branch) for branch in effect.branches])
    if effect.verb == "may":
        return max(0.0, worth_of(effect.then))
    return DOINGS.get(effect.verb, 0.0)


def value(effect: Effect) -> float:
    """What the amounts of an effect are worth."""
    return sum([PIECES.get(RESOURCES[resource], 0.0) * number for resource, number in effect.amounts])
