"""Events that happen once to the same thing; a reward that is given twice is told twice."""

from typing import Final

from agon.kernel.game import Once
from agon.kernel.rulebook import unclaimed

ONCE: Final[dict[str, Once]] = {
    "hellas-temple-card": Once(()),
    "hellas-starting-player": Once(()),
    "hellas-hero": Once(("seat",)),
    "hellas-start": Once(("seat",)),
    "hellas-round": Once(("number",)),
    "hellas-regular": Once(("seat", "regular"), ("hellas-turn",)),
    "hellas-marked": Once(("seat", "special"), ("hellas-unmarked", "hellas-special", "hellas-round")),
    "hellas-blessing": Once(("blessing",)),
    "hellas-artifact": Once(("seat", "artifact"), ("hellas-control", "hellas-control-lost")),
    "hellas-injured": Once(("seat", "attribute"), ("hellas-healed",)),
    "hellas-healed": Once(("seat", "attribute"), ("hellas-injured",)),
    "hellas-temple": Once(("region",)),
    "hellas-monument": Once(("god", "number")),
    "hellas-monument-complete": Once(("god",)),
    "hellas-fortified": Once(("region",), ("hellas-unfortified", "hellas-hoplites-lost")),
    "hellas-monster": Once(("monster_first",), ("hellas-slain",)),
    "hellas-evolved": Once(("evolution",)),
    "hellas-slain": Once(("monster",)),
    "hellas-quest": Once(("quest",)),
    "hellas-quest-done": Once(("quest",)),
    "hellas-won-warlord": Once(()),
    "hellas-won-favored": Once(()),
    "hellas-won-slayer": Once(()),
    "hellas-won-king": Once(()),
}
"""All other events, what is gained, lost, drawn, moved and fought, happen as often as they happen."""


def add_once(events: dict[str, Once]) -> None:
    """Those of a module."""
    for event, once in events.items():
        unclaimed(event, ONCE)
        ONCE[event] = once


def also_undone_by(event: str, *names: str) -> None:
    """Events of the game that may happen again after this one of a module."""
    for name in names:
        once = ONCE[name]
        ONCE[name] = once._replace(until=(*once.until, event))
