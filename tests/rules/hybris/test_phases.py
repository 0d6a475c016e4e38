"""The Pillar and Planning phases and the End of an Age.  Pages 11 and 12."""

import pytest

from agon.games.hybris.box.numbers import COLISEUM, FATES, FORGE, HERO, MORTAL_WORLD, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.rules import end_of_age
from agon.games.hybris.rules.pillars import pillar
from agon.games.hybris.rules.planning import plan, planning, take_back_token, token_options
from agon.games.hybris.rules.questions import BONUS, NO_TOKEN, TOKEN
from agon.games.hybris.state import (
    AT_HAND,
    BONUS_TOKEN,
    ON_TILE,
    RESERVE,
    UNAVAILABLE,
    UNDER,
    UNDERWORLD,
    USED,
    Character,
    Hybris,
)
from agon.kernel.ask import Together, action_of
from rules.hybris.given import OLYMPIANS, box, given, run


def table(*olympians: str) -> Hybris:
    """A table whose rulebook knows the phases by name."""
    g = given(*olympians)
    g.book.add_sequence("age", "pillar", "planning", "action")
    g.book.add_sequence(
        "end_of_age", "orientation", "rest", "permission", "occupation", "quest_progress", "forge_work", "advance_age"
    )
    g.book.add_sequence("end", "count")
    return g


def choose_pillars(g: Hybris, *numbers: int) -> list[list[int]]:
    """Each player in turn takes the Pillar of that number; what each could choose from."""
    by_number = {p.number: p.index for p in box().pillars}
    return [run(pillar(g), (by_number[number],))[0] for number in numbers]


# -- Pillars


@pytest.mark.rule("HYB-PILLAR-01", "HYB-SETUP-11")
def test_pillars_are_chosen_in_grandeur_order_from_those_left() -> None:
    g = table(*OLYMPIANS)
    offered = choose_pillars(g, 3, 1, 6, 2)
    assert [len(options) for options in offered] == [6, 5, 4, 3]
    numbers = [box().pillars[g.players[seat].pillar].number for seat in g.grandeur]
    assert numbers == [3, 1, 6, 2]
    assert g.step == "planning"


@pytest.mark.rule("HYB-PILLAR-02")
def test_the_lowest_number_plays_first() -> None:
    g = table(*OLYMPIANS)
    choose_pillars(g, 3, 1, 6, 2)
    assert [box().pillars[g.players[seat].pillar].number for seat in g.order] == [1, 2, 3, 6]


@pytest.mark.rule("HYB-PILLAR-03", "HYB-PILLAR-05")
def test_pillars_left_over_get_one_prayer_and_keep_it() -> None:
    g = table(*OLYMPIANS)
    choose_pillars(g, 3, 1, 6, 2)
    left = [p.index for p in box().pillars if p.number in (4, 5)]
    assert g.pillar_prayers == sum(1 << index for index in left)
    run(end_of_age.orientation(g))
    choose_pillars(g, 3, 1, 6, 2)
    assert g.pillar_prayers == sum(1 << index for index in left), "never more than one"


@pytest.mark.rule("HYB-PILLAR-04")
def test_whoever_takes_a_blessed_pillar_takes_its_prayer() -> None:
    g = table(*OLYMPIANS)
    choose_pillars(g, 3, 1, 6, 2)
    run(end_of_age.orientation(g))
    choose_pillars(g, 5, 1, 6, 2)
    assert g.players[g.grandeur[0]].prayers == 1
    five = next(p.index for p in box().pillars if p.number == 5)
    assert not g.pillar_prayers >> five & 1


# -- Planning


@pytest.mark.rule("HYB-PLAN-01")
def test_everybody_plans_at_once() -> None:
    g = table("zeus", "hades")
    asked = next(planning(g))
    assert isinstance(asked, Together)
    assert [seat for seat, _ in asked.parts] == [0, 1]


@pytest.mark.rule("HYB-PLAN-01", "HYB-PLAN-03", "HYB-PLAN-04", "HYB-PLAN-05")
def test_only_heroes_and_prophets_in_reserve_may_have_a_token_or_none() -> None:
    g = table("zeus", "hades")
    p = g.players[0]
    standing = [c for c in p.characters if c.kind != OLYMPIAN and c.place == RESERVE]
    assert len(standing) == 2
    questions = run(plan(g, p), (FORGE,))
    assert len(questions) == 2
    assert [c.token != NONE for c in p.characters] == [c is standing[0] for c in p.characters]
    p.characters[1].place = UNDERWORLD
    assert len(run(plan(table("zeus"), p))) == 1


@pytest.mark.rule("HYB-PLAN-02")
def test_tokens_used_unavailable_or_under_another_cannot_be_assigned() -> None:
    g = table("zeus", "hades")
    p = g.players[0]
    hero = next(c for c in p.characters if c.kind == HERO)
    p.tokens = [USED if leads == FORGE else AT_HAND for leads in box().location_tokens]
    assert TOKEN << 16 | FORGE not in token_options(g, p, hero)
    p.tokens = [UNDER] * 7 + [UNAVAILABLE]
    assert token_options(g, p, hero) == [NO_TOKEN << 16]


@pytest.mark.rule("HYB-PLAN-02")
def test_the_two_tokens_of_the_mortal_world_can_both_be_assigned() -> None:
    g = table("zeus", "hades")
    p = g.players[0]
    run(plan(g, p), (MORTAL_WORLD, MORTAL_WORLD))
    assert p.tokens.count(UNDER) == 2
    assert len({c.token for c in p.characters if c.token != NONE}) == 2


@pytest.mark.rule("HYB-PLAN-06")
def test_a_prophet_is_never_sent_to_the_fates_or_the_coliseum() -> None:
    g = table("zeus", "hades")
    p = g.players[0]
    hero, prophet = Character(HERO, 0), Character(PROPHET, NONE)
    barred = {TOKEN << 16 | FATES, TOKEN << 16 | COLISEUM}
    assert set(token_options(g, p, hero)) - set(token_options(g, p, prophet)) == barred


@pytest.mark.rule("HYB-PLAN-07")
def test_a_bonus_token_may_be_assigned_instead() -> None:
    g = table("zeus", "hades")
    p = g.players[0]
    hero = next(c for c in p.characters if c.kind == HERO and c.place == RESERVE)
    assert BONUS not in [action_of(option) for option in token_options(g, p, hero)]
    p.bonus_tokens = 1
    play = plan(g, p)
    next(play)
    play.send(BONUS << 16)
    assert (hero.token, p.bonus_tokens) == (BONUS_TOKEN, 0)
    take_back_token(p, hero)
    assert (hero.token, p.bonus_tokens) == (NONE, 1)


@pytest.mark.rule("HYB-PLAN-08")
def test_nobody_is_told_what_was_planned() -> None:
    g = table("zeus", "hades")
    g.log = []
    run(plan(g, g.players[0]), (FORGE, FORGE)[:1])
    assert g.log == []


# -- the End of an Age


@pytest.mark.rule("HYB-END-01")
def test_the_steps_follow_each_other_in_the_order_of_the_book() -> None:
    g = table(*OLYMPIANS)
    steps = (
        end_of_age.orientation,
        end_of_age.rest,
        end_of_age.permission,
        end_of_age.occupation,
        end_of_age.quest_progress,
        end_of_age.forge_step,
    )
    passed = []
    for step in steps:
        run(step(g))
        passed.append(g.step)
    assert passed == ["rest", "permission", "occupation", "quest_progress", "forge_work", "advance_age"]


@pytest.mark.rule("HYB-END-02")
def test_orientation_returns_all_pillars() -> None:
    g = table(*OLYMPIANS)
    choose_pillars(g, 3, 1, 6, 2)
    g.players[0].pillar_resolved = True
    run(end_of_age.orientation(g))
    assert [(p.pillar, p.pillar_resolved) for p in g.players] == [(NONE, False)] * 4


@pytest.mark.rule("HYB-END-03", "HYB-END-04", "HYB-END-05")
def test_rest_brings_characters_home_and_raises_olympians_but_no_dead() -> None:
    g = table("zeus", "hades")
    olympian, hero, other, third = g.players[0].characters[:4]
    olympian.lying, olympian.activated, hero.place, other.place = True, True, 3, UNDERWORLD
    run(end_of_age.rest(g))
    assert (olympian.lying, olympian.activated, hero.place, other.place) == (False, False, RESERVE, UNDERWORLD)
    assert third.place == ON_TILE


@pytest.mark.rule("HYB-END-06", "HYB-END-07")
def test_a_used_token_is_blocked_for_one_age() -> None:
    g = table("zeus", "hades")
    p = g.players[0]
    p.tokens = [USED, UNAVAILABLE] + [AT_HAND] * 6
    run(end_of_age.permission(g))
    run(end_of_age.occupation(g))
    assert p.tokens == [UNAVAILABLE] + [AT_HAND] * 7
    run(end_of_age.permission(g))
    run(end_of_age.occupation(g))
    assert p.tokens == [AT_HAND] * 8


@pytest.mark.rule("HYB-END-08", "HYB-END-09")
def test_the_rightmost_quest_leaves_and_its_tokens_go_home() -> None:
    g = table("zeus", "hades")
    left, middle, right = g.quests
    g.songs = [[], [1], [0, 0, 1]]
    fresh = g.quest_deck[-1]
    run(end_of_age.quest_progress(g))
    assert g.quests == [fresh, left, middle]
    assert g.songs == [[], [], [1]]
    assert g.quests_gone == [right]
    assert [p.marks for p in g.players] == [17, 16]


@pytest.mark.rule("HYB-END-09")
def test_quests_slide_fully_to_the_right_and_the_rightmost_empty_zone_is_filled_first() -> None:
    g = table("zeus", "hades")
    first = g.quests[0]
    g.quests = [first, NONE, NONE]
    second, third = g.quest_deck[-1], g.quest_deck[-2]
    run(end_of_age.quest_progress(g))
    assert g.quests == [third, second, first]
    assert g.quests_gone == []


@pytest.mark.rule("HYB-END-09")
def test_without_a_deck_zones_stay_empty() -> None:
    g = table("zeus", "hades")
    g.quest_deck = []
    left, middle, _ = g.quests
    run(end_of_age.quest_progress(g))
    assert g.quests == [NONE, left, middle]


@pytest.mark.rule("HYB-END-19", "HYB-FLOW-01")
def test_six_ages_are_played() -> None:
    g = table("zeus", "hades")
    for age in range(2, 7):
        run(end_of_age.advance_age(g))
        assert (g.age, g.step) == (age, "pillar")
    run(end_of_age.advance_age(g))
    assert (g.age, g.step) == (6, "count")
