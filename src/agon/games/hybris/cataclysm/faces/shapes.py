"""What there is on each kind of thing of Cataclysm."""

from typing import Literal, TypedDict

from agon.games.hybris.faces.tokens import Deed, Row
from agon.kernel.words import Message

# ---------------------------------------------------------------- the Outskirts and the Hangars


class EchelonFace(TypedDict):
    """A step of a track: its cost in Workers of the Camp, and what it stands for: cards to draw, or Strength."""

    kind: Literal["echelon"]
    cost: int
    bonus: int
    reward: Row


class ExplorationFace(TypedDict):
    """An Exploration card: an Adventure with Sites that leads to a Module, or an event that succeeds or fails."""

    kind: Literal["exploration"]
    form: Literal["adventure", "event"]
    asks: Deed
    success: Deed | None
    failure: Deed
    progress: Message | None  # what moves a Worker to the next Site
    sites: list[Row]
    module: str | None  # a thing


class ModuleFace(TypedDict):
    """A Module."""

    kind: Literal["module"]
    power: Row


class HangarFace(TypedDict):
    """A Hangar: how much there is room for."""

    kind: Literal["hangar"]
    energy: int
    research: int
    workers: int


class TaskFace(TypedDict):
    """A Task of an MK tile."""

    colour: str
    does: Deed


class MkTileFace(TypedDict):
    """An MK tile."""

    kind: Literal["mk_tile"]
    part: str
    tasks: list[TaskFace]
    reward: Row


class MkFace(TypedDict):
    """The MK of an Olympian: what it can do for Energy."""

    kind: Literal["mk"]
    abilities: list[str]  # things


class AbilityFace(TypedDict):
    """An ability of an MK."""

    kind: Literal["ability"]
    when: str
    power: Row


# ---------------------------------------------------------------- Chaos


class ChaosFace(TypedDict):
    """The rules card of Chaos, and what driving it back gives, by its Momentum."""

    kind: Literal["enemy"]
    spaces: int
    unleashed: int
    repelled: list[Row]


class ChaosLine(TypedDict):
    """What a Chaos card does from this much Momentum on."""

    least: int
    does: Deed


class ChaosCardFace(TypedDict):
    """A Chaos card with both of its halves."""

    kind: Literal["chaos_card"]
    strength: int
    attraction: list[ChaosLine]
    conflict: list[ChaosLine]


class CataclysmCardFace(TypedDict):
    """A Cataclysm card: the City that it destroys."""

    kind: Literal["cataclysm_card"]
    city: str  # a thing
