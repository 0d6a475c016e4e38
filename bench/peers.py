"""Other engines, measured as Agon is: one core, random play, a decision at a time.

A decision is to ask for the legal options, to choose one at random and to apply it. Setting up a game
and the chance an engine asks about cost their time, and are no decisions.

    python bench/peers.py [--json]
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

REPEATS = 3
SECONDS = 3.0

Play = Callable[[Random], Iterator[Callable[[], object]]]
"""Plays one game to its end; yields, before each decision, what would copy the state."""


@dataclass(frozen=True)
class Subject:
    engine: str
    game: str
    language: str
    play: Play


@dataclass(frozen=True)
class Row:
    engine: str
    game: str
    language: str
    decisions_per_s_best: float
    decisions_per_s_median: float
    games_per_s: float
    decisions_per_game: float
    copy_us: float


def catan(dice: Random) -> Iterator[Callable[[], object]]:
    catanatron: Any = import_module("catanatron")
    limit = import_module("catanatron.game").TURNS_LIMIT
    match = catanatron.Game([catanatron.RandomPlayer(c) for c in catanatron.Color], seed=dice.getrandbits(32))
    while match.winning_color() is None and match.state.num_turns < limit:
        yield match.copy
        match.play_tick()


@cache
def open_spiel_game(name: str) -> Any:
    import_module("open_spiel.python.games")
    return import_module("pyspiel").load_game(name)


def open_spiel(name: str) -> Play:
    def play(dice: Random) -> Iterator[Callable[[], object]]:
        state = open_spiel_game(name).new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                yield state.clone
                state.apply_action(dice.choice(state.legal_actions()))

    return play


PEERS = [
    Subject("catanatron", "Catan, 4 players", "Python", catan),
    Subject("open_spiel", "backgammon", "C++", open_spiel("backgammon")),
    Subject("open_spiel", "hanabi", "C++", open_spiel("hanabi")),
    Subject("open_spiel", "gin_rummy", "C++", open_spiel("gin_rummy")),
    Subject("open_spiel", "python_team_dominoes", "Python", open_spiel("python_team_dominoes")),
    Subject("open_spiel", "python_liars_poker", "Python", open_spiel("python_liars_poker")),
]


def measure(subject: Subject, repeats: int = REPEATS, seconds: float = SECONDS) -> Row:
    for _ in subject.play(Random(0)):
        pass  # imports and caches are not play
    # Processor time: what else the machine does meanwhile is nobody's fault.
    runs = []
    for repeat in range(repeats):
        dice = Random(repeat)
        decisions = games = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for _ in subject.play(dice):
                decisions += 1
            games += 1
        runs.append((decisions / spent, games / spent, decisions / games))
    speeds, games_per_s, lengths = zip(*runs, strict=True)
    return Row(
        subject.engine,
        subject.game,
        subject.language,
        max(speeds),
        median(speeds),
        median(games_per_s),
        median(lengths),
        copy_us(subject, seconds),
    )


def copy_us(subject: Subject, seconds: float) -> float:
    """A copy of the state, on average over states taken all along the games."""
    dice = Random(0)
    copies = 0
    spent = 0.0
    while spent < seconds / 3:
        for decision, copy in enumerate(subject.play(dice)):
            if decision % 7 == 0:
                start = process_time()
                for _ in range(20):
                    copy()
                spent += process_time() - start
                copies += 20
    return spent / copies * 1e6


def peers(subjects: list[Subject] = PEERS) -> list[Row]:
    """A row for each peer that is installed, and a line on stderr for each that is not."""
    rows = []
    for subject in subjects:
        try:
            rows.append(measure(subject))
        except ModuleNotFoundError as missing:
            print(f"{subject.engine}, {subject.game}: left out, no module {missing.name}", file=sys.stderr)
    return rows


def table(rows: list[Row]) -> str:
    lines = [
        f"{'engine':<12}{'game':<23}{'language':<10}{'decisions/s':>11}{'median':>10}"
        f"{'games/s':>10}{'per game':>10}{'copy µs':>9}"
    ]
    for row in rows:
        lines.append(
            f"{row.engine:<12}{row.game:<23}{row.language:<10}"
            f"{row.decisions_per_s_best:>11,.0f}{row.decisions_per_s_median:>10,.0f}"
            f"{row.games_per_s:>10,.1f}{row.decisions_per_game:>10,.1f}{row.copy_us:>9,.1f}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure other engines as Agon is measured.")
    parser.add_argument("--json", action="store_true", help="print JSON, not a table")
    as_json = parser.parse_args().json
    rows = peers()
    print(json.dumps([asdict(row) for row in rows], indent=2) if as_json else table(rows))


if __name__ == "__main__":
    main()
