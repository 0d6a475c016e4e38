"""The questions of Duel, and the options that only they have. Everything they ask about is open."""

from typing import Final

from agon.games.hybris.rules.questions import ACTIONS
from agon.kernel.ask import Kind

ACTIONS.claim(__name__, 80, 89)

PLACE: Final = 80  # a token on a slot: side << 8 | slot
POSTURE: Final = 81
COVER: Final = 82  # a Pillar, to be half covered by the player's other
LYING_TOKEN: Final = 83  # one that lies on a slot: side << 8 | slot

AUTHORITY: Final = Kind("hybris-ask-authority", ("HYB-DUEL-03", "HYB-DUEL-04"))
CHOOSE_POSTURE: Final = Kind("hybris-ask-posture", ("HYB-DUEL-06",))
COVER_PILLAR: Final = Kind("hybris-ask-cover", ("HYB-DUEL-07", "HYB-DUEL-08"))
PLACE_NEARBY: Final = Kind("hybris-ask-token-nearby", ("HYB-DUEL-13", "HYB-DUEL-14", "HYB-DUEL-15"))
PLACE_ANYWHERE: Final = Kind("hybris-ask-token-anywhere", ("HYB-DUEL-21",))
REMOVE_TOKEN: Final = Kind("hybris-ask-remove-token", ("HYB-DUEL-17",))
FLIP_TOKEN: Final = Kind("hybris-ask-flip-token", ("HYB-DUEL-18", "HYB-DUEL-22"))


def on_slot(side: int, slot: int) -> int:
    """A side and a slot as the number of an option."""
    return side << 8 | slot


def side_of(number: int) -> int:
    return number >> 8


def slot_of(number: int) -> int:
    return number & 0xFF
