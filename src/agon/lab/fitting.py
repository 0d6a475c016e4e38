"""Weights that explain how games ended, and how much a point decides. Needs numpy (the extra `lab`)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from agon.lab.selfplay import Played

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

PULLS: Final = (0.3, 1.0, 3.0)  # towards the weights of before, in variances of what is explained
PARTS: Final = 4  # that games are put into, to find the best of these: each is foreseen by what the others teach
TRACE: Final = 0.9  # how much of what comes after counts, position by position, rather than what was thought then
SWEEPS: Final = 6  # over the same games, each by what was thought after the one before
SCORED: Final = 0.9  # of games that the highest score wins: then scores say more than victories
STEPS: Final = 400  # of the descent that finds how much a point decides
RATE: Final = 0.05


class Rows(NamedTuple):
    """Positions of all seats, each seat beside the mean of all: what is the same for everybody decides nothing."""

    features: "Array"  # one row a seat and position
    targets: "Array"


def decides(games: Sequence[Played]) -> str:
    """Whether scores or victories are what games are about."""
    best = [max(range(len(game.scores)), key=game.scores.__getitem__) for game in games]
    right = sum(game.shares[seat] > 0 for game, seat in zip(games, best, strict=True))
    return "scores" if len(games[0].scores) > 1 and right >= SCORED * len(games) else "victories"


def ends_of(game: Played, about: str, clear: float) -> "Array":
    """What each seat came to, in points, beside the mean. A victory is worth two clear leads."""
    if len(game.shares) == 1:
        return np.array([clear * (2 * game.shares[0] - 1)])
    found = np.array(game.scores) if about == "scores" else np.array(game.shares) * 2 * clear
    return centred(found)


def centred(values: "Array") -> "Array":
    """Each seat beside the mean of all; alone, as it is."""
    return values - values.mean(axis=-1, keepdims=True) if values.shape[-1] > 1 else values


def rows_of(games: Sequence[Played], weights: "Array", clear: float, trace: float) -> Rows:
    """Every position with what it came to: by the end, and by what was thought on the way there."""
    about = decides(games)
    features: list[Array] = []
    targets: list[Array] = []
    for game in games:
        positions = np.array(game.positions)  # position, seat, feature
        if positions.shape[1] > 1:
            positions = positions - positions.mean(axis=1, keepdims=True)
        thought = positions @ weights
        coming = ends_of(game, about, clear)
        for place in range(len(positions) - 1, -1, -1):
            features.append(positions[place])
            targets.append(coming)
            coming = trace * coming + (1 - trace) * thought[place]
    return Rows(np.concatenate(features), np.concatenate(targets))


def fitted(games: Sequence[Played], weights: Sequence[float], clear: float) -> list[float]:
    """Linear regression, pulled towards the weights of before: what games say nothing about stays as it was."""
    return pulled(games, weights, clear, best_pull(games, weights, clear))


def best_pull(games: Sequence[Played], weights: Sequence[float], clear: float) -> float:
    """What foresees games best that it was not fitted to: few games, or noisy ones, ask for a strong pull."""
    if len(games) < PARTS:
        return PULLS[-1]
    found = dict.fromkeys(PULLS, 0.0)
    for part in range(PARTS):
        others = [game for number, game in enumerate(games) if number % PARTS != part]
        for pull in PULLS:
            found[pull] += explained(games[part::PARTS], pulled(others, weights, clear, pull), clear)
    return max(PULLS, key=found.__getitem__)


def pulled(games: Sequence[Played], weights: Sequence[float], clear: float, pull: float) -> list[float]:
    """The same with a pull of that strength."""
    before = np.array(weights)
    before = before * fitting_size(rows_of(games, before, clear, 1.0), before)
    found = before
    for _ in range(SWEEPS):
        rows = rows_of(games, found, clear, TRACE)
        sizes = rows.features.std(axis=0)
        seen = sizes > 1e-9
        scale = np.where(seen, sizes, 1.0)
        scaled = rows.features / scale
        size = len(scaled)
        system = scaled.T @ scaled / size + pull * np.eye(len(before))
        wanted = scaled.T @ rows.targets / size + pull * before * scale
        found = np.where(seen, np.linalg.solve(system, wanted) / scale, before)
    return [float(value) for value in found]


def as_great(games: Sequence[Played], weights: Sequence[float], model: Sequence[float]) -> list[float]:
    """The same weights, all so much greater or smaller that leads are as great as by a model: search counts in them."""
    found, wanted = np.array(weights), np.array(model)
    leads = np.concatenate([centred(np.array(game.positions) @ found) for game in games]).std()
    others = np.concatenate([centred(np.array(game.positions) @ wanted) for game in games]).std()
    return [float(value) for value in found * (others / leads if leads > 1e-9 else 1.0)]


def fitting_size(rows: Rows, weights: "Array") -> float:
    """How many times as great all weights should be: as good as they are, they may be far too sure of themselves."""
    thought = rows.features @ weights
    square = float(thought @ thought)
    return min(3.0, max(0.2, float(thought @ rows.targets) / square)) if square > 1e-9 else 1.0


def explained(games: Sequence[Played], weights: Sequence[float], clear: float) -> float:
    """The part of the variance of what games came to that the weights foresee, over all positions."""
    about = decides(games)
    off = total = 0.0
    for game in games:
        positions = np.array(game.positions)
        thought = centred(positions @ np.array(weights))
        end = ends_of(game, about, clear)
        off += float(((thought - end) ** 2).sum())
        total += float((end**2).sum()) * len(positions)
    return 1.0 - off / total


def chances(lead: "Array", steep: "Array") -> "Array":
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


def sharpened(games: Sequence[Played], weights: Sequence[float], clear: float) -> Sharpness:
    """By descent on how surprising the winners were; few features matter, so all are held back."""
    leads: list[Array] = []
    contexts: list[Array] = []
    won: list[Array] = []
    for game in games:
        positions = np.array(game.positions)
        leads.append(centred(positions @ np.array(weights)))
        contexts.append(positions.mean(axis=1))
        won.append(np.tile(np.array(game.shares), (len(positions), 1)))
    lead, context, share = np.concatenate(leads), np.concatenate(contexts), np.concatenate(won)
    scale = np.maximum(context.std(axis=0), 1e-9)
    middle = context.mean(axis=0)
    scaled = np.where(context.std(axis=0) > 1e-9, (context - middle) / scale, 0.0)
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


def reliability(games: Sequence[Played], weights: Sequence[float], sharpness: Sharpness) -> list[Tenth]:
    """Whether what is called 70 % is won in 70 %, tenth by tenth; tenths without a position are left out."""
    rows: dict[int, list[tuple[float, float, int]]] = {}
    for number, game in enumerate(games):
        positions = np.array(game.positions)
        lead = centred(positions @ np.array(weights))
        steep = np.exp(np.clip(sharpness.base + positions.mean(axis=1) @ np.array(sharpness.weights), -5.0, 2.0))
        for found in chances(lead, steep[:, None]):
            for chance, share in zip(found, game.shares, strict=True):
                rows.setdefault(min(9, int(10 * chance)), []).append((float(chance), share, number))
    return [
        Tenth(
            sum(row[0] for row in found) / len(found),
            sum(row[1] for row in found) / len(found),
            len(found),
            len({row[2] for row in found}),
        )
        for _, found in sorted(rows.items())
    ]
