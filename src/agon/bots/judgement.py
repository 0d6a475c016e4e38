"""How good a world is for each seat: by the outcome once it is over, else by what the game declares."""

from math import exp
from typing import Final

from agon.kernel.chance import Chance
from agon.kernel.game import Evaluation, Game, Outcome
from agon.kernel.play import Playout, Worlds

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


def leads(game: Game, world: Playout, seats: int, evaluation: Evaluation) -> list[float]:
    """What each seat's position is worth more than that of its best rival; alone, what it is worth."""
    worth = points(game, world, seats, evaluation)
    if seats == 1:
        return worth
    best = max(worth)
    second = sorted(worth)[-2]
    return [value - (second if value == best else best) for value in worth]


def standing(worlds: Worlds, evaluation: Evaluation, chance: Chance) -> list[float]:
    """How things stand at the question. The chance is not used up."""
    return leads(worlds.game, worlds.sample(chance.copy()), worlds.seats, evaluation)


def chances(game: Game, world: Playout, seats: int, evaluation: Evaluation, before: list[float]) -> list[float]:
    """Each seat's prospect, from 0 to 1: a half if nothing changed since the question; 1 for who has won.

    Far ahead or far behind, one thing would be as good as another if the leads themselves were judged.
    """
    if world.ask is None:
        outcome = game.outcome(world.state)
        if outcome is not None:
            return shares(outcome, seats)
    now = leads(game, world, seats, evaluation)
    found = [squash((lead - old) / evaluation.clear_lead) for lead, old in zip(now, before, strict=True)]
    if evaluation.peril < 0:
        return found
    saved = 1.0 - game.features(world.state, 0)[evaluation.peril]  # the same for all
    return [chance * saved for chance in found]


def squash(lead: float) -> float:
    """A lead that was won, in clear leads, as a chance."""
    return 1.0 / (1.0 + exp(-STEEPNESS * lead))


def shares(outcome: Outcome, seats: int) -> list[float]:
    """A win is 1, shared among those who share it; the others have nothing."""
    result = [0.0] * seats
    for seat in outcome.winners:
        result[seat] = 1.0 / len(outcome.winners)
    return result
