"""The mobilization of act II, in four steps."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.mobilization import conquer, deploy, drive_out, persian_mobilization
from agon.games.hellas.persian_invasion.tracks import mobilize
from rules.hellas.campaign.campaigning import (
    BLUE,
    GREEN,
    YELLOW,
    all_feel,
    allied,
    blue,
    green,
    loyal,
    persian,
    second_act,
    spaces,
    standing,
    tokens,
    war,
    yellow,
)
from rules.hellas.given import do, region, run, told


@pytest.mark.rule("LOH-A2MOB-01")
def test_a_hoplite_from_each_persian_region_into_every_neighbour() -> None:
    g = second_act()
    persian(g, "chalkidiki")
    deploy(g)
    assert standing(g, "epirus")[2] == standing(g, "thessaly")[2] == 1
    assert standing(g, "euboea")[2] == 1  # by sea
    assert standing(g, "chalkidiki")[2] == standing(g, "macedonia")[2] == 0
    assert sum(g.hoplites) == 3


@pytest.mark.rule("LOH-A2MOB-01")
def test_a_region_beside_several_gets_one_from_each() -> None:
    g = second_act()
    persian(g, "epirus")
    deploy(g)
    assert standing(g, "thessaly")[2] == 2
    assert standing(g, "aetolia")[2] == 1


@pytest.mark.rule("LOH-A2MOB-01")
def test_a_short_supply_is_placed_by_region_number() -> None:
    g = second_act()
    persian(g, "laconia")
    green(g, "attica", 13)
    deploy(g)
    assert standing(g, "chalkidiki")[2] == standing(g, "epirus")[2] == 1
    assert standing(g, "thessaly")[2] == standing(g, "arcadia")[2] == 0


@pytest.mark.rule("LOH-A2MOB-01")
def test_closed_trails_do_not_hinder_persians() -> None:
    g = second_act()
    persian(g, "crete")
    g.control[region("macedonia")] = NONE
    do(g, 0, {"only_trails": ["boeotia_euboea", "crete_argolis"]})
    deploy(g)
    assert sum(g.hoplites[GREEN::4]) == 4


@pytest.mark.rule("LOH-A2MOB-02")
def test_battles_follow_by_number_and_the_player_defends() -> None:
    g = second_act(counter=9)
    for where in ("thessaly", "epirus"):
        blue(g, where, 12)
    run(persian_mobilization(g))
    assert told(g, "hellas-battle") == [(-2, 0, region("epirus"), NONE), (-2, 0, region("thessaly"), NONE)]
    assert war(g).counter == 7
    assert standing(g, "epirus") == standing(g, "thessaly") == (12, 0, 0)


@pytest.mark.rule("LOH-A2MOB-03")
def test_the_players_tokens_go_where_persians_are_left() -> None:
    g = second_act()
    allied(g, "epirus")
    loyal(g, "thessaly", "elis")
    allied(g, "locris")
    green(g, "epirus", 1)
    green(g, "thessaly", 1)
    drive_out(g)
    assert tokens(g, YELLOW) == ["locris"]
    assert tokens(g, BLUE) == ["elis", "laconia"]


@pytest.mark.rule("LOH-A2MOB-03")
def test_a_region_that_was_held_keeps_its_token() -> None:
    g = second_act(counter=9)
    allied(g, "thessaly", "epirus")
    blue(g, "thessaly", 12)
    run(persian_mobilization(g))
    assert tokens(g, YELLOW) == ["thessaly"]


@pytest.mark.rule("LOH-A2MOB-04")
@pytest.mark.parametrize(
    ("where", "hoplites", "taken"),
    [("epirus", 1, False), ("epirus", 2, True), ("messenia", 1, False), ("messenia", 2, True), ("elis", 2, False)],
)
def test_more_strength_than_the_population_conquers(where: str, hoplites: int, taken: bool) -> None:
    g = second_act()
    all_feel(g, "hostile")
    green(g, where, hoplites)
    conquer(g)
    assert (where in tokens(g, GREEN)) is taken
    assert standing(g, where)[2] == (0 if taken else hoplites)


@pytest.mark.rule("LOH-A2MOB-04")
@pytest.mark.parametrize(("edition", "taken"), [("french", False), ("english", True)])
def test_as_much_strength_as_the_population_conquers_by_the_english_book(edition: str, taken: bool) -> None:
    g = second_act(persian_conquest=edition)
    green(g, "epirus", 1)  # population strength 2
    green(g, "elis", 1)  # 4
    conquer(g)
    assert tokens(g, GREEN) == (["macedonia", "epirus"] if taken else ["macedonia"])
    assert standing(g, "elis")[2] == 1


@pytest.mark.rule("LOH-A2MOB-04")
def test_too_few_stay_and_add_up() -> None:
    g = second_act()
    run(persian_mobilization(g))
    assert standing(g, "epirus")[2] == standing(g, "thessaly")[2] == 1
    run(persian_mobilization(g))
    assert tokens(g, GREEN) == ["macedonia", "epirus"]
    assert standing(g, "thessaly")[2] == 2


@pytest.mark.rule("LOH-A2MOB-05")
def test_a_full_track_mobilizes_and_the_marker_restarts() -> None:
    g = second_act()
    war(g).mobilization = 3
    run(mobilize(g, 2))
    assert len(told(g, "hellas-persian-mobilization")) == 1
    assert spaces(g) == [4, 1]


def test_a_beaten_army_makes_way_and_its_region_falls() -> None:
    g = second_act()
    allied(g, "epirus", "aetolia")
    yellow(g, "epirus", 2)
    green(g, "epirus", 2)
    run(persian_mobilization(g))
    assert tokens(g, GREEN) == ["macedonia", "epirus"]
    assert standing(g, "epirus") == (0, 0, 0)
    assert sum(g.hoplites[YELLOW::4]) == 1
