"""The places where a module attaches what it adds to the board of Lords of Hellas.

A module's board is a folder with its name, here; nothing on the board of the game knows which there are.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from agon.cli.table.boards.module_boards import module_boards
from agon.cli.table.boards.sheet import Row, Section
from agon.games.hellas.schema.words import Colour
from agon.games.hellas.view.shapes import LandView
from agon.kernel.words import Message

if TYPE_CHECKING:
    from agon.cli.table.boards.hellas.pen import Pen


def no_rows(pen: "Pen") -> list[Row]:
    return []


def no_facts(pen: "Pen", place: str) -> list[Text]:
    return []


def no_messages(pen: "Pen", land: LandView) -> list[Message]:
    return []


def no_colour(pen: "Pen", colour: Colour) -> Text | None:
    return None


class ModuleBoard(NamedTuple):
    """What a module adds at each place; nothing where it is not played."""

    parts: tuple[str, ...]  # of the view, which are shown here; any other is shown as it is
    rows: "Callable[[Pen], list[Row]]" = no_rows  # below round and turn
    of_land: "Callable[[Pen, LandView], list[Message]]" = no_messages
    in_region: "Callable[[Pen, str], list[Text]]" = no_facts  # who else is there
    on_action: "Callable[[Pen, str], list[Text]]" = no_facts  # one with a used action token
    colour: "Callable[[Pen, Colour], Text | None]" = no_colour  # whose pieces they are, where a colour says more
    looks: "Mapping[str, Callable[[Pen], list[Section]]]" = {}  # what can be looked at, as in `LOOKS`


@cache
def boards() -> tuple[ModuleBoard, ...]:
    """The boards of all modules that have one."""
    return module_boards(__name__.rpartition(".")[0])
