"""What a table is made of: plain data."""

from typing import Final, NamedTuple

from agon.kernel.ask import Question
from agon.kernel.game import Setup
from agon.kernel.match import Choice
from agon.server.house import House
from agon.server.messages import Stage
from agon.server.pace import UNLIMITED, Clocks, Pace
from agon.server.standing import Orders

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
LESSON: Final = "lesson"  # the origin of a table for one; its parent is the lesson


class SeatState(NamedTuple):
    """One seat: who plays it now, and whether a person holds it."""

    sitter: str
    name: str
    bot: str
    language: str
    held: bool


class Founding(NamedTuple):
    """What a table was made from; never changes."""

    id: str
    setup: Setup
    seats: tuple[SeatState, ...]
    origin: str  # "new", "fork", "file" or "lesson"
    parent: str  # the table, or the lesson
    open_seed: bool
    created: int
    listed: bool = False  # anybody may find it in the lobby
    pace: Pace = UNLIMITED
    rated: bool = False  # its result changes ratings (docs/people.md)
    hints: bool = False  # people who play each other may ask what a bot would do
    friends: bool = False  # friends of those who sit here find it in the lobby


class Pending(NamedTuple):
    """A seat that is asked: since which version of the table, and since when."""

    version: int
    at: int


class Request(NamedTuple):
    """A seat that wants to take back a choice, and who has not agreed yet."""

    seat: int
    choice: int
    waiting: tuple[int, ...]


class Joining(NamedTuple):
    """A device that came to a seat by a link, and when."""

    browser: str
    system: str
    at: int


class Change(NamedTuple):
    """What some acts did: from which version on, how much of the log is still the same, how much chat there was.

    `keep` is the number of choices up to which the log stands; -1 when nothing of it does.
    """

    since: int
    keep: int
    chat: int


class Answered(NamedTuple):
    """An answer: to which question, with which keys."""

    version: int
    keys: tuple[str, ...]


class Snapshot(NamedTuple):
    """Enough to go back to: for an act that turned out not to be the next one."""

    version: int
    stage: Stage
    seats: list[SeatState]
    choices: list[Choice]
    times: list[int]
    chat: int
    pending: dict[int, Pending]
    request: Request | None
    answered: dict[int, Answered]
    joined: dict[int, Joining]
    rematch: str
    clocks: Clocks
    seen: int
    orders: Orders
    house: House


class Described(NamedTuple):
    """A question in full, since which version it is asked, and its options by their keys."""

    version: int
    question: Question
    options: dict[str, int]
