"""The view of Ephyran, with its types: what `agon.games.ephyran.view` builds."""

from typing import NotRequired, TypedDict, cast

from agon.cli.table.boards.board import View


class ZoneView(TypedDict):
    zone: str
    card: str
    creature: str
    printed: str | None
    token: str | None


class TerritoryView(TypedDict):
    territory: str
    zones: list[ZoneView]
    lock: str | None


class PlayerView(TypedDict):
    seat: int
    god: str | None
    hand: int
    cards: list[str]
    territories: list[TerritoryView]
    next: list[str]
    prestige: int
    city_bonus: int
    points: dict[str, int]


class TableView(TypedDict):
    players: list[PlayerView]
    draw_pile: int
    discard_pile: list[str]
    tartarus: list[str]
    supply: int
    first: int
    active: int
    ending: str
    playing: str | None
    target: int | None
    held: str | None
    token: str | None
    drawn: int
    drawn_cards: NotRequired[list[str]]
    over: bool  # from the view around it


def table_of(view: View) -> TableView:
    """The table within a view of Ephyran."""
    table = cast(TableView, view["table"])
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
