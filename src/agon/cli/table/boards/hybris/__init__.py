"""Hybris in the terminal."""

from agon.cli.table.boards.hybris.board import open_board

__all__ = ["open_board"]
