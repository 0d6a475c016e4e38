"""Where games and modules are: those of Agon, and those of other packages by their entry points.

Nothing of them is loaded here.
"""

from functools import cache
from importlib import import_module
from typing import Final

from agon.kernel.errors import SetupError

GROUP: Final = "agon.games"
MODULES: Final = "agon.modules"

OWN: Final = {
    "ephyran": "agon.games.ephyran.game:EPHYRAN",
    "hybris": "agon.games.hybris.game:HYBRIS",
    "hellas": "agon.games.hellas.game:HELLAS",
}
"""The one list of Agon's games: of each, the module and the name in it."""


def brought(group: str) -> dict[str, str]:
    """What other packages bring to a group, by name: `package.module:NAME`; an error where two bring the same name.

    Python's own reader of packages is loaded only when it is asked: that takes longer than all else at a start.
    """
    found: dict[str, str] = {}
    for entry in import_module("importlib.metadata").entry_points(group=group):
        other = found.setdefault(entry.name, entry.value)
        if other != entry.value:
            raise SetupError(f"two packages bring {entry.name!r} to {group}: {other} and {entry.value}")
    return found


@cache
def foreign_games() -> dict[str, str]:
    """Games of other packages; none of them hides a game of Agon."""
    return {id: place for id, place in brought(GROUP).items() if id not in OWN}


@cache
def foreign_modules(game: str) -> dict[str, str]:
    """Modules of other packages for a game, by id: the entry point `hybris.toy` brings the module `toy` to Hybris."""
    found = {name.partition("."): place for name, place in brought(MODULES).items()}
    return {id: place for (owner, _, id), place in found.items() if owner == game}


def load(place: str) -> object:
    """What stands at a place."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def home(game: str) -> str:
    """The package of a game, where its texts and its pack lie; empty if there is none."""
    return package_of(OWN.get(game) or foreign_games().get(game, ""))


def module_home(game: str, module: str) -> tuple[str, str]:
    """The package with the files of a module, and the folder there: one of another package is a package itself."""
    foreign = foreign_modules(game).get(module, "")
    return (package_of(foreign), "") if foreign else (home(game), module)


def package_of(place: str) -> str:
    """The package that a place is in; a module of Python that is in none is its own."""
    module = place.partition(":")[0]
    return module.rpartition(".")[0] or module
