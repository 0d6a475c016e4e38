"""Options as ints, `action << 16 | number`, and the questions they answer."""

from typing import Final

from agon.kernel.ask import Kind

TILE: Final = 1  # an Upgrade tile of one's own
CITY: Final = 2
TECHNOLOGY: Final = 3
PILLAR: Final = 4
TOKEN: Final = 5  # a Location, for one of the tokens that lead there
BONUS: Final = 6  # a Bonus Location token
NO_TOKEN: Final = 7
ROW: Final = 8  # of the conversion table
STOP: Final = 9
FEWER_FOLLOWERS: Final = 10  # how many Followers of a cost are spared, the rest of the discount being Aegis
FIGURE: Final = 11  # a character of one's own
CARD: Final = 12  # a Conflict card of the hand

FROM_TILE: Final = Kind("hybris-ask-tile", ("HYB-UPG-01", "HYB-UPG-02"))
TEMPLE_CITY: Final = Kind("hybris-ask-temple-city", ("HYB-UPG-06",))
LOSE_TEMPLE: Final = Kind("hybris-ask-lose-temple", ("HYB-WELL-04",))
CHOOSE_PILLAR: Final = Kind("hybris-ask-pillar", ("HYB-PILLAR-01",))
# Which characters and tokens are left is known to all, but not which are assigned: everybody answers for each.
PLAN: Final = Kind("hybris-ask-plan", ("HYB-PLAN-01", "HYB-PLAN-04")).kept_secret()
CONVERT_ROW: Final = Kind("hybris-ask-convert", ("HYB-OLYMPUS-01", "HYB-OLYMPUS-02"))
CONCEIVE_TILE: Final = Kind("hybris-ask-conceive", ("HYB-OLYMPUS-03",))
CRAFT_TILE: Final = Kind("hybris-ask-craft", ("HYB-FORGE-04",))
CRAFT_DISCOUNT: Final = Kind("hybris-ask-discount", ("HYB-FORGE-05",))
RESURRECT_HERO: Final = Kind("hybris-ask-resurrect", ("HYB-UNDER-01", "HYB-UNDER-02"))
# With a single card that fits, not to be asked would tell what the hand holds.
OMEN_CARD: Final = Kind("hybris-ask-omen", ("HYB-ORACLE-02", "HYB-ORACLE-03")).kept_secret()
STORAGE_FULL: Final = Kind("hybris-ask-storage", ("HYB-FORGE-11",))


def number_of(option: int) -> int:
    return option & 0xFFFF
