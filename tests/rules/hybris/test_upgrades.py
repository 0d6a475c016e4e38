"""Upgrade tiles.  Pages 14 and 15."""

import pytest

from agon.games.hybris.box.numbers import (
    HERO,
    HEROES,
    ITEM_HERO,
    ITEM_PROPHET,
    ITEM_SPARK,
    ITEM_TEMPLE,
    PROPHET,
    PROPHETS,
    SPARKS,
    TEMPLES,
)
from agon.games.hybris.rules.resources import gain
from agon.games.hybris.rules.upgrades import leftmost
from agon.games.hybris.state import NONE, ON_TILE, Hybris
from agon.kernel.errors import Ended
from rules.hybris.given import box, given, run, scene


def gains(g: Hybris, resource: int, *answers: int) -> list[list[int]]:
    return run(gain(g, g.players[0], [(resource, 1)], scene(0)), answers)


def with_leftmost(g: Hybris, item: int) -> list[int]:
    return [tile for tile in range(6) if leftmost(g, g.players[0], tile) == item]


@pytest.mark.rule("HYB-UPG-01", "HYB-UPG-02", "HYB-RES-20")
def test_only_the_leftmost_items_can_go_and_the_player_chooses_the_tile() -> None:
    g = given("zeus", "hades")
    sparks = with_leftmost(g, ITEM_SPARK)
    assert len(sparks) > 1
    assert gains(g, SPARKS, sparks[1])[0] == sparks
    assert g.players[0].cleared[sparks[1]] == 1


@pytest.mark.rule("HYB-UPG-03")
def test_without_such_an_item_in_front_the_gain_is_lost() -> None:
    g = given("zeus", "hades")
    for tile in with_leftmost(g, ITEM_TEMPLE):
        g.players[0].cleared[tile] = 99
    assert gains(g, TEMPLES) == []
    assert g.players[0].temples == 0


@pytest.mark.rule("HYB-UPG-04")
def test_a_spark_gives_the_bonus_it_covers_from_the_left() -> None:
    g = given("zeus", "hades")
    first, second = box().olympians[g.players[0].olympian].spark_track[:2]
    assert [(effect.verb, effect.amounts) for effect in first + second] == [("gain", [(2, 1)]), ("gain", [(0, 1)])]
    tile = with_leftmost(g, ITEM_SPARK)[0]
    gains(g, SPARKS, tile)
    assert (g.players[0].sparks, g.players[0].followers) == (1, 1)
    gains(g, SPARKS)
    assert (g.players[0].sparks, g.players[0].vp) == (2, 1)


@pytest.mark.rule("HYB-UPG-05")
@pytest.mark.parametrize(("resource", "item", "kind"), [(PROPHETS, ITEM_PROPHET, PROPHET), (HEROES, ITEM_HERO, HERO)])
def test_a_figure_comes_to_the_reserve_without_a_token(resource: int, item: int, kind: int) -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    tiles = box().olympians[p.olympian].tiles
    tile = next(tile for tile in range(6) if item in box().upgrades[tiles[tile]].items)
    p.cleared[tile] = box().upgrades[tiles[tile]].items.index(item)
    before = [character for character in p.characters if character.kind == kind and character.place == ON_TILE]
    gains(g, resource, tile)
    after = [character for character in p.characters if character.kind == kind and character.place == ON_TILE]
    assert len(after) == len(before) - 1
    assert [character.token for character in before] == [NONE] * len(before)


@pytest.mark.rule("HYB-UPG-06")
def test_a_temple_goes_to_a_city_where_its_owner_has_none() -> None:
    g = given("zeus", "hades")
    g.players[0].temples = 0b00011
    g.players[1].temples = 0b00100
    tile = with_leftmost(g, ITEM_TEMPLE)[0]
    questions = gains(g, TEMPLES, tile, 2)
    assert questions[-1] == [2, 3, 4]
    assert g.players[0].temples == 0b00111


@pytest.mark.rule("HYB-UPG-07")
def test_the_last_item_brings_its_own_effect_the_reward_and_unlocks_the_tile() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    tile = [box().upgrades[index].id for index in box().olympians[p.olympian].tiles].index("keraunos")
    p.cleared[tile] = 2  # the last Spark is left; its reward is 2 VP, Grandeur, Determination, the Enhanced card
    gains(g, SPARKS, tile)
    assert (p.followers, p.vp, p.determination) == (1, 2, 3)
    assert p.enhanced == NONE
    assert p.unlocked == 1 << tile


@pytest.mark.rule("HYB-WIN-01")
def test_the_sixth_tile_wins_at_once_in_the_middle_of_anything() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    tile = [box().upgrades[index].id for index in box().olympians[p.olympian].tiles].index("keraunos")
    p.cleared[tile] = 2
    p.unlocked = 0b111111 & ~(1 << tile)
    with pytest.raises(Ended):
        gains(g, SPARKS, tile)
    assert g.ascended == 0
