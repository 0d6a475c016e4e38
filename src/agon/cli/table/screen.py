"""The terminal, in two ways: drawn with rich, or told in plain lines for screen readers and pipes."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Final, NamedTuple, Protocol

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from agon.cli.table.typing_help import complete_with, forget_typed

# Black-figure pottery. Body text keeps the terminal's own colour, so that it reads on light and on dark.
THEME: Final = Theme(
    {
        "heading": "bold #c4622d",
        "frame": "#9a4720",
        "act": "bold #3fb8ae",  # what can be done here, and nothing else
        "points": "bold #e0aa3e",
        "loss": "bold #b8433a",
        "quiet": "dim",
        "name": "bold",
        "plain": "",
        "seat0": "bold #c4622d",
        "seat1": "bold #7d93b5",
        "seat2": "bold #8f9d4f",
        "seat3": "bold #b58fa5",
    }
)
MARKS: Final = ("■", "▲", "●", "◆")  # a shape for each seat, never a colour alone
WIDEST: Final = 110
NARROWEST: Final = 60
FRAME: Final = 6  # lines around a table and the options of a question: headings, the footer, the prompt
CURTAIN: Final = 60  # empty lines that push what was shown out of sight, where nothing can be cleared


# Rich breaks lines at any blank, even one that must not break; so those are other signs until a line is written.
TIED: Final = {0x00A0: "\ue000", 0x202F: "\ue001"}
UNTIED: Final = {ord(sign): chr(blank) for blank, sign in TIED.items()}


class Piece(NamedTuple):
    """Something to be shown: how it is drawn in this many columns, and how it is told line by line."""

    drawn: Callable[[int], RenderableType]
    told: Callable[[], list[str]]
    fitted: Callable[[int, int], RenderableType] | None = None  # in this many columns and lines, where it can be short


class Screen(Protocol):
    """Where a table is shown and answers are typed."""

    plain: bool
    signs: Mapping[int, str]  # what a reader of this screen needs in place of other signs

    def show(self, piece: Piece) -> None:
        """Show a piece."""

    def show_above(self, piece: Piece, below: int) -> None:
        """Show a piece so that as many lines have room below it, if it can be short."""

    def line(self, text: str, style: str = "plain") -> None:
        """One line of text."""

    def exact(self, text: str, style: str = "plain") -> None:
        """A line that is not broken, so that what it says can be copied."""

    def heading(self, text: str) -> None:
        """A line that begins something."""

    def ask(self, prompt: str) -> str:
        """What somebody types; EOFError at the end of the input."""

    def offer(self, words: list[str]) -> None:
        """Complete these words when somebody presses Tab."""

    def hide(self) -> None:
        """Put out of sight what has been shown so far."""

    def busy(self, text: str) -> AbstractContextManager[object]:
        """While something takes time."""


class PlainScreen:
    """Words and line ends, nothing else."""

    plain = True
    signs: Mapping[int, str] = {}

    def show(self, piece: Piece) -> None:
        for line in piece.told():
            print(line)

    def show_above(self, piece: Piece, below: int) -> None:
        self.show(piece)

    def line(self, text: str, style: str = "plain") -> None:
        print(text)

    def exact(self, text: str, style: str = "plain") -> None:
        print(text)

    def heading(self, text: str) -> None:
        print()
        print(text)

    def ask(self, prompt: str) -> str:
        sys.stdout.flush()
        answer = input(prompt)
        if not sys.stdin.isatty():
            print(answer)  # nobody else echoes it, and a transcript without answers is hard to read
        return answer

    def offer(self, words: list[str]) -> None:
        complete_with(words)

    def hide(self) -> None:
        forget_typed()
        print("\n" * CURTAIN)

    def busy(self, text: str) -> AbstractContextManager[object]:
        sys.stdout.flush()
        return nullcontext()


class Untied:
    """Something drawn, with its blanks put back."""

    def __init__(self, drawn: RenderableType) -> None:
        self.drawn = drawn

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for segment in console.render(self.drawn, options):
            yield segment._replace(text=segment.text.translate(UNTIED))


class DrawnScreen:
    """A terminal with colours."""

    plain = False
    signs: Mapping[int, str] = TIED

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.console.width, WIDEST))

    def show(self, piece: Piece) -> None:
        self.console.print(Untied(piece.drawn(self.width)), width=self.width)

    def show_above(self, piece: Piece, below: int) -> None:
        height = self.console.height
        if piece.fitted is None:
            self.show(piece)
        else:
            room = height - min(below, height // 2) - FRAME
            self.console.print(Untied(piece.fitted(self.width, room)), width=self.width)

    def line(self, text: str, style: str = "plain") -> None:
        self.console.print(Untied(Hung(text, style)), width=self.width)

    def exact(self, text: str, style: str = "plain") -> None:
        self.console.print(Text(text.translate(UNTIED), style=style), soft_wrap=True)

    def heading(self, text: str) -> None:
        self.console.print()
        *lines, last = wrapped(Text(f"━━ {text} ", style="heading"), self.width)
        last.append("━" * (self.width - last.cell_len), style="frame")
        self.console.print(Untied(Group(*lines, last)), width=self.width)

    def ask(self, prompt: str) -> str:
        return input(prompt.translate(UNTIED))

    def offer(self, words: list[str]) -> None:
        complete_with(words)

    def hide(self) -> None:
        forget_typed()
        self.console.file.write("\x1b[3J")  # what scrolled away too
        self.console.clear()

    def busy(self, text: str) -> AbstractContextManager[object]:
        return self.console.status(Text(text.translate(UNTIED), style="quiet"), spinner="dots", spinner_style="heading")


def open_screen(plain: bool) -> Screen:
    """The screen for this terminal: plain where asked for, or where there is no terminal to draw on."""
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return PlainScreen()
    return DrawnScreen(Console(theme=THEME, highlight=False, emoji=False, markup=False))


class Hung:
    """A line that, where it is broken, goes on below its own beginning."""

    def __init__(self, text: str, style: str) -> None:
        inner = text.lstrip(" ")
        self.indent = len(text) - len(inner)
        self.text = Text(inner, style=style)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        for line in self.text.wrap(console, options.max_width - self.indent):
            yield Text(" " * self.indent) + line


def wrapped(text: Text, width: int) -> list[Text]:
    """A text in lines of this many columns, broken at blanks; a word that is too long for one is broken anywhere."""
    lines: list[Text] = []
    rest = text
    while rest.cell_len > width:
        blank = rest.plain.rfind(" ", 1, width + 1)
        at = blank if blank > 0 else width
        lines.append(rest[:at])
        rest = rest[at + 1 :] if blank > 0 else rest[at:]
    return [*lines, rest]


def lines(texts: list[str], style: str = "plain") -> Piece:
    """A piece of plain lines."""
    return Piece(lambda width: Group(*(Hung(text, style) for text in texts)), lambda: texts)


def glossary(entries: list[tuple[str, str]]) -> Piece:
    """Words and what they mean, side by side."""

    def drawn(width: int) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(style="act", no_wrap=True)
        table.add_column()
        for word, meaning in entries:
            table.add_row(Text(word), Text(meaning))
        return Padding(table, (0, 0, 0, 1))

    return Piece(drawn, lambda: [f"{word}: {meaning}" for word, meaning in entries])
