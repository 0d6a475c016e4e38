"""Games that bots play against themselves, and what they teach: the positions, and how each game ended."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from agon.bots.bot import Bot
from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.errors import AgonError
from agon.kernel.game import Game, Setup
from agon.kernel.packs import Pack, with_parts
from agon.kernel.play import Remembered
from agon.kernel.record import MAX_CHOICES
from agon.kernel.schema import Entry
from agon.lab.brain import Array
from agon.lab.pupil import Pupil


class Played(NamedTuple):
    """One game: positions in order, each as the player who was asked could know it, and the end."""

    positions: Array  # position, seat, feature
    shares: Array  # each seat's part of the victory
    scores: Array


class Class(NamedTuple):
    """What is played in a round: the way to play, and how all players think."""

    game: str
    seats: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    iterations: int
    lessons: str
    seed: str


Numbered = tuple[int, Played]


def teach_elsewhere(lesson: Class, tables: dict[str, Entry]) -> Callable[[int], Numbered]:
    """The same in a worker process, from the plain data of the pack."""
    return teach(lesson, with_parts(tables))


def teach(lesson: Class, pack: Pack) -> Callable[[int], Numbered]:
    """What plays game `number`."""
    setup = Setup(lesson.game, lesson.seats, lesson.seed, lesson.modules, lesson.options)
    game = find_game(lesson.game).play(pack, setup)

    def play(number: int) -> Numbered:
        seed = f"{lesson.seed}/{number}"
        bots: list[Bot] = [
            Pupil(seeded(f"pupil/{seed}/{seat}"), lesson.iterations, lesson.lessons) for seat in range(lesson.seats)
        ]
        return number, played(game, setup._replace(seed=seed), bots)

    return play


def played(game: Game, setup: Setup, bots: list[Bot]) -> Played:
    """One game. A position is noted at the first question of each step, since search judges there too."""
    run = Remembered(game, game.begin(setup, seeded(setup.seed)))
    run.start()
    luck = seeded(f"{setup.seed}/positions")
    positions: list[list[list[float]]] = []
    noted = -1
    for _ in range(MAX_CHOICES):
        ask = run.ask
        if ask is None:
            break
        worlds = run.worlds(ask.seat)
        if run.steps != noted:
            noted = run.steps
            state = worlds.sample(luck).state
            positions.append([game.features(state, seat) for seat in range(setup.seats)])
        run.answer(ask.seat, bots[ask.seat].choose(ask, worlds))
    outcome = game.outcome(run.state)
    if outcome is None:
        raise AgonError(f"game {setup.seed!r} was given up after {MAX_CHOICES} questions")
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(setup.seats)]
    scores = [float(place.score) for place in sorted(outcome.places)]
    return Played(np.array(positions, np.float32), np.array(won, np.float32), np.array(scores, np.float32))
