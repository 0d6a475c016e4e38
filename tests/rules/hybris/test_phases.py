"""The phases of an Age, and Planning.  Pages 10 and 11."""

import pytest

from agon.games.hybris.box.numbers import (
    ACHIEVE,
    COLISEUM,
    FATES,
    FORGE,
    HERO,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    PROPHET,
    TRAIN,
)
from agon.games.hybris.player import (
    AT_HAND,
    BONUS_TOKEN,
    IN_UNDERWORLD,
    ON_TILE,
    RESERVE,
    UNAVAILABLE,
    UNDER,
    USED,
    Character,
)
from agon.games.hybris.rules.actions import always
from agon.games.hybris.rules.movement import destinations
from agon.games.hybris.rules.planning import plan, planning, take_back_token, token_options
from agon.games.hybris.rules.questions import BONUS, NO_TOKEN, PASS, PLAN, TOKEN, TURN
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Together, action_of
from rules.hybris.cities import answer
from rules.hybris.given import audiences, bare, book, box, do, figure_of, given, run

# ---------------------------------------------------------------- an Age


def play_an_age(g: Hybris) -> list[str]:
    """Everybody passes at once; the steps that were carried out, each named once."""
    age, steps = g.age, [g.step]
    while g.age == age and g.step != "over":
        passing = [(TURN, PASS << 16)] if g.step == "action" else []
        answer(g.book.steps[g.step](g), *passing)
        if g.step != steps[-1]:
            steps.append(g.step)
    return steps


@pytest.mark.rule("HYB-FLOW-01")
def test_an_age_runs_pillars_planning_actions_and_its_end() -> None:
    g = given("zeus", "hades")
    g.step = g.book.first("age")
    steps = play_an_age(g)
    assert steps[:7] == ["age_start", "pillar", "planning", "action_start", "action", "action_end", "orientation"]
    assert steps[-1] == "age_start"
    assert g.age == 2


@pytest.mark.rule("HYB-FLOW-01")
def test_six_ages_are_played_and_then_the_game_is_over() -> None:
    g = given("zeus", "hades")
    g.step = g.book.first("age")
    ages = []
    while g.step != "over":
        ages.append(g.age)
        play_an_age(g)
    assert ages == [1, 2, 3, 4, 5, 6]
    assert book(()).sequences["end"] == ["game_end_powers"]


# ---------------------------------------------------------------- Planning


@pytest.mark.rule("HYB-PLAN-01")
def test_everybody_plans_at_once() -> None:
    g = given("zeus", "hades")
    asked = next(planning(g))
    assert isinstance(asked, Together)
    assert [seat for seat, _ in asked.parts] == [0, 1]
    assert PLAN.secret


@pytest.mark.rule("HYB-PLAN-01", "HYB-PLAN-03", "HYB-PLAN-04", "HYB-PLAN-05")
def test_only_heroes_and_prophets_in_reserve_may_have_a_token_or_none() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    standing = [c for c in p.characters if c.kind != OLYMPIAN and c.place == RESERVE]
    assert len(standing) == 2
    assert any(c.place == ON_TILE for c in p.characters)
    questions = run(plan(g, p), (FORGE,))
    assert len(questions) == 2
    assert [c.token != NONE for c in p.characters] == [c is standing[0] for c in p.characters]
    take_back_token(p, standing[0])
    p.characters[1].place = IN_UNDERWORLD
    assert len(run(plan(g, p))) == 1


@pytest.mark.rule("HYB-PLAN-02")
def test_tokens_used_unavailable_or_under_another_cannot_be_assigned() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    hero = next(c for c in p.characters if c.kind == HERO)
    p.tokens = [USED if leads == FORGE else AT_HAND for leads in box().location_tokens]
    assert TOKEN << 16 | FORGE not in token_options(g, p, hero)
    p.tokens = [UNDER] * 7 + [UNAVAILABLE]
    assert token_options(g, p, hero) == [NO_TOKEN << 16]


@pytest.mark.rule("HYB-PLAN-02")
def test_the_two_tokens_of_the_mortal_world_can_both_be_assigned() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    run(plan(g, p), (MORTAL_WORLD, MORTAL_WORLD))
    assert p.tokens.count(UNDER) == 2
    assert len({c.token for c in p.characters if c.token != NONE}) == 2


@pytest.mark.rule("HYB-PLAN-04")
def test_nobody_has_to_plan_anything() -> None:
    g = given("zeus", "hades")
    run(plan(g, g.players[0]))
    assert [c.token for c in g.players[0].characters] == [NONE] * 7


@pytest.mark.rule("HYB-PLAN-06")
def test_a_prophet_is_never_sent_to_the_fates_or_the_coliseum() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    hero, prophet = Character(HERO, 0), Character(PROPHET, NONE)
    barred = {TOKEN << 16 | FATES, TOKEN << 16 | COLISEUM}
    assert set(token_options(g, p, hero)) - set(token_options(g, p, prophet)) == barred


@pytest.mark.rule("HYB-PLAN-07")
def test_a_bonus_token_may_be_assigned_instead() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    hero = next(c for c in p.characters if c.kind == HERO and c.place == RESERVE)
    assert BONUS not in [action_of(option) for option in token_options(g, p, hero)]
    p.bonus_tokens = 1
    assert BONUS << 16 in token_options(g, p, hero)
    play = plan(g, p)
    next(play)
    play.send(BONUS << 16)
    assert (hero.token, p.bonus_tokens) == (BONUS_TOKEN, 0)
    take_back_token(p, hero)
    assert (hero.token, p.bonus_tokens) == (NONE, 1)


@pytest.mark.rule("HYB-PLAN-07")
def test_with_a_bonus_token_a_prophet_still_goes_to_no_fates_and_no_coliseum(monkeypatch: pytest.MonkeyPatch) -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    prophet, hero = figure_of(p, PROPHET), figure_of(p, HERO)
    prophet.token = hero.token = BONUS_TOKEN
    for action in (ACHIEVE, TRAIN):  # even if there were something for Prophets to do
        monkeypatch.setattr(g.book.actions[action], "why_not", always)
    reach = [set(destinations(g, p, p.characters.index(figure))) for figure in (prophet, hero)]
    assert not reach[0] & {FATES, COLISEUM}
    assert {FATES, COLISEUM} < reach[1]


@pytest.mark.rule("HYB-PLAN-08")
def test_nobody_is_told_what_was_planned() -> None:
    g = given("zeus", "hades")
    g.log, reveals = [], g.reveals
    run(plan(g, g.players[0]), (FORGE,))
    assert (g.log, g.reveals) == ([], reveals)
    assert [c.seen for c in g.players[0].characters] == [0] * 7


def plan_openly(g: Hybris) -> None:
    """Everybody plans, with the Forge under their first Hero."""
    play = planning(g)
    together = next(play)
    assert isinstance(together, Together)
    for _, part in together.parts:
        run(part(), (FORGE,))
    with pytest.raises(StopIteration):
        play.send(0)


@pytest.mark.rule("HYB-PLAN-08")
def test_open_planning_shows_all_tokens_when_all_are_placed_and_only_once() -> None:
    g = given("zeus", "hades")
    do(g, 0, {"next_age": "open_planning"})
    reveals = g.reveals
    plan_openly(g)
    heroes = [figure_of(p, HERO) for p in g.players]
    assert [hero.seen for hero in heroes] == [~1, ~2]
    assert audiences(g, "hybris-token-shown") == [-1, -1]
    assert (g.reveals > reveals, g.step) == (True, "action_start")
    for p, hero in zip(g.players, heroes, strict=True):
        take_back_token(p, hero)
    plan_openly(g)
    assert [hero.seen for hero in heroes] == [0, 0]


@pytest.mark.rule("HYB-PLAN-08")
def test_what_a_rival_saw_in_one_age_says_nothing_of_the_next() -> None:
    g = bare(given("zeus", "hades"))
    p = g.players[0]
    hero = figure_of(p, HERO)
    hero.seen = 2
    ask = next(play := plan(g, p))
    assert isinstance(ask, Ask)
    play.send(TOKEN << 16 | FORGE)
    assert hero.seen == 0
