"""What each number of an event is: the names of its arguments, and what is looked up when it is told."""

from collections.abc import Callable
from typing import Final

from agon.games.hybris.box.box import Box
from agon.games.hybris.names import figure_number, upgrade_number
from agon.games.hybris.player import Player
from agon.kernel.rulebook import unclaimed
from agon.kernel.words import Arg

Numbers = tuple[int, ...]

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {}
"""For each event, the names of its arguments; game and modules add theirs where they declare them."""

THINGS: Final[dict[str, Callable[[Box, int], str]]] = {}
"""Arguments that are things: of each name, which thing a number is."""

WORDS: Final[dict[str, Callable[[Box, Numbers, int], Arg]]] = {}
"""Arguments that are told in words of their own, from all numbers of the event and their place among them."""

FIGURES: Final = ("figure", "other_figure")
PLAIN_NUMBERS: Final = 4
"""So many numbers are as the rules told them; those after them were looked up."""


def add_events(events: dict[str, tuple[str, ...]]) -> None:
    """Events of the game or of a module: no two are the same."""
    for event, names in events.items():
        unclaimed(event, ARGUMENTS)
        ARGUMENTS[event] = names


def add_things(things: dict[str, Callable[[Box, int], str]]) -> None:
    """Arguments of the game or of a module that are things."""
    for name, thing in things.items():
        unclaimed(name, THINGS)
        THINGS[name] = thing


def add_words(words: dict[str, Callable[[Box, Numbers, int], Arg]]) -> None:
    """Likewise of those with words of their own."""
    for name, say in words.items():
        unclaimed(name, WORDS)
        WORDS[name] = say


def thing_among(kind: str) -> Callable[[Box, int], str]:
    """The things of a kind by their numbers in the box."""

    def thing(box: Box, number: int) -> str:
        return f"{kind}/{box.grammar.ids[kind][number]}"

    return thing


def absolute(box: Box, players: list[Player], event: str, numbers: Numbers) -> Numbers:
    """What the numbers of an event leave to be looked up with its players: figures and Upgrade tiles, among all."""
    found: list[int] = []
    for at, name in enumerate(ARGUMENTS.get(event, ())):
        if name in FIGURES:
            found.append(figure_number(players[numbers[at - 1]], numbers[at]))
        elif name == "upgrade":
            found.append(upgrade_number(box, players[numbers[at - 1]], numbers[at]))
    return tuple(found)
