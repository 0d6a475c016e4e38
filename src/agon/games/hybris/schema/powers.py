"""Powers: when a thing does something, on what, and which fields go together."""

from typing import Final

from agon.cards import tables
from agon.cards.kinds import OneOf
from agon.games.hybris.schema.vocabulary import LANGUAGE
from agon.games.hybris.schema.words import SOURCE, TIMINGS
from agon.kernel.schema import ID, Field, ListOf, Maybe, Reading, Spot, Text, Whole, Word, Wording

STANDING: Final = ["modify", "allow", "forbid"]


class PowerTable(tables.PowerTable):
    """A power of Hybris; some fields more where they are due."""

    def __init__(self, *more: Field) -> None:
        ages = Maybe("ages", ListOf(Whole(1, 6), 1))
        super().__init__(LANGUAGE, STANDING, OneOf(TIMINGS), Whole(1, 9), *more, ages)

    def check_timing(self, value: dict[str, object], when: object, spot: Spot, reading: Reading) -> None:
        if when == "reaction" and "on" not in value:
            reading.fault(spot.key("on"), "hybris-fault-reaction-event")
        if when not in ("reaction", "once_per_age") and "on" in value:
            reading.fault(spot.key("on"), "hybris-fault-only-with-event")
        if "or_on" in value and (when != "once_per_age" or "on" in value):
            reading.fault(spot.key("or_on"), "hybris-fault-or-on")


POWER: Final = PowerTable()
TABLE_POWER: Final = PowerTable(Field("who", Word("each", "actor", "last", "table")))
NAMED_POWER: Final = PowerTable(Field("id", Text(ID)), Field("name", Wording()), Field("source", SOURCE))
