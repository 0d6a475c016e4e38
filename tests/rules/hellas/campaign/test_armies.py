"""The three kinds of armies, their control tokens, and the turn."""

import pytest

from agon.games.hellas.box.numbers import (
    BUILD_MONUMENT,
    HERO_MOVEMENT,
    HOPLITE_MOVEMENT,
    MARCH,
    PRAYER,
    PREPARE,
    USE_ARTIFACTS,
)
from agon.games.hellas.persian_invasion.mobilization import conquer
from agon.games.hellas.persian_invasion.schema.words import Attitude
from agon.games.hellas.rules.armies import army, kill, movable
from agon.games.hellas.rules.control import controlled, settle
from agon.games.hellas.rules.questions import GO_ON, REGULAR, SPECIAL
from agon.games.hellas.rules.turn import regular_options, special_options
from agon.kernel.ask import action_of
from rules.hellas.campaign.campaigning import (
    BLUE,
    GREEN,
    YELLOW,
    all_feel,
    allied,
    attack,
    blue,
    campaign,
    feel,
    go_on,
    green,
    loyal,
    next_token,
    persian,
    read,
    second_act,
    standing,
    tokens,
    yellow,
)
from rules.hellas.given import equip, region, run, step, told


@pytest.mark.rule("LOH-SARMY-01")
def test_blue_units_and_regions_follow_the_player_whatever_the_land_thinks() -> None:
    g = campaign()
    all_feel(g, "hostile")
    blue(g, "argolis", 2)
    loyal(g, "argolis")
    read(g, 19)
    read(g, 12)
    assert standing(g, "argolis")[0] == 2
    assert tokens(g, BLUE) == ["argolis", "laconia"]


@pytest.mark.rule("LOH-SARMY-02")
def test_only_blue_priests_pray() -> None:
    g = campaign()
    p = g.players[0]
    p.pool = 1
    run(g.book.regular[PRAYER].do(g, p), [1])
    assert g.monuments[1].priests == [BLUE]
    assert g.book.regular[PRAYER].why_not(g, p) is not None


@pytest.mark.rule("LOH-SARMY-03")
def test_blue_and_yellow_are_one_army() -> None:
    g = campaign()
    here = blue(g, "laconia", 2)
    yellow(g, "laconia", 3)
    assert army(g, here, 0) == 5
    assert sum(movable(g, here, 0)) == 5
    assert run(kill(g, 0, here, 1), [here << 4 | YELLOW]) == [[here << 4 | YELLOW, here << 4 | BLUE]]
    assert standing(g, "laconia") == (2, 2, 0)


@pytest.mark.rule("LOH-SARMY-04")
def test_yellow_regions_are_the_players() -> None:
    g = campaign()
    assert controlled(g, 0) == [region("messenia"), region("laconia")]


@pytest.mark.rule("LOH-SARMY-05")
@pytest.mark.rule("LOH-SARMY-06")
@pytest.mark.rule("LOH-SATT-09")
@pytest.mark.parametrize(
    ("attitude", "token"), [("hostile", YELLOW), ("wary", YELLOW), ("neutral", YELLOW), ("loyal", BLUE)]
)
def test_a_region_is_taken_in_blue_in_a_loyal_land_only(attitude: Attitude, token: int) -> None:
    g = campaign()
    feel(g, "green", attitude)
    settle(g, 0, blue(g, "arcadia", 9))
    assert g.control[region("arcadia")] == token


@pytest.mark.rule("LOH-SARMY-07")
def test_green_tokens_are_regions_of_the_persians() -> None:
    g = second_act()
    persian(g, "elis")
    assert controlled(g, -2) == [region("macedonia"), region("elis")]


@pytest.mark.rule("LOH-SARMY-08")
def test_a_persian_hoplite_counts_two_for_army_strength() -> None:
    g = second_act()
    green(g, "elis", 3)
    blue(g, "elis", 1)
    attack(g, "elis")
    base, cards = 3 * 2, told(g, "hellas-persian-card")
    assert told(g, "hellas-army-strengths") == [(0, 1, -2, base + cards[0][1])]


@pytest.mark.rule("LOH-SARMY-09")
@pytest.mark.parametrize(("hoplites", "taken"), [(1, False), (2, True)])
def test_a_persian_hoplite_counts_two_against_the_population(hoplites: int, taken: bool) -> None:
    g = second_act()
    green(g, "messenia", hoplites)
    conquer(g)
    assert (g.control[region("messenia")] == GREEN) is taken


# ---------------------------------------------------------------- the turn


@pytest.mark.rule("LOH-STURN-01")
@pytest.mark.rule("LOH-SEVT-04")
def test_a_turn_is_the_players_phase_then_the_event_phase() -> None:
    g = campaign()
    g.step = "turn_start"
    next_token(g, 18)
    steps: list[str] = []
    while g.step != "turn_start" or not steps:
        steps.append(g.step)
        if g.step == "regular":
            go_on(g)
        else:
            step(g, [BUILD_MONUMENT] if g.step == "special" else [])
    assert steps == ["turn_start", "regular", "special", "turn_end", "script", "act_check"]
    assert (g.active, g.round) == (0, 2)


@pytest.mark.rule("LOH-STURN-02")
def test_four_regular_actions_are_there_once_each() -> None:
    g = campaign()
    p = g.players[0]
    p.pool = 1
    equip(g, 0, "thunder_of_zeus")
    g.beasts[0].region = region("elis")
    offered = [option & 0xFFFF for option in regular_options(g, p) if action_of(option) == REGULAR]
    assert offered == [HOPLITE_MOVEMENT, HERO_MOVEMENT, PRAYER, USE_ARTIFACTS]
    p.done = 0b1111
    assert [action_of(option) for option in regular_options(g, p)] == [GO_ON]


@pytest.mark.rule("LOH-STURN-03")
def test_one_special_action_must_be_done_before_the_event_phase() -> None:
    g = campaign()
    go_on(g)
    assert g.step == "special"
    assert {action_of(option) for option in special_options(g, g.players[0])} == {SPECIAL}
    step(g, [PREPARE, 1, 1])
    assert g.step == "turn_end"
    step(g)
    assert g.step == "script"


@pytest.mark.rule("LOH-STURN-04")
def test_scripts_insert_monster_and_spying_phases() -> None:
    g = second_act()
    g.beasts[0].region = region("elis")
    read(g, 1)
    assert [id for id, _, _ in g.log or [] if id in ("hellas-die", "hellas-spy")] == ["hellas-spy", "hellas-die"]


@pytest.mark.rule("LOH-SSPEC-12")
def test_march_moves_an_army_of_both_colours() -> None:
    g = campaign()
    blue(g, "laconia", 2)
    yellow(g, "laconia", 1)
    allied(g, "argolis")
    start, goal = region("laconia"), region("argolis")
    run(g.book.special[MARCH].do(g, g.players[0]), [YELLOW << 8 | 1, BLUE << 8 | 2, goal])
    assert standing(g, "laconia") == (0, 0, 0)
    assert standing(g, "argolis") == (2, 1, 0)
    assert told(g, "hellas-hoplites-moved") == [(0, start, goal, 1 << 4 | YELLOW), (0, start, goal, 2 << 4 | BLUE)]
