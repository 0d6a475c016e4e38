"""Who neighbours whom, and where hoplites may go."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.map import neighbours, ways, within
from agon.games.hellas.scenes import PERSIANS
from rules.hellas.given import beast, box, given, named, region, regions


@pytest.mark.rule("LOH-MMAP-01")
def test_nineteen_regions_in_five_lands() -> None:
    lands = {land.id: len(land.regions) for land in box().lands}
    assert lands == {"red": 4, "yellow": 4, "blue": 4, "green": 4, "brown": 3}
    assert len(box().regions) == 19


@pytest.mark.rule("LOH-MMAP-03")
def test_population_city_shrine_and_monument_of_some_regions() -> None:
    def printed(id: str) -> tuple[int, bool, bool, bool, bool]:
        here = box().regions[region(id)]
        return here.population, here.city, here.sparta, here.shrine, here.god != NONE

    assert printed("attica") == (5, True, False, True, True)
    assert printed("laconia")[1:3] == (True, True)
    assert printed("epirus") == (2, False, False, True, False)
    assert [where.id for where in box().regions if where.god != NONE] == ["thessaly", "acarnania", "attica"]
    assert [where.id for where in box().regions if where.sparta] == ["laconia"]


@pytest.mark.rule("LOH-MMAP-04")
def test_seven_sea_trails() -> None:
    trails = {(box().regions[trail.a].id, box().regions[trail.b].id) for trail in box().trails}
    assert {frozenset(trail) for trail in trails} == {
        frozenset(trail)
        for trail in [
            ("thessaly", "euboea"),
            ("chalkidiki", "euboea"),
            ("boeotia", "euboea"),
            ("crete", "euboea"),
            ("crete", "attica"),
            ("crete", "argolis"),
            ("crete", "laconia"),
        ]
    }


@pytest.mark.rule("LOH-MMAP-04")
def test_a_sea_trail_makes_neighbours_in_both_directions() -> None:
    g = given()
    assert neighbours(g, 0, region("crete")) == regions("euboea", "attica", "argolis", "laconia")
    for far in regions("euboea", "attica", "argolis", "laconia"):
        assert region("crete") in neighbours(g, 0, far)


def test_a_closed_trail_binds_the_units_of_players_only() -> None:
    g = given()
    g.closed = 1 << named("sea_trail", "crete_attica")
    assert neighbours(g, 0, region("crete")) == regions("euboea", "argolis", "laconia")
    assert region("attica") in neighbours(g, PERSIANS, region("crete"))


def test_a_hero_reaches_what_lies_within_his_steps() -> None:
    g = given()
    assert within(g, 0, region("chalkidiki"), 0) == regions("chalkidiki")
    assert within(g, 0, region("chalkidiki"), 1) == regions("chalkidiki", "macedonia", "euboea")
    assert set(within(g, 0, region("phocis"), 2)) == set(
        regions("phocis", "locris", "boeotia", "achaea", "aetolia", "thessaly", "attica", "corinthia", "euboea")
    )


def test_hoplites_do_not_leave_medusa_but_persians_do() -> None:
    g = given()
    beast(g, "medusa", "macedonia")
    assert ways(g, 0, region("macedonia")) == []
    assert ways(g, PERSIANS, region("macedonia")) == regions("chalkidiki", "epirus", "thessaly")


def test_rival_hoplites_do_not_enter_the_region_of_helen_unless_their_hero_is_there() -> None:
    g = given(4)
    g.players[3].region = region("phocis")
    assert region("phocis") not in ways(g, 0, region("boeotia"))
    assert region("phocis") in ways(g, 3, region("boeotia"))
    g.players[0].region = region("phocis")
    assert region("phocis") in ways(g, 0, region("boeotia"))
