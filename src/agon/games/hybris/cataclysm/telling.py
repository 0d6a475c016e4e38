"""What the numbers of Cataclysm's events are: things of its box, Tasks, tracks."""

from collections.abc import Callable
from typing import Final

from agon.games.hybris.box.box import Box
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.cardtext import task_clause
from agon.games.hybris.cataclysm.outskirts.table import TRACKS
from agon.games.hybris.event_numbers import thing_among
from agon.kernel.words import Arg


def exploration_thing(box: Box, card: int) -> str:
    return "exploration/" + kit_of(box).explorations[card].id


def module_thing(box: Box, card: int) -> str:
    return kit_of(box).explorations[card].module_thing()


def mk_tile_thing(box: Box, tile: int) -> str:
    return "mk_tile/" + kit_of(box).tiles[tile].id


def task_arg(box: Box, numbers: tuple[int, ...], at: int) -> Arg:
    """The number of a Task comes after that of its tile."""
    return task_clause(box, kit_of(box).tiles[numbers[at - 1]].tasks[numbers[at]])


def track_arg(box: Box, numbers: tuple[int, ...], at: int) -> Arg:
    return TRACKS[numbers[at]]


THINGS: Final = {
    "exploration": exploration_thing,
    "mk_tile": mk_tile_thing,
    "module": module_thing,
    "fall": thing_among("cataclysm_card"),
}
WORDS: Final[dict[str, Callable[[Box, tuple[int, ...], int], Arg]]] = {"task": task_arg, "track": track_arg}
