"""A share of victories, with Wilson's 95 % interval for the true one.

A game gives a share from 0 to 1: all of the victory, nothing, or an equal part of one that is shared. The interval
treats each game as either won or lost entirely. That is never too narrow: among all shares with the same mean, entire
wins and losses spread the most.
"""

from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(NamedTuple):
    """A number, with the bounds of its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(total: float, games: int) -> Estimate:
    """The share that `total` victories, or parts of them, are of `games`; Wilson's interval."""
    share = total / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * sqrt(share * (1 - share) / games + spread / games / 4)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))
