"""Powers of Lords of Hellas: what its cards add to the language that all games share."""

from typing import Final

from agon.cards import grammar, sources
from agon.cards.phrases import NONE
from agon.cards.sources import PASSIVE
from agon.games.hellas.schema.vocabulary import LANGUAGE
from agon.games.hellas.schema.words import REGULAR_ACTIONS
from agon.kernel.schema import Entry

REACTION: Final = "reaction"


class Power(sources.Power):
    """A power of Lords of Hellas."""

    def __init__(self, index: int, source: str, when: str) -> None:
        super().__init__(index, source, when)
        self.action: int = NONE
        """The regular action that is given up for it."""
        self.period: str = ""
        """What its limit is for: each `turn` or `hunt`."""


class Grammar(grammar.Grammar):
    """Reads the tables of a pack of Hellas."""

    def __init__(self, ids: dict[str, list[str]]) -> None:
        super().__init__(LANGUAGE, ids)
        self.powers: list[Power] = []

    def power(self, source: str, table: Entry) -> Power:
        """A power, numbered after those before it."""
        power = Power(len(self.powers), source, table["when"])
        self.read_power(power, table)
        if power.when not in (PASSIVE, REACTION):
            power.timing = power.when
        if "of" in table:
            power.action = REGULAR_ACTIONS.index(table["of"])
        power.period = "turn" if power.when == "once_per_turn" else table.get("limit", "")
        power.limit = 1 if power.period else 0
        self.powers.append(power)
        return power
