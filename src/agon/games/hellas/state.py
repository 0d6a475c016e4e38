"""Everything that lies on the table in a match of Lords of Hellas. Small ints: it is copied often.

Cards, regions, heroes, monsters and so on are numbers of the `Box`. Colours, not players, stand on the map; `commander`
says who moves them. Whatever is hidden lives here.
"""

from collections.abc import Callable, Generator, Mapping
from typing import NamedTuple, Protocol

from agon.cards.book import CardBook
from agon.cards.phrases import Count, Effect
from agon.cards.sources import Arsenal
from agon.cards.speech import Speech
from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.hunting import Beast, Hunt
from agon.games.hellas.player import Player
from agon.games.hellas.scenes import COLOUR_COUNT, Draft, Looked, Losses, March, Moving, Scene, Source
from agon.kernel.account import Entry
from agon.kernel.account import Row as Told
from agon.kernel.acts import Acts
from agon.kernel.ask import Ask, Kind, Play, Together
from agon.kernel.chance import Chance
from agon.kernel.errors import SetupError
from agon.kernel.for_compiler import mypyc_attr
from agon.kernel.game import Count as Counted
from agon.kernel.game import Evaluation, Event, Face, Json
from agon.kernel.legality import Legality, Reason
from agon.kernel.pens import Pen
from agon.kernel.rulebook import unclaimed
from agon.kernel.structs import Fresh, Number, Row, Shared, Struct
from agon.kernel.words import Arg, Message


class Monument(Row):
    """A monument: how high it is, and the colours of the priests on it."""

    level: int
    priests: list[int] = []


class Part(Protocol):
    """What a module adds to the table."""

    def copy(self) -> "Part": ...

    def dump(self) -> dict[str, Json]: ...

    def view(self, box: Box, seat: int) -> Mapping[str, Json]:
        """What that seat may know of it, in the ids of the things on the table."""

    def determinize(self, seat: int, chance: Chance) -> None:
        """Redraw, in place, what the seat cannot know of it."""

    def things(self) -> list[str]:
        """Every token that it holds, for the census."""

    def counts(self, g: "Hellas") -> list[Counted]:
        """What is counted in it, with its limits."""

    def observe(self, g: "Hellas", pen: Pen) -> None:
        """What everybody may know of it as numbers: always as many, in the same order."""

    def uncounted(self) -> list[str]:
        """Its fields with numbers that count nothing."""


class Hellas(Struct):
    """A match of Lords of Hellas at one moment."""

    box: Shared[Box]
    book: Shared["Book"]
    log: Fresh[list[Event] | None] = None
    chance: Chance = Chance()
    seated: list[Number] = []  # the hero that each seat wants; NONE: it will choose
    armies: list[Number] = []  # likewise its colour
    players: list[Player] = []
    step: str = ""
    reveals: Number = 0
    round: int = 1
    active: Number = 0  # the seat whose turn it is, or who takes a hero now
    starting: Number = 0  # the seat that took its hero first
    specials: int = 0  # special actions that are still to be performed this turn
    acted: bool = False  # whether the one that every turn has is performed: the others may be declined
    temples: Number = 0  # regions with a temple or the oracle, as a mask
    temples_left: int = 0  # on the temple card, without the oracle
    temple_card: Number = NONE
    closed: Number = 0  # sea trails that the units of players may not use, as a mask
    completed: Number = NONE  # the god of the first completed monument, while King of Kings is used.  LOH-MVIC-08
    countdown: int = NONE  # tokens on the activation card; NONE: not active
    countdown_seat: Number = NONE  # who has the activation card
    winner: Number = NONE
    ending: str = ""  # how the game was won or lost
    commander: list[Number] = [NONE] * COLOUR_COUNT  # of each colour: a seat, PERSIANS, or nobody
    hoplites: list[int] = []  # by region, then by colour
    fortified: list[Number] = []  # the colour of the hoplite in the city
    control: list[int] = []  # the colour of the control token
    waiting: list[Number] = []  # regions for which no control token was left, first come.  LOH-MMAP-08
    monuments: list[Monument] = []
    beasts: list[Beast] = []
    glory: list[Number] = []  # the seat that holds each glory token
    quests: list[int] = []  # the quest in each slot; NONE: free
    quests_gone: list[Number] = []  # done or given up
    # The last card of a deck is its top.
    combat_deck: list[Number] = []
    combat_discard: list[Number] = []
    attack_deck: list[Number] = []
    attack_discard: list[Number] = []
    attack_seen: dict[Number, Number] = {}  # who knows where a card of the discard pile that was not played is
    event_deck: list[Number] = []  # monster cards, then quests numbered after them
    event_discard: list[Number] = []
    blessing_deck: list[Number] = []
    blessing_discard: list[Number] = []
    blessing_seen: dict[Number, Number] = {}  # who knows a blessing of the discard pile, as a mask
    artifact_deck: list[Number] = []  # neutral ones
    rolling: list[Number] = []  # monsters that have still to act in this monster phase
    dice: dict[Number, Number] = {}  # what the die shows for them, once it is rolled for all
    battle: Battle | None = None
    hunt: Hunt | None = None
    march: March | None = None
    moving: Moving | None = None
    losses: Losses | None = None
    draft: Draft | None = None
    looked: Looked | None = None
    parts: dict[str, Part] = {}  # of modules
    arsenal: Shared[Arsenal[Source]] = Arsenal()

    def tell(self, event: str, audience: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Something happened, for those who may know it."""
        if self.log is not None:
            self.log.append((event, audience, (a, b, c, d)))

    def from_active(self) -> list[Player]:
        """The players clockwise from the active one."""
        return self.players[self.active :] + self.players[: self.active]


Verb = Callable[[Hellas, Player, Effect, Scene], Play]
Counts = Callable[[Hellas, Player, Count, Scene], int]
Perform = Callable[[Hellas, Player], Play]
WhyNot = Callable[[Hellas, Player], Reason | None]
Choice = Generator[Ask | Together, int, int]
ColourAt = Callable[[Hellas, Player, int], int]
MakePart = Callable[[Hellas], Part]
AddOffers = Callable[[Box, Acts], None]
MakeFace = Callable[[Box, str], Face]
ReadEvent = Callable[[Hellas, tuple[int, ...]], list[str]]
ReadDeeds = Callable[[Hellas, tuple[int, ...]], list[Entry]]


class Action:
    """An action of a turn, regular or special."""

    def __init__(self, name: str, rules: tuple[str, ...], why_not: WhyNot, do: Perform) -> None:
        self.name = name  # as things are named: `special/march`
        self.rules = rules
        self.why_not = why_not  # but for its token, or having been done this turn
        self.do = do
        self.unmarked = False  # whether it gets no token


@mypyc_attr(acyclic=True)
class Goal:
    """A way to win, and how far somebody has come on it: it is won when `has` is as much as `needs`."""

    def __init__(self, way: str, has: int, needs: int) -> None:
        self.way = way
        self.has = has
        self.needs = needs


class Reckoning(NamedTuple):
    """A match in numbers: whose they are, what a curve of it shows, ways to win, and what is near."""

    columns: Callable[[Hellas], tuple[Arg, ...]]
    measure: str  # the message that names it
    standing: Callable[[Hellas], tuple[int, ...]]
    ways: Callable[[Hellas], tuple[Told, ...]]
    alarms: Callable[[Hellas], list[Message]]


class Report(NamedTuple):
    """What a report on balance has lines for, and how it reads them from events; as in `uses`."""

    usable: Callable[[Box], list[str]]
    read: dict[str, ReadEvent]  # by event


class Replaceable:
    """Procedures in the middle of shared rules that a module may replace. The base rules set every one of them."""

    # What stands on the map.
    token_colour: ColourAt  # region -> the token that a conquest gets
    recruit_colour: ColourAt  # region -> the colour of hoplites recruited there
    prepare_colour: ColourAt  # likewise, by Prepare
    recruit_numbers: Callable[[Hellas, int], int]  # region with a city -> how many Recruit places, at most
    population: Callable[[Hellas, Player, int], int]  # region -> its population strength for the player
    battle_due: Callable[[Hellas, int, int], bool]  # region, commander -> whether his hoplites there must fight
    next_battle: Callable[[Hellas, Player, list[int]], Choice]  # of several that are due at once
    # Actions.
    mark_action: Callable[[Hellas, Player, int], None]  # a special action gets a used action token
    unmark_action: Callable[[Hellas, Player, int], None]  # one token comes off it
    prayer_power: Callable[[Hellas, int], list[Effect]]  # god -> what a prayer does now, besides its attribute
    why_not_usurp: Callable[[Hellas, Player, int], Reason | None]  # region -> by its glory token
    why_not_site: Callable[[Hellas, int], Reason | None]  # region -> what keeps a temple from standing there
    temple_built: Callable[[Hellas, Player, int], Play]  # region -> draft and oracle's reward
    monster_phase: Callable[[Hellas, Player], Play]  # the player rolls and decides
    # Battles.
    play_battle_cards: Callable[[Hellas, Battle], Play]
    army_strength: Callable[[Hellas, Battle, Side], int]
    figures: Callable[[Hellas, Battle, Side], int]  # hoplites of a side, where a card compares numbers
    leadership: Callable[[Hellas, Battle, Side], int]  # of its hero, where a card compares it
    after_battle: Callable[[Hellas, Battle], Play]  # losses, withdrawal and control, once `winner` is set
    battle_over: Callable[[Hellas, Battle], Play]  # once it is cleared away: another one that it has caused
    # Hunts and quests.
    draw_attack: Callable[[Hellas, Hunt], Play]  # sets `hunt.attack`
    monster_slain: Callable[[Hellas, Player, int], Play]  # monster -> glory, trophies
    quest_done: Callable[[Hellas, Player, int], Play]  # quest -> trophy, glory
    # The end, and how near it is.
    goals: Callable[[Hellas, Player], list[Goal]]  # the ways to win that a player is on
    check_victory: Callable[[Hellas], None]  # raises `Ended`
    features: Callable[[Hellas, int], list[float]]  # a seat's position as numbers, for bots
    evaluation: Evaluation  # what those are worth
    report: Report
    reckoning: Reckoning


class Book(CardBook[Hellas, Player, Scene, Source]):
    """The rulebook of a match: besides steps and triggers, what every word means, the actions, and what is replaceable.

    A module adds words and actions of its own and replaces steps and procedures; nothing in the base rules knows which.
    """

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.needed: set[str] = set()  # verbs without which the list they stand in is not on offer
        self.regular: dict[int, Action] = {}  # in order of number
        self.special: dict[int, Action] = {}  # in order of number
        self.legality: dict[Kind, Legality[Hellas, Player]] = {}  # of the questions that can withhold something
        self.parts: dict[str, MakePart] = {}
        self.faces: dict[str, MakeFace] = {}  # what is printed on a thing, by its kind
        self.replaceable = Replaceable()
        self.offers: list[AddOffers] = []  # what else can be on offer
        self.speech: Speech[Hellas] = Speech()  # how modules say what they ask and offer

    def add_regular(self, number: int, action: Action) -> None:
        if number in self.regular:
            raise SetupError(f"two rules claim the regular action {number}")
        self.regular = dict(sorted({**self.regular, number: action}.items()))

    def add_special(self, number: int, action: Action) -> None:
        if number in self.special:
            raise SetupError(f"two rules claim the special action {number}")
        self.special = dict(sorted({**self.special, number: action}.items()))

    def add_legality(self, kind: Kind, legality: Legality[Hellas, Player]) -> None:
        """What a kind of question can withhold."""
        if kind in self.legality:
            raise SetupError(f"two rules say what {kind.id} can withhold")
        self.legality[kind] = legality

    def add_part(self, name: str, make: MakePart) -> None:
        """What a module lays on the table before the first step."""
        unclaimed(name, self.parts)
        self.parts[name] = make

    def add_faces(self, faces: Mapping[str, MakeFace]) -> None:
        """What is printed on things of further kinds."""
        for kind in faces:
            unclaimed(kind, self.faces)
            self.faces[kind] = faces[kind]

    def can(self, g: Hellas, p: Player, effects: list[Effect], scene: Scene) -> bool:
        """Whether a list is on offer: what must be paid first can be, and something of it would happen."""
        if not effects:
            return False
        ready = self.ready.get(effects[0].verb)
        if ready is not None:
            possible = ready(g, p, effects[0], scene)
            if len(effects) == 1 or not possible:
                return possible
        return self.worthwhile(g, p, effects, scene)

    def worthwhile(self, g: Hellas, p: Player, effects: list[Effect], scene: Scene) -> bool:
        """Whether something of a list would happen, and all of it that it is there for."""
        some = False
        for effect in effects:
            if self.would(g, p, effect, scene):
                some = True
            elif effect.verb in self.needed:
                return False
        return some
