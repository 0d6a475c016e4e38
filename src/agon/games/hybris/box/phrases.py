"""Powers and phrases of Hybris: what its cards add to the language that all games share."""

from collections.abc import Sequence

from agon.cards import grammar
from agon.cards.kinds import IdOr
from agon.cards.phrases import Condition, Effect
from agon.games.hybris.box.numbers import CITY_PLACES, GENERATED_PRAYERS, PIECES
from agon.games.hybris.schema.vocabulary import LANGUAGE
from agon.games.hybris.schema.words import ELEMENTS, PLACES
from agon.kernel.schema import Entry, ValueKind


class Power:
    """What a thing does and when. `index` is its place among all powers of the box, for marking it as used."""

    def __init__(self, index: int, source: str, when: str) -> None:
        self.index: int = index
        self.source: str = source
        """The thing that has it, such as `technology/beacon_herm`."""
        self.when: str = when
        self.own_turn: bool = False
        """Whether its owner may use it on their own turn, once in an Age."""
        self.event: str = ""
        """On what it reacts, or when it may be used as well; empty: on nothing."""
        self.by: str = ""
        """Whose event it must be: `self`, `other` or `any`."""
        self.numbers: dict[str, int] = {}
        self.words: dict[str, str] = {}
        """What else must be true of the event, by name."""
        self.ages: list[int] = []
        """The Ages in which it works; empty: all of them."""
        self.condition: Condition | None = None
        self.limit: int = 0
        """How often in one Age, for a reaction; 0: every time."""
        self.who: str = "owner"
        """Who carries it out: its owner; for powers of the table `each`, `actor`, `last` or `table`."""
        self.effects: list[Effect] = []


class Grammar(grammar.Grammar):
    """Reads the tables of a pack of Hybris."""

    def __init__(self, ids: dict[str, list[str]]) -> None:
        super().__init__(LANGUAGE, ids)
        self.powers: list[Power] = []

    def effect(self, table: Entry) -> Effect:
        effect = super().effect(table)
        plain = effect.verb == "gain" and not effect.words
        effect.plain = plain and not any(takes_more(resource) for resource, _ in effect.amounts)
        effect.plain_then = all(step.plain for step in effect.then)
        effect.gains_then = all(step.verb == "gain" for step in effect.then)
        return effect

    def power(self, source: str, table: Entry) -> Power:
        """A power, numbered after those before it."""
        power = Power(len(self.powers), source, table["when"])
        power.own_turn = power.when == "once_per_age" and "on" not in table
        if "on" in table or "or_on" in table:
            event = self.event(table["on"] if "on" in table else table["or_on"])
            power.event = event.verb
            power.by = event.word
            power.numbers = event.numbers
            power.words = event.words
        if "if" in table:
            power.condition = self.condition(table["if"])
        power.ages = list(table.get("ages", []))
        power.limit = table.get("limit", 0)
        power.who = table.get("who", "owner")
        power.effects = self.effects(table["effects"])
        self.powers.append(power)
        return power

    def known(self, kind: ValueKind) -> Sequence[str]:
        if isinstance(kind, IdOr) and kind.kinds == PLACES:
            return self.places()
        return super().known(kind)

    def places(self) -> list[str]:
        """The ids of Locations and of Cities, by the number of the place."""
        locations = self.ids["location"]
        return locations + [""] * (CITY_PLACES - len(locations)) + self.ids["city"]


def takes_more(resource: int) -> bool:
    """Pieces come from Upgrade tiles, of the player's choice; generated Prayers may make the Well overflow."""
    return resource == GENERATED_PRAYERS or resource in PIECES


def element_counts(symbols: list[str]) -> list[int]:
    """How often each Element stands in a list, by its number."""
    return [symbols.count(element) for element in ELEMENTS]
