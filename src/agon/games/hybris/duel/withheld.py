"""What the questions of Duel can withhold: slots for a token."""

from typing import Final

from agon.games.hybris.book import Book
from agon.games.hybris.duel.questions import AUTHORITY, PLACE, PLACE_ANYWHERE, PLACE_NEARBY, on_slot, side_of, slot_of
from agon.games.hybris.duel.tokens import empty_slots
from agon.games.hybris.player import Player
from agon.games.hybris.rules.links import is_closed
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask
from agon.kernel.legality import Legality, Reason

IN_RUINS: Final = Reason("hybris-why-city-destroyed", "CAT-DUEL-03")
NOT_EMPTY: Final = Reason("hybris-why-duel-slot", "HYB-DUEL-03", "HYB-DUEL-13")
FORBIDDEN_SLOT: Final = Reason("hybris-why-slot-forbidden", "HYB-DUEL-10")


def slots_there(g: Hybris, ask: Ask) -> list[int]:
    """Those of the same Locations, for one side of the token."""
    places = [number_of(option) for option in ask.options]
    side = min(side_of(place) for place in places)
    locations = sorted({g.box.slots[slot_of(place)].location for place in places})
    slots = [slot for location in locations for slot in g.box.locations[location].slots]
    return [PLACE << 16 | on_slot(side, slot) for slot in slots]


def why_not_slot(g: Hybris, p: Player, option: int) -> Reason | None:
    slot = slot_of(number_of(option))
    if slot in empty_slots(g, [g.box.slots[slot].location]):
        return None
    return IN_RUINS if is_closed(g, g.box.slots[slot].city) else NOT_EMPTY


def write_withheld(book: Book) -> None:
    book.why_barred = FORBIDDEN_SLOT
    for kind in (AUTHORITY, PLACE_NEARBY, PLACE_ANYWHERE):
        book.add_legality(kind, Legality(slots_there, why_not_slot))
