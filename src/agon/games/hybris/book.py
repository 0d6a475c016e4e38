"""What every word, action and filter means in a match of Hybris: the base rules write it down, modules add theirs."""

from collections.abc import Callable, Generator, Mapping
from typing import NamedTuple

from agon.cards.book import CardBook
from agon.cards.phrases import Condition, Count, Effect
from agon.games.hybris.box import Box
from agon.games.hybris.box.manifests import Manifest
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.things import Enemy
from agon.games.hybris.player import Player
from agon.games.hybris.scenes import Scene, Source
from agon.games.hybris.speech import HybrisSpeech
from agon.games.hybris.state import Hybris, Part
from agon.kernel.account import Entry, Row
from agon.kernel.acts import Acts
from agon.kernel.ask import DONE, Ask, Kind, Play, Together
from agon.kernel.errors import SetupError
from agon.kernel.game import Face, Outcome
from agon.kernel.legality import Legality, Reason
from agon.kernel.modules import SetupOption
from agon.kernel.rulebook import unclaimed
from agon.kernel.words import Arg, Message

Verb = Callable[[Hybris, Player, Effect, Scene], Play]
Counts = Callable[[Hybris, Player, Count, Scene], int]
Perform = Callable[[Hybris, Player, Scene], Play]
Possible = Callable[[Hybris, Player, Scene], bool]
WhyNot = Callable[[Hybris, Player, Scene], Reason | None]
MakePart = Callable[[Hybris], Part]
AddOffers = Callable[[Box, "Book", Acts], None]
MakeFace = Callable[[Box, str], Face]
Lender = Callable[[Hybris, Player], bool]
Instead = Callable[[Hybris, Player, tuple[int, ...], Scene], bool]
Lacking = Callable[[Hybris, Player], None]
Contest = Callable[[Hybris, Player, Scene], Generator[Ask | Together, int, int]]
Lower = Callable[[Hybris, Player, int, Scene], Play]
Challenge = Callable[[Hybris, Player, int, Scene], Generator[Ask | Together, int, bool]]
Keeper = Callable[[Hybris, int], str]
Fill = Callable[[Hybris, Player, Enemy, list[Condition]], Play]
PutAway = Callable[[Hybris, list[int]], None]
Ending = Callable[[Hybris], Outcome | None]
Offer = Callable[[Hybris, Player, Scene], list[int]]
Take = Callable[[Hybris, Player, Scene, int], Play]
Sources = Callable[[Hybris], list[Source]]
Store = Callable[[Hybris, Player, int], Play]
ReadEvent = Callable[[Hybris, tuple[int, ...]], list[Entry]]
WaysToWin = Callable[[Hybris], list[Row]]
Alarms = Callable[[Hybris], list[Message]]


class Action:
    """An action of a Location, which an effect may grant as well."""

    def __init__(self, why_not: WhyNot, do: Perform) -> None:
        self.why_not = why_not
        self.do = do
        self.grounds: WhyNot | None = None  # what stands in its way whatever Aegis and Followers there are
        self.again: Possible | None = None  # whether it would be possible once more right after itself
        self.sure = False  # no slot bonus and no malus can make it impossible
        self.steady = False  # it needs nothing but its grounds
        self.priced = False  # where an effect grants it, it may be declined
        self.secret = False  # whether it is possible depends on what others do not see


class Rival(NamedTuple):
    """Whom the game plays against everybody: what it is called, its Victory Points, its marker of Grandeur."""

    name: Arg
    points: Callable[[Hybris], int]
    marker: int


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
    change: Callable[[Hybris, int], None]  # this many more in its reserve
    is_here: Callable[[Hybris, Scene], bool]  # whether it has a figure where somebody comes to
    is_fought: Callable[[Hybris], bool]  # whether the Combat that is on is against it


class Muster(NamedTuple):
    """An enemy of the game in Combat: how its side is filled, and where its cards go afterwards."""

    fill: Fill
    put_away: PutAway


class Aside:
    """What a module lets a player do on their own turn beside the action."""

    def __init__(
        self, named: Offer, why_not: Callable[[Hybris, Player, int], Reason | None], take: Take, secret: Possible
    ) -> None:
        self.named = named  # whatever a player might expect, all with the same action
        self.why_not = why_not
        self.take = take
        self.secret = secret  # whether the others cannot tell what is on offer

    def options(self, g: Hybris, p: Player, scene: Scene) -> list[int]:
        return [option for option in self.named(g, p, scene) if self.why_not(g, p, option) is None]


class Foresight(NamedTuple):
    """Premonitions that may be completed in the middle of a player's own turn."""

    options: Callable[[Hybris, Player], list[int]]
    take: Callable[[Hybris, Player, int], Play]


class Book(CardBook[Hybris, Player, Scene, Source]):
    """The rulebook of a match of Hybris: besides steps, triggers and words, its actions.

    A module adds its own; nothing in the base rules knows which there are.
    """

    contest: Contest  # of a deployment: the reward that it has cost
    lower: Lower  # the lower half of one of a player's Pillars
    challenge: Challenge  # whether the way to a slot that an enemy of the game holds is free
    keeper: Keeper  # that enemy, as a thing on the table
    verdict: Ending  # how a match ended; None while it goes on
    depot: Store  # where a tile without a type goes from the Factory
    foresight: Foresight  # which the words of cards must be able to ask for

    def __init__(self, options: dict[str, str], manifest: Manifest) -> None:
        super().__init__(options)
        self.manifest = manifest
        self.actions: dict[int, Action] = {}
        self.legality: dict[Kind, Legality[Hybris, Player]] = {}  # of the questions that can withhold something
        self.mark_lenders: list[Lender] = []  # whoever holds a player's tokens and gives one back where it is needed
        self.mark_holders: list[MarkHolder] = []  # enemies of the game that have Olympian tokens
        self.features: list[Feature] = []  # what else bots look at
        self.points_read: dict[str, ReadEvent] = {}  # what further events add to the points of an account
        self.deeds_read: dict[str, ReadEvent] = {}  # and to its deeds
        self.deed_rows: list[str] = []  # the lines of these
        self.ways: list[WaysToWin] = []  # what else wins or loses a game, and how far it has come
        self.origins: dict[int, tuple[str, str]] = {}  # what points from each list of effects are called, and its thing
        self.rivals: list[Rival] = []
        self.alarms: list[Alarms] = []  # what else everybody should know is near
        self.offers: list[AddOffers] = []  # what else can be on offer
        self.reports: list[Report] = []  # what else reports on balance count
        self.between: list[Perform] = []  # what happens by itself on the player's own turn, wherever an aside could be
        self.quiet: set[str] = set()  # verbs: a reaction that begins with one is not used where it cannot be
        self.parts: dict[str, MakePart] = {}  # what modules lay on the table beside the boards
        self.faces: dict[str, MakeFace] = {}  # what is printed on a thing, by its kind
        self.before_item: list[Instead] = []  # what may happen instead of a piece leaving an Upgrade tile
        self.short: list[Lacking] = []  # who hears that a player lacks even the points to lose for Grandeur
        self.musters: dict[int, Muster] = {}  # by what a Combat is for
        self.asides: dict[int, Aside] = {}  # by the action of their options
        self.musterers: list[Sources] = []  # powers of things that modules lay on the table
        self.speech = HybrisSpeech()  # how modules say what they ask and offer
        self.why_barred = Reason("hybris-why-slot-forbidden", "HYB-ACT-11")  # why a slot is closed by a module
        self.hears_gains: bool = False  # somebody listens to `aegis_gained` or `determination`

    def ruling(self, question: SetupOption) -> str:
        """How the table reads the book; the first reading where it has not said."""
        return self.options.get(question.id, question.values[0])

    def add_faces(self, faces: Mapping[str, MakeFace]) -> None:
        """What is printed on things of further kinds."""
        for kind in faces:
            unclaimed(kind, self.faces)
            self.faces[kind] = faces[kind]

    def add_action(self, number: int, action: Action) -> None:
        if number in self.actions:
            raise SetupError(f"two rules claim the action {number}")
        self.actions[number] = action

    def add_legality(self, kind: Kind, legality: Legality[Hybris, Player]) -> None:
        """What a kind of question can withhold."""
        if kind in self.legality:
            raise SetupError(f"two rules say what {kind.id} can withhold")
        self.legality[kind] = legality

    def add_muster(self, purpose: int, fill: Fill, put_away: PutAway) -> None:
        """Who is fought in Combats for that."""
        if purpose in self.musters:
            raise SetupError(f"two rules claim the Combats for {purpose}")
        self.musters[purpose] = Muster(fill, put_away)

    def add_aside(self, action: int, aside: Aside) -> None:
        """Something that may be done on the player's own turn wherever a power may be used."""
        if action in self.asides:
            raise SetupError(f"two rules claim the aside {action}")
        self.asides[action] = aside

    def play_step(self, g: Hybris) -> Play:
        """The step that the table is at, and whatever modules watch for when it is done."""
        play = self.steps[g.step](g)
        if not self.watchers:
            return play
        return self.look_around(g, "", Scene(NONE)) if play is DONE else self.step_and_look(g, play)

    def step_and_look(self, g: Hybris, play: Play) -> Play:
        yield from play
        yield from self.look_around(g, "", Scene(NONE))

    def add_part(self, name: str, make: MakePart) -> None:
        """What a module lays on the table when the boards are set up."""
        unclaimed(name, self.parts)
        self.parts[name] = make
