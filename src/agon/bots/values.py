"""How good a world is for each seat, by what was learnt: its worth in points, leads, and chances to win."""

from math import exp, log
from typing import Final

from agon.bots.judgement import shares
from agon.bots.lessons import Lesson
from agon.kernel.game import Game
from agon.kernel.play import Playout

FARTHEST: Final = 30.0  # logarithms of chances beyond which nothing changes any more


class Values:
    """Judges worlds of one way to play."""

    def __init__(self, game: Game, seats: int, lesson: Lesson) -> None:
        self.game = game
        self.seats = seats
        self.lesson = lesson
        evaluation = game.evaluation()
        self.horizon = evaluation.horizon
        self.peril = evaluation.peril

    def position(self, world: Playout) -> list[list[float]]:
        """The features of every seat."""
        return [self.game.features(world.state, seat) for seat in range(self.seats)]

    def points(self, position: list[list[float]]) -> list[float]:
        """What each seat's position is worth."""
        weights = self.lesson.weights
        network = self.lesson.network
        worth = [0.0] * self.seats if network is None else network.points(position)
        for seat, features in enumerate(position):
            total = worth[seat]
            for number, value in enumerate(features):
                if value != 0.0:
                    total += value * weights[number]
            worth[seat] = total
        return worth

    def weights(self, position: list[list[float]], seat: int) -> list[float]:
        """What one more of each feature would be worth to a seat here."""
        network = self.lesson.network
        if network is None:
            return list(self.lesson.weights)
        steep = network.gradient(position, seat)
        return [weight + more for weight, more in zip(self.lesson.weights, steep, strict=True)]

    def leads(self, world: Playout) -> list[float]:
        """What each seat's position is worth more than those of its rivals; alone, what it is worth."""
        return leads_of(self.points(self.position(world)), self.lesson.spread)

    def judged(self, world: Playout, before: list[float]) -> list[float]:
        """Each seat's prospect, from 0 to 1: a half if nothing changed since the question; 1 for who has won.

        Far ahead or far behind, one thing would be as good as another if chances themselves were compared.
        """
        if world.ask is None:
            outcome = self.game.outcome(world.state)
            if outcome is not None:
                return shares(outcome, self.seats)
        spread = self.lesson.spread
        position = self.position(world)
        now = leads_of(self.points(position), spread)
        found = [squashed((now[seat] - before[seat]) / spread) for seat in range(self.seats)]
        if self.peril < 0:
            return found
        saved = 1.0 - position[0][self.peril]  # the same for all
        return [chance * saved for chance in found]

    def chances(self, world: Playout) -> list[float]:
        """Each seat's chance to win, as often as positions like this one were won. Alone, the chance to win at all."""
        if world.ask is None:
            outcome = self.game.outcome(world.state)
            if outcome is not None:
                return shares(outcome, self.seats)
        position = self.position(world)
        worth = self.points(position)
        steep = self.steepness(position)
        if self.seats == 1:
            return [squashed(worth[0] * steep)]
        best = max(worth)
        odds = [exp(max(-FARTHEST, (value - best) * steep)) for value in worth]
        total = sum(odds)
        saved = 1.0 if self.peril < 0 else 1.0 - position[0][self.peril]
        return [saved * odd / total for odd in odds]

    def steepness(self, position: list[list[float]]) -> float:
        """How much one point decides at this moment: more and more, the less time is left."""
        lesson = self.lesson
        total = lesson.base
        for features in position if lesson.sharpness else []:
            for number, value in enumerate(features):
                total += value * lesson.sharpness[number] / self.seats
        return exp(max(-5.0, min(2.0, total)))


def leads_of(worth: list[float], spread: float) -> list[float]:
    """By how much each is ahead of the others, who all count, each the more the better it stands.

    Two who are as good are a greater danger than one.
    """
    if len(worth) == 1:
        return worth
    if len(worth) == 2:
        return [worth[0] - worth[1], worth[1] - worth[0]]
    best = max(worth)
    odds = [exp(max(-FARTHEST, (value - best) / spread)) for value in worth]
    total = sum(odds)
    return [value - best - spread * log(max(total - own, 1e-13)) for value, own in zip(worth, odds, strict=True)]


def squashed(lead: float) -> float:
    """A logarithm of odds as a chance."""
    return 1.0 / (1.0 + exp(-max(-FARTHEST, min(FARTHEST, lead))))
