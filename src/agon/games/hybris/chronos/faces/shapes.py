"""What there is on each kind of thing of Chronos."""

from typing import Literal, TypedDict

from agon.games.hybris.faces.shapes import EnemyFace
from agon.games.hybris.faces.tokens import Row
from agon.kernel.words import Message


class LinkFace(TypedDict):
    """What a chain asks for to be broken: how much of it, None for as many as play."""

    what: str
    amount: int | None
    adds: bool  # to the one before it of the same kind


class ConceptFace(TypedDict):
    """A Concept: what Chronos gains there, and what its Pillar gives to whoever is present elsewhere."""

    kind: Literal["concept"]
    number: int
    avatar: str | None  # a thing
    gains: Row
    boon: Row
    links: list[LinkFace]


class ConceptCardFace(TypedDict):
    """A card of a Concept: whose activation sets it off, nobody for whoever wants; and what it does."""

    kind: Literal["concept_card"]
    bar: list[str]
    main: Row


class ChronosTileFace(TypedDict):
    """A tile of Chronos: what it does before it is turned over, and then."""

    kind: Literal["chronos_tile"]
    end: Row
    immediate: Row


class AvatarFace(TypedDict):
    """An Avatar."""

    kind: Literal["avatar"]
    number: int
    income: Row
    enemy: EnemyFace | None


class AvatarCardFace(TypedDict):
    """A card that an Avatar fights with."""

    kind: Literal["avatar_card"]
    strength: int
    elements: list[str]
    effects: Message | None


class SoloPowerFace(TypedDict):
    """A power that an Olympian has in this mode alone."""

    kind: Literal["solo_power"]
    olympian: str  # a thing
