"""The shape of what Chronos adds to a view: declared here, and nowhere else."""

from typing import TypedDict, final


@final
class ChainedView(TypedDict):
    """A Concept with a chain track and cards."""

    concept: str
    chosen: list[int]  # the seats that took its Pillar in this Age
    chains: int  # tokens left on the track
    open: int  # conditions that are revealed
    asks: dict[str, int]  # what they ask for in all
    card: str | None  # the one that lies face up
    deck: int
    tucked: list[str]  # cards at the bottom of the deck that everybody has seen
    next: str | None  # the top card of the deck, for whoever has looked


@final
class UpgradedView(TypedDict):
    """A Concept of Upgrade: an Intensity and tiles."""

    concept: str
    chosen: list[int]  # the seats that took its Pillar in this Age
    intensity: int
    tile: str | None
    pile: int


ConceptView = ChainedView | UpgradedView


class AvatarView(TypedDict):
    avatar: str
    city: str | None  # none: on the board of Chronos


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
    preset: str  # `by_the_book` or `house`: what is played where nothing else was said
    level: str
    rules: list[HouseRuleView]  # every house rule
    endings: list[str]  # how this game may end
    vp: int
    pieces: dict[str, int]  # by resource
    turn: str  # the Concept whose turn it is
    concepts: list[ConceptView]
    focus: list[str]  # by seat: where they are present; empty before that is said
    avatars: list[AvatarView]
    fighter: str | None  # the Avatar that is being fought
    avatar_deck: int
    avatar_discard: list[str]
    tokens: int  # for Artemis to hunt
    shackles: list[int]  # by seat
    seals: list[SealView]
    sleeping: list[SleeperView]
    dearer: int  # what every Craft of this Age costs more
    obliterated: list[str]
    turned: list[str]


class ChronosParts(TypedDict, total=False):
    chronos: ChronosView
