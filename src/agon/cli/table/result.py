"""A match in numbers: points by source as they stand, and how it ended."""

from typing import Final

from rich.table import Table
from rich.text import Text

from agon.cli.table.screen import MARKS, Piece, Screen, lines
from agon.kernel.account import Account, Course, Row
from agon.kernel.game import Outcome
from agon.kernel.match import Match
from agon.kernel.words import Arg, Seat, Several, say
from agon.text.reader import Reader

STEPS: Final = "▁▂▃▄▅▆▇█"
WIDE: Final = 40  # characters of a curve


def show_scores(match: Match, reader: Reader, screen: Screen) -> None:
    """The points so far, by source, and how far everybody has come."""
    screen.heading(reader.say(say("table-scores")))
    account = match.account(reader.own)
    show_rows(account, account.points, reader, screen)
    show_compared(account, reader, screen)
    show_rows(account, account.ways, reader, screen)


def show_outcome(match: Match, reader: Reader, screen: Screen) -> None:
    """Who won and why, points by source, ways to win, deeds, and how it went."""
    outcome = match.outcome
    assert outcome is not None
    account = match.account(reader.own)
    show_verdict(outcome, reader, screen)
    show_rows(account, account.points, reader, screen)
    show_compared(account, reader, screen)
    show_rows(account, account.ways, reader, screen)
    show_rows(account, account.deeds, reader, screen)
    screen.show(course_piece(account, match.course(), reader))


def show_verdict(outcome: Outcome, reader: Reader, screen: Screen) -> None:
    """Who won, and why it ended."""
    winners = Several(tuple(Seat(seat) for seat in outcome.winners))
    screen.heading(reader.say(say("table-won", winners=winners, count=len(outcome.winners))))
    screen.line(reader.say(outcome.reason))


# ---------------------------------------------------------------- rows


def show_rows(account: Account, rows: tuple[Row, ...], reader: Reader, screen: Screen) -> None:
    """A part of an account, the columns in the order of the seats; points with their sum."""
    if rows:
        summed = rows is account.points
        screen.show(Piece(lambda width: draw_rows(account, rows, summed, reader), lambda: tell(account, rows, reader)))


def show_compared(account: Account, reader: Reader, screen: Screen) -> None:
    """What decides in the end, and what breaks ties; nothing where whoever is first there wins."""
    if account.compared:
        screen.line(reader.say(say("table-compared")))
        show_rows(account, account.compared, reader, screen)


def draw_rows(account: Account, rows: tuple[Row, ...], summed: bool, reader: Reader) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column()
    for column in account.columns:
        table.add_column(head(column, reader), justify="right")
    for row in rows:
        table.add_row(called(row.what, reader), *cells(row))
    if summed:
        total = Text(reader.say(say("table-total")), style="name")
        table.add_row(total, *[Text(str(number), style="points") for number in totals(account)])
    return table


def head(column: Arg, reader: Reader) -> Text:
    if isinstance(column, Seat):
        return Text(f"{MARKS[column.seat]} {reader.seat(column.seat)}", style=f"seat{column.seat}")
    return Text(called(column, reader))


def cells(row: Row) -> list[str]:
    """A number for each column; of how many, where this many have to be."""
    return [f"{number}/{row.needs}" if row.needs else str(number) for number in row.numbers]


def totals(account: Account) -> list[int]:
    return [sum(row.numbers[column] for row in account.points) for column in range(len(account.columns))]


def tell(account: Account, rows: tuple[Row, ...], reader: Reader) -> list[str]:
    """The same in sentences, one for each column."""
    told: list[str] = []
    sums = totals(account) if rows is account.points else None
    for place, column in enumerate(account.columns):
        items = ", ".join([f"{called(row.what, reader)} {cells(row)[place]}" for row in rows])
        total: int | str = "" if sums is None else sums[place]
        told.append(reader.say(say("table-tally", seat=column, total=total, items=items)))
    return told


def called(what: Arg, reader: Reader) -> str:
    """A row or a column in words."""
    return reader.say(say("table-row", what=what))


# ---------------------------------------------------------------- how it went


def course_piece(account: Account, course: Course, reader: Reader) -> Piece:
    """Everybody's numbers from the beginning to the end as a small curve, then where the lead passed on."""
    if len(course.moments) < 2:
        return lines([])
    turns = [
        reader.say(say("table-turn", who=account.columns[turn.column], after=turn.after, last=course.last))
        for turn in course.turns
    ]
    return Piece(lambda width: draw_course(account, course, turns, reader), lambda: turns)


def draw_course(account: Account, course: Course, turns: list[str], reader: Reader) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    table.add_column(reader.say(account.measure))
    table.add_column()
    highest = max(max(moment.standing) for moment in course.moments)
    for place, column in enumerate(account.columns):
        table.add_row(head(column, reader), curve(course, place, max(1, highest)))
    for turn in turns:
        table.add_row("", turn)
    return table


def curve(course: Course, column: int, highest: int) -> str:
    """A column from left to right, each character how it stood after this much of the match."""
    drawn: list[str] = []
    for place in range(WIDE):
        until = course.last * (place + 1) // WIDE
        stood = [moment.standing[column] for moment in course.moments if moment.after <= until][-1]
        drawn.append(STEPS[max(0, stood) * (len(STEPS) - 1) // highest])
    return "".join(drawn)
