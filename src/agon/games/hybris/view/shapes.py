"""The shape of a view of Hybris: declared here, and nowhere else.

What a module adds has its shape in the folder of that module. Whatever is no number and no word of a closed list is the
id of a thing.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from agon.games.hybris.schema.words import CardType, CharacterKind, Item, Letter

Purpose = Literal["clash", "ally", "wrath", "slot", "contest", "chaos", "avatar"]
"""What a Combat is for, by its number."""
TokenPlace = Literal["reserve", "under", "used", "unavailable", "held"]
"""Where a Location token is; `held` is in reserve or under a character: a rival does not know which."""
Marker = Literal["continue", "stop"]
Parts = Mapping[str, Mapping[str, object]]
"""What modules add, by the names of their parts."""


# ---------------------------------------------------------------- players


class DeterminationView(TypedDict):
    space: int
    limit: int


class KnownView(TypedDict):
    card: str
    seats: list[int]  # of the rivals who know of it


class TokenView(TypedDict):
    location: str
    place: TokenPlace


class CharacterView(TypedDict):
    figure: str
    kind: CharacterKind
    name: str  # the thing that it is named after; the Prophets of one Olympian share theirs
    place: str  # a slot, a Location (its artwork), or `reserve`, `underworld`, `tile`, `out`
    token: str | None  # where the token under it leads: a Location, `bonus` (anywhere), or `hidden`
    seen_by: list[int]
    activated: bool
    lying: bool


class UpgradeView(TypedDict):
    upgrade: str
    items: list[Item]  # still on it, from left to right
    cleared: int
    unlocked: bool


class PlayerView(TypedDict):
    seat: int
    olympian: str
    vp: int
    aegis: int
    followers: int
    prayers: int
    grandeur: int  # the space, from 1
    kindness: int
    determination: DeterminationView
    hand: int
    cards: list[str]  # the hand; of a rival's, what is known of it
    known: list[KnownView]  # the player's own cards that rivals know of
    deck: int
    discard: list[str]
    played: list[str]  # still lying there after a Combat
    enhanced: bool
    premonitions: int
    foreseen: list[str]  # the Premonitions; of a rival's, what is known of them
    tokens: list[TokenView]
    bonus_tokens: int
    olympian_tokens: int
    characters: list[CharacterView]
    upgrades: list[UpgradeView]
    sparks: int
    temples: list[str]  # Cities
    storage: list[str]  # Technologies
    pillars: list[str]
    passed: bool
    used: list[str]  # things whose power was used
    might: int
    victories: int
    laurels: int
    trophies: list[str]  # Quests


# ---------------------------------------------------------------- the boards


class PillarView(TypedDict):
    pillar: str
    number: int
    seat: int | None
    resolved: bool
    upper: bool  # whether that half can be seen
    lower: bool
    prayer: bool


class SlotView(TypedDict):
    slot: str
    city: str | None
    open: bool
    barred: bool
    figures: list[str]


class LocationView(TypedDict):
    location: str
    slots: list[SlotView]
    artwork: list[str]  # figures that found no slot


class SpaceView(TypedDict):
    space: str
    technology: str | None
    seat: int | None


class CityView(TypedDict):
    city: str
    temples: list[int]
    spaces: list[SpaceView]


ConnectionView = TypedDict("ConnectionView", {"from": str, "to": str, "link": str | None})
"""Two spaces whose tiles are connected, and the Link between those of two Cities."""


class TileView(TypedDict):
    technology: str
    seat: int


class QuestView(TypedDict):
    quest: str
    songs: list[int]  # who sang each Song so far


class PrimordialView(TypedDict):
    letter: Letter
    primordial: str | None  # its name to those who looked, `hidden` to others, nothing once it is revealed
    seen_by: list[int]


class OmenView(TypedDict):
    card: str
    seat: int


# ---------------------------------------------------------------- what is going on


class TurnView(TypedDict):
    """The turn in progress, as far as it has come."""

    seat: int
    figure: str | None
    location: str | None
    slot: str | None
    city: str | None
    action: str | None
    technology: str | None


class StrengthView(TypedDict):
    card: str
    strength: int


class SpentView(TypedDict):
    spent: int
    limit: int


class SideView(TypedDict):
    """One side of a Combat; the game has no seat, no figure and no Determination."""

    seat: int | None
    figure: str | None
    cards: list[StrengthView]
    combos: int
    bonus: int
    total: int
    determination: SpentView | None
    placed: str | None  # this round's card, or `hidden`
    marker: Marker | None
    stopped: bool
    cap: int | None
    no_retreat: bool
    must_show: bool
    must_press_on: bool
    toll: dict[str, int]  # by resource
    kept: list[str]
    spared: bool
    no_combo: bool
    mute: bool
    blunt: CardType | None  # a type of Conflict cards that counts for nothing


class CombatView(TypedDict):
    settled: bool  # who has won is known: what is left is what it brings
    purpose: Purpose
    quest: str | None
    hero: str | None
    city: str | None
    attacker: SideView
    defender: SideView


class NeutralTokenView(TypedDict):
    token: str
    seat: int | None
    location: str | None  # where it lies, while nobody has it


class CounterView(TypedDict):
    counter: str
    count: int


class ScenarioView(TypedDict):
    """What a Scenario or a Variant adds."""

    token: NotRequired[NeutralTokenView]
    counter: NotRequired[CounterView]
    disciplines: NotRequired[list[str]]


class HybrisView(TypedDict):
    """The table as one seat sees it; who only watches sees what lies open."""

    age: int
    ages: int
    fear: list[Letter | None]  # by Age
    step: str
    drafted: list[str | None]  # Olympians, by seat
    order: list[int]
    active: int | None
    passed: list[int]
    grandeur: list[int | None]  # who is on each space
    well: int
    players: list[PlayerView]
    pillars: list[PillarView]
    locations: list[LocationView]
    cities: list[CityView]
    connections: list[ConnectionView]
    piles: dict[str, list[str]]  # Technologies, by type
    workshop: list[TileView | None]
    factory: list[TileView | None]
    gone: list[str]  # Technologies
    quests: list[QuestView | None]
    quest_deck: int
    quests_gone: list[str]
    premonition_deck: int
    premonition_discard: list[str]
    completing: list[str]
    coliseum_deck: int
    coliseum_discard: list[str]
    coliseum_heroes: list[str]
    primordials: list[PrimordialView]  # those that lie face down
    underworld: list[str]  # Primordials that were revealed
    omens: list[OmenView]
    first_pick: list[int]
    open_planning: bool
    turn: TurnView | None
    combat: CombatView | None
    played: list[str]  # by the game, still lying there after a Combat
    scenario: ScenarioView
    parts: Parts
