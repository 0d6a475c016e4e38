"""Random games of every way to play: each must end, with every thing where it belongs; how many questions they take.

A way is a game with a number of seats and no module, one module, or two of which one is an expansion.

    python tests/soak.py [GAME ...] [--games N] [--jobs N] [--seed TEXT] [--with MODULE]
"""

import argparse
import os
import sys
from collections.abc import Iterator
from time import perf_counter

from agon.games.registry import GAMES
from agon.kernel.errors import AgonError
from agon.kernel.modules import Manifest, all_seats
from agon.lab.series import GameResult, Series, play_series
from agon.shelf.packs import bundled_pack
from conformance.suite import is_legal, module_sets

Way = tuple[Manifest, int, tuple[str, ...]]


def ways(manifest: Manifest) -> Iterator[Way]:
    expansions = {module.id for module in manifest.modules if module.unpack is not None}
    for modules in module_sets(manifest):
        if len(modules) < 2 or (not expansions.isdisjoint(modules) and len(modules) == 2):
            for seats in all_seats(manifest):
                if is_legal(manifest, seats, modules):
                    yield manifest, seats, modules


def soaked(way: Way, games: int, seed: str, jobs: int) -> str:
    """Plays one way, and tells of it in a line."""
    manifest, seats, modules = way
    name = f"{manifest.id} {seats} {' '.join(modules)}"
    series = Series(manifest.id, ("random",) * seats, games, seed, modules)
    start, done = perf_counter(), 0

    def progress(_: GameResult) -> None:
        nonlocal done
        done += 1
        if sys.stderr.isatty() and done % 100 == 0:
            print(f"\r{name}: {done} of {games} ", end="", file=sys.stderr, flush=True)

    asks = sorted(result.asks for result in play_series(series, bundled_pack(manifest.id), jobs, progress))
    if len(asks) < games:
        raise KeyboardInterrupt
    mean, seconds = sum(asks) / games, perf_counter() - start
    return f"{name:44} {games:6} games  {mean:7.1f} asks a game ({asks[0]} - {asks[-1]})  {seconds:5.0f} s"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], metavar="GAME", help="; else all of them")
    parser.add_argument("--games", type=int, default=10_000, help="of each way")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", default="soak", help="plays the same games again")
    parser.add_argument("--with", dest="module", help="only ways with this module")
    asked = parser.parse_args()
    broken = 0
    for manifest in [GAMES[name] for name in asked.game or GAMES]:
        for way in ways(manifest):
            if asked.module and asked.module not in way[2]:
                continue
            try:
                print(soaked(way, asked.games, asked.seed, asked.jobs), flush=True)
            except (AgonError, AssertionError) as error:
                broken += 1
                print(f"{way[0].id} {way[1]} {' '.join(way[2])}: {error}", flush=True)
    return min(broken, 1)


if __name__ == "__main__":
    sys.exit(main())
