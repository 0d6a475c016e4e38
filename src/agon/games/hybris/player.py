"""A player's board, hand and pieces."""

from typing import Final

from agon.games.hybris.box.numbers import NONE
from agon.kernel.game import Json

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


class Character:
    """A figure: an Olympian, a Hero, a Prophet or an ally from the Coliseum."""

    def __init__(self, kind: int, hero: int) -> None:
        self.kind = kind
        self.hero = hero  # which Hero; NONE for the others
        self.place: int = RESERVE
        self.token: int = NONE  # the token under it: hidden until it is activated
        self.seen: int = 0  # rivals who know that token, as a mask
        self.activated: bool = False
        self.lying: bool = False
        self.joined: int = 0  # the Age in which it came to the reserve; 0: it was there from the start

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

    # With more than thirty attributes and no slots, Python makes a dictionary for every copy.
    __slots__ = (
        "aegis",
        "bonus_tokens",
        "characters",
        "cleared",
        "deck",
        "determination",
        "discard",
        "enhanced",
        "followers",
        "foreseen",
        "hand",
        "kindness",
        "laurels",
        "lowers",
        "marks",
        "might",
        "olympian",
        "passed",
        "pillar_resolved",
        "pillars",
        "prayers",
        "premonitions",
        "seat",
        "settled",
        "shown",
        "sparks",
        "storage",
        "temples",
        "tokens",
        "trophies",
        "turned",
        "unlocked",
        "uppers",
        "used",
        "victories",
        "vp",
    )

    hand: list[int]
    shown: dict[int, int]  # cards that rivals know to be in hand (if they still are), and who, as a mask
    deck: list[int]  # the last is the top
    discard: list[int]
    premonitions: list[int]
    foreseen: dict[int, int]  # likewise, of Premonitions
    settled: list[int]  # Coliseum cards that everybody has seen to be this player's
    tokens: list[int]  # where each Location token is
    cleared: list[int]  # items gone from each Upgrade tile
    storage: list[int]
    pillars: list[int]
    uppers: list[int]  # Pillars whose upper half can be seen
    lowers: list[int]  # likewise the lower half
    used: list[int]  # powers used in this Age, as often as they were
    trophies: list[int]  # Quests kept
    characters: list[Character]

    def __init__(self, seat: int, olympian: int) -> None:
        """A player who has nothing yet, not even an empty hand: `new_player` and `copy` see to that."""
        self.seat = seat
        self.olympian = olympian
        self.vp: int = 0
        self.aegis: int = 0
        self.followers: int = 0
        self.prayers: int = 0
        self.kindness: int = 1  # the space of the track, from 1
        self.determination: int = 1  # likewise
        self.enhanced: int = NONE  # the Enhanced card, while it is set aside
        self.bonus_tokens: int = 0
        self.marks: int = 0  # Olympian tokens in reserve
        self.sparks: int = 0  # on the Spark track
        self.unlocked: int = 0  # tiles turned over, as a mask
        self.temples: int = 0  # cities with a Temple, as a mask
        self.pillar_resolved: bool = False  # with all that can be seen of it
        self.turned: int = 0  # Pillars that are face down already, as a mask
        self.passed: bool = False
        self.might: int = 0  # strength in every Combat until the End of Age phase
        self.victories: int = 0  # Combats won in this Age
        self.laurels: int = 0

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
        p.turned = self.turned
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
            "turned": self.turned,
            "passed": self.passed,
            "used": self.used.copy(),
            "might": self.might,
            "victories": self.victories,
            "laurels": self.laurels,
            "trophies": self.trophies.copy(),
            "characters": [character.dump() for character in self.characters],
        }


def new_player(seat: int, olympian: int) -> Player:
    """A player with nothing in hand and nothing on the board."""
    p = Player(seat, olympian)
    p.hand = []
    p.shown = {}
    p.deck = []
    p.discard = []
    p.premonitions = []
    p.foreseen = {}
    p.settled = []
    p.tokens = []
    p.cleared = [0] * 6
    p.storage = []
    p.pillars = []
    p.uppers = []
    p.lowers = []
    p.used = []
    p.trophies = []
    p.characters = []
    return p
