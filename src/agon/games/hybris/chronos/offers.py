"""What the mode against Chronos can offer beside the base game."""

from agon.games.hybris.book import Book
from agon.games.hybris.box import Box
from agon.games.hybris.chronos import questions as x
from agon.games.hybris.chronos.box import kit_of
from agon.games.hybris.offers import slots
from agon.games.hybris.rules.questions import ACTIONS
from agon.games.hybris.schema.words import RESOURCES
from agon.kernel.acts import Acts, among, both


def add_offers(box: Box, book: Book, table: Acts) -> None:
    kit = kit_of(box)
    concepts = among(["concept/" + concept.id for concept in kit.concepts])
    table.chapter(
        x.__name__,
        ACTIONS,
        {
            x.CONCEPT: concepts,
            x.CONCEPT_CARD: among(["concept_card/" + card.id for card in kit.cards]),
            x.EVIL: both(among(["main_effect", "resource", "avatar"]), 8, concepts),
            x.CANCEL: among(["avatar/" + avatar.id for avatar in kit.avatars]),
            x.STORED_PIECE: among(["resource/" + resource for resource in RESOURCES]),
            x.DECK: concepts,
            x.RANSOM: slots(box),
        },
    )
