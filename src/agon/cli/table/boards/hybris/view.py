"""The view of Hybris as the terminal reads it."""

from typing import cast

from agon.cli.table.boards.board import View
from agon.games.hybris.artemis.view import ArtemisParts
from agon.games.hybris.cataclysm.view import CataclysmParts
from agon.games.hybris.chronos.view import ChronosParts
from agon.games.hybris.duel.view import DuelParts
from agon.games.hybris.view.shapes import HybrisView, PlayerView


class TableView(HybrisView):
    """With what is around it."""

    over: bool


class PartsView(ArtemisParts, CataclysmParts, ChronosParts, DuelParts):
    """What modules add; each part is there where its module is played."""


def table_of(view: View) -> TableView:
    """The table within a view of Hybris."""
    table = cast(HybrisView, view["table"])
    return {**table, "over": bool(view["over"])}


def parts_of(table: TableView) -> PartsView:
    """The parts of modules."""
    return cast(PartsView, table["parts"])


def player_at(table: TableView, seat: int) -> PlayerView | None:
    """The player of a seat; none while Olympians are chosen, and for who only watches."""
    for player in table["players"]:
        if player["seat"] == seat:
            return player
    return None
