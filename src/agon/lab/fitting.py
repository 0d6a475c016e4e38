"""How positions turned out, and how much a point decides. Needs numpy (the extra `lab`)."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np

from agon.lab.brain import Array, centred
from agon.lab.selfplay import Played

TRACE: Final = 0.9  # how much of what comes after counts, position by position, rather than what was thought then
PULL: Final = 0.003  # of a regression towards the weights of before, in variances of what is explained
SCORED: Final = 0.9  # of games that the highest score wins: then scores say more than victories
SWEEPS: Final = 3  # over the same games, each by what was thought after the one before
STEPS: Final = 400  # of the descent that finds how much a point decides
RATE: Final = 0.05

Judge = Callable[[Array], Array]
"""What each seat's position is worth beside the mean of all, for many positions at once."""


def by_weights(weights: Array) -> Judge:
    """Judges by the sum of the features, each by its weight."""
    return lambda positions: centred(positions @ weights)


def decides(games: Sequence[Played]) -> str:
    """Whether scores or victories are what games are about."""
    right = sum(float(game.shares[int(game.scores.argmax())]) > 0 for game in games)
    return "scores" if len(games[0].scores) > 1 and right >= SCORED * len(games) else "victories"


def ends_of(game: Played, about: str, clear: float) -> Array:
    """How each seat ended, in points relative to the mean.

    A victory is worth two clear leads, or one in addition to scores.
    """
    if len(game.shares) == 1:
        return clear * (2 * game.shares - 1)
    return centred(game.scores + clear * game.shares if about == "scores" else 2 * clear * game.shares)


def targets_of(games: Sequence[Played], judge: Judge, clear: float) -> Array:
    """How every position turned out: by the end of the game, and by what was thought on the way there."""
    about = decides(games)
    thoughts = np.split(
        judge(np.concatenate([game.positions for game in games])),
        np.cumsum([len(game.positions) for game in games])[:-1],
    )
    found: list[Array] = []
    for game, thought in zip(games, thoughts, strict=True):
        coming = ends_of(game, about, clear)
        targets = np.empty_like(thought)
        for place in range(len(thought) - 1, -1, -1):
            targets[place] = coming
            coming = TRACE * coming + (1 - TRACE) * thought[place]
        found.append(targets)
    return np.concatenate(found)


def sized(games: Sequence[Played], weights: Array, clear: float) -> Array:
    """The weights, all multiplied by the factor that explains most: by themselves they may be far too confident."""
    about = decides(games)
    thought = np.concatenate([centred(game.positions @ weights) for game in games])
    ends = np.concatenate([np.tile(ends_of(game, about, clear), (len(game.positions), 1)) for game in games])
    square = float((thought * thought).sum())
    found: Array = weights * np.float32(float((thought * ends).sum()) / square if square > 0 else 1.0)
    return found


def regressed(games: Sequence[Played], weights: Array, clear: float) -> Array:
    """The weights that explain most by themselves, pulled towards those of before where games say little."""
    positions = centred_seats(np.concatenate([game.positions for game in games])).astype(np.float64)
    rows = positions.reshape(-1, positions.shape[2])
    spread = rows.std(axis=0)
    seen = spread > 1e-6
    scale = np.where(seen, spread, 1.0)
    rows /= scale
    system = rows.T @ rows / len(rows) + PULL * np.eye(len(weights))
    found = weights
    for _ in range(SWEEPS):
        targets = targets_of(games, by_weights(found), clear).reshape(-1)
        wanted = rows.T @ targets / len(rows) + PULL * weights * scale
        found = np.where(seen, np.linalg.solve(system, wanted) / scale, weights).astype(np.float32)
    return found


def centred_seats(positions: Array) -> Array:
    """Each seat's features beside the mean of all: what is the same for everybody decides nothing."""
    return positions - positions.mean(axis=1, keepdims=True) if positions.shape[1] > 1 else positions


def explained(games: Sequence[Played], judge: Judge, clear: float) -> float:
    """The part of the variance of what games came to that is foreseen, over all positions."""
    about = decides(games)
    off = total = 0.0
    for game in games:
        end = ends_of(game, about, clear)
        off += float(((judge(game.positions) - end) ** 2).sum())
        total += float((end**2).sum()) * len(game.positions)
    return 1.0 - off / total


def chances(lead: Array, steep: Array) -> Array:
    """Each seat's chance, in every row; alone, the chance to win at all."""
    if lead.shape[1] == 1:
        alone: Array = 1 / (1 + np.exp(-np.clip(lead * steep, -30, 30)))
        return alone
    odds = np.exp(np.clip((lead - lead.max(axis=1, keepdims=True)) * steep, -30, 0))
    shared: Array = odds / odds.sum(axis=1, keepdims=True)
    return shared


class Sharpness(NamedTuple):
    """How much a point decides, by the mean features of all seats: the logarithm is linear in them."""

    weights: list[float]
    base: float


def sharpened(games: Sequence[Played], judge: Judge, clear: float) -> Sharpness:
    """By descent on how surprising the winners were; few features matter, so all are held back."""
    positions = np.concatenate([game.positions for game in games])
    lead, context = judge(positions), positions.mean(axis=1)
    share = np.concatenate([np.tile(game.shares, (len(game.positions), 1)) for game in games])
    scale = np.maximum(context.std(axis=0), 1e-9)
    middle = context.mean(axis=0)
    scaled = np.where(context.std(axis=0) > 1e-5, (context - middle) / scale, 0.0)
    slope = np.zeros(scaled.shape[1])
    base = -float(np.log(clear))
    for _ in range(STEPS):
        steep = np.exp(np.clip(base + scaled @ slope, -5.0, 2.0))[:, None]
        chance = chances(lead, steep)
        gain = ((share - chance) * lead * steep).sum(axis=1)  # of the logarithm of the likelihood, by the logarithm
        base += RATE * float(gain.mean())
        slope += RATE * (scaled * gain[:, None]).mean(axis=0) - RATE * 0.02 * slope
    true = slope / scale
    return Sharpness([float(value) for value in true], float(base - true @ middle))


class Tenth(NamedTuple):
    """Positions whose chance was called about the same, and how often they were won."""

    called: float
    won: float
    positions: int
    games: int


def reliability(games: Sequence[Played], judge: Judge, sharpness: Sharpness) -> list[Tenth]:
    """Whether positions called 70 % are won in 70 %, tenth by tenth; tenths without a position are left out."""
    rows: dict[int, list[tuple[float, float, int]]] = {}
    for number, game in enumerate(games):
        steep = np.exp(np.clip(sharpness.base + game.positions.mean(axis=1) @ np.array(sharpness.weights), -5.0, 2.0))
        for found in chances(judge(game.positions), steep[:, None]):
            for chance, share in zip(found, game.shares, strict=True):
                rows.setdefault(min(9, int(10 * chance)), []).append((float(chance), float(share), number))
    return [
        Tenth(
            sum(row[0] for row in found) / len(found),
            sum(row[1] for row in found) / len(found),
            len(found),
            len({row[2] for row in found}),
        )
        for _, found in sorted(rows.items())
    ]
