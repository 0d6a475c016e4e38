"""Events that happen once to the same thing; a reward that is given twice is told twice."""

from typing import Final

from agon.kernel.game import Once

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
    "hellas-temple": Once(("region",), ("hellas-oracle-lost",)),
    "hellas-monument": Once(("god", "number"), ("hellas-level-destroyed",)),
    "hellas-monument-complete": Once(("god",), ("hellas-level-destroyed",)),
    "hellas-fortified": Once(("region",), ("hellas-unfortified", "hellas-hoplites-lost", "hellas-map-cleared")),
    "hellas-monster": Once(("monster_first",), ("hellas-slain", "hellas-map-cleared")),
    "hellas-evolved": Once(("evolution",)),
    "hellas-slain": Once(("monster",)),
    "hellas-quest": Once(("quest",)),
    "hellas-quest-done": Once(("quest",)),
    "hellas-quest-failed": Once(("failure",)),
    "hellas-won-warlord": Once(()),
    "hellas-won-favored": Once(()),
    "hellas-won-slayer": Once(()),
    "hellas-won-king": Once(()),
    "hellas-opening": Once(("opening",)),
    "hellas-ending": Once(("ending",)),
    "hellas-script": Once(("script",)),
    "hellas-vanguard-routed": Once(()),
    "hellas-oracle-lost": Once(("region",)),
    "hellas-map-cleared": Once(()),
    "hellas-trails-closed": Once(()),
    "hellas-victory-counter": Once(()),
    "hellas-victory-no-token": Once(()),
    "hellas-victory-last-turn": Once(()),
    "hellas-defeat-two-lands": Once(()),
    "hellas-defeat-monument": Once(()),
    "hellas-defeat-thirteenth-token": Once(()),
    "hellas-defeat-last-turn": Once(()),
}
"""All other events, what is gained, lost, drawn, moved and fought, happen as often as they happen."""
