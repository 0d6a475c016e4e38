"""What can be looked at in Ephyran by itself: a hand, the discard pile, what there is in the box, and each city."""

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Group

from agon.cli.table.boards.board import Look
from agon.cli.table.boards.ephyran_drawn import draw_city, draw_player
from agon.cli.table.boards.ephyran_told import tell_city
from agon.cli.table.boards.ephyran_view import TableView
from agon.cli.table.screen import Piece, lines
from agon.games.ephyran.box import Box
from agon.games.ephyran.view.shapes import PlayerView
from agon.kernel.words import Message, say
from agon.text.reader import Reader

INDENT: Final = "  "
About = Callable[[str], list[Message]]


def looks_of(box: Box, table: TableView, reader: Reader, about: About) -> list[Look]:
    """Every part that is there, those of the reader first."""
    parts = {
        "hand": table["players"][reader.own]["cards"] if reader.own >= 0 else [],
        "discard": [*reversed(table["discard_pile"]), *table["tartarus"]],
        "magic": kind_of("magic", reader),
        "reinforcements": kind_of("reinforcement", reader),
        "territories": [*kind_of("territory", reader), *kind_of("god", reader)],
    }
    found = [look_at(name, things, reader, about) for name, things in parts.items() if things]
    return found + [city_look(box, table, player, reader) for player in table["players"]]


def kind_of(kind: str, reader: Reader) -> list[str]:
    """Everything of a kind that has a name."""
    return [thing for thing in reader.names if thing.startswith(f"{kind}/")]


def look_at(name: str, things: Iterable[str], reader: Reader, about: About) -> Look:
    """Things, each with all that it says."""
    told: list[str] = []
    for thing in dict.fromkeys(things):
        told += [reader.name(thing), *[INDENT + reader.say(message) for message in about(thing)]]
    message = say(f"ephyran-look-{name}")
    return Look((reader.say(message), name), reader.part(message, "about"), lines(told))


def city_look(box: Box, table: TableView, player: PlayerView, reader: Reader) -> Look:
    """A city, with what lies before it."""
    piece = Piece(
        lambda width: Group(draw_player(table, player, reader, width), draw_city(box, player, reader, width)),
        lambda: tell_city(box, table, player, reader),
    )
    return Look((reader.seats[player["seat"]],), reader.say(say("ephyran-look-city")), piece)
