"""How each game is shown in the terminal: one module a game, found here by the game's id."""

from importlib import import_module
from typing import Final

from agon.cli.table.boards.board import Board
from agon.kernel.game import Game

BOARDS: Final = ("ephyran", "hellas", "hybris")


def board_of(game: Game) -> Board:
    """The board that shows this game, loaded when it is needed."""
    board: Board = import_module(f"{__name__}.{game.id}").open_board(game)
    return board
