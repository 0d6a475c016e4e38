"""Recruiting by effects: where, how many, one in the city."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.moments import Scene
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.questions import PLACE, PLACE_FORTIFIED, STOP
from agon.games.hellas.rules.recruiting import recruit_in_each
from rules.hellas.given import beast, do, effects, given, own, questions, region, stand


def test_the_first_pick_says_in_which_region_all_are_placed() -> None:
    g = given()
    own(g, 0, "crete")
    macedonia, crete = region("macedonia"), region("crete")
    asked = do(g, 0, {"recruit": 3, "at": "controlled"}, answers=[crete, crete, 0])
    assert asked[0] == [macedonia, macedonia, crete, 0]
    assert asked[1] == [crete, 0]
    assert army(g, crete, 0) == 2


@pytest.mark.rule("LOH-MSPEC-02")
def test_one_of_those_placed_in_a_region_may_be_fortified() -> None:
    g = given()
    here = region("macedonia")
    play = recruit_in_each(g, g.players[0], {here: 2}, g.book.seams.recruit_colour)
    asked = questions(play, [PLACE_FORTIFIED << 16 | here, PLACE << 16 | here])
    assert asked[0].options == [PLACE << 16 | here, PLACE_FORTIFIED << 16 | here, STOP << 16]
    assert asked[1].options == [PLACE << 16 | here, STOP << 16]
    assert g.fortified[here] == g.players[0].colour
    assert army(g, here, 0) == 4


def test_nobody_recruits_where_the_sphinx_is() -> None:
    g = given()
    beast(g, "sphinx", "macedonia")
    assert do(g, 0, {"recruit": 3, "at": "controlled"}) == []


def test_a_hero_recruits_into_an_empty_enemy_region_and_takes_it() -> None:
    g = given()
    own(g, 1, "laconia")
    g.players[0].region = region("laconia")
    do(g, 0, {"recruit": 1, "at": "hero"}, answers=[region("laconia")])
    assert g.control[region("laconia")] == g.players[0].colour
    stand(g, 1, "crete", 1)
    g.players[0].region = region("crete")
    assert do(g, 0, {"recruit": 1, "at": "hero"}) == []
    g.players[0].region = NONE  # on a quest
    [effect] = effects({"recruit": 1, "at": "hero"})
    assert not g.book.would(g, g.players[0], effect, Scene(0))
