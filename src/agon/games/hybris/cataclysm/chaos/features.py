"""What bots fear of Chaos: that the Cities fall one after the other until everybody has lost."""

from math import exp
from typing import Final

from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.table import outskirts
from agon.games.hybris.features import PERIL, ages_left
from agon.games.hybris.player import Player
from agon.games.hybris.rules.links import open_cities
from agon.games.hybris.state import Feature, Hybris

AN_AGE: Final = 0.55  # Cities that fall in an Age where nobody defends them
ON_THE_LAST_SPACE: Final = 0.7
A_MOMENTUM: Final = 0.06
AN_ENERGY: Final = 0.12  # less, for each that somebody could intercept with


def coming(g: Hybris) -> float:
    """How many Cities are likely to fall in what is left of the game."""
    table = chaos(g)
    ages = ages_left(g) * g.book.manifest.ages
    near = (table.space - 1) / (int(kit_of(g.box).rules["spaces"]) - 1)
    energy = sum([min(2, hangar.energy) for hangar in outskirts(g).hangars])
    found = AN_AGE * ages + ON_THE_LAST_SPACE * near + A_MOMENTUM * len(table.momentum) - AN_ENERGY * energy
    return max(0.02, found)


def peril(g: Hybris, p: Player) -> float:
    """How likely everybody is to lose: as many more falls as there are Cities, where falls come at random."""
    rate = coming(g)
    term = safe = exp(-rate)
    for falls in range(1, len(open_cities(g))):
        term *= rate / falls
        safe += term
    return 1.0 - safe


FEATURES: Final = [Feature(PERIL, 0.0, peril)]
