"""What a table decides before the game: who plays whom, with which army, and a ruling."""

from typing import Final

from agon.kernel.chance import Chance
from agon.kernel.errors import SetupError, no_such_seat, wanted_twice
from agon.kernel.game import Setup
from agon.kernel.modules import SetupOption

HEROES: Final = ("achilles", "heracles", "perseus", "helen")
ARMIES: Final = ("red", "yellow", "blue", "green")
ANY: Final = "any"

OPTIONS: Final = (
    SetupOption("heroes", ("choose", "random"), ("LOH-MSETUP-16",)),
    *(SetupOption(f"seat_{seat + 1}", (ANY, *HEROES), ("LOH-MSETUP-16",)) for seat in range(4)),
    *(SetupOption(f"army_{seat + 1}", (ANY, *ARMIES), ("LOH-MSETUP-14",)) for seat in range(4)),
    SetupOption("slain_monster_event", ("discard", "redraw"), ("LOH-MEVT-07",)),
)
"""Seats with a name have that hero or army; others choose a hero, or are dealt one, and have the army he likes."""


def promised(setup: Setup, options: dict[str, str], word: str, known: list[str]) -> list[int]:
    """What each seat is to have, by `seat_1` or `army_1`; -1 for one that is free; an error where two want the same."""
    wanted = [options[f"{word}_{seat + 1}"] for seat in range(4)]
    for seat, name in enumerate(wanted):
        if name == ANY:
            continue
        if seat >= setup.seats:
            raise no_such_seat("hellas", word, seat, setup.seats, name)
        if name in wanted[:seat]:
            raise wanted_twice("hellas", word, wanted.index(name), seat, name)
        if name not in known:
            raise SetupError(f"this pack has no {name!r}")
    return [known.index(name) if name != ANY else -1 for name in wanted[: setup.seats]]


def seat_heroes(setup: Setup, options: dict[str, str], known: list[str], chance: Chance) -> list[int]:
    """The hero of each seat, -1 for one that will choose.  LOH-MSETUP-16"""
    seated = promised(setup, options, "seat", known)
    if options["heroes"] == "random":
        left = [index for index in range(len(known)) if index not in seated]
        chance.shuffle(left)
        seated = [left.pop() if index == -1 else index for index in seated]
    return seated
