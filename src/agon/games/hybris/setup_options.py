"""What a table decides before the game: who plays whom, and how it reads the book where two readings stand."""

from typing import Final

from agon.kernel.chance import Chance
from agon.kernel.errors import SetupError, no_such_seat, wanted_twice
from agon.kernel.game import Setup
from agon.kernel.modules import SetupOption

OLYMPIANS: Final = ("zeus", "poseidon", "athena", "hades")

SEATS: Final = 4


def seat_options(*more: str) -> tuple[SetupOption, ...]:
    """Who sits where, with the Olympians that a module brings."""
    values = ("any", *OLYMPIANS, *more)
    return tuple([SetupOption(f"seat_{seat + 1}", values, ("HYB-SETUP-01",)) for seat in range(SEATS)])


PSYCHOPOMP_COLISEUM: Final = SetupOption(
    "psychopomp_coliseum", ("counts", "ignored"), ("HYB-GODS-03",), former=((1, "ignored"),)
)
"""Whether Hades profits from a Hero of the Coliseum who is beaten."""

WRATH_WOUNDS: Final = SetupOption("wrath_wounds", ("next_rest", "age_end"), ("HYB-DEFEAT-03",))
"""When an Olympian stands up whom a Wrath has beaten at the end of an Age, after Rest."""

WRATH_NEWCOMERS: Final = SetupOption("wrath_newcomers", ("wait", "fight"), ("HYB-CVG-14",))
"""Whether a Hero who joined in this Age may fight the Wrath at its end."""

RULINGS: Final = (PSYCHOPOMP_COLISEUM, WRATH_WOUNDS, WRATH_NEWCOMERS)

OPTIONS: Final = (SetupOption("olympians", ("choose", "random"), ("HYB-SETUP-01",)), *seat_options(), *RULINGS)
"""Seats with a name have that Olympian; the others choose, or are dealt one of those left."""


def seat_olympians(setup: Setup, options: dict[str, str], known: list[str], chance: Chance) -> list[int]:
    """The Olympian of each seat, -1 for one that will choose; an error where two want the same.  HYB-SETUP-01"""
    wanted = [options[f"seat_{seat + 1}"] for seat in range(SEATS)]
    for seat, name in enumerate(wanted):
        if name == "any":
            continue
        if seat >= setup.seats:
            raise no_such_seat("hybris", "seat", seat, setup.seats, name)
        if name in wanted[:seat]:
            raise wanted_twice("hybris", "seat", wanted.index(name), seat, name)
        if name not in known:
            raise SetupError(f"this pack has no Olympian {name!r}")
    seated = [known.index(name) if name != "any" else -1 for name in wanted[: setup.seats]]
    if options["olympians"] == "random":
        left = [index for index in range(len(known)) if index not in seated]
        chance.shuffle(left)
        seated = [left.pop() if index == -1 else index for index in seated]
    return seated
