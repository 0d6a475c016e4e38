"""Intervals that you may look at after every game: they hold at every moment at once, and they get narrower."""

import random
from collections.abc import Callable
from math import inf

import pytest

from agon.lab.sequences import ENOUGH, BoundedSequence, MeanSequence, Sequence

ALPHA = 0.1
RUNS = 100


def ever_wrong(make: Callable[[], Sequence], draw: Callable[[random.Random], float], true: float, values: int) -> float:
    """In how many of many runs the true mean is outside at any moment."""
    wrong = 0
    for seed in range(RUNS):
        chance, sequence = random.Random(seed), make()
        for _ in range(values):
            sequence.add(draw(chance))
            now = sequence.now()
            if not now.low <= true <= now.high:
                wrong += 1
                break
    return wrong / RUNS


@pytest.mark.parametrize("share", [0.02, 0.5, 0.9])
def test_bounded_values_are_held_at_every_moment(share: float) -> None:
    found = ever_wrong(lambda: BoundedSequence(0, 1, ALPHA), lambda chance: float(chance.random() < share), share, 300)
    assert found <= ALPHA


def test_values_without_bounds_are_held_at_every_moment() -> None:
    found = ever_wrong(lambda: MeanSequence(1, ALPHA), lambda chance: 5 + chance.expovariate(1), 6, 300)
    assert found <= ALPHA


def test_an_ordinary_interval_would_not_hold() -> None:
    """What all this is for: the same, with the interval for a number of games that was fixed beforehand."""
    from agon.lab.shares import wilson

    wrong = 0
    for seed in range(RUNS):
        chance, wins = random.Random(seed), 0
        for games in range(1, 301):
            wins += chance.random() < 0.5
            now = wilson(wins, games)
            if games >= ENOUGH and not now.low <= 0.5 <= now.high:
                wrong += 1
                break
    assert wrong / RUNS > 2 * 0.05


def test_bounds_come_closer_and_never_apart() -> None:
    chance, sequence = random.Random(1), BoundedSequence(-1, 1, 0.05)
    widths = []
    for _ in range(4000):
        sequence.add(chance.choice([-1, 0, 1]))
        now = sequence.now()
        assert now.low <= now.value <= now.high
        widths.append(now.high - now.low)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.12


def test_what_never_differs_is_not_known_at_once() -> None:
    bounded, mean = BoundedSequence(-1, 1, 0.05), MeanSequence(10, 0.05)
    for _ in range(ENOUGH):
        bounded.add(0)
        mean.add(0)
    assert bounded.now().high > 0.1
    assert mean.now().high > 1
    assert MeanSequence(10, 0.05).now().high == inf
