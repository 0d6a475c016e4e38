"""The shape of what Artemis adds to a view: declared here, and nowhere else."""

from typing import TypedDict


class QuiverView(TypedDict):
    """What she has hunted: the same for everybody."""

    tokens: list[int]  # how many she holds of each seat, 0 to 3, then of enemies of the game


class ArtemisParts(TypedDict, total=False):
    artemis: QuiverView
