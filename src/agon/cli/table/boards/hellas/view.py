"""The view of Lords of Hellas as the terminal reads it."""

from typing import cast

from agon.cli.table.boards.board import View
from agon.games.hellas.view.shapes import HellasView, PlayerView


class TableView(HellasView):
    """With what is around it."""

    over: bool


def table_of(view: View) -> TableView:
    """The table within a view of Lords of Hellas."""
    table = cast(HellasView, view["table"])
    return {**table, "over": bool(view["over"])}


def player_at(table: TableView, seat: int) -> PlayerView | None:
    """The player of a seat; None for a spectator."""
    return table["players"][seat] if 0 <= seat < len(table["players"]) else None
