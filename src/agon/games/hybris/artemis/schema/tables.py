"""The files of Artemis's part of a pack: the same entries as those of the four Olympians."""

from typing import Final

from agon.games.hybris.schema.tables import (
    CONFLICT,
    CONFLICT_CARD,
    HERO,
    OLYMPIAN,
    OLYMPIANS,
    UPGRADE,
    UPGRADES,
    exactly,
    printed,
)
from agon.kernel.packs import Shape

OWN_CARDS: Final = 6
"""Five of her own and the Enhanced one; the twelve others are everybody's.  CAT-ART-06"""

SHAPE: Final = Shape(
    "hybris",
    {
        OLYMPIANS: [exactly(1, "olympian", OLYMPIAN), exactly(3, "hero", HERO)],
        UPGRADES: [exactly(6, "upgrade", UPGRADE)],
        CONFLICT: [printed(OWN_CARDS, "conflict_card", CONFLICT_CARD)],
    },
)
