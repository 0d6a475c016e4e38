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

FROM_TILE: Final = Kind("hybris-ask-tile", ("HYB-UPG-01", "HYB-UPG-02"))
TEMPLE_CITY: Final = Kind("hybris-ask-temple-city", ("HYB-UPG-06",))
LOSE_TEMPLE: Final = Kind("hybris-ask-lose-temple", ("HYB-WELL-04",))
CHOOSE_PILLAR: Final = Kind("hybris-ask-pillar", ("HYB-PILLAR-01",))
# Which characters and tokens are left is known to all, but not which are assigned: everybody answers for each.
PLAN: Final = Kind("hybris-ask-plan", ("HYB-PLAN-01", "HYB-PLAN-04")).kept_secret()
STORAGE_FULL: Final = Kind("hybris-ask-storage", ("HYB-FORGE-11",))


def number_of(option: int) -> int:
    return option & 0xFFFF
