"""Games ready to be played: what a table asks for, checked with words for the person who asked."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from agon.games.registry import GAMES
from agon.kernel.game import Game, Setup
from agon.kernel.modules import Manifest, Module, allowed_seats, offered_options, settled
from agon.kernel.packs import Pack
from agon.server.problems import MISSING, problem
from agon.shelf.packs import bundled_pack

KEPT: Final = 64  # games with their modules and options, ready


def manifest_of(game: str) -> Manifest:
    """The registered game of that name."""
    if game not in GAMES:
        raise problem("server-no-game", MISSING, name=game[:40], known=", ".join(GAMES))
    return GAMES[game]


def checked_setup(game: str, seats: int, seed: str, modules: Sequence[str], options: Mapping[str, str]) -> Setup:
    """A legal setup; anything else is told in the person's language."""
    manifest = manifest_of(game)
    chosen = chosen_modules(manifest, modules)
    allowed = allowed_seats(manifest, chosen)
    if seats not in allowed:
        counts = ", ".join(str(count) for count in allowed)
        raise problem("server-seat-count", seats=seats, allowed=counts)
    offered = offered_options(manifest, chosen)
    for name, value in options.items():
        if name not in offered:
            raise problem("server-no-option", name=name[:40], known=", ".join(offered))
        if value not in offered[name].values:
            raise problem("server-no-value", name=name, value=value[:40], known=", ".join(offered[name].values))
    # Defaults are left out and the rest is sorted: the same table is the same setup, and the same game.
    kept = tuple(sorted((name, value) for name, value in options.items() if value != offered[name].values[0]))
    return Setup(game, seats, seed, tuple(module.id for module in chosen), kept)


def chosen_modules(manifest: Manifest, names: Sequence[str]) -> list[Module]:
    """The modules of these names, if they go together, in the order of the manifest."""
    known = [module.id for module in manifest.modules]
    for name in names:
        if name not in known:
            raise problem("server-no-module", name=name[:40], known=", ".join(known))
    chosen = [module for module in manifest.modules if module.id in names]
    for module in chosen:
        for other in module.requires:
            if other not in names:
                raise problem("server-module-needs", name=module.id, other=other)
        for other in module.conflicts:
            if other in names:
                raise problem("server-module-conflicts", name=module.id, other=other)
    return chosen


def settled_options(setup: Setup) -> dict[str, str]:
    """Every option of the table, the defaults too."""
    manifest = manifest_of(setup.game)
    return settled(offered_options(manifest, chosen_modules(manifest, setup.modules)).values(), setup)


def game_of(setup: Setup) -> Game:
    """The game that a setup asks for. A game holds no match, so tables alike share one."""
    return ready(setup.game, setup.modules, setup.options, setup.seats)


@lru_cache(KEPT)
def ready(game: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...], seats: int) -> Game:
    return manifest_of(game).play(pack_of(game), Setup(game, seats, "", modules, options))


@cache
def pack_of(game: str) -> Pack:
    """The pack that comes with Agon, read once."""
    return bundled_pack(game)
