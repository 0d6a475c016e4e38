"""α-rank: where a population of players ends up if they now and then try another bot and keep what wins.

Ratings give each bot one number, so they cannot express that three bots beat each other in a circle; the share of time
that such a population spends with each of them can
(Omidshafiei and others, Scientific Reports 9, 2019). One population of fifty,
a sharp choice (α = 100), fitness against the bot that is met: the usual of OpenSpiel, which a test compares it with.
"""

from collections.abc import Sequence
from math import exp, expm1
from typing import Final

POPULATION: Final = 50
ALPHA: Final = 100.0

Matrix = list[list[float]]


def alpha_rank(payoffs: Sequence[Sequence[float]]) -> list[float]:
    """The share of time spent with each strategy; `payoffs[a][b]` is what `a` gets against `b`."""
    count = len(payoffs)
    if count == 1:
        return [1.0]
    change = [[0.0] * count for _ in range(count)]
    for own in range(count):
        for other in range(count):
            if own != other:
                gain = payoffs[other][own] - payoffs[own][other]
                change[own][other] = fixation(ALPHA * gain) / (count - 1)
        change[own][own] = 1 - sum(change[own])
    return stationary(change)


def fixation(gain: float) -> float:
    """How likely all others are to follow a player who tries something else that fares better by this much."""
    if abs(gain) < 1e-14:
        return 1 / POPULATION
    if gain > 0:
        return expm1(-gain) / expm1(-POPULATION * gain)
    return exp((POPULATION - 1) * gain) * expm1(gain) / expm1(POPULATION * gain)


def stationary(change: Matrix) -> list[float]:
    """The distribution that a chain keeps: Gauss and Jordan, with the largest pivot."""
    count = len(change)
    rows = [[change[i][j] - (i == j) for i in range(count)] + [0.0] for j in range(count - 1)]
    rows.append([1.0] * (count + 1))  # all shares together
    for column in range(count):
        best = max(range(column, count), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for row in range(count):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [value - factor * pivot for value, pivot in zip(rows[row], rows[column], strict=True)]
    return [max(0.0, row[-1]) for row in rows]
