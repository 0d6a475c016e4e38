"""Standing orders: a seat says no to a kind of question until it takes that back, so that nobody waits for its "no".

Which kinds can be answered so the games declare (`Kind.declined_by`): questions whether to react to what somebody else
does. An order is an act of the journal that its seat alone sees; what it answers is a choice like any other, made when
a quick person could have made it. Pure, no clock of its own.
"""

from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Final, Literal, NamedTuple

from agon.kernel.match import Choice

QUICKEST: Final = 700  # milliseconds in which nobody reads a question and answers it
SPREAD: Final = 1800  # over which answers are strewn, so that no rhythm tells an order from a person
LATE: Final = 3000  # milliseconds after which any process answers, if the one where the table is open has not

Until = Literal["turn", "round", "revoked"]


class Order(NamedTuple):
    """An order: until when it holds, how many choices there were when it was given, and those that it has made.

    `turn`: until a turn of the seat begins. `round`: until somebody who has had a turn since then has another one.
    """

    until: Until
    at: int
    choices: int
    used: tuple[int, ...] = ()


Orders = dict[tuple[int, str], Order]  # by seat and kind of question


def holds(order: Order, seat: int, turns: Sequence[tuple[int, int]]) -> bool:
    """Whether an order is still in force; `turns` are the seats whose turns have begun, each after so many choices."""
    if order.until == "revoked":
        return True
    begun = [(after, who) for place, (after, who) in enumerate(turns) if place == 0 or turns[place - 1][1] != who]
    if order.until == "turn":
        return all(who != seat or after < order.choices for after, who in begun)
    seen: set[int] = set()
    for after, who in begun:
        if who in seen:  # a round begins
            if after >= order.choices:
                return False
            seen = set()
        seen.add(who)
    return True


def turns_of(choices: Sequence[Choice], opening: Collection[str], asked: Sequence[int]) -> list[tuple[int, int]]:
    """Whose turns have begun, each after so many choices; last those who are asked now how theirs shall begin."""
    begun = [(place, choice.seat) for place, choice in enumerate(choices) if choice.question in opening]
    return begun + [(len(choices), seat) for seat in asked]


def pause(seed: str, seat: int, version: int) -> int:
    """How long an order waits with its answer, in milliseconds. The seed is secret, so nobody can foresee it."""
    drawn = blake2b(f"standing order/{seat}/{version}".encode(), digest_size=4, key=seed.encode()[:64]).digest()
    return QUICKEST + int.from_bytes(drawn) % SPREAD
