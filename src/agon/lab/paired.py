"""Playing two series side by side, pair after pair."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from agon.kernel.packs import Pack
from agon.kernel.schema import Entry
from agon.lab.compare import Pairing
from agon.lab.engines import Engine
from agon.lab.series import GameResult, Series, layers_of, ready, ready_elsewhere

Task = tuple[int, int]  # which of the two, and the number of the game
Sided = tuple[int, GameResult]


class Side(NamedTuple):
    """One of the two sides: what is played, with which pack, and what has been played already."""

    series: Series
    pack: Pack
    folders: Sequence[Path]  # of the pack
    known: dict[int, GameResult]


def play_pairs(
    sides: tuple[Side, Side], engine: Engine, pairing: Pairing, progress: Callable[[int, GameResult], None]
) -> None:
    """Pairs in order until it is enough, all are played, or somebody presses Ctrl-C."""
    plays = [ready(side.series, side.pack) for side in sides]  # first of all: an error is told before anything starts
    missing: list[Task] = []
    for number in range(sides[0].series.games):
        for side, own in enumerate(sides):
            if number not in own.known:
                missing.append((side, number))
            elif pairing.hear(side, own.known[number]):
                return
    with closing(played(sides, plays, engine, missing)) as games, suppress(KeyboardInterrupt):
        for side, result in games:
            progress(side, result)
            if pairing.hear(side, result):
                return


def played(
    sides: tuple[Side, Side], plays: Sequence[Callable[[int], GameResult]], engine: Engine, tasks: Sequence[Task]
) -> Generator[Sided, None, None]:
    """Games as they end."""
    if engine.workers(len(tasks)) == 1:
        yield from ((side, plays[side](number)) for side, number in tasks)
        return
    material = tuple((side.series, layers_of(side.pack)) for side in sides)
    yield from engine.work(both_elsewhere, material, tasks)


def both_elsewhere(*sides: tuple[Series, list[dict[str, Entry]]]) -> Callable[[Task], Sided]:
    """Makes what plays either side, in another process."""
    plays = [ready_elsewhere(series, layers) for series, layers in sides]

    def play(task: Task) -> Sided:
        side, number = task
        return side, plays[side](number)

    return play
