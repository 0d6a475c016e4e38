"""What bots see against Chronos: how near he is to being unbound, what comes of a choice, what lies in the Forge."""

from itertools import pairwise

import pytest

from agon.games.hybris.box.numbers import FORGE, HERO
from agon.games.hybris.chronos.features import FEATURES, ananke, chains, danger, made, points, to_the_forge
from agon.games.hybris.features import evaluation, features
from agon.games.hybris.state import Hybris
from rules.hybris_chronos.given import LEVELS, begun, concept, deployed, planned, player, solo, table


def breaks(g: Hybris, *tracks: str) -> None:
    """A chain of each of these tracks is gone."""
    for track in tracks:
        table(g).chains[concept(track)] -= 1


def test_danger_grows_with_each_chain_and_faster_towards_the_end() -> None:
    g = solo()
    seen = [danger(g, player(g))]
    for _ in range(4):
        breaks(g, "anthros", "cosmos", "gonos")
        seen.append(danger(g, player(g)))
    steps = [after - before for before, after in pairwise(seen)]
    assert steps == sorted(steps)
    assert steps[0] > 0


def test_what_cannot_empty_a_deciding_track_is_no_danger() -> None:
    g = solo()
    breaks(g, "anthros", "cosmos", "gonos")
    before = danger(g, player(g))
    table(g).chains[concept("temnein")] = 5  # the fullest of four, of which three decide
    assert danger(g, player(g)) == before


def test_time_that_has_passed_is_danger_that_has_passed() -> None:
    g = solo()
    g.age = 1
    early = danger(g, player(g))
    g.age = 6
    assert danger(g, player(g)) < early


@pytest.mark.parametrize(("before", "broken"), [([], 1), (["anthros"], 2)])
def test_a_concept_that_was_chosen_counts_before_it_is_resolved(before: list[str], broken: int) -> None:
    g = solo()
    g.step = "pillar"
    whole = chains(g, player(g))
    table(g).chosen = [[concept("anthros")]]
    table(g).before = [[concept(id) for id in before]]
    assert chains(g, player(g)) == whole - broken


def test_a_choice_that_breaks_an_empty_track_counts_as_points() -> None:
    g = solo()
    g.step = "pillar"
    table(g).chains[concept("gonos")] = 0
    table(g).chosen = [[concept("gonos")]]
    assert points(g, player(g)) == table(g).vp + 4


def test_ananke_counts_as_often_as_it_will_be_collected() -> None:
    g = solo()
    table(g).intensity[concept("ananke")] = 2
    counted = []
    for age in (1, 2, 3, 5, 6):
        g.age = age
        counted.append(ananke(g, player(g)))
    assert counted == [6, 6, 4, 2, 2]


def test_a_tile_that_was_crafted_counts_for_as_long_as_it_is_the_players() -> None:
    g = solo()
    p = player(g)
    p.storage = [g.piles[0].pop()]
    stored = made(g, p)
    p.storage = []
    deployed(g, "athens_1")
    assert made(g, p) == stored == 1


def test_the_way_to_the_forge_counts_when_an_idea_can_be_paid_for() -> None:
    g = solo()
    p = player(g)
    planned(g, HERO, FORGE)
    g.workshop.put(0, g.piles[0].pop(), p.seat)
    p.followers = p.aegis = 0
    assert to_the_forge(g, p) == 0
    p.followers = p.aegis = 9
    assert to_the_forge(g, p) == 1
    p.passed = True
    assert to_the_forge(g, p) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_every_number_has_a_weight(level: str) -> None:
    g = begun(level=level)
    weighed = evaluation(g.book)
    assert len(features(g, 0)) == len(weighed.weights) == len(weighed.names)
    assert len({feature.name for feature in FEATURES}) == len(FEATURES)
