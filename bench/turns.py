"""Speeds that can be compared: engines play in turns, a little each, with the yardstick before and after every turn.

A machine is faster at one moment than at another, and so are its neighbours. So nothing is measured in one go: in each
round every engine plays for a moment, and its speed is divided by that of the yardstick directly before and after it.
The ratio is the mean over the rounds, and its interval Student's, of 95 % confidence. Each engine is a process of its
own that waits while others play; time is processor time.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from agon.lab.stats import Estimate, mean


class Turn(NamedTuple):
    """What was played in a turn."""

    decisions: int
    games: int
    seconds: float

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


class Plays(Protocol):
    """Whatever can take a turn of so many seconds."""

    def turn(self, seconds: float) -> Turn: ...


# ---------------------------------------------------------------- in the process of an engine


def take_turns(play: Callable[[int, float], Turn]) -> None:
    """Play when a line says for how long; `play` also hears how many turns there were before."""
    for number, line in enumerate(sys.stdin):
        print(json.dumps(play(number, float(line))), flush=True)


# ---------------------------------------------------------------- in the process that measures


class Engine:
    """A process that takes turns. It is left out where it does not start, such as a peer that is not installed."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, str]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=folder, env=environment, text=True)

    def starts(self) -> bool:
        """A first turn, which is not counted: imports and caches are not play."""
        try:
            return self.turn(0.0).games > 0
        except (BrokenPipeError, EOFError):
            return False

    def turn(self, seconds: float) -> Turn:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(seconds, file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise EOFError
        return Turn(*json.loads(line))

    def end(self) -> None:
        self._process.communicate()


class Speed(NamedTuple):
    """How fast an engine is, over all rounds; the ratio is to the yardstick's turns around its own."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    ratio: Estimate


def in_turns(yardstick: Plays, engines: Sequence[Plays], rounds: int, seconds: float) -> list[Speed]:
    """The speed of the yardstick, then those of the engines."""
    turns: list[list[Turn]] = [[] for _ in engines]
    ratios: list[list[float]] = [[] for _ in engines]
    measured = [yardstick.turn(seconds)]
    for _ in range(rounds):
        for place, engine in enumerate(engines):
            turn = engine.turn(seconds)
            measured.append(yardstick.turn(seconds))
            turns[place].append(turn)
            ratios[place].append(2 * turn.speed / (measured[-2].speed + measured[-1].speed))
    return [speed(measured, [1.0]), *map(speed, turns, ratios)]


def speed(turns: list[Turn], ratios: list[float]) -> Speed:
    decisions = sum(turn.decisions for turn in turns)
    games = sum(turn.games for turn in turns)
    seconds = sum(turn.seconds for turn in turns)
    return Speed(decisions / seconds, games / seconds, decisions / games, mean(ratios))
