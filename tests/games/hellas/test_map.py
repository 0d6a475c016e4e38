"""The map can be drawn: regions that touch share a border, and whatever is put on one lies inside it."""

from itertools import combinations, pairwise
from typing import Any

import pytest

from games.hellas.opened import the_pack

REGIONS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in the_pack().entries("map.toml", "region")}
ANCHORS = ("label", "badge", "units", "figure", "token")

Point = tuple[int, int]


def corners(region: str) -> list[Point]:
    return [(x, y) for x, y in REGIONS[region]["polygon"]]


def edges(region: str) -> set[frozenset[Point]]:
    points = corners(region)
    return {frozenset(pair) for pair in pairwise([*points, points[0]])}


def holds(region: str, point: list[int]) -> bool:
    """Whether a point lies inside a region: a ray from it to the right crosses its border an odd number of times."""
    x, y = point
    inside = False
    points = corners(region)
    for (x1, y1), (x2, y2) in pairwise([*points, points[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def test_neighbours_by_land_share_an_edge_and_nobody_else_does() -> None:
    for a, b in combinations(REGIONS, 2):
        assert bool(edges(a) & edges(b)) == (b in REGIONS[a]["neighbours"]), (a, b)


@pytest.mark.parametrize("region", REGIONS)
def test_pieces_are_drawn_inside_their_region(region: str) -> None:
    places = [REGIONS[region][anchor] for anchor in ANCHORS] + list(REGIONS[region]["sites"].values())
    assert [place for place in places if not holds(region, place)] == []


def test_arrows_begin_in_their_region_and_end_in_the_next() -> None:
    trails = {frozenset(trail["between"]) for trail in the_pack().entries("map.toml", "sea_trail")}
    for id, region in REGIONS.items():
        if "arrow" in region and frozenset((id, region["arrow"])) not in trails:
            tail, tip = region["arrow_line"]
            assert holds(id, tail), id
            assert holds(region["arrow"], tip), id
