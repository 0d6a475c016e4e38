"""How each game is shown in the terminal: one Python module per game, found here by the game's id, or the plain
board.
"""

from importlib import import_module
from typing import Final

from agon.cli.table.boards.board import Board
from agon.kernel.game import Game

BOARDS: Final = ("ephyran", "hellas", "hybris")
"""The games that have a board of their own."""


def board_of(game: Game) -> Board:
    """The board that shows this game, loaded when it is needed."""
    module = game.id if game.id in BOARDS else "generic"
    board: Board = import_module(f"{__name__}.{module}").open_board(game)
    return board
