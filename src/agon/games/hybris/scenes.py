"""What is going on: the scene of an effect, the turn, the combat. Small values, copied with the state."""

from typing import Final, NamedTuple

from agon.cards import sources
from agon.cards.phrases import Effect
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Power
from agon.kernel.for_compiler import mypyc_attr
from agon.kernel.game import Json
from agon.kernel.structs import Derived, Number, NumberRow, Struct

Amounts = list[tuple[int, int]]  # resource and how much


class Source(sources.Source[Power]):
    """Where a power comes from: the table (seat NONE), or something of a player's."""

    def __init__(self, power: Power, seat: int) -> None:
        super().__init__(power, seat)
        self.space: int = NONE  # of the Technology that has it
        self.city: int = NONE  # of that space
        self.character: int = NONE  # the ally who has it, among the owner's characters


Standing = sources.Standing[Source]


@mypyc_attr(free_list_len=1, acyclic=True)  # most are short-lived: one is made in place of the last
class Scene:
    """What an effect is about: who acts with which character, where, and whose power it is."""

    city: int = NONE
    tile: int = NONE  # the Technology that is crafted, deployed or moved
    space: int = NONE  # where that is deployed
    other: int = NONE  # the other player concerned: an opponent, an owner, whoever receives
    card: int = NONE  # the Conflict card whose effect this is, or that was just discarded
    contested: bool = False
    contestable: bool = False  # by the rules, whether or not anybody did
    owner: int = NONE  # whose card, tile or power it is, where the effects were handed to somebody else
    discount: int = 0  # of a granted Craft
    count: int = 0  # how many tokens an effect has just removed
    source: Source | None = None
    granted: list[Effect] | None = None  # `modify` for this action alone
    action: int = NONE  # that was just performed
    divine: bool = False  # it is about an Olympian, though not a player's
    short: list[int] | None = None  # who has lost Grandeur for it already, where several losses are one effect

    def __init__(self, actor: int) -> None:
        self.actor = actor  # the player whose action, or whose event, this is
        self.character: int = NONE  # among the actor's; NONE: nobody, as in an action that an effect grants
        self.location: int = NONE

    def copy(self) -> "Scene":
        twin = Scene(self.actor)
        twin.character = self.character
        twin.location = self.location
        twin.city = self.city
        twin.tile = self.tile
        twin.space = self.space
        twin.other = self.other
        twin.card = self.card
        twin.contested = self.contested
        twin.contestable = self.contestable
        twin.owner = self.owner
        twin.source = self.source
        if self.granted is None:
            self.granted = []
        twin.granted = self.granted  # shared: what a power grants in an action holds for all of it
        twin.discount = self.discount
        twin.count = self.count
        if self.action != NONE:
            twin.action = self.action
        if self.divine:
            twin.divine = True
        if self.short is not None:
            twin.short = self.short
        return twin

    def seen_from(self, source: Source) -> "Scene":
        """The same scene for the effects of a power."""
        twin = self.copy()
        twin.source = source
        twin.owner = source.seat
        return twin


def whole_effect(actor: int) -> Scene:
    """The scene of something printed that is one effect, however many losses it is made of.  HYB-CORE-03"""
    scene = Scene(actor)
    scene.short = []
    return scene


# Who had to leave a City slot for the character sent this turn.
FIGHTER: Final = 0
FLED: Final = 1

# What came of the action of this turn.
SONG: Final = 1
EPIC: Final = 2
CLASH: Final = 3
WON: Final = 4


class Turn(NumberRow):
    """The turn that is being taken; `seat` is NONE while nobody has one."""

    seat: Number = NONE
    character: Number = NONE
    location: Number = NONE
    slot: Number = NONE  # NONE on the artwork
    city: Number = NONE
    placed: bool = False
    evicted: Number = NONE  # FIGHTER or FLED
    shared: bool = False  # stands where somebody else stands
    action: Number = NONE
    result: Number = NONE  # the best of what came of it
    tile: Number = NONE  # deployed
    connected: int = 0  # to this many tiles
    prayers: int = 0  # converted
    stranded: bool = False  # its City is no more: what is left of the action is lost, the turn is not
    over: bool = False  # ended by a defeat

    def is_cut_short(self) -> bool:
        """Whether there is nothing more to come of the way there and of the action."""
        return self.over or self.stranded


class Kept(NamedTuple):
    """What a card has in store for the end of a Combat, and whose card or power it is."""

    card: int
    effects: list[Effect]
    owner: int

    def told(self, seat: int) -> Json:
        """For a dump: the owner only where it is not the side's own."""
        return self.card if self.owner in (seat, NONE) else [self.card, self.owner]


class Side(Struct):
    """One side of a Combat: a player with a figure, or the game (seat NONE)."""

    seat: Number
    character: Number
    cards: list[Number] = []  # face up, from left to right; for the game those revealed for it
    strengths: list[int] = []  # what each of them counts for now
    toll: Amounts = []
    kept: list[Number] = []  # cards that go back to hand
    on_win: list[Kept] = []
    on_loss: list[Kept] = []
    combos: int = 0
    bonus: int = 0  # from effects, from powers; for the game its base and its elemental bonus
    hidden: Number = NONE  # this round's card
    face_up: bool = False  # though it is not revealed, everybody sees it
    marker: Number = NONE
    stopped: bool = False
    determination: int = 0  # beyond the track, for this Combat
    cap: Number = NONE  # no card counts for more
    no_retreat: bool = False
    must_show: bool = False  # in the next round
    must_press_on: bool = False  # in the next round
    spared: bool = False
    no_combo: bool = False
    mute: bool = False  # its cards do nothing but count
    blunt: Number = NONE  # cards of this type count for nothing

    def dump_on_win(self) -> Json:
        return [kept.told(self.seat) for kept in self.on_win]

    def dump_on_loss(self) -> Json:
        return [kept.told(self.seat) for kept in self.on_loss]

    def total(self) -> int:
        """Cards, Combos and effects; nothing keeps it from being below 0.  HYB-CVG-10, HYB-CVP-07"""
        return sum(self.strengths) + self.combos + self.bonus


# What a Combat is for.
FOR_CLASH: Final = 0
FOR_ALLY: Final = 1
FOR_WRATH: Final = 2
FOR_SLOT: Final = 3
FOR_CONTEST: Final = 4
FOR_CHAOS: Final = 5
FOR_AVATAR: Final = 6


# What a player is against an enemy of the game that attacks and defends as players do.
ATTACKS: Final = 1
DEFENDS: Final = 2
ROLES: Final = {"attacker": ATTACKS, "defender": DEFENDS}


# What a defeat brings.
DEFEAT: Final = 0
BESIDE_TURN: Final = 1  # the defeat, but an action that was begun goes on, and the turn with it
HARMLESS: Final = 2
FLIGHT: Final = 3  # a Prophet has fled, which is no defeat


class Combat(Struct):
    """A Combat while it lasts. Against the game the game is the defending side, whoever came to fight."""

    purpose: Number
    attacker: Side
    defender: Side
    quest: Number = NONE  # of a Clash
    hero: Number = NONE  # of the Coliseum, fought against
    city: Number = NONE
    divine: bool = False  # the enemy of the game is an Olympian
    stakes: Number = DEFEAT
    settled: Derived[bool] = False  # who has won is known: to be shown
    role: Number = NONE  # of the player against the game: ATTACKS or DEFENDS, where the enemy makes roles

    def side_of(self, seat: int) -> Side | None:
        if self.attacker.seat == seat:
            return self.attacker
        if self.defender.seat == seat:
            return self.defender
        return None

    def opponent_of(self, side: Side) -> Side:
        return self.defender if side is self.attacker else self.attacker

    def against_game(self) -> bool:
        return self.defender.seat == NONE
