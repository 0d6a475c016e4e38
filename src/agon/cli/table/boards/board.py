"""What the terminal needs to show a game, beside its questions and its events."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from agon.cli.table.screen import Piece
from agon.kernel.words import Message
from agon.text.reader import Reader

View = Mapping[str, object]  # what `Match.view` gives


class Tally(NamedTuple):
    """Points item by item: what the items are called, and for each seat what it has of each and in all."""

    items: list[str]
    points: list[list[int]]
    totals: list[int]


class Board(Protocol):
    """A game shown in the terminal; reads views only."""

    def table(self, view: View, reader: Reader) -> Piece:
        """All that lies on the table, as the reader's seat may know it."""

    def tally(self, view: View, reader: Reader) -> Tally:
        """The points so far, as far as the reader knows."""

    def about(self, thing: str) -> list[Message]:
        """What a thing is and does; nothing for what needs no words."""
