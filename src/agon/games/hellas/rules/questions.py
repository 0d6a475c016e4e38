"""Options as ints, `action << 16 | number`, and the questions that every chapter asks."""

from typing import Final

from agon.kernel.ask import Kind
from agon.kernel.claims import Claims

ACTIONS: Final = Claims("the action")
ACTIONS.claim(__name__, 1, 39)

STOP: Final = 1  # no more, or no
YES: Final = 2  # an effect
BRANCH: Final = 3  # of a choice: branch << 12 | effect
POWER: Final = 4  # a power of the player's own, by its index
ANY_TIME: Final = 5  # a power that may be used whenever its owner is asked
REGULAR: Final = 6  # a regular action
SPECIAL: Final = 7  # a special action
GO_ON: Final = 8  # to the special action, or to the next player
HERO: Final = 9
REGION: Final = 10
CARD: Final = 11  # a combat card of the hand
ATTRIBUTE: Final = 12
SEAT: Final = 13
COLOUR: Final = 14  # region << 4 | colour: a hoplite there
LAND: Final = 15  # a glory token
ARTIFACT: Final = 16
BLESSING: Final = 17
GOD: Final = 18  # a monument
MOVE: Final = 19  # one hoplite: from << 7 | to << 2 | colour
FORTIFY: Final = 20  # region << 4 | colour
UNFORTIFY: Final = 21  # region << 4 | colour
PLACE: Final = 23  # hoplites that are recruited: one less than their number << 8 | region
PLACE_FORTIFIED: Final = 24  # likewise, one of them into the city
OPTION: Final = 25  # of Prepare
MARKED: Final = 26  # a special action with a token
MARKED_POWER: Final = 27  # a card with a token, by its power
BATTLE: Final = 28  # one that is due, by its region
QUEST: Final = 29  # one that is boarded: quest << 4 | step
ARMY: Final = 30  # how many of a colour go: colour << 8 | number
PLACE_ALL: Final = 31  # as many recruits as may be placed, in every region
PLACE_ALL_FORTIFIED: Final = 32  # likewise, one of them into each city where that is possible

TAKE_HERO: Final = Kind("hellas-ask-hero", ("LOH-MSETUP-16", "LOH-MSETUP-21"))
START_REGION: Final = Kind("hellas-ask-start", ("LOH-MSETUP-17", "LOH-MSETUP-20"))
REGULAR_ACTION: Final = Kind("hellas-ask-regular", ("LOH-MTURN-01", "LOH-MTURN-03")).opens_turn()
# The same, where it depends on what is in hand.
REGULAR_IN_SECRET: Final = Kind(REGULAR_ACTION.id, REGULAR_ACTION.rules).kept_secret().opens_turn()
SPECIAL_ACTION: Final = Kind("hellas-ask-special", ("LOH-MTURN-02", "LOH-MTURN-04")).kept_secret()
END_OF_TURN: Final = Kind("hellas-ask-end-of-turn", ("LOH-MBLS-04",)).kept_secret()

CHOOSE_POWER: Final = Kind("hellas-ask-order", ("LOH-MBAT-23",))
USE_POWER: Final = Kind("hellas-ask-use-power", ("LOH-MREG-27",)).declined_by(STOP << 16)
CHOOSE_BRANCH: Final = Kind("hellas-ask-branch", ("LOH-MBLS-04",))
MAY: Final = Kind("hellas-ask-may", ("LOH-MBLS-04",))
WILL_PAY: Final = Kind("hellas-ask-pay", ("LOH-MBLS-04",))
WHICH_RIVAL: Final = Kind("hellas-ask-rival", ("LOH-MBLS-04",))
# How many cards a hand holds is open, but not which: with one card, not being asked reveals nothing.
DISCARD_CARD: Final = Kind("hellas-ask-discard", ("LOH-MBAT-19",))
PAY_CARD: Final = Kind("hellas-ask-pay-card", ("LOH-MQST-08",)).kept_secret()  # some cards may not do
INJURED: Final = Kind("hellas-ask-injury", ("LOH-MHERO-08",))
HEALED: Final = Kind("hellas-ask-heal", ("LOH-MSPEC-13",))
RAISED: Final = Kind("hellas-ask-raise", ("LOH-MHERO-04",))
LOWERED: Final = Kind("hellas-ask-lower", ("LOH-MHERO-04",))
LOSE_HOPLITE: Final = Kind("hellas-ask-lose-hoplite", ("LOH-MBAT-18", "LOH-SARMY-03"))
WITHDRAW_TO: Final = Kind("hellas-ask-withdraw", ("LOH-MBAT-12", "LOH-MBAT-13"))
RETURN_TO: Final = Kind(WITHDRAW_TO.id, WITHDRAW_TO.rules)  # only where the attack came from
NEXT_BATTLE: Final = Kind("hellas-ask-next-battle", ("LOH-MREG-07",))
RECRUIT_AT: Final = Kind("hellas-ask-recruit", ("LOH-MSPEC-01", "LOH-MSPEC-02", "LOH-MSPEC-03"))
RECRUIT_OUTSIDE: Final = Kind(RECRUIT_AT.id, RECRUIT_AT.rules)  # never into the city
PAY_GLORY: Final = Kind("hellas-ask-pay-glory", ("LOH-MTRO-08",))
TAKE_GLORY: Final = Kind("hellas-ask-glory", ("LOH-MTRO-08",))
EXCHANGE_CARD: Final = Kind("hellas-ask-exchange", ("LOH-MREG-27",)).kept_secret()
BUILD_LEVEL: Final = Kind("hellas-ask-build-monument", ("LOH-MSPEC-25", "LOH-MSPEC-26"))
REPEAT_ACTION: Final = Kind("hellas-ask-repeat", ("LOH-M2P-02",))

MOVE_HOPLITE: Final = Kind("hellas-ask-move-hoplite", ("LOH-MREG-01", "LOH-MREG-02", "LOH-MREG-03", "LOH-MREG-05"))
MOVE_HERO: Final = Kind("hellas-ask-move-hero", ("LOH-MREG-08", "LOH-MREG-09"))
PLACE_HERO: Final = Kind("hellas-ask-place-hero", ("LOH-MREG-09",))
BOARD: Final = Kind("hellas-ask-board", ("LOH-MQST-01", "LOH-MQST-02"))
PRAY: Final = Kind("hellas-ask-pray", ("LOH-MREG-11", "LOH-MREG-14"))
USE_ARTIFACT: Final = Kind("hellas-ask-use-artifact", ("LOH-MREG-24", "LOH-MREG-25"))
MARCH_FROM: Final = Kind("hellas-ask-march-from", ("LOH-MSPEC-05",))
MARCH_ARMY: Final = Kind("hellas-ask-march-army", ("LOH-MSPEC-05", "LOH-MREG-23"))
MARCH_TO: Final = Kind("hellas-ask-march-to", ("LOH-MSPEC-05", "LOH-MREG-22"))
MARCH_ANYWHERE: Final = Kind(MARCH_TO.id, MARCH_TO.rules)  # not only to neighbours
SEND_FROM: Final = Kind("hellas-ask-send-from", ("LOH-MREG-21", "LOH-MREG-23"))
SEND_ONE: Final = Kind("hellas-ask-send-one", ("LOH-MBLS-04",))
TEMPLE_AT: Final = Kind("hellas-ask-temple", ("LOH-MSPEC-07", "LOH-MSPEC-12"))
PREPARATION: Final = Kind("hellas-ask-prepare", ("LOH-MSPEC-13", "LOH-MSPEC-14"))
# How many cards go round, or are looked at, is open: with one left, not being asked reveals nothing.
KEEP_BLESSING: Final = Kind("hellas-ask-blessing", ("LOH-MBLS-01", "LOH-MBLS-02"))
PICK: Final = Kind("hellas-ask-pick", ("LOH-MREG-27",))
UNMARK: Final = Kind("hellas-ask-unmark", ("LOH-MTURN-04",))


def number_of(option: int) -> int:
    return option & 0xFFFF
