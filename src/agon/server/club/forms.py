"""What is said over HTTP about results, ratings, contests and the archive. Explained in docs/people.md."""

from msgspec import Struct

from agon.server.club.contest import Kind, Stage
from agon.server.club.ratings import Pool
from agon.server.club.results import Against
from agon.server.forms import NewPace
from agon.server.messages import PaceInfo

# ---------------------------------------------------------------- results


class PlayerInfo(Struct, frozen=True):
    """Who played a seat. A name is told to those who sat there too, and of those who agreed to everybody."""

    name: str
    handle: str  # of a public profile; else empty
    bot: str  # a strength: of a bot's seat, or who played on for a person
    you: bool
    place: int
    score: int
    won: bool


class ResultInfo(Struct, frozen=True):
    """What came of a match. `path` leads to its table, if you may know it and it is there still."""

    path: str
    game: str
    modules: list[str]
    against: Against
    rated: bool
    ended: int
    choices: int
    players: list[PlayerInfo]


class ShareInfo(Struct, frozen=True):
    """How often somebody won: of what, how many, what chance alone would give; an interval where there are enough."""

    of: str
    games: int
    won: int
    fair: float
    low: float | None
    high: float | None


class RatingInfo(Struct, frozen=True):
    """How strong somebody is: expected, at least, and within what it lies in 95 of 100 cases."""

    points: int
    least: int
    spread: int


class CurveInfo(Struct, frozen=True):
    """A rating, and how it went from match to match."""

    against: Pool
    now: RatingInfo
    games: int
    points: list[int]


class GameStatisticsInfo(Struct, frozen=True):
    """How somebody did at a game. `traits` are Olympians, heroes, gods; `longest` is in milliseconds."""

    game: str
    against: list[ShareInfo]
    seats: list[ShareInfo]
    modules: list[ShareInfo]
    traits: dict[str, list[ShareInfo]]
    longest: int
    most_choices: int
    best: int | None
    streak: int
    curves: list[CurveInfo]


class History(Struct, frozen=True):
    """`GET /api/me/history?before=`: your results, the latest first, and what they add up to.

    `handle` is the address of your profile, empty while you want none. `more`: there are older ones.
    """

    handle: str
    results: list[ResultInfo]
    more: bool
    games: list[GameStatisticsInfo]


class Profile(Struct, frozen=True):
    """`GET /api/people/{handle}`: somebody who wants to be seen; of their matches the public ones."""

    name: str
    results: list[ResultInfo]
    games: list[GameStatisticsInfo]


class NewProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/profile`: whether you want to be seen, with your name, in lists and in the archive."""

    open: bool


class LeaderInfo(Struct, frozen=True):
    """Somebody in a list of ratings: a person with a profile, or a strength of bots."""

    name: str
    handle: str
    bot: str
    rating: RatingInfo
    games: int


class Leaders(Struct, frozen=True):
    """`GET /api/leaders?game=&against=`: who wants to be seen and has played enough, by what they are at least."""

    game: str
    against: Pool
    enough: int
    leaders: list[LeaderInfo]


# ---------------------------------------------------------------- the archive


class ArchivedInfo(Struct, frozen=True):
    """A public match that is over. Its record is at `/api/archive/{tag}`."""

    tag: str
    game: str
    modules: list[str]
    seats: int
    against: Against
    rated: bool
    level: int  # how strong all who played were at least; 0: not known
    ended: int
    choices: int
    players: list[PlayerInfo]


class MonthInfo(Struct, frozen=True):
    """All public matches of a month in one file."""

    month: str
    bytes: int


class Archive(Struct, frozen=True):
    """`GET /api/archive`: public matches, the latest first, by `game`, `module`, `seats`, `level`, `since`, `until`.

    `next` is what to give as `before` to read on; empty at the end.
    """

    matches: list[ArchivedInfo]
    next: str
    months: list[MonthInfo]


# ---------------------------------------------------------------- contests


class NewContest(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/contests`: a tournament of your own."""

    name: str
    game: str
    kind: Kind
    pace: NewPace
    modules: list[str] = []
    options: dict[str, str] = {}
    seats: int = 2  # at a table
    rounds: int = 3  # of a league
    bot: str = ""  # a strength that fills the last table; empty: tables may be smaller, or somebody waits a round
    rated: bool = False
    listed: bool = False  # anybody may find it; else by its link alone
    most: int = 32  # people
    begins: int = 0  # milliseconds since 1970; 0: when you say so


class JoinContest(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/contests/{contest}/join`: take part, under this name."""

    name: str
    language: str = ""


class ContestCard(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    path: str
    name: str
    game: str
    kind: Kind
    stage: Stage
    round: int
    people: int
    most: int
    begins: int
    yours: bool  # you take part, or made it


class Contests(Struct, frozen=True):
    """`GET /api/contests`: those that anybody may find, and yours; the latest first."""

    contests: list[ContestCard]


class EntrantInfo(Struct, frozen=True):
    """Somebody in the standings. Among those equal in points, what follows decides, in this order."""

    number: int
    name: str
    you: bool
    gone: bool
    out: bool  # of a knock-out: beaten
    place: int
    points: float
    wins: int
    rivals: float  # the points of all whom they met
    lot: int
    met: int  # matches that count


class SitterInfo(Struct, frozen=True):
    """Somebody at a table of a round, by their number (-1: a bot); the points once it is over."""

    number: int
    points: float | None


class BoardInfo(Struct, frozen=True):
    """A table of a round. `path` is empty for whoever had nobody to play with."""

    path: str
    over: bool
    sitters: list[SitterInfo]


class ContestInfo(Struct, frozen=True):
    """`GET /api/contests/{contest}`."""

    card: ContestCard
    modules: list[str]
    options: dict[str, str]
    seats: int
    rounds: int
    bot: str
    rated: bool
    listed: bool
    pace: PaceInfo
    owner: bool  # you made it
    joined: bool  # you take part
    standings: list[EntrantInfo]
    boards: list[list[BoardInfo]]  # round by round
