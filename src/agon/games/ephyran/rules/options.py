"""Options as ints: `action << 16 | card << 8 | where`. `describe.py` gives them keys and words.

`where` is a zone, or `seat << 4 | zone`, or `seat << 2 | territory`, as its action says.
"""

from typing import Final

from agon.kernel.ask import Kind
from agon.kernel.claims import Claims

ACTIONS: Final = Claims("the action")
ACTIONS.claim(__name__, 1, 39)

# -- actions of a turn
ADD: Final = 1  # card, zone
EXCHANGE: Final = 2  # card, zone
RETRIEVE: Final = 3  # card, seat and zone
PLAY: Final = 4  # card
DISCARD: Final = 5  # card
# -- what a reinforcement is aimed at
OWN_ZONE: Final = 6  # zone
RIVAL_ZONE: Final = 7  # seat and zone
FROM_HAND: Final = 8
RIVAL: Final = 9  # seat
TERRITORY_OF: Final = 10  # seat and territory
# -- while it is carried out
HAND_CARD: Final = 11  # card
PUT_TOKEN: Final = 12  # zone
LOSE_ZONE: Final = 13  # seat and zone
PUT_DIONYSUS: Final = 14  # zone
LEAVE: Final = 16  # card
# -- reactions
LET_BE: Final = 17
CANCEL: Final = 18  # card
# -- drawing, and gods
FROM_PILE: Final = 19
FROM_DISCARD: Final = 20
GOD: Final = 21  # god
# -- what nobody may ever do, though one might expect it
FROM_TARTARUS: Final = 22
TO_HAND: Final = 23  # Dionysus


def option(action: int, card: int, where: int) -> int:
    return action << 16 | card << 8 | where


def card_of(option: int) -> int:
    return option >> 8 & 0xFF


def where_of(option: int) -> int:
    return option & 0xFF


# -- the questions. Where the options depend on a hand, a single one is asked all the same: to go on
# without a question would tell the others what the hand holds.

DRAFT: Final = Kind("ephyran-ask-god", ("EPH-SETUP-01",))
TURN: Final = Kind("ephyran-ask-turn", ("EPH-TURN-01", "EPH-TURN-02")).kept_secret().opens_turn()
AGAIN: Final = Kind("ephyran-ask-again", ("EPH-DRAW-02", "EPH-DRAW-03")).kept_secret()
DRAW: Final = Kind("ephyran-ask-draw", ("EPH-TURN-03",))
DIONYSUS: Final = Kind("ephyran-ask-dionysus", ("EPH-DIO-03",))
SWAP_OWN: Final = Kind("ephyran-ask-swap-own", ("EPH-SWAP-01", "EPH-SWAP-03")).kept_secret()
SWAP_WITH: Final = Kind("ephyran-ask-swap-with", ("EPH-SWAP-02",)).kept_secret()
SWAP_CARD: Final = Kind("ephyran-ask-swap-card", ("EPH-SWAP-02", "EPH-SWAP-05")).kept_secret()
STEAL: Final = Kind("ephyran-ask-steal", ("EPH-TOKEN-07",))
PLACE_TOKEN: Final = Kind("ephyran-ask-token", ("EPH-TOKEN-01", "EPH-TOKEN-02", "EPH-TOKEN-04"))
VICTIM: Final = Kind("ephyran-ask-victim", ("EPH-DESTROY-01", "EPH-DESTROY-04"))
DESTROY: Final = Kind("ephyran-ask-destroy", ("EPH-DESTROY-02",))
LOCK: Final = Kind("ephyran-ask-lock", ("EPH-LOCK-01", "EPH-LOCK-06"))
UNLOCK: Final = Kind("ephyran-ask-unlock", ("EPH-LOCK-04",))
LEAVE_NEXT: Final = Kind("ephyran-ask-leave", ("EPH-DRAW-04", "EPH-DRAW-05"))
REACT: Final = Kind("ephyran-ask-react", ("EPH-DEF-03", "EPH-DEF-04")).kept_secret().declined_by(LET_BE << 16)
