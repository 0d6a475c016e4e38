"""Running a game: ask, choose, until it is over. No memory, no checks: what search and playouts need."""

from collections.abc import Callable, Mapping
from typing import Final

from agon.kernel.ask import Ask, Play, Together
from agon.kernel.chance import Chance
from agon.kernel.errors import Ended, IllegalChoice
from agon.kernel.game import OVER, Game, Json, State

NOTHING: Final = Together([])  # returned by a procedure that is done, or has not begun


def finite(play: Play) -> Play:
    """A procedure that reports its own end, which costs less than an exception."""
    yield from play
    yield NOTHING


class Part:
    """One seat's share of a question asked of several seats at once."""

    def __init__(self, seat: int, play: Play) -> None:
        self.seat = seat
        self.play = finite(play)
        self.ask: Ask | None = None


class Boundaries:
    """The step boundaries a game has passed: there, nothing but its state is left."""

    def __init__(self) -> None:
        self.count = 0

    def note(self, state: State) -> None:
        self.count += 1


class Checkpoints(Boundaries):
    """The same, with a copy of the state at the last of them, which nobody changes."""

    def __init__(self, start: State) -> None:
        super().__init__()
        self.last = start

    def note(self, state: State) -> None:
        self.count += 1
        if self.count > 1 or self.last is state:  # a game that goes on from a checkpoint has that one already
            self.last = state.copy()


def whole_game(game: Game, state: State, boundaries: Boundaries) -> Play:
    """One step after the other until the game is over, as a single procedure; a first answer starts it.

    It holds no reference to the playout, so one that is dropped halfway is freed at once.
    """
    yield NOTHING
    step = game.step
    while state.step != OVER:
        boundaries.note(state)
        try:
            yield from step(state)
        except Ended:
            state.step = OVER


class Playout:
    """A game in progress. `ask` is the question to answer next, or None when the game is over."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.ask: Ask | None = None
        self._boundaries = Boundaries()
        self._send: Callable[[int], Ask | Together] | None = None  # hands an answer to the procedure
        self._watched = game.seats_of(state) > 1  # by others, who could learn something from not being asked
        self.together: Together | None = None  # the question that several seats answer now
        self._parts: list[Part] = []

    @property
    def steps(self) -> int:
        """How many step boundaries were passed."""
        return self._boundaries.count

    def start(self) -> None:
        """Run to the first question."""
        play = whole_game(self.game, self.state, self._boundaries)
        next(play)
        self._send = play.send
        self._run_on(0)

    def choose(self, option: int) -> None:
        """Answer `ask`. The option is trusted to be one of those on offer."""
        if self._parts:
            ask = self.ask
            assert ask is not None
            self._answer_part(ask.seat, option)
        else:
            self._run_on(option)

    def answer(self, seat: int, option: int) -> None:
        """Answer for one of the seats that are asked at once."""
        if self._parts:
            self._answer_part(seat, option)
        else:
            self._run_on(option)

    def asks(self) -> list[Ask]:
        """Every question that is open now, one a seat."""
        if self._parts:
            return [part.ask for part in self._parts if part.ask is not None]
        return [] if self.ask is None else [self.ask]

    # -- the main procedure

    def _run_on(self, option: int) -> None:
        """Hand an answer to the procedure, and run to a question that somebody has to answer, or to the end."""
        send = self._send
        while send is not None:
            try:
                asked = send(option)
            except StopIteration:
                break
            if isinstance(asked, Ask):
                options = asked.options
                if len(options) != 1 or (asked.kind.secret and self._watched):
                    self.ask = asked
                    return
                option = options[0]
            else:
                self._open(asked)
                if self._parts:
                    self.ask = self._parts[0].ask
                    return
                self.together = None
                option = 0
                send = self._send  # gone, if a part has ended the game
        self.ask = None
        self._send = None

    def _end(self) -> None:
        """The game is over, wherever the procedures stand."""
        self.state.step = OVER
        self._send = None
        self.together = None
        self._parts = []

    # -- several seats at once

    def _open(self, together: Together) -> None:
        self.together = together
        for seat, procedure in together.parts:
            part = Part(seat, procedure())
            if self._first(part):
                self._parts.append(part)
            if self.state.step == OVER:
                return

    def _first(self, part: Part) -> bool:
        """Run a part to its first question; False when it has none."""
        try:
            return self._rest(part, next(part.play))
        except Ended:
            self._end()
            return False

    def _rest(self, part: Part, asked: Ask | Together) -> bool:
        while asked is not NOTHING:
            assert isinstance(asked, Ask), "no simultaneous question within another"
            assert asked.seat == part.seat, "a part of a simultaneous question asks its own seat only"
            if len(asked.options) != 1 or (asked.kind.secret and self._watched):
                part.ask = asked
                return True
            asked = part.play.send(asked.options[0])
        return False

    def _answer_part(self, seat: int, option: int) -> None:
        for part in self._parts:
            if part.seat == seat:
                break
        else:
            raise AssertionError(f"seat {seat} is not asked")
        part.ask = None
        try:
            going_on = self._rest(part, part.play.send(option))
        except Ended:
            self._end()
            going_on = False
        if not going_on and part in self._parts:
            self._parts.remove(part)
        self._settle()

    def _settle(self) -> None:
        """Point `ask` at the next open part, or go on when all are done."""
        if self._parts:
            self.ask = self._parts[0].ask
        else:
            self.together = None
            self._run_on(0)

    def ask_again(self, seat: int) -> None:
        """Restart the parts of all other seats: the world under them was redrawn for `seat`."""
        together = self.together
        if together is None:
            return
        mine = [part for part in self._parts if part.seat == seat]
        self._parts = []
        for other, procedure in together.parts:
            if other == seat:
                self._parts.extend(mine)
                continue
            part = Part(other, procedure())
            if self._first(part):
                self._parts.append(part)
        self._settle()


class Worlds:
    """Sampled worlds for one seat: all that a bot gets besides a view and a question.

    Each world agrees with everything the seat knows, and with nothing else: the rest is redrawn.
    """

    def __init__(self, game: Game, checkpoint: State, since: list[tuple[int, int]], seat: int) -> None:
        self.game = game
        self.seat = seat
        self.seats = game.seats_of(checkpoint)
        self._checkpoint = checkpoint
        self._since = since

    def sample(self, chance: Chance) -> Playout:
        """One world, ready to be played on from the present question."""
        state = self._checkpoint.copy()
        world = Playout(self.game, state)
        world.start()
        for seat, option in self._since:
            world.answer(seat, option)
        deal = chance.quick()
        self.game.determinize(state, self.seat, deal)
        state.chance = deal.quick()
        world.ask_again(self.seat)
        return world

    def view(self) -> Mapping[str, Json]:
        """The table as the seat sees it; every sampled world gives the same."""
        state = self._checkpoint.copy()
        world = Playout(self.game, state)
        world.start()
        for seat, option in self._since:
            world.answer(seat, option)
        return self.game.view(state, self.seat)


class Remembered(Playout):
    """A playout that keeps the state at the last step boundary and the answers since: what can be copied."""

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(game, state)
        self._checkpoints = Checkpoints(state)
        self._boundaries = self._checkpoints
        self.since: list[tuple[int, int]] = []  # seat and option, since the checkpoint
        self._opened: Together | None = None
        self._opened_at = 0  # how many of those had been given when it was opened

    @classmethod
    def resume(cls, game: Game, checkpoint: State) -> "Remembered":
        """A game that goes on from a checkpoint, which stays as it is."""
        run = cls(game, checkpoint.copy())
        run._checkpoints.last = checkpoint
        return run

    @property
    def checkpoint(self) -> State:
        """The state at the last step boundary, which nobody changes."""
        return self._checkpoints.last

    def choose(self, option: int) -> None:
        ask = self.ask
        assert ask is not None
        self.answer(ask.seat, option)

    def answer(self, seat: int, option: int) -> None:
        steps = self.steps
        self.since.append((seat, option))
        super().answer(seat, option)
        if self.steps != steps:
            self.since = []
        if self.together is not self._opened:
            self._opened = self.together
            self._opened_at = len(self.since)

    def start(self) -> None:
        super().start()
        self._opened = self.together

    def worlds(self, seat: int) -> Worlds:
        """Sampled worlds for a seat that is asked. What others have secretly answered is not in them.

        While somebody else is asked, the question itself may depend on what only they know, so no world can
        be sampled.
        """
        if seat not in [ask.seat for ask in self.asks()]:
            raise IllegalChoice(f"seat {seat + 1} is not asked anything now, so no worlds can be sampled for it")
        if self._opened is None:
            return Worlds(self.game, self.checkpoint, self.since.copy(), seat)
        known = [answer for n, answer in enumerate(self.since) if n < self._opened_at or answer[0] == seat]
        return Worlds(self.game, self.checkpoint, known, seat)

    def secret(self) -> int:
        """How many of the answers so far belong to a simultaneous question that is still open."""
        return 0 if self._opened is None else len(self.since) - self._opened_at

    def copy(self) -> Playout:
        """An independent game at the same point, without memory."""
        twin = Playout(self.game, self.checkpoint.copy())
        twin.start()
        for seat, option in self.since:
            twin.answer(seat, option)
        return twin
