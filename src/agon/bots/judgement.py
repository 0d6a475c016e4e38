"""How good a world is for each seat: by the outcome once it is over, else by what the game declares."""

from math import exp
from typing import Final

from agon.kernel.game import Evaluation, Game, Outcome
from agon.kernel.play import Playout

STEEPNESS: Final = 1.1  # 1 / (1 + exp(-1.1)) is three in four


def points(game: Game, world: Playout, seats: int, evaluation: Evaluation) -> list[float]:
    """What each seat's position is worth, in the game's own points."""
    worth: list[float] = []
    for seat in range(seats):
        total = 0.0
        for value, weight in zip(game.features(world.state, seat), evaluation.weights, strict=True):
            total += value * weight
        worth.append(total)
    return worth


def chances(game: Game, world: Playout, seats: int, evaluation: Evaluation) -> list[float]:
    """Each seat's prospect of winning, from 0 to 1; 1 for the winner of a finished game."""
    if world.ask is None:
        outcome = game.outcome(world.state)
        if outcome is not None:
            return shares(outcome, seats)
    worth = points(game, world, seats, evaluation)
    if seats == 1:
        return [squash(worth[0] / evaluation.clear_lead)]
    best = max(worth)
    second = sorted(worth)[-2]
    found = [squash((value - (second if value == best else best)) / evaluation.clear_lead) for value in worth]
    if evaluation.peril < 0:
        return found
    saved = 1.0 - game.features(world.state, 0)[evaluation.peril]
    return [chance * saved for chance in found]


def squash(lead: float) -> float:
    """A lead, in clear leads, as a chance to win."""
    return 1.0 / (1.0 + exp(-STEEPNESS * lead))


def shares(outcome: Outcome, seats: int) -> list[float]:
    """A win is 1, shared among those who share it; the others have nothing."""
    result = [0.0] * seats
    for seat in outcome.winners:
        result[seat] = 1.0 / len(outcome.winners)
    return result
