"""Connections between Technologies, inside a City and through Links.  Page 23."""

import pytest

from agon.games.hybris.box.numbers import EAST, NONE, NORTH, SOUTH, WEST
from agon.games.hybris.rules.links import connections, empty_spaces, network
from agon.games.hybris.state import Hybris
from rules.hybris.cities import city, lay, space, table
from rules.hybris.given import box


def joined(g: Hybris, where: str) -> list[str]:
    """The spaces whose tiles are connected to that of a space."""
    return [box().spaces[joint.space].id for joint in connections(g, space(where))]


@pytest.mark.rule("HYB-WORLD-02")
def test_links_join_spaces_of_different_cities() -> None:
    ends = [(box().spaces[link.a].city, box().spaces[link.b].city) for link in box().links]
    assert len(ends) > 0
    assert all(a != b for a, b in ends)
    for link in box().links:
        assert link.b in [joint.space for joint in box().spaces[link.a].joints if joint.link == link.index]
        assert link.a in [joint.space for joint in box().spaces[link.b].joints if joint.link == link.index]


@pytest.mark.rule("HYB-DEPLOY-23")
def test_facing_edges_that_both_bear_a_connector_connect() -> None:
    g = table()
    lay(g, 0, "city_decree", "argos_1")  # e
    lay(g, 1, "hydraulis_of_praise", "argos_2")  # e, w
    assert joined(g, "argos_1") == ["argos_2"]
    assert joined(g, "argos_2") == ["argos_1"]


@pytest.mark.rule("HYB-DEPLOY-23")
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("city_decree", "city_decree"),
        ("lyre_of_lasting_favour", "hydraulis_of_praise"),
        ("lyre_of_lasting_favour",) * 2,
    ],
    ids=["only the left", "only the right", "neither"],
)
def test_a_connector_on_one_side_is_not_enough(left: str, right: str) -> None:
    g = table()
    lay(g, 0, left, "argos_1")
    lay(g, 1, right, "argos_2")
    assert joined(g, "argos_1") == joined(g, "argos_2") == []


@pytest.mark.rule("HYB-DEPLOY-23")
def test_spaces_that_do_not_touch_are_not_connected() -> None:
    g = table()
    lay(g, 0, "beacon_herm", "athens_1")
    lay(g, 0, "labyrinth_engine", "athens_4")  # across the corner
    assert joined(g, "athens_1") == []
    lay(g, 0, "cistern_of_the_danaids", "athens_2")
    assert joined(g, "athens_2") == ["athens_4", "athens_1"]


@pytest.mark.rule("HYB-DEPLOY-03")
def test_a_tile_cannot_be_turned_so_that_its_connectors_meet() -> None:
    g = table()
    lay(g, 0, "lyre_of_lasting_favour", "athens_1")  # n, s
    lay(g, 0, "beacon_herm", "athens_2")  # beside it
    lay(g, 0, "labyrinth_engine", "athens_3")  # below it
    assert joined(g, "athens_1") == ["athens_3"]


@pytest.mark.rule("HYB-DEPLOY-24")
def test_a_link_stands_in_for_touching_edges() -> None:
    g = table()
    lay(g, 0, "lyre_of_lasting_favour", "elis_1")  # n, s
    lay(g, 1, "labyrinth_engine", "lemnos_1")
    assert joined(g, "elis_1") == ["lemnos_1"]
    assert joined(g, "lemnos_1") == ["elis_1"]


@pytest.mark.rule("HYB-DEPLOY-24")
@pytest.mark.parametrize(
    ("elis", "lemnos"), [("city_decree", "labyrinth_engine"), ("lyre_of_lasting_favour", "city_decree")]
)
def test_both_linked_edges_need_their_connector(elis: str, lemnos: str) -> None:
    g = table()
    lay(g, 0, elis, "elis_1")
    lay(g, 1, lemnos, "lemnos_1")
    assert joined(g, "elis_1") == joined(g, "lemnos_1") == []


@pytest.mark.rule("HYB-DEPLOY-24")
def test_without_a_link_tiles_of_different_cities_are_not_connected() -> None:
    g = table()
    lay(g, 0, "beacon_herm", "sparta_1")
    lay(g, 1, "labyrinth_engine", "athens_1")
    assert joined(g, "sparta_1") == []


def test_edges_of_a_joint_face_each_other_inside_a_city() -> None:
    opposite = {NORTH: SOUTH, SOUTH: NORTH, EAST: WEST, WEST: EAST}
    for each in box().spaces:
        for joint in each.joints:
            if joint.link == NONE:
                assert joint.other_edge == opposite[joint.edge]
                assert box().spaces[joint.space].city == each.city


def test_a_network_reaches_through_further_tiles_and_counts_each_once() -> None:
    g = table()
    lay(g, 0, "beacon_herm", "argos_2")
    lay(g, 1, "labyrinth_engine", "argos_3")
    lay(g, 1, "cistern_of_the_danaids", "athens_1")
    lay(g, 0, "aegis_diolkos", "sparta_2")  # n, e, s: through the causeway to argos_3
    lay(g, 0, "city_decree", "elis_3")  # alone
    assert network(g, space("argos_2")) == 3
    assert network(g, space("sparta_2")) == 3
    assert network(g, space("elis_3")) == 0


def test_empty_spaces_are_those_of_the_city_without_a_tile() -> None:
    g = table()
    lay(g, 1, "beacon_herm", "sparta_1")
    assert empty_spaces(g, city("sparta")) == [space("sparta_2")]
    lay(g, 0, "labyrinth_engine", "sparta_2")
    assert empty_spaces(g, city("sparta")) == []
