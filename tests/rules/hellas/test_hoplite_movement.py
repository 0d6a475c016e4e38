"""Hoplite Movement: as many as leadership, none twice, into and out of cities; battles come last."""

import pytest

from agon.games.hellas.box.numbers import LEADERSHIP, NONE
from agon.games.hellas.rules.armies import army, fortify
from agon.games.hellas.rules.hoplite_movement import move_hoplites, why_not_move_hoplites
from agon.games.hellas.rules.questions import BATTLE, FORTIFY, MOVE, STOP, UNFORTIFY
from agon.games.hellas.state import Hellas
from agon.kernel.ask import action_of
from rules.hellas.given import beast, empower, given, own, questions, region, stand, told


def leading(leadership: int, players: int = 3) -> Hellas:
    g = given(players)
    g.players[0].attributes[LEADERSHIP] = leadership
    return g


def move(g: Hellas, start: str, goal: str, seat: int = 0) -> int:
    return MOVE << 16 | region(start) << 7 | region(goal) << 2 | g.players[seat].colour


def into(g: Hellas, where: str) -> int:
    return FORTIFY << 16 | region(where) << 4 | g.players[0].colour


def out_of(g: Hellas, where: str) -> int:
    return UNFORTIFY << 16 | region(where) << 4 | g.players[0].colour


@pytest.mark.rule("LOH-MREG-01")
@pytest.mark.rule("LOH-MHERO-01")
@pytest.mark.parametrize("leadership", [1, 2])
def test_as_many_move_as_leadership_each_by_one_region(leadership: int) -> None:
    g = leading(leadership)
    stand(g, 0, "macedonia", 3)
    step = move(g, "macedonia", "epirus")
    asked = questions(move_hoplites(g, g.players[0]), [step] * leadership)
    assert len(asked) == leadership
    assert move(g, "macedonia", "aetolia") not in asked[0].options
    assert army(g, region("epirus"), 0) == leadership
    assert g.moving is None


def test_an_injury_of_leadership_lets_one_move() -> None:
    g = leading(4)
    stand(g, 0, "macedonia", 3)
    g.players[0].injuries = 1 << LEADERSHIP
    assert len(questions(move_hoplites(g, g.players[0]), [move(g, "macedonia", "epirus")])) == 1


@pytest.mark.rule("LOH-MREG-02")
def test_no_hoplite_moves_twice() -> None:
    g = leading(3)
    stand(g, 0, "epirus", 1)
    play = move_hoplites(g, g.players[0])
    asked = questions(play, [move(g, "macedonia", "epirus"), move(g, "epirus", "aetolia")])
    assert move(g, "epirus", "aetolia") in asked[1].options  # the one that stood there
    assert not any(option >> 7 & 0x1F == region("epirus") for option in asked[2].options if action_of(option) == MOVE)


@pytest.mark.rule("LOH-MREG-03")
@pytest.mark.rule("LOH-MREG-04")
def test_one_hoplite_of_each_controlled_city_may_go_into_it_and_that_is_a_move() -> None:
    g = leading(3)
    own(g, 0, "epirus")  # no city
    stand(g, 0, "epirus", 1)
    stand(g, 0, "locris", 1)  # nobody's
    stand(g, 0, "euboea", 1)  # somebody else's
    own(g, 1, "euboea")
    asked = questions(move_hoplites(g, g.players[0]), [into(g, "macedonia"), STOP << 16])
    assert [o for o in asked[0].options if action_of(o) == FORTIFY] == [into(g, "macedonia")]
    assert [o for o in asked[1].options if action_of(o) == FORTIFY] == []
    assert g.fortified[region("macedonia")] == g.players[0].colour
    one = leading(1)
    assert len(questions(move_hoplites(one, one.players[0]), [into(one, "macedonia")])) == 1


@pytest.mark.rule("LOH-MREG-05")
def test_a_hoplite_that_came_cannot_go_into_the_city() -> None:
    g = leading(3)
    own(g, 0, "chalkidiki")
    asked = questions(move_hoplites(g, g.players[0]), [move(g, "macedonia", "chalkidiki")])
    assert into(g, "chalkidiki") not in asked[1].options


def test_a_hoplite_that_left_its_city_has_moved_and_so_has_one_that_entered() -> None:
    g = leading(4)
    stand(g, 0, "macedonia", 1)
    fortify(g, region("macedonia"), g.players[0].colour)
    stand(g, 0, "chalkidiki", 1)
    own(g, 0, "chalkidiki")
    asked = questions(move_hoplites(g, g.players[0]), [out_of(g, "macedonia"), into(g, "chalkidiki"), STOP << 16])
    assert move(g, "macedonia", "epirus") not in asked[0].options  # it must come out first
    assert asked[1].options == [
        move(g, "chalkidiki", "macedonia"),
        move(g, "chalkidiki", "euboea"),
        into(g, "chalkidiki"),
        STOP << 16,
    ]
    assert len(asked) == 2  # nothing is left to move, though leadership would allow it
    assert g.fortified[region("macedonia")] == NONE


@pytest.mark.rule("LOH-MREG-06")
@pytest.mark.rule("LOH-MREG-07")
def test_all_moves_come_before_the_battles_whose_order_the_mover_says() -> None:
    g = leading(2)
    stand(g, 1, "epirus", 1)
    stand(g, 2, "thessaly", 1)
    steps = [move(g, "macedonia", "epirus"), move(g, "macedonia", "thessaly")]
    asked = questions(move_hoplites(g, g.players[0]), [*steps, BATTLE << 16 | region("thessaly")])
    assert asked[2].options == [BATTLE << 16 | region("epirus"), BATTLE << 16 | region("thessaly")]
    assert asked[2].seat == 0
    moved = [numbers[1:3] for numbers in told(g, "hellas-hoplites-moved")][:2]
    assert moved == [(region("macedonia"), region("epirus")), (region("macedonia"), region("thessaly"))]


@pytest.mark.rule("LOH-MMAP-05")
def test_control_is_looked_at_when_all_have_moved() -> None:
    g = leading(2)
    asked = questions(move_hoplites(g, g.players[0]), [move(g, "macedonia", "epirus")] * 2)
    assert len(asked) == 2
    assert g.control[region("epirus")] == g.players[0].colour


@pytest.mark.rule("LOH-MMAP-07")
def test_a_control_token_stays_when_the_hoplites_leave() -> None:
    g = leading(2)
    questions(move_hoplites(g, g.players[0]), [move(g, "macedonia", "epirus")] * 2)
    assert army(g, region("macedonia"), 0) == 0
    assert g.control[region("macedonia")] == g.players[0].colour


def test_all_of_one_movement_enter_together() -> None:
    g = leading(3)
    stand(g, 0, "macedonia", 3)
    empower(g, 0, when="reaction", on={"hoplites_enter": "any"}, effects=[{"gain": {"priest": 1}}])
    questions(move_hoplites(g, g.players[0]), [move(g, "macedonia", "epirus")] * 3)
    assert g.players[0].pool == 1


def test_who_cannot_move_a_hoplite_cannot_choose_the_action() -> None:
    g = given()
    assert why_not_move_hoplites(g, g.players[0]) is None
    beast(g, "medusa", "macedonia")
    assert why_not_move_hoplites(g, g.players[0]) is None  # into the city
    fortify(g, region("macedonia"), g.players[0].colour)
    stand(g, 0, "macedonia", 0)
    g.fortified[region("macedonia")] = NONE
    assert why_not_move_hoplites(g, g.players[0]) is not None
