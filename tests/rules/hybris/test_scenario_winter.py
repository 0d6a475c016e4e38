"""Scenarios: Persephone's Winter, line by line.  Page 30."""

import pytest

from agon.games.hybris.box.numbers import (
    DRAIN,
    FOLLOWERS,
    HERO,
    INFLUENCE,
    NONE,
    OLYMPIAN,
    PROPHET,
    UNDERWORLD,
)
from agon.games.hybris.player import IN_UNDERWORLD
from agon.games.hybris.rules.world import slot_prayers
from agon.games.hybris.rules.world_questions import CITY_FOLLOWERS, CITY_SERVICE, FOLLOWERS_OR_SERVICE
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from rules.hybris.arena import city, number_of_kind, on_artwork, slot_of
from rules.hybris.cities import Asked, answer, in_city, options_of
from rules.hybris.given import box, given, told
from rules.hybris.steps import step

SUMMERS, WINTERS = (1, 3, 5), (2, 4, 6)


def winter(*olympians: str, age: int = 2) -> Hybris:
    g = given(*(olympians or ("zeus", "poseidon", "athena")), modules=("persephones_winter",))
    g.age = age
    return g


@pytest.mark.rule("HYB-SCEN-01")
def test_the_well_is_filled_and_everybody_has_followers() -> None:
    g = winter()
    assert g.well == 4
    assert [(p.followers, p.aegis, len(p.hand)) for p in g.players] == [(2, 3, 1)] * 3


def influencing(g: Hybris, seat: int, where: str, choice: int) -> list[Asked]:
    """A player's Olympian influences a City; what was asked."""
    p = g.players[seat]
    scene = in_city(g, seat, where, OLYMPIAN)
    chosen = choice << 16 | city(where)
    asked = answer(g.book.actions[INFLUENCE].do(g, p, scene))
    if any(each.kind is FOLLOWERS_OR_SERVICE for each in asked):
        assert chosen in options_of(asked, FOLLOWERS_OR_SERVICE)
    return asked


@pytest.mark.parametrize("age", range(1, 7))
@pytest.mark.rule("HYB-SCEN-01")
def test_summers_give_a_follower_more_and_winters_none(age: int) -> None:
    g = winter(age=age)
    p = g.players[0]
    p.followers = 0
    asked = influencing(g, 0, "athens", CITY_FOLLOWERS)
    if age in SUMMERS:
        assert p.followers == box().cities[city("athens")].followers + 1
    else:
        assert not any(each.kind is FOLLOWERS_OR_SERVICE for each in asked)
        assert (told(g, "hybris-service"), p.followers) == ([(0, city("athens"), NONE, NONE)], 0)


@pytest.mark.rule("HYB-SCEN-01")
def test_in_summer_the_service_gives_no_follower_more() -> None:
    g = winter(age=1)
    p = g.players[0]
    scene = in_city(g, 0, "athens", OLYMPIAN)
    before = p.followers
    answer(g.book.actions[INFLUENCE].do(g, p, scene), (FOLLOWERS_OR_SERVICE, CITY_SERVICE << 16 | city("athens")))
    assert p.followers == before


@pytest.mark.rule("HYB-SCEN-01")
def test_a_temple_still_gives_its_follower_in_winter() -> None:
    g = winter(age=2)
    p = g.players[0]
    p.temples = 1 << city("athens")
    p.kindness, p.followers = 5, 0
    asked = influencing(g, 0, "athens", CITY_SERVICE)
    temple = next(each for each in asked if each.kind.id == "hybris-ask-temple-influence")
    assert FOLLOWERS in [option & 0xFFFF for option in temple.options]


@pytest.mark.parametrize("age", range(1, 7))
@pytest.mark.rule("HYB-SCEN-01")
def test_city_slots_generate_prayers_in_summer_only(age: int) -> None:
    g = winter(age=age)
    g.well = 0
    answer(slot_prayers(g, g.players[0], city("elis"), Scene(0)))
    assert g.well == (box().cities[city("elis")].slot_prayers if age in SUMMERS else 0)


@pytest.mark.parametrize("age", range(1, 7))
@pytest.mark.rule("HYB-SCEN-01")
def test_drain_gives_two_more_in_winter(age: int) -> None:
    g = winter("poseidon", "athena", age=age)
    g.players[0].aegis = 0
    answer(g.book.actions[DRAIN].do(g, g.players[0], Scene(0)))
    chronos = box().primordials[g.underworld[-1]].aegis
    assert g.players[0].aegis == chronos + (2 if age in WINTERS else 0)


@pytest.mark.parametrize("age", range(1, 7))
@pytest.mark.rule("HYB-SCEN-01")
def test_most_characters_standing_in_the_underworld_light_a_spark_in_winter(age: int) -> None:
    g = winter(age=age)
    one, two, three = g.players
    on_artwork(one, number_of_kind(one, HERO), UNDERWORLD)
    one.characters[number_of_kind(one, PROPHET)].place = IN_UNDERWORLD  # lying does not count
    on_artwork(two, number_of_kind(two, HERO), UNDERWORLD)
    two.characters[number_of_kind(two, PROPHET)].place = slot_of("underworld")
    step(g, "action_end")
    assert [p.sparks for p in (one, two, three)] == [0, int(age in WINTERS), 0]


@pytest.mark.rule("HYB-SCEN-01")
def test_ties_in_the_underworld_favour_whoever_is_further_back() -> None:
    g = winter()
    for p in g.players[:2]:
        on_artwork(p, 0, UNDERWORLD)
    behind = max((p.seat for p in g.players[:2]), key=g.grandeur.index)
    step(g, "action_end")
    assert [p.sparks for p in g.players] == [int(p.seat == behind) for p in g.players]


@pytest.mark.parametrize("age", range(1, 7))
@pytest.mark.rule("HYB-SCEN-01")
def test_everybody_loses_followers_after_rest_in_winter(age: int) -> None:
    g = winter(age=age)
    for p in g.players:
        p.followers = 5
    step(g, "rest")
    assert [p.followers for p in g.players] == [3 if age in WINTERS else 5] * 3


@pytest.mark.parametrize(("followers", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 4)])
@pytest.mark.rule("HYB-SCEN-01")
def test_two_followers_are_a_point_in_the_end(followers: int, points: int) -> None:
    g = winter(age=6)
    for p in g.players:
        p.followers = 0
    g.players[1].followers = followers
    step(g, "game_end_powers")
    assert [p.vp for p in g.players] == [0, points, 0]
    assert g.players[1].followers == followers, "they are only counted"
