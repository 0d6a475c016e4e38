"""Everything that lies on the table in a match of Hybris. Small ints: it is copied often.

Cards, tiles, slots, cities, heroes and so on are numbers of the `Box`. Whatever is hidden lives here.
"""

from collections.abc import Callable
from typing import Final

from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Effect
from agon.kernel.ask import Play
from agon.kernel.chance import Chance
from agon.kernel.errors import SetupError
from agon.kernel.game import Event, Json
from agon.kernel.rulebook import Rulebook

# Where a character is: a slot of the boards (0 and up), the artwork of a Location (ARTWORK and up), or one of these.
RESERVE: Final = -1
UNDERWORLD: Final = -2
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
AGES: Final = 6


class Scene:
    """What an effect is about: who acts with which character, where, and which tile it comes from."""

    def __init__(self, actor: int) -> None:
        self.actor = actor  # the player whose action, or whose event, this is
        self.character: int = NONE  # of the actor
        self.slot: int = NONE
        self.location: int = NONE
        self.city: int = NONE
        self.tile: int = NONE  # the Technology the effect comes from, or that is being deployed
        self.space: int = NONE


class Character:
    """A figure: an Olympian, a Hero, a Prophet or an ally from the Coliseum."""

    def __init__(self, kind: int, hero: int) -> None:
        self.kind = kind
        self.hero = hero  # which Hero; NONE for the others
        self.place: int = RESERVE
        self.token: int = NONE  # the token under it: hidden until it is activated
        self.activated: bool = False
        self.lying: bool = False

    def copy(self) -> "Character":
        twin = Character(self.kind, self.hero)
        twin.place = self.place
        twin.token = self.token
        twin.activated = self.activated
        twin.lying = self.lying
        return twin

    def dump(self) -> list[int]:
        return [self.kind, self.hero, self.place, self.token, int(self.activated), int(self.lying)]


class Player:
    """One player's board, hand and pieces."""

    def __init__(self, seat: int, olympian: int) -> None:
        self.seat = seat
        self.olympian = olympian
        self.vp: int = 0
        self.aegis: int = 0
        self.followers: int = 0
        self.prayers: int = 0
        self.kindness: int = 1  # the space of the track, from 1
        self.determination: int = 1  # likewise
        self.hand: list[int] = []
        self.deck: list[int] = []  # the last is the top
        self.discard: list[int] = []
        self.enhanced: int = NONE  # the Enhanced card, while it is set aside
        self.premonitions: list[int] = []
        self.tokens: list[int] = []  # where each Location token is
        self.bonus_tokens: int = 0
        self.marks: int = 0  # Olympian tokens in reserve
        self.sparks: int = 0  # on the Spark track
        self.cleared: list[int] = [0] * 6  # items gone from each Upgrade tile
        self.unlocked: int = 0  # tiles turned over, as a mask
        self.temples: int = 0  # cities with a Temple, as a mask
        self.storage: list[int] = []
        self.pillar: int = NONE
        self.pillar_resolved: bool = False
        self.passed: bool = False
        self.used: list[int] = []  # powers used in this Age
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
        p.deck = self.deck.copy()
        p.discard = self.discard.copy()
        p.enhanced = self.enhanced
        p.premonitions = self.premonitions.copy()
        p.tokens = self.tokens.copy()
        p.bonus_tokens = self.bonus_tokens
        p.marks = self.marks
        p.sparks = self.sparks
        p.cleared = self.cleared.copy()
        p.unlocked = self.unlocked
        p.temples = self.temples
        p.storage = self.storage.copy()
        p.pillar = self.pillar
        p.pillar_resolved = self.pillar_resolved
        p.passed = self.passed
        p.used = self.used.copy()
        p.characters = [character.copy() for character in self.characters]
        return p

    def dump(self) -> dict[str, Json]:
        return {
            "olympian": self.olympian,
            "vp": self.vp,
            "aegis": self.aegis,
            "followers": self.followers,
            "prayers": self.prayers,
            "kindness": self.kindness,
            "determination": self.determination,
            "hand": sorted(self.hand),
            "deck": self.deck.copy(),
            "discard": self.discard.copy(),
            "enhanced": self.enhanced,
            "premonitions": sorted(self.premonitions),
            "tokens": self.tokens.copy(),
            "bonus_tokens": self.bonus_tokens,
            "marks": self.marks,
            "sparks": self.sparks,
            "cleared": self.cleared.copy(),
            "unlocked": self.unlocked,
            "temples": self.temples,
            "storage": self.storage.copy(),
            "pillar": self.pillar,
            "pillar_resolved": self.pillar_resolved,
            "passed": self.passed,
            "used": self.used.copy(),
            "characters": [character.dump() for character in self.characters],
        }


class Track:
    """Tiles that move along spaces, each with its owner: the Workshop, the Factory, the Technology spaces."""

    def __init__(self, size: int) -> None:
        self.tiles: list[int] = [NONE] * size
        self.owners: list[int] = [NONE] * size

    def copy(self) -> "Track":
        twin = Track(0)
        twin.tiles = self.tiles.copy()
        twin.owners = self.owners.copy()
        return twin

    def dump(self) -> list[list[int]]:
        return [self.tiles.copy(), self.owners.copy()]

    def put(self, space: int, tile: int, owner: int) -> None:
        self.tiles[space] = tile
        self.owners[space] = owner

    def lift(self, space: int) -> tuple[int, int]:
        """Take the tile of a space away: tile and owner, NONE if it was empty."""
        found = (self.tiles[space], self.owners[space])
        self.put(space, NONE, NONE)
        return found


class Hybris:
    """A match of Hybris at one moment."""

    def __init__(self, box: Box, book: "Book") -> None:
        self.box = box  # the same for all copies, as is the rulebook
        self.book = book
        self.log: list[Event] | None = None
        self.chance: Chance = Chance()
        self.step: str = ""
        self.reveals: int = 0
        self.players: list[Player] = []
        self.age: int = 1
        self.grandeur: list[int] = []  # the seat on each space of the track, the first space first; NONE: empty
        self.order: list[int] = []  # seats in the order of their Pillars
        self.active: int = 0
        self.well: int = 0
        self.pillar_prayers: int = 0  # Pillars with a Prayer on them, as a mask
        self.piles: list[list[int]] = []  # Technologies of each type that nobody has conceived
        self.workshop: Track = Track(0)
        self.factory: Track = Track(0)
        self.spaces: Track = Track(0)
        self.gone: list[int] = []  # Technologies removed from the game
        self.quest_deck: list[int] = []
        self.quests: list[int] = []  # in the zones from left to right
        self.songs: list[list[int]] = []  # for each zone, who completed each Song so far
        self.quests_gone: list[int] = []
        self.premonition_deck: list[int] = []
        self.premonition_discard: list[int] = []
        self.coliseum_deck: list[int] = []
        self.coliseum_discard: list[int] = []
        self.coliseum_heroes: list[int] = []  # those who can still be fought
        self.primordials: list[int] = []  # face down at the Oracle: alpha, beta, gamma; NONE once revealed
        self.primordials_seen: list[int] = []  # for each, the seats that looked at it, as a mask
        self.primordials_unused: list[int] = []  # out of the game, unseen
        self.underworld: list[int] = []  # Primordials; the last lies on top
        self.omens: Track = Track(0)  # Conflict cards beside the Oracle
        self.ascended: int = NONE  # who unlocked all Upgrade tiles

    def copy(self) -> "Hybris":
        g = Hybris(self.box, self.book)
        g.chance = self.chance.copy()
        g.step = self.step
        g.reveals = self.reveals
        g.players = [p.copy() for p in self.players]
        g.age = self.age
        g.grandeur = self.grandeur.copy()
        g.order = self.order.copy()
        g.active = self.active
        g.well = self.well
        g.pillar_prayers = self.pillar_prayers
        g.piles = [pile.copy() for pile in self.piles]
        g.workshop = self.workshop.copy()
        g.factory = self.factory.copy()
        g.spaces = self.spaces.copy()
        g.gone = self.gone.copy()
        g.quest_deck = self.quest_deck.copy()
        g.quests = self.quests.copy()
        g.songs = [songs.copy() for songs in self.songs]
        g.quests_gone = self.quests_gone.copy()
        g.premonition_deck = self.premonition_deck.copy()
        g.premonition_discard = self.premonition_discard.copy()
        g.coliseum_deck = self.coliseum_deck.copy()
        g.coliseum_discard = self.coliseum_discard.copy()
        g.coliseum_heroes = self.coliseum_heroes.copy()
        g.primordials = self.primordials.copy()
        g.primordials_seen = self.primordials_seen.copy()
        g.primordials_unused = self.primordials_unused.copy()
        g.underworld = self.underworld.copy()
        g.omens = self.omens.copy()
        g.ascended = self.ascended
        return g

    def dump(self) -> dict[str, Json]:
        return {
            "chance": [self.chance.key.hex(), self.chance.count],
            "step": self.step,
            "reveals": self.reveals,
            "players": [p.dump() for p in self.players],
            "age": self.age,
            "grandeur": self.grandeur.copy(),
            "order": self.order.copy(),
            "active": self.active,
            "well": self.well,
            "pillar_prayers": self.pillar_prayers,
            "piles": [pile.copy() for pile in self.piles],
            "workshop": self.workshop.dump(),
            "factory": self.factory.dump(),
            "spaces": self.spaces.dump(),
            "gone": self.gone.copy(),
            "quest_deck": self.quest_deck.copy(),
            "quests": self.quests.copy(),
            "songs": [songs.copy() for songs in self.songs],
            "quests_gone": self.quests_gone.copy(),
            "premonition_deck": self.premonition_deck.copy(),
            "premonition_discard": self.premonition_discard.copy(),
            "coliseum_deck": self.coliseum_deck.copy(),
            "coliseum_discard": self.coliseum_discard.copy(),
            "coliseum_heroes": self.coliseum_heroes.copy(),
            "primordials": self.primordials.copy(),
            "primordials_seen": self.primordials_seen.copy(),
            "primordials_unused": self.primordials_unused.copy(),
            "underworld": self.underworld.copy(),
            "omens": self.omens.dump(),
            "ascended": self.ascended,
        }

    def tell(self, event: str, audience: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Something happened, for those who may know it."""
        if self.log is not None:
            self.log.append((event, audience, (a, b, c, d)))

    def by_grandeur(self) -> list[Player]:
        """The players in the order of the Grandeur track, the foremost first."""
        return [self.players[seat] for seat in self.grandeur if seat != NONE]


Verb = Callable[[Hybris, Player, Effect, Scene], Play]


class Book(Rulebook[Hybris, Scene]):
    """The rulebook of a match of Hybris: besides steps and triggers, what each verb of an effect does.

    A module adds verbs of its own; nothing in the base rules knows which there are.
    """

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.verbs: dict[str, Verb] = {}

    def add_verb(self, name: str, procedure: Verb) -> None:
        if name in self.verbs:
            raise SetupError(f"two rules claim the verb {name!r}")
        self.verbs[name] = procedure

    def resolve(self, g: Hybris, p: Player, effects: list[Effect], scene: Scene) -> Play:
        """Carry out effects for a player, one after the other."""
        for effect in effects:
            yield from self.verbs[effect.verb](g, p, effect, scene)
