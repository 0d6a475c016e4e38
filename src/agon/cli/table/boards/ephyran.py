"""Ephyran in the terminal: four territory rows a city, and both halves of every card in hand."""

import re
from typing import Final

from agon.cli.table.boards.board import Board, Briefs, Look, View
from agon.cli.table.boards.ephyran_drawn import draw_table
from agon.cli.table.boards.ephyran_looks import looks_of
from agon.cli.table.boards.ephyran_told import tell_table
from agon.cli.table.boards.ephyran_view import table_of
from agon.cli.table.screen import Piece
from agon.games.ephyran.box import Box
from agon.games.ephyran.cardtext import describe
from agon.games.ephyran.game import EphyranGame
from agon.kernel.ask import Question
from agon.kernel.game import Game
from agon.kernel.words import Message
from agon.text.reader import Reader

IN_A_SEAT: Final = re.compile(r"^seat/\d+/")  # things in somebody's city or hand are named with their seat


class EphyranBoard:
    """Ephyran with the words and pictures of its box."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def table(self, view: View, reader: Reader) -> Piece:
        table = table_of(view)
        return Piece(
            lambda width: draw_table(self.box, table, reader, width),
            lambda: tell_table(self.box, table, reader),
        )

    def begins(self, question: Question) -> bool:
        return False

    def focus(self, view: View, reader: Reader) -> Piece | None:
        return None

    def looks(self, view: View, reader: Reader) -> list[Look]:
        return looks_of(self.box, table_of(view), reader, self.about)

    def briefs(self, question: Question, reader: Reader) -> Briefs | None:
        return None

    def is_place(self, thing: str) -> bool:
        return thing.startswith("territory/")

    def about(self, thing: str) -> list[Message]:
        try:
            return describe(self.box, IN_A_SEAT.sub("", thing))
        except KeyError:  # a pile, a hand or a seat, which need no words
            return []


def open_board(game: Game) -> Board:
    """The board of a game of Ephyran."""
    assert isinstance(game, EphyranGame)
    return EphyranBoard(game.box)
