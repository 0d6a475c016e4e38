"""Games ready to be played: what a table asks for, checked with words for the person who asked."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from agon.games.registry import GAMES
from agon.kernel.game import Game, Setup
from agon.kernel.modules import Manifest, check_modules, check_setup, offered_options, settled
from agon.server.packs import pack_of
from agon.server.problems import MISSING, problem

KEPT: Final = 64  # games with their modules and options, ready


def manifest_of(game: str) -> Manifest:
    """The registered game of that name."""
    if game not in GAMES:
        raise problem("server-no-game", MISSING, name=game[:40], known=", ".join(GAMES))
    return GAMES[game]


def checked_setup(
    game: str, seats: int, seed: str, modules: Sequence[str], options: Mapping[str, str], pack: str = ""
) -> Setup:
    """A legal setup; anything else is told in the person's language."""
    manifest = manifest_of(game)
    pack_of(game, pack)
    asked = Setup(game, seats, seed, tuple(modules), tuple(options.items()), pack)
    chosen = check_setup(manifest, asked)
    offered = offered_options(manifest, chosen)
    # Defaults are left out and the rest is sorted: the same table is the same setup, and the same game.
    kept = tuple(sorted((name, value) for name, value in options.items() if value != offered[name].values[0]))
    return asked._replace(modules=tuple(module.id for module in chosen), options=kept)


def settled_options(setup: Setup) -> dict[str, str]:
    """Every option of the table, the defaults too."""
    manifest = manifest_of(setup.game)
    return settled(offered_options(manifest, check_modules(manifest, setup.modules)).values(), setup)


def game_of(setup: Setup) -> Game:
    """The game that a setup asks for. A game holds no match, so tables alike share one."""
    return ready(setup.game, setup.modules, setup.options, setup.seats, setup.pack)


@lru_cache(KEPT)
def ready(game: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...], seats: int, pack: str) -> Game:
    return manifest_of(game).play(pack_of(game, pack), Setup(game, seats, "", modules, options))
