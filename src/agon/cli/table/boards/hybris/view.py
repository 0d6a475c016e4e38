"""The view of Hybris as the terminal reads it."""

from typing import cast

from agon.cli.table.boards.board import View
from agon.games.hybris.view.shapes import HybrisView, PlayerView


class TableView(HybrisView):
    """With what is around it."""

    over: bool


def table_of(view: View) -> TableView:
    """The table within a view of Hybris."""
    table = cast(HybrisView, view["table"])
    return {**table, "over": bool(view["over"])}


def player_at(table: TableView, seat: int) -> PlayerView | None:
    """The player of a seat; none while Olympians are chosen, and for who only watches."""
    for player in table["players"]:
        if player["seat"] == seat:
            return player
    return None
