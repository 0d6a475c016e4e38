"""Hoplites: the supply, the fortified one, losses and withdrawal."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.armies import army, fortify, kill, place, supply, unfortified
from agon.games.hellas.rules.movement import withdraw
from rules.hellas.given import beast, empower, given, own, region, regions, run, stand, told


@pytest.mark.rule("LOH-MSPEC-03")
def test_no_more_than_fifteen_hoplites_are_on_the_map() -> None:
    g = given()
    colour = g.players[0].colour
    assert supply(g, colour) == 13
    assert place(g, region("crete"), colour, 20) == 13
    assert army(g, region("crete"), 0) == 13


@pytest.mark.rule("LOH-MBAT-18")
def test_the_fortified_hoplite_is_lost_last() -> None:
    g = given()
    here = stand(g, 0, "macedonia", 3)
    fortify(g, here, g.players[0].colour)
    run(kill(g, 0, here, 2))
    assert (army(g, here, 0), unfortified(g, here, g.players[0].colour)) == (1, 0)
    run(kill(g, 0, here, 2))
    assert (army(g, here, 0), g.fortified[here]) == (0, NONE)


def test_powers_hear_of_those_that_are_about_to_be_killed() -> None:
    g = given()
    here = stand(g, 0, "macedonia", 3)
    empower(g, 0, when="reaction", on={"hoplites_killed": "self"}, effects=[{"gain": {"priest": 1}}])
    run(kill(g, 0, here, 9))
    assert army(g, here, 0) == 0
    assert g.players[0].pool == 1
    assert g.losses is None


@pytest.mark.rule("LOH-MBAT-12")
def test_an_army_withdraws_as_one_to_a_region_without_enemies_and_enemy_control() -> None:
    g = given()
    here = stand(g, 0, "thessaly", 3)
    own(g, 1, "locris")
    stand(g, 1, "aetolia", 1)
    asked = run(withdraw(g, 0, here, []), [region("epirus")])
    assert asked == [regions("macedonia", "epirus", "euboea")]
    assert (army(g, here, 0), army(g, region("epirus"), 0)) == (0, 3)
    assert g.control[region("epirus")] == g.players[0].colour  # enough to take it


@pytest.mark.rule("LOH-MBAT-14")
def test_an_army_with_nowhere_to_go_is_lost() -> None:
    g = given()
    beast(g, "medusa", "thessaly")
    here = stand(g, 0, "thessaly", 3)
    run(withdraw(g, 0, here, []))
    assert army(g, here, 0) == 0
    assert told(g, "hellas-hoplites-lost") == [(0, here, 3, NONE)]
