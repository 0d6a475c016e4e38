"""Questions. For the rules, just a kind, a seat and a list of ints; for people, described in full.

The options offered are the options accepted: rules build the list once, and nothing else says what
is legal. A game makes keys, messages and refusals from it on demand (`Game.option`, `Game.refusals`).
"""

from collections.abc import Callable, Generator
from typing import Final, NamedTuple, cast

from agon.kernel.for_compiler import mypyc_attr
from agon.kernel.words import Message

NO_ANSWER: Final = -1


class Kind:
    """One kind of question of a game, made once."""

    def __init__(self, id: str, rules: tuple[str, ...]) -> None:
        self.id = id  # the message id of the question, and its name in records
        self.rules = rules  # the ledger ids it comes from
        self.secret = False  # whether the others learn something when it is not asked
        self.no = NO_ANSWER  # the option that says no, where all that is asked is whether to react
        self.turn = False  # whether somebody's turn begins with it

    def kept_secret(self) -> "Kind":
        """This kind never answers itself at a table with others: not being asked would tell them something."""
        self.secret = True
        return self

    def declined_by(self, option: int) -> "Kind":
        """This kind asks whether to react to what somebody else does, and this option says no: a standing order
        can give it."""
        self.no = option
        return self

    def opens_turn(self) -> "Kind":
        """With this kind somebody's turn begins."""
        self.turn = True
        return self


NO_STOP: Final = -1


@mypyc_attr(acyclic=True)
class Picks:
    """One of several picks that one seat makes from one list; together they can be one answer.

    Nothing is drawn, and nobody else decides, between them: somebody who knows what they want can say it all at once.
    The rules still take pick after pick, and so do bots and records (`Match.choose_keys`).
    """

    __slots__ = ("least", "made", "most", "of", "often", "stop")

    def __init__(self, made: int, least: int, most: int, of: list[int], stop: int, often: int = 1) -> None:
        self.made = made  # how many were picked before this one
        self.least = least  # how many are picked in any case, this one included
        self.most = most
        self.of = of  # the options that can be picked together, each as often as it can be
        self.stop = stop  # the option that ends it before `most` are picked; NO_STOP where there is none
        self.often = often  # no limit known beforehand: only the picks themselves show how often


def exactly(count: int, of: list[int], made: int) -> Picks | None:
    """Exactly this many of these are picked, counting those before; None if it is only one from the beginning."""
    return Picks(made, count, count, of, NO_STOP) if count + made > 1 else None


def up_to(most: int, of: list[int], made: int, stop: int = NO_STOP) -> Picks | None:
    """At most this many of these, until there are enough or until an option ends it."""
    return Picks(made, 1, most, of, stop) if most + made > 1 else None


def as_often(most: int, of: list[int], made: int, stop: int) -> Picks | None:
    """The same, any of them again and again, as long as it is on offer."""
    return Picks(made, 1, most, of, stop, most) if most + made > 1 else None


@mypyc_attr(free_list_len=1, acyclic=True)  # the next one is made in place of the last
class Ask:
    """Somebody has to choose one of these. Holds no reference to the state."""

    __slots__ = ("kind", "options", "picks", "seat")

    def __init__(self, kind: Kind, seat: int, options: list[int], picks: Picks | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.options = options
        self.picks = picks


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
    """Something a person might expect to do here, and why it cannot be done."""

    key: str
    message: Message
    reason: Message
    things: tuple[str, ...]  # that it is about, as those of an option
    rules: tuple[str, ...]


class SeveralKeys(NamedTuple):
    """`Picks`, described: how many keys an answer may have, which, and the key that may end it (or none)."""

    least: int  # picks that follow in any case: fewer in one answer, and the question comes again
    most: int
    keys: tuple[str, ...]  # each as often as it can be picked
    stop: str


class Question(NamedTuple):
    """An `Ask`, described for the seat that has to answer it."""

    seat: int
    id: str
    message: Message
    rules: tuple[str, ...]
    options: tuple[Option, ...]
    several: SeveralKeys | None = None  # where one answer can have several keys
    decline: str = ""  # the key of the option that says no, where all that is asked is whether to react
