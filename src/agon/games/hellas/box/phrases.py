"""Powers of Lords of Hellas: what its cards add to the language that all games share."""

from agon.cards import grammar
from agon.cards.phrases import NONE, Condition, Effect
from agon.games.hellas.schema.vocabulary import LANGUAGE
from agon.games.hellas.schema.words import REGULAR_ACTIONS
from agon.kernel.schema import Entry


class Power:
    """What a thing does and when. `index` is its place among all powers of the box, for marking it as used."""

    def __init__(self, index: int, source: str, when: str) -> None:
        self.index: int = index
        self.source: str = source
        """The thing that has it, such as `blessing/armory`."""
        self.when: str = when
        self.events: list[tuple[str, str]] = []
        """On what it reacts, and whose that must be: `self`, `other` or `any`."""
        self.action: int = NONE
        """The regular action that is given up for it."""
        self.condition: Condition | None = None
        self.limit: str = ""
        """Once in each `turn` or `hunt`; empty: every time."""
        self.effects: list[Effect] = []


class Grammar(grammar.Grammar):
    """Reads the tables of a pack of Hellas."""

    def __init__(self, ids: dict[str, list[str]]) -> None:
        super().__init__(LANGUAGE, ids)
        self.powers: list[Power] = []

    def power(self, source: str, table: Entry) -> Power:
        """A power, numbered after those before it."""
        power = Power(len(self.powers), source, table["when"])
        for name in ("on", "or_on"):
            if name in table:
                event = self.event(table[name])
                power.events.append((event.verb, event.word))
        if "of" in table:
            power.action = REGULAR_ACTIONS.index(table["of"])
        if "if" in table:
            power.condition = self.condition(table["if"])
        power.limit = table.get("limit", "")
        power.effects = self.effects(table["effects"])
        self.powers.append(power)
        return power
