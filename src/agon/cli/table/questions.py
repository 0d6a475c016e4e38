"""A question in one line, its options numbered and grouped, all of them or some, and what was meant by an answer."""

from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from agon.cli.complaints import Complaint
from agon.cli.table.boards.board import Briefs
from agon.cli.table.finding import folded
from agon.cli.table.screen import Piece, wrapped
from agon.kernel.ask import Option, Question
from agon.kernel.words import Message, say
from agon.text.reader import Reader

NUMBER = 4  # columns for the number of an option
GIVES = 11  # columns for what it gives
COSTS = 30  # columns that what it costs should have
GAP = 2  # columns between them
SHORT = 46  # columns of an option that says nothing of gains and costs
FEW = 8  # options that are read across; more go down the columns
MOST_SHOWN = 6  # keys that a complaint lists
PARTS: Final = {"gives": "points", "costs": "quiet", "warns": "loss"}  # what an option says beside what it is, by style
LIST_SIGNS = frozenset("0123456789, ")  # of numbers that are listed

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


def question_piece(question: Question, reader: Reader, briefs: Briefs | None) -> Piece:
    """The options of a question, in brief where there are many; the question itself is a heading."""
    groups = grouped(question, reader)
    if briefs is None:
        return options_piece(groups, reader)
    return Piece(lambda width: draw_briefs(groups, briefs, width), lambda: tell_briefs(groups, briefs, reader))


def options_piece(groups: list[tuple[str, list[Numbered]]], reader: Reader) -> Piece:
    """Options in all their words."""
    return Piece(lambda width: draw_options(groups, reader, width), lambda: tell_options(groups, reader))


def options_about(question: Question, reader: Reader, word: str) -> Piece:
    """The options that speak of something, in all their words; all of them when nothing is asked for."""
    wanted = folded(word)
    groups: list[tuple[str, list[Numbered]]] = []
    for heading, options in grouped(question, reader):
        if wanted not in folded(heading):
            options = [each for each in options if wanted in folded(option_line(each[1], reader))]
        if options:
            groups.append((heading, options))
    if not groups:
        raise Complaint(say("table-none-about", text=word[:40]))
    return options_piece(groups, reader)


def option_line(option: Option, reader: Reader) -> str:
    """An option with all it says, in one line."""
    parts = [reader.say(option.message), *(reader.part(option.message, part) for part in PARTS)]
    *before, line = [part for part in parts if part]
    for part in reversed(before):
        line = reader.say(say("table-option-also", first=part.removesuffix("."), rest=line))
    return line


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
    columns = [options for options in full if in_columns(options, reader, width)]
    wide = room_for_names([each for options in columns for each in options], reader, width) if columns else 0
    for heading, options in groups:
        if heading and len(groups) > 1:
            pieces.append(Text(" " + heading, style="name"))
        if options in columns:
            pieces.append(draw_full(options, reader, wide))
        elif options in full:
            pieces += [line for each in options for line in draw_long(each, reader, width)]
        else:
            pieces.append(draw_short(options, reader, width))
    return Group(*pieces)


def draw_briefs(groups: list[tuple[str, list[Numbered]]], briefs: Briefs, width: int) -> RenderableType:
    """Options by their short names, in as many columns as there is room for."""
    pieces: list[RenderableType] = []
    wide = max(len(text) for text in briefs.texts) + NUMBER + 1
    across = max(1, (width + 1) // (wide + 1))
    for heading, options in groups:
        if heading and len(groups) > 1:
            pieces.append(Text(" " + heading, style="name"))
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        for _ in range(across):
            table.add_column(width=wide)
        cells = [brief_cell(number, briefs.texts[number - 1]) for number, _ in options]
        deep = -(-len(cells) // across)
        for row in range(deep):  # numbers go down the columns
            table.add_row(*cells[row::deep])
        pieces.append(table)
    return Group(*pieces, Text(briefs.legend, style="quiet"))


def brief_cell(number: int, text: str) -> Text:
    return Text(str(number).rjust(NUMBER), style="act").append(" " + text, style="plain")


def tell_briefs(groups: list[tuple[str, list[Numbered]]], briefs: Briefs, reader: Reader) -> list[str]:
    told: list[str] = []
    for heading, options in groups:
        if heading and len(groups) > 1:
            told.append(reader.say(say("table-group", heading=heading)))
        told += [f"{number}. {briefs.texts[number - 1]}" for number, _ in options]
    return [*told, briefs.legend]


class Lengths(NamedTuple):
    """The longest of what some options are, give and cost."""

    name: int
    gives: int
    costs: int


def lengths(options: list[Numbered], reader: Reader) -> Lengths:
    names = [len(reader.say(option.message)) for _, option in options]
    gives, costs = (max(len(reader.part(option.message, part)) for _, option in options) for part in ("gives", "costs"))
    return Lengths(max(names), max(gives, GIVES), min(costs, COSTS))


def in_columns(options: list[Numbered], reader: Reader, width: int) -> bool:
    """Whether what these are, give and cost can stand each below the other's, in two lines each or less."""
    if any(reader.part(option.message, "warns") for _, option in options):
        return False
    longest = lengths(options, reader)
    room = room_beside(longest, width)
    if longest.costs == COSTS and longest.name > room:
        return False
    return longest.name <= room or (longest.name <= 2 * room and room >= width * 2 // 5)


def room_beside(longest: Lengths, width: int) -> int:
    """How many columns are left for what some options are."""
    return width - NUMBER - longest.gives - longest.costs - 3 * GAP


def room_for_names(options: list[Numbered], reader: Reader, width: int) -> int:
    """How many columns what these options are takes, or as many as there are."""
    longest = lengths(options, reader)
    return min(longest.name, max(room_beside(longest, width), width * 2 // 5))


def draw_long(each: Numbered, reader: Reader, width: int) -> list[Text]:
    """An option with much to say: one fact behind the other, in as many lines as it takes."""
    number, option = each
    text = Text(reader.say(option.message))
    for part, style in PARTS.items():
        said = reader.part(option.message, part)
        if said:
            text.append(" · ", style="quiet").append(said, style=style)
    indent = NUMBER + GAP
    first, *more = wrapped(text, width - indent)
    begun = Text(str(number).rjust(NUMBER) + " " * GAP, style="act")
    return [begun + first, *(Text(" " * indent) + line for line in more)]


def says_more(options: list[Numbered], reader: Reader) -> bool:
    """Whether any of these says what it gives or costs, or warns of something."""
    return any(reader.part(option.message, part) for _, option in options for part in PARTS)


def draw_short(options: list[Numbered], reader: Reader, width: int) -> RenderableType:
    """As many columns as there is room for; below one another if one of them needs several lines."""
    longest = max(len(reader.say(option.message)) for _, option in options) + NUMBER + 2 * GAP
    if longest > width:
        return Group(*(line for each in options for line in draw_long(each, reader, width)))
    cells = []
    for number, option in options:
        cell = Text().append(str(number).rjust(NUMBER), style="act")
        cell.append("  " + reader.say(option.message))
        cells.append(cell)
    across = width // max(SHORT, longest)
    if across == 1:
        return Group(*cells)
    return Columns(cells, width=width // across - 2, padding=(0, 1), column_first=len(cells) > FEW)


def draw_full(options: list[Numbered], reader: Reader, wide: int) -> RenderableType:
    """One a line: what it is, what it gives, what it costs, each below the other's."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(width=NUMBER, justify="right", style="act")
    table.add_column(width=wide)
    table.add_column(min_width=GIVES)
    table.add_column(style="quiet")
    for number, option in options:
        message = option.message
        gives = reader.part(message, "gives")
        gained = Text(gives, style="points" if gives.startswith("+") else "quiet")
        table.add_row(str(number), Text(reader.say(message)), gained, Text(reader.part(message, "costs")))
    return table


def picked(text: str, question: Question) -> Option:
    """The option that a number, a key or the beginning of just one key names; otherwise a complaint."""
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


def picked_all(text: str, question: Question) -> list[Option]:
    """What one answer names: an option; where a question takes several, one after the other."""
    words = text.replace(",", " ").split() if set(text) <= LIST_SIGNS else text.split()
    if len(words) < 2:
        return [picked(text, question)]
    return [picked(word, question) for word in words]


def several_hint(question: Question) -> Message | None:
    """How to answer a question that takes several picks at once, with an example."""
    several = question.several
    if several is None:
        return None
    numbers = [str(number) for number, option in enumerate(question.options, 1) if option.key in several.keys]
    if several.least == several.most:
        return say("table-choose-exactly", count=several.most, example=" ".join(numbers[: several.most]))
    ends = [str(number) for number, option in enumerate(question.options, 1) if option.key == several.stop]
    shown = [*numbers[: min(2, several.most)], *ends]
    return say("table-choose-up-to", most=several.most, example=" ".join(shown))
