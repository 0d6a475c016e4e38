"""The fixed words of Lords of Hellas: what things are called wherever a pack speaks of them.

The place of a word in its list is the number that the rules know it by.
"""

from typing import Final, Literal, get_args

from agon.cards.kinds import OneOf
from agon.kernel.schema import Word

Attribute = Literal["leadership", "strength", "speed"]
ATTRIBUTES: Final[list[Attribute]] = list(get_args(Attribute))
Colour = Literal["red", "yellow", "blue", "green"]
COLOURS: Final[list[Colour]] = list(get_args(Colour))
"""Of the armies."""
REGULAR_ACTIONS: Final = ["hoplite_movement", "hero_movement", "prayer", "use_artifacts"]
SPECIAL_ACTIONS: Final = ["recruit", "march", "build_temple", "prepare", "usurp", "hunt", "build_monument"]
FACES: Final = ["blank", "attack", "move", "both"]
"""Of the monster die.  LOH-MMON-04 to LOH-MMON-07"""
Mark = Literal["priest", "artifact"]
MARKS: Final[list[Mark]] = list(get_args(Mark))
"""What a marked wound pays.  LOH-MTRO-01"""
ARTIFACTS: Final = ["god", "monster", "neutral"]

TIMINGS: Final = ["passive", "gained", "use", "once_per_turn", "any_time", "instead", "special", "reaction"]
"""When a power works."""

RESOURCES: Final = ["priest", "combat_card", "hoplite", "glory", "artifact", "injury"]
GAINED: Final = ["priest", "combat_card"]
LOST: Final = ["priest"]
PAID: Final = ["priest", "combat_card", "hoplite", "glory", "injury"]
STEP_PRICE: Final = ["priest", "combat_card", "injury"]
HELD: Final = ["priest", "artifact"]

SOURCE: Final = Word("rulebook", "public", "house")
ATTRIBUTE: Final = OneOf(ATTRIBUTES)
