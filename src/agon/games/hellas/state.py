"""Everything that lies on the table in a match of Lords of Hellas. Small ints: it is copied often.

Cards, regions, heroes, monsters and so on are numbers of the `Box`. Colours, not players, stand on the map; `commander`
says who moves them. Whatever is hidden lives here.
"""

from collections.abc import Callable, Generator, Mapping
from typing import NamedTuple, Protocol

from agon.cards.book import CardBook
from agon.cards.phrases import Count, Effect
from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.hunting import Beast, Hunt
from agon.games.hellas.moments import COLOUR_COUNT, Arsenal, Draft, Looked, Losses, March, Moving, Scene
from agon.games.hellas.player import Player
from agon.games.hellas.schema.words import SPECIAL_ACTIONS
from agon.kernel.ask import Ask, Play, Together
from agon.kernel.chance import Chance
from agon.kernel.errors import SetupError
from agon.kernel.game import Count as Counted
from agon.kernel.game import Evaluation, Event, Face, Json
from agon.kernel.rulebook import unclaimed


class Monument:
    """A monument: how high it is, and the colours of the priests on it."""

    def __init__(self, level: int) -> None:
        self.level = level
        self.priests: list[int] = []

    def copy(self) -> "Monument":
        twin = Monument(self.level)
        twin.priests = self.priests.copy()
        return twin

    def dump(self) -> list[Json]:
        return [self.level, self.priests.copy()]


class Part(Protocol):
    """What a module adds to the table."""

    def copy(self) -> "Part": ...

    def dump(self) -> dict[str, Json]: ...

    def view(self, box: Box, seat: int) -> Mapping[str, Json]:
        """What that seat may know of it, in the ids of the things on the table."""

    def determinize(self, seat: int, chance: Chance) -> None:
        """Draw anew, in place, what the seat cannot know of it."""

    def things(self) -> list[str]:
        """Every token that it holds, for the census."""

    def counts(self, g: "Hellas") -> list[Counted]:
        """What is counted in it, with its limits."""

    def uncounted(self) -> list[str]:
        """Its fields with numbers that count nothing."""


class Hellas:
    """A match of Lords of Hellas at one moment."""

    # With more than thirty attributes and no slots, Python makes a dictionary for every copy.
    __slots__ = (
        "acted",
        "active",
        "armies",
        "arsenal",
        "artifact_deck",
        "attack_deck",
        "attack_discard",
        "attack_seen",
        "battle",
        "beasts",
        "blessing_deck",
        "blessing_discard",
        "blessing_seen",
        "book",
        "box",
        "chance",
        "closed",
        "combat_deck",
        "combat_discard",
        "commander",
        "completed",
        "control",
        "countdown",
        "countdown_seat",
        "dice",
        "draft",
        "ending",
        "event_deck",
        "event_discard",
        "fortified",
        "glory",
        "hoplites",
        "hunt",
        "log",
        "looked",
        "losses",
        "march",
        "monuments",
        "moving",
        "parts",
        "players",
        "quests",
        "quests_gone",
        "reveals",
        "rolling",
        "round",
        "seated",
        "specials",
        "starting",
        "step",
        "temple_card",
        "temples",
        "temples_left",
        "waiting",
        "winner",
    )

    def __init__(self, box: Box, book: "Book") -> None:
        self.box = box  # the same for all copies, as is the rulebook
        self.book = book
        self.log: list[Event] | None = None
        self.chance: Chance = Chance()
        self.seated: list[int] = []  # the hero that each seat wants; NONE: it will choose
        self.armies: list[int] = []  # likewise its colour
        self.players: list[Player] = []

        self.step: str = ""
        self.reveals: int = 0
        self.round: int = 1
        self.active: int = 0  # the seat whose turn it is, or who takes a hero now
        self.starting: int = 0  # the seat that took its hero first
        self.specials: int = 0  # special actions that are still to be performed this turn
        self.acted: bool = False  # whether the one that every turn has is performed: the others may be declined
        self.temples: int = 0  # regions with a temple or the oracle, as a mask
        self.temples_left: int = 0  # on the temple card, without the oracle
        self.temple_card: int = NONE
        self.closed: int = 0  # sea trails that the units of players may not use, as a mask
        self.completed: int = NONE  # the god of the first completed monument, while King of Kings is used.  LOH-MVIC-08
        self.countdown: int = NONE  # tokens on the activation card; NONE: not active
        self.countdown_seat: int = NONE  # who has the activation card
        self.winner: int = NONE
        self.ending: str = ""  # how the game was won or lost

        self.commander: list[int] = [NONE] * COLOUR_COUNT  # of each colour: a seat, PERSIANS, or nobody
        self.hoplites: list[int] = [0] * (len(box.regions) * COLOUR_COUNT)  # by region, then by colour
        self.fortified: list[int] = [NONE] * len(box.regions)  # the colour of the hoplite in the city
        self.control: list[int] = [NONE] * len(box.regions)  # the colour of the control token
        self.waiting: list[int] = []  # regions for which no control token was left, first come.  LOH-MMAP-08

        self.monuments: list[Monument] = []
        self.beasts: list[Beast] = []
        self.glory: list[int] = [NONE] * len(box.lands)  # the seat that holds each glory token
        self.quests: list[int] = []  # the quest in each slot; NONE: free
        self.quests_gone: list[int] = []  # done or given up

        # The last card of a deck is its top.
        self.combat_deck: list[int] = []
        self.combat_discard: list[int] = []
        self.attack_deck: list[int] = []
        self.attack_discard: list[int] = []
        self.attack_seen: dict[int, int] = {}  # who knows where a card of the discard pile that was not played is
        self.event_deck: list[int] = []  # monster cards, then quests numbered after them
        self.event_discard: list[int] = []
        self.blessing_deck: list[int] = []
        self.blessing_discard: list[int] = []
        self.blessing_seen: dict[int, int] = {}  # who knows a blessing of the discard pile, as a mask
        self.artifact_deck: list[int] = []  # neutral ones

        self.rolling: list[int] = []  # monsters that have still to act in this monster phase
        self.dice: dict[int, int] = {}  # what the die shows for them, once it is rolled for all
        self.battle: Battle | None = None
        self.hunt: Hunt | None = None
        self.march: March | None = None
        self.moving: Moving | None = None
        self.losses: Losses | None = None
        self.draft: Draft | None = None
        self.looked: Looked | None = None
        self.parts: dict[str, Part] = {}  # of modules
        self.arsenal: Arsenal = Arsenal()

    def copy(self) -> "Hellas":
        g = Hellas(self.box, self.book)
        g.chance = self.chance.copy()
        g.step = self.step
        g.reveals = self.reveals
        g.round = self.round
        g.active = self.active
        g.starting = self.starting
        g.specials = self.specials
        g.acted = self.acted
        g.temples = self.temples
        g.temples_left = self.temples_left
        g.temple_card = self.temple_card
        g.closed = self.closed
        g.completed = self.completed
        g.countdown = self.countdown
        g.countdown_seat = self.countdown_seat
        g.winner = self.winner
        g.ending = self.ending
        g.seated = self.seated.copy()
        g.armies = self.armies.copy()
        g.players = [p.copy() for p in self.players]
        g.commander = self.commander.copy()
        g.hoplites = self.hoplites.copy()
        g.fortified = self.fortified.copy()
        g.control = self.control.copy()
        g.waiting = self.waiting.copy()
        g.monuments = [monument.copy() for monument in self.monuments]
        g.beasts = [beast.copy() for beast in self.beasts]
        g.glory = self.glory.copy()
        g.quests = self.quests.copy()
        g.quests_gone = self.quests_gone.copy()
        g.combat_deck = self.combat_deck.copy()
        g.combat_discard = self.combat_discard.copy()
        g.attack_deck = self.attack_deck.copy()
        g.attack_discard = self.attack_discard.copy()
        g.attack_seen = self.attack_seen.copy()
        g.event_deck = self.event_deck.copy()
        g.event_discard = self.event_discard.copy()
        g.blessing_deck = self.blessing_deck.copy()
        g.blessing_discard = self.blessing_discard.copy()
        g.blessing_seen = self.blessing_seen.copy()
        g.artifact_deck = self.artifact_deck.copy()
        g.rolling = self.rolling.copy()
        g.dice = self.dice.copy()
        g.battle = None if self.battle is None else self.battle.copy()
        g.hunt = None if self.hunt is None else self.hunt.copy()
        g.march = None if self.march is None else self.march.copy()
        g.moving = None if self.moving is None else self.moving.copy()
        g.losses = None if self.losses is None else self.losses.copy()
        g.draft = None if self.draft is None else self.draft.copy()
        g.looked = None if self.looked is None else self.looked.copy()
        if self.parts:
            g.parts = {name: part.copy() for name, part in self.parts.items()}
        g.arsenal = self.arsenal
        return g

    def dump(self) -> dict[str, Json]:
        return {
            "chance": [self.chance.key.hex(), self.chance.count],
            "step": self.step,
            "reveals": self.reveals,
            "round": self.round,
            "active": self.active,
            "starting": self.starting,
            "specials": self.specials,
            "acted": self.acted,
            "temples": self.temples,
            "temples_left": self.temples_left,
            "temple_card": self.temple_card,
            "closed": self.closed,
            "completed": self.completed,
            "countdown": self.countdown,
            "countdown_seat": self.countdown_seat,
            "winner": self.winner,
            "ending": self.ending,
            "seated": self.seated.copy(),
            "armies": self.armies.copy(),
            "players": [p.dump() for p in self.players],
            "commander": self.commander.copy(),
            "hoplites": self.hoplites.copy(),
            "fortified": self.fortified.copy(),
            "control": self.control.copy(),
            "waiting": self.waiting.copy(),
            "monuments": [monument.dump() for monument in self.monuments],
            "beasts": [beast.dump() for beast in self.beasts],
            "glory": self.glory.copy(),
            "quests": self.quests.copy(),
            "quests_gone": self.quests_gone.copy(),
            "combat_deck": self.combat_deck.copy(),
            "combat_discard": self.combat_discard.copy(),
            "attack_deck": self.attack_deck.copy(),
            "attack_discard": self.attack_discard.copy(),
            "attack_seen": [[card, self.attack_seen[card]] for card in sorted(self.attack_seen)],
            "event_deck": self.event_deck.copy(),
            "event_discard": self.event_discard.copy(),
            "blessing_deck": self.blessing_deck.copy(),
            "blessing_discard": self.blessing_discard.copy(),
            "blessing_seen": [[card, self.blessing_seen[card]] for card in sorted(self.blessing_seen)],
            "artifact_deck": self.artifact_deck.copy(),
            "rolling": self.rolling.copy(),
            "dice": [[monster, self.dice[monster]] for monster in sorted(self.dice)],
            "battle": None if self.battle is None else self.battle.dump(),
            "hunt": None if self.hunt is None else self.hunt.dump(),
            "march": None if self.march is None else self.march.dump(),
            "moving": None if self.moving is None else self.moving.dump(),
            "losses": None if self.losses is None else self.losses.dump(),
            "draft": None if self.draft is None else self.draft.dump(),
            "looked": None if self.looked is None else self.looked.dump(),
            "parts": {name: part.dump() for name, part in self.parts.items()},
        }

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
Possible = Callable[[Hellas, Player], bool]
Choice = Generator[Ask | Together, int, int]
ColourAt = Callable[[Hellas, Player, int], int]
MakePart = Callable[[Hellas], Part]
MakeFace = Callable[[Box, str], Face]
ReadEvent = Callable[[Hellas, tuple[int, ...]], list[str]]


class Goal(NamedTuple):
    """A way to win, and how far somebody has come on it: it is won when `has` is as much as `needs`."""

    way: str
    has: int
    needs: int


class Report(NamedTuple):
    """What a report on balance has lines for, and how it reads them from events; as in `uses`."""

    usable: Callable[[Box], list[str]]
    read: dict[str, ReadEvent]  # by event


class Seams:
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
    may_usurp: Callable[[Hellas, Player, int], bool]  # region -> by its glory token
    temple_site: Callable[[Hellas, int], bool]  # region -> whether a temple could stand there
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


class Book(CardBook[Hellas, Player, Scene]):
    """The rulebook of a match: besides steps and triggers, what every word means, the actions, and the seams.

    A module adds words and actions of its own and replaces steps and seams; nothing in the base rules knows which.
    """

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self.needed: set[str] = set()  # verbs without which the list they stand in is not on offer
        self.regular: dict[int, Perform] = {}
        self.may_do: dict[int, Possible] = {}  # regular actions
        self.special: dict[int, Perform] = {}
        self.may_perform: dict[int, Possible] = {}  # special actions, but for their token
        self.special_names = list(SPECIAL_ACTIONS)
        self.unmarked: set[int] = set()  # special actions that get no token
        self.parts: dict[str, MakePart] = {}
        self.faces: dict[str, MakeFace] = {}  # what is printed on a thing, by its kind
        self.seams = Seams()

    def add_regular(self, action: int, possible: Possible, perform: Perform) -> None:
        if action in self.regular:
            raise SetupError(f"two rules claim the regular action {action}")
        self.regular[action] = perform
        self.may_do[action] = possible

    def add_special(self, action: int, possible: Possible, perform: Perform) -> None:
        if action in self.special:
            raise SetupError(f"two rules claim the special action {action}")
        self.replace_special(action, possible, perform)

    def replace_special(self, action: int, possible: Possible, perform: Perform) -> None:
        """Another action in the place of one: Pass for Build Monument."""
        self.special[action] = perform
        self.may_perform[action] = possible

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
