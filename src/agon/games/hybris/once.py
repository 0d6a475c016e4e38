"""Events that happen once to the same thing; a reward that is given twice is told twice."""

from typing import Final

from agon.kernel.game import Once
from agon.kernel.rulebook import unclaimed

AGE: Final = ("hybris-age",)
"""What happens once an Age."""

ONCE: Final[dict[str, Once]] = {
    "hybris-olympian": Once(("seat",)),
    "hybris-first-tile": Once(("seat",)),
    "hybris-age": Once(("age",)),
    "hybris-pillar": Once(("pillar",), AGE),
    "hybris-pillar-prayer": Once(("pillar",), AGE),
    "hybris-passed": Once(("seat",), AGE),
    "hybris-upper": Once(("seat", "pillar"), AGE),
    "hybris-activated": Once(("seat", "figure"), (*AGE, "hybris-resurrected", "hybris-sent-back")),
    "hybris-enhanced": Once(("seat",)),
    "hybris-premonition-completed": Once(("premonition",), ("hybris-premonition",)),
    "hybris-premonition-dropped": Once(("premonition",), ("hybris-premonition",)),
    "hybris-conceived": Once(("technology",), ("hybris-tile-returned",)),
    "hybris-crafted": Once(("technology",), ("hybris-tile-returned", "hybris-conceived")),
    "hybris-stored": Once(("technology",), ("hybris-crafted", "hybris-conceived")),
    "hybris-scrapped": Once(("technology",)),
    "hybris-deployed": Once(("technology",)),
    "hybris-omen": Once(("card",), ("hybris-primordial",)),
    "hybris-primordial": Once(("revealed",)),
    "hybris-unlocked": Once(("seat", "upgrade")),
    "hybris-ascended": Once(()),
    "hybris-temple": Once(("seat", "city"), ("hybris-temple-destroyed", "hybris-city-falls")),
    "hybris-temple-destroyed": Once(("seat", "city"), ("hybris-temple",)),
    "hybris-song": Once(("quest", "song"), ("hybris-quest", "hybris-quest-reset")),
    "hybris-epic": Once(("quest",), ("hybris-quest", "hybris-quest-reset")),
    "hybris-clash": Once(("quest",), ("hybris-quest", "hybris-quest-reset")),
    "hybris-trophy": Once(("quest",)),
    "hybris-quest": Once(("quest",), ("hybris-quest-expired", "hybris-epic", "hybris-clash")),
    "hybris-quest-expired": Once(("quest",), ("hybris-quest",)),
    "hybris-discipline": Once(("discipline",)),
    "hybris-city-scored": Once(("seat", "city"), AGE),
    "hybris-game-ended": Once(()),
    "hybris-won": Once(()),
    "hybris-tile-lost": Once(("technology",)),
}
"""All other events, what is gained, lost, drawn, moved and fought, happen as often as they happen."""


def add_once(events: dict[str, Once]) -> None:
    """Those of a module."""
    for event, once in events.items():
        unclaimed(event, ONCE)
        ONCE[event] = once
