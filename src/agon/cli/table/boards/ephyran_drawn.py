"""A table of Ephyran drawn with rich, in 80 to 110 columns."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from agon.cli.table.boards.ephyran_facts import (
    ALL_NUMBERS,
    HIDDEN,
    bare,
    doubled,
    pile_facts,
    player_facts,
    plays_now,
    value_of,
    warnings,
    zone_halves,
    zone_number,
)
from agon.cli.table.boards.ephyran_told import under_way
from agon.cli.table.boards.ephyran_view import TableView, next_zone
from agon.cli.table.screen import MARKS, Hung
from agon.games.ephyran.box import NONE, Box
from agon.games.ephyran.cardtext import reinforcement_lines
from agon.games.ephyran.view.shapes import PlayerView, TerritoryView
from agon.kernel.words import Message, say
from agon.text.fluent_words import signed
from agon.text.reader import Reader

DOT = " · "
LABEL_WIDE = 21  # columns for the name of a territory
LABEL_NARROW = 13
ROOMY = 100
PRINTED = "★"
TOKEN = "☆"
LEFT_OUT = ("ephyran-not-countered",)  # what goes without saying where room is scarce


def draw_table(box: Box, table: TableView, reader: Reader, width: int) -> RenderableType:
    """Rivals first, the reader's own city next, then piles and hand: what decides is nearest to the question."""
    order = [player for player in table["players"] if player["seat"] != reader.own]
    order += [player for player in table["players"] if player["seat"] == reader.own]
    pieces: list[RenderableType] = []
    for player in order:
        pieces += [draw_player(table, player, reader, width), draw_city(box, player, reader, width), Text()]
    pieces.append(Text(DOT.join(reader.say(fact) for fact in pile_facts(table)), style="quiet"))
    if any(row_has_magic(row) for player in order for row in player["territories"]):
        pieces.append(Text(reader.say(say("ephyran-view-legend", printed=PRINTED, token=TOKEN)), style="quiet"))
    for fact in [*warnings(table), *under_way(table)]:
        pieces.append(Text("! " + reader.say(fact), style="loss"))
    looked_at = table.get("drawn_cards")
    if looked_at:
        pieces += [Text(), Text(reader.say(say("ephyran-view-drawn")), style="heading")]
        pieces.append(draw_cards(box, looked_at, reader))
    if reader.own >= 0:
        pieces += [Text(), Text(reader.say(say("ephyran-view-hand")), style="heading")]
        pieces.append(draw_cards(box, table["players"][reader.own]["cards"], reader))
    return Group(*pieces)


def draw_player(table: TableView, player: PlayerView, reader: Reader, width: int) -> RenderableType:
    """Who, how many points, and the rest of what is public; on a line of its own where one has no room for it."""
    seat = player["seat"]
    line = Text()
    line.append(f"{MARKS[seat]} {reader.seat(seat)}", style=f"seat{seat}")
    line.append("  ")
    line.append(reader.say(say("ephyran-view-prestige", points=player["prestige"])), style="points")
    if plays_now(table, player) and seat != reader.own:
        line.append(DOT + reader.say(say("ephyran-view-active")), style="name")
    facts = DOT.join(reader.say(fact) for fact in player_facts(table, player, seat == reader.own))
    if line.cell_len + len(DOT + facts) <= width:
        return line.append(DOT + facts, style="quiet")
    return Group(line, Hung("  " + facts, "quiet"))


def draw_city(box: Box, player: PlayerView, reader: Reader, width: int) -> Table:
    """Four rows of four zones, and what each row is worth."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False, width=width - 2)
    table.add_column(width=1)
    table.add_column(width=LABEL_WIDE if width >= ROOMY else LABEL_NARROW)
    for _ in ALL_NUMBERS:
        table.add_column(ratio=1)
    table.add_column(width=2, style="points")
    table.add_column(justify="right", width=3, style="points")
    for row in player["territories"]:
        factor = "×2" if doubled(box, player, row["territory"]) else ""
        cells = [draw_zone(box, player, row, number, reader) for number in ALL_NUMBERS]
        points = player["points"][bare(row["territory"])]
        shown = str(points) if row["zones"] else ""
        label = Text(reader.name(row["territory"]))
        if row["lock"] is not None and len(row["zones"]) == len(ALL_NUMBERS):
            label.append(f"\n{reader.say(say('ephyran-view-locked'))}", style="loss")
        table.add_row("", label, *cells, factor, shown)
    return table


def draw_zone(box: Box, player: PlayerView, row: TerritoryView, number: int, reader: Reader) -> Text:
    """One zone: its creature and magic, or that it comes next, or that it is still to come."""
    for zone in row["zones"]:
        if zone_number(zone["zone"]) == number:
            cell = Text(f"{number} {reader.name(zone['creature'])}")
            if zone["printed"] is not None:
                cell.append(f" {PRINTED}{signed(value_of(box, zone['printed']))}", style="points")
            if zone["token"] is not None:
                known = zone["token"] != HIDDEN
                worth = signed(value_of(box, zone["token"])) if known else "?"
                cell.append(f" {TOKEN}{worth}", style="points")
            return cell
    if row["lock"] is not None and number == len(row["zones"]) + 1:
        return Text(f"{number} {reader.say(say('ephyran-view-locked'))}", style="loss")
    if next_zone(player, row) == number:
        style = "act" if player["seat"] == reader.own else "plain"
        return Text(f"{number} {reader.say(say('ephyran-view-next'))}", style=style)
    return Text(f"{number} ·", style="quiet")


def row_has_magic(row: TerritoryView) -> bool:
    return any(zone["printed"] is not None or zone["token"] is not None for zone in row["zones"])


def draw_cards(box: Box, cards: list[str], reader: Reader) -> Table:
    """Each card with its two halves side by side, and what each does."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False, expand=True)
    table.add_column(width=1)
    table.add_column(ratio=2)
    table.add_column(ratio=3)
    for thing in cards:
        card = box.card_ids.index(thing.removeprefix("card/"))
        if card >= box.deck_size:
            name = Text(reader.name(thing), style="name")
            table.add_row("▪", name, Text(reader.say(say("ephyran-view-any-zone")), style="quiet"))
            continue
        halves = [draw_half(half, reader) for half in zone_halves(box, card)]
        index = box.reinforcement_of[card]
        if index != NONE:
            effect = Text().append(reader.name("reinforcement/" + box.reinforcements[index].id), style="name")
            for line in reinforcement_lines(box, box.reinforcements[index])[1:]:
                if line.id not in LEFT_OUT:
                    effect.append("  " + reader.say(line), style="quiet")
            halves.append(effect)
        table.add_row("▪", *halves)
    return table


def draw_half(half: list[Message], reader: Reader) -> Text:
    text = Text().append(reader.say(half[0]), style="name")
    for fact in half[1:]:
        text.append(" " + reader.say(fact), style="points")
    return text
