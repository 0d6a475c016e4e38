"""The shape of what Cataclysm adds to a view: declared here, and nowhere else."""

from typing import TypedDict


class ChaosView(TypedDict):
    """Piles have the top last; a card is `hidden` to who has not seen it."""

    space: int  # on its track, from 1
    momentum: list[str]
    deck: list[str]
    discard: list[str]
    falls: list[str]  # the Cataclysm deck
    fallen: list[str]  # Cataclysm cards that lie on their Cities
    destroyed: list[str]  # Cities
    drawn: str | None  # the card whose Attraction is at work
    target: int  # the fighter's Strength from activated MK tiles
    walls: int  # and from the Defence track


class MkTileView(TypedDict):
    tile: str
    active: bool
    sent: bool  # to the Forge
    worker: bool
    done: list[bool]  # by Task


class AdventureView(TypedDict):
    exploration: str
    site: int  # from 1


class PlansView(TypedDict):
    """What is being planned: for its owner alone."""

    recruits: int | None
    posts: list[int] | None  # places of tiles that get a Worker


class OpenHangarView(TypedDict):
    energy: int
    research: int
    workers: int
    foreman: bool
    explore: int | None  # the echelon, from 1
    defend: int | None  # the echelon, from 1
    tiles: list[MkTileView]
    adventures: list[AdventureView]
    modules: list[str]


class HangarView(OpenHangarView, PlansView):
    """What everybody sees, and what is planned."""


class OutskirtsView(TypedDict):
    camp: int  # Workers
    deck: list[str]  # the top last; `hidden` to who does not know the card
    drawn: list[str]  # `hidden` to all but the explorer
    explorer: int | None
    shown: str | None  # the card that is being resolved
    hangars: list[HangarView]  # by seat


class CataclysmParts(TypedDict, total=False):
    chaos: ChaosView
    outskirts: OutskirtsView
