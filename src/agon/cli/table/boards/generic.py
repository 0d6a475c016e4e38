"""A plain board for any game: everything in the view, as it is, with the names of things.

A game can be played with it from its first day; its own board can come later.
"""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from agon.cli.table.boards.board import Board, Briefs, Look, View
from agon.cli.table.boards.sheet import Row, Section, sheet
from agon.cli.table.screen import Piece
from agon.kernel.ask import Question
from agon.kernel.errors import module_word
from agon.kernel.game import Game
from agon.kernel.words import Message
from agon.text.reader import Reader

"""What points are called in views, as far as one can guess: of each player, or a list by seat."""


class GenericBoard:
    """Any game, as its views are written."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def table(self, view: View, reader: Reader) -> Piece:
        sections = list(sections_of(table_of(view), reader))
        return sheet(sections, sections, reader)

    def begins(self, question: Question) -> bool:
        return True

    def focus(self, view: View, reader: Reader) -> Piece | None:
        return None

    def looks(self, view: View, reader: Reader) -> list[Look]:
        return []

    def briefs(self, question: Question, reader: Reader) -> Briefs | None:
        return None

    def is_place(self, thing: str) -> bool:
        return False

    def about(self, thing: str) -> list[Message]:
        try:
            return self.game.describe(thing)
        except KeyError:  # what needs no words
            return []


def sections_of(table: View, reader: Reader) -> Iterator[Section]:
    """What the table has, then each of its lists of several things with facts, such as the players."""
    yield Section("", rows_of({key: value for key, value in table.items() if not parts_of(value)}, reader))
    for key, value in table.items():
        for number, part in enumerate(parts_of(value), 1):
            yield Section(f"{words(key)} {number}", rows_of(part, reader))


def rows_of(shown: View, reader: Reader) -> list[Row]:
    """A line for each field."""
    return [
        Row(Text(words(key)), [Text(fact) for fact in facts_of(value, reader)] or [Text("–")])
        for key, value in shown.items()
    ]


def facts_of(value: object, reader: Reader) -> list[str]:
    """A value in as few words as possible."""
    if isinstance(value, str):
        return [reader.name(value) if value in reader.names else value]
    if isinstance(value, bool):
        return ["✓"] if value else []
    if isinstance(value, Mapping):
        return [f"{words(str(key))}: {', '.join(facts_of(inner, reader))}" for key, inner in value.items()]
    if isinstance(value, Sequence):
        return [", ".join(facts_of(item, reader)) for item in value]
    return [] if value is None else [str(value)]


def undrawn(game: str, parts: Mapping[str, View], drawn: Sequence[str], reader: Reader) -> list[Section]:
    """What modules show that have no board of their own, each below its name."""
    return [
        Section(module_name(game, name, reader), rows_of(part, reader))
        for name, part in parts.items()
        if name not in drawn
    ]


def module_name(game: str, module: str, reader: Reader) -> str:
    message = module_word(game, module)
    return reader.say(message) if reader.knows(message.id) else words(module)


def table_of(view: View) -> View:
    """What a game shows, without what is around it."""
    table = view["table"]
    assert isinstance(table, Mapping)
    return table


def parts_of(value: object) -> list[Mapping[str, object]]:
    """Several things with facts each, such as players; nothing of any other value."""
    parts = list(value.values()) if isinstance(value, Mapping) else value
    if isinstance(parts, list) and all(isinstance(part, Mapping) for part in parts):
        return parts
    return []


def words(key: str) -> str:
    """`draw_pile` as one would say it."""
    return key.replace("_", " ")


def open_board(game: Game) -> Board:
    return GenericBoard(game)
