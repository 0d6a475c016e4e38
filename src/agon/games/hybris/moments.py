"""What is going on: the scene of an effect, the turn, the combat. Small values, copied with the state."""

from typing import Final, NamedTuple

from agon.cards.phrases import Effect
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Power
from agon.kernel.game import Json

Amounts = list[tuple[int, int]]  # resource and how much


class Source:
    """A power that works now: whose it is, and where it comes from."""

    def __init__(self, power: Power, seat: int) -> None:
        self.power = power
        self.seat = seat  # NONE: the table's
        self.space: int = NONE  # of the Technology that has it
        self.city: int = NONE  # of that space
        self.character: int = NONE  # the ally who has it, among the owner's characters


class Standing:
    """One `modify`, `allow` or `forbid` of a passive power."""

    def __init__(self, source: Source, effect: Effect) -> None:
        self.source = source
        self.effect = effect


class Arsenal:
    """Everything that works now. Never changed, but made anew; copies of a state share it."""

    def __init__(self) -> None:
        self.powers: dict[str, list[Source]] = {}  # by event, or by timing
        self.standing: dict[str, list[Standing]] = {}  # by modifier, or by what is allowed or forbidden


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


class Turn:
    """The turn that is being taken; `seat` is NONE while nobody has one."""

    def __init__(self) -> None:
        self.seat: int = NONE
        self.character: int = NONE
        self.location: int = NONE
        self.slot: int = NONE  # NONE on the artwork
        self.city: int = NONE
        self.placed: bool = False
        self.evicted: int = NONE  # FIGHTER or FLED
        self.shared: bool = False  # stands where somebody else stands
        self.action: int = NONE
        self.result: int = NONE  # the best of what came of it
        self.tile: int = NONE  # deployed
        self.connected: int = 0  # to so many tiles
        self.prayers: int = 0  # converted
        self.stranded: bool = False  # its City is no more: what is left of the action is lost, the turn is not
        self.over: bool = False  # ended by a defeat

    def copy(self) -> "Turn":
        twin = Turn()
        twin.seat = self.seat
        twin.character = self.character
        twin.location = self.location
        twin.slot = self.slot
        twin.city = self.city
        twin.placed = self.placed
        twin.evicted = self.evicted
        twin.shared = self.shared
        twin.action = self.action
        twin.result = self.result
        twin.tile = self.tile
        twin.connected = self.connected
        twin.prayers = self.prayers
        twin.stranded = self.stranded
        twin.over = self.over
        return twin

    def is_cut_short(self) -> bool:
        """Whether there is nothing more to come of the way there and of the action."""
        return self.over or self.stranded

    def dump(self) -> list[int]:
        return [
            self.seat,
            self.character,
            self.location,
            self.slot,
            self.city,
            int(self.placed),
            self.evicted,
            int(self.shared),
            self.action,
            self.result,
            self.tile,
            self.connected,
            self.prayers,
            int(self.stranded),
            int(self.over),
        ]


class Kept(NamedTuple):
    """What a card has in store for the end of a Combat, and whose card or power it is."""

    card: int
    effects: list[Effect]
    owner: int

    def told(self, seat: int) -> Json:
        """For a dump: the owner only where it is not the side's own."""
        return self.card if self.owner in (seat, NONE) else [self.card, self.owner]


class Side:
    """One side of a Combat: a player with a figure, or the game (seat NONE)."""

    def __init__(self, seat: int, character: int) -> None:
        self.seat = seat
        self.character = character
        self.cards: list[int] = []  # face up, from left to right; for the game those revealed for it
        self.strengths: list[int] = []  # what each of them counts for now
        self.toll: Amounts = []
        self.kept: list[int] = []  # cards that go back to hand
        self.on_win: list[Kept] = []
        self.on_loss: list[Kept] = []
        self.combos: int = 0
        self.bonus: int = 0  # from effects, from powers; for the game its base and its elemental bonus
        self.hidden: int = NONE  # this round's card
        self.face_up: bool = False  # though it is not revealed, everybody sees it
        self.marker: int = NONE
        self.stopped: bool = False
        self.determination: int = 0  # beyond the track, for this Combat
        self.cap: int = NONE  # no card counts for more
        self.no_retreat: bool = False
        self.must_show: bool = False  # in the next round
        self.must_press_on: bool = False  # in the next round
        self.spared: bool = False
        self.no_combo: bool = False
        self.mute: bool = False  # its cards do nothing but count
        self.blunt: int = NONE  # cards of this type count for nothing

    def copy(self) -> "Side":
        twin = Side(self.seat, self.character)
        twin.cards = self.cards.copy()
        twin.strengths = self.strengths.copy()
        twin.combos = self.combos
        twin.bonus = self.bonus
        twin.hidden = self.hidden
        twin.face_up = self.face_up
        twin.marker = self.marker
        twin.stopped = self.stopped
        twin.determination = self.determination
        twin.cap = self.cap
        twin.no_retreat = self.no_retreat
        twin.must_show = self.must_show
        twin.must_press_on = self.must_press_on
        twin.toll = self.toll.copy()
        twin.kept = self.kept.copy()
        twin.on_win = self.on_win.copy()
        twin.on_loss = self.on_loss.copy()
        twin.spared = self.spared
        twin.no_combo = self.no_combo
        twin.mute = self.mute
        twin.blunt = self.blunt
        return twin

    def dump(self) -> dict[str, Json]:
        return {
            "seat": self.seat,
            "character": self.character,
            "cards": self.cards.copy(),
            "strengths": self.strengths.copy(),
            "combos": self.combos,
            "bonus": self.bonus,
            "hidden": self.hidden,
            "face_up": self.face_up,
            "marker": self.marker,
            "stopped": self.stopped,
            "determination": self.determination,
            "cap": self.cap,
            "no_retreat": self.no_retreat,
            "must_show": self.must_show,
            "must_press_on": self.must_press_on,
            "toll": [list(amount) for amount in self.toll],
            "kept": self.kept.copy(),
            "on_win": [kept.told(self.seat) for kept in self.on_win],
            "on_loss": [kept.told(self.seat) for kept in self.on_loss],
            "spared": self.spared,
            "no_combo": self.no_combo,
            "mute": self.mute,
            "blunt": self.blunt,
        }

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


class Combat:
    """A Combat while it lasts. Against the game the game is the defending side, whoever came to fight."""

    def __init__(self, purpose: int, attacker: Side, defender: Side) -> None:
        self.purpose = purpose
        self.attacker = attacker
        self.defender = defender
        self.quest: int = NONE  # of a Clash
        self.hero: int = NONE  # of the Coliseum, fought against
        self.city: int = NONE
        self.divine: bool = False  # the enemy of the game is an Olympian
        self.stakes: int = DEFEAT
        self.role: int = NONE  # of the player against the game: ATTACKS or DEFENDS, where the enemy makes roles

    def copy(self) -> "Combat":
        twin = Combat(self.purpose, self.attacker.copy(), self.defender.copy())
        twin.quest = self.quest
        twin.hero = self.hero
        twin.city = self.city
        twin.divine = self.divine
        twin.stakes = self.stakes
        twin.role = self.role
        return twin

    def dump(self) -> dict[str, Json]:
        return {
            "purpose": self.purpose,
            "attacker": self.attacker.dump(),
            "defender": self.defender.dump(),
            "quest": self.quest,
            "hero": self.hero,
            "city": self.city,
            "divine": self.divine,
            "stakes": self.stakes,
            "role": self.role,
        }

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
