"""The view of Lords of Hellas, with its types: what `agon.games.hellas.view` builds."""

from typing import Final, NotRequired, TypedDict, cast

from agon.cli.table.boards.board import View

HIDDEN: Final = "hidden"
PERSIANS: Final = "persians"

Holder = int | str | None
"""A seat, `persians`, or nobody."""


class AttributeView(TypedDict):
    value: int
    level: int
    injured: bool


class OnQuestView(TypedDict):
    quest: str
    step: int


class ArtifactView(TypedDict):
    artifact: str
    charged: bool


class PriestsView(TypedDict):
    pool: int
    praying: int
    supply: int


class SupplyView(TypedDict):
    hoplites: int
    control_tokens: int


class GoalView(TypedDict):
    way: str
    has: int
    needs: int


class PlayerView(TypedDict):
    seat: int
    hero: str | None
    colour: str | None
    region: str | None
    quest: OnQuestView | None
    attributes: dict[str, AttributeView]
    hand: int
    limit: int
    cards: list[str]
    priests: PriestsView
    artifacts: list[ArtifactView]
    blessings: list[str]
    kept: list[str]
    trophies: list[str]
    glory: list[str]
    regular_done: list[str]
    marked: list[str]
    marked_cards: list[str]
    used: list[str]
    supply: dict[str, SupplyView]
    regions: int
    lands: list[str]
    temples: int
    goals: list[GoalView]


class RegionView(TypedDict):
    region: str
    land: str
    number: int
    hoplites: dict[str, int]
    fortified: str | None
    control: str | None
    controller: Holder
    waiting: int | None
    temple: bool
    heroes: list[int]
    monsters: list[str]
    quests: list[str]


class LandView(TypedDict):
    land: str
    regions: list[str]
    glory: int | None
    master: Holder


class MonumentView(TypedDict):
    god: str
    region: str
    level: int
    levels: int
    priests: list[str]
    spots: int


class WoundView(TypedDict):
    symbol: str
    mark: str | None
    covered: bool


class MonsterView(TypedDict):
    monster: str
    region: str | None
    wounds: list[WoundView]
    evolutions: list[str]
    slain: bool
    slayer: int | None
    rolling: bool


class StepView(TypedDict):
    seat: int
    step: int


class QuestView(TypedDict):
    quest: str
    region: str
    heroes: list[StepView]


class TemplesView(TypedDict):
    card: str | None
    left: int
    built: list[str]


class CountdownView(TypedDict):
    seat: int
    god: str
    left: int


class PlayedView(TypedDict):
    card: str
    value: int


class SideView(TypedDict):
    commander: Holder
    hoplites: int
    cards: list[PlayedView]
    bonus: int
    strength: int
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
    dealt: list[str]
    struck: int
    attacks: int
    chooser: int | None
    drawn: int
    drawn_cards: list[str]
    attack: str | None
    value: int
    defence: list[str]
    total: int
    over: bool
    won: bool


class MarchView(TypedDict):
    seat: int
    start: str
    at: str
    army: dict[str, int]


class DraftView(TypedDict):
    seat: int
    count: int
    cards: list[str]
    kept: list[int]


class TrackView(TypedDict):
    at: int
    last: int


class CommandView(TypedDict):
    value: int
    spies: int
    last: int


class TokenView(TypedDict):
    action: str
    number: int | None


class PassageView(TypedDict):
    passage: str
    other: bool


class LimitsView(TypedDict):
    tokens: int
    lands: int


class WarView(TypedDict):
    act: int
    pile: int
    unseen: list[int]
    gone: list[int]
    tokens: list[TokenView]
    invasion: TrackView
    mobilization: TrackView
    counter: int | None
    command: CommandView
    limits: LimitsView
    spies: list[str]
    attitudes: dict[str, str]
    vanguard: str | None
    oracle_lost: bool
    tale: list[PassageView]


class PartsView(TypedDict):
    persian_invasion: NotRequired[WarView]


class TableView(TypedDict):
    round: int
    step: str
    active: int
    specials: int
    acted: bool
    players: list[PlayerView]
    commanders: dict[str, Holder]
    regions: list[RegionView]
    closed: list[str]
    lands: list[LandView]
    monuments: list[MonumentView]
    monsters: list[MonsterView]
    quests: list[QuestView | None]
    quests_gone: list[str]
    temples: TemplesView
    countdown: CountdownView | None
    decks: dict[str, int]
    discards: dict[str, list[str]]
    battle: BattleView | None
    hunt: HuntView | None
    march: MarchView | None
    draft: DraftView | None
    winner: int | None
    parts: PartsView
    over: bool  # from the view around it


def table_of(view: View) -> TableView:
    """The table within a view of Lords of Hellas."""
    table = cast(TableView, view["table"])
    return {**table, "over": bool(view["over"])}


def player_at(table: TableView, seat: int) -> PlayerView | None:
    """The player of a seat; none for who only watches."""
    return table["players"][seat] if 0 <= seat < len(table["players"]) else None


def war_of(table: TableView) -> WarView | None:
    """The campaign's part of the table."""
    return table["parts"].get("persian_invasion")
