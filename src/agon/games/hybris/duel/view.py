"""The shape of what Duel adds to a view: declared here, and nowhere else."""

from typing import Literal, TypedDict

TokenSide = Literal["portrait", "forbidden"]
"""Of an Olympian token: face up, face down."""


class DuelTokenView(TypedDict):
    slot: str
    seat: int
    side: TokenSide


class DuelView(TypedDict):
    tokens: list[DuelTokenView]
    postures: list[str | None]  # by seat; none until it is declared


class DuelParts(TypedDict, total=False):
    duel: DuelView
