"""What there is on each kind of thing. The page has the same types: `python -m agon.server.typescript.faces`."""

from typing import Literal, TypedDict


class PrintedMagic(TypedDict):
    """A magic object that is printed on a zone half."""

    thing: str
    value: int


class ZoneHalf(TypedDict):
    """The half of a card that is built."""

    kind: Literal["zone"]
    zone: str  # a thing
    territory: str  # its id alone
    number: int
    creature: str  # a thing
    magic: PrintedMagic | None


class ReinforcementHalf(TypedDict):
    """The half of a card that is played for what it does."""

    kind: Literal["reinforcement"]
    thing: str
    family: str


class CardFace(TypedDict):
    """A card: its halves, of which one is used; none on that of Dionysus, which is whole."""

    kind: Literal["card"]
    halves: list[ZoneHalf | ReinforcementHalf]


class GodFace(TypedDict):
    """A god: the territory whose points count double, its id alone."""

    kind: Literal["god"]
    doubles: str


class MagicFace(TypedDict):
    """A magic object: what it is worth; less than 0 for what costs points."""

    kind: Literal["magic"]
    value: int
