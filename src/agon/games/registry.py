"""The games there are: those of Agon, and those of other packages, by their entry points in the group `agon.games`.

A game is loaded when it is first asked for: who plays one need not wait for the others.
"""

from collections.abc import Iterator, MutableMapping
from typing import Final

from agon.games.beside import brought, load
from agon.kernel.errors import SetupError
from agon.kernel.modules import Manifest, hint

GROUP: Final = "agon.games"


class Games(MutableMapping[str, Manifest]):
    """Games by their ids. To look which there are loads none of them."""

    def __init__(self, own: dict[str, str]) -> None:
        """By id, the module and the name in it: `package.module:NAME`."""
        self._own = own
        self._foreign: dict[str, str] | None = None
        self._loaded: dict[str, Manifest] = {}

    @property
    def _places(self) -> dict[str, str]:
        """All places; what other packages bring is looked up once, and none of it hides a game of Agon."""
        if self._foreign is None:
            self._foreign = {id: place for id, place in brought(GROUP).items() if id not in self._own}
        return {**self._own, **self._foreign}

    def __getitem__(self, id: str) -> Manifest:
        if id not in self._loaded:
            manifest = load(self._own.get(id) or self._places[id])
            assert isinstance(manifest, Manifest)
            self._loaded[id] = manifest
        return self._loaded[id]

    def __setitem__(self, id: str, manifest: Manifest) -> None:
        self._own[id] = ""
        self._loaded[id] = manifest

    def __delitem__(self, id: str) -> None:
        del self._own[id]
        self._loaded.pop(id, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, id: object) -> bool:
        return id in self._own or id in self._places

    def is_own(self, id: str) -> bool:
        """Whether it is a game of Agon; other packages are not asked."""
        return id in self._own

    def home(self, id: str) -> str:
        """The package of a game, where its texts and its pack lie; empty for one that was put in by hand."""
        place = self._own[id] if id in self._own else self._places[id]
        module = place.partition(":")[0]
        return module.rpartition(".")[0] or module


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
