"""The Outskirts and the Hangars in the rulebook."""

from agon.games.hybris.book import Action, Book
from agon.games.hybris.cataclysm.outskirts.adventures import write_adventures
from agon.games.hybris.cataclysm.outskirts.defend import defend
from agon.games.hybris.cataclysm.outskirts.explore import explore
from agon.games.hybris.cataclysm.outskirts.features import FEATURES
from agon.games.hybris.cataclysm.outskirts.offers import add_offers
from agon.games.hybris.cataclysm.outskirts.steps import write_steps
from agon.games.hybris.cataclysm.outskirts.table import PART, lay_out
from agon.games.hybris.cataclysm.outskirts.tasks import write_tasks
from agon.games.hybris.cataclysm.outskirts.tiles import write_tiles
from agon.games.hybris.cataclysm.outskirts.unpack import DEFEND, EXPLORE
from agon.games.hybris.cataclysm.outskirts.withheld import write_withheld
from agon.games.hybris.cataclysm.outskirts.words import write_words
from agon.games.hybris.rules.actions import always, sure


def install_outskirts(book: Book) -> None:
    """Two actions, five steps, what listens, and the words."""
    book.add_part(PART, lay_out)
    book.offers.append(add_offers)
    book.add_action(EXPLORE, sure(Action(always, explore)))  # one echelon draws a card at least.  CAT-OUT-03
    book.add_action(DEFEND, sure(Action(always, defend)))
    write_words(book)
    write_tiles(book)
    write_tasks(book)
    write_adventures(book)
    write_steps(book)
    write_withheld(book)
    book.features += FEATURES
