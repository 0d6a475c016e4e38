"""The games there are. A game is loaded when it is first asked for: who plays one need not wait for the others."""

from collections.abc import Iterator, MutableMapping
from typing import Final

from agon.games.places import OWN, foreign_games, foreign_modules, load
from agon.kernel.errors import SetupError
from agon.kernel.modules import Manifest, Module, hint


class Games(MutableMapping[str, Manifest]):
    """Games by their ids. To look which there are loads none of them."""

    def __init__(self) -> None:
        self._loaded: dict[str, Manifest] = {}

    def __getitem__(self, id: str) -> Manifest:
        if id not in self._loaded:
            manifest = load(OWN.get(id) or foreign_games()[id])
            assert isinstance(manifest, Manifest)
            self._loaded[id] = with_foreign_modules(manifest)
        return self._loaded[id]

    def __setitem__(self, id: str, manifest: Manifest) -> None:
        self._loaded[id] = manifest

    def __delitem__(self, id: str) -> None:
        del self._loaded[id]

    def __iter__(self) -> Iterator[str]:
        return iter({**OWN, **foreign_games(), **self._loaded})

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, id: object) -> bool:
        return id in OWN or id in self._loaded or id in foreign_games()


def with_foreign_modules(manifest: Manifest) -> Manifest:
    """A game with what other packages bring to it, behind its own modules."""
    foreign = foreign_modules(manifest.id)
    modules = list(manifest.modules)
    for id, place in foreign.items():
        module = load(place)
        assert isinstance(module, Module)
        if module.id != id:
            raise SetupError(f"the module at {place} is {module.id!r}, not {id!r}")
        if any(other.id == id for other in modules):
            raise SetupError(f"{manifest.id} has a module {id!r} already, beside the one at {place}")
        modules.append(module)
    return manifest._replace(modules=tuple(modules)) if foreign else manifest


GAMES: Final = Games()


def find_game(name: str) -> Manifest:
    """The game of that name, or a clear error."""
    if name not in GAMES:
        raise SetupError(f"there is no game {name!r}{hint(name, GAMES)}")
    return GAMES[name]
