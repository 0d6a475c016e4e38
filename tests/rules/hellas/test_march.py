"""March and `send`: from one region, as many as wanted, as far as allowed; then its battle."""

import pytest

from agon.games.hellas.box.numbers import MARCH, SPEED
from agon.games.hellas.refusals import refusals
from agon.games.hellas.rules.armies import army, fortify, regions_of
from agon.games.hellas.rules.march import march_action, why_not_march
from agon.games.hellas.rules.questions import ARMY, COLOUR, FORTIFY, MARCH_FROM, POWER, REGION, SPECIAL, STOP
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import action_of
from rules.hellas.given import beast, bless, effects, given, own, questions, recruits, region, run, stand, step


def at(where: str) -> int:
    return REGION << 16 | region(where)


def men(g: Hellas, count: int) -> int:
    return ARMY << 16 | g.players[0].colour << 8 | count


@pytest.mark.rule("LOH-MSPEC-05")
def test_any_number_of_unfortified_hoplites_goes_to_one_neighbour() -> None:
    g = given()
    stand(g, 0, "macedonia", 4)
    fortify(g, region("macedonia"), g.players[0].colour)
    stand(g, 0, "crete", 1)
    asked = questions(march_action(g, g.players[0]), [at("macedonia"), men(g, 2), at("epirus")])
    assert asked[0].options == [at("macedonia"), at("crete")]
    assert asked[1].options == [men(g, 1), men(g, 2), men(g, 3)]
    assert asked[2].options == [at("chalkidiki"), at("epirus"), at("thessaly")]
    assert len(asked) == 3
    assert (army(g, region("macedonia"), 0), army(g, region("epirus"), 0)) == (2, 2)
    assert g.control[region("epirus")] == g.players[0].colour
    assert g.march is None


@pytest.mark.rule("LOH-MSPEC-06")
def test_hoplites_that_have_moved_may_march() -> None:
    g = given()
    step(g, [0])  # Hoplite Movement: the first move on offer
    assert army(g, region("chalkidiki"), 0) == 1
    g.step = "special"
    asked = questions(g.book.steps["special"](g), [SPECIAL << 16 | MARCH])
    assert asked[1].kind is MARCH_FROM
    assert asked[1].options == [at("chalkidiki"), at("macedonia")]


def test_who_has_nothing_to_march_with_cannot_choose_it() -> None:
    g = given()
    assert why_not_march(g, g.players[0]) is None
    beast(g, "medusa", "macedonia")
    assert why_not_march(g, g.players[0]) is None  # into the city
    fortify(g, region("macedonia"), g.players[0].colour)
    assert why_not_march(g, g.players[0]) is not None


# ---------------------------------------------------------------- into the city


def city(g: Hellas, where: str) -> int:
    return FORTIFY << 16 | region(where) << 4 | g.players[0].colour


@pytest.mark.rule("LOH-MSPEC-05")
def test_one_hoplite_may_march_into_the_city_of_its_region() -> None:
    g = given()
    p = bless(g, 0, "rearguard")
    asked = questions(march_action(g, p), [men(g, 1), city(g, "macedonia")])
    assert asked[1].options == [at("chalkidiki"), at("epirus"), at("thessaly"), city(g, "macedonia")]
    assert len(asked) == 2  # nobody has left the region, so no rearguard comes
    assert g.fortified[region("macedonia")] == p.colour
    assert army(g, region("macedonia"), 0) == 2
    assert g.march is None


@pytest.mark.rule("LOH-MSPEC-05")
@pytest.mark.rule("LOH-MREG-04")
@pytest.mark.parametrize("hindered", ["two go", "taken", "foreign"])
def test_the_city_has_room_for_one_and_must_be_free_and_ones_own(hindered: str) -> None:
    g = given()
    stand(g, 0, "macedonia", 3)
    if hindered == "taken":
        fortify(g, region("macedonia"), g.players[0].colour)
    elif hindered == "foreign":
        own(g, 1, "macedonia")
    asked = questions(march_action(g, g.players[0]), [men(g, 2 if hindered == "two go" else 1)])
    assert city(g, "macedonia") not in asked[1].options
    [refusal] = [refusal for refusal in refusals(g, asked[1]) if refusal.key.startswith("fortify")]
    word = {"two go": "city-alone", "taken": "city-taken", "foreign": "city-foreign"}[hindered]
    assert refusal.reason.id == f"hellas-why-{word}"


@pytest.mark.rule("LOH-MREG-05")
def test_who_comes_by_a_march_does_not_go_on_into_a_city() -> None:
    g = given()
    p = bless(g, 0, "forced_march")
    own(g, 0, "thessaly")  # it has a city
    stand(g, 0, "macedonia", 0)
    stand(g, 0, "epirus", 1)
    goals = [ask.options for ask in questions(march_action(g, p), [at("thessaly")])]
    assert len(goals) == 2
    assert not [option for option in goals[1] if action_of(option) == FORTIFY]


@pytest.mark.rule("LOH-MSPEC-05")
def test_where_nobody_may_leave_one_hoplite_goes_into_the_city() -> None:
    g = given()
    beast(g, "medusa", "macedonia")
    assert questions(march_action(g, g.players[0])) == []  # one hoplite, one goal
    assert g.fortified[region("macedonia")] == g.players[0].colour


def test_an_army_that_is_sent_goes_into_no_city() -> None:
    g = given()
    [send] = effects({"send": "army", "range": 1})
    asked = questions(g.book.verbs["send"](g, g.players[0], send, Scene(0)), [at("macedonia"), men(g, 1)])
    assert city(g, "macedonia") not in asked[2].options
    assert not [refusal for refusal in refusals(g, asked[2]) if refusal.key.startswith("fortify")]


def test_a_march_into_enemies_is_a_battle_and_the_beaten_go_back() -> None:
    g = given()
    stand(g, 0, "macedonia", 3)
    stand(g, 1, "epirus", 3)  # a tie is the defender's
    run(march_action(g, g.players[0]), [g.players[0].colour << 8 | 3, region("epirus")])
    assert (army(g, region("epirus"), 0), army(g, region("macedonia"), 0)) == (0, 2)


@pytest.mark.parametrize("there", ["hoplites", "control"])
def test_forced_march_goes_two_regions_and_stops_at_the_enemy(there: str) -> None:
    g = given()
    p = bless(g, 0, "forced_march")
    asked = questions(march_action(g, p), [men(g, 2), at("epirus"), at("aetolia")])
    assert STOP << 16 in asked[2].options
    assert at("macedonia") not in asked[2].options
    assert army(g, region("aetolia"), 0) == 2
    stopped = given()
    bless(stopped, 0, "forced_march")
    if there == "hoplites":
        stand(stopped, 1, "epirus", 1)
    else:
        own(stopped, 1, "epirus")
    asked = questions(march_action(stopped, stopped.players[0]), [men(stopped, 2), at("epirus")])
    assert len(asked) == 2
    assert stopped.control[region("epirus")] == stopped.players[0].colour


def test_rearguard_recruits_where_the_army_left() -> None:
    g = given()
    p = bless(g, 0, "rearguard")
    run(march_action(g, p), [p.colour << 8 | 2, region("epirus"), recruits(2, "macedonia")])
    assert (army(g, region("macedonia"), 0), army(g, region("epirus"), 0)) == (2, 2)


def test_the_rearguard_comes_before_the_battle() -> None:
    g = given()
    p = bless(g, 0, "rearguard")
    stand(g, 1, "epirus", 1)
    asked = questions(march_action(g, p), [men(g, 2), at("epirus")])
    assert len(asked) == 3
    assert army(g, region("epirus"), 1) == 1


def test_murderous_march_pays_two_hoplites_to_go_anywhere() -> None:
    g = given()
    p = bless(g, 0, "murderous_march")
    stand(g, 0, "macedonia", 4)
    power = g.arsenal.powers["march_begins"][0].power.index
    asked = questions(march_action(g, p), [men(g, 4), POWER << 16 | power, at("crete")])
    assert [action_of(option) for option in asked[1].options] == [POWER, STOP]
    assert len(asked[2].options) == 18
    assert (army(g, region("macedonia"), 0), army(g, region("crete"), 0)) == (0, 2)


def test_a_march_whose_whole_army_was_paid_away_is_over() -> None:
    g = given()
    p = bless(g, 0, "murderous_march", "rearguard")
    power = g.arsenal.powers["march_begins"][0].power.index
    asked = questions(march_action(g, p), [men(g, 2), POWER << 16 | power])
    assert len(asked) == 2  # and nobody has left anything
    assert army(g, region("macedonia"), 0) == 0
    assert g.march is None


# ---------------------------------------------------------------- send


def test_winged_boots_put_one_hoplite_anywhere_instead_of_moving() -> None:
    g = given()
    p = bless(g, 0, "winged_boots")
    own(g, 1, "laconia")
    stand(g, 0, "crete", 1)
    power = g.arsenal.powers["instead"][0].power.index
    hoplite = COLOUR << 16 | region("macedonia") << 4 | p.colour
    asked = questions(g.book.steps["regular"](g), [POWER << 16 | power, hoplite, at("laconia")])
    assert len(asked[2].options) == 18
    assert army(g, region("laconia"), 0) == 1
    assert g.control[region("laconia")] == p.colour
    assert p.done == 1  # it was the Hoplite Movement


def test_an_apprentice_goes_as_far_as_the_hero_is_fast() -> None:
    g = given()
    p = bless(g, 0, "heros_apprentice")
    p.attributes[SPEED] = 2
    stand(g, 0, "macedonia", 1)
    power = g.arsenal.powers["instead"][0].power.index
    asked = questions(g.book.steps["regular"](g), [POWER << 16 | power, at("epirus"), at("aetolia")])
    assert len(asked) == 3
    assert army(g, region("aetolia"), 0) == 1
    assert p.done == 2  # the Hero Movement


def test_nobody_is_sent_out_of_a_region_that_cannot_be_left() -> None:
    g = given()
    beast(g, "medusa", "macedonia")
    for send in ({"send": "army", "range": 2}, {"send": "one", "reach": "any"}, {"send": "one", "reach": "speed"}):
        [effect] = effects(send)
        assert not g.book.would(g, g.players[0], effect, Scene(0))


@pytest.mark.rule("LOH-MBAT-13")
def test_who_is_beaten_far_from_home_goes_back_all_the_way() -> None:
    g = given()
    p = bless(g, 0, "murderous_march")
    stand(g, 0, "macedonia", 5)
    stand(g, 1, "crete", 3)
    power = g.arsenal.powers["march_begins"][0].power.index
    asked = questions(march_action(g, p), [men(g, 5), POWER << 16 | power, at("crete")])
    assert len(asked) == 3  # there is no other place to withdraw to
    assert (army(g, region("crete"), 0), army(g, region("macedonia"), 0)) == (0, 2)


@pytest.mark.rule("LOH-MBAT-13")
@pytest.mark.rule("LOH-MBAT-14")
def test_who_is_beaten_far_from_home_is_lost_if_he_cannot_go_back() -> None:
    g = given()
    p = bless(g, 0, "murderous_march")
    stand(g, 0, "macedonia", 5)
    stand(g, 1, "crete", 3)
    own(g, 1, "macedonia")
    power = g.arsenal.powers["march_begins"][0].power.index
    questions(march_action(g, p), [men(g, 5), POWER << 16 | power, at("crete")])
    assert regions_of(g, 0) == []


@pytest.mark.rule("LOH-MBAT-13")
def test_who_went_several_regions_withdraws_by_one() -> None:
    g = given()
    p = bless(g, 0, "forced_march")
    stand(g, 1, "aetolia", 3)
    stand(g, 0, "macedonia", 3)
    questions(march_action(g, p), [men(g, 3), at("epirus"), at("aetolia")])
    assert army(g, region("epirus"), 0) == 2
