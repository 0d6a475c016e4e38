"""What lies in the box, piece by piece: plain values, numbered in the order of the pack's files.

`index` is a thing's number among its kind. Whatever names another thing holds its number, or NONE.
"""

from typing import NamedTuple

from agon.cards.phrases import Condition, Count, Effect
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.box.worth import Promise, promised

# ---------------------------------------------------------------- boards and cities


class Location:
    """A board of the ring, or the Mortal World in the middle of it."""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.actions: list[int] = []
        self.prophets: bool = True
        """Whether Prophets may go there.  HYB-ACT-13"""
        self.malus: list[Effect] = []
        self.tokens: list[int] = []
        """Those of each player that lead there."""
        self.slots: list[int] = []
        self.closed_slots: int = 0
        """Those that hold one character, as a mask."""
        self.odd_slots: list[int] = []
        """Those whose bonus does more than move Aegis and Followers; NONE is the artwork, with its malus."""
        self.adjacent: list[int] = []
        """The Locations whose boards touch it.  HYB-DUEL-15"""


class Slot:
    """A place for a character; a City has one, which gives its `slot_prayers` and has no other bonus."""

    def __init__(self, index: int, id: str, location: int, city: int) -> None:
        self.index: int = index
        self.id: str = id
        self.location: int = location
        self.city: int = city
        self.open: bool = False
        """Any number of characters may stand there.  HYB-ACT-11"""
        self.bonus: list[Effect] = []


class City:
    """A City: its banner, its slot, its Technology spaces.  HYB-WORLD-01"""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.slot: int = NONE
        self.place: int = NONE
        self.slot_prayers: int = 0
        self.kindness: int = 0
        self.followers: int = 0
        self.service: list[Effect] = []
        self.affinity: int = 0
        self.spaces: list[int] = []


class Joint(NamedTuple):
    """Where a Technology space meets another: its own edge, the other space and the edge there.

    `link` is the Link that joins them; NONE if they touch.
    """

    edge: int
    space: int
    other_edge: int
    link: int


class Space:
    """A Technology space."""

    def __init__(self, index: int, id: str, city: int) -> None:
        self.index: int = index
        self.id: str = id
        self.city: int = city
        self.joints: list[Joint] = []
        """At most one for each edge, in the order of the edges."""


class Link:
    """A Technology Link between two Cities."""

    def __init__(self, index: int, id: str, a: int, b: int) -> None:
        self.index: int = index
        self.id: str = id
        self.a: int = a
        self.b: int = b


class Conversion:
    """A row of the conversion table; `limit` is how often in one action, 0 for any number of times."""

    def __init__(self, id: str, cost: list[tuple[int, int]], gives: list[Effect], limit: int) -> None:
        self.id: str = id
        self.cost: list[tuple[int, int]] = cost
        self.gives: list[Effect] = gives
        self.limit: int = limit


# ---------------------------------------------------------------- tiles and cards


class Technology:
    """A Technology tile."""

    def __init__(self, index: int, id: str, type: int, power: Power) -> None:
        self.index: int = index
        self.id: str = id
        self.thing: str = "technology/" + id
        """Its id on the table."""
        self.type: int = type
        """NONE for a tile that only passes through the Forge."""
        self.followers: int = 0
        self.aegis: int = 0
        self.vp: int = 0
        self.prayers: int = 0
        self.connectors: int = 0
        """A mask of edges."""
        self.power: Power = power
        self.promise: Promise = promised(power)
        """What bots hope for."""


class ConflictCard:
    """The face of a Conflict card, which several cards may have.

    `deck` is `common`, `own` (an Olympian's), `enhanced`, `coliseum`, or what a module fights with.
    """

    def __init__(self, index: int, id: str, deck: str, olympian: int) -> None:
        self.index: int = index
        self.id: str = id
        self.thing: str = "card/" + id
        """Its id on the table."""
        self.deck: str = deck
        self.trained: bool = deck == "coliseum"
        """Whether it comes from the Coliseum."""
        self.olympian: int = olympian
        self.copies: int = 1
        self.type: int = 0
        self.strength: int = 0
        self.determination: int = 0
        self.elements: list[int] = []
        """How often it shows each Element."""
        self.element_mask: int = 0
        self.left: int = NONE
        self.right: int = NONE
        """The images of which its edges bear a half; ANY on the left of an Enhanced card.  HYB-COMBAT-05"""
        self.bonus: int = 0
        self.effects: list[Effect] = []


class Enemy:
    """Whom the game fights with: base strength, cards drawn for it, and how often it lists each Element.  HYB-CVG-02"""

    def __init__(self, base: int, cards: int, elements: list[int]) -> None:
        self.base: int = base
        self.cards: int = cards
        self.elements: list[int] = elements


class Hero:
    """A Hero of an Olympian, or one of the Coliseum: an enemy first, and an ally with powers when beaten."""

    def __init__(self, index: int, id: str, olympian: int) -> None:
        self.index: int = index
        self.id: str = id
        self.olympian: int = olympian
        self.tile: int = NONE
        """The Upgrade tile it starts on; NONE: in the reserve, or in the Coliseum."""
        self.enemy: Enemy | None = None
        self.powers: list[Power] = []


class Olympian:
    """An Olympian and whatever is theirs alone."""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.aura: int = 0
        self.determination: int = 0
        """The space of the track where the cube starts, from 1."""
        self.spark_track: list[list[Effect]] = []
        self.powers: list[Power] = []
        self.tiles: list[int] = []
        self.heroes: list[int] = []
        self.first_hero: int = NONE
        """The Hero who starts in the reserve.  HYB-SETUP-20"""
        self.deck: list[int] = []
        """The 17 cards of the starting deck, sorted.  HYB-SETUP-23"""
        self.enhanced: int = NONE


class Upgrade:
    """An Upgrade tile: pieces from left to right, reward for the last one, powers once unlocked.  HYB-UPG-07"""

    def __init__(self, index: int, id: str, olympian: int) -> None:
        self.index: int = index
        self.id: str = id
        self.olympian: int = olympian
        self.items: list[int] = []
        self.hero: int = NONE
        self.reward: list[Effect] = []
        self.powers: list[Power] = []


class Pillar:
    """A Divine Pillar."""

    def __init__(self, index: int, id: str, number: int) -> None:
        self.index: int = index
        self.id: str = id
        self.number: int = number
        self.upper: list[Effect] = []
        self.lower: list[Effect] = []


class Premonition:
    """A Premonition: `place` is a Location, or CITY_PLACES and the number of a City."""

    def __init__(self, index: int, id: str, place: int) -> None:
        self.index: int = index
        self.id: str = id
        self.place: int = place
        self.tier: int = 0
        self.conditions: list[Condition] = []
        self.reward: list[Effect] = []


class Primordial:
    """A Primordial; the one without a letter lies in the Underworld from the start."""

    def __init__(self, index: int, id: str, letter: int) -> None:
        self.index: int = index
        self.id: str = id
        self.letter: int = letter
        self.aegis: int = 0
        self.wrath_1: list[Effect] = []
        self.wrath_2: list[Effect] = []


class Song:
    """A Song of an Epic: what it asks for, in the words of `SONG_CONDITIONS`, and its reward."""

    def __init__(self, conditions: list[Condition], reward: list[Effect]) -> None:
        self.conditions: list[Condition] = conditions
        self.reward: list[Effect] = reward


class Quest:
    """A Quest: an Epic has Songs; a Clash has an enemy, and conditions in the words of `CLASH_CONDITIONS`."""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.tier: int = 0
        self.songs: list[Song] = []
        self.enemy: Enemy | None = None
        self.conditions: list[Condition] = []
        self.reward: list[Effect] = []


class Discipline:
    """What a card of the Games of Elis measures."""

    def __init__(self, index: int, id: str, measure: Count) -> None:
        self.index: int = index
        self.id: str = id
        self.measure: Count = measure


class Token:
    """A neutral token, and the Location where it lies at first."""

    def __init__(self, index: int, id: str, location: int) -> None:
        self.index: int = index
        self.id: str = id
        self.location: int = location
