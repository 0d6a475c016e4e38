"""What there is on each kind of thing. The page has the same types: `python -m agon.server.typescript.faces`."""

from typing import Literal, TypedDict

from agon.kernel.words import Message


class RegionFace(TypedDict):
    """A region of the map."""

    kind: Literal["region"]
    population: int
    city: bool  # Sparta is one too
    sparta: bool
    shrine: bool
    oracle: bool


class HeroFace(TypedDict):
    """A hero: the army that goes with him."""

    kind: Literal["hero"]
    colour: str


class MonsterFace(TypedDict):
    """A monster's tray."""

    kind: Literal["monster"]
    special: Message  # what it does instead of an attack card


class CombatCardFace(TypedDict):
    """A combat card."""

    kind: Literal["card"]
    symbol: str  # a thing
    value: int
    casualties: int
    effects: Message | None  # None: it does nothing besides


class AttackCardFace(TypedDict):
    """An attack card of monsters."""

    kind: Literal["attack"]
    value: Message  # what a defence has to reach, in words
    number: int  # the same, without what is counted
    counted: bool  # whether something is counted besides
    effects: Message


class BlessingFace(TypedDict):
    """A blessing."""

    kind: Literal["blessing"]
    god: str  # a thing


class ArtifactFace(TypedDict):
    """An artifact: who has one like it."""

    kind: Literal["artifact"]
    owner: str  # `god`, `monster` or `neutral`


class QuestFace(TypedDict):
    """A quest: what each of its steps asks for."""

    kind: Literal["quest"]
    steps: list[Message]
