"""The one list of games. A game is loaded when it is first asked for: who plays one need not wait for the others."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Final

from agon.kernel.errors import SetupError
from agon.kernel.modules import Manifest, hint


class Games(MutableMapping[str, Manifest]):
    """Games by their ids. To look which there are loads none of them."""

    def __init__(self, places: dict[str, str]) -> None:
        """By id, the module and the name in it: `package.module:NAME`."""
        self._places = places
        self._loaded: dict[str, Manifest] = {}

    def __getitem__(self, id: str) -> Manifest:
        if id not in self._loaded:
            module, _, name = self._places[id].partition(":")
            self._loaded[id] = getattr(import_module(module), name)
        return self._loaded[id]

    def __setitem__(self, id: str, manifest: Manifest) -> None:
        self._places[id] = ""
        self._loaded[id] = manifest

    def __delitem__(self, id: str) -> None:
        del self._places[id]
        self._loaded.pop(id, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, id: object) -> bool:
        return id in self._places


GAMES: Final = Games(
    {
        "ephyran": "agon.games.ephyran.game:EPHYRAN",
        "hybris": "agon.games.hybris.game:HYBRIS",
        "hellas": "agon.games.hellas.game:HELLAS",
    }
)


def find_game(name: str) -> Manifest:
    """The game of that name, or a clear error."""
    if name not in GAMES:
        raise SetupError(f"there is no game {name!r}{hint(name, GAMES)}")
    return GAMES[name]
