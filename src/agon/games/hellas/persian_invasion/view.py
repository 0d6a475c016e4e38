"""The shape of what the campaign adds to a view: declared here, and nowhere else."""

from typing import TypedDict

from agon.games.hellas.persian_invasion.schema.words import Attitude


class ActionTokenView(TypedDict):
    action: str
    number: int | None  # once it was turned up


class CardTokenView(TypedDict):
    card: str
    number: int | None  # once it was turned up


class MarkerView(TypedDict):
    at: int
    last: int


class CommandView(TypedDict):
    value: int
    spies: int  # still on the track
    last: int


class LimitsView(TypedDict):
    """How many Persian control tokens, and how many lands of theirs, lose the war."""

    tokens: int
    lands: int


class PassageView(TypedDict):
    """Something that was told: an opening, a script, an ending, a failed quest."""

    passage: str
    other: bool  # its second text


class CampaignView(TypedDict):
    act: int
    pile: int
    unseen: list[int]  # numbers of tokens that nobody has seen yet
    gone: list[int]  # numbers of tokens that have left the game
    tokens: list[ActionTokenView]
    card_tokens: list[CardTokenView]
    invasion: MarkerView
    mobilization: MarkerView
    counter: int | None  # the victory counter of act II
    command: CommandView
    limits: LimitsView
    spies: list[str]  # their regions
    attitudes: dict[str, Attitude]  # by land
    vanguard: str | None
    oracle_lost: bool
    tale: list[PassageView]


class CampaignParts(TypedDict, total=False):
    persian_invasion: CampaignView
