"""What one seat may know of the table, built as plain data in the ids of its things."""

from agon.games.ephyran.view.table import view

__all__ = ["view"]
