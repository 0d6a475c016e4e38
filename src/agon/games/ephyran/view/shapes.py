"""The shape of a view of Ephyran: declared here, and nowhere else. Whatever is no number is the id of a thing."""

from typing import Literal, NotRequired, TypedDict

Ending = Literal["no", "pile", "city"]
"""Why this is the last round: the draw pile is empty, or a city is finished."""


class ZoneView(TypedDict):
    zone: str
    card: str
    creature: str
    printed: str | None  # the magic object on the card itself
    token: str | None  # a magic object, or `hidden`


class TerritoryView(TypedDict):
    territory: str
    zones: list[ZoneView]  # those that are built
    lock: str | None  # the card that locks it


class PlayerView(TypedDict):
    seat: int
    god: str | None
    hand: int
    cards: list[str]  # the hand; of a rival's, what everybody saw going there
    territories: list[TerritoryView]
    next: list[str]  # the zones that can be built next
    prestige: int  # as far as the seat that looks knows it
    city_bonus: int
    points: dict[str, int]  # by territory, without the kind of thing before its id


class EphyranView(TypedDict):
    """The table as one seat sees it; who only watches sees what lies open."""

    players: list[PlayerView]
    draw_pile: int
    discard_pile: list[str]  # the top last
    tartarus: list[str]
    supply: int  # tokens
    lost_tokens: list[str]  # magic objects, or `hidden`
    gods: list[str]  # those that nobody has
    first: int
    active: int
    ending: Ending
    playing: str | None  # the reinforcement that is being played
    target: int | None
    held: str | None  # the card that was taken up
    token: str | None  # the token that is on its way: a magic object, or `hidden`
    drawn: int
    drawn_cards: NotRequired[list[str]]  # for who has drawn them
