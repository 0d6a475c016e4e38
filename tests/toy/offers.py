"""What the module can offer: a side of the coin."""

from agon.games.hybris.book import Book
from agon.games.hybris.box.box import Box
from agon.games.hybris.rules.questions import ACTIONS
from agon.kernel.acts import Acts, among
from toy import questions as q


def add_offers(box: Box, book: Book, table: Acts) -> None:
    table.chapter(q.__name__, ACTIONS, {q.CALL: among(q.SIDES)})
