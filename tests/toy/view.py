"""The shape of what the module adds to a view."""

from typing import TypedDict


class ToyView(TypedDict):
    lot: str | None  # the one that was drawn in this Age
    left: int  # lots in the urn
    beans: list[int]  # by seat
