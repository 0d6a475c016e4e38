"""Workshop, Factory and storage.  Pages 17 and 18."""

import pytest

from agon.games.hybris.box.numbers import CRAFT, FORGE, NONE, PRODUCE
from agon.games.hybris.rules.craft import craft
from agon.games.hybris.rules.forge import enter_factory, enter_workshop, forge_work, produce, why_not_produce
from agon.games.hybris.state import Hybris
from rules.hybris.given import OLYMPIANS, box, do, empower, given, run, scene


def table(workshop: list[int], factory: list[int], owner: int = 0) -> Hybris:
    """A Forge with these tiles, all of one owner."""
    g = given(*OLYMPIANS)
    for track, tiles in ((g.workshop, workshop), (g.factory, factory)):
        for space, tile in enumerate(tiles):
            track.put(space, tile, NONE if tile == NONE else owner)
    return g


@pytest.mark.rule("HYB-FORGE-01")
def test_the_forge_has_three_and_three_spaces() -> None:
    g = given()
    assert (g.workshop.tiles, g.factory.tiles) == ([NONE] * 3, [NONE] * 3)
    assert box().locations[FORGE].actions == [CRAFT, PRODUCE]


@pytest.mark.rule("HYB-FORGE-08")
def test_there_must_be_a_tile_to_produce() -> None:
    g = table([1, 2, 3], [NONE] * 3)
    assert why_not_produce(g, g.players[0], scene(0)) is not None
    g.factory.put(2, 9, 1)
    assert why_not_produce(g, g.players[0], scene(0)) is None


@pytest.mark.rule("HYB-FORGE-02", "HYB-OLYMPUS-04")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([NONE, NONE, NONE], [9, NONE, NONE]),
        ([1, NONE, NONE], [9, 1, NONE]),
        ([NONE, 1, NONE], [9, 1, NONE]),
        ([1, NONE, 2], [9, 1, 2]),
        ([1, 2, NONE], [9, 1, 2]),
    ],
)
def test_a_tile_enters_on_a_and_pushes_only_as_far_as_needed(before: list[int], after: list[int]) -> None:
    g = table(before, [NONE] * 3)
    run(enter_workshop(g, g.players[0], 9, scene(0)))
    assert g.workshop.tiles == after
    assert g.players[0].marks == 14


@pytest.mark.rule("HYB-FORGE-03")
def test_a_tile_pushed_out_of_c_goes_to_the_factory_unpaid() -> None:
    g = table([1, 2, 3], [NONE] * 3, owner=1)
    run(enter_workshop(g, g.players[0], 9, scene(0)))
    assert g.workshop.tiles == [9, 1, 2]
    assert (g.factory.tiles, g.factory.owners) == ([3, NONE, NONE], [1, NONE, NONE])
    assert (g.players[1].aegis, g.players[1].followers) == (3, 0)


@pytest.mark.rule("HYB-FORGE-07")
def test_in_the_factory_a_gap_stops_the_push() -> None:
    g = table([NONE] * 3, [1, NONE, 2])
    run(enter_factory(g, 9, 0, scene(0)))
    assert g.factory.tiles == [9, 1, 2]


@pytest.mark.rule("HYB-FORGE-08", "HYB-FORGE-09")
def test_produce_moves_every_tile_one_space_and_keeps_the_gaps() -> None:
    g = table([NONE] * 3, [1, NONE, 2])
    run(produce(g, g.players[0], scene(0)))
    assert g.factory.tiles == [NONE, 1, NONE]
    assert g.players[0].storage == [2]
    assert g.players[0].marks == 16


@pytest.mark.rule("HYB-FORGE-10")
def test_pushing_out_a_rivals_tile_gives_a_point_ones_own_gives_none() -> None:
    g = table([NONE] * 3, [NONE, NONE, 2], owner=1)
    run(produce(g, g.players[0], scene(0)))
    assert (g.players[0].vp, g.players[1].storage) == (1, [2])
    g.factory.put(2, 3, 0)
    run(produce(g, g.players[0], scene(0)))
    assert (g.players[0].vp, g.players[0].storage) == (1, [3])


@pytest.mark.rule("HYB-FORGE-10")
def test_a_push_chain_that_reaches_the_exit_gives_the_point_too() -> None:
    g = table([1, 2, 3], [4, 5, 6], owner=1)
    run(enter_workshop(g, g.players[0], 9, scene(0)))
    assert g.factory.tiles == [3, 4, 5]
    assert (g.players[0].vp, g.players[1].storage) == (1, [6])


@pytest.mark.rule("HYB-FORGE-10")
def test_a_craft_that_pushes_a_rivals_tile_out_gives_the_point() -> None:
    g = table([NONE] * 3, [4, 5, 6], owner=1)
    g.workshop.put(2, 7, 0)
    g.players[0].followers = g.players[0].aegis = 9
    run(craft(g, g.players[0], scene(0)))
    assert g.factory.tiles == [7, 4, 5]
    assert (g.players[0].vp, g.players[1].storage) == (1, [6])


@pytest.mark.rule("HYB-FORGE-10", "HYB-CORE-05")
def test_and_so_does_a_granted_produce() -> None:
    g = table([NONE] * 3, [NONE, NONE, 6], owner=1)
    do(g, 2, {"act": "produce"})
    assert [p.vp for p in g.players] == [0, 0, 1, 0]


@pytest.mark.rule("HYB-FORGE-06", "HYB-FORGE-07")
def test_a_power_may_let_tiles_enter_further_on() -> None:
    g = table([NONE] * 3, [4, 5, NONE], owner=1)
    empower(g, 0, when="passive", effects=[{"modify": {"factory_entry": 2}}])
    run(enter_factory(g, 9, 0, scene(0)))
    assert g.factory.tiles == [4, 9, 5], "that space is freed, those before it are left alone"


@pytest.mark.rule("HYB-FORGE-03", "HYB-FORGE-04")
def test_to_be_pushed_out_of_c_is_no_craft() -> None:
    g = table([1, 2, 3], [NONE] * 3)
    empower(g, 0, when="reaction", on={"craft": "any"}, effects=[{"gain": {"vp": 9}}])
    run(enter_workshop(g, g.players[0], 9, scene(0)))
    assert g.players[0].vp == 0
    g.players[0].followers = g.players[0].aegis = 9
    run(craft(g, g.players[0], scene(0)))
    assert g.players[0].vp == 9


@pytest.mark.rule("HYB-FORGE-11")
def test_two_tiles_are_stored_without_a_question() -> None:
    g = table([NONE] * 3, [NONE, NONE, 7])
    g.players[0].storage = [5]
    assert run(produce(g, g.players[0], scene(0))) == []
    assert (g.players[0].storage, g.gone) == ([5, 7], [])


@pytest.mark.rule("HYB-FORGE-11")
def test_of_three_stored_tiles_the_owner_removes_one_possibly_the_new_one() -> None:
    g = table([NONE] * 3, [NONE, NONE, 7])
    g.players[0].storage = [5, 6]
    assert run(produce(g, g.players[0], scene(0)), (7,)) == [[5, 6, 7]]
    assert (g.players[0].storage, g.gone) == ([5, 6], [7])


@pytest.mark.rule("HYB-END-10", "HYB-END-11", "HYB-END-12")
def test_at_the_end_of_an_age_the_factory_advances_and_nobody_scores() -> None:
    g = table([NONE] * 3, [1, NONE, 2], owner=1)
    run(forge_work(g))
    assert g.factory.tiles == [NONE, 1, NONE]
    assert (g.players[1].storage, g.players[1].marks) == ([2], 16)
    assert [p.vp for p in g.players] == [0, 0, 0, 0]
