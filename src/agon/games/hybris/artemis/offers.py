"""What Artemis can offer beside the base game."""

from agon.games.hybris.artemis import questions as a
from agon.games.hybris.artemis.table import PLAYERS
from agon.games.hybris.book import Book
from agon.games.hybris.box import Box
from agon.games.hybris.rules.questions import ACTIONS
from agon.kernel.acts import Acts, among


def add_offers(box: Box, book: Book, table: Acts) -> None:
    seats = [f"seat/{seat}" for seat in range(PLAYERS)]
    owners = among([*seats, *[holder.thing for holder in book.mark_holders]])
    table.chapter(a.__name__, ACTIONS, {a.PREY: owners, a.TOKEN_OF: owners, a.ARROW: owners})
