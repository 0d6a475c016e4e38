"""Hybris in the terminal: an overview of the whole table, each part of it in full, and a Combat as it goes."""

import re
from collections.abc import Callable
from typing import Final

from rich.text import Text

from agon.cli.table.boards.board import Board, Briefs, Look, View
from agon.cli.table.boards.hybris.combat import combat_section
from agon.cli.table.boards.hybris.looks import LOOKS, brief_hand_sections, player_sections
from agon.cli.table.boards.hybris.moment import moment_rows, phases_of
from agon.cli.table.boards.hybris.pen import DrawnPen, Pen
from agon.cli.table.boards.hybris.places import (
    coliseum_facts,
    oracle_facts,
    quest_facts,
    standing_facts,
    underworld_facts,
)
from agon.cli.table.boards.hybris.players import board_rows, character_rows, in_order, player_grid
from agon.cli.table.boards.hybris.view import TableView, player_at, table_of
from agon.cli.table.boards.hybris.world import city_rows, forge_facts, technology_of
from agon.cli.table.boards.sheet import Row, Section, sheet
from agon.cli.table.screen import Piece
from agon.games.hybris.box.numbers import COLISEUM, FATES, FORGE, MORTAL_WORLD, ORACLE, UNDERWORLD
from agon.games.hybris.cardtext import describe
from agon.games.hybris.game import HybrisGame
from agon.kernel.ask import Option, Question
from agon.kernel.game import Game
from agon.kernel.words import Message, Name, say
from agon.text.reader import Reader

IN_A_SEAT: Final = re.compile(r"^seat/\d+/")  # things in somebody's hand or before them are named with their seat
BEGINNINGS: Final = ("hybris-ask-turn", "hybris-ask-pillar")
TECHNOLOGY: Final = "technology/"
PLACES: Final = ("location", "city", "well", "track", "conversions", "workshop", "factory", "storage")
MANY: Final = 13  # Technologies to choose from, from which on they are listed by name and cost

# What lies on the boards of the ring.
BESIDE: Final[dict[int, Callable[[Pen], list[Text]]]] = {
    COLISEUM: coliseum_facts,
    UNDERWORLD: underworld_facts,
    FATES: quest_facts,
    ORACLE: oracle_facts,
    FORGE: forge_facts,
}


class HybrisBoard:
    """Hybris with the words of its box."""

    def __init__(self, game: HybrisGame) -> None:
        self.box = game.box
        self.phases = phases_of(game.book)

    def table(self, view: View, reader: Reader) -> Piece:
        table = table_of(view)
        drawn, told = self.pens(table, reader)
        return sheet(overview(drawn), overview(told), reader)

    def begins(self, question: Question) -> bool:
        return question.id in BEGINNINGS

    def focus(self, view: View, reader: Reader) -> Piece | None:
        table = table_of(view)
        if table["combat"] is None:
            return None
        drawn, told = self.pens(table, reader)
        return sheet([combat_section(drawn, table["combat"])], [combat_section(told, table["combat"])], reader)

    def looks(self, view: View, reader: Reader) -> list[Look]:
        drawn, told = self.pens(table_of(view), reader)
        found: list[Look] = []
        looks = [*LOOKS.items(), *(look for module in drawn.modules for look in module.looks.items())]
        for name, look in looks:
            shown = look(drawn)
            if shown:
                message = say(f"hybris-look-{name}")
                words = (reader.say(message), name)
                found.append(Look(words, reader.part(message, "about"), sheet(shown, look(told), reader)))
        for player in drawn.table["players"]:
            words = (reader.seats[player["seat"]], reader.name(player["olympian"]))
            piece = sheet(player_sections(drawn, player), player_sections(told, player), reader)
            found.append(Look(words, reader.say(say("hybris-look-player", olympian=Name(player["olympian"]))), piece))
        return found

    def pens(self, table: TableView, reader: Reader) -> tuple[Pen, Pen]:
        """Who draws, and who tells."""
        return DrawnPen(self.box, self.phases, table, reader), Pen(self.box, self.phases, table, reader)

    def briefs(self, question: Question, reader: Reader) -> Briefs | None:
        tiles = [option for option in question.options if is_tile(option)]
        if len(tiles) < MANY:
            return None
        legend = reader.say(say("hybris-board-brief"))
        return Briefs([self.brief(option, reader) for option in question.options], legend)

    def brief(self, option: Option, reader: Reader) -> str:
        """A Technology by name and cost; anything else in all its words."""
        if not is_tile(option):
            return reader.say(option.message)
        tile = technology_of(self.box, option.things[0])
        name = Name(option.things[0])
        return reader.say(say("hybris-board-brief-tile", name=name, aegis=tile.aegis, followers=tile.followers))

    def is_place(self, thing: str) -> bool:
        return thing.partition("/")[0] in PLACES

    def about(self, thing: str) -> list[Message]:
        try:
            return describe(self.box, IN_A_SEAT.sub("", thing))
        except KeyError:  # a pile, a hand or a seat, which need no words
            return []


def is_tile(option: Option) -> bool:
    """Whether an option is a Technology and nothing else."""
    return len(option.things) == 1 and option.things[0].startswith(TECHNOLOGY)


def overview(pen: Pen) -> list[Section]:
    """The whole table on one screen; while a Combat is fought, that stands in place of the boards."""
    table = pen.table
    sections = [Section("", moment_rows(pen))]
    if table["combat"] is None:
        others = [row for module in pen.modules for row in module.after_locations(pen)]
        sections.append(Section("", [*location_rows(pen), *others], 3, look_word(pen, "places")))
        sections.append(Section("", city_rows(pen), 4, look_word(pen, "cities")))
    sections.append(Section("", [row for module in pen.modules for row in module.own_rows(pen)]))
    sections += pen.undrawn()
    if table["players"]:
        grids = [grid for module in pen.modules for grid in module.grids(pen, in_order(pen))]
        sections.append(Section("", [player_grid(pen), *grids]))
    sections.append(Section("", character_rows(pen), 5, look_word(pen, "players")))
    own = player_at(table, pen.reader.own)
    if own is not None:
        sections.append(Section("", board_rows(pen, own), 6, look_word(pen, "players")))
        cards, premonitions = brief_hand_sections(pen, own)
        sections.append(cards._replace(rank=2, look=look_word(pen, "hand")))
        sections.append(premonitions._replace(rank=7, look=look_word(pen, "hand")))
    if table["combat"] is not None:
        sections.append(combat_section(pen, table["combat"]))
    return sections


def look_word(pen: Pen, name: str) -> str:
    """How a part is called that can be looked at by itself."""
    return pen.reader.say(say(f"hybris-look-{name}"))


def location_rows(pen: Pen) -> list[Row]:
    """The boards of the ring, with what lies there; the Mortal World has a line for each City instead."""
    rows: list[Row] = []
    for index, location in enumerate(pen.table["locations"]):
        if index != MORTAL_WORLD:
            beside = BESIDE[index](pen) if index in BESIDE else []
            added = [fact for module in pen.modules for fact in module.at_location(pen, location["location"])]
            rows.append(Row(pen.name(location["location"], "name"), [*standing_facts(pen, index), *beside, *added]))
    return rows


def open_board(game: Game) -> Board:
    """The board of a game of Hybris."""
    assert isinstance(game, HybrisGame)
    return HybrisBoard(game)
