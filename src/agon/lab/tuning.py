"""Adjusting numbers of a pack, within bounds, toward what a game should be like.

The goals are values of some measures, each with how far off is near enough: the distance is the sum of (how far off ÷
near enough)², so that below 1 every goal is met. Each try plays the same seeds, so that tries differ by their
numbers and not by their luck. Optuna's sampler (a tree of Parzen estimators) chooses the next try. Then each changed

number is put back by itself: if it made nothing better it stays as it was, and for the others we know what they are

good for. Finally both are played on other seeds, which the search did not use: only what is better there counts.

Every try that was played is saved, and is not played again when the same command continues.
"""

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from agon.kernel.errors import PackError
from agon.lab.compare import fixed_measures, trait_share
from agon.lab.series import GameResult
from agon.lab.series_head import digest_of
from agon.lab.shares import Estimate
from agon.lab.stats import mean
from agon.lab.stopping import Share
from agon.lab.study import EACH as SERIES_KEYS
from agon.lab.study import Arm, Table, arm_of, read_tables
from agon.lab.tuned_packs import Number, wrong

USUAL_TRIES: Final = 30
FRESH: Final = "fresh"  # the end of the seeds on which nothing was sought
USED: Final = "use"
BEGIN: Final = 8  # tries at random, before the sampler has something to go by

Values = tuple[int, ...]


class Goal(NamedTuple):
    """What a measure should be, and how far off is near."""

    measure: str
    target: float
    within: float


class Tuning(NamedTuple):
    """What a file asks for."""

    arm: Arm
    numbers: tuple[Number, ...]
    goals: tuple[Goal, ...]
    tries: int

    def digest(self, about: object) -> str:
        """Identifies the tuning by everything but the number of tries, so that there may be more."""
        goals, numbers = [list(goal) for goal in self.goals], [list(number) for number in self.numbers]
        return digest_of({"about": about, "games": self.arm.series.games, "goals": goals, "numbers": numbers})


def read_tuning(file: Path) -> Tuning:
    """What the file asks for, or what is wrong with it in one line."""
    whole = read_tables(file)
    whole.only((*SERIES_KEYS, "title", "tries", "number", "goal"))
    arm = arm_of(Table(file, "", {key: value for key, value in whole.values.items() if key in SERIES_KEYS}))
    numbers = tuple(number_of(each) for each in whole.tables("number"))
    goals = tuple(goal_of(each, len(arm.series.entrants)) for each in whole.tables("goal"))
    if not numbers or not goals:
        raise wrong("nothing", file=str(file))
    return Tuning(arm, numbers, goals, whole.number("tries", USUAL_TRIES))


def number_of(table: Table) -> Number:
    table.only(("file", "entry", "field", "low", "high"))
    kind, _, id = table.text("entry", "").partition("/")
    low, high = int(table.amount("low")), int(table.amount("high"))
    if not kind or low >= high:
        table.fail("reports-tune-bounds")
    return Number(table.text("file", ""), kind, id, table.text("field", ""), low, high)


def goal_of(table: Table, players: int) -> Goal:
    table.only(("measure", "target", "within"))
    goal = Goal(table.text("measure", ""), table.amount("target"), table.amount("within"))
    fixed = fixed_measures(players)
    is_trait = ":" in goal.measure and not goal.measure.startswith("seat:")
    if goal.measure not in fixed and not is_trait:
        table.fail("reports-tune-measure", name=goal.measure, known=", ".join([*fixed, "god:…", "use:…"]))
    if goal.within <= 0:
        table.fail("reports-tune-bounds")
    return goal


def measure_of(name: str, players: int) -> Share:
    """What a game is worth by a measure: those of `agon compare`, or whether anybody used a thing."""
    fixed = fixed_measures(players)
    if name in fixed:
        return fixed[name][0]
    kind, _, word = name.partition(":")
    if kind == USED:
        return lambda game: float(any(word in uses for uses in game.uses))
    return trait_share(kind, word)


def measured(goals: Sequence[Goal], games: Sequence[GameResult]) -> list[Estimate]:
    """What the games measure; an error for a thing that none of them had."""
    players = len(games[0].bots)
    for goal in goals:
        kind, _, word = goal.measure.partition(":")
        if (
            word
            and kind not in (USED, "seat")
            and not any(own.get(kind) == word for game in games for own in game.traits)
        ):
            raise wrong("unmet", name=goal.measure)
    return [mean([measure_of(goal.measure, players)(game) for game in games]) for goal in goals]


class Try(NamedTuple):
    """The result of some values: each measure, or why they cannot be played."""

    values: Values
    found: tuple[Estimate, ...]
    fault: str = ""

    def distance(self, goals: Sequence[Goal]) -> float:
        """How far it is from the goals; infinite if it cannot be played."""
        if self.fault:
            return float("inf")
        return sum(((one.value - goal.target) / goal.within) ** 2 for one, goal in zip(self.found, goals, strict=True))


class Tuned(NamedTuple):
    """What came out."""

    before: Try
    after: Try
    without: dict[int, Try]  # by the place of a number: what would be without its change
    fresh: tuple[Try, Try]  # before and after, on other seeds
    tries: int

    def better(self, goals: Sequence[Goal]) -> bool:
        """Whether it holds on the seeds that the search did not use."""
        return self.fresh[1].distance(goals) < self.fresh[0].distance(goals)


Play = Callable[[Values, str], Sequence[GameResult]]
"""The games of a series with these values, on seeds with this ending."""


class Tries:
    """Everything that was tried, a line each in a file; what is there is not played again."""

    def __init__(self, path: Path, goals: Sequence[Goal], play: Play) -> None:
        self.path = path
        self.goals = goals
        self.play = play
        self.known: dict[tuple[Values, str], Try] = {}
        whole = 0
        for line in path.read_bytes().splitlines(keepends=True) if path.exists() else []:
            if not line.endswith(b"\n"):
                break  # what was being written when it ended
            whole += len(line)
            row = json.loads(line)
            found = tuple(Estimate(*one) for one in row["found"])
            self.known[tuple(row["values"]), row["seeds"]] = Try(tuple(row["values"]), found, row["fault"])
        if path.exists():
            with path.open("r+b") as file:
                file.truncate(whole)

    def of(self, values: Values, seeds: str = "") -> Try:
        """What comes of these values: known, or played now and written down."""
        known = self.known.get((values, seeds))
        if known is None:
            try:
                known = Try(values, tuple(measured(self.goals, self.play(values, seeds))))
            except PackError as error:
                known = Try(values, (), str(error).splitlines()[0])
            self.known[values, seeds] = known
            row = {"values": values, "seeds": seeds, "found": known.found, "fault": known.fault}
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
        return known


def tuned(tuning: Tuning, start: Values, tries: Tries) -> Tuned:
    """Search, put back what does not help, and check the rest on other seeds."""
    before = tries.of(start)
    best = before
    for one in searched(tuning, start, tries):
        best = min(best, one, key=lambda each: each.distance(tuning.goals))
    best, without = put_back(tuning.goals, start, best, tries)
    fresh = (tries.of(start, FRESH), tries.of(best.values, FRESH))
    return Tuned(before, best, without, fresh, tuning.tries)


def searched(tuning: Tuning, start: Values, tries: Tries) -> list[Try]:
    """Tries that the sampler asks for, from where the numbers are."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    seed = int.from_bytes(sha256(tuning.arm.series.seed.encode()).digest()[:4])
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed, n_startup_trials=BEGIN))
    study.enqueue_trial({str(place): value for place, value in enumerate(start)})
    found: list[Try] = []
    for _ in range(tuning.tries):
        trial = study.ask()
        numbers = enumerate(tuning.numbers)
        values = tuple(trial.suggest_int(str(place), number.low, number.high) for place, number in numbers)
        found.append(tries.of(values))
        distance = found[-1].distance(tuning.goals)
        if found[-1].fault:
            study.tell(trial, state=optuna.trial.TrialState.FAIL)
        else:
            study.tell(trial, distance)
    return found


def put_back(goals: Sequence[Goal], start: Values, best: Try, tries: Tries) -> tuple[Try, dict[int, Try]]:
    """The best without what it does not need, and what would be without each change that is left."""
    while True:
        changed = [place for place, value in enumerate(start) if best.values[place] != value]
        without = {place: tries.of(changed_at(best.values, place, start[place])) for place in changed}
        nearest = min(without.values(), key=lambda one: one.distance(goals), default=best)
        if not without or nearest.distance(goals) > best.distance(goals):
            return best, without
        best = nearest


def changed_at(values: Values, place: int, value: int) -> Values:
    return (*values[:place], value, *values[place + 1 :])
