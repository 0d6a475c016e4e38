"""The network of `agon.bots.network`, many positions at a time, and how it learns. Needs numpy (the extra `lab`)."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

UNITS: Final = 32  # hidden ones
RATE: Final = 0.001  # of Adam
BATCH: Final = 256  # positions
FAR: Final = 2.0  # clear leads by which a forecast may be off before more of it counts no more than its size


class Brain(NamedTuple):
    """What is learnt: features are divided by their scale first."""

    scale: Array
    weights: Array  # of the features themselves
    own: Array  # feature by hidden unit
    others: Array
    bias: Array
    out: Array

    def scaled(self, scale: Array) -> "Brain":
        """The same thoughts of features that are divided by something else."""
        by = scale / self.scale
        return Brain(scale, self.weights * by, self.own * by[:, None], self.others * by[:, None], self.bias, self.out)


class Thought(NamedTuple):
    """The result for a batch of positions, and what is needed to learn from it."""

    scaled: Array  # position, seat, feature
    rivals: Array
    active: Array  # position, seat, hidden unit
    worth: Array  # position, seat


def blank(scale: Array, weights: Array, rng: np.random.Generator) -> Brain:
    """A brain that judges by the weights alone: its hidden units count for nothing yet."""
    size = (len(scale), UNITS)
    width = 1.0 / np.sqrt(len(scale) / 3)
    return Brain(
        scale,
        (weights * scale).astype(np.float32),
        rng.normal(0.0, width, size).astype(np.float32),
        rng.normal(0.0, width, size).astype(np.float32),
        rng.normal(0.0, 0.3, UNITS).astype(np.float32),
        np.zeros(UNITS, np.float32),
    )


def think(brain: Brain, positions: Array) -> Thought:
    """What each seat's position is worth, in points; only differences between seats mean anything."""
    scaled = positions / brain.scale
    seats = positions.shape[1]
    rivals = (scaled.sum(axis=1, keepdims=True) - scaled) / max(1, seats - 1)
    active = np.maximum(0.0, scaled @ brain.own + rivals @ brain.others + brain.bias)
    return Thought(scaled, rivals, active, scaled @ brain.weights + active @ brain.out)


def worth(brain: Brain, positions: Array) -> Array:
    """The same, relative to the mean of all seats; at a table for one, as it is."""
    return centred(think(brain, positions).worth)


def centred(values: Array) -> Array:
    return values - values.mean(axis=-1, keepdims=True) if values.shape[-1] > 1 else values


def slope(brain: Brain, positions: Array, targets: Array, far: float) -> Brain:
    """The gradient: which way every number of the brain should move, given how far its forecasts are off."""
    thought = think(brain, positions)
    off = np.clip(centred(thought.worth) - targets, -far, far)
    off = centred(off) / off.size
    hidden = (off[..., None] * brain.out) * (thought.active > 0)
    features, units = positions.shape[2], len(brain.bias)
    flat, back = thought.scaled.reshape(-1, features), hidden.reshape(-1, units)
    return Brain(
        np.zeros_like(brain.scale),
        flat.T @ off.ravel(),
        flat.T @ back,
        thought.rivals.reshape(-1, features).T @ back,
        back.sum(axis=0),
        thought.active.reshape(-1, units).T @ off.ravel(),
    )


def learn(brain: Brain, positions: Array, targets: Array, steps: int, clear: float, rng: np.random.Generator) -> Brain:
    """By Adam, batch after batch, slower and slower."""
    first = [np.zeros_like(part) for part in brain]
    second = [np.zeros_like(part) for part in brain]
    points = np.float32(clear)
    now = brain._replace(
        weights=brain.weights / points, out=brain.out / points
    )  # so that all numbers are about as great
    for step in range(1, steps + 1):
        rows = rng.integers(0, len(positions), BATCH)
        found = slope(now, positions[rows], targets[rows] / points, FAR)
        rate = RATE * (1 - step / (steps + 1))
        parts = []
        for number, (part, gradient) in enumerate(zip(now, found, strict=True)):
            first[number] = 0.9 * first[number] + 0.1 * gradient
            second[number] = 0.999 * second[number] + 0.001 * gradient * gradient
            mean, spread = first[number] / (1 - 0.9**step), second[number] / (1 - 0.999**step)
            parts.append((part - rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32))
        now = Brain(*parts)
    return now._replace(weights=now.weights * points, out=now.out * points)
