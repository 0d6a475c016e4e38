"""Powers: when a thing does something, on what, and which fields go together."""

from typing import Final

from agon.games.hellas.schema.vocabulary import CONDITIONS, EFFECTS, EVENTS
from agon.games.hellas.schema.words import TIMINGS
from agon.kernel.schema import Field, Maybe, Reading, Spot, Table, Word

STANDING: Final = ["modify", "forbid"]
"""The verbs of what lasts, which is all that a passive power is made of."""
ONLY_WITH: Final = {
    "on": ("reaction", "hellas-fault-reaction-event"),
    "of": ("instead", "hellas-fault-given-up"),
}
"""Fields that stand with one timing, always there and nowhere else."""


class PowerTable(Table):
    """When a power works, on what, under which condition, how often, and what it does."""

    def __init__(self, *timings: str) -> None:
        super().__init__(
            Field("when", Word(*(timings or TIMINGS))),
            Maybe("on", EVENTS),
            Maybe("or_on", EVENTS),
            Maybe("of", Word("hoplite_movement", "hero_movement")),
            Maybe("if", CONDITIONS),
            Maybe("limit", Word("turn", "hunt")),
            Field("effects", EFFECTS),
        )

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        super().check(value, spot, reading)
        if not isinstance(value, dict):
            return
        when = value.get("when")
        for name, (timing, why) in ONLY_WITH.items():
            if when == timing and name not in value:
                reading.fault(spot.key(name), why)
            if when != timing and name in value:
                reading.fault(spot.key(name), "hellas-fault-only-when", timing=timing)
        if "or_on" in value and "on" not in value:
            reading.fault(spot.key("or_on"), "hellas-fault-beside-on")
        if "limit" in value and when != "reaction":
            reading.fault(spot.key("limit"), "fault-limit")
        if when == "passive" and isinstance(value.get("effects"), list):
            for number, effect in enumerate(value["effects"]):
                if isinstance(effect, dict) and not any(verb in effect for verb in STANDING):
                    reading.fault(spot.key("effects").item(number), "fault-passive", known=", ".join(STANDING))


POWER: Final = PowerTable()
ARTIFACT_POWER: Final = PowerTable("use", "reaction")
KEPT_POWER: Final = PowerTable("any_time", "once_per_turn")
MONSTER_POWER: Final = PowerTable("passive", "reaction")
