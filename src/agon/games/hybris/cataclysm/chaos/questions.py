"""The questions of Chaos, and the options that only they have."""

from typing import Final

from agon.games.hybris.rules.questions import ACTIONS, STOP
from agon.kernel.ask import Kind

ACTIONS.claim(__name__, 120, 129)

INTERCEPT: Final = 120  # with the player's Olympian, for this much Energy
FALL: Final = 121  # a Cataclysm card
CHAOS_CARD: Final = 122  # by its number among the Conflict cards

# Energy is open, so that everybody can tell who is asked.
WILL_INTERCEPT: Final = Kind("hybris-ask-intercept", ("CAT-INT-02", "CAT-INT-09")).declined_by(STOP << 16)
WHICH_FALL: Final = Kind("hybris-ask-doom", ("CAT-CATA-01",))
# Of cards that are alike one is offered: how many options there are is a secret.
NEXT_CHAOS_CARD: Final = Kind("hybris-ask-scry", ("CAT-ATTR-01",)).kept_secret()
