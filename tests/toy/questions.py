"""The question of the module, and the options that only it has."""

from typing import Final

from agon.games.hybris.rules.questions import ACTIONS
from agon.kernel.ask import Kind

ACTIONS.claim(__name__, 900, 909)

CALL: Final = 900  # a side

SIDES: Final = ("heads", "tails")
WHICH_SIDE: Final = Kind("hybris-ask-toss", ("TOY-02",))
