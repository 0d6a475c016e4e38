"""Everything that lies on the table in a match of Hybris. Small ints: it is copied often.

Cards, tiles, slots, cities, heroes and so on are numbers of the `Box`. Whatever is hidden lives here.
"""

from collections.abc import Callable, Generator, Iterable
from typing import NamedTuple

from agon.games.hybris.box import Box
from agon.games.hybris.box.manifests import Manifest
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Condition, Count, Effect
from agon.games.hybris.box.things import Enemy
from agon.games.hybris.moments import Arsenal, Combat, Scene, Source, Turn
from agon.games.hybris.player import Player
from agon.games.hybris.told import absolute
from agon.kernel.ask import DONE, Ask, Play, Together
from agon.kernel.chance import Chance
from agon.kernel.errors import SetupError
from agon.kernel.game import Event, Json, Outcome
from agon.kernel.rulebook import Rulebook


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

    def view(self, box: Box, seat: int) -> dict[str, Json]:
        """What that seat may know of it, in the ids of the things on the table."""
        raise NotImplementedError

    def marks(self, seat: int) -> int:
        """How many Olympian tokens of a player lie in it."""
        return 0

    def cards(self) -> list[int]:
        """The Conflict cards of the box that lie in it."""
        return []

    def determinize(self, g: "Hybris", seat: int, chance: Chance) -> None:
        """Deal anew what that seat cannot know of it."""


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
        "counters",
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
            **self.dump_of_modules(),
        }

    def dump_of_modules(self) -> dict[str, Json]:
        """What only modules change, where they have: the base game has no such thing, nor had its records."""
        masks = {"asleep": self.asleep, "blind": self.blind, "closed": self.closed, "kept": self.kept}
        return {name: mask for name, mask in masks.items() if mask}

    def tell(self, event: str, audience: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Something happened, for those who may know it."""
        if self.log is not None:
            numbers = (a, b, c, d)
            self.log.append((event, audience, numbers + absolute(self.box, self.players, event, numbers)))

    def by_grandeur(self) -> list[Player]:
        """The players in the order of the Grandeur track, the foremost first."""
        return [self.players[seat] for seat in self.grandeur if seat >= 0]


Verb = Callable[[Hybris, Player, Effect, Scene], Play]
Ready = Callable[[Hybris, Player, Effect, Scene], bool]
Holds = Callable[[Hybris, Player, Condition, Scene], bool]
Counts = Callable[[Hybris, Player, Count, Scene], int]
Perform = Callable[[Hybris, Player, Scene], Play]
Possible = Callable[[Hybris, Player, Scene], bool]
Filter = Callable[[Hybris, Source, Scene], bool]
MakePart = Callable[[Hybris], Part]
Lender = Callable[[Hybris, Player], bool]
Instead = Callable[[Hybris, Player, tuple[int, ...], Scene], bool]
Watch = Callable[[Hybris, str, Scene], Play]
Lacking = Callable[[Hybris, Player], None]
Contest = Callable[[Hybris, Player, Scene], Generator[Ask | Together, int, int]]
Share = Callable[[Hybris, Player, int, Scene], Play]
Challenge = Callable[[Hybris, Player, int, Scene], Generator[Ask | Together, int, bool]]
Fill = Callable[[Hybris, Player, Enemy, list[Condition]], Play]
PutAway = Callable[[Hybris, list[int]], None]
Verdict = Callable[[Hybris], Outcome | None]
Offer = Callable[[Hybris, Player, Scene], list[int]]
Take = Callable[[Hybris, Player, Scene, int], Play]
Sources = Callable[[Hybris], list[Source]]
Store = Callable[[Hybris, Player, int], Play]


class Feature(NamedTuple):
    """A number that bots look at beside those of the base game, and what one more of it is worth in points."""

    name: str
    weight: float
    measure: Callable[[Hybris, Player], float]


class Report(NamedTuple):
    """What a module adds to reports on balance, as in `uses`."""

    usable: Callable[[Box], list[str]]
    read: dict[str, Callable[[Hybris, tuple[int, ...]], list[str]]]  # by event


class MarkHolder(NamedTuple):
    """An enemy of the game that has Olympian tokens, as players have."""

    thing: str  # its id on the table
    reserve: Callable[[Hybris], int]
    change: Callable[[Hybris, int], None]  # so many more in its reserve
    is_here: Callable[[Hybris, Scene], bool]  # whether it has a figure where somebody comes to
    is_fought: Callable[[Hybris], bool]  # whether the Combat that is on is against it


class Muster(NamedTuple):
    """An enemy of the game in Combat: how its side is filled, and where its cards go afterwards."""

    fill: Fill
    put_away: PutAway


class Aside(NamedTuple):
    """What a module lets a player do on their own turn beside the action."""

    options: Offer  # all with the same action
    take: Take
    secret: Possible  # whether the others cannot tell what is on offer


class Book(Rulebook[Hybris, Scene]):
    """The rulebook of a match of Hybris: besides steps and triggers, what every word of the cards means.

    A module adds words, actions and filters of its own; nothing in the base rules knows which there are.
    """

    contest: Contest  # who contests a deployment with success
    share_rewards: Share  # of a deployment
    lower: Perform  # the lower half of a player's Pillars
    challenge: Challenge  # whether the way to a slot that an enemy of the game holds is free
    verdict: Verdict  # how a match ended; None while it goes on
    depot: Store  # where a tile without a type goes from the Factory

    def __init__(self, options: dict[str, str], manifest: Manifest) -> None:
        super().__init__(options)
        self.manifest = manifest
        self.verbs: dict[str, Verb] = {}
        self.ready: dict[str, Ready] = {}  # whether a verb that must be carried out in full could be
        self.useful: dict[str, Ready] = {}  # whether a verb would do anything at all
        self.conditions: dict[str, Holds] = {}
        self.counts: dict[str, Counts] = {}
        self.actions: dict[int, Perform] = {}
        self.possible: dict[int, Possible] = {}
        self.sure: set[int] = set()  # actions that no slot bonus and no malus can make impossible
        self.grounds: dict[int, Possible] = {}  # what an action needs besides Aegis and Followers
        self.steady: set[int] = set()  # actions that need nothing else
        self.repeated: dict[int, Possible] = {}  # whether an action would be possible again right after itself
        self.mark_lenders: list[Lender] = []  # whoever holds a player's tokens and gives one back where it is needed
        self.mark_holders: list[MarkHolder] = []  # enemies of the game that have Olympian tokens
        self.features: list[Feature] = []  # what else bots look at
        self.reports: list[Report] = []  # what else reports on balance count
        self.between: list[Perform] = []  # what happens by itself on one's own turn, wherever an aside could be
        self.offered: set[str] = set()  # verbs: a reaction that begins with one is used only if its owner wants
        self.quiet: set[str] = set()  # verbs: a reaction that begins with one is not used where it cannot be
        self.filters: dict[str, Filter] = {}  # what else a power may ask of its event, by name
        self.parts: dict[str, MakePart] = {}  # what modules lay on the table beside the boards
        self.before_item: list[Instead] = []  # what may happen instead of a piece leaving an Upgrade tile
        self.watchers: list[Watch] = []  # what modules look at whenever something has happened
        self.short: list[Lacking] = []  # who hears that a player lacks even the points to lose for Grandeur
        self.musters: dict[int, Muster] = {}  # by what a Combat is for
        self.asides: dict[int, Aside] = {}  # by the action of their options
        self.musterers: list[Sources] = []  # powers of things that modules lay on the table
        self.hears_gains: bool = False  # somebody listens to `aegis_gained` or `determination`
        self._claimed: set[str] = set()

    def add_verb(self, name: str, procedure: Verb) -> None:
        """What a verb does."""
        unclaimed(name, self.verbs)
        self.verbs[name] = procedure

    def add_costly_verb(self, name: str, procedure: Verb, ready: Ready) -> None:
        """A verb that must be possible in full where a list begins with it, and whether it is."""
        self.add_verb(name, procedure)
        self.ready[name] = ready
        self.useful[name] = ready

    def add_condition(self, name: str, holds: Holds) -> None:
        unclaimed(name, self.conditions)
        self.conditions[name] = holds

    def add_count(self, name: str, counts: Counts) -> None:
        unclaimed(name, self.counts)
        self.counts[name] = counts

    def add_action(self, action: int, possible: Possible, perform: Perform) -> None:
        if action in self.actions:
            raise SetupError(f"two rules claim the action {action}")
        self.actions[action] = perform
        self.possible[action] = possible

    def add_filter(self, name: str, passes: Filter) -> None:
        unclaimed(name, self.filters)
        self.filters[name] = passes

    def add_muster(self, purpose: int, fill: Fill, put_away: PutAway) -> None:
        """Who is fought in Combats for that."""
        if purpose in self.musters:
            raise SetupError(f"two rules claim the Combats for {purpose}")
        self.musters[purpose] = Muster(fill, put_away)

    def add_aside(self, action: int, options: Offer, take: Take, secret: Possible) -> None:
        """Something that may be done on one's own turn wherever a power may be used."""
        if action in self.asides:
            raise SetupError(f"two rules claim the aside {action}")
        self.asides[action] = Aside(options, take, secret)

    def claim(self, what: str) -> None:
        """A module puts something in the place of what the base game does there; only one may."""
        if what in self._claimed:
            raise SetupError(f"two modules replace {what}")
        self._claimed.add(what)

    def replace_verb(self, name: str, procedure: Verb) -> None:
        """Another meaning for a verb that is there."""
        self.claim(f"the verb {name!r}")
        known(name, self.verbs)
        self.verbs[name] = procedure

    def replace_condition(self, name: str, holds: Holds) -> None:
        self.claim(f"the condition {name!r}")
        known(name, self.conditions)
        self.conditions[name] = holds

    def replace_count(self, name: str, counts: Counts) -> None:
        self.claim(f"the count {name!r}")
        known(name, self.counts)
        self.counts[name] = counts

    def replace_filter(self, name: str, passes: Filter) -> None:
        self.claim(f"the filter {name!r}")
        known(name, self.filters)
        self.filters[name] = passes

    def play_step(self, g: Hybris) -> Play:
        """The step that the table is at, and whatever modules watch for when it is done."""
        play = self.steps[g.step](g)
        return self.step_and_look(g, play) if self.watchers else play

    def step_and_look(self, g: Hybris, play: Play) -> Play:
        yield from play
        yield from self.look_around(g, "", Scene(NONE))

    def look_around(self, g: Hybris, event: str, scene: Scene) -> Play:
        """What modules watch for, after an event or at the end of a step."""
        for watch in self.watchers:
            yield from watch(g, event, scene)

    def add_part(self, name: str, make: MakePart) -> None:
        """What a module lays on the table when the boards are set up."""
        unclaimed(name, self.parts)
        self.parts[name] = make

    def resolve(self, g: Hybris, p: Player, effects: list[Effect], scene: Scene) -> Play:
        """Carry out effects for a player, one after the other."""
        for number, effect in enumerate(effects):
            play = self.verbs[effect.verb](g, p, effect, scene)
            if play is not DONE:
                return play if number + 1 == len(effects) else self.go_on(g, p, play, effects[number + 1 :], scene)
        return DONE

    def go_on(self, g: Hybris, p: Player, play: Play, effects: list[Effect], scene: Scene) -> Play:
        """The effect that is being carried out, then the others."""
        yield from play
        for effect in effects:
            yield from self.verbs[effect.verb](g, p, effect, scene)

    def holds(self, g: Hybris, p: Player, condition: Condition | None, scene: Scene) -> bool:
        """Whether a condition is true for a player; nothing asked for is."""
        return condition is None or self.conditions[condition.verb](g, p, condition, scene)

    def count(self, g: Hybris, p: Player, count: Count, scene: Scene) -> int:
        return self.counts[count.verb](g, p, count, scene)

    def would(self, g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
        """Whether an effect could do anything."""
        useful = self.useful.get(effect.verb)
        return useful is None or useful(g, p, effect, scene)

    def can(self, g: Hybris, p: Player, effects: list[Effect], scene: Scene) -> bool:
        """Whether a list is on offer: its first verb, if it is one that must be done in full, can be."""
        ready = self.ready.get(effects[0].verb)
        return ready is None or ready(g, p, effects[0], scene)


def known(name: str, words: Iterable[str]) -> None:
    if name not in words:
        raise SetupError(f"there is no word {name!r} to replace")


def unclaimed(name: str, words: Iterable[str]) -> None:
    if name in words:
        raise SetupError(f"two rules claim the word {name!r}")
