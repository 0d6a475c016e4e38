"""What a blessing or an artifact is worth beside the others: a rule of thumb, so that bots can tell them apart."""

from typing import Final

from agon.cards.worth import Appraiser
from agon.games.hellas.box.phrases import Power
from agon.games.hellas.schema.vocabulary import LANGUAGE
from agon.games.hellas.schema.words import RESOURCES

PIECES: Final = {"priest": 0.6, "combat_card": 0.35, "hoplite": 0.4, "glory": 1.6, "artifact": 0.8, "injury": 0.6}
"""What one of each is worth in points, as it is gained or saved."""

USED: Final = {
    "gained": 1.0,
    "use": 1.5,
    "special": 1.0,
    "instead": 1.5,
    "any_time": 1.5,
    "reaction": 1.5,
    "once_per_turn": 2.0,
    "passive": 2.0,
}
"""How often a power does something, by when it works."""

LEAST: Final = 0.5  # of the mean: there is some use for everything
MOST: Final = 1.75

APPRAISER: Final = Appraiser(LANGUAGE.worth, [PIECES[resource] for resource in RESOURCES])


def promised(powers: list[Power]) -> float:
    """What powers give in a game, in points."""
    return sum([APPRAISER.worth_of(power.effects) * USED[power.when] for power in powers])


def compared(promises: list[float]) -> list[float]:
    """Each beside the mean of all, so that how many one has still says most."""
    mean = sum(promises) / len(promises) if promises else 0.0
    return [min(MOST, max(LEAST, promise / mean)) if mean > 0.0 else 1.0 for promise in promises]
