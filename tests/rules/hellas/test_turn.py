"""A turn: regular actions in any order, one special action and its token, the next player; used action tokens."""

import pytest

from agon.games.hellas.box.numbers import (
    BUILD_MONUMENT,
    BUILD_TEMPLE,
    HERO_MOVEMENT,
    HOPLITE_MOVEMENT,
    HUNT,
    MARCH,
    NONE,
    PRAYER,
    PREPARE,
    RECRUIT,
    USURP,
)
from agon.games.hellas.rules.powers import muster
from agon.games.hellas.rules.questions import (
    ANY_TIME,
    GO_ON,
    MARKED,
    POWER,
    REGULAR,
    SPECIAL,
    STOP,
)
from agon.games.hellas.rules.turn import regular_options, special_options
from agon.games.hellas.scenes import Scene, Source
from agon.games.hellas.state import Hellas
from agon.kernel.ask import action_of
from rules.hellas.given import beast, bless, do, effects, empower, given, named, own, questions, region, run, step, told


def at_special(g: Hellas) -> Hellas:
    g.step = "special"
    return g


def actions(options: list[int], code: int) -> list[int]:
    return [option & 0xFFFF for option in options if action_of(option) == code]


@pytest.mark.rule("LOH-MTURN-01")
@pytest.mark.rule("LOH-MTURN-03")
def test_each_regular_action_once_in_any_order_or_none() -> None:
    g = given()
    p = g.players[0]
    p.pool = 1
    assert actions(regular_options(g, p), REGULAR) == [HOPLITE_MOVEMENT, HERO_MOVEMENT, PRAYER]
    step(g, [HERO_MOVEMENT])
    assert g.step == "regular"
    assert actions(regular_options(g, p), REGULAR) == [HOPLITE_MOVEMENT, PRAYER]
    step(g, [HOPLITE_MOVEMENT])
    step(g, [PRAYER])
    assert regular_options(g, p) == [GO_ON << 16]
    step(g)
    assert g.step == "special"


@pytest.mark.rule("LOH-MTURN-03")
def test_regular_actions_may_be_left_out_and_do_not_come_after_the_special_one() -> None:
    g = given()
    questions(g.book.steps["regular"](g), [GO_ON << 16])
    assert g.step == "special"
    assert actions(special_options(g, g.players[0]), REGULAR) == []


@pytest.mark.rule("LOH-MTURN-02")
@pytest.mark.rule("LOH-MTURN-04")
def test_one_special_action_which_is_marked_and_not_chosen_again() -> None:
    g = at_special(given())
    p = g.players[0]
    [asked] = questions(g.book.steps["special"](g))
    assert GO_ON << 16 not in asked.options  # it must be
    assert actions(asked.options, SPECIAL) == [RECRUIT, MARCH, PREPARE, BUILD_MONUMENT]
    questions(g.book.steps["special"](g), [SPECIAL << 16 | RECRUIT, STOP << 16])
    assert p.marked == 1 << RECRUIT
    assert g.step == "turn_end"  # exactly one
    g = at_special(g)
    assert actions(special_options(g, p), SPECIAL) == [MARCH, PREPARE, BUILD_MONUMENT]
    assert RECRUIT in actions(special_options(g, g.players[1]), SPECIAL)


def test_all_seven_special_actions() -> None:
    g = at_special(given())
    own(g, 0, "epirus")
    beast(g, "hydra", "macedonia")
    g.players[0].region = region("macedonia")
    g.control[region("macedonia")] = NONE
    own(g, 0, "euboea")
    g.glory[named("land", "red")] = 0
    seven = [RECRUIT, MARCH, BUILD_TEMPLE, PREPARE, USURP, HUNT, BUILD_MONUMENT]
    assert actions(special_options(g, g.players[0]), SPECIAL) == seven


@pytest.mark.rule("LOH-MTURN-05")
def test_then_the_next_player_clockwise() -> None:
    g = given()
    for seat in (1, 2, 0):
        g.specials, g.step = 0, "turn_end"
        step(g)
        assert (g.active, g.step) == (seat, "turn_start")


def test_a_turn_begins_anew() -> None:
    g = given()
    p = g.players[0]
    p.done, p.used, g.specials, g.step = 7, [3], 0, "turn_start"
    step(g)
    assert (p.done, p.used, g.specials, g.step) == (0, [], 1, "regular")


def test_heracles_pays_glory_for_an_artifact_when_his_turn_begins() -> None:
    g = given()
    heracles = g.players[1]
    g.glory[0] = 1
    g.active, g.step = 1, "turn_start"
    top = g.artifact_deck[-2:]
    power = g.arsenal.powers["turn_starts"][0].power.index
    asked = run(g.book.steps["turn_start"](g), [power, top[0]])
    assert asked == [[power, 0], sorted(top)]
    assert (heracles.artifacts, g.glory[0]) == ([top[0]], NONE)
    g.active, g.step = 0, "turn_start"
    g.glory[0] = 0
    assert run(g.book.steps["turn_start"](g)) == []  # nobody else can


# ---------------------------------------------------------------- tokens


def test_exhausted_fight_hunts_though_hunt_is_marked_and_marks_itself() -> None:
    g = at_special(given())
    p = bless(g, 0, "exhausted_fight")
    assert actions(special_options(g, p), POWER) == []  # nothing to hunt
    beast(g, "hydra", "macedonia")
    p.marked = 1 << HUNT
    [power] = actions(special_options(g, p), POWER)
    run(g.book.steps["special"](g), [power])
    assert (p.marked, p.marked_powers) == (1 << HUNT, [power])
    assert p.injuries != 0
    assert g.step == "turn_end"
    assert actions(special_options(g, p), POWER) == []
    p.marked_powers = []
    p.injuries = 0b111
    assert actions(special_options(g, p), POWER) == []  # it cannot be paid


def test_a_card_with_a_token_does_nothing_until_the_token_is_taken_off() -> None:
    g = given()
    p = g.players[0]
    source = empower(g, 0, when="once_per_turn", effects=[{"gain": {"priest": 1}}])
    p.marked_powers = [source.power.index]
    assert actions(regular_options(g, p), POWER) == []
    asked = do(g, 0, {"unmark": 2}, answers=[source.power.index])
    assert asked == [[source.power.index, 0]]
    assert actions(regular_options(g, p), POWER) == [source.power.index]


def test_up_to_so_many_tokens_are_taken_off_by_choice() -> None:
    g = given()
    p = g.players[0]
    p.marked = 1 << RECRUIT | 1 << MARCH | 1 << HUNT
    do(g, 0, {"unmark": 2}, answers=[RECRUIT, HUNT])
    assert p.marked == 1 << MARCH
    do(g, 0, {"unmark": 2}, answers=[0])  # none
    assert p.marked == 1 << MARCH
    [effect] = effects({"unmark": 1})
    p.marked = 0
    assert not g.book.would(g, p, effect, Scene(0))


def test_a_mark_goes_to_recruit_or_to_the_card_itself() -> None:
    g = given()
    p = g.players[0]
    do(g, 0, {"mark": "recruit"})
    assert p.marked == 1 << RECRUIT
    scene = Scene(0)
    scene.source = Source(g.box.powers[5], 0)
    do(g, 0, {"mark": "this"}, at=scene)
    assert p.marked_powers == [5]


def test_aid_to_atlas_at_any_time_takes_off_two_tokens_and_is_given_up() -> None:
    g = at_special(given())
    p = g.players[0]
    atlas = named("quest", "aid_to_atlas")
    p.kept = [atlas]
    p.marked = 1 << RECRUIT
    muster(g)
    power = g.arsenal.powers["any_time"][0].power.index
    asked = questions(g.book.steps["special"](g), [ANY_TIME << 16 | power, MARKED << 16 | RECRUIT])
    assert SPECIAL << 16 | RECRUIT not in asked[0].options
    assert SPECIAL << 16 | RECRUIT in asked[2].options
    assert (p.kept, len(p.hand)) == ([], 2)
    assert atlas in g.quests_gone


def test_the_stables_give_one_more_special_action_after_the_first() -> None:
    g = given()
    p = g.players[0]
    p.kept = [named("quest", "clean_augean_stables")]
    muster(g)
    g.specials, g.step = 0, "turn_end"
    power = g.arsenal.powers["once_per_turn"][0].power.index
    asked = questions(g.book.steps["turn_end"](g), [POWER << 16 | power])
    assert asked[0].options == [POWER << 16 | power, GO_ON << 16]
    assert (g.step, g.specials, g.active, p.kept) == ("special", 1, 0, [])
    assert told(g, "hellas-extra-action") == [(0, NONE, NONE, NONE)]


# ---------------------------------------------------------------- the round


@pytest.mark.rule("LOH-MTURN-06")
@pytest.mark.rule("LOH-MSPEC-34")
def test_build_monument_sets_off_monsters_then_an_event_then_a_new_round() -> None:
    g = at_special(given())
    beast(g, "hydra", "crete")
    questions(g.book.steps["special"](g), [SPECIAL << 16 | BUILD_MONUMENT])
    passed: list[str] = []
    while g.step != "turn_start":
        if g.step not in passed:  # the monsters come one a step
            passed.append(g.step)
        step(g)
    assert passed == ["build_monument", "monsters", "event_phase", "new_round"]
    assert (g.round, g.active) == (2, 1)


def test_special_actions_that_were_still_due_are_lost_with_the_round() -> None:
    g = at_special(given())
    g.specials = 2
    questions(g.book.steps["special"](g), [SPECIAL << 16 | BUILD_MONUMENT])
    assert g.step == "build_monument"
    g.specials, g.step = 1, "new_round"  # or were granted in it
    step(g)
    assert (g.active, g.step) == (1, "turn_start")
