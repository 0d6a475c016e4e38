"""The questions of the Outskirts and the Hangar, and the options that only they have."""

from typing import Final

from agon.games.hybris.rules.questions import ACTIONS
from agon.kernel.ask import Kind

ACTIONS.claim(__name__, 100, 119)

TRANSFER: Final = 100  # Workers to the Camp: 1 << 8 with the Foreman's, and how many of the player's own
ADVANCE: Final = 101  # on a track: 0, or 1 with the Foreman for one of the Workers
EXPLORED: Final = 102  # an Exploration card
ATTEMPT: Final = 103  # that card
REWARD: Final = 104  # of a track: track << 4 | echelon
BY_WORKERS: Final = 105  # pay with Workers alone
BY_FOREMAN: Final = 106  # pay with the Foreman for one of them
SPEND: Final = 107  # for an effect, by its index
ECHELON: Final = 108  # a track, to advance on for nothing
TASK: Final = 109  # of a tile of the player's own: place << 4 | task
SEND: Final = 110  # an MK tile to the Factory, by its place
RECRUIT: Final = 111  # this many Followers
POST: Final = 112  # a Worker on each of these tiles, as a mask of their places
KEEP: Final = 113  # the Worker on a tile, by its place
TRADE: Final = 114  # this much Research
PROMOTE: Final = 115  # a Worker: 0 of the reserve, else 1 + the place of a tile

TRANSFER_WORKERS: Final = Kind("hybris-ask-transfer", ("CAT-TRACK-04", "CAT-TRACK-05", "CAT-TERM-01"))
ADVANCE_TOKEN: Final = Kind("hybris-ask-advance", ("CAT-TRACK-06", "CAT-TRACK-07", "CAT-FORE-02"))
# Nobody else sees the cards that were drawn, nor how many of them are different.
KEEP_CARD: Final = Kind("hybris-ask-exploration", ("CAT-EXPLORE-03", "CAT-EXPLORE-04")).kept_secret()
# What a card asks for may lie in the hand: so the others must not learn whether there was a choice.
WILL_ATTEMPT: Final = Kind("hybris-ask-attempt", ("CAT-ADV-02", "CAT-ADV-03", "CAT-EVT-04")).kept_secret()
TRACK_REWARD: Final = Kind("hybris-ask-track-reward", ("CAT-EXPLORE-07", "CAT-DEFEND-04"))
WITH_FOREMAN: Final = Kind("hybris-ask-foreman", ("CAT-FORE-02",))
WILL_SPEND: Final = Kind("hybris-ask-spend", ("CAT-GEN-03", "CAT-HANGAR-02"))
WHICH_TRACK: Final = Kind("hybris-ask-track", ("CAT-TRACK-01",))
WHICH_TASK: Final = Kind("hybris-ask-task", ("CAT-MK-06",))
SEND_TILE: Final = Kind("hybris-ask-send", ("CAT-RND-02",))
WHICH_WORKER: Final = Kind("hybris-ask-promote", ("CAT-RES-10",))
# Followers, Workers and tiles are open; what others do with theirs is not until all are done.
RECRUIT_WORKERS: Final = Kind("hybris-ask-recruit", ("CAT-PHASE-02",)).kept_secret()
POST_WORKERS: Final = Kind("hybris-ask-post", ("CAT-PHASE-03",)).kept_secret()
KEEP_WORKER: Final = Kind("hybris-ask-keep-worker", ("CAT-PHASE-06",))
TRADE_RESEARCH: Final = Kind("hybris-ask-trade-research", ("CAT-RND-12", "CAT-PHASE-08"))
TASK_CARD: Final = Kind("hybris-ask-task-card", ("CAT-TASKRED-06", "CAT-TASKRED-07")).kept_secret()
EXPLORE_CARD: Final = Kind("hybris-ask-explore-card", ("CAT-ADV-02", "CAT-EVT-03")).kept_secret()
EXPLORE_SHOW: Final = Kind("hybris-ask-explore-show", ("CAT-ADV-02", "CAT-EVT-03")).kept_secret()
