"""A question in one line, its options numbered and grouped, and what was meant by an answer."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from agon.cli.complaints import Complaint
from agon.cli.table.screen import Piece
from agon.kernel.ask import Option, Question
from agon.kernel.words import say
from agon.text.reader import Reader

NUMBER = 4  # columns for the number of an option
GIVES = 11  # columns for what it gives
SHORT = 46  # columns of an option that says nothing of gains and costs
MOST_SHOWN = 6  # keys that a complaint lists

Numbered = tuple[int, Option]


def in_order(question: Question, reader: Reader) -> Question:
    """The same question, its options listed by kind, the kinds in the order of the `.ftl` files."""
    options = sorted(question.options, key=lambda option: reader.place(option.message))
    return question._replace(options=tuple(options))


def grouped(question: Question, reader: Reader) -> list[tuple[str, list[Numbered]]]:
    """The options of a question `in_order`, numbered from 1, under the headings they name."""
    groups: dict[str, list[Numbered]] = {}
    for number, option in enumerate(question.options, 1):
        groups.setdefault(reader.part(option.message, "group"), []).append((number, option))
    return list(groups.items())


def question_piece(question: Question, reader: Reader) -> Piece:
    """The options of a question; the question itself is a heading."""
    groups = grouped(question, reader)
    return Piece(lambda width: draw_options(groups, reader, width), lambda: tell_options(groups, reader))


def option_line(option: Option, reader: Reader) -> str:
    """An option with all it says, in one line."""
    parts = [reader.say(option.message), reader.part(option.message, "gives"), reader.part(option.message, "costs")]
    return ", ".join(part for part in parts if part)


def tell_options(groups: list[tuple[str, list[Numbered]]], reader: Reader) -> list[str]:
    told: list[str] = []
    for heading, options in groups:
        if heading and len(groups) > 1:
            told.append(reader.say(say("table-group", heading=heading)))
        told += [f"{number}. {option_line(option, reader)}" for number, option in options]
    return told


def draw_options(groups: list[tuple[str, list[Numbered]]], reader: Reader, width: int) -> RenderableType:
    pieces: list[RenderableType] = []
    full = [options for _, options in groups if says_more(options, reader)]
    wide = max([len(reader.say(option.message)) for options in full for _, option in options], default=0)
    for heading, options in groups:
        if heading and len(groups) > 1:
            pieces.append(Text(" " + heading, style="name"))
        pieces.append(
            draw_full(options, reader, min(wide, width * 2 // 5))
            if options in full
            else draw_short(options, reader, width)
        )
    return Group(*pieces)


def says_more(options: list[Numbered], reader: Reader) -> bool:
    """Whether any of these says what it gives or costs."""
    return any(reader.part(option.message, part) for _, option in options for part in ("gives", "costs"))


def draw_short(options: list[Numbered], reader: Reader, width: int) -> RenderableType:
    """As many columns as there is room for."""
    cells = []
    for number, option in options:
        cell = Text().append(str(number).rjust(NUMBER), style="act")
        cell.append("  " + reader.say(option.message))
        cells.append(cell)
    across = width // max(SHORT, *(cell.cell_len + 2 for cell in cells))
    return Columns(cells, width=width // across - 2, padding=(0, 1)) if across > 1 else Group(*cells)


def draw_full(options: list[Numbered], reader: Reader, wide: int) -> RenderableType:
    """One a line: what it is, what it gives, what it costs, each below the other's."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(width=NUMBER, justify="right", style="act")
    table.add_column(width=wide)
    table.add_column(min_width=GIVES, no_wrap=True)
    table.add_column(style="quiet")
    for number, option in options:
        message = option.message
        gives = reader.part(message, "gives")
        gained = Text(gives, style="points" if gives.startswith("+") else "quiet")
        table.add_row(str(number), Text(reader.say(message)), gained, Text(reader.part(message, "costs")))
    return table


def picked(text: str, question: Question) -> Option:
    """The option that a number, a key or the beginning of just one key names; else a complaint."""
    options = question.options
    if text.isascii() and text.isdigit():
        number = int(text[:6])
        if not 1 <= number <= len(options):
            raise Complaint(say("table-no-number", number=text[:6], most=len(options)))
        return options[number - 1]
    for option in options:
        if option.key == text:
            return option
    meant = [option for option in options if option.key.startswith(text)]
    if len(meant) == 1:
        return meant[0]
    if not meant:
        raise Complaint(say("table-no-such", text=text[:40]))
    keys = [option.key for option in meant]
    shown = ", ".join(keys[:MOST_SHOWN])
    raise Complaint(say("table-several", text=text, keys=shown, more=max(0, len(keys) - MOST_SHOWN)))
