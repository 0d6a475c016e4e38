"""What the campaign asks its player, besides what every match asks."""

from typing import Final

from agon.games.hellas.rules.questions import ACTIONS
from agon.kernel.ask import Kind

ACTIONS.claim(__name__, 80, 99)

WIN_OVER: Final = 80  # a land: its yellow control tokens become blue
REMOVE_SPY: Final = 81  # by its region
MOVE_HERO: Final = 82  # an ordinary Hero Movement instead
PERSIAN_HOPLITES: Final = 83  # of a region, which leave it
PERSIAN_TOKEN: Final = 84  # likewise

REPLACE_TOKENS: Final = Kind("hellas-ask-replace-tokens", ("LOH-SATT-13",))
SPY_OR_MOVE: Final = Kind("hellas-ask-spy-or-move", ("LOH-A2SPY-07",))
UNREST: Final = Kind("hellas-ask-unrest", ("LOH-A1GEN-01",))
SPOILS: Final = Kind("hellas-ask-spoils", ("LOH-SLOSS-08",))
DESTROYED: Final = Kind("hellas-ask-destroyed", ("LOH-A2S-11",))
