"""Options and questions of hunts, monsters and trophies."""

from typing import Final

from agon.games.hellas.rules.questions import ACTIONS
from agon.kernel.ask import Kind

ACTIONS.claim(__name__, 60, 79)

MONSTER: Final = 60
WOUND_CARD: Final = 61  # a combat card of the hand, for one wound
WOUND_SET: Final = 62  # several of one symbol: symbol << 8 | mask of its cards in the order of the box
SYMBOL: Final = 63  # on a tray or its evolutions: monster << 8 | place
ATTACK_CARD: Final = 64  # a monster attack card
DEFEND: Final = 65  # a combat card of the hand, for its value
PARRY: Final = 66  # one that stops any attack
TROPHY: Final = 67  # monster << 8 | what: MARK_PRIEST, MARK_ARTIFACT or OWN_ARTIFACT
MONSTER_TO: Final = 68  # monster << 8 | region
MONSTER_ATTACKS: Final = 69  # a monster performs its region attack

OWN_ARTIFACT: Final = 2
"""A trophy besides those that marks pay: the artifact of the monster."""

HUNT_WHICH: Final = Kind("hellas-ask-hunt", ("LOH-MSPEC-23",))
# Which cards a hunter could use nobody knows: these are asked whatever there is to choose.
DEAL_WOUND: Final = Kind("hellas-ask-wound", ("LOH-MHNT-01", "LOH-MHNT-02", "LOH-MHNT-14", "LOH-MMST-01")).kept_secret()
CHOOSE_ATTACK: Final = Kind("hellas-ask-attack-card", ("LOH-MHNT-03",)).kept_secret()
ANSWER_ATTACK: Final = Kind("hellas-ask-defence", ("LOH-MHNT-04", "LOH-MHNT-06", "LOH-MMST-05")).kept_secret()
WHICH_SYMBOL: Final = Kind("hellas-ask-symbol", ("LOH-MMST-01",))
TAKE_TROPHY: Final = Kind("hellas-ask-trophy", ("LOH-MTRO-01", "LOH-MTRO-03", "LOH-MTRO-06"))
MONSTER_ACTS: Final = Kind(
    "hellas-ask-monster-acts", ("LOH-MMON-02", "LOH-MMON-03", "LOH-MMON-05", "LOH-MMON-06", "LOH-MMON-07")
)
WHICH_MONSTER: Final = Kind("hellas-ask-which-monster", ("LOH-MBLS-05",))
MONSTER_GOAL: Final = Kind("hellas-ask-monster-goal", ("LOH-MBLS-05",))
