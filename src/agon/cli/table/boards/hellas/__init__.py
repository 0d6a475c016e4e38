"""Lords of Hellas in the terminal."""

from agon.cli.table.boards.hellas.board import open_board

__all__ = ["open_board"]
