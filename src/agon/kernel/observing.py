"""Observations of a match: what a seat may see of the table and of what is asked, a byte for each entry."""

from agon.kernel.acts import Acts
from agon.kernel.ask import Ask
from agon.kernel.game import Game, State
from agon.kernel.pens import Entry, Pen, Scribe, Sort


class Observer:
    """Observations of one game for a number of seats, all of the same size."""

    def __init__(self, game: Game, acts: Acts, state: State) -> None:
        self.game = game
        self.acts = acts
        self.seats = game.seats_of(state)
        self.questions = Sort(acts.questions)
        scribe = Scribe(self.seats)
        self._write(scribe, state, [])
        self.entries: tuple[Entry, ...] = tuple(scribe.entries)
        self.size = len(self.entries)
        self.pen = Pen(self.size, self.seats)

    def observe(self, state: State, seat: int, asks: list[Ask]) -> bytes:
        """What that seat may know of the table and of what is asked: a byte for each entry."""
        pen = self.pen
        pen.begin(seat)
        self._write(pen, state, asks)
        assert pen.at == self.size, "an observation of another size than it was laid out"
        return bytes(pen.values)

    def _write(self, pen: Pen, state: State, asks: list[Ask]) -> None:
        """Everybody knows who is asked; only those who are asked know what."""
        asked, question = 0, -1
        for ask in asks:
            asked |= 1 << ask.seat
            if ask.seat == pen.me:
                question = self.acts.question(ask.kind.id)
        pen.number("seat", pen.me, self.seats)
        pen.one_of("question", self.questions, question)
        pen.some_seats("asked", asked)
        self.game.observe(state, pen.me, pen)
        pen.under("")
