"""A table in use: the match, who sits there, what each has been told, and where it is saved."""

from collections.abc import Sequence
from pathlib import Path

from agon.bots.bot import Bot
from agon.bots.registry import make_bot
from agon.cli.table.boards import board_of
from agon.cli.table.screen import Screen
from agon.cli.table.seats import Sitter
from agon.kernel.ask import Question, Refusal
from agon.kernel.lessons import Lesson, narrowed, undo_permission, withheld
from agon.kernel.match import Match
from agon.kernel.undo import Permission
from agon.kernel.words import Message
from agon.text.reader import NOBODY, Reader


class Leave(Exception):
    """Somebody leaves the table; whatever was to be saved is saved."""


class Session:
    """Everything that a game in the terminal needs beside the match."""

    def __init__(
        self,
        match: Match,
        sitters: list[Sitter],
        language: str,
        screen: Screen,
        path: Path,
        folders: Sequence[Path] = (),
    ) -> None:
        self.match = match
        self.sitters = sitters
        self.screen = screen
        self.path = path  # where the game is saved when nothing else is said
        self.folders = folders  # of the packs that it is played with
        self.lesson: Lesson | None = None
        self.agreed_to_hints = False  # by people who share this screen
        self.taught = NOBODY  # the step of the lesson that was told last
        self.board = board_of(match.game)
        self.names = [sitter.name for sitter in sitters]
        everybody = Reader(language, match.game.names(), self.names).through(screen.signs)
        self.watcher = everybody  # reads what all may know
        self.readers = [everybody.at(seat) for seat in range(len(sitters))]
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.person]
        seed = match.setup.seed
        self.bots: dict[int, Bot] = {
            seat: make_bot(sitter.bot, f"{seed}/{seat}") for seat, sitter in enumerate(sitters) if sitter.bot
        }
        self.told = [self.last_choice(seat) for seat in range(len(sitters))]  # up to which choice each was told
        self.catching_up: set[int] = set()  # seats that are being told what happened since their last turn
        self.warned: list[set[Message]] = [set() for _ in sitters]  # what each was told is near
        self.drawn = [NOBODY] * len(sitters)  # how many choices there were when each seat last saw the table
        self.at_keyboard = self.people[0] if len(self.people) == 1 else NOBODY

    @property
    def has_hints(self) -> bool:
        """Whether whoever is asked may ask what a bot would do: alone among bots, or where all agreed to it."""
        return self.lesson is None and (self.agreed_to_hints or not self.hot_seat)

    @property
    def hot_seat(self) -> bool:
        """Whether several people share this screen."""
        return len(self.people) > 1

    def last_choice(self, seat: int) -> int:
        """How many choices there were when this seat had last chosen; -1 if it never has."""
        for count in range(len(self.match.choices), 0, -1):
            if self.match.choices[count - 1].seat == seat:
                return count
        return NOBODY

    def question(self, seat: int) -> Question:
        """What a seat is asked; in a lesson, with what is being learnt."""
        asked = self.match.question(seat)
        assert asked is not None
        return asked if self.lesson is None else narrowed(self.lesson, self.match, asked)

    def refusals(self, seat: int) -> list[Refusal]:
        """What cannot be chosen, and why; in a lesson also what comes later."""
        refused = self.match.refusals(seat)
        asked = self.match.question(seat)
        if self.lesson is None or asked is None:
            return refused
        return withheld(self.lesson, self.match, asked) + refused

    def undo_permission(self, seat: int) -> Permission:
        """Whether a seat may take back its last choice."""
        if self.lesson is None:
            return self.match.undo_permission(seat)
        return undo_permission(self.lesson, self.match, seat)

    def reader(self, seat: int) -> Reader:
        return self.readers[seat]

    def speak(self, seat: int, language: str) -> None:
        """From now on this seat reads another language; alone at the screen, so does everything else."""
        self.readers[seat] = self.readers[seat].in_language(language)
        if not self.hot_seat:
            self.watcher = self.watcher.in_language(language)

    def went_back(self) -> None:
        """Choices were taken back: nobody has been told of more than there are."""
        now = len(self.match.choices)
        self.told = [min(count, now) for count in self.told]
        self.drawn = [NOBODY] * len(self.drawn)
