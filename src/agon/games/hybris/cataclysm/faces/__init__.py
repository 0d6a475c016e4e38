"""What is printed on the things of Cataclysm, in the form of `hybris.faces`."""

from typing import Final

from agon.games.hybris.book import MakeFace
from agon.games.hybris.cataclysm.faces import chaos, outskirts

FACES: Final[dict[str, MakeFace]] = {
    "echelon": outskirts.echelon_face,
    "exploration": outskirts.exploration_face,
    "module": outskirts.module_face,
    "hangar": outskirts.hangar_face,
    "mk_tile": outskirts.mk_tile_face,
    "mk": outskirts.mk_face,
    "ability": outskirts.ability_face,
    "enemy": chaos.chaos_face,
    "chaos_card": chaos.chaos_card_face,
    "cataclysm_card": chaos.cataclysm_card_face,
}
