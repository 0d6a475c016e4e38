"""What is printed on boards, tiles and cards, as plain data: what a board draws, where `cardtext` has what it says.

Both come from the same things of the box. `FACES` has one function for each kind of thing that has something on it; a
module adds those of its own things to the rulebook (`Book.add_faces`), and the signs of its own words to `signs`.
"""

from typing import Final

from agon.games.hybris.book import MakeFace
from agon.games.hybris.faces import boards, cards, gods

FACES: Final[dict[str, MakeFace]] = {
    "location": boards.location_face,
    "slot": boards.slot_face,
    "conversion": boards.conversion_face,
    "city": boards.city_face,
    "workshop": boards.workshop_face,
    "well": boards.well_face,
    "track": boards.track_face,
    "technology": cards.technology_face,
    "card": cards.card_face,
    "pillar": cards.pillar_face,
    "quest": cards.quest_face,
    "primordial": cards.primordial_face,
    "premonition": cards.premonition_face,
    "olympian": gods.olympian_face,
    "hero": gods.hero_face,
    "upgrade": gods.upgrade_face,
}
