"""The 24 scripts of act II, line by line."""

import pytest

from agon.games.hellas.box.numbers import NONE, SPEED, STRENGTH
from agon.games.hellas.persian_invasion.schema.words import Attitude
from agon.kernel.game import OVER
from rules.hellas.campaign.campaigning import (
    BLUE,
    GREEN,
    YELLOW,
    all_feel,
    allied,
    beast,
    blue,
    feel,
    feeling,
    loyal,
    persian,
    read,
    rolled,
    second_act,
    spaces,
    spies,
    spy,
    standing,
    tokens,
    war,
    yellow,
)
from rules.hellas.given import region, told

# ---------------------------------------------------------------- mobilization, monster phase


@pytest.mark.parametrize(
    ("number", "mobilization", "monsters"),
    [
        pytest.param(1, 1, 1, marks=pytest.mark.rule("LOH-A2S-01")),
        pytest.param(2, 2, 0, marks=pytest.mark.rule("LOH-A2S-02")),
        pytest.param(3, 1, 1, marks=pytest.mark.rule("LOH-A2S-03")),
        pytest.param(4, 3, 0, marks=pytest.mark.rule("LOH-A2S-04")),
        pytest.param(5, 2, 1, marks=pytest.mark.rule("LOH-A2S-05")),
        pytest.param(6, 1, 0, marks=pytest.mark.rule("LOH-A2S-06")),
        pytest.param(7, 1, 1, marks=pytest.mark.rule("LOH-A2S-07")),
        pytest.param(8, 2, 0, marks=pytest.mark.rule("LOH-A2S-08")),
        pytest.param(9, 2, 1, marks=pytest.mark.rule("LOH-A2S-09")),
        pytest.param(10, 1, 0, marks=pytest.mark.rule("LOH-A2S-10")),
        pytest.param(11, 1, 1, marks=pytest.mark.rule("LOH-A2S-11")),
        pytest.param(12, 3, 0, marks=pytest.mark.rule("LOH-A2S-12")),
        pytest.param(13, 1, 1, marks=pytest.mark.rule("LOH-A2S-13")),
        pytest.param(14, 2, 0, marks=pytest.mark.rule("LOH-A2S-14")),
        pytest.param(15, 1, 1, marks=pytest.mark.rule("LOH-A2S-15")),
        pytest.param(16, 1, 0, marks=pytest.mark.rule("LOH-A2S-16")),
        pytest.param(17, 1, 1, marks=pytest.mark.rule("LOH-A2S-17")),
        pytest.param(18, 3, 0, marks=pytest.mark.rule("LOH-A2S-18")),
        pytest.param(19, 1, 1, marks=pytest.mark.rule("LOH-A2S-19")),
        pytest.param(20, 1, 0, marks=pytest.mark.rule("LOH-A2S-20")),
        pytest.param(21, 3, 1, marks=pytest.mark.rule("LOH-A2S-21")),
        pytest.param(22, 1, 0, marks=pytest.mark.rule("LOH-A2S-22")),
        pytest.param(23, 2, 1, marks=pytest.mark.rule("LOH-A2S-23")),
        pytest.param(24, 3, 0, marks=pytest.mark.rule("LOH-A2S-24")),
    ],
)
def test_the_lines_of_act_two(number: int, mobilization: int, monsters: int) -> None:
    """With three spaces to go, +3 is a mobilization; the invasion marker is where the victory counter is."""
    g = second_act(invasion=5, counter=5)
    beast(g, "cerberus", "elis")
    beast(g, "medusa", "elis")
    read(g, number)
    assert spaces(g) == {1: [2], 2: [2, 3], 3: [2, 3, 4, 1]}[mobilization]
    assert len(told(g, "hellas-persian-mobilization")) == (1 if mobilization == 3 else 0)
    assert rolled(g) == 2 * monsters
    assert war(g).invasion == 5
    other = number in (3, 4, 8, 9, 11, 12, 18)  # nothing for their first line to do
    assert told(g, "hellas-script") == [(24 + number - 1, int(other), number, 2)]


# ---------------------------------------------------------------- spies


@pytest.mark.rule("LOH-A2SPY-02")
@pytest.mark.parametrize(
    ("number", "where"),
    [
        pytest.param(1, "attica", marks=pytest.mark.rule("LOH-A2S-01")),
        pytest.param(7, "acarnania", marks=pytest.mark.rule("LOH-A2S-07")),
        pytest.param(10, "elis", marks=pytest.mark.rule("LOH-A2S-10")),
        pytest.param(13, "acarnania", marks=pytest.mark.rule("LOH-A2S-13")),
        pytest.param(16, "euboea", marks=pytest.mark.rule("LOH-A2S-16")),
        pytest.param(19, "elis", marks=pytest.mark.rule("LOH-A2S-19")),
        pytest.param(20, "euboea", marks=pytest.mark.rule("LOH-A2S-20")),
        pytest.param(22, "attica", marks=pytest.mark.rule("LOH-A2S-22")),
    ],
)
def test_spies_are_at_work_and_then_one_more_comes(number: int, where: str) -> None:
    g = second_act()
    spy(g, "crete")
    loyal(g, "crete", where)
    read(g, number)
    assert tokens(g, YELLOW) == ["crete"]
    assert g.control[region(where)] == BLUE  # the new spy has done nothing yet
    assert spies(g) == sorted(["crete", where])
    assert war(g).spies_left == 2


# ---------------------------------------------------------------- attitudes


@pytest.mark.rule("LOH-A2S-02")
@pytest.mark.rule("LOH-A2S-05")
@pytest.mark.rule("LOH-A2S-14")
@pytest.mark.rule("LOH-A2S-23")
@pytest.mark.parametrize("number", [2, 5, 14, 23])
def test_occupied_lands_turn_away_once_each(number: int) -> None:
    g = second_act()
    persian(g, "elis", "achaea", "phocis")
    feel(g, "yellow", "loyal")
    feel(g, "blue", "loyal")
    read(g, number)
    assert feeling(g, "red") == "wary"
    assert feeling(g, "yellow") == "neutral"
    assert feeling(g, "green") == "wary"
    assert feeling(g, "blue") == "loyal"
    assert feeling(g, "brown") == "neutral"


# ---------------------------------------------------------------- losses


@pytest.mark.rule("LOH-A2S-03")
@pytest.mark.rule("LOH-A2S-09")
@pytest.mark.rule("LOH-A2S-15")
@pytest.mark.parametrize("number", [3, 9, 15])
def test_each_region_of_ill_will_costs_hoplites(number: int) -> None:
    g = second_act()
    feel(g, "green", "wary")
    feel(g, "brown", "hostile")
    yellow(g, "elis", 3)
    here = yellow(g, "achaea", 1)
    blue(g, "achaea", 1)
    blue(g, "laconia", 3)
    yellow(g, "crete", 1)
    blue(g, "attica", 2)
    read(g, number, [here << 4 | YELLOW])
    assert standing(g, "elis") == (0, 2, 0)
    assert standing(g, "achaea") == (1, 0, 0)
    assert standing(g, "laconia") == (1, 0, 0)
    assert standing(g, "crete") == (0, 0, 0)
    assert standing(g, "attica") == (2, 0, 0)


@pytest.mark.rule("LOH-A2S-06")
@pytest.mark.rule("LOH-A2S-17")
@pytest.mark.parametrize("number", [6, 17])
def test_half_of_the_allies_go_home_where_no_loyal_hoplite_stands(number: int) -> None:
    g = second_act()
    yellow(g, "messenia", 3)
    yellow(g, "elis", 4)
    yellow(g, "laconia", 3)
    blue(g, "laconia", 1)
    read(g, number)
    assert standing(g, "messenia") == (0, 1, 0)
    assert standing(g, "elis") == (0, 2, 0)
    assert standing(g, "laconia") == (1, 3, 0)


# ---------------------------------------------------------------- the invasion slows down


@pytest.mark.rule("LOH-A2S-04")
@pytest.mark.rule("LOH-A2S-12")
@pytest.mark.rule("LOH-A2S-18")
@pytest.mark.rule("LOH-A2S-21")
@pytest.mark.rule("LOH-A2S-24")
@pytest.mark.parametrize("number", [4, 12, 18, 21, 24])
@pytest.mark.parametrize(("counter", "after"), [(1, 5), (5, 5), (6, 6), (7, 6)])
def test_the_invasion_falls_where_the_counter_is_left_of_it(number: int, counter: int, after: int) -> None:
    g = second_act(invasion=6, counter=counter)
    read(g, number)
    assert war(g).invasion == after
    assert war(g).counter == counter


# ---------------------------------------------------------------- the hero


@pytest.mark.rule("LOH-A2S-08")
@pytest.mark.parametrize(("attitude", "injuries"), [("loyal", 0), ("neutral", 0), ("wary", 1), ("hostile", 2)])
def test_the_hero_is_hurt_where_he_is_not_loved(attitude: Attitude, injuries: int) -> None:
    g = second_act()
    feel(g, "brown", attitude)
    read(g, 8, [STRENGTH, SPEED][:injuries])
    assert g.players[0].injuries == [0, 1 << STRENGTH, 1 << STRENGTH | 1 << SPEED][injuries]


@pytest.mark.rule("LOH-A2S-08")
def test_a_hero_in_no_region_is_not_hurt() -> None:
    g = second_act()
    all_feel(g, "hostile")
    g.players[0].region = NONE
    read(g, 8)
    assert g.players[0].injuries == 0


# ---------------------------------------------------------------- a monument


@pytest.mark.rule("LOH-A2S-11")
def test_the_tallest_monument_under_persian_rule_loses_a_level() -> None:
    g = second_act()
    persian(g, "thessaly", "attica")
    g.monuments[0].level = 3
    g.monuments[1].level = 4
    read(g, 11)
    assert [monument.level for monument in g.monuments] == [3, 3, 5]


@pytest.mark.rule("LOH-A2S-11")
def test_among_equals_the_player_chooses() -> None:
    g = second_act()
    persian(g, "thessaly", "attica")
    assert read(g, 11, [1]) == [[0, 1]]
    assert [monument.level for monument in g.monuments] == [5, 4, 5]


@pytest.mark.rule("LOH-A2S-11")
def test_without_a_monument_under_persian_rule_none_falls() -> None:
    g = second_act()
    allied(g, "attica")
    read(g, 11)
    assert [monument.level for monument in g.monuments] == [5, 5, 5]
    assert tokens(g, GREEN) == ["macedonia"]


@pytest.mark.rule("LOH-A2S-11")
def test_the_last_level_loses_the_war() -> None:
    g = second_act()
    persian(g, "attica")
    g.monuments[1].level = 1
    read(g, 11)
    assert g.step == OVER
    assert g.ending == "defeat-monument"
