"""Labels with facts behind them, in rows and in columns: drawn to fit a width, or told line by line."""

import textwrap
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from agon.cli.table.screen import THEME, Piece
from agon.kernel.words import say
from agon.text.reader import Reader

DOT: Final = " · "
INDENT: Final = "  "
WIDEST_LABEL: Final = 18
LONG: Final = 2  # a fact longer than one such part of a line may be broken


class Row(NamedTuple):
    """A label and its facts; where a line is full they go on below the first."""

    label: Text
    facts: list[Text]


class Column(NamedTuple):
    """A column of a grid: its head, a shorter one where room is scarce, and its share of the room.

    A share of 0 is that of a column of numbers: as wide as it has to be.
    """

    head: str
    short: str
    share: int


class Grid(NamedTuple):
    """Labels, and the same facts of each below one another."""

    columns: list[Column]
    rows: list[tuple[Text, list[Text]]]


class Section(NamedTuple):
    """Rows and grids below a heading; an empty heading takes no line.

    In a low window those of the highest rank are left out first, or stand there in brief; those of rank 0 stay.
    """

    heading: str
    body: Sequence[Row | Grid]
    rank: int = 0
    look: str = ""  # the word by which it can be looked at
    brief: Sequence[Row | Grid] = ()


def sheet(drawn: list[Section], told: list[Section], reader: Reader) -> Piece:
    """The sections as a piece; what is drawn and what is told differ in their signs only."""
    return Piece(
        lambda width: draw(drawn, width),
        lambda: tell(told, reader),
        lambda width, height: draw_fitted(drawn, width, height, reader),
    )


# ---------------------------------------------------------------- in a low window


def draw_fitted(sections: list[Section], width: int, height: int, reader: Reader) -> RenderableType:
    """In this many lines, as far as that goes, with a word on how to see the rest."""
    shortened: list[int] = []
    ranks = sorted({section.rank for section in sections if section.rank}, reverse=True)
    for rank in ranks:
        if lines_of(sections, shortened, width, reader) <= height:
            break
        shortened.append(rank)
    for rank in reversed(shortened.copy()):  # what has room after all, the most important first
        others = [other for other in shortened if other != rank]
        if lines_of(sections, others, width, reader) <= height:
            shortened = others
    return drawn_short(sections, shortened, width, reader)


def drawn_short(sections: list[Section], shortened: list[int], width: int, reader: Reader) -> RenderableType:
    """With the sections of these ranks in brief."""
    if not shortened:
        return draw(sections, width)
    kept = [Section("", section.brief) if section.rank in shortened else section for section in sections]
    looks = dict.fromkeys([section.look for section in sections if section.rank in shortened and section.look])
    left = reader.say(say("table-left-out", words=", ".join(looks)))
    return Group(draw(kept, width), *[Text(line, style="quiet") for line in textwrap.wrap(left, width)])


def lines_of(sections: list[Section], shortened: list[int], width: int, reader: Reader) -> int:
    """How many lines that takes."""
    measure = Console(width=width, theme=THEME, markup=False, emoji=False, highlight=False)
    return len(measure.render_lines(drawn_short(sections, shortened, width, reader), pad=False))


# ---------------------------------------------------------------- drawn


def draw(sections: list[Section], width: int) -> RenderableType:
    pieces: list[RenderableType] = []
    unheaded = [section for section in sections if not section.heading]
    for section in sections:
        if section.heading and section.body:
            pieces.append(Text(section.heading, style="heading"))
        wide = widest_label([section] if section.heading else unheaded)
        for entry in section.body:
            pieces += draw_row(entry, wide, width) if isinstance(entry, Row) else [draw_grid(entry, width)]
    return Group(*pieces)


def widest_label(sections: list[Section]) -> int:
    """How many columns the labels of rows that stand together need."""
    labels = [entry.label.cell_len for section in sections for entry in section.body if isinstance(entry, Row)]
    return min(WIDEST_LABEL, max(labels, default=0))


def draw_row(row: Row, wide: int, width: int) -> list[RenderableType]:
    """The label at the left, the facts in as many lines as they need."""
    left = len(INDENT) // 2 + wide + len(INDENT) if wide else len(INDENT) // 2
    lines = flow(row.facts, width - left)
    label = row.label.copy()
    label.truncate(wide, overflow="ellipsis", pad=True)
    begun = Text(INDENT[:1]) + label + Text(INDENT if wide else "")
    return [begun + lines[0], *(Text(" " * left) + line for line in lines[1:])]


def flow(facts: list[Text], width: int) -> list[Text]:
    """Facts joined by dots into lines; a line is broken between two facts, within one only if that is a long one."""
    lines = [Text()]
    for fact in facts:
        joint = Text(DOT, style="quiet")
        for part in [fact] if fact.cell_len * LONG < width else words_of(fact, width):
            if not lines[-1].plain:
                lines[-1] = part.copy()
            elif lines[-1].cell_len + joint.cell_len + part.cell_len <= width:
                lines[-1].append_text(joint).append_text(part)
            else:
                lines.append(part.copy())
            joint = Text(" ")
    return lines


def words_of(text: Text, width: int) -> list[Text]:
    """A text word by word; a word that is too long for a line is broken anywhere."""
    return [part for word in text.split(" ") for part in word.divide(range(width, word.cell_len, width)) if part.plain]


def draw_grid(grid: Grid, width: int) -> RenderableType:
    """Columns below their heads."""
    labels = max([label.cell_len for label, _ in grid.rows], default=0)
    used = sum(max(cell_len(column.head), widest(grid, place)) + 1 for place, column in enumerate(grid.columns))
    shown = any(column.head for column in grid.columns)
    short = len(INDENT) + labels + used > width or any(column.share for column in grid.columns)
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=shown, header_style="quiet", width=width)
    table.add_column(width=0)
    table.add_column(width=min(labels, WIDEST_LABEL), no_wrap=True)
    for column in grid.columns:
        head = Text(column.short if short else column.head)
        if column.share:
            table.add_column(head, ratio=column.share)
        else:
            table.add_column(head, justify="right", no_wrap=True)
    if not any(column.share for column in grid.columns):
        table.add_column(ratio=1)
    for label, cells in grid.rows:
        table.add_row("", label, *cells)
    return table


def widest(grid: Grid, place: int) -> int:
    """The widest cell of a column; texts that can be broken count for little."""
    if grid.columns[place].share:
        return 0
    return max([cells[place].cell_len for _, cells in grid.rows], default=0)


# ---------------------------------------------------------------- told


def tell(sections: list[Section], reader: Reader) -> list[str]:
    told: list[str] = []
    for section in sections:
        if section.heading and section.body:
            told.append(reader.say(say("table-group", heading=section.heading)))
        indent = INDENT if section.heading else ""
        for entry in section.body:
            told += [indent + line for line in tell_entry(entry, reader)]
    return told


def tell_entry(entry: Row | Grid, reader: Reader) -> list[str]:
    if isinstance(entry, Row):
        return [sentence(entry.label, [fact.plain for fact in entry.facts], reader)]
    told: list[str] = []
    for label, cells in entry.rows:
        pairs = zip(entry.columns, cells, strict=True)
        facts = [f"{column.head} {cell.plain}".strip() for column, cell in pairs if cell.plain]
        told.append(sentence(label, facts, reader))
    return told


def sentence(label: Text, facts: list[str], reader: Reader) -> str:
    """`Label: one, two.`; facts with commas of their own are kept apart by semicolons."""
    mark = reader.say(say("hybris-board-semicolon")) if any("," in fact or "." in fact for fact in facts) else ", "
    said = mark.join(fact for fact in facts if fact)
    if label.plain:
        said = reader.say(say("hybris-board-line", label=label.plain, facts=said))
    return said if said.endswith((".", "!", "?")) else said + "."
