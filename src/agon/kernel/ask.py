"""Questions. Inside, lean: a kind, a seat and a list of ints. At the edge, described in full.

The options offered are the options accepted: rules build the list once, and nothing else says what
is legal. A game makes keys, messages and refusals from it on demand (`Game.option`, `Game.refusals`).
"""

from collections.abc import Callable, Generator
from typing import Final, NamedTuple, cast

from agon.kernel.words import Message


class Kind:
    """One kind of question of a game, made once."""

    def __init__(self, id: str, rules: tuple[str, ...]) -> None:
        self.id = id  # the message id of the question, and its name in records
        self.rules = rules  # the ledger ids it comes from
        self.secret = False  # whether it is asked even when there is one option only

    def kept_secret(self) -> "Kind":
        """This kind never answers itself: not to be asked would tell the others something."""
        self.secret = True
        return self


class Ask:
    """Somebody has to choose one of these. Holds no reference to the state."""

    __slots__ = ("kind", "options", "seat")

    def __init__(self, kind: Kind, seat: int, options: list[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.options = options


def action_of(option: int) -> int:
    """What kind of action an option is: in every game its bits above the sixteenth."""
    return option >> 16


class Together:
    """Several seats choose at once, in any order; nothing is known to the others before all are done.

    Each part is a seat and a procedure that asks only that seat, changes nothing before its first
    question, and then only what is that seat's own.
    """

    def __init__(self, parts: list[tuple[int, Callable[[], "Play"]]]) -> None:
        self.parts = parts


Play = Generator[Ask | Together, int, None]


DONE: Final = cast(Play, iter(()))
"""What a rule returns that has done all there was to do, and asks nothing: `yield from DONE` costs next to nothing.

A rule may be a generator; or a function that returns the procedure of another rule, or this.
"""


class Option(NamedTuple):
    """One option, described: what a record stores, a person reads and a client highlights."""

    key: str
    message: Message
    things: tuple[str, ...]
    rules: tuple[str, ...]


class Refusal(NamedTuple):
    """Something a person might expect to be able to do here, and why it cannot be done."""

    key: str
    message: Message
    reason: Message
    rules: tuple[str, ...]


class Question(NamedTuple):
    """An `Ask`, described for the seat that has to answer it."""

    seat: int
    id: str
    message: Message
    rules: tuple[str, ...]
    options: tuple[Option, ...]
