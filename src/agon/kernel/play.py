"""Running a game: ask, choose, until it is over. No memory, no checks: what search and playouts need."""

from agon.kernel.ask import Ask, Play, Together
from agon.kernel.chance import Chance
from agon.kernel.errors import Ended, IllegalChoice
from agon.kernel.game import OVER, Game, Json, State


class Part:
    """One seat's share of a question asked of several seats at once."""

    def __init__(self, seat: int, play: Play) -> None:
        self.seat = seat
        self.play = play
        self.ask: Ask | None = None


class Playout:
    """A game in progress. `ask` is the question to answer next, or None when the game is over."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.ask: Ask | None = None
        self.steps = 0  # step boundaries passed
        self._play: Play | None = None
        self.together: Together | None = None  # the question that several seats answer now
        self._parts: list[Part] = []

    def start(self) -> None:
        """Run to the first question."""
        self._run_on(None)

    def choose(self, option: int) -> None:
        """Answer `ask`. The option is trusted to be one of those on offer."""
        if self._parts:
            ask = self.ask
            assert ask is not None
            self._answer_part(ask.seat, option)
        else:
            self._run_on(self._send(option))

    def answer(self, seat: int, option: int) -> None:
        """Answer for one of the seats that are asked at once."""
        if self._parts:
            self._answer_part(seat, option)
        else:
            self._run_on(self._send(option))

    def asks(self) -> list[Ask]:
        """Every question that is open now, one a seat."""
        if self._parts:
            return [part.ask for part in self._parts if part.ask is not None]
        return [] if self.ask is None else [self.ask]

    def at_step(self) -> None:
        """Called at every step boundary, when there is nothing but state."""

    # -- the main procedure

    def _send(self, option: int) -> Ask | Together | None:
        """Hand an answer to the procedure; what it asks next, or None when its step is done."""
        play = self._play
        assert play is not None
        try:
            return play.send(option)
        except StopIteration:
            return None
        except Ended:
            self._end()
            return None

    def _begin_step(self) -> Ask | Together | None:
        self.steps += 1
        self.at_step()
        self._play = self.game.step(self.state)
        try:
            return next(self._play)
        except StopIteration:
            return None
        except Ended:
            self._end()
            return None

    def _run_on(self, asked: Ask | Together | None) -> None:
        """From what was asked last (None: a step is done) to a question that somebody has to answer."""
        while True:
            if isinstance(asked, Ask):
                if len(asked.options) != 1 or asked.kind.secret:
                    self.ask = asked
                    return
                asked = self._send(asked.options[0])
            elif asked is None:
                self.ask = None
                if self.state.step == OVER:
                    self._play = None
                    return
                asked = self._begin_step()
            else:
                self._open(asked)
                if self._parts:
                    self.ask = self._parts[0].ask
                    return
                asked = self._close()

    def _end(self) -> None:
        """The game is over, wherever the procedures stand."""
        self.state.step = OVER
        self._play = None
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

    def _close(self) -> Ask | Together | None:
        """All have answered: the main procedure goes on, unless a part has ended the game."""
        self.together = None
        return None if self._play is None else self._send(0)

    def _first(self, part: Part) -> bool:
        """Run a part to its first question; False when it has none."""
        try:
            return self._rest(part, next(part.play))
        except StopIteration:
            return False
        except Ended:
            self._end()
            return False

    def _rest(self, part: Part, asked: Ask | Together) -> bool:
        while True:
            assert isinstance(asked, Ask), "no simultaneous question within another"
            assert asked.seat == part.seat, "a part of a simultaneous question asks its own seat only"
            if len(asked.options) != 1 or asked.kind.secret:
                part.ask = asked
                return True
            asked = part.play.send(asked.options[0])

    def _answer_part(self, seat: int, option: int) -> None:
        for part in self._parts:
            if part.seat == seat:
                break
        else:
            raise AssertionError(f"seat {seat} is not asked")
        part.ask = None
        try:
            going_on = self._rest(part, part.play.send(option))
        except StopIteration:
            going_on = False
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
            self._run_on(self._close())

    def ask_again(self, seat: int) -> None:
        """Begin anew the parts of all other seats: the world under them was redrawn for `seat`."""
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
        self.game.determinize(state, self.seat, chance)
        state.chance = chance.fork()
        world.ask_again(self.seat)
        return world

    def view(self) -> dict[str, Json]:
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
        self.checkpoint: State = state
        self.since: list[tuple[int, int]] = []  # seat and option, since the checkpoint
        self._opened: Together | None = None
        self._opened_at = 0  # how many of those had been given when it was opened

    def at_step(self) -> None:
        self.checkpoint = self.state.copy()

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

        While somebody else is asked, the question itself may be made of what they alone know: no world can be
        sampled under it.
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
