"""The view of Hybris, with its types: what `agon.games.hybris.view` builds."""

from typing import Final, NotRequired, TypedDict, cast

from agon.cli.table.boards.board import View

HIDDEN: Final = "hidden"


class TrackView(TypedDict):
    space: int
    limit: int


class TokenView(TypedDict):
    location: str
    place: str  # reserve, under, held (one of the two), used, unavailable


class CharacterView(TypedDict):
    figure: str
    kind: str
    place: str  # a slot, a Location (its artwork), reserve, underworld, tile, out
    token: str | None
    seen_by: list[int]
    activated: bool
    lying: bool


class UpgradeView(TypedDict):
    upgrade: str
    items: list[str]
    cleared: int
    unlocked: bool


class PlayerView(TypedDict):
    seat: int
    olympian: str
    vp: int
    aegis: int
    followers: int
    prayers: int
    grandeur: int
    kindness: int
    determination: TrackView
    hand: int
    cards: list[str]
    deck: int
    discard: list[str]
    played: list[str]
    enhanced: bool
    premonitions: int
    foreseen: list[str]
    tokens: list[TokenView]
    bonus_tokens: int
    olympian_tokens: int
    characters: list[CharacterView]
    upgrades: list[UpgradeView]
    sparks: int
    temples: list[str]
    storage: list[str]
    pillars: list[str]
    passed: bool
    used: list[str]
    might: int
    victories: int
    laurels: int
    trophies: list[str]


class PillarView(TypedDict):
    pillar: str
    number: int
    seat: int | None
    resolved: bool
    upper: bool
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
    artwork: list[str]


class SpaceView(TypedDict):
    space: str
    technology: str | None
    seat: int | None


class CityView(TypedDict):
    city: str
    temples: list[int]
    spaces: list[SpaceView]


ConnectionView = TypedDict("ConnectionView", {"from": str, "to": str, "link": str | None})


class TileView(TypedDict):
    technology: str
    seat: int


class QuestView(TypedDict):
    quest: str
    songs: list[int]


class PrimordialView(TypedDict):
    letter: str
    primordial: str | None
    seen_by: list[int]


class CardOfView(TypedDict):
    card: str
    seat: int


class StrengthView(TypedDict):
    card: str
    strength: int


class SpentView(TypedDict):
    spent: int
    limit: int


class SideView(TypedDict):
    seat: int | None
    figure: str | None
    cards: list[StrengthView]
    combos: int
    bonus: int
    total: int
    determination: SpentView | None
    placed: str | None
    marker: str | None
    stopped: bool
    cap: int | None
    no_retreat: bool
    must_show: bool
    must_press_on: bool
    toll: dict[str, int]
    kept: list[str]
    spared: bool
    no_combo: bool
    mute: bool
    blunt: str | None  # a type of Conflict cards that counts for nothing


class CombatView(TypedDict):
    purpose: str
    quest: str | None
    hero: str | None
    city: str | None
    attacker: SideView
    defender: SideView


class TurnView(TypedDict):
    seat: int
    figure: str | None
    location: str | None
    slot: str | None
    city: str | None
    action: str | None


class NeutralTokenView(TypedDict):
    token: str
    seat: int | None
    location: str | None


class CounterView(TypedDict):
    counter: str
    count: int


class ScenarioView(TypedDict):
    token: NotRequired[NeutralTokenView]
    counter: NotRequired[CounterView]
    disciplines: NotRequired[list[str]]


class DuelTokenView(TypedDict):
    slot: str
    seat: int
    side: str  # portrait, forbidden


class DuelView(TypedDict):
    tokens: list[DuelTokenView]
    postures: list[str | None]


class ArtemisView(TypedDict):
    tokens: list[int]  # held of each seat, then of the enemies of the game that have some


class ChaosView(TypedDict):
    space: int
    momentum: list[str]
    deck: list[str]  # the top last, as in every pile here
    discard: list[str]
    falls: list[str]
    fallen: list[str]
    destroyed: list[str]  # Cities
    drawn: str | None
    target: int
    walls: int


class MkTileView(TypedDict):
    tile: str
    active: bool
    sent: bool
    worker: bool
    done: list[bool]


class AdventureView(TypedDict):
    exploration: str
    site: int


class HangarView(TypedDict):
    energy: int
    research: int
    workers: int
    foreman: bool
    explore: int | None
    defend: int | None
    tiles: list[MkTileView]
    adventures: list[AdventureView]
    modules: list[str]
    recruits: int | None  # what is planned: the owner's to see
    posts: list[int] | None


class OutskirtsView(TypedDict):
    camp: int
    deck: list[str]
    drawn: list[str]
    explorer: int | None
    shown: str | None
    hangars: list[HangarView]


class ConceptView(TypedDict):
    concept: str
    chosen: list[int]
    chains: NotRequired[int]  # of a chained Concept, with all that follows
    open: NotRequired[int]
    asks: NotRequired[dict[str, int]]
    card: NotRequired[str | None]
    deck: NotRequired[int]
    tucked: NotRequired[list[str]]
    next: NotRequired[str | None]
    intensity: NotRequired[int]  # of an Upgrade Concept, with all that follows
    tile: NotRequired[str | None]
    pile: NotRequired[int]


class AvatarView(TypedDict):
    avatar: str
    city: str | None  # on his board


class SealView(TypedDict):
    slot: str
    seat: int


class SleeperView(TypedDict):
    space: str
    wakes: int  # the Age


class HouseRuleView(TypedDict):
    rule: str
    played: bool


class ChronosView(TypedDict):
    preset: str
    level: str
    rules: list[HouseRuleView]
    endings: list[str]
    vp: int
    pieces: dict[str, int]
    turn: str
    concepts: list[ConceptView]
    focus: list[str]
    avatars: list[AvatarView]
    fighter: str | None
    avatar_deck: int
    avatar_discard: list[str]
    tokens: int
    shackles: list[int]
    seals: list[SealView]
    sleeping: list[SleeperView]
    dearer: int
    obliterated: list[str]
    turned: list[str]


class PartsView(TypedDict):
    duel: NotRequired[DuelView]
    artemis: NotRequired[ArtemisView]
    chronos: NotRequired[ChronosView]
    chaos: NotRequired[ChaosView]
    outskirts: NotRequired[OutskirtsView]


class TableView(TypedDict):
    age: int
    ages: int
    fear: list[str | None]
    step: str
    drafted: list[str | None]
    order: list[int]
    active: int | None
    passed: list[int]
    grandeur: list[int | None]
    well: int
    players: list[PlayerView]
    pillars: list[PillarView]
    locations: list[LocationView]
    cities: list[CityView]
    connections: list[ConnectionView]
    piles: dict[str, list[str]]
    workshop: list[TileView | None]
    factory: list[TileView | None]
    gone: list[str]
    quests: list[QuestView | None]
    quest_deck: int
    quests_gone: list[str]
    premonition_deck: int
    premonition_discard: list[str]
    completing: list[str]
    played: list[str]
    coliseum_deck: int
    coliseum_discard: list[str]
    coliseum_heroes: list[str]
    primordials: list[PrimordialView]
    underworld: list[str]
    omens: list[CardOfView]
    first_pick: list[int]
    open_planning: bool
    turn: TurnView | None
    combat: CombatView | None
    scenario: ScenarioView
    parts: PartsView
    over: bool  # from the view around it


def table_of(view: View) -> TableView:
    """The table within a view of Hybris."""
    table = cast(TableView, view["table"])
    return {**table, "over": bool(view["over"])}


def player_at(table: TableView, seat: int) -> PlayerView | None:
    """The player of a seat; none while Olympians are chosen, and for who only watches."""
    for player in table["players"]:
        if player["seat"] == seat:
            return player
    return None
