"""Everything that lies on the table in a match of Hybris. Small ints: it is copied often.

Cards, tiles, slots, cities, heroes and so on are numbers of the `Box`. Whatever is hidden lives here.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from agon.cards.phrases import Count
from agon.cards.sources import Arsenal
from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.event_numbers import absolute
from agon.games.hybris.player import Player
from agon.games.hybris.scenes import Combat, Source, Turn
from agon.kernel.chance import Chance
from agon.kernel.game import Count as Counted
from agon.kernel.game import Event, Json
from agon.kernel.pens import Pen, Sort
from agon.kernel.structs import Fresh, Number, Row, Seldom, Shared, Struct

if TYPE_CHECKING:  # what the words mean is said of a table, which has the book that says it
    from agon.games.hybris.book import Book


class Track(Row):
    """Tiles that move along spaces, each with its owner: the Workshop, the Factory, the Technology spaces."""

    tiles: list[Number]
    owners: list[Number]

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


class Part(Struct):
    """What a module adds to the table."""

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
        """Deal again what that seat cannot know of it."""

    def counts(self, g: "Hybris") -> list[Counted]:
        """What is counted in it, with its limits."""
        return []

    def observe(self, g: "Hybris", sorts: Mapping[str, Sort], seat: int, pen: Pen) -> None:
        """What that seat may know of it as numbers: always as many, in the same order."""


class Hybris(Struct):
    """A match of Hybris at one moment."""

    box: Shared[Box]
    book: Shared["Book"]
    log: Fresh[list[Event] | None] = None
    chance: Chance = Chance()
    drafted: list[Number] = []  # the Olympian of each seat; NONE: not chosen yet
    players: list[Player] = []
    grandeur: list[int] = []  # the seat on each space of the track, the first space first; NONE: empty
    order: list[Number] = []  # seats in the order of their Pillars
    workshop: Track = Track([], [])
    factory: Track = Track([], [])
    spaces: Track = Track([], [])
    piles: list[list[Number]] = []  # Technologies of each type that nobody has conceived
    gone: list[Number] = []  # Technologies removed from the game
    quest_deck: list[Number] = []
    quests: list[Number] = []  # in the zones from left to right
    songs: list[list[int]] = []  # for each zone, who completed each Song so far
    quests_gone: list[Number] = []
    premonition_deck: list[Number] = []
    premonition_discard: list[Number] = []
    coliseum_deck: list[Number] = []
    coliseum_discard: list[Number] = []
    coliseum_heroes: list[Number] = []  # those who can still be fought
    primordials: list[Number] = []  # face down at the Oracle: alpha, beta, gamma; NONE once revealed
    primordials_seen: list[Number] = []  # for each, the seats that looked at it, as a mask
    primordials_unused: list[Number] = []  # out of the game, unseen
    underworld: list[Number] = []  # Primordials; the last lies on top
    omens: Track = Track([], [])  # Conflict cards beside the Oracle
    final: Shared[list[Count]] = []  # what is compared in the end
    turn: Turn = Turn()
    combat: Combat | None = None
    decided: Seldom[list[Combat]] = []  # their cards lie there until the winner has what they fought for
    completing: Seldom[list[Number]] = []  # Premonitions, shown until their owner has the reward
    passing: list[Number] = []  # who has passed, in that order
    first_pick: list[Number] = []  # who chooses a Pillar before everybody else in this Age
    snapshot: list[Number] = []  # everybody's Victory Points when the Wrath began
    tokens: list[Number] = []  # who holds each neutral token
    counters: list[int] = []
    disciplines: list[Number] = []  # one for each Age
    parts: dict[str, Part] = {}  # of modules
    arsenal: Shared[Arsenal[Source]] = Arsenal()
    step: str = ""
    reveals: Number = 0
    age: int = 1
    active: Number = 0
    well: int = 0
    pillar_prayers: Number = 0  # Pillars with a Prayer on them, as a mask
    ascended: Number = NONE  # who has won before the last Age was over
    open_planning: bool = False  # tokens are shown when the next Planning is over
    barred: Number = 0  # slots that nobody may enter, as a mask
    closed: Seldom[Number] = 0  # Cities that are no more, as a mask
    blind: Seldom[bool] = False  # a copy on which something is tried out: nothing unknown may be looked at
    # Both masks are made from what modules lay on the table, whose parts dump it.
    kept: Seldom[Number] = 0  # slots that an enemy of the game holds
    asleep: Seldom[Number] = 0  # Technology spaces whose tile lies face down

    def dump_final(self) -> Json:
        return [count.verb for count in self.final]

    def tell(self, event: str, audience: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Something happened, for those who may know it."""
        if self.log is not None:
            numbers = (a, b, c, d)
            self.log.append((event, audience, numbers + absolute(self.box, self.players, event, numbers)))

    def by_grandeur(self) -> list[Player]:
        """The players in the order of the Grandeur track, the foremost first."""
        return [self.players[seat] for seat in self.grandeur if seat >= 0]
