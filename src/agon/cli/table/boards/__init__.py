"""How each game is shown in the terminal: one module a game, found here by the game's id."""

from collections.abc import Callable
from typing import Final

from agon.cli.table.boards import ephyran, hellas, hybris
from agon.cli.table.boards.board import Board
from agon.kernel.game import Game

BOARDS: Final[dict[str, Callable[[Game], Board]]] = {
    "ephyran": ephyran.open_board,
    "hellas": hellas.open_board,
    "hybris": hybris.open_board,
}


def board_of(game: Game) -> Board:
    """The board that shows this game."""
    return BOARDS[game.id](game)
