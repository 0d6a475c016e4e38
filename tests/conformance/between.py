"""Between two rules: what must be true after every single choice, whatever was played.

A `Run` is a game that is checked while it is played. It can be copied at any question, so that different ways to
continue can be tried.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from agon.kernel.ask import Ask, Play, action_of
from agon.kernel.chance import Chance, seeded
from agon.kernel.errors import Ended
from agon.kernel.game import Event, Game, Promises, State
from agon.kernel.play import Playout, Remembered
from conformance.playing import LONGEST
from conformance.suite import Case

Subject = tuple[str, tuple[int, ...]]

FAULTS = (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError)  # of rules that were not ready
TRIES = 2  # how often a power is tried at the same question of a game


class Chronicle:
    """The events so far that may happen only once, and to what."""

    def __init__(self, promises: Promises) -> None:
        self.promises = promises
        self.happened: set[Subject] = set()
        self.freeing = {event for once in promises.once.values() for event in once.until}

    def copy(self) -> "Chronicle":
        twin = Chronicle(self.promises)
        twin.happened = self.happened.copy()
        return twin

    def hear(self, events: Sequence[Event]) -> None:
        """Takes note of what has happened; once too often is a fault."""
        for event, _, numbers in events:
            if event in self.freeing:
                freed = [subject for subject in self.happened if self.frees(event, numbers, subject)]
                self.happened.difference_update(freed)
            once = self.promises.once.get(event)
            if once is not None:
                names = self.promises.arguments[event]
                subject = (event, tuple(numbers[names.index(name)] for name in once.what))
                told = ", ".join(f"{name} {number}" for name, number in zip(once.what, subject[1], strict=True))
                assert subject not in self.happened, f"{event} has happened twice ({told})"
                self.happened.add(subject)

    def frees(self, event: str, numbers: tuple[int, ...], subject: Subject) -> bool:
        """Whether an event lets another happen again: one of those it waits for, and about the same thing."""
        once = self.promises.once[subject[0]]
        if event not in once.until:
            return False
        names = self.promises.arguments[event]
        return all(
            numbers[names.index(name)] == number
            for name, number in zip(once.what, subject[1], strict=True)
            if name in names
        )


class Run:
    """A game in progress and what was heard of it."""

    def __init__(self, play: Playout, chronicle: Chronicle) -> None:
        self.play = play
        self.chronicle = chronicle
        self.told: list[Event] = []
        self.answers: list[tuple[str, int]] = []  # for whoever has to find out what went wrong
        play.state.log = self.told

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def state(self) -> State:
        return self.play.state

    def fork(self) -> "Run":
        """The same game at the same question, to be played on in another way."""
        assert isinstance(self.play, Remembered)
        twin = Run(self.play.copy(), self.chronicle.copy())
        twin.answers = self.answers[-20:]
        return twin

    def take(self, ask: Ask, option: int) -> None:
        """Answers a question, and looks at what has come of it."""
        self.answers.append((ask.kind.id, option))
        try:
            self.play.answer(ask.seat, option)
            self.look()
        except FAULTS as fault:
            raise Fault(self, fault) from fault

    def look(self) -> None:
        """Every count within its limits, and nothing twice that happens once."""
        for field, value, low, high in self.game.counts(self.state):
            assert low <= value <= high, f"{field} is {value}, not {low} to {high}"
        self.chronicle.hear(self.told)
        self.told.clear()

    def take_stock(self, things: set[str]) -> None:
        """Every thing is there exactly once."""
        census = self.game.census(self.state)
        twice = [thing for thing in census if census[thing] != 1]
        try:
            assert not twice, f"not there once: {twice}"
            assert set(census) == things, f"gone or come: {sorted(set(census) ^ things)}"
        except AssertionError as fault:
            raise Fault(self, fault) from fault


class Fault(AssertionError):
    """What went wrong, and the answers that led there."""

    def __init__(self, run: Run, fault: Exception) -> None:
        last = "\n".join(f"  {kind}: {option >> 16}/{option & 0xFFFF}" for kind, option in run.answers[-12:])
        super().__init__(f"{type(fault).__name__}: {fault}\nafter {len(run.answers)} answers, the last of them\n{last}")


def begun(case: Case, seed: str) -> Run:
    """A new game at its first question."""
    game = case.build()
    heard: list[Event] = []
    play = Remembered(game, game.begin(case.setup(seed), seeded(seed), heard))
    run = Run(play, Chronicle(game.promises()))
    run.chronicle.hear(heard)
    play.start()
    run.look()
    return run


class Whim:
    """Which options a random player likes, by their actions: each game prefers others."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.likes: dict[int, int] = {}

    def pick(self, options: Sequence[int]) -> int:
        groups: dict[int, list[int]] = {}
        for option in options:
            groups.setdefault(action_of(option), []).append(option)
        for action in groups:
            if action not in self.likes:
                self.likes[action] = (1, 4, 16, 64)[self.chance.below(4)]
        at = self.chance.below(sum(self.likes[action] for action in groups))
        for action, group in groups.items():
            at -= self.likes[action]
            if at < 0:
                return group[self.chance.below(len(group))]
        raise AssertionError("the likes have changed")


def answer(run: Run, whim: Whim) -> None:
    """One random answer to one of the questions that are open."""
    asks = run.play.asks()
    ask = asks[whim.chance.below(len(asks))]
    run.take(ask, whim.pick(ask.options))


def finish_step(run: Run, whim: Whim) -> None:
    """Random answers until the step is over, with which the procedure of the question is too."""
    steps = run.play.steps
    for _ in range(LONGEST):
        if run.play.ask is None or run.play.steps != steps:
            return
        answer(run, whim)
    raise AssertionError("the step does not end")


def play_on(run: Run, whim: Whim, most: int) -> None:
    """So many random answers, or to the end."""
    for _ in range(most):
        if run.play.ask is None:
            return
        answer(run, whim)


def try_powers(run: Run, seed: str, most: int) -> None:
    """Plays on; at every question each power of any time is tried beside."""
    whim = Whim(seeded("powers/" + seed))
    things = set(run.game.census(run.state))
    tried: Counter[tuple[str, int]] = Counter()
    for number in range(most):
        if run.play.ask is None:
            return
        for ask in run.play.asks():
            for option in beside(run, ask):
                tried[ask.kind.id, option] += 1
                if tried[ask.kind.id, option] <= TRIES:
                    elsewhere = run.fork()
                    elsewhere.take(ask, option)
                    finish_step(elsewhere, Whim(seeded(f"{seed}/{number}")))
                    elsewhere.take_stock(things)
        answer(run, whim)


def beside(run: Run, ask: Ask) -> list[int]:
    """The options of any time, at a question that is about something else."""
    any_time = run.game.promises().any_time
    found = [option for option in ask.options if action_of(option) in any_time]
    return [] if len(found) == len(ask.options) else found


def at_boundary(run: Run, whim: Whim, steps: tuple[str, ...], least: int) -> State | None:
    """Plays on until one of these steps begins, after so many at least; the state there, or None if the game ends."""
    assert isinstance(run.play, Remembered)
    while run.play.ask is not None:
        if run.play.steps >= least and run.play.checkpoint.step in steps:
            return run.play.checkpoint.copy()
        answer(run, whim)
    return None


def resumed(game: Game, state: State, chronicle: Chronicle) -> Run:
    """A game that goes on from a state between two steps."""
    play = Remembered(game, state)
    run = Run(play, chronicle)
    play.start()
    run.look()
    return run


def carried_out(game: Game, state: State, play: Play, chooser: Callable[[Ask], int]) -> None:
    """Carries a procedure out on a state, and looks at it after every answer; what happens twice is a fault."""
    run = Run(Playout(game, state), Chronicle(game.promises()))
    try:
        with suppress(StopIteration, Ended):
            ask = next(play)
            while True:
                assert isinstance(ask, Ask), "a procedure of one player"
                run.look()
                option = chooser(ask)
                run.answers.append((ask.kind.id, option))
                ask = play.send(option)
        run.look()
    except FAULTS as fault:
        raise Fault(run, fault) from fault


def every_way(game: Game, state: State, procedure: Callable[[State], Play], most: int) -> None:
    """Carries a procedure out with one row of answers after the other, so many at most.

    The rows are counted through like numbers, the first answer being the lowest digit: what comes first is tried in
    all ways before what comes later.
    """
    number, rows = 0, 1
    while number < min(rows, most):
        left, size = number, 1

        def chooser(ask: Ask) -> int:
            nonlocal left, size
            left, at = divmod(left, len(ask.options))
            size *= len(ask.options)
            return ask.options[at]

        twin = state.copy()
        carried_out(game, twin, procedure(twin), chooser)
        rows = max(rows, size)
        number += 1
