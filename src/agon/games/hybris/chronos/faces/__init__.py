"""What is printed on the things of Chronos, in the form of `hybris.faces`."""

from typing import Final

from agon.games.hybris.book import MakeFace
from agon.games.hybris.chronos.faces import things

FACES: Final[dict[str, MakeFace]] = {
    "concept": things.concept_face,
    "concept_card": things.concept_card_face,
    "chronos_tile": things.chronos_tile_face,
    "avatar": things.avatar_face,
    "avatar_card": things.avatar_card_face,
    "solo_power": things.solo_power_face,
}
