"""Who writes the table: with shapes, dots and arrows where it is drawn, with words where it is told."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from agon.cli.table.boards.generic import undrawn
from agon.cli.table.boards.hybris.module_board import boards
from agon.cli.table.boards.hybris.view import TableView
from agon.cli.table.boards.sheet import DOT, Section
from agon.cli.table.screen import MARKS
from agon.games.hybris.box import Box
from agon.games.hybris.names import HIDDEN
from agon.games.hybris.schema.words import EDGES, Item
from agon.kernel.words import Arg, Message, Name, Seat, Several, say
from agon.text.reader import Reader

ARROWS: Final = ("↑", "→", "↓", "←")
PROPHETS: Final = "prophet/"
MOST_LINES: Final = 7  # for players, what modules add and cards with all their words, where they share a screen


class Pen:
    """Writes what lies on the table in words; `DrawnPen` writes some of it in signs."""

    def __init__(self, box: Box, phases: Mapping[str, str], table: TableView, reader: Reader) -> None:
        self.box = box
        self.phases = phases  # of the steps
        self.table = table
        self.parts = table["parts"]
        self.modules = boards()
        self.reader = reader
        self.tie = "\u00a0".translate(reader.signs)  # a blank at which no line is broken
        self.owners: dict[str, int] = {
            character["figure"]: player["seat"] for player in table["players"] for character in player["characters"]
        }

    def undrawn(self) -> list[Section]:
        """What modules show that have no board here."""
        drawn = [part for module in self.modules for part in module.parts]
        return undrawn("hybris", self.parts, drawn, self.reader)

    # -- words

    def say(self, message: Message, style: str = "plain") -> Text:
        return Text(self.reader.say(message), style=style)

    def name(self, thing: str, style: str = "plain") -> Text:
        return Text(self.reader.name(thing), style=style)

    def label(self, word: str) -> Text:
        """The label of a row, or the heading of a section: `hybris-label-WORD`."""
        return self.say(say(f"hybris-label-{word}"), "quiet")

    # -- figures

    def figure_arg(self, thing: str) -> Arg:
        """What a figure is called: Prophets have numbers."""
        if thing.startswith(PROPHETS):
            return say("hybris-prophet-number", number=int(thing.rpartition("/")[2]))
        return Name(thing)

    def called(self, thing: str) -> str:
        arg = self.figure_arg(thing)
        return self.reader.say(arg) if isinstance(arg, Message) else self.reader.name(thing)

    def figure(self, thing: str) -> Text:
        """A figure and whose it is."""
        return self.owned(self.owners[thing], self.called(thing)) if thing in self.owners else Text(self.called(thing))

    # -- signs

    def player(self, seat: int) -> Text:
        """A player by name."""
        return Text(self.reader.seat(seat))

    def god(self, seat: int, olympian: str) -> Text:
        """A player by Olympian."""
        return self.owned(seat, self.reader.name(olympian))

    def crowd(self, seats: list[int]) -> Text:
        """Several players, as short as can be."""
        return self.say(say("hybris-board-crowd", seats=Several(tuple(self.owner(seat) for seat in seats))))

    def owned(self, seat: int, text: str) -> Text:
        """Something that is somebody's."""
        return self.say(say("hybris-board-owned", thing=text, owner=self.owner(seat)))

    def owner(self, seat: int) -> Arg:
        """Whose something is: a name, or the reader."""
        return say("hybris-board-you") if seat == self.reader.own else Seat(seat)

    def nothing(self) -> Text:
        """Where nothing is."""
        return self.say(say("hybris-board-empty"))

    def hidden(self) -> Text:
        """What cannot be seen."""
        return self.say(say("hybris-board-hidden"))

    def done(self, message: Message) -> Text:
        """That something is done with."""
        return self.say(message)

    def leads(self, figure: str, token: str) -> Text:
        """A figure with the token under it."""
        return self.say(say("hybris-board-with-token", figure=self.figure_arg(figure), token=self.token(token)))

    def token(self, token: str) -> str:
        """Where a Location token leads."""
        if token == HIDDEN:
            return self.reader.say(say("hybris-board-hidden"))
        if token == "bonus":
            return self.reader.say(say("hybris-leads-anywhere"))
        return self.reader.name(token)

    def connectors(self, mask: int) -> str:
        """The edges of a Technology with a connector."""
        edges = [self.reader.say(say(f"hybris-edge-{EDGES[edge]}")) for edge in self.edges(mask)]
        return self.reader.say(say("hybris-board-connectors", edges=", ".join(edges)))

    def edges(self, mask: int) -> list[int]:
        return [edge for edge in range(len(EDGES)) if mask >> edge & 1]

    def pieces(self, done: int, left: list[Item]) -> Text:
        """The pieces gone from an Upgrade tile, and those still there."""
        items = ", ".join(self.reader.say(say(f"hybris-item-{item}")) for item in left)
        return self.say(say("hybris-board-pieces", done=done, all=done + len(left), items=items))

    def boxes(self, full: int, all: int, message: Message, style: str) -> Text:
        """This many of all, as the message tells it."""
        return self.say(message)

    def room_for(self, cards: int) -> bool:
        """Whether there is room for this many cards in all their words."""
        return True

    def series(self, facts: list[Text]) -> Text:
        """Facts in one cell of a grid."""
        return Text(self.reader.say(say("hybris-board-semicolon"))).join(facts)

    def slot(self, facts: list[Text]) -> Text:
        """A slot, with what is to be said of it."""
        return self.say(say("hybris-board-slot", facts=" ".join(fact.plain for fact in facts)))

    def marked(self, seat: int, sign: str, message: Message) -> Text:
        """A token of somebody's, as the message tells it."""
        return self.say(message)


class DrawnPen(Pen):
    """Draws."""

    def player(self, seat: int) -> Text:
        return Text(f"{MARKS[seat]} {self.reader.seat(seat)}", style=f"seat{seat}")

    def god(self, seat: int, olympian: str) -> Text:
        return Text(f"{MARKS[seat]} {self.reader.name(olympian)}", style=f"seat{seat}")

    def who(self, seat: int) -> Text:
        return Text(MARKS[seat], style=f"seat{seat}")

    def crowd(self, seats: list[int]) -> Text:
        return Text(" ").join([self.who(seat) for seat in seats])

    def owned(self, seat: int, text: str) -> Text:
        return Text(f"{MARKS[seat]} {text}", style=f"seat{seat}")

    def nothing(self) -> Text:
        return Text("–", style="quiet")

    def hidden(self) -> Text:
        return Text("?", style="quiet")

    def done(self, message: Message) -> Text:
        return Text(" ✓", style="points")

    def leads(self, figure: str, token: str) -> Text:
        shown = "?" if token == HIDDEN else self.token(token)
        return Text(self.called(figure)).append(f" → {shown}", style="quiet")

    def connectors(self, mask: int) -> str:
        return "".join(ARROWS[edge] for edge in self.edges(mask))

    def pieces(self, done: int, left: list[Item]) -> Text:
        signs = Text("▪" * done + "▫" * len(left), style="points")
        return signs.append(" " + self.reader.say(say(f"hybris-item-{left[0]}")), style="quiet")

    def boxes(self, full: int, all: int, message: Message, style: str) -> Text:
        return Text("▪" * full + "▫" * (all - full), style=style)

    def room_for(self, cards: int) -> bool:
        added = sum(module.lines(self) for module in self.modules)
        return cards + len(self.table["players"]) + added <= MOST_LINES

    def series(self, facts: list[Text]) -> Text:
        return Text(DOT, style="quiet").join(facts)

    def slot(self, facts: list[Text]) -> Text:
        return Text("[") + Text(" ").join(facts) + Text("]")

    def marked(self, seat: int, sign: str, message: Message) -> Text:
        return Text(f"{sign}{MARKS[seat]}", style=f"seat{seat}")
