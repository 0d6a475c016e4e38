"""The questions of Artemis, and the options that only they have. Everything they ask about is open."""

from typing import Final

from agon.games.hybris.rules.questions import ACTIONS
from agon.kernel.ask import Kind

ACTIONS.claim(__name__, 90, 99)

PREY: Final = 90  # whose token to take: an owner
TOKEN_OF: Final = 91  # whose token to give back: an owner
ARROW: Final = 92  # whose token to shoot: an owner

HUNT: Final = Kind("hybris-ask-hunt", ("CAT-ART-02", "CAT-ART-04"))
RETURN_TOKEN: Final = Kind("hybris-ask-return-token", ("CAT-ART-03",))
WILL_RELEASE: Final = Kind("hybris-ask-release", ("CAT-ART-03",))
SHOOT: Final = Kind("hybris-ask-arrows", ("CAT-ART-03",))
