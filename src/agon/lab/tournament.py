"""Tournaments: bots meet, and each gets a rating with an interval, and its share of α-rank (`alpharank.py`).

In a round robin every set of bots that fits at a table meets. On a ladder neighbours meet, round after round, and after
each round the bots are put in the order of their ratings: few games tell many bots apart.

**Ratings.** Each game counts as one meeting of each pair of bots at the table: the better rank wins, equal ranks
get half a win each. Ratings are the Bradley-Terry strengths that explain all meetings best, found by Hunter's
minorisation (Annals of Statistics 32, 2004), on the chess scale: 400 points more win ten games to one, the mean is
1500. Each pair is given one extra draw, so that even a bot that has never lost has a rating.

**Intervals.** The games of each meeting are resampled, as many as there were, and rated again (a percentile
bootstrap): the interval goes from the 2.5 to the 97.5 percentile of these ratings.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import log10
from random import Random
from typing import Final, NamedTuple

from agon.lab.alpharank import alpha_rank
from agon.lab.series import GameResult, Series
from agon.lab.shares import CONFIDENCE, Estimate
from agon.lab.stopping import share_of

MEAN: Final = 1500.0
SCALE: Final = 400.0
DRAWS: Final = 200  # of the bootstrap
ROUNDS: Final = 10_000
NEAR: Final = 1e-6  # relative change at which strengths have settled

Wins = dict[tuple[str, str], float]  # how often the first was ahead of the second


class Standing(NamedTuple):
    """How one bot did."""

    bot: str
    games: int
    share: float  # of the victory, over its games
    fair: float
    rating: Estimate
    rank: float  # of α-rank: the share of a population that ends up with it


Schedule = Callable[[Sequence[Sequence[GameResult]]], Series | None]
"""The meeting that follows those that were played; None at the end."""


def round_robin(bots: Sequence[str], players: int, series: Series) -> Schedule:
    tables = meetings(bots, players, series)
    return lambda played: tables[len(played)] if len(played) < len(tables) else None


def ladder(bots: Sequence[str], players: int, rounds: int, series: Series) -> Schedule:
    """Neighbours meet: in odd rounds from the top, in even ones from a place below, so that every bot can overtake
    every other.
    """

    def following(played: Sequence[Sequence[GameResult]]) -> Series | None:
        order, before = list(bots), 0
        for number in range(rounds):
            tables = neighbours(order, players, number % 2)
            if len(played) < before + len(tables):
                each = tables[len(played) - before]
                return series._replace(entrants=each, seed=f"{series.seed}/{len(played)}")
            before += len(tables)
            now = ratings(bots, [wins_of(game) for meeting in played[:before] for game in meeting])
            order.sort(key=lambda bot: -now[bot])
        return None

    return following


def neighbours(order: Sequence[str], players: int, skipped: int) -> list[tuple[str, ...]]:
    """Bots that stand side by side, as many as sit at a table; with just enough for one table nobody is skipped."""
    first = skipped if len(order) > players else 0
    return [tuple(order[place : place + players]) for place in range(first, len(order) - players + 1, players)]


def meetings(bots: Sequence[str], players: int, series: Series) -> list[Series]:
    """A series for each set of bots that can sit at one table."""
    return [
        series._replace(entrants=each, seed=f"{series.seed}/{number}")
        for number, each in enumerate(combinations(bots, players))
    ]


def standings(bots: Sequence[str], played: Sequence[Sequence[GameResult]], seed: str) -> list[Standing]:
    """Every bot, the best first; `played` has the games of each meeting."""
    games = [[(game, wins_of(game)) for game in meeting] for meeting in played if meeting]
    now = ratings(bots, [wins for meeting in games for _, wins in meeting])
    luck, again = Random(f"{seed}/bootstrap"), []
    for _ in range(DRAWS):
        drawn = [wins for meeting in games for _, wins in luck.choices(meeting, k=len(meeting))]
        again.append(ratings(bots, drawn))
    shares = alpha_rank(payoffs(bots, [wins for meeting in games for _, wins in meeting]))
    found = [
        standing(bot, played, Estimate(now[bot], *middle([one[bot] for one in again])), share)
        for bot, share in zip(bots, shares, strict=True)
    ]
    return sorted(found, key=lambda one: -one.rating.value)


def payoffs(bots: Sequence[str], tables: Sequence[Wins]) -> list[list[float]]:
    """The share of their meetings that each has won against each; one half if they never met."""
    won: Wins = dict.fromkeys([(first, second) for first in bots for second in bots], 0.0)
    for table in tables:
        for pair, wins in table.items():
            won[pair] += wins
    met = {(first, second): won[first, second] + won[second, first] for first, second in won}
    return [[won[a, b] / met[a, b] if a != b and met[a, b] else 0.5 for b in bots] for a in bots]


def standing(bot: str, played: Sequence[Sequence[GameResult]], rating: Estimate, rank: float) -> Standing:
    own = [game for meeting in played for game in meeting if bot in game.bots]
    count = max(1, len(own))
    return Standing(
        bot,
        len(own),
        sum(share_of(game, bot) for game in own) / count,
        sum(1 / len(game.bots) for game in own) / count,
        rating,
        rank,
    )


def middle(values: Sequence[float]) -> tuple[float, float]:
    """Between what most of them are."""
    ordered, cut = sorted(values), (1 - CONFIDENCE) / 2
    last = len(ordered) - 1
    return ordered[round(cut * last)], ordered[round((1 - cut) * last)]


def wins_of(game: GameResult) -> Wins:
    """Who was ahead of whom at one table."""
    found: Wins = {}
    for first, second in combinations(range(len(game.bots)), 2):
        ahead = game.ranks[second] - game.ranks[first]
        won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        found[game.bots[first], game.bots[second]] = won
        found[game.bots[second], game.bots[first]] = 1 - won
    return found


def ratings(bots: Sequence[str], tables: Sequence[Wins]) -> dict[str, float]:
    """Ratings that explain all these meetings best."""
    won: Wins = {(first, second): 0.5 for first in bots for second in bots if first != second}
    for table in tables:
        for pair, wins in table.items():
            won[pair] += wins
    total = {bot: sum(won[bot, other] for other in bots if other != bot) for bot in bots}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        before = strength
        strength = {
            bot: total[bot]
            / sum((won[bot, other] + won[other, bot]) / (before[bot] + before[other]) for other in bots if other != bot)
            for bot in bots
        }
        scale = len(bots) / sum(strength.values())
        strength = {bot: value * scale for bot, value in strength.items()}
        if all(abs(strength[bot] - before[bot]) <= NEAR * strength[bot] for bot in bots):
            break
    points = {bot: SCALE * log10(value) for bot, value in strength.items()}
    centre = sum(points.values()) / len(points)
    return {bot: MEAN + value - centre for bot, value in points.items()}
