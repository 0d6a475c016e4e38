"""Learning from self-play: rounds of games, and after each round learning from the last ones.

Everything is in one folder, so that it can be stopped at any time and continued: the games of each round, and the
lessons that each round began with. Lessons are what bots play by (`mcts:300@FOLDER/lessons-009.json`), and what is
copied beside the content of a game once a match has shown that they are better.
"""

import json
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from agon.bots.lessons import DECLARED, Table
from agon.bots.network import BIAS, OUT
from agon.games.registry import find_game
from agon.kernel.game import Evaluation, Setup
from agon.kernel.packs import Pack
from agon.lab.brain import Array, Brain, blank, learn, worth
from agon.lab.fitting import (
    SWEEPS,
    Sharpness,
    Tenth,
    explained,
    regressed,
    reliability,
    sharpened,
    sized,
    targets_of,
)
from agon.lab.pool import Pool
from agon.lab.selfplay import Class, Numbered, Played, teach, teach_elsewhere
from agon.lab.series import GameResult, Series, play_series
from agon.lab.shares import Estimate, wilson

WINDOW: Final = 1500  # games that are learnt from at a time
BATCHES: Final = 1200  # in each sweep over them
DIGITS: Final = 5
LADDER: Final = 60  # iterations of those who climb it


class Course(NamedTuple):
    """What is trained, and how."""

    game: str
    seats: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    folder: Path
    rounds: int
    games: int  # in each round
    iterations: int  # of who plays them
    trust: float  # how much of what is learnt counts, from 0 to 1; the rest is what the game declares
    seed: str

    def lessons(self, number: int) -> Path:
        """The lessons that round `number` plays by; the first round uses the weights that the game declares."""
        return self.folder / f"lessons-{number:03}.json"

    def games_of(self, number: int) -> Path:
        return self.folder / f"round-{number:03}.npz"

    def played_by(self, number: int) -> str:
        return str(self.lessons(number)) if number else DECLARED

    def bot(self, number: int) -> str:
        return f"mcts:{LADDER}@{self.played_by(number)}"


class Learnt(NamedTuple):
    """The result of one round."""

    round: int
    games: int
    foreseen: float  # the part of the outcome that was foreseen in its games, before they were learnt from


def train(course: Course, pack: Pack, jobs: int, heard: Callable[[int, int], None]) -> list[Learnt]:
    """Do all remaining rounds. `heard` is told the round and how many of its games are played."""
    course.folder.mkdir(parents=True, exist_ok=True)
    evaluation = evaluation_of(course, pack)
    done: list[Learnt] = []
    for number in range(course.rounds):
        brain = brain_of(course, number, evaluation)
        games = play_round(course, number, pack, jobs, heard)
        done.append(Learnt(number, len(games), explained(games, judging(brain), evaluation.clear_lead)))
        if not course.lessons(number + 1).exists():
            write_lessons(course, number, evaluation)
    return done


def evaluation_of(course: Course, pack: Pack) -> Evaluation:
    setup = Setup(course.game, course.seats, course.seed, course.modules, course.options)
    return find_game(course.game).play(pack, setup).evaluation()


def judging(brain: Brain) -> Callable[[Array], Array]:
    return lambda positions: worth(brain, positions)


# ---------------------------------------------------------------- games


def play_round(course: Course, number: int, pack: Pack, jobs: int, heard: Callable[[int, int], None]) -> list[Played]:
    """The games of a round, which are read if they were played before."""
    if course.games_of(number).exists():
        heard(number, course.games)
        return read_games(course.games_of(number))
    way = (course.game, course.seats, course.modules, course.options)
    material = Class(*way, course.iterations, course.played_by(number), f"{course.seed}/{number}")
    known: dict[int, Played] = {}
    with closing(self_played(material, pack, range(course.games), jobs)) as games:
        for game, played in games:
            known[game] = played
            heard(number, len(known))
    found = [known[game] for game in sorted(known)]
    write_games(course.games_of(number), found)
    return found


def self_played(material: Class, pack: Pack, numbers: Sequence[int], jobs: int) -> Generator[Numbered, None, None]:
    """Games as they end."""
    if jobs == 1:
        yield from map(teach(material, pack), numbers)
        return
    pool: Pool[int, Numbered]
    with Pool(min(jobs, len(numbers)), teach_elsewhere, (material, pack.tables())) as pool:
        yield from pool.work(numbers)


def write_games(file: Path, games: Sequence[Played]) -> None:
    """Written all at once, so that a file is complete or not there."""
    written = file.with_suffix(".part")
    with written.open("wb") as place:
        np.savez_compressed(
            place,
            positions=np.concatenate([game.positions for game in games]),
            lengths=np.array([len(game.positions) for game in games]),
            shares=np.stack([game.shares for game in games]),
            scores=np.stack([game.scores for game in games]),
        )
    written.replace(file)


def read_games(file: Path) -> list[Played]:
    with np.load(file) as found:
        parts = np.split(found["positions"], np.cumsum(found["lengths"])[:-1])
        return [Played(*game) for game in zip(parts, found["shares"], found["scores"], strict=True)]


# ---------------------------------------------------------------- what they teach


def brain_of(course: Course, number: int, evaluation: Evaluation) -> Brain:
    """What round `number` is played by, as it was written down."""
    ones = np.ones(len(evaluation.names), np.float32)
    if not number:
        return blank(ones, np.array(evaluation.weights, np.float32), np.random.default_rng(0))
    table = table_in(course, number)
    rows = [[table[part][name] for name in evaluation.names] for part in ("own", "others")]
    weights = [table["weights"][name] for name in evaluation.names]
    units = table["units"]
    return Brain(ones, *[np.array(part, np.float32) for part in (weights, *rows, units[BIAS], units[OUT])])


def table_in(course: Course, number: int) -> Table:
    """The lessons that round `number` began with."""
    found: dict[str, Table] = json.loads(course.lessons(number).read_text("utf-8"))["seats"]
    return found[str(course.seats)]


def write_lessons(course: Course, number: int, evaluation: Evaluation) -> None:
    """What the last rounds teach, for the next one."""
    games: list[Played] = []
    for past in range(number, -1, -1):
        if len(games) < WINDOW:
            games += read_games(course.games_of(past))
    declared = np.array(evaluation.weights, np.float32)
    brain = taught(games, declared, evaluation.clear_lead, np.random.default_rng(number))
    brain = trusted(brain, declared, course.trust)
    sharpness = sharpened(games, judging(brain), evaluation.clear_lead)
    text = json.dumps({"seats": {str(course.seats): table_of(evaluation.names, brain, sharpness)}})
    course.lessons(number + 1).write_text(text + "\n", "utf-8")


def taught(games: Sequence[Played], weights: Array, clear: float, rng: np.random.Generator) -> Brain:
    """Learn from these games, from scratch: what single features are worth, then what goes beyond that."""
    positions = np.concatenate([game.positions for game in games])
    scale = np.sqrt((positions.reshape(-1, positions.shape[2]) ** 2).mean(axis=0))
    scale = np.where(scale > 1e-3, scale, 1.0).astype(np.float32)
    brain = blank(scale, regressed(games, sized(games, weights, clear), clear), rng)
    for _ in range(SWEEPS):
        brain = learn(brain, positions, targets_of(games, judging(brain), clear), BATCHES, clear, rng)
    return brain.scaled(np.ones_like(scale))


def trusted(brain: Brain, declared: Array, trust: float) -> Brain:
    """Something between the declared weights and what was learnt: from few games both are wrong, and not alike."""
    weights = trust * brain.weights + (1 - trust) * declared
    return brain._replace(weights=weights.astype(np.float32), out=(trust * brain.out).astype(np.float32))


def table_of(names: Sequence[str], brain: Brain, sharpness: Sharpness) -> Table:
    return {
        "numbers": {"base": short(sharpness.base)},
        "sharpness": {name: short(value) for name, value in zip(names, sharpness.weights, strict=True)},
        "weights": {name: short(value) for name, value in zip(names, brain.weights, strict=True)},
        "own": {name: [short(value) for value in row] for name, row in zip(names, brain.own, strict=True)},
        "others": {name: [short(value) for value in row] for name, row in zip(names, brain.others, strict=True)},
        "units": {BIAS: [short(value) for value in brain.bias], OUT: [short(value) for value in brain.out]},
    }


def short(value: float) -> float:
    """Rounded to the digits that mean something."""
    return float(f"{value:.{DIGITS}g}")


# ---------------------------------------------------------------- whether it is any better


def held_out(course: Course, pack: Pack) -> list[Tenth]:
    """How accurate the earlier lessons' chances are on the games of the last round, which they have not seen."""
    last = course.rounds - 1
    if last == 0:
        return []
    evaluation = evaluation_of(course, pack)
    table = table_in(course, last)
    sharpness = Sharpness([table["sharpness"][name] for name in evaluation.names], table["numbers"]["base"])
    return reliability(read_games(course.games_of(last)), judging(brain_of(course, last, evaluation)), sharpness)


def ladder(course: Course, pack: Pack, jobs: int, games: int, heard: Callable[[int], None]) -> Estimate:
    """The last lessons against the declared weights, on games that were not learnt from, with the new ones in one
    seat.
    """
    entrants = (course.bot(course.rounds), *[course.bot(0)] * (course.seats - 1))
    series = Series(course.game, entrants, games, f"{course.seed}/ladder", course.modules, course.options)
    ended: list[float] = []

    def hear(result: GameResult) -> None:
        shares = result.shares()
        ended.append(sum(share for share, bot in zip(shares, result.bots, strict=True) if bot == entrants[0]))
        heard(len(ended))

    play_series(series, pack, jobs, hear)
    return wilson(sum(ended), len(ended))
