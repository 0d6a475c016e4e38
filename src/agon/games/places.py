"""Where games are: those of Agon, and those of other packages by their entry points. Nothing of them is loaded here."""

from functools import cache
from importlib import import_module
from typing import Final

GROUP: Final = "agon.games"

OWN: Final = {
    "ephyran": "agon.games.ephyran.game:EPHYRAN",
    "hybris": "agon.games.hybris.game:HYBRIS",
    "hellas": "agon.games.hellas.game:HELLAS",
}
"""The one list of Agon's games: of each, the module and the name in it."""


def brought(group: str) -> dict[str, str]:
    """What other packages bring to a group, by name: `package.module:NAME`.

    Python's own reader of packages is loaded only when it is asked: that takes longer than all else at a start.
    """
    found = import_module("importlib.metadata").entry_points(group=group)
    return {entry.name: entry.value for entry in found}


@cache
def foreign_games() -> dict[str, str]:
    """Games of other packages; none of them hides a game of Agon."""
    return {id: place for id, place in brought(GROUP).items() if id not in OWN}


def load(place: str) -> object:
    """What stands at a place."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def home(game: str) -> str:
    """The package of a game, where its texts and its pack lie; empty if there is none."""
    place = OWN.get(game) or foreign_games().get(game, "")
    module = place.partition(":")[0]
    return module.rpartition(".")[0] or module
