"""Who writes the table: with shapes, dots and arrows where it is drawn, with words where it is told."""

from typing import Final

from rich.text import Text

from agon.cli.table.boards.hybris.view import TableView, parts_of
from agon.cli.table.boards.sheet import DOT
from agon.cli.table.screen import MARKS
from agon.games.hybris.box import Box
from agon.games.hybris.names import HIDDEN
from agon.games.hybris.schema.words import EDGES, Item
from agon.kernel.words import Arg, Message, Name, Seat, Several, say
from agon.text.reader import Reader

ARROWS: Final = ("↑", "→", "↓", "←")
PROPHETS: Final = "prophet/"
MOST_LINES: Final = 7  # for players, Concepts and cards with all their words, where they share a screen


class Pen:
    """Writes what lies on the table in words; `DrawnPen` writes some of it in signs."""

    def __init__(self, box: Box, table: TableView, reader: Reader) -> None:
        self.box = box
        self.table = table
        self.parts = parts_of(table)
        self.reader = reader
        self.tie = "\u00a0".translate(reader.signs)  # a blank at which no line is broken
        self.owners: dict[str, int] = {
            character["figure"]: player["seat"] for player in table["players"] for character in player["characters"]
        }

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

    def tasks(self, done: int, of: int) -> Text:
        """The Tasks of an MK tile."""
        return self.say(say("hybris-board-tasks", done=done, tasks=of))

    def chain(self, left: int, all: int) -> Text:
        """The tokens left on the track of a Concept."""
        return self.say(say("hybris-board-chains", left=left, all=all))

    def room_for(self, cards: int) -> bool:
        """Whether there is room for so many cards in all their words."""
        return True

    def series(self, facts: list[Text]) -> Text:
        """Facts in one cell of a grid."""
        return Text(self.reader.say(say("hybris-board-semicolon"))).join(facts)

    def slot(self, facts: list[Text]) -> Text:
        """A slot, with what is to be said of it."""
        return self.say(say("hybris-board-slot", facts=" ".join(fact.plain for fact in facts)))

    def duel_token(self, seat: int, side: str) -> Text:
        """A token of Duel on a slot."""
        return self.say(say("hybris-board-duel-token", owner=self.owner(seat), side=side))


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

    def tasks(self, done: int, of: int) -> Text:
        return Text("▪" * done + "▫" * (of - done), style="points")

    def chain(self, left: int, all: int) -> Text:
        return Text("▪" * left + "▫" * (all - left), style="points" if left else "loss")

    def room_for(self, cards: int) -> bool:
        chronos = self.parts.get("chronos")
        concepts = 0 if chronos is None else len(chronos["concepts"])
        return cards + len(self.table["players"]) + concepts <= MOST_LINES

    def series(self, facts: list[Text]) -> Text:
        return Text(DOT, style="quiet").join(facts)

    def slot(self, facts: list[Text]) -> Text:
        return Text("[") + Text(" ").join(facts) + Text("]")

    def duel_token(self, seat: int, side: str) -> Text:
        sign = "◎" if side == "portrait" else "✗"
        return Text(f"{sign}{MARKS[seat]}", style=f"seat{seat}")
