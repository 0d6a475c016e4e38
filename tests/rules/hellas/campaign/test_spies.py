"""Spies of act II: the spying phase, and how the hero removes them."""

import pytest

from agon.games.hellas.box.numbers import HERO_MOVEMENT, NONE
from agon.games.hellas.persian_invasion.questions import MOVE_HERO, REMOVE_SPY
from agon.games.hellas.persian_invasion.spies import spying_phase
from agon.games.hellas.persian_invasion.war import command
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.questions import REGION
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas
from rules.hellas.campaign.campaigning import (
    BLUE,
    GREEN,
    YELLOW,
    allied,
    blue,
    green,
    loyal,
    persian,
    read,
    second_act,
    spies,
    spy,
    standing,
    tokens,
    war,
    yellow,
)
from rules.hellas.given import beast, questions, region, regions, run, told


def phase(g: Hellas, *answers: int) -> list[list[int]]:
    return run(spying_phase(g), answers)


@pytest.mark.rule("LOH-A2SPY-01")
def test_every_region_with_a_spy_is_checked_by_number() -> None:
    g = second_act()
    spy(g, "crete", "attica", "epirus")
    allied(g, "crete", "attica", "epirus", "elis")
    phase(g)
    assert [numbers[0] for numbers in told(g, "hellas-spy-at-work")] == regions("epirus", "attica", "crete")
    assert tokens(g, YELLOW) == ["elis"]


@pytest.mark.rule("LOH-A1GEN-04")
def test_a_region_with_two_spies_is_checked_once() -> None:
    g = second_act()
    spy(g, "crete", "crete")
    loyal(g, "crete")
    phase(g)
    assert g.control[region("crete")] == YELLOW
    persian(g, "crete")
    phase(g)
    assert spies(g) == ["crete"]


@pytest.mark.rule("LOH-A2SPY-02")
def test_the_new_spy_comes_after_the_phase() -> None:
    g = second_act()
    loyal(g, "attica")
    read(g, 1)
    assert g.control[region("attica")] == BLUE
    assert spies(g) == ["attica"]


@pytest.mark.rule("LOH-A2SPY-03")
def test_blue_becomes_yellow() -> None:
    g = second_act()
    spy(g, "elis")
    loyal(g, "elis")
    blue(g, "elis", 2)
    phase(g)
    assert g.control[region("elis")] == YELLOW
    assert standing(g, "elis") == (2, 0, 0)


@pytest.mark.rule("LOH-A2SPY-04")
def test_yellow_goes_and_the_army_withdraws_without_losses() -> None:
    g = second_act()
    spy(g, "elis")
    allied(g, "elis", "messenia")
    persian(g, "achaea")
    yellow(g, "elis", 3)
    blue(g, "elis", 1)
    asked = phase(g, region("messenia"))
    assert asked == [regions("arcadia", "messenia")]
    assert g.control[region("elis")] == NONE
    assert standing(g, "elis") == (0, 0, 0)
    assert standing(g, "messenia") == (1, 3, 0)


@pytest.mark.rule("LOH-A2SPY-04")
def test_an_army_that_cannot_withdraw_is_destroyed() -> None:
    g = second_act()
    spy(g, "elis")
    allied(g, "elis")
    yellow(g, "elis", 3)
    beast(g, "medusa", "elis")
    phase(g)
    assert sum(g.hoplites) == 0


@pytest.mark.rule("LOH-A2SPY-05")
def test_a_region_without_a_token_becomes_persian_and_the_army_withdraws() -> None:
    g = second_act()
    spy(g, "elis")
    allied(g, "messenia")
    yellow(g, "elis", 3)
    phase(g, region("messenia"))
    assert g.control[region("elis")] == GREEN
    assert standing(g, "messenia") == (0, 3, 0)
    assert standing(g, "elis") == (0, 0, 0)


@pytest.mark.rule("LOH-A2SPY-06")
def test_in_a_persian_region_a_spy_leaves_the_game_and_the_command_value_stays() -> None:
    g = second_act()
    spy(g, "elis", "crete")
    persian(g, "elis")
    loyal(g, "crete")
    phase(g)
    assert spies(g) == ["crete"]
    assert war(g).spies_left == 2
    assert command(g) == 3
    assert controller(g, region("elis")) == PERSIANS


@pytest.mark.rule("LOH-A2SPY-07")
def test_a_hero_beside_a_spy_may_give_up_his_movement_to_remove_him() -> None:
    g = second_act()
    p = g.players[0]
    spy(g, "laconia", "crete")
    p.region = region("laconia")
    here = REMOVE_SPY << 16 | region("laconia")
    asked = questions(g.book.regular[HERO_MOVEMENT].do(g, p), [here])
    assert [ask.options for ask in asked] == [[here, MOVE_HERO << 16]]
    assert spies(g) == ["crete"]
    assert p.region == region("laconia")


@pytest.mark.rule("LOH-A2SPY-07")
def test_he_may_also_move_and_leave_him_there() -> None:
    g = second_act()
    p = g.players[0]
    spy(g, "laconia")
    goal = REGION << 16 | region("argolis")
    questions(g.book.regular[HERO_MOVEMENT].do(g, p), [MOVE_HERO << 16, goal])
    assert p.region == region("argolis")
    assert spies(g) == ["laconia"]
    first = questions(g.book.regular[HERO_MOVEMENT].do(g, p))[0]
    assert MOVE_HERO << 16 not in first.options  # no spy where he is now


@pytest.mark.rule("LOH-A2SPY-07")
def test_in_act_one_no_spy_is_removed() -> None:
    g = second_act()
    war(g).act = 1
    spy(g, "laconia")
    first = questions(g.book.regular[HERO_MOVEMENT].do(g, g.players[0]))[0]
    assert REMOVE_SPY << 16 | region("laconia") not in first.options


@pytest.mark.rule("LOH-A2SPY-08")
def test_a_spy_that_was_removed_is_back_on_the_track() -> None:
    g = second_act()
    p = g.players[0]
    spy(g, "laconia", "crete")
    p.region = region("laconia")
    assert (command(g), war(g).spies_left) == (3, 2)
    questions(g.book.regular[HERO_MOVEMENT].do(g, p), [REMOVE_SPY << 16 | p.region])
    assert (command(g), war(g).spies_left) == (2, 3)


def test_persian_hoplites_do_not_mind_a_spy() -> None:
    g = second_act()
    spy(g, "elis")
    green(g, "elis", 1)
    phase(g)
    assert g.control[region("elis")] == GREEN
    assert standing(g, "elis") == (0, 0, 1)
