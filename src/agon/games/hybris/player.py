"""A player's board, hand and pieces."""

from typing import Final

from agon.games.hybris.box.numbers import NONE
from agon.kernel.game import Json

# Where a character is: a slot of the boards (0 and up), the artwork of a Location (ARTWORK and up), or one of these.
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

BONUS_TOKEN: Final = 8  # the number of a Bonus Location token under a character; they are not told apart

KINDNESS_TOP: Final = 5


class Character:
    """A figure: an Olympian, a Hero, a Prophet or an ally from the Coliseum."""

    place: int = RESERVE
    token: int = NONE  # the token under it: hidden until it is activated
    seen: int = 0  # rivals who know that token, as a mask
    activated: bool = False
    lying: bool = False
    joined: int = 0  # the Age in which it came to the reserve; 0: it was there from the start

    def __init__(self, kind: int, hero: int) -> None:
        self.kind = kind
        self.hero = hero  # which Hero; NONE for the others

    def copy(self) -> "Character":
        twin = Character(self.kind, self.hero)
        twin.place = self.place
        twin.token = self.token
        twin.seen = self.seen
        twin.activated = self.activated
        twin.lying = self.lying
        twin.joined = self.joined
        return twin

    def dump(self) -> list[int]:
        state = [self.kind, self.hero, self.place, self.token, self.seen]
        return [*state, int(self.activated), int(self.lying), self.joined]


class Player:
    """One player's board, hand and pieces."""

    vp: int = 0
    aegis: int = 0
    followers: int = 0
    prayers: int = 0
    kindness: int = 1  # the space of the track, from 1
    determination: int = 1  # likewise
    enhanced: int = NONE  # the Enhanced card, while it is set aside
    bonus_tokens: int = 0
    marks: int = 0  # Olympian tokens in reserve
    sparks: int = 0  # on the Spark track
    unlocked: int = 0  # tiles turned over, as a mask
    temples: int = 0  # cities with a Temple, as a mask
    pillar_resolved: bool = False
    passed: bool = False
    might: int = 0  # strength in every Combat until the End of Age phase
    victories: int = 0  # Combats won in this Age
    laurels: int = 0

    def __init__(self, seat: int, olympian: int) -> None:
        self.seat = seat
        self.olympian = olympian
        self.hand: list[int] = []
        self.shown: dict[int, int] = {}  # cards that rivals know to be in hand (if they still are), and who, as a mask
        self.deck: list[int] = []  # the last is the top
        self.discard: list[int] = []
        self.premonitions: list[int] = []
        self.foreseen: dict[int, int] = {}  # likewise, of Premonitions
        self.settled: list[int] = []  # Coliseum cards that everybody has seen to be this player's
        self.tokens: list[int] = []  # where each Location token is
        self.cleared: list[int] = [0] * 6  # items gone from each Upgrade tile
        self.storage: list[int] = []
        self.pillars: list[int] = []
        self.uppers: list[int] = []  # Pillars whose upper half can be seen
        self.lowers: list[int] = []  # likewise the lower half
        self.used: list[int] = []  # powers used in this Age, as often as they were
        self.trophies: list[int] = []  # Quests kept
        self.characters: list[Character] = []

    def copy(self) -> "Player":
        p = Player(self.seat, self.olympian)
        p.vp = self.vp
        p.aegis = self.aegis
        p.followers = self.followers
        p.prayers = self.prayers
        p.kindness = self.kindness
        p.determination = self.determination
        p.hand = self.hand.copy()
        p.shown = self.shown.copy()
        p.deck = self.deck.copy()
        p.discard = self.discard.copy()
        p.enhanced = self.enhanced
        p.premonitions = self.premonitions.copy()
        p.foreseen = self.foreseen.copy()
        p.settled = self.settled.copy()
        p.tokens = self.tokens.copy()
        p.bonus_tokens = self.bonus_tokens
        p.marks = self.marks
        p.sparks = self.sparks
        p.cleared = self.cleared.copy()
        p.unlocked = self.unlocked
        p.temples = self.temples
        p.storage = self.storage.copy()
        p.pillars = self.pillars.copy()
        p.uppers = self.uppers.copy()
        p.lowers = self.lowers.copy()
        p.pillar_resolved = self.pillar_resolved
        p.passed = self.passed
        p.used = self.used.copy()
        p.might = self.might
        p.victories = self.victories
        p.laurels = self.laurels
        p.trophies = self.trophies.copy()
        p.characters = [character.copy() for character in self.characters]
        return p

    def dump(self) -> dict[str, Json]:
        return {
            "seat": self.seat,
            "olympian": self.olympian,
            "vp": self.vp,
            "aegis": self.aegis,
            "followers": self.followers,
            "prayers": self.prayers,
            "kindness": self.kindness,
            "determination": self.determination,
            "hand": sorted(self.hand),
            "shown": [[card, self.shown[card]] for card in sorted(self.shown)],
            "deck": self.deck.copy(),
            "discard": self.discard.copy(),
            "enhanced": self.enhanced,
            "premonitions": sorted(self.premonitions),
            "foreseen": [[card, self.foreseen[card]] for card in sorted(self.foreseen)],
            "settled": sorted(self.settled),
            "tokens": self.tokens.copy(),
            "bonus_tokens": self.bonus_tokens,
            "marks": self.marks,
            "sparks": self.sparks,
            "cleared": self.cleared.copy(),
            "unlocked": self.unlocked,
            "temples": self.temples,
            "storage": self.storage.copy(),
            "pillars": self.pillars.copy(),
            "uppers": self.uppers.copy(),
            "lowers": self.lowers.copy(),
            "pillar_resolved": self.pillar_resolved,
            "passed": self.passed,
            "used": self.used.copy(),
            "might": self.might,
            "victories": self.victories,
            "laurels": self.laurels,
            "trophies": self.trophies.copy(),
            "characters": [character.dump() for character in self.characters],
        }
