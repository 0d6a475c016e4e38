"""Upgrade tiles of Chronos: when they are turned over, what they do then, what they do until then."""

from collections.abc import Callable

import pytest

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.chronos.questions import CONCEPT, WHICH_CHAIN
from agon.games.hybris.player import Player
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import BRANCH, CHOOSE_BRANCH
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer
from rules.hybris.given import told
from rules.hybris_chronos.given import (
    Answer,
    avatar,
    behind,
    city,
    concept,
    face_up,
    in_front,
    kit,
    named,
    no_tiles,
    player,
    send_avatar,
    solo,
    step,
    table,
)
from rules.hybris_chronos.war import STRONG, attack


def ready(tile: str) -> Hybris:
    """A table with that tile alone face up."""
    g = solo()
    no_tiles(g)
    behind(g)
    face_up(g, tile)
    return g


def is_face_up(g: Hybris, tile: str) -> bool:
    return named("chronos_tile", tile) in table(g).tiles


def some_step(g: Hybris, *answers: Answer) -> None:
    """Any step, after which modules look around."""
    step(g, "permission", *answers)


def unlocking(g: Hybris) -> None:
    player(g).unlocked = 0b11


def serene(g: Hybris) -> None:
    table(g).intensity[concept("ananke")] = 4


def praying(g: Hybris) -> None:
    player(g).prayers = 6


def sparkling(g: Hybris) -> None:
    player(g).sparks = 3


def mighty(g: Hybris) -> None:
    table(g).intensity[concept("kratos")] = 6


CONDITIONS: list[tuple[str, Callable[[Hybris], None]]] = [
    ("spindle_of_necessity", unlocking),
    ("hubless_wheel", serene),
    ("unwritten_decree", praying),
    ("hammer_on_the_peak", sparkling),
    ("vanguard_of_othrys", mighty),
    ("empty_throne", in_front),
]


@pytest.mark.rule("CHR-UPG-01")
@pytest.mark.parametrize(("tile", "change"), CONDITIONS)
def test_a_tile_is_turned_over_as_soon_as_its_condition_holds(tile: str, change: Callable[[Hybris], None]) -> None:
    g = ready(tile)
    some_step(g)
    assert is_face_up(g, tile)
    change(g)
    some_step(g)
    assert not is_face_up(g, tile)
    assert [numbers[1] for numbers in told(g, "hybris-chronos-tile-turned")] == [named("chronos_tile", tile)]


@pytest.mark.rule("CHR-UPG-01")
def test_within_a_step_it_is_turned_over_when_something_happens() -> None:
    g = ready("unwritten_decree")
    praying(g)
    answer(happen(g, "placed", Scene(0)))
    assert not is_face_up(g, "unwritten_decree")


@pytest.mark.rule("CHR-UPG-01")
@pytest.mark.parametrize(("tile", "event"), [("three_daughters", "quest_done"), ("bias_grip", "avatar_beaten")])
def test_or_as_soon_as_its_event_happens(tile: str, event: str) -> None:
    g = ready(tile)
    table(g).chains[1] = 3
    answer(happen(g, "clash_won", Scene(0)))
    some_step(g)
    assert is_face_up(g, tile)
    answer(happen(g, event, Scene(0)))
    assert not is_face_up(g, tile)


@pytest.mark.rule("CHR-UPG-02")
def test_while_it_is_face_up_its_power_of_the_end_of_an_age_works_every_time() -> None:
    g = ready("three_daughters")
    step(g, "chronos_tiles")
    step(g, "chronos_tiles")
    assert table(g).vp == 2


@pytest.mark.rule("CHR-UPG-03")
def test_its_immediate_power_is_resolved_once() -> None:
    g = ready("empty_throne")
    in_front(g)
    some_step(g)
    some_step(g)
    assert player(g).vp == 2


@pytest.mark.rule("CHR-UPG-04")
def test_once_turned_over_it_has_no_power_any_more_and_is_gone() -> None:
    g = ready("empty_throne")
    in_front(g)
    some_step(g)
    step(g, "chronos_tiles")
    assert g.grandeur.index(0) == 2
    assert told(g, "hybris-chronos-tile-works") == []
    assert table(g).turned == [named("chronos_tile", "empty_throne")]


@pytest.mark.rule("CHR-HOUSE-09")
def test_the_next_one_is_turned_up_with_the_next_cards() -> None:
    g = ready("empty_throne")
    where = concept("kratos")
    coming = table(g).piles[where][-1]
    in_front(g)
    some_step(g)
    assert table(g).tiles[where] == NONE
    behind(g)
    step(g, "reveal")
    assert table(g).tiles[where] == coming


@pytest.mark.rule("CHR-HOUSE-09")
def test_where_one_is_face_up_none_is_turned_up() -> None:
    g = ready("empty_throne")
    pile = len(table(g).piles[concept("kratos")])
    step(g, "reveal")
    assert is_face_up(g, "empty_throne")
    assert len(table(g).piles[concept("kratos")]) == pile


# ---------------------------------------------------------------- each tile, until it is turned over


def end_of_age(tile: str, prepare: Callable[[Hybris], None], *answers: Answer) -> Hybris:
    g = ready(tile)
    g.well = 3
    prepare(g)
    step(g, "chronos_tiles", *answers)
    return g


def with_aegis(g: Hybris) -> None:
    player(g).aegis = 2


def with_avatars(g: Hybris) -> None:
    send_avatar(g, "kronos", "elis")
    send_avatar(g, "aeon", "argos")


def nothing(g: Hybris) -> None:
    pass


def branch(tile: str, number: int) -> Answer:
    lists = kit().tiles[named("chronos_tile", tile)].end_of_age[0].branches
    return CHOOSE_BRANCH, BRANCH << 16 | number << 12 | lists[number][0].list


def test_spindle_raises_ananke() -> None:
    g = end_of_age("spindle_of_necessity", nothing)
    assert table(g).intensity[concept("ananke")] == table(solo()).intensity[concept("ananke")] + 1


def test_daughters_give_a_point() -> None:
    assert table(end_of_age("three_daughters", nothing)).vp == 1


def test_wheel_takes_an_aegis() -> None:
    assert player(end_of_age("hubless_wheel", with_aegis)).aegis == 1


def test_decree_empties_the_well() -> None:
    assert end_of_age("unwritten_decree", nothing).well == 1


def test_grip_raises_kratos() -> None:
    g = end_of_age("bias_grip", nothing)
    assert table(g).intensity[concept("kratos")] == table(solo()).intensity[concept("kratos")] + 1


def test_hammer_gives_a_shackle_or_points() -> None:
    g = end_of_age("hammer_on_the_peak", nothing, branch("hammer_on_the_peak", 0))
    assert (table(g).shackles, table(g).vp) == ([1], 0)
    g = end_of_age("hammer_on_the_peak", nothing, branch("hammer_on_the_peak", 1))
    assert (table(g).shackles, table(g).vp) == ([0], 1)


def test_vanguard_gives_a_point_however_many_avatars_there_are() -> None:
    assert table(end_of_age("vanguard_of_othrys", with_avatars)).vp == 1


def test_throne_moves_the_marker() -> None:
    g = end_of_age("empty_throne", nothing)
    assert g.grandeur.index(-2) == 1


# ---------------------------------------------------------------- each tile, when it is turned over


def turned(tile: str, change: Callable[[Hybris], None], *answers: Answer) -> tuple[Hybris, Player]:
    g = ready(tile)
    change(g)
    some_step(g, *answers)
    assert not is_face_up(g, tile)
    return g, player(g)


def test_spindle_lowers_ananke() -> None:
    g = ready("spindle_of_necessity")
    table(g).intensity[concept("ananke")] = 3
    unlocking(g)
    some_step(g)
    assert table(g).intensity[concept("ananke")] == 1


def test_daughters_put_a_chain_back() -> None:
    g = ready("three_daughters")
    table(g).chains = [0, 3, 5, 0, 0, 2]
    chain = CONCEPT << 16 | concept("temnein")
    asked = answer(happen(g, "quest_done", Scene(0)), (WHICH_CHAIN, chain))
    assert asked[0].options == [CONCEPT << 16 | concept("anthros"), chain]
    assert table(g).chains == [0, 3, 5, 0, 0, 3]


def test_wheel_gives_points_and_lowers_ananke() -> None:
    g, _ = turned("hubless_wheel", serene)
    assert (table(g).vp, table(g).intensity[concept("ananke")]) == (3, 2)


def test_decree_gives_a_spark() -> None:
    _, p = turned("unwritten_decree", praying)
    assert p.sparks == 1


def test_grip_lowers_kratos_and_gives_a_coliseum_card() -> None:
    g = ready("bias_grip")
    table(g).intensity[concept("kratos")] = 5
    deck = len(g.coliseum_deck)
    answer(happen(g, "avatar_beaten", Scene(0)))
    assert table(g).intensity[concept("kratos")] == 3
    assert (len(g.coliseum_deck), len(player(g).hand)) == (deck - 1, 1)


def test_hammer_takes_all_shackles_and_gives_determination() -> None:
    g = ready("hammer_on_the_peak")
    table(g).shackles = [3]
    determination = player(g).determination
    sparkling(g)
    some_step(g)
    assert (table(g).shackles, player(g).determination) == ([0], determination + 1)


def test_vanguard_sends_the_lowest_avatar_and_lowers_kratos() -> None:
    g, _ = turned("vanguard_of_othrys", mighty)
    assert table(g).avatars[avatar("kronos")] == city("elis")
    assert table(g).intensity[concept("kratos")] == 4


def test_vanguard_without_an_avatar_breaks_the_fullest_track() -> None:
    g = ready("vanguard_of_othrys")
    for id, where in (("kronos", "elis"), ("kairos", "argos"), ("aeon", "sparta")):
        send_avatar(g, id, where)
    table(g).chains = [0, 2, 4, 4, 0, 1]
    mighty(g)
    some_step(g)
    assert table(g).chains == [0, 2, 3, 4, 0, 1]


def test_throne_gives_points() -> None:
    _, p = turned("empty_throne", in_front)
    assert p.vp == 2


def test_a_quest_that_nobody_has_done_turns_nothing_over() -> None:
    g = ready("three_daughters")
    answer(happen(g, "quest_done", Scene(NONE)))
    assert is_face_up(g, "three_daughters")


def test_an_avatar_beaten_in_combat_loosens_the_grip() -> None:
    g = ready("bias_grip")
    player(g).might = STRONG
    attack(g, "kronos", "athens")
    assert not is_face_up(g, "bias_grip")
