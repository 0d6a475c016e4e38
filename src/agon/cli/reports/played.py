"""A finished series, and the commands that play it again."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from agon.bots.strengths import STRENGTHS
from agon.kernel.packs import Pack
from agon.lab.series import DECISIONS, RECORDS, USES, GameResult, Series, SeriesBroken


class Run(NamedTuple):
    """A finished series."""

    series: Series
    pack: Pack
    folders: Sequence[Path]
    results: list[GameResult]
    jobs: int
    seconds: float  # that it took to play those of them that were not there yet
    fresh: int  # how many those were
    fault: SeriesBroken | None = None  # the bot that ended it before its time
    enough: int | None = None  # after how many games it had shown enough

    @property
    def complete(self) -> bool:
        return len(self.results) == (self.series.games if self.enough is None else self.enough)


NOTED: Final = {USES: "--report", DECISIONS: "--decisions", RECORDS: "--records"}  # what notes are asked for by


def command_of(series: Series, folders: Sequence[Path]) -> str:
    """The command that plays the same series again."""
    seats = ["--seats", ",".join(series.entrants)]
    notes = [NOTED[note] for note in series.notes]
    games = ["--games", str(series.games)]
    words = ["agon", "sim", series.game, *seats, *games, *notes, *setting(series, folders, series.seed)]
    return shlex.join(words)


def watch_command(run: Run, result: GameResult) -> str:
    """The command that shows one of its games, choice by choice."""
    seats = ["--seats", ",".join(result.bots)]
    return shlex.join(["agon", "watch", run.series.game, *seats, *setting(run.series, run.folders, result.seed)])


def setting(series: Series, folders: Sequence[Path], seed: str) -> list[str]:
    """The arguments that set up a game."""
    words = ["--seed", seed]
    for module in series.modules:
        words += ["--module", module]
    for name, value in series.options:
        words += ["--option", f"{name}={value}"]
    return [*words, *[word for folder in folders for word in ("--pack", str(folder))]]


def timed(spec: str) -> bool:
    """Whether a bot's budget is a time, so that it may choose differently next time."""
    own = STRENGTHS[spec].spec if spec in STRENGTHS else spec
    return own.partition(":")[2].partition("@")[0].endswith("s")
