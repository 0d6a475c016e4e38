"""Upgrade tiles.  Pages 14 and 15."""

import pytest

from agon.games.hybris.box.numbers import (
    CHARACTERS,
    HERO,
    HEROES,
    ITEM_HERO,
    ITEM_PROPHET,
    ITEM_SPARK,
    ITEM_TEMPLE,
    NONE,
    OLYMPIAN,
    PROPHET,
    PROPHETS,
    SPARKS,
    TEMPLES,
)
from agon.games.hybris.player import ON_TILE, RESERVE
from agon.games.hybris.rules.movement import activatable, activation_cost
from agon.games.hybris.rules.planning import can_be_planned
from agon.games.hybris.rules.resources import gain
from agon.games.hybris.rules.upgrades import leftmost
from agon.games.hybris.state import Hybris
from agon.kernel.errors import Ended
from rules.hybris.given import OLYMPIANS, box, do, effects, empower, given, run, scene, told
from rules.hybris.steps import step


def gains(g: Hybris, resource: int, *answers: int) -> list[list[int]]:
    return run(gain(g, g.players[0], [(resource, 1)], scene(0)), answers)


def with_leftmost(g: Hybris, item: int) -> list[int]:
    return [tile for tile in range(6) if leftmost(g, g.players[0], tile) == item]


def tiles_of(g: Hybris, id: str) -> list[int]:
    """Which of the six tiles of seat 0 that is."""
    return [n for n, tile in enumerate(box().olympians[g.players[0].olympian].tiles) if box().upgrades[tile].id == id]


@pytest.mark.rule("HYB-UPG-01", "HYB-UPG-02", "HYB-RES-20")
def test_only_the_leftmost_items_can_go_and_the_player_chooses_the_tile() -> None:
    g = given("zeus", "hades")
    sparks = with_leftmost(g, ITEM_SPARK)
    assert len(sparks) > 1
    assert gains(g, SPARKS, sparks[1])[0] == sparks
    assert g.players[0].cleared[sparks[1]] == 1


@pytest.mark.rule("HYB-UPG-01")
def test_what_lies_behind_another_item_cannot_go() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    [throne] = tiles_of(g, "throne_of_olympus")  # a Temple before two Sparks
    assert throne not in gains(g, SPARKS)[0]
    p.cleared[throne] = 1
    assert throne in gains(g, SPARKS)[0]


@pytest.mark.rule("HYB-UPG-02")
def test_pieces_of_several_kinds_come_in_the_order_the_player_wants() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    [xenia] = tiles_of(g, "xenia")  # a Prophet before a Temple
    for other in range(6):
        p.cleared[other] = 0 if other == xenia else 99
    questions = run(gain(g, p, [(TEMPLES, 1), (PROPHETS, 1)], scene(0)), (PROPHETS, xenia, xenia, 4))
    assert questions[0] == [TEMPLES, PROPHETS]
    assert (p.cleared[xenia], p.temples) == (2, 1 << 4), "the Temple could only come after the Prophet"


@pytest.mark.rule("HYB-UPG-02", "HYB-RES-20")
def test_a_character_is_a_prophet_or_a_hero_of_the_players_choice() -> None:
    g = given("hades", "zeus")
    prophets, heroes = with_leftmost(g, ITEM_PROPHET), with_leftmost(g, ITEM_HERO)
    assert prophets
    assert heroes
    assert gains(g, CHARACTERS, heroes[0])[0] == sorted(prophets + heroes)
    assert g.players[0].cleared[heroes[0]] == 1


@pytest.mark.rule("HYB-UPG-03")
def test_without_such_an_item_in_front_the_gain_is_lost() -> None:
    g = given("zeus", "hades")
    for tile in with_leftmost(g, ITEM_TEMPLE):
        g.players[0].cleared[tile] = 99
    assert gains(g, TEMPLES) == []
    assert g.players[0].temples == 0


@pytest.mark.rule("HYB-UPG-04")
def test_a_spark_gives_the_bonus_it_covers_from_the_left() -> None:
    g = given("poseidon", "hades")  # whose track begins with a Conflict card, then 1 Aegis
    p = g.players[0]
    cards, aegis = len(p.hand), p.aegis
    gains(g, SPARKS, with_leftmost(g, ITEM_SPARK)[0])
    assert (p.sparks, len(p.hand) - cards, p.aegis - aegis) == (1, 1, 0)
    gains(g, SPARKS)
    assert (p.sparks, len(p.hand) - cards, p.aegis - aegis) == (2, 1, 1)


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
    [joined] = [character for character in before if character not in after]
    assert (joined.place, joined.token) == (RESERVE, NONE)
    assert joined.hero == box().upgrades[tiles[tile]].hero
    p.aegis = 9
    assert p.characters.index(joined) not in activatable(g, p), "not before the next Age"


@pytest.mark.rule("HYB-UPG-05")
def test_who_comes_at_the_start_of_an_age_gets_no_token_before_the_next() -> None:
    g = given("zeus", "hades")
    g.age = 2
    p = g.players[0]
    reserve = [figure for figure in p.characters if figure.place == RESERVE]
    gains(g, CHARACTERS)
    [newcomer] = [figure for figure in p.characters if figure.place == RESERVE and figure not in reserve]

    assert not can_be_planned(g, newcomer)
    g.age = 3
    assert can_be_planned(g, newcomer)


@pytest.mark.rule("HYB-UPG-05", "HYB-SCEN-01")
def test_who_comes_at_set_up_is_there_from_the_first_age_on() -> None:
    g = given("zeus", "hades", modules=("renaissance",))
    step(g, "prepare")
    for p in g.players:
        reserve = [figure for figure in p.characters if figure.place == RESERVE and figure.kind != OLYMPIAN]
        assert len(reserve) > 2
        assert all(can_be_planned(g, figure) for figure in reserve)


@pytest.mark.rule("HYB-UPG-06")
def test_a_temple_goes_to_a_city_where_its_owner_has_none() -> None:
    g = given("zeus", "hades")
    g.players[0].temples = 0b00011
    g.players[1].temples = 0b00100
    tile = with_leftmost(g, ITEM_TEMPLE)[0]
    questions = gains(g, TEMPLES, tile, 2)
    assert questions[-1] == [2, 3, 4]
    assert g.players[0].temples == 0b00111


@pytest.mark.rule("HYB-UPG-03")
def test_a_temple_for_one_city_goes_there_or_stays() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    here = scene(0)
    here.city = 3
    [throne] = tiles_of(g, "throne_of_olympus")
    do(g, 0, {"gain": {"temple": 1}, "at": "here"}, at=here)
    assert (p.temples, p.cleared[throne]) == (1 << 3, 1)
    [xenia] = tiles_of(g, "xenia")
    p.cleared[xenia] = 1
    do(g, 0, {"gain": {"temple": 1}, "at": "here"}, at=here)
    assert (p.temples, p.cleared[xenia]) == (1 << 3, 1), "one Temple a City, so the piece stays"


@pytest.mark.rule("HYB-UPG-06")
def test_temples_of_several_players_may_stand_in_one_city() -> None:
    g = given("zeus", "hades")
    g.players[1].temples = 0b11111
    tile = with_leftmost(g, ITEM_TEMPLE)[0]
    assert gains(g, TEMPLES, tile)[-1] == [0, 1, 2, 3, 4]


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


@pytest.mark.rule("HYB-UPG-07")
def test_first_the_item_then_the_reward_then_the_tile_is_turned() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    [oak] = tiles_of(g, "oak_of_dodona")
    p.cleared[oak] = 1  # the Prophet is left; its reward is 2 VP and a Premonition
    gains(g, PROPHETS, oak)
    assert g.log is not None
    happened = [id for id, _, _ in g.log if id in ("hybris-item", "hybris-vp", "hybris-unlocked")]
    assert happened == ["hybris-item", "hybris-vp", "hybris-unlocked"]


# -- an item whose own effect removes the last one of the same tile

ITEMS = {ITEM_SPARK: ("spark", SPARKS), ITEM_TEMPLE: ("temple", TEMPLES), ITEM_PROPHET: ("prophet", PROPHETS)}
ITEMS[ITEM_HERO] = ("hero", HEROES)


def with_two_left(olympian: str, tile: int, modules: tuple[str, ...] = ()) -> tuple[Hybris, int, int]:
    """A table where only one tile has items, its last two; gives those two as well."""
    g = given(olympian, *[other for other in OLYMPIANS if other != olympian][:1], modules=modules)
    p = g.players[0]
    items = g.box.upgrades[g.box.olympians[p.olympian].tiles[tile]].items
    p.cleared = [len(items) - 2 if other == tile else 99 for other in range(6)]
    p.vp, p.enhanced = 0, NONE
    return g, items[-2], items[-1]


def react_to_items(g: Hybris, item: int) -> None:
    """Whenever an item is gone, one of that kind goes as well."""
    name, _ = ITEMS[item]
    source = empower(g, 0, when="reaction", on={"drain": "self"}, effects=[{"gain": {name: 1}}])
    source.power.events[0].verb = "item"
    g.arsenal.powers["item"] = [source]


@pytest.mark.rule("HYB-UPG-07")
@pytest.mark.parametrize("tile", range(6))
@pytest.mark.parametrize("olympian", OLYMPIANS)
def test_a_tile_cleared_within_the_effect_of_one_of_its_items_is_unlocked_once(olympian: str, tile: int) -> None:
    g, first, last = with_two_left(olympian, tile)
    p = g.players[0]
    react_to_items(g, last)
    gains(g, ITEMS[first][1])
    assert p.unlocked == 1 << tile
    assert len(told(g, "hybris-item")) == 2
    assert [numbers[:2] for numbers in told(g, "hybris-unlocked")] == [(0, tile)]


@pytest.mark.rule("HYB-UPG-04", "HYB-UPG-07")
def test_the_bonus_of_a_spark_may_clear_the_very_tile_it_came_from() -> None:
    g, *_ = with_two_left("zeus", 3)  # the Oak of Dodona: a Spark and a Prophet, for 2 points and a Premonition
    p = g.players[0]
    p.sparks = 2  # the next one gives a character
    premonitions = len(p.premonitions)
    gains(g, SPARKS)
    assert (p.vp, len(p.premonitions) - premonitions) == (2, 1)
    assert g.log is not None
    happened = [id for id, _, _ in g.log if id in ("hybris-item", "hybris-vp", "hybris-unlocked")]
    assert happened == ["hybris-item", "hybris-item", "hybris-vp", "hybris-unlocked"]


@pytest.mark.rule("HYB-UPG-07")
def test_a_temple_for_one_city_unlocks_its_tile_once() -> None:
    g, *_ = with_two_left("athena", 1)  # a Temple and a Spark
    here = scene(0)
    here.city = 3
    empower(g, 0, when="reaction", on={"temple_built": "self"}, effects=[{"gain": {"spark": 1}}])
    do(g, 0, {"gain": {"temple": 1}, "at": "here"}, at=here)
    assert (g.players[0].temples, g.players[0].sparks) == (1 << 3, 1)
    assert len(told(g, "hybris-unlocked")) == 1


@pytest.mark.rule("HYB-UPG-07", "HYB-SCEN-03")
@pytest.mark.parametrize("tile", range(6))
@pytest.mark.parametrize("olympian", OLYMPIANS)
def test_victory_of_influence_pays_for_the_sixth_tile_once(olympian: str, tile: int) -> None:
    g, first, last = with_two_left(olympian, tile, modules=("victory_of_influence",))
    p = g.players[0]
    p.unlocked = 0b111111 & ~(1 << tile)
    react_to_items(g, last)
    gains(g, ITEMS[first][1])
    [worth] = [points for _, points in g.book.manifest.instead_of_ascension[0].amounts]
    assert p.unlocked == 0b111111
    assert [points for _, points, *_ in told(g, "hybris-vp")].count(worth) == 1


@pytest.mark.rule("HYB-UPG-08")
def test_the_other_side_works_from_then_on() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    prophet = next(n for n, c in enumerate(p.characters) if c.kind == PROPHET and c.place == RESERVE)
    [oak] = tiles_of(g, "oak_of_dodona")
    p.cleared[oak] = 1
    assert activation_cost(g, p, prophet) == 1
    gains(g, PROPHETS, oak)
    assert activation_cost(g, p, prophet) == 0


@pytest.mark.rule("HYB-WIN-01")
def test_the_game_is_won_on_anothers_turn_and_nothing_more_is_done() -> None:
    g = given("zeus", "hades")
    p = g.players[1]
    [obol] = [
        n for n, tile in enumerate(box().olympians[p.olympian].tiles) if box().upgrades[tile].id == "charons_obol"
    ]
    p.cleared[obol], p.unlocked, g.turn.seat = 1, 0b111111 & ~(1 << obol), 0
    play = g.book.resolve(
        g, p, effects({"gain": {"spark": 1}}, {"gain": {"vp": 9}}, {"others": [{"gain": {"vp": 9}}]}), scene(0)
    )
    with pytest.raises(Ended):
        run(play, (obol,))
    assert (g.ascended, g.players[0].vp, p.vp < 9) == (1, 0, True)


@pytest.mark.rule("HYB-WIN-01")
def test_five_tiles_win_nothing() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    [keraunos] = tiles_of(g, "keraunos")
    p.cleared[keraunos], p.unlocked = 2, 0b1111 & ~(1 << keraunos)
    gains(g, SPARKS, keraunos)
    assert g.ascended == NONE


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
