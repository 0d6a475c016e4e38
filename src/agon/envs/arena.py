"""One match for learners: who is asked, the rows of the table that are on offer, what each seat sees."""

from collections.abc import Mapping

from agon.envs.rewards import MARGIN, SHAPED, for_margin, for_outcome, known_reward, prospects
from agon.kernel.acts import NO_ROW, Acts
from agon.kernel.ask import Ask
from agon.kernel.chance import seeded
from agon.kernel.errors import IllegalChoice, SetupError
from agon.kernel.game import Game, Outcome, Setup, State
from agon.kernel.observing import Observer
from agon.kernel.play import Playout, Remembered, Worlds


class Course:
    """What all matches of one setup share: the table of actions, the layout of observations, the reward."""

    def __init__(self, game: Game, setup: Setup, reward: str) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.reward = known_reward(reward)
        self.acts: Acts = game.acts()
        self.actions = len(self.acts.rows)
        self.observer = Observer(game, self.acts, game.begin(setup, seeded("")))
        self.size = self.observer.size
        self.clear_lead = game.evaluation().clear_lead


class Arena:
    """A match in progress. Questions with a single option answer themselves: a step is a decision."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.run: Playout = self.new_run(course.game.begin(course.setup, seeded("")))
        self.rewards: list[float] = [0.0] * course.seats  # since the last step
        self._prospects: list[float] = []

    def new_run(self, state: State) -> Playout:
        """No memory: copies and worlds are not needed."""
        return Playout(self.course.game, state)

    def reset(self, seed: str) -> None:
        """A new match, at its first decision."""
        course = self.course
        self.run = self.new_run(course.game.begin(course.setup._replace(seed=seed), seeded(seed)))
        self.run.start()
        self._go_on()
        self.rewards = [0.0] * course.seats
        if course.reward == SHAPED:
            self._prospects = prospects(self.run, course.seats)

    @property
    def ask(self) -> Ask | None:
        return self.run.ask

    @property
    def seat(self) -> int:
        """Who is asked; -1 when it is over."""
        ask = self.run.ask
        return -1 if ask is None else ask.seat

    def rows(self) -> list[int]:
        """The rows of the table that are on offer, in the order of the question."""
        ask = self.run.ask
        return [] if ask is None else self.rows_of(ask)

    def rows_of(self, ask: Ask) -> list[int]:
        acts = self.course.acts
        found: list[int] = []
        for option in ask.options:
            row = acts.row_of(option)
            if row == NO_ROW:
                raise SetupError(f"{ask.kind.id} offers {option}, which the table of actions does not have")
            found.append(row)
        return found

    def step(self, row: int) -> None:
        """Answer with a row of the table."""
        ask = self.run.ask
        if ask is None:
            raise IllegalChoice("the match is over: nobody is asked anything")
        self.run.choose(self._option(ask, row))
        self._go_on()
        self._reward()

    def step_together(self, rows: Mapping[int, int]) -> None:
        """Answer every open question of those seats with a row: several where several choose at once."""
        for ask in self.run.asks():
            if ask.seat in rows and self.run.ask is not None:
                self.run.answer(ask.seat, self._option(ask, rows[ask.seat]))
        self._go_on()
        self._reward()

    def asked(self, seat: int) -> Ask | None:
        """The question that this seat has to answer now, if any."""
        for ask in self.run.asks():
            if ask.seat == seat:
                return ask
        return None

    def _option(self, ask: Ask, row: int) -> int:
        option = self.course.acts.options[row] if 0 <= row < self.course.actions else -1
        if option not in ask.options:
            raise IllegalChoice(f"action {row} is not on offer for seat {ask.seat + 1} at {ask.kind.id}")
        return option

    def observe(self, seat: int) -> bytes:
        run = self.run
        return self.course.observer.observe(run.state, seat, run.asks())

    def outcome(self) -> Outcome | None:
        return self.course.game.outcome(self.run.state) if self.run.ask is None else None

    def _go_on(self) -> None:
        run = self.run
        while True:
            ask = run.ask
            if ask is None or len(ask.options) > 1:
                return
            run.choose(ask.options[0])

    def _reward(self) -> None:
        course = self.course
        outcome = self.outcome()
        if outcome is not None:
            self.rewards = (
                for_margin(outcome, course.seats, course.clear_lead)
                if course.reward == MARGIN
                else for_outcome(outcome, course.seats)
            )
        elif course.reward == SHAPED:
            before = self._prospects
            self._prospects = prospects(self.run, course.seats)
            self.rewards = [now - old for now, old in zip(self._prospects, before, strict=True)]
        else:
            self.rewards = [0.0] * course.seats


class RememberingArena(Arena):
    """One that can give bots the worlds they sample."""

    def new_run(self, state: State) -> Playout:
        return Remembered(self.course.game, state)

    def worlds(self, seat: int) -> Worlds:
        """What a bot in that seat is given."""
        return self._remembered().worlds(seat)

    def copy(self) -> "RememberingArena":
        """An independent match at the same point."""
        run = self._remembered()
        twin = RememberingArena(self.course)
        again = Remembered.resume(self.course.game, run.checkpoint)
        again.start()
        for seat, option in run.since:
            again.answer(seat, option)
        twin.run = again
        twin.rewards = self.rewards.copy()
        twin._prospects = self._prospects.copy()
        return twin

    def _remembered(self) -> Remembered:
        run = self.run
        assert isinstance(run, Remembered)
        return run
