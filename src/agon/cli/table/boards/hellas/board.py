"""Lords of Hellas in the terminal: the map of Greece and all beside it, and a battle or a hunt as it goes."""

import re
from typing import Final

from agon.cli.table.boards.board import Board, Briefs, Look, View
from agon.cli.table.boards.hellas.looks import LOOKS, hand_sections, player_sections
from agon.cli.table.boards.hellas.moment import battle_section, hunt_section, moment_rows
from agon.cli.table.boards.hellas.pen import DrawnPen, Pen
from agon.cli.table.boards.hellas.players import player_grid, player_rows
from agon.cli.table.boards.hellas.view import TableView, player_at, table_of
from agon.cli.table.boards.hellas.world import map_sections, monster_row, monument_row, peopled_row, quest_row
from agon.cli.table.boards.sheet import Section, sheet
from agon.cli.table.screen import Piece
from agon.games.hellas.box import Box
from agon.games.hellas.cardtext import describe
from agon.games.hellas.game import HellasGame
from agon.kernel.ask import Question
from agon.kernel.game import Game
from agon.kernel.words import Message, say
from agon.text.reader import Reader

IN_A_SEAT: Final = re.compile(r"^seat/\d+/")  # cards in somebody's hand are named with their seat
BEGINNINGS: Final = ("hellas-ask-regular", "hellas-ask-hero")
PLACES: Final = ("region", "land", "god", "track", "special", "regular")
MANY: Final = 19  # options from which on hoplites and regions are listed by name only
MOVES: Final = ("hellas-ask-move-hoplite",)


class HellasBoard:
    """Lords of Hellas with the words of its box."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def table(self, view: View, reader: Reader) -> Piece:
        drawn, told = self.pens(table_of(view), reader)
        return sheet(overview(drawn), overview(told), reader)

    def begins(self, question: Question) -> bool:
        return question.id in BEGINNINGS

    def focus(self, view: View, reader: Reader) -> Piece | None:
        drawn, told = self.pens(table_of(view), reader)
        shown = focus_sections(drawn)
        return sheet(shown, focus_sections(told), reader) if shown else None

    def looks(self, view: View, reader: Reader) -> list[Look]:
        drawn, told = self.pens(table_of(view), reader)
        found: list[Look] = []
        looks = [*LOOKS.items(), *(look for module in drawn.modules for look in module.looks.items())]
        for name, look in looks:
            shown = look(drawn)
            if shown:
                message = say(f"hellas-look-{name}")
                words = (reader.say(message), name)
                found.append(Look(words, reader.part(message, "about"), sheet(shown, look(told), reader)))
        for player in drawn.table["players"]:
            hero = player["hero"] or ""
            called = (reader.seats[player["seat"]], reader.name(hero))
            piece = sheet(player_sections(drawn, player), player_sections(told, player), reader)
            about = reader.say(say("hellas-look-player", hero=reader.name(hero)))
            found.append(Look(tuple(word for word in called if word), about, piece))
        return found

    def pens(self, table: TableView, reader: Reader) -> tuple[Pen, Pen]:
        """Who draws, and who tells."""
        return DrawnPen(self.box, table, reader), Pen(self.box, table, reader)

    def briefs(self, question: Question, reader: Reader) -> Briefs | None:
        if question.id not in MOVES or len(question.options) < MANY:
            return None
        texts = [reader.say(option.message) for option in question.options]
        return Briefs(texts, reader.say(say("hellas-board-brief")))

    def is_place(self, thing: str) -> bool:
        return thing.partition("/")[0] in PLACES

    def about(self, thing: str) -> list[Message]:
        try:
            return describe(self.box, IN_A_SEAT.sub("", thing))
        except KeyError:  # a deck, a hand, a seat, or the words of a passage
            return []


def overview(pen: Pen) -> list[Section]:
    """The whole table on one screen."""
    added = [row for module in pen.modules for row in module.rows(pen)]
    sections = [Section("", moment_rows(pen) + added)]
    lands = [land._replace(rank=3, look=look_word(pen, "map")) for land in map_sections(pen)]
    sections += [lands[0]._replace(brief=[peopled_row(pen)]), *lands[1:], *pen.undrawn()]
    for rank, name, row in ((7, "monuments", monument_row), (6, "quests", quest_row), (5, "monsters", monster_row)):
        sections.append(Section("", [row(pen)], rank, look_word(pen, name)))
    sections.append(Section("", [player_grid(pen)]))
    own = player_at(pen.table, pen.reader.own)
    if own is not None:
        sections.append(Section("", player_rows(pen, own), 8, look_word(pen, "players")))
        sections += [hand._replace(rank=4, look=look_word(pen, "hand")) for hand in hand_sections(pen, own)]
    return sections + focus_sections(pen)


def look_word(pen: Pen, name: str) -> str:
    """How a part is called that can be looked at by itself."""
    return pen.reader.say(say(f"hellas-look-{name}"))


def focus_sections(pen: Pen) -> list[Section]:
    """A battle and a hunt, while they last."""
    sections: list[Section] = []
    if pen.table["battle"] is not None:
        sections.append(battle_section(pen, pen.table["battle"]))
    if pen.table["hunt"] is not None:
        sections.append(hunt_section(pen, pen.table["hunt"]))
    return sections


def open_board(game: Game) -> Board:
    """The board of a game of Lords of Hellas."""
    assert isinstance(game, HellasGame)
    return HellasBoard(game.box)
