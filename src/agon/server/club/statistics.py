"""What somebody's results add up to. Pure: rows in, numbers out."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

from agon.lab.shares import wilson
from agon.server.club.ratings import POOLS, Pool, Rating

ENOUGH: Final = 5  # matches from which on an interval says anything
POINTS: Final = 60  # of a line; of a longer one every second is left out, and so on
TURN: Final = "turn"  # the place in turn order sets seats apart, but is nobody's choice


class Own(NamedTuple):
    """A result as one who played it has it."""

    table: str
    game: str
    modules: tuple[str, ...]
    seats: int
    against: str
    rated: bool
    started: int
    ended: int
    choices: int
    seat: int
    place: int
    score: int
    won: bool
    seconds: int
    traits: dict[str, str]
    rating: Rating | None  # after it; None where it changed none


class Share(NamedTuple):
    """How often somebody won: of what, how many they played, what chance alone would give, and an interval."""

    of: str
    games: int
    won: int
    fair: float
    low: float | None  # None: not enough to say
    high: float | None


class Curve(NamedTuple):
    """A rating and how it came about."""

    against: Pool
    now: Rating
    games: int
    points: list[int]


class GameStatistics(NamedTuple):
    """How somebody did at one game."""

    game: str
    against: list[Share]
    seats: list[Share]
    modules: list[Share]
    traits: dict[str, list[Share]]  # by what they are: Olympians, heroes, gods
    longest: int  # milliseconds from the first choice to the last
    most_choices: int
    best: int | None  # score; None where nothing was scored
    streak: int  # matches won in a row
    curves: list[Curve]


def statistics(results: Iterable[Own]) -> list[GameStatistics]:
    """Game by game, the one played most first; what one played around one screen with oneself is left out."""
    games: dict[str, list[Own]] = {}
    for one in sorted(results, key=lambda one: (one.ended, one.table)):
        if one.against in (*POOLS, "alone"):
            games.setdefault(one.game, []).append(one)
    return [of_game(game, played) for game, played in sorted(games.items(), key=lambda item: (-len(item[1]), item[0]))]


def of_game(game: str, played: Sequence[Own]) -> GameStatistics:
    kinds = sorted({kind for one in played for kind in one.traits if kind != TURN})
    best = max(one.score for one in played)
    return GameStatistics(
        game=game,
        against=shares(played, lambda one: [one.against]),
        seats=shares(played, lambda one: [str(one.seats)]),
        modules=shares(played, lambda one: one.modules or [""]),
        traits={kind: shares(played, partial(known, kind)) for kind in kinds},
        longest=max(one.ended - one.started for one in played),
        most_choices=max(one.choices for one in played),
        best=best if any(one.score for one in played) else None,
        streak=longest_streak([one.won for one in played]),
        curves=[curve for pool in POOLS if (curve := curve_of(pool, played)) is not None],
    )


def known(kind: str, one: Own) -> list[str]:
    return [one.traits[kind]] if kind in one.traits else []


def shares(played: Sequence[Own], keys: Callable[[Own], Iterable[str]]) -> list[Share]:
    """How often somebody won of each kind, what was played most first."""
    kinds: dict[str, list[Own]] = {}
    for one in played:
        for key in keys(one):
            kinds.setdefault(key, []).append(one)
    return [share(key, own) for key, own in sorted(kinds.items(), key=lambda item: (-len(item[1]), item[0]))]


def share(of: str, played: Sequence[Own]) -> Share:
    won = len([one for one in played if one.won])
    fair = sum(1 / one.seats for one in played) / len(played)
    if len(played) < ENOUGH:
        return Share(of, len(played), won, fair, None, None)
    found = wilson(won, len(played))
    return Share(of, len(played), won, fair, found.low, found.high)


def longest_streak(won: Sequence[bool]) -> int:
    best = running = 0
    for one in won:
        running = running + 1 if one else 0
        best = max(best, running)
    return best


def curve_of(pool: Pool, played: Sequence[Own]) -> Curve | None:
    """How a rating went, from match to match."""
    ratings = [one.rating for one in played if one.against == pool and one.rating is not None]
    if not ratings:
        return None
    step = -(-len(ratings) // POINTS)
    points = [rating.points for rating in reversed(ratings[::-1][::step])]
    return Curve(pool, ratings[-1], len(ratings), points)
