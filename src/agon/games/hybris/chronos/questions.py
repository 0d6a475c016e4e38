"""The questions of the mode against Chronos, and the options that only they have. Everything they ask about is open."""

from typing import Final

from agon.games.hybris.rules.questions import ACTIONS
from agon.kernel.ask import Kind

ACTIONS.claim(__name__, 130, 149)

CONCEPT: Final = 130  # a Concept by its index
CONCEPT_CARD: Final = 131  # a Concept card that lies face up
EVIL: Final = 132  # what happens on Chronos's turn: evil << 8 | Concept
CANCEL: Final = 133  # the contest of an Avatar by its index, where nothing need be discarded for it
STORED_PIECE: Final = 134  # something that Chronos stores, or would, by its resource
RANSOM: Final = 136  # a forbidden slot, opened for a token that Artemis has taken
DECK: Final = 135  # the deck of a Concept by its index

# The evils that the player chooses from.  CHR-CTURN-09, -10, -11
MAIN_EFFECT: Final = 0
RESOURCE: Final = 1
AVATAR: Final = 2

FOCUS: Final = Kind("hybris-ask-focus", ("CHR-P1-09", "CHR-P1-10"))
EXCHANGE: Final = Kind("hybris-ask-exchange", ("CHR-HOUSE-07", "CHR-P2-01"))
SET_OFF: Final = Kind("hybris-ask-concept-card", ("CHR-ACT-03", "CHR-ACT-04"))
CHOOSE_EVIL: Final = Kind("hybris-ask-evil", ("CHR-CTURN-08", "CHR-CTURN-09", "CHR-CTURN-10", "CHR-CTURN-11"))
WHICH_CHAIN: Final = Kind("hybris-ask-chain", ("CHR-CHAIN-05", "CHR-CHAIN-06", "CHR-CHAIN-07"))
IDLE_FIGURE: Final = Kind("hybris-ask-idle", ("CHR-ACT-01",))
RETURN_TILE: Final = Kind("hybris-ask-return-tile", ("CHR-ACT-01",))
SLEEP_TILE: Final = Kind("hybris-ask-sleep", ("CHR-ACT-01",))
SEAL_SLOT: Final = Kind("hybris-ask-seal", ("CHR-DESO-06",))
UNSEAL: Final = Kind("hybris-ask-unseal", ("CHR-HOUSE-16", "CHR-DESO-06"))
AVATAR_CITY: Final = Kind("hybris-ask-avatar-city", ("CHR-MOVE-11",))

CANCEL_CONTEST: Final = Kind("hybris-ask-cancel-contest", ("CHR-MOVE-09", "CHR-MOVE-10"))
STAND_IN: Final = Kind("hybris-ask-stand-in", ("CHR-P3-08",))
WHICH_PIECE: Final = Kind("hybris-ask-chronos-piece", ("CHR-ALONE-01", "CHR-RES-01"))
FORESEE: Final = Kind("hybris-ask-foresee", ("CHR-ALONE-02", "CHR-P2-01"))


def evil(which: int, concept: int) -> int:
    """An evil of a Concept as an option."""
    return EVIL << 16 | which << 8 | concept


def evil_of(number: int) -> int:
    return number >> 8


def concept_of_evil(number: int) -> int:
    return number & 0xFF
