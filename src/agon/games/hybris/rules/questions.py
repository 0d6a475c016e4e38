"""Options as ints, `action << 16 | number`, and the questions they answer."""

from typing import Final

from agon.kernel.ask import Kind
from agon.kernel.claims import Claims

ACTIONS: Final = Claims("the action")
ACTIONS.claim(__name__, 1, 39)

TILE: Final = 1  # an Upgrade tile of the player's own
CITY: Final = 2
TECHNOLOGY: Final = 3
PILLAR: Final = 4
TOKEN: Final = 5  # a Location, for one of the tokens that lead there
BONUS: Final = 6  # a Bonus Location token
NO_TOKEN: Final = 7
ROW: Final = 8  # of the conversion table
STOP: Final = 9  # no more, or no
PRICE: Final = 10  # of a tile: followers << 8 | aegis
FIGURE: Final = 11  # a character of the player's own
CARD: Final = 12  # a Conflict card of the hand
POWER: Final = 13
ACTIVATE: Final = 14  # a character of the player's own
PASS: Final = 15
LOCATION: Final = 16
SLOT: Final = 17
ACTION: Final = 19
RESOLVE_PILLAR: Final = 20  # its place among the player's own
PREMONITION: Final = 21
BRANCH: Final = 22  # of a choice, by its number
YES: Final = 23
SEAT: Final = 24
RIVAL_FIGURE: Final = 25  # seat << 8 | number
SPACE: Final = 26  # a Technology space
RESOURCE: Final = 27
OLYMPIAN_CARD: Final = 28

CHOOSE_OLYMPIAN: Final = Kind("hybris-ask-olympian", ("HYB-SETUP-01",))
FROM_TILE: Final = Kind("hybris-ask-tile", ("HYB-UPG-01", "HYB-UPG-02"))
WHICH_ITEM: Final = Kind("hybris-ask-item", ("HYB-UPG-02",))
TEMPLE_CITY: Final = Kind("hybris-ask-temple-city", ("HYB-UPG-06",))
LOSE_TEMPLE: Final = Kind("hybris-ask-lose-temple", ("HYB-WELL-04",))
CHOOSE_PILLAR: Final = Kind("hybris-ask-pillar", ("HYB-PILLAR-01",))
# Which characters and tokens are left is known to all, but not which are assigned: everybody answers for each.
PLAN: Final = Kind("hybris-ask-plan", ("HYB-PLAN-01", "HYB-PLAN-04")).kept_secret()
# What may be activated depends on hidden tokens, what may be completed on hidden cards.
TURN: Final = Kind("hybris-ask-turn", ("HYB-ACT-02", "HYB-PASS-01")).kept_secret().opens_turn()
DESTINATION: Final = Kind("hybris-ask-destination", ("HYB-ACT-09", "HYB-ACT-10", "HYB-ACT-14"))
REDIRECT: Final = Kind(DESTINATION.id, DESTINATION.rules)  # led elsewhere by a power: only to what lies beside
WHICH_SLOT: Final = Kind("hybris-ask-slot", ("HYB-ACT-11", "HYB-ACT-12", "HYB-ACT-15"))
WHICH_ACTION: Final = Kind("hybris-ask-action", ("HYB-ACT-20", "HYB-ACT-21")).kept_secret()
END_OF_TURN: Final = Kind("hybris-ask-end-of-turn", ("HYB-ACT-21", "HYB-PREM-02")).kept_secret()
LAST_MOMENT: Final = Kind(END_OF_TURN.id, END_OF_TURN.rules).kept_secret()  # only Premonitions may still be completed
USE_UPPER: Final = Kind("hybris-ask-upper", ("HYB-ACT-22",))
CONVERT_ROW: Final = Kind("hybris-ask-convert", ("HYB-OLYMPUS-01", "HYB-OLYMPUS-02"))
CONCEIVE_TILE: Final = Kind("hybris-ask-conceive", ("HYB-OLYMPUS-03",))
CRAFT_TILE: Final = Kind("hybris-ask-craft", ("HYB-FORGE-04",))
CRAFT_PRICE: Final = Kind("hybris-ask-price", ("HYB-FORGE-05",))
RESURRECT_HERO: Final = Kind("hybris-ask-resurrect", ("HYB-UNDER-01", "HYB-UNDER-02"))
# With a single card that fits, not to be asked would tell what the hand holds.
OMEN_CARD: Final = Kind("hybris-ask-omen", ("HYB-ORACLE-02", "HYB-ORACLE-03")).kept_secret()
STORAGE_FULL: Final = Kind("hybris-ask-storage", ("HYB-FORGE-11",))
LOSE_CARD: Final = Kind("hybris-ask-lose-card", ("HYB-CORE-02",)).kept_secret()
LOSE_PREMONITION: Final = Kind("hybris-ask-lose-premonition", ("HYB-CORE-02",)).kept_secret()
PAY_CARD: Final = Kind("hybris-ask-pay-card", ("HYB-CORE-01",)).kept_secret()
DISCARD_CARD: Final = Kind("hybris-ask-discard", ("HYB-DECK-03",)).kept_secret()
SHOW_CARD: Final = Kind("hybris-ask-show-card", ("HYB-PREM-02",)).kept_secret()
RECOVER_CARD: Final = Kind("hybris-ask-recover", ("HYB-CORE-04",))

CHOOSE_POWER: Final = Kind("hybris-ask-order", ("HYB-TECH-09",))
USE_POWER: Final = Kind("hybris-ask-use-power", ("HYB-TECH-08",))
CHOOSE_BRANCH: Final = Kind("hybris-ask-branch", ("HYB-CORE-04",))
MAY: Final = Kind("hybris-ask-may", ("HYB-CORE-04",))
WILL_PAY: Final = Kind("hybris-ask-pay", ("HYB-CORE-01",))
# For an Omen one needs a card that fits, which nobody else can know.
WILL_ACT: Final = Kind("hybris-ask-act", ("HYB-CORE-05",)).kept_secret()
WHICH_FIGURE: Final = Kind("hybris-ask-figure", ("HYB-CORE-04",))
WHICH_RIVAL: Final = Kind("hybris-ask-rival", ("HYB-CORE-04",))
WHICH_TILE: Final = Kind("hybris-ask-own-tile", ("HYB-CORE-04",))
WHICH_SPACE: Final = Kind("hybris-ask-space", ("HYB-DEPLOY-01",))
WHICH_CITY: Final = Kind("hybris-ask-city", ("HYB-CORE-04",))
SWAP_FIGURE: Final = Kind("hybris-ask-swap-figure", ("HYB-PLAN-08",)).kept_secret()
SWAP_TOKEN: Final = Kind("hybris-ask-swap-token", ("HYB-PLAN-02",)).kept_secret()
TAKE_TILE: Final = Kind("hybris-ask-take-tile", ("HYB-FORGE-04",))
FIRST_TILE: Final = Kind(TAKE_TILE.id, TAKE_TILE.rules)  # by a limit to what it costs
DEFEAT_HERO: Final = Kind("hybris-ask-defeat", ("HYB-DEFEAT-08",))


def number_of(option: int) -> int:
    return option & 0xFFFF
