"""The shape of a view of Lords of Hellas: declared here, and nowhere else.

What a module adds has its shape in the folder of that module. Whatever is no number and no word of a closed list is the
id of a thing.
"""

from collections.abc import Mapping
from typing import Literal, TypedDict

from agon.games.hellas.schema.words import Attribute as Attribute  # the words of `AttributesView`, for the page
from agon.games.hellas.schema.words import Colour, Mark

Holder = int | Literal["persians"] | None
"""Whoever moves hoplites: a seat, the Persians, or nobody."""
Deck = Literal["combat", "attack", "event", "blessing", "artifact"]
Parts = Mapping[str, Mapping[str, object]]
"""What modules add, by the names of their parts."""


# ---------------------------------------------------------------- players


class AttributeView(TypedDict):
    value: int  # what it counts
    level: int  # what it would count without an injury
    injured: bool


class AttributesView(TypedDict):
    leadership: AttributeView
    strength: AttributeView
    speed: AttributeView


class OnQuestView(TypedDict):
    quest: str
    step: int  # from 1


class ArtifactView(TypedDict):
    artifact: str
    charged: bool


class PriestsView(TypedDict):
    pool: int
    praying: int  # on monuments
    supply: int


class SupplyView(TypedDict):
    hoplites: int
    control_tokens: int


class GoalView(TypedDict):
    """A way to win, and how far somebody has come on it."""

    way: str
    has: int
    needs: int


class PlayerView(TypedDict):
    seat: int
    hero: str | None
    colour: Colour | None
    region: str | None  # where the hero is
    quest: OnQuestView | None
    attributes: AttributesView
    hand: int
    limit: int  # of the hand
    cards: list[str]  # the hand, for its owner alone
    priests: PriestsView
    artifacts: list[ArtifactView]
    blessings: list[str]
    kept: list[str]  # quests whose card was kept, to be given up for its power
    trophies: list[str]  # monsters
    glory: list[str]  # lands
    regular_done: list[str]  # in this turn
    marked: list[str]  # special actions that cannot be chosen again yet
    marked_cards: list[str]  # cards with a special action, likewise
    used: list[str]  # cards whose power was used in this turn
    supply: dict[Colour, SupplyView]  # pieces that are not on the map, of the colours that the player moves
    regions: int  # under control
    lands: list[str]  # under control as a whole
    temples: int
    goals: list[GoalView]  # none in the campaign, which is won otherwise


# ---------------------------------------------------------------- the map


class RegionView(TypedDict):
    region: str
    land: str
    number: int
    hoplites: dict[Colour, int]  # with the fortified one
    fortified: Colour | None
    control: Colour | None  # the token
    controller: Holder
    waiting: int | None  # who takes it as soon as a control token of theirs is free
    temple: bool
    heroes: list[int]
    monsters: list[str]
    quests: list[str]


class LandView(TypedDict):
    land: str
    regions: list[str]
    glory: int | None  # who has its glory token
    master: Holder  # who controls all of it


class MonumentView(TypedDict):
    god: str
    region: str
    level: int
    levels: int
    priests: list[Colour]
    spots: int  # for priests


class WoundView(TypedDict):
    symbol: str
    mark: Mark | None
    covered: bool


class MonsterView(TypedDict):
    monster: str
    region: str | None
    wounds: list[WoundView]
    evolutions: list[str]
    slain: bool
    slayer: int | None
    rolling: bool  # its die was thrown in this step


class StepView(TypedDict):
    seat: int
    step: int  # from 1


class QuestView(TypedDict):
    quest: str
    region: str
    heroes: list[StepView]


class TemplesView(TypedDict):
    card: str | None
    left: int
    built: list[str]


class CountdownView(TypedDict):
    """The activation card: whose it is, for which monument, and how many tokens are on it."""

    seat: int
    god: str
    left: int


# ---------------------------------------------------------------- what is going on


class PlayedView(TypedDict):
    card: str
    value: int


class SideView(TypedDict):
    commander: Holder
    hoplites: int
    cards: list[PlayedView]
    bonus: int
    strength: int  # as things stand
    casualties: int
    passed: bool
    came_from: list[str]


class BattleView(TypedDict):
    region: str
    attacker: SideView
    defender: SideView
    winner: Holder


class HuntView(TypedDict):
    seat: int
    monster: str
    region: str
    dealt: list[str]  # symbols of the wounds that were dealt in it
    struck: int
    attacks: int
    chooser: int | None
    drawn: int
    drawn_cards: list[str]  # for who chooses
    attack: str | None  # to be answered
    value: int
    defence: list[str]
    total: int
    over: bool
    won: bool


class MarchView(TypedDict):
    seat: int
    start: str
    at: str
    army: dict[Colour, int]


MoveView = TypedDict("MoveView", {"from": str, "to": str, "colour": Colour})


class MovingView(TypedDict):
    """A Hoplite Movement: what has moved, and how many more may."""

    seat: int
    left: int
    moves: list[MoveView]


class LossesView(TypedDict):
    commander: Holder
    region: str
    count: int
    saved: int


class DraftView(TypedDict):
    """Blessings that go round."""

    seat: int
    count: int
    cards: list[str]  # for those who have held them
    kept: list[int]


class LookedView(TypedDict):
    """Cards that somebody looks at in secret."""

    seat: int
    kind: str
    count: int
    cards: list[str]  # for who looks


class MomentView(TypedDict):
    """Everything that is on now; none for what is not."""

    battle: BattleView | None
    hunt: HuntView | None
    march: MarchView | None
    moving: MovingView | None
    losses: LossesView | None
    draft: DraftView | None
    looked: LookedView | None


class HellasView(MomentView):
    """The table as one seat sees it; who only watches sees what lies open."""

    round: int
    step: str
    active: int
    specials: int
    acted: bool
    players: list[PlayerView]
    commanders: dict[Colour, Holder]
    regions: list[RegionView]
    closed: list[str]  # trails that monsters cannot take any more
    lands: list[LandView]
    monuments: list[MonumentView]
    monsters: list[MonsterView]
    quests: list[QuestView | None]
    quests_gone: list[str]
    temples: TemplesView
    countdown: CountdownView | None
    decks: dict[Deck, int]
    discards: dict[Deck, list[str]]  # the top last; `hidden` for a card that the seat has not seen
    winner: int | None
    parts: Parts
