"""The End of Age against Chronos, and of the game.  Steps 4.1 to 4.10."""

import pytest

from agon.games.hybris.box.numbers import HERO, NONE, OLYMPIAN, OLYMPUS
from agon.games.hybris.chronos.questions import AVATAR_CITY
from agon.games.hybris.chronos.table import CHRONOS
from agon.games.hybris.player import AT_HAND, IN_UNDERWORLD, RESERVE, UNAVAILABLE, USED
from agon.games.hybris.rules.questions import CITY
from agon.games.hybris.state import Hybris
from agon.kernel.game import OVER, Outcome
from rules.hybris.given import told
from rules.hybris_chronos.given import (
    avatar,
    behind,
    box,
    city,
    concept,
    effects,
    face_up,
    in_front,
    no_tiles,
    player,
    send_avatar,
    solo,
    stand,
    step,
    table,
)

AFTER_FEAR = ["avatar_comes", "avatars_act", "chronos_tiles", "reckoning", "age_end_powers"]


def ready(age: int = 1, level: str = "bronze_age") -> Hybris:
    g = solo(level=level)
    no_tiles(g)
    g.age = age
    return g


def result(g: Hybris) -> Outcome:
    g.step = OVER
    found = g.book.verdict(g)
    assert found is not None
    return found


def primordial(g: Hybris) -> int:
    """The one that this Age will reveal."""
    return g.primordials[g.book.manifest.fear[g.age]]


# ---------------------------------------------------------------- as in the base game


@pytest.mark.rule("CHR-P4-01")
def test_the_pillars_go_back() -> None:
    g = ready()
    stand(g, "anthros")
    player(g).pillar_resolved = True
    step(g, "orientation")
    assert (player(g).pillars, player(g).uppers, player(g).lowers) == ([], [], [])
    assert not player(g).pillar_resolved


@pytest.mark.rule("CHR-P4-02")
def test_characters_return_and_avatars_stay() -> None:
    g = ready()
    send_avatar(g, "kronos", "elis")
    olympian, hero = player(g).characters[0], next(each for each in player(g).characters if each.kind == HERO)
    olympian.lying, olympian.activated = True, True
    hero.place = g.box.locations[OLYMPUS].slots[0]
    fallen = next(each for each in player(g).characters if each is not hero and each.kind == HERO)
    fallen.place = IN_UNDERWORLD
    step(g, "rest")
    assert (olympian.kind, olympian.lying, olympian.activated) == (OLYMPIAN, False, False)
    assert (hero.place, fallen.place) == (RESERVE, IN_UNDERWORLD)
    assert table(g).avatars[avatar("kronos")] == city("elis")


@pytest.mark.rule("CHR-P4-03")
def test_unavailable_tokens_return() -> None:
    g = ready()
    player(g).tokens[:2] = [UNAVAILABLE, USED]
    step(g, "permission")
    assert player(g).tokens[:2] == [AT_HAND, USED]


@pytest.mark.rule("CHR-P4-04")
def test_used_tokens_become_unavailable() -> None:
    g = ready()
    player(g).tokens[:2] = [AT_HAND, USED]
    step(g, "occupation")
    assert player(g).tokens[:2] == [AT_HAND, UNAVAILABLE]


@pytest.mark.rule("CHR-P4-05")
def test_the_rightmost_quest_leaves_and_the_others_slide_on() -> None:
    g = ready()
    left, middle, right = g.quests
    new = g.quest_deck[-1]
    step(g, "quest_progress")
    assert g.quests == [new, left, middle]
    assert right in g.quests_gone


@pytest.mark.rule("CHR-P4-06")
def test_technologies_in_the_factory_move_a_space() -> None:
    g = ready()
    tile = g.piles[0].pop()
    g.factory.put(0, tile, 0)
    step(g, "forge_work")
    assert g.factory.tiles == [NONE, tile, NONE]


@pytest.mark.rule("CHR-P4-07")
def test_one_that_leaves_the_forge_is_stored_and_of_three_one_goes() -> None:
    g = ready()
    tiles = [pile.pop() for pile in g.piles[:3]]
    player(g).storage = tiles[:2]
    g.factory.put(len(g.factory.tiles) - 1, tiles[2], 0)
    step(g, "forge_work")
    assert len(player(g).storage) == 2
    assert len(g.gone) == 1


@pytest.mark.rule("CHR-P4-08")
@pytest.mark.parametrize("age", [1, 3, 5])
def test_no_primordial_comes_in_other_ages(age: int) -> None:
    g = ready(age)
    step(g, "fear")
    assert told(g, "hybris-primordial") == []


@pytest.mark.rule("CHR-P4-08", "CHR-P4-11")
@pytest.mark.parametrize("age", [2, 4, 6])
def test_one_comes_in_these_and_lies_on_top_in_the_underworld(age: int) -> None:
    g = ready(age)
    coming = primordial(g)
    step(g, "fear")
    assert told(g, "hybris-primordial") == [(coming, NONE, NONE, NONE)]
    assert g.underworld[-1] == coming


def wraths(g: Hybris) -> int:
    """How many Wraths were carried out: a point for each is gained instead of what they say."""
    coming = g.box.primordials[primordial(g)]
    kept = coming.wrath_1, coming.wrath_2
    coming.wrath_1, coming.wrath_2 = effects({"gain": {"vp": 1}}), effects({"gain": {"vp": 10}})
    try:
        step(g, "fear")
    finally:
        coming.wrath_1, coming.wrath_2 = kept
    return player(g).vp


@pytest.mark.rule("CHR-P4-09", "CHR-P4-10")
def test_both_wraths_apply() -> None:
    assert wraths(ready(2)) == 11


@pytest.mark.rule("CHR-P4-09")
def test_a_card_beside_the_oracle_spares_the_first() -> None:
    g = ready(2)
    g.omens.tiles.append(player(g).deck.pop())
    g.omens.owners.append(0)
    assert wraths(g) == 10


@pytest.mark.rule("CHR-P4-12")
def test_the_card_beside_the_oracle_is_discarded() -> None:
    g = ready(2)
    card = player(g).deck.pop()
    g.omens.tiles.append(card)
    g.omens.owners.append(0)
    wraths(g)
    assert g.omens.tiles == []
    assert card in player(g).discard


# ---------------------------------------------------------------- steps 4.8 to 4.10


@pytest.mark.rule("CHR-P4-13")
@pytest.mark.parametrize(("age", "id", "where"), [(2, "kronos", "elis"), (4, "kairos", "argos"), (6, "aeon", "sparta")])
def test_the_avatar_of_the_primordial_comes(age: int, id: str, where: str) -> None:
    g = ready(age)
    step(g, "avatar_comes")
    assert table(g).in_cities() == [avatar(id)]
    assert table(g).avatars[avatar(id)] == city(where)
    assert g.step == "avatars_act"


@pytest.mark.rule("CHR-P4-13")
@pytest.mark.parametrize("age", [1, 3, 5])
def test_without_a_primordial_none_comes(age: int) -> None:
    g = ready(age)
    step(g, "avatar_comes")
    assert table(g).in_cities() == []


@pytest.mark.rule("CHR-P4-13")
def test_one_that_is_away_stays_where_it_is_and_nothing_happens() -> None:
    g = ready(2)
    send_avatar(g, "kronos", "sparta")
    step(g, "avatar_comes")
    assert table(g).avatars[avatar("kronos")] == city("sparta")
    assert (sum(table(g).chains), table(g).vp) == (20, 0)


@pytest.mark.rule("CHR-P4-14")
def test_each_avatar_in_the_mortal_world_has_its_effect_by_number() -> None:
    g = ready()
    send_avatar(g, "aeon", "elis")
    send_avatar(g, "kronos", "sparta")
    player(g).followers = player(g).aegis = 2
    quests = g.quests.copy()
    step(g, "avatars_act")
    assert [numbers[0] for numbers in told(g, "hybris-avatar-acts")] == [avatar("kronos"), avatar("aeon")]
    assert (player(g).followers, player(g).aegis) == (1, 2)  # Kronos: one or the other
    assert table(g).vp == 2  # Aeon: 1 for each Avatar there
    assert g.quests == quests
    assert g.step == "chronos_tiles"


@pytest.mark.rule("CHR-P4-14")
def test_kairos_takes_the_rightmost_quest_or_a_prayer() -> None:
    g = ready()
    send_avatar(g, "kairos", "elis")
    player(g).prayers = 2
    last = g.quests[-1]
    step(g, "avatars_act")
    assert (g.quests[-1], player(g).prayers) == (NONE, 2)
    assert last in g.quests_gone


@pytest.mark.rule("CHR-P4-14")
def test_one_that_has_just_come_acts_too() -> None:
    g = ready(2)
    player(g).followers = player(g).aegis = 1
    step(g, "avatar_comes")
    step(g, "avatars_act")
    assert player(g).followers + player(g).aegis == 1


@pytest.mark.rule("CHR-P4-15")
def test_face_up_tiles_work_ananke_before_kratos() -> None:
    g = ready()
    ananke, kratos = face_up(g, "three_daughters"), face_up(g, "bias_grip")
    intensity = table(g).intensity[kratos]
    step(g, "chronos_tiles")
    assert (table(g).vp, table(g).intensity[kratos]) == (1, intensity + 1)
    assert [numbers[0] for numbers in told(g, "hybris-chronos-tile-works")] == [ananke, kratos]
    assert g.step == "reckoning"


@pytest.mark.rule("CHR-HOUSE-17")
@pytest.mark.parametrize(("age", "points"), [(1, 0), (2, 5), (3, 0), (4, 5), (5, 0), (6, 5)])
def test_in_some_ages_chronos_collects_ananke(age: int, points: int) -> None:
    g = ready(age)
    table(g).intensity[concept("ananke")] = 5
    step(g, "reckoning")
    assert table(g).vp == points
    assert table(g).intensity[concept("ananke")] == 5
    assert g.step == "age_end_powers"


@pytest.mark.rule("CHR-P4-15")
def test_the_steps_come_in_this_order() -> None:
    g = ready()
    steps = g.book.sequences["end_of_age"]
    numbers = [steps.index(name) for name in ("fear", *AFTER_FEAR)]
    assert numbers == sorted(numbers)


# ---------------------------------------------------------------- the end


@pytest.mark.rule("CHR-P4-16")
def test_after_the_sixth_age_the_game_is_over() -> None:
    g = ready(6)
    step(g, "advance_age")
    assert g.step == "game_end_powers"
    step(g, "game_end_powers")
    assert g.step == OVER


@pytest.mark.rule("CHR-END-01")
@pytest.mark.parametrize(("mine", "his", "won"), [(5, 4, True), (4, 5, False)])
def test_more_points_than_chronos_win(mine: int, his: int, won: bool) -> None:
    g = ready(6)
    player(g).vp, table(g).vp = mine, his
    (behind if won else in_front)(g)  # which does not matter
    found = result(g)
    assert found.winners == ((0,) if won else ())
    assert found.reason.id == ("hybris-outlived-chronos" if won else "hybris-outlasted")


@pytest.mark.rule("CHR-END-01")
def test_of_as_many_the_better_place_in_grandeur_decides() -> None:
    g = ready(6)
    player(g).vp = table(g).vp = 7
    in_front(g)
    assert result(g).winners == (0,)
    behind(g)
    assert result(g).winners == ()


@pytest.mark.rule("CHR-END-02")
def test_the_sixth_upgrade_wins_whatever_the_score() -> None:
    g = ready(3)
    table(g).vp, table(g).chains = 50, [0, 0, 0, 0, 0, 0]
    g.ascended, player(g).unlocked = 0, 0b111111
    found = result(g)
    assert (found.winners, found.reason.id) == ((0,), "hybris-won-ascended")


@pytest.mark.rule("CHR-P4-17", "CHR-GEN-05")
def test_after_each_other_age_the_focus_is_removed_and_the_age_advances() -> None:
    g = ready(3)
    stand(g, "anthros", "kratos")
    marks = player(g).marks
    step(g, "lift_focus")
    assert (table(g).focus, player(g).marks) == ([NONE], marks + 1)
    assert (table(g).before, table(g).chosen) == ([[concept("anthros"), concept("kratos")]], [[]])
    assert g.step == "advance_age"
    step(g, "advance_age")
    assert (g.age, g.step) == (4, "age_start")


def test_the_markers_are_both_on_the_track() -> None:
    g = ready()
    assert sorted(g.grandeur) == [CHRONOS, NONE, NONE, 0]
    assert [p.seat for p in g.by_grandeur()] == [0]


def test_on_the_easiest_level_the_player_says_where_an_avatar_goes() -> None:
    g = ready(2, "golden_age")
    asked = step(g, "avatar_comes", (AVATAR_CITY, CITY << 16 | city("athens")))
    assert len(asked[0].options) == len(box().cities)
    assert table(g).avatars[avatar("kronos")] == city("athens")
