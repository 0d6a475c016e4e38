"""Line and column of a value, however its table is written."""

import pytest

from agon.kernel.schema import Spot
from agon.shelf.places import finder, place_in

TEXT = """\
id = "zoo" # a comment
title.en = "Zoö"

[[beast]]
id = "crow"
legs = 2

[[beast]]
id = "wölf"
name = { en = "Wölf", fr = "Loup" }
teeth = [
  { sharp = true },
  # and
  { sharp = false, long = 3 },
]
[beast.den]
depth = 4
[[beast.cubs]]
age = 1
[[beast.cubs]]
age = 2

[zoo]
size = 3
"""


def spot(*path: str | int, kind: str = "beast", id: str = "wölf", number: int = 0) -> Spot:
    found = Spot("zoo.toml", kind, "", id, number)
    for step in path:
        found = found.within(step)
    return found


PLACES = [
    (spot("id", kind="", id=""), (1, 6)),
    (spot("title", "en", kind="", id=""), (2, 12)),
    (spot("id", id="crow"), (5, 6)),
    (spot("name", "fr"), (10, 28)),
    (spot("teeth", 1, "long"), (14, 27)),
    (spot("den", "depth"), (17, 9)),
    (spot("cubs", 1, "age"), (21, 7)),
    (spot("size", kind="zoo", id=""), (24, 8)),
    (spot(id="", number=2), (8, 1)),
    # the name of a field that should not be there
    (spot("teeth", 1).name("long"), (14, 20)),
    (spot().name("name"), (10, 1)),
    # what is not there is looked for where it should be
    (spot("tail"), (8, 1)),
    (spot("den", "width"), (16, 1)),
    (spot("teeth", 7), (11, 9)),
    (spot(kind="beast", id="owl"), (1, 1)),
]


@pytest.mark.parametrize(("where", "place"), PLACES, ids=[f"{where.entry()} {where.field()}" for where, _ in PLACES])
def test_a_place_is_found(where: Spot, place: tuple[int, int]) -> None:
    assert place_in(TEXT, where) == place


def test_a_file_that_is_not_there_has_no_place() -> None:
    assert finder({"zoo.toml": TEXT})(Spot("park.toml")) is None
