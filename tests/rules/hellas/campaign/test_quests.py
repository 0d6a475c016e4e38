"""Quests of the campaign: failed, broken off, done; and the artifacts they give."""

import pytest

from agon.games.hellas.box.numbers import NONE, PREPARE, RECRUIT, SPEED, STRENGTH
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.rules.control import settle
from agon.games.hellas.rules.map import neighbours
from agon.games.hellas.rules.quests import board
from agon.games.hellas.rules.turn import perform, special_options
from agon.games.hellas.scenes import PERSIANS, Scene
from agon.games.hellas.state import Hellas
from rules.hellas.campaign.campaigning import (
    BLUE,
    GREEN,
    YELLOW,
    all_feel,
    allied,
    box,
    campaign,
    consequences,
    ended,
    feel,
    feeling,
    next_token,
    quest,
    spaces,
    spies,
    spy,
    tokens,
    war,
    yellow,
)
from rules.hellas.given import named, region, regions, run, step, told


def at_war(invasion: int = 5) -> Hellas:
    """Act I is about to end with the invasion at 5, so that act II has a victory counter."""
    g = campaign()
    war(g).invasion = invasion
    return g


# ---------------------------------------------------------------- failed quests


@pytest.mark.rule("LOH-QFAIL-01")
@pytest.mark.rule("LOH-QFAIL-02")
def test_a_quest_that_the_hero_is_on_counts_as_done_for_nothing() -> None:
    g = at_war()
    p = g.players[0]
    here = quest(g, "amazon_queen")[0]
    p.attributes[0] = 2
    run(board(g, p, here, 0))
    assert p.region == NONE
    consequences(g)
    assert p.region == region("chalkidiki")
    assert (p.quest, p.quest_step) == (NONE, NONE)
    assert (g.quests, g.quests_gone) == ([NONE] * 3, [here])
    assert tokens(g, GREEN) == ["macedonia"]
    assert feeling(g, "red") == "neutral"
    assert p.artifacts == []
    assert told(g, "hellas-quest-failed") == []


def fail(g: Hellas, id: str, *answers: int) -> Hellas:
    quest(g, id)
    consequences(g, answers)
    return g


@pytest.mark.rule("LOH-QFAIL-03")
def test_geryons_cattle_feed_the_army() -> None:
    g = fail(at_war(), "cattle_of_geryon")
    assert spaces(g) == [1, 3]
    assert war(g).mobilization == 3


@pytest.mark.rule("LOH-QFAIL-04")
def test_without_atlas_recruit_is_marked_by_a_token_that_is_gone() -> None:
    g = at_war()
    for number in (9, 7):
        next_token(g, number)
    run(perform(g, g.players[0], PREPARE), [1, 1])
    pile = war(g).pile.copy()
    fail(g, "aid_to_atlas")
    assert g.players[0].marked == 1 << RECRUIT
    assert war(g).on_actions[RECRUIT] == 7
    assert war(g).gone == []
    assert war(g).pile == pile
    assert RECRUIT not in [option & 0xFFFF for option in special_options(g, g.players[0])]
    assert told(g, "hellas-script") == []


@pytest.mark.rule("LOH-QFAIL-04")
def test_that_token_is_never_a_script() -> None:
    g = at_war()
    war(g).gone = [7]
    war(g).pile.remove(7)
    fail(g, "aid_to_atlas")
    next_token(g, 9)
    g.step = "script"
    step(g)
    assert [numbers[2] for numbers in told(g, "hellas-script")] == [9]


@pytest.mark.rule("LOH-QFAIL-05")
def test_the_birds_turn_every_land_but_the_loyal_ones() -> None:
    g = at_war()
    feel(g, "blue", "loyal")
    feel(g, "green", "wary")
    feel(g, "brown", "hostile")
    allied(g, "crete", "messenia")
    fail(g, "kill_stymphalian_birds")
    attitudes = [feeling(g, land) for land in ("red", "yellow", "blue", "green", "brown")]
    assert attitudes == ["wary", "wary", "loyal", "hostile", "hostile"]
    assert tokens(g, YELLOW) == ["messenia"]


@pytest.mark.rule("LOH-QFAIL-06")
def test_augeas_takes_in_a_spy() -> None:
    g = fail(at_war(), "clean_augean_stables")
    assert spies(g) == ["elis"]
    assert tokens(g, GREEN) == ["macedonia"]


@pytest.mark.rule("LOH-QFAIL-07")
def test_augeas_with_a_spy_already_goes_over_to_the_persians() -> None:
    g = at_war()
    spy(g, "elis")
    allied(g, "elis")
    fail(g, "clean_augean_stables")
    assert spies(g) == ["elis"]
    assert tokens(g, GREEN) == ["macedonia", "elis"]


@pytest.mark.rule("LOH-QFAIL-08")
def test_the_boar_damages_every_monument_but_not_its_base() -> None:
    g = at_war()
    g.monuments[1].level = 1
    g.monuments[2].level = 2
    fail(g, "calydonian_hunt")
    assert [monument.level for monument in g.monuments] == [4, 1, 1]
    assert ended(g) is None


@pytest.mark.rule("LOH-QFAIL-09")
def test_without_her_queen_chalkidiki_is_persian() -> None:
    g = at_war()
    allied(g, "chalkidiki")
    fail(g, "amazon_queen")
    assert tokens(g, GREEN) == ["chalkidiki", "macedonia"]


@pytest.mark.rule("LOH-QFAIL-10")
def test_without_the_fleece_only_two_sea_trails_are_left() -> None:
    g = fail(at_war(), "expedition_for_the_golden_fleece")
    assert neighbours(g, 0, region("euboea")) == [region("boeotia")]
    assert neighbours(g, 0, region("crete")) == [region("argolis")]
    assert region("crete") not in neighbours(g, 0, region("attica"))
    by_sea = regions("chalkidiki", "thessaly", "boeotia", "crete")
    assert neighbours(g, -2, region("euboea")) == by_sea


@pytest.mark.rule("LOH-QFAIL-10")
def test_regions_that_a_closed_trail_joins_are_still_next_to_each_other() -> None:
    g = fail(at_war(), "expedition_for_the_golden_fleece")
    p = g.players[0]
    p.region = region("attica")
    g.battle = Battle(region("crete"), Side(p.seat), Side(PERSIANS))
    arrow = box().artifacts[named("artifact", "apollos_arrow")].power
    assert g.book.holds(g, p, arrow.condition, Scene(p.seat))


@pytest.mark.rule("LOH-QFAIL-11")
def test_prometheus_wounds_the_hero_twice() -> None:
    g = fail(at_war(), "saving_prometheus", STRENGTH, SPEED)
    assert g.players[0].injuries == 1 << STRENGTH | 1 << SPEED


# ---------------------------------------------------------------- quests that are done


@pytest.mark.rule("LOH-SQST-02")
@pytest.mark.rule("LOH-SQST-03")
@pytest.mark.rule("LOH-SQST-04")
@pytest.mark.rule("LOH-SATT-11")
@pytest.mark.parametrize(
    ("id", "land"), [("saving_prometheus", "red"), ("aid_to_atlas", "green"), ("amazon_queen", "red")]
)
def test_a_quest_gives_one_of_two_artifacts_and_the_lands_favour(id: str, land: str) -> None:
    g = at_war()
    all_feel(g, "hostile")
    p = g.players[0]
    here = quest(g, id)[0]
    hoplites = g.hoplites.copy()
    asked = run(g.book.replaceable.quest_done(g, p, here))
    assert [len(options) for options in asked] == [2]
    assert p.artifacts == [asked[0][0]]
    assert len(g.artifact_deck) == 6
    assert [feeling(g, other.id) for other in box().lands].count("wary") == 1
    assert feeling(g, land) == "wary"
    assert (p.kept, p.pool, p.hand, p.attributes[STRENGTH], g.hoplites) == ([], 0, [], 1, hoplites)


@pytest.mark.rule("LOH-SQST-01")
def test_a_quest_can_be_finished_in_act_one() -> None:
    g = at_war()
    p = g.players[0]
    here = quest(g, "cattle_of_geryon")[0]
    p.attributes[STRENGTH] = 4
    p.hand = [g.combat_deck.pop() for _ in range(2)]
    run(board(g, p, here, 2))
    assert told(g, "hellas-quest-done") == [(0, here, NONE, NONE)]
    assert len(p.artifacts) == 1


@pytest.mark.rule("LOH-SART-01")
def test_a_gods_artifact_comes_with_its_region_in_either_colour() -> None:
    g = campaign()
    for hue, where, id in ((BLUE, "attica", "owl_of_athena"), (YELLOW, "acarnania", "boots_of_hermes")):
        feel(g, "blue", "loyal")
        yellow(g, where, 9)
        settle(g, 0, region(where))
        assert g.control[region(where)] == hue
        assert named("artifact", id) in g.players[0].artifacts


@pytest.mark.rule("LOH-SART-02")
def test_seven_artifacts_can_be_had_from_quests() -> None:
    ids = ("ambrosia", "apollos_arrow", "ariadnes_thread", "eye_of_graeae", "femes_trumpet", "harpe", "horn_of_plenty")
    assert sorted(campaign().artifact_deck) == sorted(named("artifact", id) for id in ids)
