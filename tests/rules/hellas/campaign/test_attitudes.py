"""What the lands think of the player, and what comes of it."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.attitudes import improve, worsen
from agon.games.hellas.persian_invasion.mobilization import conquer
from agon.games.hellas.persian_invasion.questions import WIN_OVER
from agon.games.hellas.persian_invasion.schema.words import ATTITUDES, Attitude
from agon.games.hellas.persian_invasion.war import attitude_of
from agon.games.hellas.rules.control import settle
from agon.games.hellas.rules.questions import STOP
from rules.hellas.campaign.campaigning import (
    BLUE,
    GREEN,
    YELLOW,
    allied,
    attack,
    blue,
    campaign,
    feel,
    feeling,
    green,
    loyal,
    second_act,
    tokens,
    yellow,
)
from rules.hellas.given import bless, named, questions, region, run, told
from rules.hellas.warfare import strengths


@pytest.mark.rule("LOH-SATT-01")
def test_every_land_has_one_of_four_attitudes() -> None:
    g = campaign()
    assert ATTITUDES == ["hostile", "wary", "neutral", "loyal"]
    land = feel(g, "green", "hostile")
    seen = [feeling(g, "green")]
    for _ in range(3):
        run(improve(g, g.players[0], land))
        seen.append(feeling(g, "green"))
    assert seen == ATTITUDES


@pytest.mark.parametrize(
    ("attitude", "more"),
    [
        pytest.param("hostile", 2, marks=pytest.mark.rule("LOH-SATT-02")),
        pytest.param("wary", 1, marks=pytest.mark.rule("LOH-SATT-04")),
        pytest.param("neutral", 0, marks=pytest.mark.rule("LOH-SATT-06")),
        pytest.param("loyal", 0, marks=pytest.mark.rule("LOH-SATT-06")),
    ],
)
def test_ill_will_strengthens_the_population_against_the_player(attitude: Attitude, more: int) -> None:
    g = campaign()
    feel(g, "green", attitude)
    here = yellow(g, "arcadia", 1 + more)
    assert g.book.replaceable.population(g, g.players[0], here) == 2 + more
    assert g.book.replaceable.population(g, g.players[0], region("argolis")) == 3
    settle(g, 0, here)
    assert g.control[here] == NONE
    settle(g, 0, yellow(g, "arcadia", 2 + more))
    assert g.control[here] != NONE


def test_a_blessing_weakens_the_population_after_ill_will_has_counted() -> None:
    g = campaign()
    p = bless(g, 0, "local_support")
    feel(g, "green", "hostile")
    assert g.book.replaceable.population(g, p, region("arcadia")) == 2
    feel(g, "green", "neutral")
    assert g.book.replaceable.population(g, p, region("arcadia")) == 1


@pytest.mark.parametrize(
    ("attitude", "more"),
    [
        pytest.param("hostile", 2, marks=pytest.mark.rule("LOH-SATT-03")),
        pytest.param("wary", 1, marks=pytest.mark.rule("LOH-SATT-05")),
        pytest.param("neutral", 0, marks=pytest.mark.rule("LOH-SATT-06")),
        pytest.param("loyal", 0, marks=pytest.mark.rule("LOH-SATT-06")),
    ],
)
def test_ill_will_strengthens_persians_in_battle(attitude: Attitude, more: int) -> None:
    g = second_act()
    feel(g, "green", attitude)
    feel(g, "brown", "neutral")
    green(g, "elis", 1)
    blue(g, "elis", 9)
    attack(g, "elis")
    card = told(g, "hellas-persian-card")[0][1]
    assert strengths(g) == (9, 2 + card + more)


@pytest.mark.rule("LOH-SATT-07")
def test_a_land_is_loyal_only_while_the_player_has_its_token() -> None:
    g = campaign()
    land = feel(g, "green", "loyal")
    assert ATTITUDES[attitude_of(g, land)] == "loyal"
    g.glory[land] = NONE
    assert ATTITUDES[attitude_of(g, land)] == "neutral"


@pytest.mark.rule("LOH-SATT-10")
def test_attitude_does_not_help_a_region_against_persians() -> None:
    g = second_act()
    feel(g, "green", "hostile")
    green(g, "messenia", 2)
    conquer(g)
    assert g.control[region("messenia")] == GREEN


@pytest.mark.rule("LOH-MMAP-05")
@pytest.mark.parametrize(("hoplites", "token"), [(2, NONE), (3, YELLOW)])
def test_a_better_attitude_makes_hoplites_enough_that_were_too_few(hoplites: int, token: int) -> None:
    g = campaign()
    land = feel(g, "green", "hostile")
    here = yellow(g, "arcadia", hoplites)  # it needs 2, and 2 more of a hostile land
    run(improve(g, g.players[0], land))
    assert g.control[here] == token


@pytest.mark.rule("LOH-MMAP-05")
def test_a_better_attitude_brings_no_token_back_that_was_taken_away() -> None:
    g = campaign()
    land = feel(g, "green", "hostile")
    here = yellow(g, "arcadia", 4)
    run(improve(g, g.players[0], land))
    assert g.control[here] == NONE


@pytest.mark.rule("LOH-SATT-12")
def test_from_neutral_the_glory_token_is_the_players() -> None:
    g = campaign()
    land = named("land", "green")
    run(improve(g, g.players[0], land))
    assert g.glory[land] == 0
    assert feeling(g, "green") == "loyal"
    assert told(g, "hellas-attitude") == [(land, 3, 2, NONE)]


@pytest.mark.rule("LOH-SATT-13")
@pytest.mark.parametrize("wanted", [True, False])
def test_with_the_token_yellow_regions_of_the_land_may_become_blue(wanted: bool) -> None:
    g = campaign()
    land = feel(g, "green", "loyal")
    allied(g, "elis", "messenia", "crete")
    answer = WIN_OVER << 16 | land if wanted else STOP << 16
    assert len(questions(improve(g, g.players[0], land), [answer])) == 1
    changed = ["elis", "messenia"] if wanted else []
    assert tokens(g, BLUE) == [*changed, "laconia"]
    assert tokens(g, YELLOW) == [id for id in ("elis", "messenia", "crete") if id not in changed]
    assert feeling(g, "green") == "loyal"


def test_nobody_is_asked_where_no_region_is_yellow() -> None:
    g = campaign()
    loyal(g, "messenia")
    assert run(improve(g, g.players[0], feel(g, "green", "loyal"))) == []


@pytest.mark.rule("LOH-SATT-14")
@pytest.mark.parametrize(("before", "after"), [("neutral", "wary"), ("wary", "hostile")])
def test_attitude_drops_by_one(before: Attitude, after: Attitude) -> None:
    g = campaign()
    worsen(g, feel(g, "green", before))
    assert feeling(g, "green") == after
    assert tokens(g, YELLOW) == ["messenia"]


@pytest.mark.rule("LOH-SATT-15")
def test_a_hostile_land_that_drops_again_loses_its_yellow_tokens() -> None:
    g = campaign()
    allied(g, "elis", "messenia", "crete")
    loyal(g, "arcadia")
    worsen(g, feel(g, "green", "hostile"))
    assert feeling(g, "green") == "hostile"
    assert tokens(g, YELLOW) == ["crete"]
    assert tokens(g, BLUE) == ["arcadia", "laconia"]


@pytest.mark.rule("LOH-SATT-16")
def test_a_loyal_land_goes_back_to_neutral_and_keeps_its_blue_tokens() -> None:
    g = campaign()
    loyal(g, "elis")
    land = feel(g, "green", "loyal")
    worsen(g, land)
    assert feeling(g, "green") == "neutral"
    assert g.glory[land] == NONE
    assert tokens(g, BLUE) == ["elis", "laconia"]
