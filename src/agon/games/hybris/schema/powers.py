"""Powers: when a thing does something, on what, and which fields go together."""

from typing import Final

from agon.cards.kinds import OneOf
from agon.games.hybris.schema.vocabulary import CONDITIONS, EFFECTS, EVENTS
from agon.games.hybris.schema.words import SOURCE, TIMINGS
from agon.kernel.schema import ID, Field, ListOf, Maybe, Reading, Spot, Table, Text, Whole, Word, Wording

STANDING: Final = ["modify", "allow", "forbid"]
"""The verbs of what lasts, which is all that a passive power is made of."""


class PowerTable(Table):
    """When a power works, on what, under which condition, and what it does; some fields more where they are due."""

    def __init__(self, *more: Field) -> None:
        super().__init__(
            *more,
            Field("when", OneOf(TIMINGS)),
            Maybe("on", EVENTS),
            Maybe("or_on", EVENTS),
            Maybe("ages", ListOf(Whole(1, 6), 1)),
            Maybe("if", CONDITIONS),
            Maybe("limit", Whole(1, 9)),
            Field("effects", EFFECTS),
        )

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        super().check(value, spot, reading)
        if not isinstance(value, dict):
            return
        when = value.get("when")
        if when == "reaction" and "on" not in value:
            reading.fault(spot.key("on"), "hybris-fault-reaction-event")
        if when not in ("reaction", "once_per_age") and "on" in value:
            reading.fault(spot.key("on"), "hybris-fault-only-with-event")
        if "or_on" in value and (when != "once_per_age" or "on" in value):
            reading.fault(spot.key("or_on"), "hybris-fault-or-on")
        if when != "reaction" and "limit" in value:
            reading.fault(spot.key("limit"), "fault-limit")
        if when == "passive" and isinstance(value.get("effects"), list):
            for number, effect in enumerate(value["effects"]):
                if isinstance(effect, dict) and not any(verb in effect for verb in STANDING):
                    reading.fault(spot.key("effects").item(number), "fault-passive", known=", ".join(STANDING))


POWER: Final = PowerTable()
TABLE_POWER: Final = PowerTable(Field("who", Word("each", "actor", "last", "table")))
NAMED_POWER: Final = PowerTable(Field("id", Text(ID)), Field("name", Wording()), Field("source", SOURCE))
