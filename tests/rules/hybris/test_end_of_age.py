"""The End of Age phase, step by step.  Page 13."""

import pytest

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.player import AT_HAND, IN_UNDERWORLD, ON_TILE, OUT, RESERVE, UNAVAILABLE, USED
from agon.games.hybris.rules import end_of_age
from agon.games.hybris.rules.oracle import omen, omen_options
from agon.games.hybris.rules.questions import STORAGE_FULL, TECHNOLOGY
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer
from rules.hybris.given import (
    OLYMPIANS,
    audiences,
    bare,
    box,
    cards_showing,
    empower,
    given,
    line_up,
    named,
    run,
    scene,
    take_cards,
    told,
)

STEPS = ["orientation", "rest", "permission", "occupation", "quest_progress", "forge_work", "fear"]


@pytest.mark.rule("HYB-END-01")
def test_the_steps_follow_each_other_in_the_order_of_the_book() -> None:
    g = bare(given(*OLYMPIANS))
    g.step, passed = "orientation", []
    while g.age == 1:
        passed.append(g.step)
        run(g.book.steps[g.step](g))
    assert passed[:7] == STEPS
    assert passed[7:] == ["age_end_powers", "age_over", "advance_age"]


@pytest.mark.rule("HYB-END-02")
def test_orientation_returns_all_pillars_face_up() -> None:
    g = given(*OLYMPIANS)
    p = g.players[0]
    p.pillars, p.uppers, p.lowers, p.pillar_resolved = [2], [2], [2], True
    run(end_of_age.orientation(g))
    assert (p.pillars, p.uppers, p.lowers, p.pillar_resolved) == ([], [], [], False)


@pytest.mark.rule("HYB-END-03", "HYB-END-04", "HYB-END-05")
def test_rest_brings_characters_home_and_raises_olympians_but_no_dead() -> None:
    g = given("zeus", "hades")
    olympian, hero, other, third, prophet = g.players[0].characters[:5]
    olympian.lying, olympian.activated, hero.place, other.place = True, True, 3, IN_UNDERWORLD
    hero.activated, prophet.place = True, 104
    run(end_of_age.rest(g))
    assert (olympian.lying, olympian.activated, hero.place, other.place) == (False, False, RESERVE, IN_UNDERWORLD)
    assert (hero.activated, prophet.place) == (False, RESERVE), "from the artwork too"
    assert third.place == ON_TILE
    third.place = OUT
    run(end_of_age.rest(g))
    assert third.place == OUT


@pytest.mark.rule("HYB-END-03")
def test_rest_is_over_for_all_before_anybody_reacts() -> None:
    g = bare(given("zeus", "hades"))
    g.players[0].passed, g.passing = True, [0]
    g.players[1].characters[0].place = 3
    empower(g, 0, when="reaction", on={"rest_done": "any"}, effects=[{"gain": {"vp": 1}}])
    run(end_of_age.rest(g))
    assert (g.players[0].vp, g.players[0].passed, g.passing) == (1, False, [])
    assert g.players[1].characters[0].place == RESERVE


@pytest.mark.rule("HYB-END-06", "HYB-END-07")
def test_a_used_token_is_blocked_for_one_age() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    p.tokens = [USED, UNAVAILABLE] + [AT_HAND] * 6
    run(end_of_age.permission(g))
    run(end_of_age.occupation(g))
    assert p.tokens == [UNAVAILABLE] + [AT_HAND] * 7
    run(end_of_age.permission(g))
    run(end_of_age.occupation(g))
    assert p.tokens == [AT_HAND] * 8


# ---------------------------------------------------------------- Quests


@pytest.mark.rule("HYB-END-08", "HYB-END-09")
def test_the_rightmost_quest_leaves_and_its_tokens_go_home() -> None:
    g = given("zeus", "hades")
    left, middle, right = g.quests
    g.songs = [[], [1], [0, 0, 1]]
    fresh, reveals, shown = g.quest_deck[-1], g.reveals, len(told(g, "hybris-quest"))
    run(end_of_age.quest_progress(g))
    assert g.quests == [fresh, left, middle]
    assert g.songs == [[], [], [1]]
    assert g.quests_gone == [right]
    assert [p.marks for p in g.players] == [17, 16]
    assert ([numbers[0] for numbers in told(g, "hybris-quest")][shown:], g.reveals > reveals) == ([fresh], True)


@pytest.mark.rule("HYB-END-09")
def test_quests_slide_fully_to_the_right_and_the_rightmost_empty_zone_is_filled_first() -> None:
    g = given("zeus", "hades")
    first = g.quests[0]
    g.quests = [first, NONE, NONE]
    second, third = g.quest_deck[-1], g.quest_deck[-2]
    run(end_of_age.quest_progress(g))
    assert g.quests == [third, second, first]
    assert g.quests_gone == []


@pytest.mark.rule("HYB-END-09")
def test_without_a_deck_zones_stay_empty() -> None:
    g = given("zeus", "hades")
    g.quest_deck = []
    left, middle, _ = g.quests
    run(end_of_age.quest_progress(g))
    assert g.quests == [NONE, left, middle]


@pytest.mark.rule("HYB-END-08")
@pytest.mark.parametrize(("quest", "points"), [(5, 1), (NONE, 0)])
def test_who_waits_for_a_quest_to_expire_hears_of_it(quest: int, points: int) -> None:
    g = bare(given("zeus", "hades"))
    empower(g, 0, when="reaction", on={"quest_expired": "any"}, effects=[{"gain": {"vp": 1}}])
    g.quests[2] = quest
    run(end_of_age.quest_progress(g))
    assert g.players[0].vp == points


# ---------------------------------------------------------------- the Forge


@pytest.mark.rule("HYB-END-10", "HYB-END-11")
def test_a_tile_that_leaves_the_factory_may_be_one_too_many() -> None:
    g = given("zeus", "hades")
    p = g.players[1]
    p.storage = [5, 6]
    for space, tile in enumerate((1, NONE, 7)):
        g.factory.put(space, tile, NONE if tile == NONE else 1)
    answer(end_of_age.forge_step(g), (STORAGE_FULL, TECHNOLOGY << 16 | 5))
    assert (p.storage, g.gone, p.marks) == ([6, 7], [5], 16)
    assert g.factory.tiles == [NONE, 1, NONE]


# ---------------------------------------------------------------- Fear


def before_fear(age: int) -> Hybris:
    """Four players on the Grandeur track in the order of their seats, at the end of that Age."""
    g = bare(given(*OLYMPIANS))
    line_up(g, 0, 1, 2, 3)
    g.age, g.step = age, "fear"
    return g


def face_down(g: Hybris, letter: int, id: str) -> int:
    """That Primordial lies on the space of a letter."""
    g.primordials[letter] = named("primordial", id)
    return g.primordials[letter]


@pytest.mark.rule("HYB-END-13")
@pytest.mark.parametrize(("age", "letter"), [(1, NONE), (2, 0), (3, NONE), (4, 1), (5, NONE), (6, 2)])
def test_fear_comes_at_the_end_of_every_second_age(age: int, letter: int) -> None:
    g = before_fear(age)
    hidden = g.primordials.copy()
    answer(end_of_age.fear(g))
    assert [card == NONE for card in g.primordials] == [each == letter for each in range(3)]
    assert g.underworld[1:] == ([] if letter == NONE else [hidden[letter]])


@pytest.mark.rule("HYB-END-14", "HYB-END-15")
def test_first_wrath_spares_who_foresaw_it_second_wrath_nobody() -> None:
    g = before_fear(2)
    face_down(g, 0, "ouranos")  # 4 Aegis, then a Follower
    g.omens.tiles, g.omens.owners = [g.players[2].deck.pop()], [2]
    for p in g.players:
        p.aegis, p.followers = 9, 2
    reveals = g.reveals
    answer(end_of_age.fear(g))
    assert [p.aegis for p in g.players] == [5, 5, 9, 5]
    assert [p.followers for p in g.players] == [1, 1, 1, 1]
    assert audiences(g, "hybris-primordial") == [-1]
    assert g.reveals > reveals


@pytest.mark.rule("HYB-END-14", "HYB-END-15")
def test_all_suffer_the_first_wrath_before_anybody_suffers_the_second() -> None:
    g = before_fear(2)
    face_down(g, 0, "ouranos")
    for p in g.players:
        p.aegis, p.followers = 9, 2
    g.log = []
    answer(end_of_age.fear(g))
    lost = [numbers[:2] for id, _, numbers in g.log if id == "hybris-lost"]
    assert [seat for seat, _ in lost] == [0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.rule("HYB-END-15")
def test_the_order_of_a_wrath_is_that_of_its_beginning() -> None:
    g = before_fear(2)
    face_down(g, 0, "ouranos")
    for p in g.players[1:]:
        p.aegis = 9
    g.log = []
    answer(end_of_age.fear(g))  # the foremost has nothing and steps back
    lost = [numbers[0] for id, _, numbers in g.log if id == "hybris-lost"]
    assert lost == [0, 1, 2, 3, 1, 0, 2, 3], "the second begins with the order of its own moment"


@pytest.mark.rule("HYB-END-16")
def test_the_primordial_lies_on_top_of_the_pile_afterwards() -> None:
    g = before_fear(4)
    card = face_down(g, 1, "gaia")
    empower(g, 0, when="reaction", on={"primordial_enters": "any"}, effects=[{"act": "drain"}])
    answer(end_of_age.fear(g))
    assert g.underworld[-1] == card
    assert g.players[0].aegis == box().primordials[card].aegis, "and is drained from then on"


@pytest.mark.rule("HYB-END-17", "HYB-ORACLE-08")
def test_when_all_is_over_the_oracle_is_clear() -> None:
    g = before_fear(2)
    face_down(g, 0, "ouranos")
    p = g.players[1]
    card = p.deck.pop()
    g.omens.tiles, g.omens.owners, p.marks = [card], [1], 14
    empower(g, 1, when="reaction", on={"fear_end": "any"}, **{"if": {"omen": "own"}}, effects=[{"gain": {"vp": 1}}])
    answer(end_of_age.fear(g))
    assert (g.omens.tiles, p.discard, p.marks) == ([], [card], 15)
    assert p.vp == 1, "not before the end of Fear"


@pytest.mark.rule("HYB-ORACLE-08")
def test_omens_stay_through_the_first_age_of_a_pair() -> None:
    g = before_fear(1)
    g.omens.tiles, g.omens.owners = [g.players[1].deck.pop()], [1]
    answer(end_of_age.fear(g))
    assert g.omens.owners == [1]


@pytest.mark.rule("HYB-ORACLE-06")
def test_an_omen_of_the_first_pair_protects_from_no_later_primordial() -> None:
    g = before_fear(2)
    p = g.players[0]
    take_cards(p, cards_showing(p, 0)[:1])
    p.followers = 1
    run(omen(g, p, scene(0)))
    answer(end_of_age.fear(g))
    p.aegis, g.age = 9, 4
    face_down(g, 1, "ouranos")
    answer(end_of_age.fear(g))
    assert p.aegis == 5
    assert omen_options(g, p) == []


def test_a_scenario_may_forbid_the_first_wrath() -> None:
    g = before_fear(2)
    face_down(g, 0, "ouranos")
    for p in g.players:
        p.aegis, p.followers = 9, 2
    empower(g, NONE, when="passive", who="table", ages=[2], effects=[{"forbid": "wrath_1"}])
    answer(end_of_age.fear(g))
    assert [p.aegis for p in g.players] == [9] * 4
    assert [p.followers for p in g.players] == [1] * 4


def test_a_variant_may_apply_the_second_wrath_once_more() -> None:
    g = before_fear(2)
    face_down(g, 0, "ouranos")
    g.omens.tiles, g.omens.owners = [g.players[2].deck.pop()], [2]
    for p in g.players:
        p.aegis, p.followers = 9, 5
    empower(
        g, NONE, when="passive", who="each", effects=[{"modify": {"wrath_2": 1}, "while": {"not": {"omen": "own"}}}]
    )
    answer(end_of_age.fear(g))
    assert [p.followers for p in g.players] == [3, 3, 4, 3]


# ---------------------------------------------------------------- the end of an Age


@pytest.mark.rule("HYB-END-18")
def test_powers_of_the_end_of_an_age_come_after_fear_in_grandeur_order() -> None:
    g = before_fear(2)
    face_down(g, 0, "ouranos")
    for seat in (3, 0):
        empower(g, seat, when="age_end", effects=[{"gain": {"aegis": 1}}])
    answer(end_of_age.fear(g))
    assert [p.aegis for p in g.players] == [0] * 4
    assert g.step == "age_end_powers"
    g.log = []
    answer(end_of_age.age_end_powers(g))
    assert [p.aegis for p in g.players] == [1, 0, 0, 1]
    foremost = [p.seat for p in g.by_grandeur() if p.seat in (0, 3)]
    assert [numbers[0] for id, _, numbers in g.log if id == "hybris-power"] == foremost


@pytest.mark.rule("HYB-END-18")
def test_the_order_is_that_of_the_moment_the_first_one_begins() -> None:
    g = before_fear(1)
    for seat in (0, 1):
        empower(g, seat, when="age_end", effects=[{"lose": {"grandeur": 1}}])
    g.log = []
    answer(end_of_age.age_end_powers(g))
    assert [numbers[0] for id, _, numbers in g.log if id == "hybris-power"] == [0, 1]


@pytest.mark.rule("HYB-END-19")
def test_the_age_advances_and_powers_once_per_age_are_fresh() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    p.used, p.victories, g.first_pick = [3], 2, [1]
    run(end_of_age.advance_age(g))
    assert (g.age, g.step) == (2, "age_start")
    assert (p.used, p.victories, g.first_pick) == ([], 0, [])


@pytest.mark.rule("HYB-END-19", "HYB-FLOW-01")
def test_six_ages_are_played() -> None:
    g = given("zeus", "hades")
    for age in range(2, 7):
        run(end_of_age.advance_age(g))
        assert (g.age, g.step) == (age, "age_start")
    run(end_of_age.advance_age(g))
    assert (g.age, g.step) == (6, "game_end_powers")


def test_what_waits_for_the_age_to_be_over_comes_after_its_last_powers() -> None:
    g = before_fear(1)
    empower(g, 0, when="reaction", on={"age_over": "any"}, effects=[{"gain": {"vp": 1}}])
    answer(end_of_age.age_end_powers(g))
    assert (g.players[0].vp, g.step) == (0, "age_over")
    answer(end_of_age.age_over(g))
    assert (g.players[0].vp, g.step) == (1, "advance_age")
