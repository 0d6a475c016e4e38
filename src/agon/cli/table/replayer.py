"""Stepping through a record: forwards, back, to any choice, and as any seat sees it."""

from collections.abc import Callable
from typing import Final

from agon.bots.judge import chances_of
from agon.cli.complaints import Complaint, one_of, told
from agon.cli.table.boards import board_of
from agon.cli.table.looking import look_at
from agon.cli.table.narrate import show_log, told_piece
from agon.cli.table.result import show_outcome, show_scores
from agon.cli.table.screen import Screen, glossary
from agon.kernel.errors import AgonError
from agon.kernel.game import SPECTATOR
from agon.kernel.record import Record, Replay
from agon.kernel.words import Seat, Several, say
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader


class Replayer:
    """A record with a finger on one of its choices."""

    def __init__(self, record: Record, again: Replay, reader: Reader, screen: Screen) -> None:
        self.record = record
        self.again = again
        self.match = again.match
        self.last = again.played  # choices that can be played
        self.reader = reader
        self.screen = screen
        self.board = board_of(again.match.game)
        self.match.back_to(0)

    @property
    def at(self) -> int:
        return len(self.match.choices)

    def sit(self, number: int) -> None:
        """See it as the seat of that number sees it; 0 is a spectator."""
        if number > self.record.seats:
            raise Complaint(say("replay-no-seat", number=number, seats=self.record.seats))
        self.reader = self.reader.at(number - 1)

    def go(self, count: int) -> None:
        """Go to where that many choices had been made."""
        if not 0 <= count <= self.last:
            raise Complaint(say("replay-no-choice", number=count, last=self.last))
        if count < self.at:
            self.match.back_to(count)
        for answer in self.record.choices[self.at : count]:
            self.match.choose_key(answer.seat, answer.key)

    # -- showing

    def show_title(self) -> None:
        names = Several(tuple(Seat(seat) for seat in range(self.record.seats)))
        title = say("replay-title", game=say(f"{self.record.game}-name"), seats=names, choices=self.last)
        self.screen.heading(self.reader.say(title))
        for note in self.again.notes:
            self.screen.line(self.reader.say(note), "loss")

    def show_news(self) -> None:
        """What the last choice brought about."""
        self.screen.show(told_piece(self.match.events(self.reader.own, self.at), self.reader))

    def show_table(self) -> None:
        self.screen.heading(self.where())
        self.screen.show(self.board.table(self.match.view(self.reader.own), self.reader))

    def show_chances(self) -> None:
        """Everybody's chance to win, as whoever is asked can know it."""
        ask = self.match.ask
        if ask is None:
            return
        chances = enumerate(chances_of(self.match, ask.seat))
        told = [say("replay-chance", seat=Seat(seat), chance=round(100 * chance)) for seat, chance in chances]
        self.screen.line(self.reader.say(say("replay-chances", chances=Several(tuple(told)))), "quiet")

    def show_end(self) -> None:
        """How it ended, or where the record stops."""
        if self.match.outcome is not None:
            show_outcome(self.match, self.reader, self.screen)
        elif self.again.divergence is not None:
            self.screen.line(self.reader.say(say("replay-stops-there", where=self.again.divergence)), "loss")
        else:
            self.screen.line(self.reader.say(say("replay-stops")))

    def where(self) -> str:
        return self.reader.say(say("replay-where", at=self.at, last=self.last, seat=self.seen_by()))

    def seen_by(self) -> str:
        own = self.reader.own
        return self.reader.say(say("replay-spectator")) if own == SPECTATOR else self.record.names[own]


def tell_through(replayer: Replayer) -> None:
    """The whole game, one event a line, where nobody can press a key."""
    replayer.show_title()
    replayer.show_news()
    while replayer.at < replayer.last:
        replayer.go(replayer.at + 1)
        replayer.show_news()
    replayer.show_table()
    replayer.show_end()


def step_through(replayer: Replayer) -> None:
    """Step by step, until somebody quits or the input ends."""
    replayer.show_title()
    replayer.show_table()
    help(replayer, "")
    while True:
        prompt = replayer.where() + " > "
        try:
            word, _, rest = replayer.screen.ask(prompt).strip().partition(" ")
        except EOFError:
            return
        name = step_named(word, replayer.reader)
        if name == "quit":
            return
        try:
            if name is None:
                raise Complaint(say("table-no-such", text=word[:40]))
            STEPS[name](replayer, rest.strip())
        except AgonError as error:
            replayer.screen.line(told(error, replayer.reader))


def step_named(word: str, reader: Reader) -> str | None:
    """The command of a word, English or the reader's own; nothing is the next step."""
    wanted = word.lower() or "next"
    for name in STEPS:
        if wanted in (name, reader.say(say(f"step-{name}")).lower()):
            return name
    return None


def number_in(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise Complaint(say("cli-not-a-number", text=text))
    return int(text[:6])


def forward(replayer: Replayer, rest: str) -> None:
    if replayer.at == replayer.last:
        replayer.show_end()
        return
    replayer.go(replayer.at + 1)
    replayer.show_news()
    replayer.show_chances()
    if replayer.at == replayer.last:
        replayer.show_end()


def back(replayer: Replayer, rest: str) -> None:
    replayer.go(max(0, replayer.at - 1))
    replayer.show_news()
    replayer.show_chances()


def jump(replayer: Replayer, rest: str) -> None:
    replayer.go(number_in(rest))
    replayer.show_table()
    replayer.show_chances()
    if replayer.at == replayer.last:
        replayer.show_end()


def seat(replayer: Replayer, rest: str) -> None:
    replayer.sit(number_in(rest))
    replayer.show_table()


def view(replayer: Replayer, rest: str) -> None:
    replayer.show_table()


def look(replayer: Replayer, rest: str) -> None:
    reader = replayer.reader
    look_at(replayer.board, replayer.match.view(reader.own), rest, reader, replayer.screen)


def log(replayer: Replayer, rest: str) -> None:
    last = number_in(rest) if rest else None
    show_log(replayer.match, replayer.reader.own, replayer.reader, last, replayer.screen)


def score(replayer: Replayer, rest: str) -> None:
    show_scores(replayer.match, replayer.reader, replayer.screen)


def language(replayer: Replayer, rest: str) -> None:
    replayer.reader = replayer.reader.in_language(one_of("cli-kind-language", rest.lower(), LANGUAGES))
    replayer.show_table()


def help(replayer: Replayer, rest: str) -> None:
    reader = replayer.reader
    said = [say(f"step-{name}") for name in STEPS]
    replayer.screen.show(glossary([(reader.part(one, "form"), reader.part(one, "about")) for one in said]))


def leave(replayer: Replayer, rest: str) -> None:
    """`quit` is seen to by whoever asks."""


# Each has a message `step-NAME`: its word in the reader's language, with `about` and `form` as attributes.
STEPS: Final[dict[str, Callable[[Replayer, str], None]]] = {
    "next": forward,
    "back": back,
    "jump": jump,
    "seat": seat,
    "view": view,
    "look": look,
    "log": log,
    "score": score,
    "lang": language,
    "help": help,
    "quit": leave,
}
