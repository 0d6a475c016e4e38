"""Everything that lies on the table in a match of Hybris. Small ints: it is copied often.

Cards, tiles, slots, cities, heroes and so on are numbers of the `Box`. Whatever is hidden lives here.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from agon.cards.phrases import Count
from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.moments import Arsenal, Combat, Turn
from agon.games.hybris.player import Player
from agon.games.hybris.told import absolute
from agon.kernel.chance import Chance
from agon.kernel.game import Count as Counted
from agon.kernel.game import Event, Json

if TYPE_CHECKING:  # what the words mean is said of a table, which has the book that says it
    from agon.games.hybris.book import Book


class Track:
    """Tiles that move along spaces, each with its owner: the Workshop, the Factory, the Technology spaces."""

    def __init__(self, tiles: list[int], owners: list[int]) -> None:
        self.tiles = tiles
        self.owners = owners

    def copy(self) -> "Track":
        return Track(self.tiles.copy(), self.owners.copy())

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


def empty_track(size: int) -> Track:
    return Track([NONE] * size, [NONE] * size)


class Part:
    """What a module adds to the table."""

    def copy(self) -> "Part":
        raise NotImplementedError

    def dump(self) -> dict[str, Json]:
        raise NotImplementedError

    def view(self, box: Box, seat: int) -> Mapping[str, Json]:
        """What that seat may know of it, in the ids of the things on the table."""
        raise NotImplementedError

    def marks(self, seat: int) -> int:
        """How many Olympian tokens of a player lie in it."""
        return 0

    def cards(self) -> list[int]:
        """The Conflict cards of the box that lie in it."""
        return []

    def things(self, g: "Hybris") -> list[str]:
        """The module's own cards and tiles, wherever they are but on the boards of the game."""
        return []

    def determinize(self, g: "Hybris", seat: int, chance: Chance) -> None:
        """Deal anew what that seat cannot know of it."""

    def counts(self, g: "Hybris") -> list[Counted]:
        """What is counted in it, with its limits."""
        return []

    def uncounted(self) -> list[str]:
        """Its fields with numbers that count nothing."""
        return []


class Hybris:
    """A match of Hybris at one moment."""

    # With more than thirty attributes and no slots, Python makes a dictionary for every copy.
    __slots__ = (
        "active",
        "age",
        "arsenal",
        "ascended",
        "asleep",
        "barred",
        "blind",
        "book",
        "box",
        "chance",
        "closed",
        "coliseum_deck",
        "coliseum_discard",
        "coliseum_heroes",
        "combat",
        "completing",
        "counters",
        "decided",
        "disciplines",
        "drafted",
        "factory",
        "final",
        "first_pick",
        "gone",
        "grandeur",
        "kept",
        "log",
        "omens",
        "open_planning",
        "order",
        "parts",
        "passing",
        "piles",
        "pillar_prayers",
        "players",
        "premonition_deck",
        "premonition_discard",
        "primordials",
        "primordials_seen",
        "primordials_unused",
        "quest_deck",
        "quests",
        "quests_gone",
        "reveals",
        "snapshot",
        "songs",
        "spaces",
        "step",
        "tokens",
        "turn",
        "underworld",
        "well",
        "workshop",
    )

    workshop: Track  # these three are there as soon as the boards are
    factory: Track
    spaces: Track

    def __init__(self, box: Box, book: "Book") -> None:
        self.box = box  # the same for all copies, as is the rulebook
        self.book = book
        self.log: list[Event] | None = None
        self.chance: Chance = Chance()
        self.drafted: list[int] = []  # the Olympian of each seat; NONE: not chosen yet
        self.players: list[Player] = []
        self.grandeur: list[int] = []  # the seat on each space of the track, the first space first; NONE: empty
        self.order: list[int] = []  # seats in the order of their Pillars
        self.piles: list[list[int]] = []  # Technologies of each type that nobody has conceived
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
        self.omens: Track = Track([], [])  # Conflict cards beside the Oracle
        self.final: list[Count] = []  # what is compared in the end
        self.turn: Turn = Turn()
        self.combat: Combat | None = None
        self.decided: list[Combat] = []  # their cards lie there until the winner has what they fought for
        self.completing: list[int] = []  # Premonitions, shown until their owner has the reward
        self.passing: list[int] = []  # who has passed, in that order
        self.first_pick: list[int] = []  # who chooses a Pillar before everybody else in this Age
        self.snapshot: list[int] = []  # everybody's Victory Points when the Wrath began
        self.tokens: list[int] = []  # who holds each neutral token
        self.counters: list[int] = []
        self.disciplines: list[int] = []  # one for each Age
        self.parts: dict[str, Part] = {}  # of modules
        self.arsenal: Arsenal = Arsenal()
        self.step: str = ""
        self.reveals: int = 0
        self.age: int = 1
        self.active: int = 0
        self.well: int = 0
        self.pillar_prayers: int = 0  # Pillars with a Prayer on them, as a mask
        self.ascended: int = NONE  # who has won before the last Age was over
        self.open_planning: bool = False  # tokens are shown when the next Planning is over
        self.barred: int = 0  # slots that nobody may enter, as a mask
        self.closed: int = 0  # Cities that are no more, as a mask
        self.blind: bool = False  # a copy on which something is tried out: nothing unknown may be looked at
        # Both masks are made from what modules lay on the table, whose parts dump it.
        self.kept: int = 0  # slots that an enemy of the game holds
        self.asleep: int = 0  # Technology spaces whose tile lies face down

    def copy(self) -> "Hybris":
        g = Hybris(self.box, self.book)
        g.chance = self.chance.copy()
        g.step = self.step
        g.reveals = self.reveals
        g.drafted = self.drafted.copy()
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
        g.final = self.final
        g.turn = self.turn.copy()
        g.combat = None if self.combat is None else self.combat.copy()
        g.decided = [combat.copy() for combat in self.decided]
        g.completing = self.completing.copy()
        g.passing = self.passing.copy()
        g.first_pick = self.first_pick.copy()
        g.open_planning = self.open_planning
        g.snapshot = self.snapshot.copy()
        g.barred = self.barred
        g.closed = self.closed
        g.blind = self.blind
        g.kept = self.kept
        g.asleep = self.asleep
        g.tokens = self.tokens.copy()
        g.counters = self.counters.copy()
        g.disciplines = self.disciplines.copy()
        if self.parts:
            g.parts = {name: part.copy() for name, part in self.parts.items()}
        g.arsenal = self.arsenal
        return g

    def dump(self) -> dict[str, Json]:
        return {
            "chance": [self.chance.key.hex(), self.chance.count],
            "step": self.step,
            "reveals": self.reveals,
            "drafted": self.drafted.copy(),
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
            "final": [count.verb for count in self.final],
            "turn": self.turn.dump(),
            "combat": None if self.combat is None else self.combat.dump(),
            "passing": self.passing.copy(),
            "first_pick": self.first_pick.copy(),
            "open_planning": self.open_planning,
            "snapshot": self.snapshot.copy(),
            "barred": self.barred,
            "tokens": self.tokens.copy(),
            "counters": self.counters.copy(),
            "disciplines": self.disciplines.copy(),
            "parts": {name: part.dump() for name, part in self.parts.items()},
            **self.dump_of_seldom(),
        }

    def dump_of_seldom(self) -> dict[str, Json]:
        """What most positions have nothing of: what only modules change, and what lies there for a moment."""
        seldom: dict[str, Json] = {
            "asleep": self.asleep,
            "blind": self.blind,
            "closed": self.closed,
            "completing": self.completing.copy(),
            "decided": [combat.dump() for combat in self.decided],
            "kept": self.kept,
        }
        return {name: found for name, found in seldom.items() if found}

    def tell(self, event: str, audience: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Something happened, for those who may know it."""
        if self.log is not None:
            numbers = (a, b, c, d)
            self.log.append((event, audience, numbers + absolute(self.box, self.players, event, numbers)))

    def by_grandeur(self) -> list[Player]:
        """The players in the order of the Grandeur track, the foremost first."""
        return [self.players[seat] for seat in self.grandeur if seat >= 0]
