"""What the terminal needs to show a game, beside its questions and its events."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from agon.cli.table.screen import Piece
from agon.kernel.ask import Question
from agon.kernel.words import Message
from agon.text.reader import Reader

View = Mapping[str, object]  # what `Match.view` gives


class Look(NamedTuple):
    """A part of the table that can be looked at by itself: what it is called (the reader's word first), and why."""

    words: tuple[str, ...]
    about: str
    piece: Piece


class Briefs(NamedTuple):
    """The options of a question in a few words each, and what there is to know about reading them."""

    texts: list[str]
    legend: str


class Board(Protocol):
    """A game shown in the terminal; reads views only."""

    def table(self, view: View, reader: Reader) -> Piece:
        """What lies on the table, as the reader's seat may know it, on one screen."""

    def begins(self, question: Question) -> bool:
        """Whether a question begins something, so that the table is shown again even if only the reader has changed
        it.
        """

    def focus(self, view: View, reader: Reader) -> Piece | None:
        """What every question of this moment is about, shown again with each; nothing most of the time."""

    def looks(self, view: View, reader: Reader) -> list[Look]:
        """The parts of the table that say more by themselves; none where one screen shows everything."""

    def briefs(self, question: Question, reader: Reader) -> Briefs | None:
        """The options in brief, if there are too many to show in full; otherwise nothing."""

    def is_place(self, thing: str) -> bool:
        """Whether a thing is a part of the board itself, which a word is taken to mean before anything that lies on
        it.
        """

    def about(self, thing: str) -> list[Message]:
        """What a thing is and does; nothing for what needs no words."""
