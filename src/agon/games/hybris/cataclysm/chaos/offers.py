"""What Chaos can offer beside the base game."""

from agon.games.hybris.book import Book
from agon.games.hybris.box import Box
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos import questions as o
from agon.games.hybris.rules.questions import ACTIONS
from agon.kernel.acts import Acts, among, numbers


def add_offers(box: Box, book: Book, table: Acts) -> None:
    kit = kit_of(box)
    table.chapter(
        o.__name__,
        ACTIONS,
        {
            o.INTERCEPT: numbers(0, kit.hangar["energy"]),
            o.FALL: among([kit.fall_thing(card) for card in range(len(kit.falls))]),
            o.CHAOS_CARD: [(card.card, ("chaos_card/" + card.id,)) for card in kit.chaos_cards],
        },
    )
