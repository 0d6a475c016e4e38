"""Recruiting by effects: where, how many, one in the city."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.questions import PLACE, PLACE_ALL, PLACE_ALL_FORTIFIED, PLACE_FORTIFIED, STOP
from agon.games.hellas.rules.recruiting import recruit_in_each
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play
from rules.hellas.given import beast, do, effects, given, own, questions, recruits, region, stand


def test_one_answer_says_in_which_region_all_are_placed_and_how_many() -> None:
    g = given()
    own(g, 0, "crete")
    asked = do(g, 0, {"recruit": 3, "at": "controlled"}, answers=[recruits(2, "crete")])
    city = [recruits(count, "macedonia") for count in (3, 3, 2, 2, 1, 1)]  # each of them with one fortified, or none
    assert asked == [[*city, *[recruits(count, "crete") for count in (3, 2, 1)], 0]]
    assert army(g, region("crete"), 0) == 2


def in_two_cities(g: Hellas) -> Play:
    own(g, 0, "euboea")
    return recruit_in_each(
        g, g.players[0], {region("macedonia"): 2, region("euboea"): 4}, g.book.replaceable.recruit_colour
    )


@pytest.mark.parametrize(("option", "guards"), [(PLACE_ALL << 16, 0), (PLACE_ALL_FORTIFIED << 16, 2)])
def test_every_city_can_be_filled_by_one_answer(option: int, guards: int) -> None:
    g = given()
    asked = questions(in_two_cities(g), [option])
    assert len(asked) == 1
    assert [army(g, region(where), 0) for where in ("macedonia", "euboea")] == [4, 4]
    assert [g.fortified[region(where)] != NONE for where in ("macedonia", "euboea")].count(True) == guards


def test_or_city_after_city_by_an_answer_each() -> None:
    g = given()
    asked = questions(
        in_two_cities(g), [PLACE << 16 | recruits(1, "euboea"), PLACE_FORTIFIED << 16 | recruits(2, "macedonia")]
    )
    assert len(asked) == 2
    assert PLACE_ALL << 16 not in asked[1].options, "one city is left"
    assert [army(g, region(where), 0) for where in ("macedonia", "euboea")] == [4, 1]


def test_with_too_few_hoplites_it_is_to_be_said_where_they_go() -> None:
    g = given()
    stand(g, 0, "crete", g.box.supplies.hoplites - 2 - 5)
    asked = questions(in_two_cities(g), [PLACE << 16 | recruits(4, "euboea")])
    assert PLACE_ALL << 16 not in asked[0].options
    assert PLACE << 16 | recruits(2, "macedonia") not in asked[1].options, "one hoplite is left"
    assert PLACE << 16 | recruits(1, "macedonia") in asked[1].options


@pytest.mark.rule("LOH-MSPEC-02")
def test_one_of_those_placed_in_a_region_may_be_fortified() -> None:
    g = given()
    here = region("macedonia")
    play = recruit_in_each(g, g.players[0], {here: 2}, g.book.replaceable.recruit_colour)
    asked = questions(play, [PLACE_FORTIFIED << 16 | recruits(2, "macedonia")])
    both, one = recruits(2, "macedonia"), here
    plain_and_fortified = [action << 16 | number for number in (both, one) for action in (PLACE, PLACE_FORTIFIED)]
    assert asked[0].options == [*plain_and_fortified, STOP << 16]
    assert g.fortified[here] == g.players[0].colour
    assert army(g, here, 0) == 4


@pytest.mark.rule("LOH-MMON-08")
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
