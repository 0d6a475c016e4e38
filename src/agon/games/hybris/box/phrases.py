"""Powers and phrases of Hybris: what its cards add to the language that all games share."""

from collections.abc import Sequence
from typing import Final

from agon.cards import grammar, sources
from agon.cards.kinds import IdOr
from agon.cards.phrases import Effect
from agon.games.hybris.box.numbers import CITY_PLACES, GENERATED_PRAYERS, PIECES
from agon.games.hybris.schema.vocabulary import LANGUAGE
from agon.games.hybris.schema.words import ELEMENTS, PLACES
from agon.kernel.schema import Entry, ValueKind

OWN_TURN: Final = "own_turn"
"""The timing of powers that their owner may use on their own turn, once in an Age."""
PHASES: Final = ("age_start", "age_end", "game_end")


class Power(sources.Power):
    """A power of Hybris: those that have a limit are noted until the end of the Age."""

    def __init__(self, index: int, source: str, when: str) -> None:
        super().__init__(index, source, when)
        self.ages: list[int] = []
        """The Ages in which it works; empty: all of them."""
        self.who: str = "owner"
        """Who carries it out: its owner; for powers of the table `each`, `actor`, `last` or `table`."""


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
        self.read_power(power, table)
        if power.when in PHASES:
            power.timing = power.when
        elif power.when == "once_per_age" and "on" not in table:
            power.timing = OWN_TURN
        power.ages = list(table.get("ages", []))
        power.limit = 1 if power.when == "once_per_age" else table.get("limit", 0)
        power.who = table.get("who", "owner")
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
