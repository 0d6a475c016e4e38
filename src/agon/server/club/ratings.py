"""How strong people are: ratings of several players at once, each with its uncertainty. Pure.

**Model.** Plackett and Luce, as OpenSkill has it (Weng and Lin, JMLR 12, 2011): everybody's strength is a normal
distribution, moved by how a match came out and narrowed by every match. People are shown it on the scale of chess:
about 400 points more win ten games to one, everybody begins with 1500.

**Two pools a game.** Against people: the places of the people among themselves. Against bots: one person and bots.
There the strength `player` is the anchor: it stays where it is, whatever comes, so that the scale means the same for
ever; the other strengths are rated like people.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from openskill.models import PlackettLuce

Pool = Literal["people", "bots"]

MODEL: Final = PlackettLuce()
POOLS: Final[tuple[Pool, ...]] = ("people", "bots")
MEAN: Final = 1500
SCALE: Final = 30.0  # points for one of OpenSkill: 400 are odds of ten to one between two whose strength is known
SURELY: Final = 3.0  # so many standard deviations below what is expected somebody hardly is
ANCHOR: Final = "bot/player"
ANCHORED: Final = 0.1  # its standard deviation


class Rating(NamedTuple):
    """A strength as it is believed to be: what is expected, and the standard deviation."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        return on_scale(self.mu)

    @property
    def least(self) -> int:
        """What somebody is at least, as good as surely: by this they stand in lists."""
        return on_scale(self.mu - SURELY * self.sigma)

    @property
    def spread(self) -> int:
        """In 95 of 100 cases the strength is not farther off than this."""
        return round(1.96 * self.sigma * SCALE)


FIRST: Final = Rating(MODEL.mu, MODEL.sigma)


def on_scale(mu: float) -> int:
    return round(MEAN + SCALE * (mu - MODEL.mu))


class Rated(NamedTuple):
    """A seat of a match: who played it (a person, or `bot/` and a strength), and the place that counts."""

    who: str
    place: int


def beginning(who: str) -> Rating:
    """The rating of somebody who has none yet."""
    return Rating(FIRST.mu, ANCHORED) if who == ANCHOR else FIRST


def bot_called(strength: str) -> str:
    """Who a bot is in a list of ratings."""
    return f"bot/{strength}"


def after(seats: Sequence[Rated], known: Mapping[str, Rating]) -> list[Rating]:
    """Everybody's rating after a match. Two bots of one strength are rated by the better one."""
    teams = [[MODEL.rating(*(known.get(seat.who) or beginning(seat.who)))] for seat in seats]
    rated = MODEL.rate(teams, ranks=[float(seat.place) for seat in seats])
    found = [Rating(team[0].mu, team[0].sigma) for team in rated]
    return [beginning(seat.who) if seat.who == ANCHOR else now for seat, now in zip(seats, found, strict=True)]
