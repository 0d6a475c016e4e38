"""Learning from one's own games: rounds of self-play, and after each what the last rounds teach.

Everything is in one folder, so that it can be stopped at any time and gone on with: the games of each round as they
end, and the lessons that each round began with. Lessons are what bots play by (`mcts:300@FOLDER/lessons-009.json`),
and what is copied beside the content of a game once a match has shown that they are better.
"""

import json
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from agon.bots.lessons import DECLARED
from agon.games.registry import find_game
from agon.kernel.game import Evaluation, Setup
from agon.kernel.packs import Pack
from agon.lab.fitting import Sharpness, Tenth, as_great, explained, fitted, reliability, sharpened
from agon.lab.pool import Pool
from agon.lab.selfplay import Class, Numbered, Played, teach, teach_elsewhere
from agon.lab.series import GameResult, Series, play_series
from agon.lab.stats import Estimate, wilson

WINDOW: Final = 4  # rounds that are learnt from at a time
DIGITS: Final = 5


class Course(NamedTuple):
    """What is trained, and how."""

    game: str
    seats: int
    modules: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    folder: Path
    rounds: int
    games: int  # in each round
    budget: str  # of the bot that plays them
    seed: str

    def lessons(self, number: int) -> Path:
        """What round `number` is played by; the first goes by what the game declares."""
        return self.folder / f"lessons-{number:03}.json"

    def journal(self, number: int) -> Path:
        return self.folder / f"round-{number:03}.jsonl"

    def bot(self, number: int) -> str:
        return f"mcts:{self.budget}@{self.lessons(number) if number else DECLARED}"


class Learnt(NamedTuple):
    """What came of one round."""

    round: int
    games: int
    foreseen: float  # the part of the outcome that the weights before it foresaw in its games


def train(course: Course, pack: Pack, jobs: int, heard: Callable[[int, int], None]) -> list[Learnt]:
    """All rounds that are still to be done. `heard` is told the round and how many of its games are played."""
    course.folder.mkdir(parents=True, exist_ok=True)
    setup = Setup(course.game, course.seats, course.seed, course.modules, course.options)
    evaluation = find_game(course.game).play(pack, setup).evaluation()
    done: list[Learnt] = []
    for number in range(course.rounds):
        games = play_round(course, number, pack, jobs, heard)
        before = weights_of(course, number, evaluation)
        done.append(Learnt(number, len(games), explained(games, before, evaluation.clear_lead)))
        if not course.lessons(number + 1).exists():
            write_lessons(course, number, evaluation, before)
    return done


def play_round(course: Course, number: int, pack: Pack, jobs: int, heard: Callable[[int, int], None]) -> list[Played]:
    """The games of a round; those that were played before are read."""
    known = dict(journal_of(course, number))
    missing = [game for game in range(course.games) if game not in known]
    heard(number, len(known))
    if missing:
        material = Class(
            course.game, course.seats, course.modules, course.options, course.bot(number), f"{course.seed}/{number}"
        )
        games = self_played(material, pack, missing, jobs)
        with closing(games), course.journal(number).open("a", encoding="utf-8") as journal:
            journal.write("\n" if journal.tell() else "")  # ends a line that was broken off
            for game, played in games:
                known[game] = rounded(played)
                journal.write(json.dumps([game, *known[game]]) + "\n")
                journal.flush()
                heard(number, len(known))
    return [known[game] for game in sorted(known)]


def self_played(material: Class, pack: Pack, numbers: Sequence[int], jobs: int) -> Generator[Numbered, None, None]:
    """Games as they end."""
    if jobs == 1:
        yield from map(teach(material, pack), numbers)
        return
    pool: Pool[int, Numbered]
    with Pool(min(jobs, len(numbers)), teach_elsewhere, (material, pack.tables())) as pool:
        yield from pool.work(numbers)


def journal_of(course: Course, number: int) -> list[tuple[int, Played]]:
    """The games of a round that are written down. A line that was broken off is played again."""
    found: list[tuple[int, Played]] = []
    if course.journal(number).exists():
        for line in course.journal(number).read_text("utf-8").splitlines():
            with suppress(ValueError):
                game, positions, shares, scores = json.loads(line)
                found.append((game, Played(positions, shares, scores)))
    return found


def rounded(played: Played) -> Played:
    """With no more digits than tell anything."""
    return played._replace(
        positions=[[[round(value, DIGITS) for value in seat] for seat in position] for position in played.positions]
    )


# ---------------------------------------------------------------- what they teach


def weights_of(course: Course, number: int, evaluation: Evaluation) -> list[float]:
    """What round `number` was played by."""
    if number == 0:
        return list(evaluation.weights)
    table = json.loads(course.lessons(number).read_text("utf-8"))["seats"][str(course.seats)]
    return [table["weights"][name] for name in evaluation.names]


def write_lessons(course: Course, number: int, evaluation: Evaluation, before: Sequence[float]) -> None:
    """What the last rounds teach, for the next one."""
    games: list[Played] = []
    for past in range(max(0, number + 1 - WINDOW), number + 1):
        games += [played for _, played in journal_of(course, past)]
    weights = as_great(games, fitted(games, before, evaluation.clear_lead), evaluation.weights)
    sharpness = sharpened(games, weights, evaluation.clear_lead)
    text = json.dumps({"seats": {str(course.seats): table_of(evaluation.names, weights, sharpness)}}, indent=1)
    course.lessons(number + 1).write_text(text + "\n", "utf-8")


def table_of(names: Sequence[str], weights: Sequence[float], sharpness: Sharpness) -> dict[str, dict[str, float]]:
    return {
        "numbers": {"base": round(sharpness.base, DIGITS)},
        "sharpness": {name: round(value, DIGITS) for name, value in zip(names, sharpness.weights, strict=True)},
        "weights": {name: round(value, DIGITS) for name, value in zip(names, weights, strict=True)},
    }


# ---------------------------------------------------------------- whether it is any better


def held_out(course: Course, pack: Pack) -> list[Tenth]:
    """How true the chances are that the lessons before the last round give to its games, which they have not seen."""
    last = course.rounds - 1
    if last == 0:
        return []
    setup = Setup(course.game, course.seats, course.seed, course.modules, course.options)
    names = find_game(course.game).play(pack, setup).evaluation().names
    table = json.loads(course.lessons(last).read_text("utf-8"))["seats"][str(course.seats)]
    weights = [table["weights"][name] for name in names]
    sharpness = Sharpness([table["sharpness"][name] for name in names], table["numbers"]["base"])
    return reliability([played for _, played in journal_of(course, last)], weights, sharpness)


def ladder(course: Course, pack: Pack, jobs: int, games: int, heard: Callable[[int], None]) -> Estimate:
    """The last lessons against what the game declares, on games that nobody has learnt from: one seat of the new."""
    entrants = (course.bot(course.rounds), *[course.bot(0)] * (course.seats - 1))
    series = Series(course.game, entrants, games, f"{course.seed}/ladder", course.modules, course.options)
    ended: list[float] = []

    def hear(result: GameResult) -> None:
        shares = result.shares()
        ended.append(sum(share for share, bot in zip(shares, result.bots, strict=True) if bot == entrants[0]))
        heard(len(ended))

    play_series(series, pack, jobs, hear)
    return wilson(sum(ended), len(ended))
