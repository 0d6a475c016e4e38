"""Duel before an Olympian stirs: authority, Pillars, tokens on the slots.  Pages 28 and 29."""

import pytest

from agon.cards.phrases import Condition
from agon.games.hybris.box.numbers import (
    ALLY,
    FATES,
    FORGE,
    GRANDEUR,
    HERO,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    OLYMPUS,
    ORACLE,
    PROPHET,
    UNDERWORLD,
)
from agon.games.hybris.duel.questions import (
    AUTHORITY,
    CHOOSE_POSTURE,
    COVER,
    COVER_PILLAR,
    PLACE,
    PLACE_NEARBY,
    POSTURE,
    REMOVE_TOKEN,
    on_slot,
)
from agon.games.hybris.duel.table import FORBIDDEN, PORTRAIT, duel_table
from agon.games.hybris.player import ARTWORK
from agon.games.hybris.rules.movement import activatable, arriving, slots_for
from agon.games.hybris.rules.planning import planning
from agon.games.hybris.rules.questions import (
    CHOOSE_PILLAR,
    STOP,
)
from agon.games.hybris.scenes import Scene
from agon.kernel.ask import action_of
from rules.hybris.cities import options_of
from rules.hybris.duelling import (
    HUMBLE,
    PROUD,
    at,
    duel,
    everywhere,
    figure,
    lying,
    pick,
    pick_all,
    pillar_of,
    pose,
    put,
    send,
    sides_offered,
    slot,
    slots_offered,
    was_asked,
)
from rules.hybris.given import box, given, told
from rules.hybris.steps import step

# -- set-up


@pytest.mark.rule("HYB-DUEL-01")
def test_only_what_duel_changes_is_changed() -> None:
    plain, book = given("zeus", "hades").book, duel().book
    assert set(book.steps) - set(plain.steps) == {"authority", "mood_change"}
    changed = {name for name in plain.steps if plain.steps[name] is not book.steps[name]}
    assert changed == {"pillar"}
    assert book.steps["planning"] is planning
    assert (plain.manifest.ages, plain.manifest.start) == (book.manifest.ages, book.manifest.start)


@pytest.mark.rule("HYB-DUEL-02", "HYB-DUEL-06")
def test_each_player_has_a_posture_card_of_their_own_with_both_sides() -> None:
    g = duel()
    assert duel_table(g).postures == [NONE, NONE]
    asked = pick_all(g, (1, 2, 3, 4), (HUMBLE, HUMBLE))
    declared = [each for each in asked if each.kind is CHOOSE_POSTURE]
    assert [each.seat for each in declared] == [0, 1]
    assert [each.options for each in declared] == [[POSTURE << 16 | HUMBLE, POSTURE << 16 | PROUD]] * 2
    assert duel_table(g).postures == [HUMBLE, HUMBLE], "what one takes is not taken from the other"


@pytest.mark.rule("HYB-DUEL-03", "HYB-DUEL-04")
def test_authority_begins_with_the_last_in_grandeur_and_alternates() -> None:
    g = duel()
    assert g.book.following("set_up", "prepare") == "authority"
    seats: list[int] = []
    sides: list[set[int]] = []
    places = [("elis", FORBIDDEN), ("underworld_3", PORTRAIT), ("olympus_1", PORTRAIT), ("olympus_2", FORBIDDEN)]
    for number, (id, side) in enumerate(places):
        asked = step(g, "authority", (AUTHORITY, PLACE << 16 | on_slot(side, slot(id))))
        seats.append(asked[0].seat)
        sides.append(sides_offered(asked, AUTHORITY))
        assert slots_offered(asked, AUTHORITY) == everywhere() - {slot(id) for id, _ in places[:number]}
        assert g.step == ("authority" if number < 3 else "age_start")
    assert seats == [1, 0, 1, 0]
    assert sides == [{PORTRAIT, FORBIDDEN}, {PORTRAIT, FORBIDDEN}, {PORTRAIT}, {FORBIDDEN}]
    assert (lying(g, 1, FORBIDDEN), lying(g, 1, PORTRAIT)) == ({"elis"}, {"olympus_1"})
    assert (lying(g, 0, FORBIDDEN), lying(g, 0, PORTRAIT)) == ({"olympus_2"}, {"underworld_3"})
    assert [p.marks for p in g.players] == [13, 13]


@pytest.mark.rule("HYB-DUEL-03")
def test_a_slot_with_a_character_is_not_empty_though_it_be_dotted() -> None:
    g = duel()
    assert box().slots[slot("underworld_3")].open
    g.players[0].characters[0].place = slot("underworld_3")
    assert slots_offered(step(g, "authority"), AUTHORITY) == everywhere() - {slot("underworld_3")}


# -- Pillars


@pytest.mark.rule("HYB-DUEL-05")
def test_two_rounds_of_pillars_in_the_same_order() -> None:
    g = duel()
    asked = [each for each in pick_all(g, (6, 2, 1, 3), (HUMBLE, PROUD)) if each.kind is CHOOSE_PILLAR]
    assert [(each.seat, len(each.options)) for each in asked] == [(0, 6), (1, 5), (0, 4), (1, 3)]
    assert g.players[0].pillars == [pillar_of(6), pillar_of(1)]
    assert g.players[1].pillars == [pillar_of(2), pillar_of(3)]
    assert g.step == "planning"


@pytest.mark.rule("HYB-DUEL-05")
def test_the_lower_of_two_numbers_plays_first() -> None:
    g = duel()
    pick_all(g, (6, 2, 3, 1), (HUMBLE, PROUD))
    assert (g.order, g.active) == ([1, 0], 1)
    g = duel()
    pick_all(g, (6, 2, 1, 3), (HUMBLE, PROUD))
    assert (g.order, g.active) == ([0, 1], 0)


@pytest.mark.rule("HYB-DUEL-05")
def test_whom_a_power_lets_choose_first_does_so_in_both_rounds() -> None:
    g = duel()
    g.first_pick = [1]
    asked = [each for each in pick_all(g, (6, 2, 1, 3), (HUMBLE, PROUD)) if each.kind is CHOOSE_PILLAR]
    assert [each.seat for each in asked] == [1, 0, 1, 0]


@pytest.mark.rule("HYB-DUEL-06")
def test_the_posture_is_declared_with_the_second_pillar_only() -> None:
    g = duel()
    assert not was_asked(pick(g, 1), CHOOSE_POSTURE)
    pick(g, 2)
    assert duel_table(g).postures == [NONE, NONE]
    assert was_asked(pick(g, 3, PROUD), CHOOSE_POSTURE)
    assert duel_table(g).postures == [PROUD, NONE]


@pytest.mark.parametrize("covered", [1, 3])
@pytest.mark.rule("HYB-DUEL-06", "HYB-DUEL-07")
def test_the_humble_cover_one_upper_half(covered: int) -> None:
    g = duel()
    pick(g, 1)
    pick(g, 2)
    asked = pick(g, 3, HUMBLE, covered)
    assert options_of(asked, COVER_PILLAR) == [COVER << 16 | pillar_of(1), COVER << 16 | pillar_of(3)]
    p = g.players[0]
    assert p.uppers == [pillar_of(4 - covered)]
    assert p.lowers == [pillar_of(1), pillar_of(3)]


@pytest.mark.parametrize("covered", [1, 3])
@pytest.mark.rule("HYB-DUEL-06", "HYB-DUEL-08")
def test_the_proud_cover_one_lower_half(covered: int) -> None:
    g = duel()
    pick(g, 1)
    pick(g, 2)
    pick(g, 3, PROUD, covered)
    p = g.players[0]
    assert p.uppers == [pillar_of(1), pillar_of(3)]
    assert p.lowers == [pillar_of(4 - covered)]


@pytest.mark.rule("HYB-DUEL-09")
def test_pillars_left_over_get_no_prayer() -> None:
    g = duel()
    pick_all(g, (1, 2, 3, 4), (HUMBLE, PROUD))
    assert g.pillar_prayers == 0


@pytest.mark.rule("HYB-DUEL-25")
def test_a_half_covered_pillar_is_still_the_players() -> None:
    g = duel()
    pick(g, 3)
    pick(g, 2)
    pick(g, 1, HUMBLE, 1)
    pick(g, 4, PROUD, 2)
    lowest = Condition("pillar")
    lowest.word = "lowest"
    assert [g.book.holds(g, p, lowest, Scene(p.seat)) for p in g.players] == [True, False]
    g.players[0].pillars = [pillar_of(3), pillar_of(6)]
    g.players[1].lowers = [pillar_of(4)]
    assert [g.book.holds(g, p, lowest, Scene(p.seat)) for p in g.players] == [False, True]


# -- slots with a token


@pytest.mark.rule("HYB-DUEL-10")
def test_nobody_enters_a_forbidden_slot_not_even_its_owner() -> None:
    g = duel()
    put(g, 0, FORBIDDEN, "olympus_1", "underworld_3")
    put(g, 0, PORTRAIT, "olympus_2")
    for p in g.players:
        assert slots_for(g, p, 0, OLYMPUS) == [slot("olympus_2"), slot("olympus_3")]
        assert slot("underworld_3") not in slots_for(g, p, 0, UNDERWORLD), "though it is dotted"


@pytest.mark.rule("HYB-DUEL-10")
def test_a_board_without_another_slot_is_entered_by_its_artwork() -> None:
    g = duel()
    put(g, 0, FORBIDDEN, "oracle_1")
    g.players[1].characters[0].place = slot("oracle_2")
    assert arriving(g, g.players[0], 0, ORACLE) == [NONE]


@pytest.mark.rule("HYB-DUEL-10")
def test_a_forbidden_city_is_closed() -> None:
    g = duel()
    p = g.players[1]
    put(g, 0, FORBIDDEN, "elis")
    assert set(arriving(g, p, 0, MORTAL_WORLD)) == at(MORTAL_WORLD) - {slot("elis")}
    put(g, 0, FORBIDDEN, "lemnos", "argos", "sparta", "athens")
    assert arriving(g, p, 0, MORTAL_WORLD) == []
    hero = figure(p, HERO)
    p.characters[hero].token = box().location_tokens.index(MORTAL_WORLD)
    assert hero not in activatable(g, p), "nowhere to go"
    duel_table(g).sides[slot("argos")] = PORTRAIT
    g.barred = duel_table(g).forbidden()
    assert hero in activatable(g, p)


@pytest.mark.parametrize("kind", [OLYMPIAN, HERO, PROPHET])
@pytest.mark.rule("HYB-DUEL-11")
def test_ones_own_portrait_gives_a_point_and_comes_home(kind: int) -> None:
    g = duel()
    pose(g, HUMBLE)
    g.players[0].pillar_resolved = True
    put(g, 0, PORTRAIT, "olympus_3")
    send(g, 0, kind, OLYMPUS, to="olympus_3")
    assert [p.vp for p in g.players] == [1, 0]
    assert told(g, "hybris-grandeur") == []
    assert told(g, "hybris-duel-returned") == [(0, slot("olympus_3"), NONE, NONE)]
    assert duel_table(g).owners[slot("olympus_3")] == NONE
    assert g.players[0].marks + duel_table(g).marks(0) + 1 == 15, "one marks the tile that was conceived"


@pytest.mark.parametrize("kind", [OLYMPIAN, HERO, PROPHET])
@pytest.mark.rule("HYB-DUEL-12")
def test_the_rivals_portrait_gives_the_rival_grandeur_and_goes_home(kind: int) -> None:
    g = duel()
    pose(g, HUMBLE)
    g.players[0].pillar_resolved = True
    put(g, 1, PORTRAIT, "olympus_3")
    answers = ((REMOVE_TOKEN, STOP << 16),) if kind == OLYMPIAN else ()
    send(g, 0, kind, OLYMPUS, *answers, to="olympus_3")
    assert told(g, "hybris-grandeur") == [(1, 3, NONE, NONE)]
    assert g.grandeur == [NONE, NONE, 1, 0]
    assert [p.vp for p in g.players] == [0, 0]
    assert told(g, "hybris-duel-returned") == [(1, slot("olympus_3"), NONE, NONE)]
    assert (g.players[1].marks, duel_table(g).marks(1)) == (15, 0)


@pytest.mark.rule("HYB-DUEL-12", "HYB-ACT-18")
def test_a_token_is_dealt_with_before_the_bonus_of_its_slot() -> None:
    """On the Grandeur slot of Olympus: first the rival moves ahead, then who stepped on the token follows."""
    g = duel()
    pose(g, HUMBLE)
    [honour] = [at for at in box().locations[OLYMPUS].slots if box().slots[at].bonus[0].amounts == [(GRANDEUR, 1)]]
    g.grandeur = [NONE, NONE, 1, 0]
    put(g, 1, PORTRAIT, box().slots[honour].id)
    asked = send(g, 0, HERO, OLYMPUS, to=box().slots[honour].id)
    assert g.grandeur == [NONE, 1, 0, NONE]
    assert told(g, "hybris-grandeur") == [(1, 2, NONE, NONE), (0, 3, NONE, NONE)]
    assert was_asked(asked, PLACE_NEARBY)


@pytest.mark.rule("HYB-DUEL-13", "HYB-ACT-19")
def test_a_token_is_left_before_the_bonus_or_the_malus() -> None:
    for taken in ((), ("oracle_1", "oracle_2")):
        g = duel()
        pose(g, PROUD)
        for number, id in enumerate(taken):
            g.players[1].characters[number].place = slot(id)
        g.log = []
        send(g, 0, HERO, ORACLE)
        ids = [id for id, _, _ in g.log]
        gained = {"hybris-gained", "hybris-lost", "hybris-vp", "hybris-vp-lost", "hybris-drew", "hybris-grandeur-lost"}
        first = next(at for at, id in enumerate(ids) if id in gained and at > ids.index("hybris-activated"))
        assert ids.index("hybris-duel-placed") < first


@pytest.mark.rule("HYB-DUEL-11", "HYB-DUEL-12")
def test_tokens_elsewhere_at_the_location_are_left_alone() -> None:
    g = duel()
    pose(g, PROUD)
    put(g, 0, PORTRAIT, "olympus_1")
    put(g, 1, PORTRAIT, "olympus_2")
    send(g, 0, HERO, OLYMPUS, to="olympus_3")
    assert told(g, "hybris-duel-returned") == []
    assert (told(g, "hybris-vp"), told(g, "hybris-grandeur")) == ([], [])


# -- tokens left behind


NEAR = [
    (FORGE, {FORGE, OLYMPUS, ORACLE, MORTAL_WORLD}),
    (UNDERWORLD, {UNDERWORLD, 1, FATES, MORTAL_WORLD}),
    (MORTAL_WORLD, set(range(7))),
]


@pytest.mark.parametrize(("location", "near"), NEAR)
@pytest.mark.rule("HYB-DUEL-13", "HYB-DUEL-15")
def test_a_hero_leaves_a_token_there_or_next_to_it(location: int, near: set[int]) -> None:
    g = duel()
    pose(g, PROUD)
    put(g, 1, FORBIDDEN, "olympus_1", "athens")
    g.players[1].characters[0].place = slot("olympus_2")
    g.factory.put(0, 0, 1)  # so that there is something to produce
    asked = send(g, 0, HERO, location)
    taken = {slot("olympus_1"), slot("olympus_2"), slot("athens"), g.players[0].characters[1].place}
    assert slots_offered(asked, PLACE_NEARBY) == at(*near) - taken
    assert duel_table(g).marks(0) == 1
    assert all(action_of(option) == PLACE for option in options_of(asked, PLACE_NEARBY)), "it must be placed"


@pytest.mark.parametrize(("kind", "leaves"), [(HERO, True), (ALLY, True), (PROPHET, True), (OLYMPIAN, False)])
@pytest.mark.rule("HYB-DUEL-13")
def test_heroes_and_prophets_leave_a_token_and_the_olympian_does_not(kind: int, leaves: bool) -> None:
    g = duel()
    pose(g, PROUD)
    assert was_asked(send(g, 0, kind, ORACLE), PLACE_NEARBY) == leaves


@pytest.mark.rule("HYB-DUEL-13")
def test_a_hero_on_the_artwork_leaves_a_token_as_well() -> None:
    g = duel()
    pose(g, PROUD)
    g.players[1].characters[0].place = slot("oracle_1")
    g.players[1].characters[1].place = slot("oracle_2")
    asked = send(g, 0, HERO, ORACLE)
    assert g.players[0].characters[1].place == ARTWORK + ORACLE
    assert slots_offered(asked, PLACE_NEARBY) == at(FORGE, FATES, MORTAL_WORLD)


@pytest.mark.rule("HYB-DUEL-13")
def test_the_token_that_just_came_home_may_be_placed() -> None:
    g = duel()
    pose(g, PROUD)
    put(g, 0, PORTRAIT, "oracle_1")
    g.players[0].marks = 0
    send(g, 0, HERO, ORACLE, to="oracle_1")
    assert (g.players[0].marks, duel_table(g).marks(0)) == (0, 1)


@pytest.mark.rule("HYB-DUEL-13", "HYB-COMP-02")
def test_without_a_token_or_a_slot_none_is_placed() -> None:
    g = duel()
    pose(g, PROUD)
    g.players[0].marks = 0
    assert not was_asked(send(g, 0, HERO, ORACLE), PLACE_NEARBY)
    g = duel()
    pose(g, PROUD)
    put(g, 1, FORBIDDEN, *[box().slots[each].id for each in at(FORGE, FATES, MORTAL_WORLD)])
    put(g, 1, FORBIDDEN, "oracle_2")
    assert not was_asked(send(g, 0, HERO, ORACLE), PLACE_NEARBY)
    assert duel_table(g).marks(0) == 0


@pytest.mark.parametrize(("posture", "side"), [(PROUD, PORTRAIT), (HUMBLE, FORBIDDEN)])
@pytest.mark.rule("HYB-DUEL-14")
def test_the_proud_place_it_face_up_and_the_humble_face_down(posture: int, side: int) -> None:
    g = duel()
    pose(g, posture)
    asked = send(g, 0, PROPHET, ORACLE)
    assert sides_offered(asked, PLACE_NEARBY) == {side}
    assert len(duel_table(g).of_side(0, side)) == 1


@pytest.mark.rule("HYB-DUEL-15", "HYB-SETUP-02")
def test_boards_that_touch() -> None:
    ring = [location.id for location in box().locations[:6]]
    assert ring == ["olympus", "coliseum", "underworld", "fates", "oracle", "forge"]
    for location in box().locations[:6]:
        neighbours = {(location.index + 1) % 6, (location.index - 1) % 6, MORTAL_WORLD}
        assert set(location.adjacent) == neighbours
    assert set(box().locations[MORTAL_WORLD].adjacent) == set(range(6))
