"""Everything that lies on the table in a match of Ephyran. Small ints and bit masks: it is copied often.

A zone is `4 * territory + number - 1`; a set of zones is a mask with one bit a zone. Cards, tokens,
gods and reinforcements are numbers of the `Box`.
"""

from typing import Final

from agon.games.ephyran.box import Box
from agon.games.ephyran.law import Law
from agon.kernel.chance import Chance
from agon.kernel.game import Event, Json
from agon.kernel.rulebook import Rulebook

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


class Player:
    """One player's hand and city."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.god: int = NONE
        self.hand: list[int] = []
        self.known: list[int] = []  # those cards of the hand that everybody has seen
        self.city: list[int] = [NONE] * ZONES
        self.tokens: list[int] = [NONE] * ZONES
        self.locks: list[int] = [NONE] * 4  # the Athena Shield on each territory
        self.have: int = 0  # zones built
        self.dionysus: int = 0  # zones where a Dionysus stands
        self.magic: int = 0  # zones with a token
        self.free: int = WHOLE_CITY  # zones of territories that are not locked

    def copy(self) -> "Player":
        p = Player(self.seat)
        p.god = self.god
        p.hand = self.hand.copy()
        p.known = self.known.copy()
        p.city = self.city.copy()
        p.tokens = self.tokens.copy()
        p.locks = self.locks.copy()
        p.have = self.have
        p.dionysus = self.dionysus
        p.magic = self.magic
        p.free = self.free
        return p

    def dump(self) -> dict[str, Json]:
        return {
            "seat": self.seat,
            "god": self.god,
            "hand": sorted(self.hand),
            "known": sorted(self.known),
            "city": self.city.copy(),
            "tokens": self.tokens.copy(),
            "locks": self.locks.copy(),
            "have": self.have,
            "dionysus": self.dionysus,
            "magic": self.magic,
            "free": self.free,
        }

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


class Ephyran:
    """A match of Ephyran at one moment."""

    def __init__(self, box: Box, law: Law, book: "Rulebook[Ephyran, Played]") -> None:
        self.box = box  # the same for all copies, as are the two that follow
        self.law = law
        self.book = book
        self.log: list[Event] | None = None
        self.chance: Chance = Chance()
        self.step: str = ""
        self.reveals: int = 0
        self.players: list[Player] = []
        self.gods: list[int] = []  # god cards that nobody has (yet)
        self.draw_pile: list[int] = []  # the last is the top
        self.discard_pile: list[int] = []
        self.tartarus: list[int] = []
        self.supply: list[int] = []  # magic tokens face down; the last is drawn next
        self.lost: list[int] = []  # magic tokens removed from the game
        self.seen: list[int] = []  # for each token, the seats that know it, as a mask
        self.first: int = 0
        self.active: int = 0
        self.ending: int = NOT_YET
        self.finished: list[int] = []  # seats that placed their 16th zone, in order
        # What is under way within a turn:
        self.playing: int = NONE  # the reinforcement card being played
        self.cancelled: bool = False
        self.aim: list[int] = []  # what it is aimed at, in the order in which its effects need it
        self.target: int = NONE  # the rival it is aimed at
        self.promised: int = NONE  # a zone that the active player is known to have in hand
        self.drawn: list[int] = []  # cards the active player looks at
        self.held: int = NONE  # a Dionysus on his way to a zone
        self.token: int = NONE  # a magic token on its way to a zone
        self.draws: bool = True  # whether the turn ends with a draw
        self.refused: int = NONE  # the card just discarded, where it may not be taken back
        self.exiles: list[tuple[int, int]] = []  # each Dionysus discarded out of a city, and whose it was

    def copy(self) -> "Ephyran":
        g = Ephyran(self.box, self.law, self.book)
        g.chance = self.chance.copy()
        g.step = self.step
        g.reveals = self.reveals
        g.players = [p.copy() for p in self.players]
        g.gods = self.gods.copy()
        g.draw_pile = self.draw_pile.copy()
        g.discard_pile = self.discard_pile.copy()
        g.tartarus = self.tartarus.copy()
        g.supply = self.supply.copy()
        g.lost = self.lost.copy()
        g.seen = self.seen.copy()
        g.first = self.first
        g.active = self.active
        g.ending = self.ending
        g.finished = self.finished.copy()
        g.playing = self.playing
        g.cancelled = self.cancelled
        g.aim = self.aim.copy()
        g.target = self.target
        g.promised = self.promised
        g.drawn = self.drawn.copy()
        g.held = self.held
        g.token = self.token
        g.draws = self.draws
        g.refused = self.refused
        g.exiles = self.exiles.copy()
        return g

    def dump(self) -> dict[str, Json]:
        return {
            "chance": [self.chance.key.hex(), self.chance.count],
            "step": self.step,
            "reveals": self.reveals,
            "players": [p.dump() for p in self.players],
            "gods": self.gods.copy(),
            "draw_pile": self.draw_pile.copy(),
            "discard_pile": self.discard_pile.copy(),
            "tartarus": self.tartarus.copy(),
            "supply": self.supply.copy(),
            "lost": self.lost.copy(),
            "seen": self.seen.copy(),
            "first": self.first,
            "active": self.active,
            "ending": self.ending,
            "finished": self.finished.copy(),
            "playing": self.playing,
            "cancelled": self.cancelled,
            "aim": self.aim.copy(),
            "target": self.target,
            "promised": self.promised,
            "drawn": self.drawn.copy(),
            "held": self.held,
            "token": self.token,
            "draws": self.draws,
            "refused": self.refused,
            **({"exiles": [list(exile) for exile in self.exiles]} if self.exiles else {}),
        }

    def reader(self, seat: int) -> int:
        """The bit of a reader in what is seen of a token. Spectators have one too: some are revealed to all."""
        return 1 << seat if seat >= 0 else 1 << len(self.players)

    def tell(self, event: str, audience: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Something happened, for those who may know it; `events.ARGUMENTS` says what the numbers are."""
        if self.log is not None:
            self.log.append((event, audience, (a, b, c, d)))
