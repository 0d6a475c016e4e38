"""The boards of modules: a folder with the module's name beside the board of its game, found by looking there."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any


def module_boards(home: str) -> tuple[Any, ...]:
    """What each folder of a game's board adds to it: `BOARD` of its `board.py`, in the order of their names."""
    names = [found.name for found in iter_modules(import_module(home).__path__) if found.ispkg]
    return tuple([import_module(f"{home}.{name}.board").BOARD for name in names])
