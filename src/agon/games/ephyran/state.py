"""Everything that lies on the table in a match of Ephyran. Small ints and bit masks: it is copied often.

A zone is `4 * territory + number - 1`; a set of zones is a mask with one bit a zone. Cards, tokens,
gods and reinforcements are numbers of the `Box`.
"""

from typing import Final

from agon.games.ephyran.box import Box
from agon.games.ephyran.setup_options import Rulings
from agon.kernel.chance import Chance
from agon.kernel.game import Event
from agon.kernel.rulebook import Rulebook
from agon.kernel.structs import Bag, Fresh, Number, Seldom, Shared, Struct

NONE: Final = -1
ZONES: Final = 16
TERRITORY: Final = (0x000F, 0x00F0, 0x0F00, 0xF000)  # the zones of each territory
WHOLE_CITY: Final = 0xFFFF  # EPH-GOAL-02
HAND_SIZE: Final = 5  # EPH-SETUP-03, EPH-TURN-04

FIRST_CITY: Final = 3  # EPH-SCORE-07
OTHER_CITY: Final = 1  # EPH-SCORE-08

NOT_YET: Final = 0  # why the game is about to end
PILE_EMPTY: Final = 1
CITY_FINISHED: Final = 2


class Played:
    """A reinforcement that somebody has declared: what others may react to."""

    def __init__(self, seat: int, reinforcement: int, target: int) -> None:
        self.seat = seat
        self.reinforcement = reinforcement
        self.target = target  # the seat it is aimed at, or NONE


class Player(Struct):
    """One player's hand and city."""

    seat: Number
    god: Number = NONE
    hand: Bag[int] = []
    known: Bag[Number] = []  # those cards of the hand that everybody has seen
    city: list[int] = [NONE] * ZONES
    tokens: list[int] = [NONE] * ZONES
    locks: list[Number] = [NONE] * 4  # the Athena Shield on each territory
    have: int = 0  # zones built
    dionysus: int = 0  # zones where a Dionysus stands
    magic: int = 0  # zones with a token
    free: int = WHOLE_CITY  # zones of territories that are not locked

    def next_zones(self) -> int:
        """The zones that may be built now: in each unlocked territory, the one after the last.  EPH-BUILD-02"""
        # Every territory is built from zone 1 up, so its next zone is the bit above those it has.
        return (self.have << 1 | 0x1111) & ~self.have & self.free

    def following(self) -> int:
        """The next zone of each territory, locked or not: what the card tray reminds of.  EPH-TURN-07"""
        return (self.have << 1 | 0x1111) & ~self.have & WHOLE_CITY

    def uncovered(self) -> int:
        """The last zone of each unlocked territory.  EPH-BUILD-04"""
        return self.have & ~(self.have >> 1 & 0x7777) & self.free

    def height(self, territory: int) -> int:
        """How many zones that territory has."""
        height = 0
        for zone in range(4 * territory, 4 * territory + 4):
            height += self.have >> zone & 1
        return height


class Ephyran(Struct):
    """A match of Ephyran at one moment."""

    box: Shared[Box]
    rulings: Shared[Rulings]
    book: Shared["Rulebook[Ephyran, Played]"]
    log: Fresh[list[Event] | None] = None
    chance: Chance = Chance()
    step: str = ""
    reveals: Number = 0
    players: list[Player] = []
    gods: list[Number] = []  # god cards that nobody has (yet)
    draw_pile: list[Number] = []  # the last is the top
    discard_pile: list[Number] = []
    tartarus: list[Number] = []
    supply: list[Number] = []  # magic tokens face down; the last is drawn next
    lost: list[Number] = []  # magic tokens removed from the game
    seen: list[Number] = []  # for each token, the seats that know it, as a mask
    first: Number = 0
    active: Number = 0
    ending: Number = NOT_YET
    finished: list[int] = []  # seats that placed their 16th zone, in order
    # What is under way within a turn:
    playing: Number = NONE  # the reinforcement card being played
    cancelled: bool = False
    aim: list[Number] = []  # what it is aimed at, in the order in which its effects need it
    target: Number = NONE  # the rival it is aimed at
    promised: Number = NONE  # a zone that the active player is known to have in hand
    drawn: list[Number] = []  # cards the active player looks at
    held: Number = NONE  # a Dionysus on his way to a zone
    token: Number = NONE  # a magic token on its way to a zone
    draws: bool = True  # whether the turn ends with a draw
    refused: Number = NONE  # the card just discarded, where it may not be taken back
    exiles: Seldom[list[tuple[Number, Number]]] = []  # each Dionysus discarded out of a city, and whose it was

    def reader(self, seat: int) -> int:
        """The bit of a reader in what is seen of a token. Spectators have one too: some are revealed to all."""
        return 1 << seat if seat >= 0 else 1 << len(self.players)

    def tell(self, event: str, audience: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Something happened, for those who may know it; `log` has a function for each event."""
        if self.log is not None:
            self.log.append((event, audience, (a, b, c, d)))
