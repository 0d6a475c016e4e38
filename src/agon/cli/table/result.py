"""Points: as they stand, and how a match ended."""

from rich.table import Table
from rich.text import Text

from agon.cli.table.boards.board import Board, Tally, View
from agon.cli.table.screen import MARKS, Piece, Screen
from agon.kernel.game import Outcome
from agon.kernel.words import Seat, Several, say
from agon.text.reader import Reader


def show_scores(board: Board, view: View, reader: Reader, screen: Screen) -> None:
    """The points so far, item by item."""
    tally = board.tally(view, reader)
    screen.heading(reader.say(say("table-scores")))
    screen.show(tally_piece(tally, list(range(len(tally.totals))), reader))


def show_outcome(board: Board, view: View, outcome: Outcome, reader: Reader, screen: Screen) -> None:
    """Who won, why it ended, and everybody's points item by item."""
    winners = Several(tuple(Seat(seat) for seat in outcome.winners))
    screen.heading(reader.say(say("table-won", winners=winners, count=len(outcome.winners))))
    screen.line(reader.say(outcome.reason))
    order = [place.seat for place in sorted(outcome.places, key=lambda place: (place.rank, place.seat))]
    screen.show(tally_piece(board.tally(view, reader), order, reader))


def tally_piece(tally: Tally, order: list[int], reader: Reader) -> Piece:
    return Piece(lambda width: draw_tally(tally, order, reader), lambda: tell_tally(tally, order, reader))


def draw_tally(tally: Tally, order: list[int], reader: Reader) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column()
    for seat in order:
        table.add_column(Text(f"{MARKS[seat]} {reader.seat(seat)}", style=f"seat{seat}"), justify="right")
    for place, item in enumerate(tally.items):
        table.add_row(item, *(str(tally.points[seat][place]) for seat in order))
    if len(tally.items) > 1:
        total = Text(reader.say(say("table-total")), style="name")
        table.add_row(total, *(Text(str(tally.totals[seat]), style="points") for seat in order))
    for item, numbers in tally.beside:
        table.add_row(Text(item, style="quiet"), *(Text(str(numbers[seat]), style="quiet") for seat in order))
    return table


def tell_tally(tally: Tally, order: list[int], reader: Reader) -> list[str]:
    told: list[str] = []
    for seat in order:
        items = [f"{item} {points}" for item, points in zip(tally.items, tally.points[seat], strict=True)]
        items += [f"{item} {numbers[seat]}" for item, numbers in tally.beside]
        total = tally.totals[seat] if len(tally.items) > 1 else ""  # what is counted alone is no sum of points
        told.append(reader.say(say("table-tally", seat=Seat(seat), total=total, items=", ".join(items))))
    return told
