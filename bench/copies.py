"""Copies at the two moments that the goals speak of: at a step boundary, and in the middle of a step.

Random matches on one core, in processor time. `run.py` calls this in each interpreter whose Agon it measures.

    python bench/copies.py GAME --players N [--module MODULE] [--seconds S]
"""

import argparse
import json
from random import Random

from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.kernel.play import Remembered
from agon.lab.measure import SPREAD, Clock
from agon.shelf.packs import bundled_pack
from games import Subject, subject_of

MATCHES = 200  # after so many it is given up: the moment is too rare


def measured(subject: Subject, seconds: float) -> dict[str, float | None]:
    setup = Setup(subject.game, subject.players, "", subject.modules)
    game = find_game(subject.game).play(bundled_pack(subject.game), setup)
    copy, clone = Clock(), Clock()
    dice = Random(0)
    for number in range(MATCHES):
        own = setup._replace(seed=f"copies/{number}")
        match = Match.start(game, own)
        run = Remembered(game, game.begin(own, seeded(own.seed)))  # the same game, which tells where it stands
        run.start()
        asked = 0
        while (ask := run.ask) is not None:
            asked += 1
            if not run.since and asked % SPREAD == 0:
                copy.time(run.checkpoint.copy)
            if subject.middle(run):
                clone.time(match.clone)
            option = dice.choice(ask.options)
            match.choose(ask.seat, option)
            run.answer(ask.seat, option)
        if min(copy.spent, clone.spent) >= seconds / 4:
            break
    return {"copy_us": copy.microseconds(), "clone_us": clone.microseconds()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure copies at a step boundary and in the middle of a step.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--module", default="", help="a mode of the game that is measured instead of it")
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    print(json.dumps(measured(subject_of(args.game, args.players, args.module), args.seconds)))


if __name__ == "__main__":
    main()
