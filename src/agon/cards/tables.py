"""How a power is written in a pack: what the powers of every game have, and which fields go together."""

from agon.cards.language import Language
from agon.kernel.schema import Field, ListOf, Maybe, Reading, Spot, Table, ValueKind


class PowerTable(Table):
    """When a power works, on what, under which condition, how often, and what it does.

    `standing` are the verbs of what lasts, which is all that a passive power is made of; `limit` is what a reaction may
    be limited to. `more` are the fields that a game's powers have beside these.
    """

    def __init__(
        self, language: Language, standing: list[str], when: ValueKind, limit: ValueKind, *more: Field
    ) -> None:
        super().__init__(
            *more,
            Field("when", when),
            Maybe("on", language.events),
            Maybe("or_on", language.events),
            Maybe("if", language.conditions),
            Maybe("limit", limit),
            Field("effects", ListOf(language.verbs, 1)),
        )
        self.standing: list[str] = standing

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        super().check(value, spot, reading)
        if not isinstance(value, dict):
            return
        when = value.get("when")
        self.check_timing(value, when, spot, reading)
        if when != "reaction" and "limit" in value:
            reading.fault(spot.key("limit"), "fault-limit")
        if when == "passive" and isinstance(value.get("effects"), list):
            for number, effect in enumerate(value["effects"]):
                if isinstance(effect, dict) and not any(verb in effect for verb in self.standing):
                    reading.fault(spot.key("effects").item(number), "fault-passive", known=", ".join(self.standing))

    def check_timing(self, value: dict[str, object], when: object, spot: Spot, reading: Reading) -> None:
        """Which fields a timing needs, and which it cannot have: a game's own."""
        raise NotImplementedError
