"""Recruit, Prepare and Usurp."""

import pytest

from agon.games.hellas.box.numbers import NONE, PREPARE, RECRUIT, USURP
from agon.games.hellas.rules.armies import army, fortify, supply
from agon.games.hellas.rules.questions import OPTION, PLACE, PLACE_FORTIFIED, POWER, REGION, SPECIAL, STOP
from agon.games.hellas.rules.special_actions import (
    DRAW,
    HEAL,
    LEVY,
    prepare_action,
    recruit_action,
    usurp_action,
    why_not_recruit,
    why_not_usurp_here,
)
from agon.games.hellas.rules.turn import special_options
from agon.games.hellas.state import Hellas
from agon.kernel.ask import action_of
from rules.hellas.given import beast, bless, do, given, named, own, questions, recruits, region, run, stand, told

# ---------------------------------------------------------------- Recruit


def placed(g: Hellas) -> dict[str, int]:
    """All the hoplites that Recruit allows are placed."""
    room: dict[str, int] = {}
    play = recruit_action(g, g.players[0])
    options: list[int] = []
    while True:
        twin = g.copy()
        asked = questions(recruit_action(twin, twin.players[0]), options)
        if len(asked) == len(options):
            break
        options.append(next(option for option in asked[-1].options if action_of(option) == PLACE))
    questions(play, options)
    for option in options:
        room[g.box.regions[option & 0xFF].id] = (option >> 8 & 0xFF) + 1
    return room


@pytest.mark.rule("LOH-MSPEC-01")
def test_two_in_every_controlled_city_and_four_in_sparta() -> None:
    g = given()
    own(g, 0, "euboea", "laconia", "epirus")  # a city, Sparta, no city
    assert placed(g) == {"macedonia": 2, "euboea": 2, "laconia": 4}


@pytest.mark.rule("LOH-MSPEC-02")
def test_one_of_those_recruited_in_each_city_may_stand_in_it() -> None:
    g = given()
    own(g, 0, "euboea")
    north, isle = region("macedonia"), region("euboea")
    asked = questions(
        recruit_action(g, g.players[0]), [PLACE_FORTIFIED << 16 | north, PLACE_FORTIFIED << 16 | isle, STOP << 16]
    )
    assert PLACE_FORTIFIED << 16 | north not in asked[1].options
    assert (g.fortified[north], g.fortified[isle]) == (g.players[0].colour, g.players[0].colour)


@pytest.mark.rule("LOH-MSPEC-03")
@pytest.mark.rule("LOH-MSPEC-04")
def test_recruiting_takes_from_the_supply_and_from_nowhere_else() -> None:
    g = given()
    stand(g, 0, "crete", 12)  # 14 are on the map
    assert placed(g) == {"macedonia": 1}
    assert army(g, region("crete"), 0) == 12
    assert supply(g, g.players[0].colour) == 0
    assert why_not_recruit(g, g.players[0]) is not None


def test_without_a_city_there_is_no_recruit() -> None:
    g = given()
    g.control[region("macedonia")] = NONE
    assert SPECIAL << 16 | RECRUIT not in special_options(g, g.players[0])
    beast(g, "sphinx", "macedonia")
    own(g, 0, "macedonia")
    assert why_not_recruit(g, g.players[0]) is not None


def test_mobilization_recruits_two_more_anywhere() -> None:
    g = given()
    p = bless(g, 0, "mobilization")
    own(g, 0, "epirus")
    run(recruit_action(g, p), [0, recruits(2, "epirus")])
    assert army(g, region("epirus"), 0) == 2


# ---------------------------------------------------------------- Prepare


def prepare(g: Hellas, *ways: int) -> list[list[int]]:
    return [
        [option & 0xFFFF for option in ask.options]
        for ask in questions(prepare_action(g, g.players[0]), [OPTION << 16 | way for way in ways])
    ]


@pytest.mark.rule("LOH-MSPEC-13")
def test_two_of_healing_drawing_and_recruiting() -> None:
    g = given()
    p = g.players[0]
    p.injuries = 0b1
    g.fortified[p.region] = NONE
    fortify(g, p.region, p.colour)
    assert prepare(g, HEAL, DRAW) == [[HEAL, DRAW, LEVY], [DRAW, LEVY]]
    assert (p.injuries, len(p.hand)) == (0, 1)
    assert len(prepare(g, LEVY, DRAW)) == 2
    assert (army(g, p.region, 0), len(p.hand)) == (3, 2)


@pytest.mark.rule("LOH-MSPEC-14")
def test_the_same_twice() -> None:
    g = given()
    prepare(g, DRAW, DRAW)
    assert len(g.players[0].hand) == 2


@pytest.mark.rule("LOH-MSPEC-15")
def test_no_recruiting_from_a_quest() -> None:
    g = given()
    g.players[0].region = NONE
    assert prepare(g) == []  # cards are drawn without a question
    assert len(g.players[0].hand) == 2


@pytest.mark.rule("LOH-MSPEC-16")
def test_no_recruiting_among_enemies() -> None:
    g = given()
    g.players[0].region = region("crete")
    g.players[0].injuries = 0b111
    stand(g, 1, "crete", 1)
    assert prepare(g, DRAW) == [[HEAL, DRAW], [HEAL, DRAW]]


@pytest.mark.rule("LOH-MSPEC-17")
def test_recruiting_in_an_empty_enemy_region_takes_it() -> None:
    g = given()
    g.players[0].region = region("laconia")
    own(g, 1, "laconia")
    prepare(g, LEVY, DRAW)
    assert army(g, region("laconia"), 0) == 1
    assert g.control[region("laconia")] == g.players[0].colour


@pytest.mark.rule("LOH-MSPEC-35")
def test_nobody_is_fortified_by_preparing_in_a_region_it_has_just_taken() -> None:
    g = given()
    here = region("laconia")
    g.players[0].region = here
    own(g, 1, "laconia")
    first, second = [ask.options for ask in questions(prepare_action(g, g.players[0]), [OPTION << 16 | LEVY] * 2)]
    assert first == second  # and no question where the hoplites stand
    assert (army(g, here, 0), g.fortified[here], g.control[here]) == (2, NONE, g.players[0].colour)


@pytest.mark.rule("LOH-MSPEC-35")
def test_who_prepares_in_a_region_of_their_own_may_fortify() -> None:
    g = given()
    p = g.players[0]
    options = [OPTION << 16 | LEVY, PLACE_FORTIFIED << 16 | p.region, OPTION << 16 | DRAW]
    questions(prepare_action(g, p), options)
    assert g.fortified[p.region] == p.colour


def test_combat_training_draws_one_more_card() -> None:
    g = given()
    bless(g, 0, "combat_training")
    prepare(g, DRAW, DRAW)
    assert len(g.players[0].hand) == 3


def test_perseus_may_go_anywhere_after_preparing() -> None:
    g = given()
    perseus = g.players[2]
    g.active = 2
    options = [OPTION << 16 | DRAW, OPTION << 16 | DRAW]
    power = g.arsenal.powers["prepared"][0].power.index
    asked = questions(prepare_action(g, perseus), [*options, POWER << 16 | power, REGION << 16 | region("crete")])
    assert [action_of(option) for option in asked[2].options] == [POWER, STOP]
    assert perseus.region == region("crete")


# ---------------------------------------------------------------- Usurp


def glorious(where: str) -> Hellas:
    """Seat 0's hero is in a region and holds the glory token of its land."""
    g = given()
    g.players[0].region = region(where)
    g.glory[g.box.regions[region(where)].land] = 0
    return g


@pytest.mark.rule("LOH-MSPEC-18")
@pytest.mark.rule("LOH-MSPEC-19")
@pytest.mark.rule("LOH-MSPEC-22")
@pytest.mark.parametrize("owner", [NONE, 1])
def test_the_heros_region_is_taken_with_its_glory_token_and_a_hoplite_comes(owner: int) -> None:
    g = glorious("crete")
    if owner != NONE:
        own(g, owner, "crete")
    run(usurp_action(g, g.players[0]), [region("crete")])
    assert g.control[region("crete")] == g.players[0].colour
    assert army(g, region("crete"), 0) == 1
    assert g.glory[named("land", "brown")] == 0


@pytest.mark.rule("LOH-MSPEC-18")
def test_usurping_needs_the_token_of_that_land() -> None:
    g = glorious("crete")
    p = g.players[0]
    assert SPECIAL << 16 | USURP in special_options(g, p)
    p.region = region("attica")
    assert why_not_usurp_here(g, p) is not None
    p.region = region("crete")
    g.glory[named("land", "brown")] = 1
    assert SPECIAL << 16 | USURP not in special_options(g, p)


@pytest.mark.rule("LOH-MSPEC-18")
def test_a_region_of_ones_own_may_be_usurped_for_the_hoplite() -> None:
    g = glorious("crete")
    p = g.players[0]
    own(g, 0, "crete")
    g.log = []
    run(usurp_action(g, p), [region("crete")])
    assert army(g, region("crete"), 0) == 1
    assert told(g, "hellas-control") == []
    beast(g, "sphinx", "crete")
    assert why_not_usurp_here(g, p) is not None  # it would do nothing


@pytest.mark.rule("LOH-MQST-11")
def test_nobody_usurps_from_a_quest() -> None:
    g = glorious("crete")
    g.players[0].region = NONE
    assert why_not_usurp_here(g, g.players[0]) is not None


@pytest.mark.rule("LOH-MSPEC-20")
def test_enemy_hoplites_withdraw_without_losses() -> None:
    g = glorious("crete")
    stand(g, 1, "crete", 3)
    own(g, 1, "crete")
    g.hoplites[region("crete") * 4 + g.players[1].colour] = 3
    asked = questions(usurp_action(g, g.players[0]), [REGION << 16 | region("argolis")])
    assert asked[0].seat == 1
    assert (army(g, region("crete"), 1), army(g, region("argolis"), 1)) == (0, 3)
    assert g.control[region("crete")] == g.players[0].colour


@pytest.mark.rule("LOH-MSPEC-20")
@pytest.mark.rule("LOH-MBAT-14")
def test_a_usurped_army_beside_medusa_cannot_leave_and_is_lost() -> None:
    g = glorious("crete")
    own(g, 1, "crete")
    stand(g, 1, "crete", 3)
    beast(g, "medusa", "crete")
    run(usurp_action(g, g.players[0]), [region("crete")])
    assert (army(g, region("crete"), 0), army(g, region("crete"), 1)) == (1, 0)
    assert told(g, "hellas-withdrawn") == []


@pytest.mark.rule("LOH-MSPEC-21")
def test_the_hoplite_of_usurp_may_stand_in_the_city() -> None:
    g = glorious("laconia")
    here = region("laconia")
    asked = questions(usurp_action(g, g.players[0]), [PLACE_FORTIFIED << 16 | here])
    assert asked[0].options == [PLACE << 16 | here, PLACE_FORTIFIED << 16 | here, STOP << 16]
    assert g.fortified[here] == g.players[0].colour


def test_glory_of_zeus_recruits_three_by_usurping() -> None:
    g = glorious("crete")
    p = bless(g, 0, "glory_of_zeus")
    run(usurp_action(g, p), [recruits(3, "crete")])
    assert army(g, region("crete"), 0) == 3


def test_prepare_is_always_there_while_cards_are() -> None:
    g = given()
    do(g, 0, {"gain": {"combat_card": 1}})
    assert SPECIAL << 16 | PREPARE in special_options(g, g.players[0])
