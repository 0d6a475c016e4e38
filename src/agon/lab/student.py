"""Student's distribution, exact, so that a series needs no statistics library. `scipy.stats.t` gives the same

numbers, as a test checks; but then everybody who plays a series would have to install it for this one function, and

the engine should stay small.
"""

from functools import cache
from math import exp, lgamma, log
from typing import Final

NEAR: Final = 1e-13  # the relative error that is looked for
LONGEST: Final = 500  # terms of the fraction; some thirty are enough
TINY: Final = 1e-300


@cache
def student(freedom: int, confidence: float) -> float:
    """How many standard errors to each side hold the true mean with this confidence."""
    low, high = 0.0, 1.0
    while beyond(high, freedom) > 1 - confidence:
        low, high = high, 2 * high
    while high - low > NEAR * high:
        middle = (low + high) / 2
        if not low < middle < high:
            break
        if beyond(middle, freedom) > 1 - confidence:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def beyond(reach: float, freedom: int) -> float:
    """The chance to be farther than `reach` from the middle, on either side."""
    square = reach * reach
    return beta(freedom / (freedom + square), square / (freedom + square), freedom / 2, 0.5)


def beta(x: float, rest: float, a: float, b: float) -> float:
    """The regularised incomplete beta function at `x`; `rest` is 1 - x, which is exact where x is nearly 1."""
    if x <= 0.0 or rest <= 0.0:
        return 0.0 if x <= 0.0 else 1.0
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(rest))
    if x < (a + 1) / (a + b + 2):
        return front * fraction(x, a, b) / a
    return 1 - front * fraction(rest, b, a) / b


def fraction(x: float, a: float, b: float) -> float:
    """Its continued fraction (Abramowitz and Stegun 26.5.8), by the method of Lentz."""
    c, d = 1.0, 1 / apart(1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, LONGEST):
        for part in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / apart(1 + part * d)
            c = apart(1 + part / c)
            found *= c * d
        if abs(c * d - 1) < NEAR / 10:
            break
    return found


def apart(value: float) -> float:
    """The same, but never zero."""
    return value if abs(value) > TINY else TINY
