"""Two ways to play compared game by game on the same seeds: what differs, and by how much.

A pair is a game of the first series and the game of the second with the same number, so with the same seed and the same
bots in the same seats. Of two rulings or packs, whatever each game measures is compared. Of two bots, who sit at the
table together and change all their seats between the two games of a pair, their own shares and scores are.

Each measure has a confidence sequence (`sequences.py`) for the mean difference, so you may look after every pair.
All of them hold together with 95 %: the fixed measures share one half of the risk equally; of the other half, the j-th
trait that is met (a god, a hero) has a part that falls with the square of j, since nobody knows beforehand how many
there are, and these parts add up to no more than all of it.
"""

from collections.abc import Callable
from math import pi, sqrt
from statistics import fmean
from typing import Final, NamedTuple, Protocol

from agon.lab.sequences import BoundedSequence, MeanSequence
from agon.lab.series import GameResult
from agon.lab.shares import CONFIDENCE, Estimate
from agon.lab.stopping import Share, seat_share, share_of

RISK: Final = 1 - CONFIDENCE

MORE: Final = "more"  # the second has more
LESS: Final = "less"
SAME: Final = "same"  # no difference beyond the margin
OPEN: Final = "open"


class Pair(NamedTuple):
    """Two games with the same seed."""

    first: GameResult
    second: GameResult


class Difference(NamedTuple):
    """How one measure differs: the second beside the first."""

    measure: str  # `length`, or of a trait `god:god/gaia`
    pairs: int
    first: float
    second: float
    difference: Estimate
    effect: float  # the same in standard deviations of the differences: Cohen's d of paired values
    margin: float  # a difference that is too small to matter
    verdict: str


class Running:
    """Mean and spread of values that come one by one (Welford)."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self._squares += step * (value - self.mean)

    def spread(self) -> float:
        return sqrt(self._squares / self.count)


class Measured:
    """One measure, over pairs as they come."""

    def __init__(self, name: str, within: float, alpha: float, bounds: float | None) -> None:
        self.name = name
        self._within = within
        self._bound = None if bounds is None else BoundedSequence(-bounds, bounds, alpha)
        self._mean = MeanSequence(0.0, alpha)
        self._first, self._second, self._between = Running(), Running(), Running()

    @property
    def pairs(self) -> int:
        return self._between.count

    def add(self, first: float, second: float) -> None:
        self._first.add(first)
        self._second.add(second)
        self._between.add(second - first)
        (self._bound or self._mean).add(second - first)

    def now(self) -> Difference:
        if self._bound is None:
            self._mean.unit = self._first.spread()
        found = (self._bound or self._mean).now()
        margin = self._within * (1.0 if self._bound is not None else abs(self._first.mean))
        spread = self._between.spread()
        effect = self._between.mean / spread if spread else 0.0
        means = self._first.mean, self._second.mean
        return Difference(self.name, self.pairs, *means, found, effect, margin, verdict(found, margin))


def verdict(found: Estimate, margin: float) -> str:
    """What is known so far. A difference that exists but is too small to matter counts as none."""
    if -margin <= found.low and found.high <= margin:
        return SAME
    return MORE if found.low > 0 else LESS if found.high < 0 else OPEN


# ---------------------------------------------------------------- rulings and packs


def fixed_measures(players: int) -> dict[str, tuple[Share, float | None]]:
    """What every game can be measured by, and the bounds of a difference where there are any."""
    measures: dict[str, tuple[Share, float | None]] = {
        "length": (lambda game: float(game.asks), None),
        "score": (lambda game: fmean(game.scores), None),
        "best": (lambda game: float(max(game.scores)), None),
        "won": (lambda game: sum(game.shares()), 1.0),  # by anybody at all
    }
    for seat in range(players if players > 1 else 0):
        measures[f"seat:{seat + 1}"] = (seat_share(seat), 1.0)
    return measures


def trait_share(kind: str, word: str) -> Share:
    """How much more than their fair share the seats with a trait win; nothing if no seat has it."""

    def value(game: GameResult) -> float:
        held = [seat for seat, own in enumerate(game.traits) if own.get(kind) == word]
        return sum(game.shares()[seat] for seat in held) - len(held) / len(game.bots)

    return value


class Comparison(Protocol):
    """What is measured of pairs, given in their order."""

    def names(self) -> list[str]:
        """The measures that exist in any case."""

    def add(self, pair: Pair) -> None: ...

    def now(self) -> list[Difference]: ...


class Settings:
    """Two rulings, or two packs."""

    def __init__(self, players: int, within: float) -> None:
        fixed = fixed_measures(players)
        self._within = within
        self._players = players
        self._values: dict[str, Share] = {name: value for name, (value, _) in fixed.items()}
        self._measured = {
            name: Measured(name, within, RISK / 2 / len(fixed), bounds) for name, (_, bounds) in fixed.items()
        }
        self._traits = 0

    def names(self) -> list[str]:
        return list(self._measured)

    def add(self, pair: Pair) -> None:
        for name, measured in self._measured.items():
            value = self._values[name]
            measured.add(value(pair.first), value(pair.second))
        for game in pair if self._players > 1 else ():
            for kind, word in sorted((kind, word) for seat in game.traits for kind, word in seat.items()):
                self._meet(kind, word)

    def _meet(self, kind: str, word: str) -> None:
        """A trait that appears for the first time is measured from the next pair on."""
        name = f"{kind}:{word}"
        if name not in self._values:
            self._traits += 1
            alpha = RISK / 2 * 6 / (pi * self._traits) ** 2
            self._values[name] = trait_share(kind, word)
            self._measured[name] = Measured(name, self._within, alpha, 2.0)

    def now(self) -> list[Difference]:
        return [measured.now() for measured in self._measured.values() if measured.pairs]


class Bots:
    """Two bots at one table, or each alone."""

    def __init__(self, first: str, second: str, within: float) -> None:
        self._bots = (first, second)
        self._share = Measured("share", within, RISK / 2, 1.0)
        self._score = Measured("score", within, RISK / 2, None)

    def names(self) -> list[str]:
        return [self._share.name, self._score.name]

    def add(self, pair: Pair) -> None:
        first, second = self._bots
        self._share.add(over(pair, first, share_of), over(pair, second, share_of))
        self._score.add(over(pair, first, score_of), over(pair, second, score_of))

    def now(self) -> list[Difference]:
        return [measured.now() for measured in (self._share, self._score) if measured.pairs]


def over(pair: Pair, bot: str, value: Callable[[GameResult, str], float]) -> float:
    """The mean over the games of a pair in which a bot plays: both, unless it plays alone."""
    return fmean([value(game, bot) for game in pair if bot in game.bots])


def score_of(result: GameResult, bot: str) -> float:
    return fmean([score for score, own in zip(result.scores, result.bots, strict=True) if own == bot])


# ---------------------------------------------------------------- when it is enough


class Pairing:
    """Puts games together as they end, in whatever order, and looks at the pairs in the order of their numbers.

    So the same comparison always stops after the same pair, however many processes play it.
    """

    def __init__(self, comparison: Comparison, wanted: str) -> None:
        self.comparison = comparison
        self.pairs = 0
        self.found: list[Difference] = []
        self._wanted = wanted  # the measure that decides; empty: all of them
        self._waiting: dict[int, dict[int, GameResult]] = {}

    def hear(self, side: int, result: GameResult) -> bool:
        """Take in one more game, of the first or the second; returns whether that is enough."""
        self._waiting.setdefault(result.number, {})[side] = result
        while len(ready := self._waiting.get(self.pairs, {})) == 2:
            del self._waiting[self.pairs]
            self.pairs += 1
            self.comparison.add(Pair(ready[0], ready[1]))
            self.found = self.comparison.now()
            if self.decided():
                return True
        return False

    def decided(self) -> bool:
        judged = [one for one in self.found if self._wanted in ("", one.measure)]
        return bool(judged) and all(one.verdict != OPEN for one in judged)
