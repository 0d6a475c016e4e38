"""Where Victory Points come from. Every rule that gives some names the source. An effect is its

list in the box, a rule has a number here. The words of a rule are `hybris-points-<name>`; those of an
effect are of the kind of thing that it stands on.
"""

from typing import Final

RULES: Final[list[str]] = []
"""The names of the rules that give points, in the order in which they were declared."""
FIRST: Final = -2  # below `NONE`, the number of what nobody has named


def points_of(rule: str) -> int:
    """The number under which a rule of the game or of a module gives points."""
    if rule not in RULES:
        RULES.append(rule)
    return FIRST - RULES.index(rule)


def rule_of(source: int) -> str:
    """The name of the rule with that number; empty for what nobody has named."""
    return RULES[FIRST - source] if source <= FIRST else ""


TILE: Final = points_of("tile")  # printed on a Technology
AFFINITY: Final = points_of("affinity")
CONNECTION: Final = points_of("connection")
TEMPLE: Final = points_of("temple")
ORACLE: Final = points_of("oracle")
GRANDEUR_TOP: Final = points_of("grandeur")
GRANDEUR_END: Final = points_of("grandeur-lost")
CITIES: Final = points_of("cities")
PAID: Final = points_of("paid")
GIVEN: Final = points_of("given")
KINDNESS: Final = points_of("kindness")
CONVERSION: Final = points_of("conversion")
FORGE: Final = points_of("forge")
