"""A player's board, hand and pieces."""

from typing import Final

from agon.games.hybris.box.numbers import NONE
from agon.kernel.structs import Bag, Number, NumberRow, Struct

# Where a character is: a slot of the boards (0 and up), the artwork of a Location (ARTWORK and up), or one of these.
# Whoever is not in the reserve and not beyond it stands somewhere.
RESERVE: Final = -1
IN_UNDERWORLD: Final = -2
ON_TILE: Final = -3
OUT: Final = -4
ARTWORK: Final = 100

# Where a Location token is.
AT_HAND: Final = 0
UNDER: Final = 1  # a character
USED: Final = 2
UNAVAILABLE: Final = 3

BONUS_TOKEN: Final = 99  # the number of a Bonus Location token under a character; they are not told apart

KINDNESS_TOP: Final = 5
UPGRADE_TILES: Final = 6  # of each player


class Character(NumberRow):
    """A figure: an Olympian, a Hero, a Prophet or an ally from the Coliseum."""

    kind: Number
    hero: Number  # which Hero; NONE for the others
    place: Number = RESERVE
    token: Number = NONE  # the token under it: hidden until it is activated
    seen: Number = 0  # rivals who know that token, as a mask
    activated: bool = False
    lying: bool = False
    joined: int = 0  # the Age in which it came to the reserve; 0: it was there from the start


class Player(Struct):
    """One player's board, hand and pieces."""

    seat: Number
    olympian: Number
    vp: int = 0
    aegis: int = 0
    followers: int = 0
    prayers: int = 0
    kindness: int = 1  # the space of the track, from 1
    determination: int = 1  # likewise
    hand: Bag[Number] = []
    shown: dict[Number, Number] = {}  # cards that rivals know to be in hand (if they still are), and who, as a mask
    deck: list[Number] = []  # the last is the top
    discard: list[Number] = []
    enhanced: Number = NONE  # the Enhanced card, while it is set aside
    premonitions: Bag[Number] = []
    foreseen: dict[Number, Number] = {}  # likewise, of Premonitions
    settled: Bag[Number] = []  # Coliseum cards that everybody has seen to be this player's
    tokens: list[Number] = []  # where each Location token is
    bonus_tokens: int = 0
    marks: int = 0  # Olympian tokens in reserve
    sparks: int = 0  # on the Spark track
    cleared: list[int] = [0] * UPGRADE_TILES  # items gone from each Upgrade tile
    unlocked: int = 0  # tiles turned over, as a mask
    temples: int = 0  # cities with a Temple, as a mask
    storage: list[int] = []
    pillars: list[Number] = []
    uppers: list[Number] = []  # Pillars whose upper half can be seen
    lowers: list[Number] = []  # likewise the lower half
    pillar_resolved: bool = False  # with all that can be seen of it
    turned: Number = 0  # Pillars that are face down already, as a mask
    passed: bool = False
    used: list[int] = []  # powers used in this Age, as often as they were
    might: int = 0  # strength in every Combat until the End of Age phase
    victories: int = 0  # Combats won in this Age
    laurels: int = 0
    trophies: list[Number] = []  # Quests kept
    characters: list[Character] = []
