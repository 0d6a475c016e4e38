"""Random games of every way to play: each must end, with every thing where it belongs; how many questions they take.

One in a hundred is looked at after every answer: every count within its limits, nothing twice that happens once; powers
of any time are tried at every question, also from positions in which everybody has some.

A way is a game with a number of seats and any modules that go together, of which two at most if one is an expansion:
as it is, at a table also with whomever a module brings in the first seat, alone also with each value of each option.

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
from conformance.between import begun, try_powers
from conformance.playing import LONGEST
from conformance.riches import can_be_rich, rich
from conformance.suite import FIRST, Case, can_begin, is_legal, module_sets, offered, with_options

CLOSELY = 100  # one game in so many is looked at after every answer


def ways(manifest: Manifest) -> Iterator[Case]:
    expansions = {module.id for module in manifest.modules if module.unpack is not None}
    for modules in module_sets(manifest):
        if len(modules) > 2 and not expansions.isdisjoint(modules):
            continue
        for seats in all_seats(manifest):
            if is_legal(manifest, seats, modules):
                plain = Case(manifest.id, seats, modules, ())
                yield plain
                yield from [case for case in decided(plain, manifest) if can_begin(case)]


def decided(plain: Case, manifest: Manifest) -> list[Case]:
    """What a table can decide that is played as well."""
    usual = {value for option in manifest.options for value in option.values}
    return with_options(
        plain,
        [
            ((name, value),)
            for name, option in offered(plain).items()
            for value in option.values[1:]
            if plain.seats == 1 or (name == FIRST and value not in usual)
        ],
    )


def soaked(way: Case, games: int, seed: str, jobs: int) -> str:
    """Plays one way, and tells of it in a line."""
    name = str(way)
    series = Series(way.game, ("random",) * way.seats, games, seed, way.modules, way.options)
    start, done = perf_counter(), 0

    def progress(_: GameResult) -> None:
        nonlocal done
        done += 1
        if sys.stderr.isatty() and done % 100 == 0:
            print(f"\r{name}: {done} of {games} ", end="", file=sys.stderr, flush=True)

    asks = sorted(result.asks for result in play_series(series, bundled_pack(way.game), jobs, progress))
    if len(asks) < games:
        raise KeyboardInterrupt
    look_closely(way, max(1, games // CLOSELY), seed)
    mean, seconds = sum(asks) / games, perf_counter() - start
    return f"{name:57} {games:6} games  {mean:7.1f} asks a game ({asks[0]} - {asks[-1]})  {seconds:5.0f} s"


def look_closely(way: Case, games: int, seed: str) -> None:
    """Plays some games with an eye on what happens between two rules."""
    for number in range(games):
        key = f"{seed}/{way}/{number}"
        runs = [begun(way, key), rich(way, key) if can_be_rich(way) else None]
        for run in runs:
            if run is not None:
                try_powers(run, key, LONGEST)


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
            if asked.module and asked.module not in way.modules:
                continue
            try:
                print(soaked(way, asked.games, asked.seed, asked.jobs), flush=True)
            except (AgonError, AssertionError) as error:
                broken += 1
                print(f"{way}: {error}", flush=True)
    return min(broken, 1)


if __name__ == "__main__":
    sys.exit(main())
