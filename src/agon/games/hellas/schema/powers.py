"""Powers: when a thing does something, on what, and which fields go together."""

from typing import Final

from agon.cards import tables
from agon.games.hellas.schema.vocabulary import LANGUAGE
from agon.games.hellas.schema.words import TIMINGS
from agon.kernel.schema import Maybe, Reading, Spot, Word

STANDING: Final = ["modify", "forbid"]
ONLY_WITH: Final = {
    "on": ("reaction", "hellas-fault-reaction-event"),
    "of": ("instead", "hellas-fault-given-up"),
}
"""Fields that stand with one timing, always there and nowhere else."""


class PowerTable(tables.PowerTable):
    """A power of Lords of Hellas, with one of some timings."""

    def __init__(self, *timings: str) -> None:
        given_up = Maybe("of", Word("hoplite_movement", "hero_movement"))
        super().__init__(LANGUAGE, STANDING, Word(*(timings or TIMINGS)), Word("turn", "hunt"), given_up)

    def check_timing(self, value: dict[str, object], when: object, spot: Spot, reading: Reading) -> None:
        for name, (timing, why) in ONLY_WITH.items():
            if when == timing and name not in value:
                reading.fault(spot.key(name), why)
            if when != timing and name in value:
                reading.fault(spot.key(name), "hellas-fault-only-when", timing=timing)
        if "or_on" in value and "on" not in value:
            reading.fault(spot.key("or_on"), "hellas-fault-beside-on")


POWER: Final = PowerTable()
ARTIFACT_POWER: Final = PowerTable("use", "reaction")
KEPT_POWER: Final = PowerTable("any_time", "once_per_turn")
MONSTER_POWER: Final = PowerTable("passive", "reaction")
