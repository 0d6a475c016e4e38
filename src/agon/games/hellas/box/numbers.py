"""The numbers that the rules write by name: the places of words in the lists of `schema.words`."""

from typing import Final

NONE: Final = -1

# Attributes.
LEADERSHIP: Final = 0
STRENGTH: Final = 1
SPEED: Final = 2

# Colours of armies.
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GREEN: Final = 3

# Regular actions.
HOPLITE_MOVEMENT: Final = 0
HERO_MOVEMENT: Final = 1
PRAYER: Final = 2
USE_ARTIFACTS: Final = 3

# Special actions; in the campaign Pass takes the place of the last.
RECRUIT: Final = 0
MARCH: Final = 1
BUILD_TEMPLE: Final = 2
PREPARE: Final = 3
USURP: Final = 4
HUNT: Final = 5
BUILD_MONUMENT: Final = 6

# Faces of the monster die.
BLANK: Final = 0
ATTACK: Final = 1
MOVE: Final = 2
BOTH: Final = 3

# Marks of wounds.
MARK_PRIEST: Final = 0
MARK_ARTIFACT: Final = 1

# Kinds of artifacts.
OF_GOD: Final = 0
OF_MONSTER: Final = 1
NEUTRAL_ARTIFACT: Final = 2

# Resources.
PRIESTS: Final = 0
COMBAT_CARDS: Final = 1
HOPLITES: Final = 2
GLORY: Final = 3
ARTIFACTS: Final = 4
INJURIES: Final = 5
