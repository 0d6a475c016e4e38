"""Who writes the table: with shapes and signs where it is drawn, with words where it is told."""

from typing import Final

from rich.text import Text

from agon.cli.table.boards.generic import undrawn
from agon.cli.table.boards.hellas.module_board import boards
from agon.cli.table.boards.hellas.view import TableView
from agon.cli.table.boards.sheet import DOT, Section
from agon.cli.table.screen import MARKS
from agon.games.hellas.box import Box
from agon.games.hellas.schema.words import Colour
from agon.games.hellas.view.shapes import Holder, RegionView, WoundView
from agon.kernel.words import Arg, Message, Seat, say
from agon.text.reader import Reader

STRENGTH: Final = 3  # columns for the population strength of a region


class Pen:
    """Writes what lies on the table in words; `DrawnPen` writes some of it in signs."""

    def __init__(self, box: Box, table: TableView, reader: Reader) -> None:
        self.box = box
        self.table = table
        self.reader = reader
        self.modules = boards()

    def undrawn(self) -> list[Section]:
        """What modules show that have no board here."""
        drawn = [part for module in self.modules for part in module.parts]
        return undrawn("hellas", self.table["parts"], drawn, self.reader)

    # -- words

    def say(self, message: Message, style: str = "plain") -> Text:
        return Text(self.reader.say(message), style=style)

    def name(self, thing: str, style: str = "plain") -> Text:
        return Text(self.reader.name(thing), style=style)

    def label(self, word: str) -> Text:
        """The label of a row, or the heading of a section: `hellas-label-WORD`."""
        return self.say(say(f"hellas-label-{word}"), "quiet")

    def nothing(self) -> Text:
        """Where nothing is."""
        return self.say(say("hellas-board-none"), "quiet")

    # -- people

    def player(self, seat: int) -> Text:
        """A player by name."""
        return Text(self.reader.seat(seat))

    def hero(self, seat: int) -> Text:
        """A player by hero."""
        hero = self.table["players"][seat]["hero"]
        return self.player(seat) if hero is None else self.owned(seat, self.reader.name(hero))

    def owned(self, seat: int, text: str) -> Text:
        """Something that is somebody's."""
        return self.say(say("hellas-board-owned", thing=text, owner=self.owner(seat)))

    def owner(self, seat: int) -> Arg:
        """Whose something is: a name, or the reader."""
        return say("hellas-board-you") if seat == self.reader.own else Seat(seat)

    def holder(self, holder: Holder) -> Text:
        """Whoever commands: a player, or an enemy of the game."""
        if holder is None:
            return self.nothing()
        if isinstance(holder, str):
            return self.say(say(f"hellas-the-{holder}"), "loss")
        return self.player(holder)

    # -- pieces of a colour

    def colour(self, colour: Colour) -> Text:
        """Whose pieces: the player's, unless the colour itself matters."""
        told = [text for module in self.modules if (text := module.colour(self, colour)) is not None]
        return told[0] if told else self.commander(self.table["commanders"][colour])

    def commander(self, holder: Holder) -> Text:
        """A player, as short as can be."""
        return self.holder(holder)

    def control(self, colour: Colour) -> Text:
        """A control token."""
        return self.say(say("hellas-board-control")) + self.colour(colour)

    def hoplites(self, colour: Colour, number: int) -> Text:
        """This many hoplites of a colour."""
        return self.colour(colour) + self.say(say("hellas-board-hoplites", number=number))

    def priests(self, colours: list[Colour]) -> Text:
        """The priests on a monument."""
        return Text(", ").join([self.colour(colour) for colour in colours])

    # -- signs

    def map_head(self, message: Message, first: bool) -> str:
        """The head of a column of the map: words that go before every fact."""
        return self.reader.say(message)

    def region_label(self, region: RegionView) -> Text:
        """A region with its number."""
        return Text(f"{region['number']} " + self.reader.name(region["region"]), style="name")

    def strength(self, population: int) -> Text:
        return Text(str(population))

    def wounds(self, wounds: list[WoundView]) -> Text:
        """How many symbols of a monster are covered."""
        covered = sum(wound["covered"] for wound in wounds)
        return self.say(say("hellas-board-wounds", covered=covered, all=len(wounds)), "quiet")

    def goal(self, has: int, needs: int) -> Text:
        """How far somebody has come on a way to win."""
        return self.say(say("hellas-board-goal", has=has, needs=needs), "points" if has else "plain")

    def near(self, regions: list[str], trails: list[str]) -> Text:
        """The neighbours of a region: by land, then by sea."""
        names = [self.reader.name(region) for region in regions]
        names += [self.reader.say(say("hellas-board-by-sea", region=self.reader.name(trail))) for trail in trails]
        return Text(", ".join(names), style="quiet")

    def series(self, facts: list[Text]) -> Text:
        """Facts in one cell of a grid."""
        return Text(", ").join(facts)


class DrawnPen(Pen):
    """Draws."""

    def player(self, seat: int) -> Text:
        return Text(f"{MARKS[seat]} {self.reader.seat(seat)}", style=f"seat{seat}")

    def owned(self, seat: int, text: str) -> Text:
        return Text(f"{MARKS[seat]} {text}", style=f"seat{seat}")

    def commander(self, holder: Holder) -> Text:
        if isinstance(holder, int):
            return Text(MARKS[holder], style=f"seat{holder}")
        return self.holder(holder)

    def nothing(self) -> Text:
        return Text("–", style="quiet")

    def control(self, colour: Colour) -> Text:
        return Text("[") + self.colour(colour) + Text("]")

    def map_head(self, message: Message, first: bool) -> str:
        return self.reader.part(message, "short") if first else ""

    def hoplites(self, colour: Colour, number: int) -> Text:
        shown = self.colour(colour)
        return shown + Text(f"\u00a0{number}".translate(self.reader.signs), style=shown.style)

    def priests(self, colours: list[Colour]) -> Text:
        return Text(" ").join([self.colour(colour) for colour in colours])

    def region_label(self, region: RegionView) -> Text:
        """All as wide as the widest, so that the lands stand below one another."""
        widest = max(len(self.reader.name(other["region"])) for other in self.table["regions"])
        return Text(f"{region['number']:2} " + self.reader.name(region["region"]).ljust(widest), style="name")

    def strength(self, population: int) -> Text:
        return Text(str(population).rjust(STRENGTH))

    def wounds(self, wounds: list[WoundView]) -> Text:
        covered = sum(wound["covered"] for wound in wounds)
        return Text("▪" * covered + "▫" * (len(wounds) - covered), style="loss")

    def goal(self, has: int, needs: int) -> Text:
        return Text(f"{has}/{needs}", style="points" if has else "quiet")

    def near(self, regions: list[str], trails: list[str]) -> Text:
        numbers = {region["region"]: region["number"] for region in self.table["regions"]}
        shown = Text(" ".join(str(numbers[region]) for region in regions), style="quiet")
        for trail in trails:
            shown.append((" " if shown.plain else "") + f"~{numbers[trail]}", style="seat1")
        return shown

    def series(self, facts: list[Text]) -> Text:
        return Text(DOT, style="quiet").join(facts)
