"""What is asked in battles, and when hoplites are killed."""

from typing import Final

from agon.games.hellas.rules.questions import ACTIONS
from agon.kernel.ask import Kind

ACTIONS.claim(__name__, 40, 59)

PASS: Final = 40  # no more combat cards in this battle
BRING: Final = 41  # hoplites of a neighbouring region: region << 8 | colour << 4 | how many
VICTIM: Final = 42  # whose hoplite is killed: region << 4 | seat

# That nobody is asked would tell that no card of the hand can be played.
BATTLE_CARD: Final = Kind("hellas-ask-battle-card", ("LOH-MBAT-03", "LOH-MBAT-04", "LOH-MBAT-09")).kept_secret()
BRING_FROM: Final = Kind("hellas-ask-bring", ("LOH-MBAT-02", "LOH-MBAT-05"))
KILL_WHOSE: Final = Kind("hellas-ask-kill", ("LOH-MBAT-18",))
