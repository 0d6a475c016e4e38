"""The one list of games."""

from typing import Final

from agon.games.ephyran.game import EPHYRAN
from agon.games.hellas.game import HELLAS
from agon.games.hybris.game import HYBRIS
from agon.kernel.errors import SetupError
from agon.kernel.modules import Manifest, hint

GAMES: Final[dict[str, Manifest]] = {manifest.id: manifest for manifest in (EPHYRAN, HYBRIS, HELLAS)}


def find_game(name: str) -> Manifest:
    """The game of that name, or a clear error."""
    if name not in GAMES:
        raise SetupError(f"there is no game {name!r}{hint(name, GAMES)}")
    return GAMES[name]
