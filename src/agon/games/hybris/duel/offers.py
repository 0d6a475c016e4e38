"""What Duel can offer beside the base game."""

from agon.games.hybris.book import Book
from agon.games.hybris.box import Box
from agon.games.hybris.duel import questions as d
from agon.games.hybris.duel.box import postures_of
from agon.games.hybris.duel.table import SIDES
from agon.games.hybris.names import pillar_thing
from agon.games.hybris.offers import slots
from agon.games.hybris.rules.questions import ACTIONS
from agon.kernel.acts import Acts, among, both


def add_offers(box: Box, book: Book, table: Acts) -> None:
    on_slots = both(among(SIDES), 8, slots(box))
    table.chapter(
        d.__name__,
        ACTIONS,
        {
            d.PLACE: on_slots,
            d.LYING_TOKEN: on_slots,
            d.POSTURE: among(["posture/" + posture.id for posture in postures_of(box)]),
            d.COVER: among([pillar_thing(box, pillar.index) for pillar in box.pillars]),
        },
    )
