"""Other engines, played as Agon is: one core, random play, a decision at a time.

A decision is to ask for the legal options, to choose one at random and to apply it. Setting up a game
and the chance an engine asks about cost their time, and are no decisions.

    python bench/peers.py PEER [--copies S | --games N]
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from instructions import between_marks
from turns import Turn, take_turns

Play = Callable[[Random], Iterator[Callable[[], object]]]
"""Plays one game to its end; yields, before each decision, what would copy the state."""


@dataclass(frozen=True)
class Peer:
    engine: str
    game: str
    language: str
    play: Play

    @property
    def title(self) -> str:
        return f"{self.engine}, {self.game}"


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
    Peer("catanatron", "Catan, 4 players", "Python", catan),
    Peer("open_spiel", "backgammon", "C++", open_spiel("backgammon")),
    Peer("open_spiel", "hanabi", "C++", open_spiel("hanabi")),
    Peer("open_spiel", "gin_rummy", "C++", open_spiel("gin_rummy")),
    Peer("open_spiel", "python_team_dominoes", "Python", open_spiel("python_team_dominoes")),
    Peer("open_spiel", "python_liars_poker", "Python", open_spiel("python_liars_poker")),
]
YARDSTICK = PEERS[0]  # whose speed is 1


def turn(peer: Peer, number: int, seconds: float) -> Turn:
    """Games for some seconds."""
    dice = Random(number)
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        for _ in peer.play(dice):
            decisions += 1
        games += 1
    return Turn(decisions, games, spent)


def copy_us(peer: Peer, seconds: float) -> float:
    """A copy of the state, on average over states taken all along the games."""
    dice = Random(0)
    copies = 0
    spent = 0.0
    while spent < seconds:
        for decision, copy in enumerate(peer.play(dice)):
            if decision % 7 == 0:
                start = process_time()
                for _ in range(20):
                    copy()
                spent += process_time() - start
                copies += 20
    return spent / copies * 1e6


def main() -> int:
    parser = argparse.ArgumentParser(description="Play another engine at random, in turns with others.")
    parser.add_argument("peer", choices=[peer.title for peer in PEERS])
    parser.add_argument("--copies", type=float, default=0, help="seconds for copies of the state, instead of turns")
    parser.add_argument("--games", type=int, default=0, help="to be counted, instead of turns")
    args = parser.parse_args()
    [peer] = [peer for peer in PEERS if peer.title == args.peer]
    try:
        if args.copies:
            print(json.dumps(copy_us(peer, args.copies)))
        elif args.games:
            between_marks(lambda number: len(list(peer.play(Random(number)))), args.games)
        else:
            take_turns(lambda number, seconds: turn(peer, number, seconds))
    except ModuleNotFoundError as missing:
        print(f"{peer.title}: left out, no module {missing.name}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
