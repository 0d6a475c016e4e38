"""Agon at random, one game of `games.py`: in turns with other engines (`turns.py`), or so many games to be counted.

python bench/player.py GAME --players N [--module MODULE] [--games N]
"""

import argparse
from random import Random

from agon.games.registry import find_game
from agon.kernel.game import Setup
from agon.lab.measure import play_game_at_random, play_run
from agon.shelf.packs import bundled_pack
from games import Subject, subject_of
from instructions import between_marks
from turns import Turn, take_turns


def player(subject: Subject) -> None:
    """Take turns, until nobody wants any more."""
    setup = Setup(subject.game, subject.players, "bench", subject.modules)
    game = find_game(subject.game).play(bundled_pack(subject.game), setup)

    def turn(number: int, seconds: float) -> Turn:
        decisions, _, games, spent = play_run(game, setup, number, seconds)
        return Turn(decisions, games, spent)

    take_turns(turn)


def counted(subject: Subject, games: int) -> None:
    """Some games to be warm, then so many between two marks."""
    setup = Setup(subject.game, subject.players, "bench", subject.modules)
    game = find_game(subject.game).play(bundled_pack(subject.game), setup)

    def play(number: int) -> int:
        decisions, _ = play_game_at_random(game, setup, f"counted/{number}", Random(number))
        return decisions

    between_marks(play, games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play Agon at random.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--module", default="", help="a mode of the game that is played instead of it")
    parser.add_argument("--games", type=int, default=0, help="to be counted, instead of turns")
    args = parser.parse_args()
    subject = subject_of(args.game, args.players, args.module)
    if args.games:
        counted(subject, args.games)
    else:
        player(subject)


if __name__ == "__main__":
    main()
