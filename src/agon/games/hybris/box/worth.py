"""What a Technology promises, in Victory Points: a rule of thumb, so that bots can tell one from another."""

from typing import Final

from agon.cards.worth import Appraiser
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.schema.vocabulary import LANGUAGE
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
    "enhanced_card": 0.7,
    "premonition": 0.9,
    "bonus_location": 1.0,
    "determination": 1.5,
    "spark": 2.65,
    "temple": 3.0,
    "hero": 3.5,
    "prophet": 4.5,
    "character": 4.5,
    "laurel": 1.0,
}
"""What one of each is worth."""

SELDOM: Final = 0.7  # what a power does in an Age that must wait for somebody

APPRAISER: Final = Appraiser(LANGUAGE.worth, [PIECES[resource] for resource in RESOURCES])


class Promise:
    """What a Technology gives: when it is deployed, in each Age after that, and at the end of the game."""

    def __init__(self, at_once: float, in_an_age: float, in_the_end: float) -> None:
        self.at_once: float = at_once
        self.in_an_age: float = in_an_age
        self.in_the_end: float = in_the_end


def promised(power: Power) -> Promise:
    """Sorted by when the power acts."""
    worth = APPRAISER.worth_of(power.effects)
    if power.when == "immediate":
        return Promise(worth, 0.0, 0.0)
    if power.when == "game_end":
        return Promise(0.0, 0.0, worth)
    return Promise(0.0, worth * (SELDOM if power.when == "reaction" else 1.0), 0.0)
