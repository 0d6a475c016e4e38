"""The questions of the Mortal World, and the options that only they have."""

from typing import Final

from agon.games.hybris.rules.questions import ACTIONS, STOP
from agon.kernel.ask import Kind

ACTIONS.claim(__name__, 60, 79)

CITY_FOLLOWERS: Final = 60  # those of a City's banner
CITY_SERVICE: Final = 61  # of a City
REWARD: Final = 62  # of a deployment: POINTS, PRINTED_PRAYERS or FAVOUR
HERO_AGAIN: Final = 63  # a Hero of the player's own who was activated already

# The rewards A, B and C of a deployment.
POINTS: Final = 0
PRINTED_PRAYERS: Final = 1
FAVOUR: Final = 2

FOLLOWERS_OR_SERVICE: Final = Kind("hybris-ask-influence", ("HYB-WORLD-08",))
TEMPLE_AT_INFLUENCE: Final = Kind("hybris-ask-temple-influence", ("HYB-WORLD-09",))
DEPLOY_TILE: Final = Kind("hybris-ask-deploy", ("HYB-DEPLOY-01",))
# Who could contest is known to all: that a token lies under a Hero is seen, and so is how many cards a hand holds.
CONTEST: Final = Kind("hybris-ask-contest", ("HYB-CONTEST-01", "HYB-CONTEST-02", "HYB-CONTEST-05")).declined_by(
    STOP << 16
)
PICK_REWARD: Final = Kind("hybris-ask-reward", ("HYB-DEPLOY-06",))
REWARD_ORDER: Final = Kind("hybris-ask-reward-order", ("HYB-DEPLOY-05",))
TEMPLE_AT_DEPLOY: Final = Kind("hybris-ask-temple-deploy", ("HYB-DEPLOY-19",))
