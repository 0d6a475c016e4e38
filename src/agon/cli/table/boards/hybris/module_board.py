"""The places where a module attaches what it adds to the board of Hybris.

A module's board is a folder with its name, here; nothing on the board of the game knows which there are.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from agon.cli.table.boards.module_boards import module_boards
from agon.cli.table.boards.sheet import Grid, Row, Section
from agon.games.hybris.view.shapes import CombatView, PillarView, PlayerView

if TYPE_CHECKING:
    from agon.cli.table.boards.hybris.pen import Pen


class Enemy(NamedTuple):
    """Whom the game fights with: a thing, and what is to be said of it."""

    thing: str
    words: Text


def no_facts(pen: "Pen", place: object) -> list[Text]:
    return []


def no_rows(pen: "Pen") -> list[Row]:
    return []


def no_player_rows(pen: "Pen", player: PlayerView) -> list[Row]:
    return []


def no_grids(pen: "Pen", order: list[PlayerView]) -> list[Grid]:
    return []


def no_lines(pen: "Pen") -> int:
    return 0


def no_enemy(pen: "Pen", combat: CombatView) -> Enemy | None:
    return None


class ModuleBoard(NamedTuple):
    """What a module adds at each place; nothing where it is not played."""

    parts: tuple[str, ...]  # of the view, which are shown here; any other is shown as it is
    phases: Mapping[str, str] = {}  # of its steps that begin one
    after_player: "Callable[[Pen, int], list[Text]]" = no_facts  # a seat, in the order of play
    on_pillar: "Callable[[Pen, PillarView], list[Text]]" = no_facts  # one that somebody holds
    on_slot: "Callable[[Pen, str], list[Text]]" = no_facts
    in_city: "Callable[[Pen, str], list[Text]]" = no_facts  # who else stands there
    instead_of_city: "Callable[[Pen, str], list[Text]]" = no_facts  # all that is left to say of it
    at_location: "Callable[[Pen, str], list[Text]]" = no_facts  # what lies beside its board
    of_player: "Callable[[Pen, PlayerView], list[Text]]" = no_facts  # beside Strength and prizes
    before_player: "Callable[[Pen, PlayerView], list[Row]]" = no_player_rows  # what else lies there
    grids: "Callable[[Pen, list[PlayerView]], list[Grid]]" = no_grids  # below that of all players
    after_locations: "Callable[[Pen], list[Row]]" = no_rows
    own_rows: "Callable[[Pen], list[Row]]" = no_rows  # apart, above the players
    lines: "Callable[[Pen], int]" = no_lines  # of them, as many as there is less room for cards
    enemy: "Callable[[Pen, CombatView], Enemy | None]" = no_enemy  # who is fought
    looks: "Mapping[str, Callable[[Pen], list[Section]]]" = {}  # what can be looked at, as in `LOOKS`


@cache
def boards() -> tuple[ModuleBoard, ...]:
    """The boards of all modules that have one."""
    return module_boards(__name__.rpartition(".")[0])
