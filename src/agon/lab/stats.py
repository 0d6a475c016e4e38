"""What a series shows: shares of victory, scores, lengths, each with an interval of 95 % confidence.

**Shares.** What a bot, a seat or a god won of the games it took part in, as in `shares.py`.

**Means.** The mean, and Student's interval around it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from agon.lab.series import GameResult
from agon.lab.shares import CONFIDENCE, Estimate, wilson
from agon.lab.student import student


class Line(NamedTuple):
    """How one bot, seat or god did."""

    name: str
    games: int  # that it took part in
    fair: float  # its share if nothing made a difference
    share: Estimate
    score: Estimate


class Summary(NamedTuple):
    """Everything that is reported about a series."""

    games: int
    bots: list[Line]  # the best first
    seats: list[Line]
    traits: dict[str, list[Line]]  # by what they are, such as `god`
    asks: Estimate
    choices: Estimate
    shortest: int  # in asks
    longest: int
    reasons: dict[str, int]  # how often each was the end, most frequent first


def mean(values: Sequence[float]) -> Estimate:
    """The mean, and Student's interval; for a single value, the interval says nothing."""
    middle = fmean(values)
    if len(values) < 2:
        return Estimate(middle, middle, middle)
    reach = student(len(values) - 1, CONFIDENCE) * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - reach, middle + reach)


def summary(results: Sequence[GameResult]) -> Summary:
    """What these games show; there is at least one."""
    asks = [result.asks for result in results]
    kinds = sorted({kind for result in results for seat in result.traits for kind in seat})
    return Summary(
        games=len(results),
        bots=sorted(lines(results, [result.bots for result in results]), key=lambda line: -line.share.value),
        seats=lines(results, [[str(seat + 1) for seat in range(len(result.bots))] for result in results]),
        traits={kind: lines(results, [[seat.get(kind, "") for seat in r.traits] for r in results]) for kind in kinds},
        asks=mean(asks),
        choices=mean([result.choices for result in results]),
        shortest=min(asks),
        longest=max(asks),
        reasons=dict(Counter(result.reason for result in results).most_common()),
    )


def lines(results: Sequence[GameResult], names: Iterable[Sequence[str]]) -> list[Line]:
    """A line for each name; `names` has, for each game, the name that each seat goes by."""
    tallies: dict[str, Tally] = {}
    for result, seats in zip(results, names, strict=True):
        shares = result.shares()
        for name in dict.fromkeys(seats):
            held = [seat for seat, other in enumerate(seats) if other == name]
            tally = tallies.setdefault(name, Tally())
            tally.games += 1
            tally.fair += len(held) / len(seats)
            tally.total += sum(shares[seat] for seat in held)
            tally.scores += [result.scores[seat] for seat in held]
    return [tallies[name].line(name) for name in sorted(tallies) if name]


class Tally:
    """The counts behind a line."""

    def __init__(self) -> None:
        self.games = 0
        self.fair = 0.0
        self.total = 0.0
        self.scores: list[int] = []

    def line(self, name: str) -> Line:
        return Line(name, self.games, self.fair / self.games, wilson(self.total, self.games), mean(self.scores))
