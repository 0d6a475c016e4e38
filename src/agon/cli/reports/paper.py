"""What a report is written on: words in the reader's language, tables, and numbers as that language has them.

Results go to stdout, everything else to stderr, so a pipe gets only the report.
"""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from agon.cli.complaints import Complaint
from agon.cli.table.screen import DrawnScreen, Piece, Screen, open_screen
from agon.kernel.words import Arg, say
from agon.text.reader import Names, Reader

GAP: Final = "  "  # between columns, and before what stands below a title


class Column(NamedTuple):
    """The head of a column: of words, or of figures, which stand to the right."""

    title: str
    figures: bool = False


class Sheet(NamedTuple):
    """A table as data: its columns, and rows of texts."""

    title: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[str]]


class Paper:
    """The screen of one reader, and the words for it."""

    def __init__(self, reader: Reader, screen: Screen) -> None:
        self.reader = reader
        self.screen = screen

    def naming(self, names: Names) -> "Paper":
        """The same, for a reader who knows these names."""
        reader = Reader(self.reader.language, names, self.reader.seats)
        return Paper(reader.through(self.screen.signs), self.screen)

    # -- words and numbers

    def words(self, id: str, **args: Arg) -> str:
        """A message of the reports, without the `reports-` that they all begin with."""
        return self.reader.say(say(f"reports-{id}", **args))

    def number(self, value: float, places: int) -> str:
        """12,345.6 or 12 345,6."""
        marks = {",": self.words("thousands-mark"), ".": self.words("decimal-mark"), "-": "−"}
        return "".join(marks.get(sign, sign) for sign in f"{value:,.{places}f}")

    def percent(self, share: float) -> str:
        return self.words("percent", number=self.number(100 * share, 1))

    # -- writing

    def line(self, text: str = "") -> None:
        self.screen.line(text)

    def quiet(self, text: str) -> None:
        """A line that explains."""
        self.screen.line(text, "quiet")

    def paragraph(self, title: str, texts: list[str]) -> None:
        """An empty line, a title, and lines below it."""
        self.screen.line("")
        self.screen.line(title, "name")
        for text in texts:
            self.screen.show(indented(text))

    def sheet(self, sheet: Sheet) -> None:
        """A table under its title."""
        self.screen.heading(sheet.title)
        self.screen.show(Piece(lambda width: drawn(sheet), lambda: aligned(sheet)))

    def json(self, document: object) -> None:
        print(as_json(document))

    @contextmanager
    def progress(self, title: str, total: int) -> Iterator["Bar"]:
        """A bar on stderr during slow work, if somebody is watching; it leaves nothing behind."""
        bar = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=not (isinstance(self.screen, DrawnScreen) and sys.stderr.isatty()),
        )
        with bar:
            yield Bar(bar, title, total)


class Bar:
    """A progress bar, to be moved on."""

    def __init__(self, progress: Progress, title: str, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task(title, total=total)

    def forward(self, steps: int = 1) -> None:
        self._progress.advance(self._task, steps)

    def say(self, title: str) -> None:
        self._progress.update(self._task, description=title)


def paper_for(args: Namespace) -> Paper:
    """What a command with these arguments writes on."""
    screen = open_screen(args.plain)
    return Paper(args.reader.through(screen.signs), screen)


def indented(text: str) -> Piece:
    """A text that stands below a title, also where it is broken into lines."""
    return Piece(lambda width: Padding(Text(text), (0, 0, 0, len(GAP))), lambda: [GAP + text])


def aligned(sheet: Sheet) -> list[str]:
    """A table in plain text: columns of spaces, figures to the right; no heads where none has a title."""
    rows = [*([heads] if any(heads := [column.title for column in sheet.columns]) else []), *sheet.rows]
    widths = [max(len(row[place]) for row in rows) for place in range(len(sheet.columns))]
    told = []
    for row in rows:
        cells = [
            text.rjust(width) if column.figures else text.ljust(width)
            for text, width, column in zip(row, widths, sheet.columns, strict=True)
        ]
        told.append(GAP.join(cells).rstrip())
    return told


def drawn(sheet: Sheet) -> Table:
    """The same for a terminal."""
    titled = any(column.title for column in sheet.columns)
    table = Table(box=box.SIMPLE_HEAD, header_style="quiet", border_style="frame", show_header=titled, show_edge=False)
    for column in sheet.columns:
        table.add_column(column.title, justify="right" if column.figures else "left", no_wrap=column.figures)
    for row in sheet.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


# ---------------------------------------------------------------- documents


def as_json(document: object) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False)


@contextmanager
def new_file(path: Path) -> Iterator[Callable[[str], None]]:
    """A file that appears complete once its text is given, and never replaces another. Its name is reserved

    before the work begins, so that a long run cannot fail at the end because it cannot be written.
    """
    try:
        if path.exists() or path.is_symlink():
            raise Complaint(say("reports-file-there", file=str(path)))
        draft = path.with_name(f".{path.name}.{os.getpid()}.part")
        file = draft.open("x", encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from error

    def save(text: str) -> None:
        try:
            file.write(text)
            file.close()
            if path.exists():
                raise Complaint(say("reports-file-there", file=str(path)))
            draft.replace(path)
        except OSError as error:
            raise unwritable(path, error) from error

    try:
        yield save
    finally:
        file.close()
        draft.unlink(missing_ok=True)


def unwritable(path: Path, error: OSError) -> Complaint:
    return Complaint(say("reports-file-unwritable", file=str(path), why=error.strerror or str(error)))
