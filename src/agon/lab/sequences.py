"""Confidence sequences: intervals that you may look at after every game and use to decide when to stop.

An ordinary 95 % interval is right for one number of games, fixed beforehand. If you look again and again, and stop when
it looks good, you are wrong far more often than once in twenty. A confidence sequence contains the true value at every
moment at once with 95 %, so you may stop whenever you like.

**Bounded values**, such as shares of victory: the predictable plug-in empirical Bernstein sequence (Waudby-Smith and
Ramdas, Estimating means of bounded random variables by betting, JRSS B 2024, theorem 2). It holds for any number of
values and any distribution. Earlier bounds remain valid, so bounds only ever come closer.

**Other values**, such as scores and lengths: Robbins' normal mixture with the observed variance (Waudby-Smith,
Arbour, Sinha, Kennedy and Ramdas, Time-uniform central limit theory and asymptotic confidence sequences, Annals of
Statistics 2024). It holds from some number of values on; before `ENOUGH` of them it claims nothing.
"""

from math import inf, log, sqrt
from typing import Final, Protocol

from agon.lab.shares import Estimate

BOLDEST: Final = 0.5  # the most that is staked on one value
PLANNED: Final = (
    2000  # values for which stakes are best in the end: with them bounds are some 1.6 times as wide as those
)
# of an ordinary interval from a hundred values to some thousands, where stakes that fall for ever come to twice
ENOUGH: Final = 30  # values from which the second kind claims anything
TIGHTEST: Final = 500  # values at which it is as narrow as it can be made


class Sequence(Protocol):
    """A mean, and the bounds it is known to lie between."""

    count: int

    def add(self, value: float) -> None: ...

    def now(self) -> Estimate: ...


class BoundedSequence:
    """For values between two bounds."""

    def __init__(self, low: float, high: float, alpha: float) -> None:
        self.count = 0
        self._low, self._width = low, high - low
        self._risk = log(2 / alpha)
        self._total = 0.0  # of all values, on a scale from 0 to 1, as are those below
        self._spread = 0.25  # of squares around the mean, with one value of a half before the first
        self._staked = self._drawn = self._paid = 0.0
        self._between = (0.0, 1.0)

    def add(self, value: float) -> None:
        x = (value - self._low) / self._width
        variance = self._spread / (self.count + 1)
        before = (0.5 + self._total) / (self.count + 1)
        self.count += 1
        long = min(PLANNED, self.count * log(1 + self.count))
        stake = min(BOLDEST, sqrt(2 * self._risk / (variance * long)))
        self._staked += stake
        self._drawn += stake * x
        self._paid += (x - before) ** 2 * (-log(1 - stake) - stake)
        self._total += x
        after = (0.5 + self._total) / (self.count + 1)
        self._spread += (x - after) ** 2
        middle, reach = self._drawn / self._staked, (self._risk + self._paid) / self._staked
        low, high = self._between
        self._between = (max(low, middle - reach), min(high, middle + reach))

    def now(self) -> Estimate:
        """The mean so far. With bad luck, once in twenty, the bounds may have crossed: then they meet halfway."""
        low, high = self._between
        if low > high:
            low = high = (low + high) / 2
        value = self._total / self.count if self.count else (low + high) / 2
        return Estimate(*[self._low + self._width * each for each in (min(max(value, low), high), low, high)])


class MeanSequence:
    """For values without bounds. `unit` is how much they differ by themselves.

    The variance is computed as if one more value had differed by a unit: that nothing has differed yet does not prove
    that nothing ever will.
    """

    def __init__(self, unit: float, alpha: float) -> None:
        self.count = 0
        self.unit = unit
        self._alpha = alpha
        risk = -2 * log(alpha)
        self._tuned = (risk + log(1 + risk)) / TIGHTEST
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self._mean
        self._mean += step / self.count
        self._squares += step * (value - self._mean)

    def now(self) -> Estimate:
        if self.count < ENOUGH:
            return Estimate(self._mean, -inf, inf)
        variance = (self._squares + self.unit**2) / self.count
        inner = self.count * self._tuned + 1
        reach = sqrt(variance * inner / (self.count**2 * self._tuned) * log(inner / self._alpha**2))
        return Estimate(self._mean, self._mean - reach, self._mean + reach)
