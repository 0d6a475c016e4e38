"""What lies in the box, piece by piece: plain values, numbered in the order of the pack's files.

`index` is a thing's number among its kind. Whatever names another thing holds its number, or NONE.
"""

from typing import NamedTuple

from agon.cards.phrases import Condition, Count, Effect
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.phrases import Power

# ---------------------------------------------------------------- the map


class Land:
    """A land: its regions, in the order of their numbers.  LOH-MMAP-02"""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.regions: list[int] = []


class Border:
    """A neighbour of a region; `trail` is the sea trail that leads there, NONE by land."""

    def __init__(self, region: int, trail: int) -> None:
        self.region: int = region
        self.trail: int = trail


class Region:
    """A region.  LOH-MMAP-03"""

    def __init__(self, index: int, id: str, land: int) -> None:
        self.index: int = index
        self.id: str = id
        self.land: int = land
        self.number: int = 0
        """Its place in the order of the campaign, from 1."""
        self.population: int = 0
        self.city: bool = False
        """Sparta is a city too."""
        self.sparta: bool = False
        self.shrine: bool = False
        self.oracle: bool = False
        self.god: int = NONE
        """Whose monument stands there."""
        self.borders: list[Border] = []
        """Its neighbours, in the order of their numbers."""
        self.near: list[int] = []
        """The same, without the trails."""
        self.arrow: int = NONE
        """Where a monster of the campaign goes next; NONE where a monument stands.  LOH-SDIE-05"""

    def border_to(self, region: int) -> Border:
        """The border to a neighbour."""
        return self.borders[self.near.index(region)]


class SeaTrail:
    """A sea trail between two regions.  LOH-MMAP-04"""

    def __init__(self, index: int, id: str, a: int, b: int) -> None:
        self.index: int = index
        self.id: str = id
        self.a: int = a
        self.b: int = b


# ---------------------------------------------------------------- gods, heroes, monsters


class God:
    """A god and the monument: what a prayer gives at each level, the first first.  LOH-MREG-18"""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.attribute: int = 0
        self.region: int = NONE
        self.levels: int = 0
        self.priest_spots: int = 0
        self.artifact: int = NONE
        self.powers: list[list[Effect]] = []
        self.blessings: list[int] = []


class Hero:
    """A hero: what he starts with, and what he can do.  LOH-MSETUP-16"""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.colour: int = 0
        self.bonus: list[Effect] = []
        self.powers: list[Power] = []
        self.solo: bool = False


class Wound:
    """A symbol of a monster, and what covering it pays; NONE for nothing.  LOH-MMST-01, LOH-MTRO-01"""

    def __init__(self, symbol: int, mark: int) -> None:
        self.symbol: int = symbol
        self.mark: int = mark


class Monster:
    """A monster's tray."""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.wounds: list[Wound] = []
        self.special_attack: list[Effect] = []
        self.region_attack: list[Effect] = []
        self.powers: list[Power] = []
        self.artifact: int = NONE
        self.cards: list[int] = []
        self.solo: bool = False


class MonsterCard:
    """An event card of a monster: where it lands, and how it evolves: by a power, or by wounds.  LOH-MEVT-08"""

    def __init__(self, index: int, id: str, monster: int, region: int) -> None:
        self.index: int = index
        self.id: str = id
        self.monster: int = monster
        self.region: int = region
        self.power: Power | None = None
        self.wounds: list[Wound] = []


# ---------------------------------------------------------------- cards


class CombatSymbol:
    """What a symbol of combat cards can do in a hunt.  LOH-MMST-01 to LOH-MMST-05"""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.any_wound: int = 0
        """So many cards deal one wound of any type; 0: they never do."""
        self.own_wound: bool = False
        self.parries: bool = False
        self.parry_injuries: int = 0
        self.parry_draws: int = 0
        self.cards: list[int] = []
        """All combat cards that bear it, in the order of the box."""


class CombatCard:
    """The face of a combat card, which several cards may have."""

    def __init__(self, index: int, id: str, symbol: int) -> None:
        self.index: int = index
        self.id: str = id
        self.symbol: int = symbol
        self.value: int = 0
        self.casualties: int = 0
        self.copies: int = 0
        self.solo: bool = False
        self.effects: list[Effect] = []


class AttackCard:
    """The face of a monster attack card: `value`, and `each` for every one that `per` counts.  LOH-MHNT-04"""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.value: int = 0
        self.each: int = 0
        self.per: Count | None = None
        self.copies: int = 0
        self.effects: list[Effect] = []


class Blessing:
    """A blessing.  LOH-MBLS-03"""

    def __init__(self, index: int, id: str, god: int) -> None:
        self.index: int = index
        self.id: str = id
        self.god: int = god
        self.powers: list[Power] = []
        self.solo: bool = False
        self.worth: float = 1.0
        """What it promises, beside the mean of all blessings."""


class Artifact:
    """An artifact: used by the action Use Artifacts, or at its own moment.  LOH-MBLS-05, LOH-MREG-27"""

    def __init__(self, index: int, id: str, kind: int, power: Power) -> None:
        self.index: int = index
        self.id: str = id
        self.kind: int = kind
        self.power: Power = power
        self.solo: bool = False
        self.worth: float = 1.0
        """What it promises, beside the mean of all artifacts."""


class Step(NamedTuple):
    """A step of a quest: what boarding it asks for, and what entering it costs.  LOH-MQST-02, LOH-MQST-08"""

    needs: list[Condition]
    pays: list[tuple[int, int]]


class Quest:
    """A quest: a trophy at the end, or a card that is kept for its power.  LOH-MQST-05"""

    def __init__(self, index: int, id: str, region: int) -> None:
        self.index: int = index
        self.id: str = id
        self.region: int = region
        self.steps: list[Step] = []
        self.trophy: list[Effect] = []
        self.kept: Power | None = None
        self.solo: bool = False


class TempleCard:
    """A temple card: the temples that start a blessing draft, from 1, and what the oracle gives.  LOH-MSPEC-11"""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.drafts: list[int] = []
        self.oracle: list[Effect] = []


# ---------------------------------------------------------------- how it is played


class Seating:
    """What changes with the number of players.  LOH-MSETUP-08, LOH-MVIC-01, LOH-MVIC-02, LOH-M2P-01, LOH-M2P-02"""

    def __init__(self, players: int) -> None:
        self.players: int = players
        self.temples: int = 0
        self.warlord_lands: int = 0
        self.warlord_without: list[int] = []
        self.king_of_kings: bool = False
        self.repeat_action: bool = False
