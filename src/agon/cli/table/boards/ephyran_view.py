"""The view of Ephyran as the terminal reads it."""

from typing import cast

from agon.cli.table.boards.board import View
from agon.games.ephyran.view.shapes import EphyranView, PlayerView, TerritoryView


class TableView(EphyranView):
    """With what is around it."""

    over: bool


def table_of(view: View) -> TableView:
    """The table within a view of Ephyran."""
    table = cast(EphyranView, view["table"])
    return {**table, "over": bool(view["over"])}


def zones_built(player: PlayerView) -> int:
    return sum(len(territory["zones"]) for territory in player["territories"])


def next_zone(player: PlayerView, territory: TerritoryView) -> int | None:
    """The number of the zone that comes next in a territory; None when it is complete or locked."""
    place = territory["territory"].replace("territory/", "zone/", 1) + "/"
    for zone in player["next"]:
        if zone.startswith(place):
            return int(zone.removeprefix(place))
    return None
