"""When a series has shown enough: once the share of every bot is known precisely, whatever it is.

If one bot has all seats, the share of every seat.

Games are looked at in the order of their numbers, however they were played, so that the same series always stops after
the same game; those that other workers had finished by then do not count. Bots change seats from game to game, so it
looks once after each set of games in which everybody has had every seat once.
"""

from collections.abc import Callable, Sequence

from agon.lab.sequences import BoundedSequence
from agon.lab.series import Enough, GameResult, Series
from agon.lab.shares import CONFIDENCE, Estimate

Share = Callable[[GameResult], float]


class Watch:
    """Looks at games as they end, in whatever order, until every share is known to within some distance."""

    def __init__(self, series: Series, within: float | None) -> None:
        self.within = within
        self.stopped: int | None = None  # after how many games, once it is enough
        self._block = len(series.entrants)
        self._waiting: dict[int, GameResult] = {}
        self._next = 0
        self._looked: list[GameResult] = []
        bots = dict.fromkeys(series.entrants)
        seats = range(len(series.entrants))
        values: list[Share] = (
            [bot_share(bot) for bot in bots] if len(bots) > 1 else [seat_share(seat) for seat in seats]
        )
        self._shares = [(value, BoundedSequence(0, 1, (1 - CONFIDENCE) / len(values))) for value in values]

    def hear(self, result: GameResult) -> None:
        """Take in one more game; raises `Enough` if that decides it."""
        self._waiting[result.number] = result
        while self.stopped is None and self._next in self._waiting:
            self._looked.append(self._waiting.pop(self._next))
            self._next += 1
            if len(self._looked) == self._block:
                self._look(self._looked)
                self._looked = []
        if self.stopped is not None:
            raise Enough

    def counts(self, result: GameResult) -> bool:
        """Whether a game is one of those that were looked at."""
        return self.stopped is None or result.number < self.stopped

    def _look(self, games: Sequence[GameResult]) -> None:
        for share, sequence in self._shares:
            sequence.add(sum(share(game) for game in games) / len(games))
        if self.within is not None and all(reach(sequence.now()) <= self.within for _, sequence in self._shares):
            self.stopped = self._next


def bot_share(bot: str) -> Share:
    return lambda game: share_of(game, bot)


def seat_share(seat: int) -> Share:
    return lambda game: game.shares()[seat]


def share_of(result: GameResult, bot: str) -> float:
    """The part of the victory that a bot had, on whatever seats."""
    return sum(share for share, own in zip(result.shares(), result.bots, strict=True) if own == bot)


def reach(estimate: Estimate) -> float:
    """How far off the value may be."""
    return max(estimate.high - estimate.value, estimate.value - estimate.low)
