"""What is printed on a thing, as rows and sections."""

from rich.text import Text

from agon.cli.table.boards.hybris.pen import Pen
from agon.cli.table.boards.sheet import Row, Section
from agon.games.hybris.cardtext import describe
from agon.kernel.words import Message


def words_on(pen: Pen, thing: str) -> list[Message]:
    """What is printed on a thing, without the line that names it."""
    return describe(pen.box, thing)[1:]


def paragraph(pen: Pen, thing: str) -> Text:
    """The words of a thing, in one paragraph."""
    return Text(" ".join(pen.reader.say(line) for line in words_on(pen, thing)), style="quiet")


def explained(pen: Pen, thing: str) -> list[Row]:
    """That paragraph, below a heading."""
    return [Row(Text(), [paragraph(pen, thing)])]


def thing_section(pen: Pen, heading: Text, thing: str) -> Section:
    return Section(heading.plain, explained(pen, thing))
