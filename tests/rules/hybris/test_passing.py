"""Passing, and the end of the Action phase.  Page 12."""

import pytest

from agon.games.hybris.box.numbers import HERO, PROPHET
from agon.games.hybris.player import AT_HAND, BONUS_TOKEN, UNDER, USED
from agon.games.hybris.rules.questions import ACTIVATE, PASS, TURN
from agon.games.hybris.rules.turn import action, action_end, action_start, pass_turn
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer, options_of, seats_asked
from rules.hybris.given import OLYMPIANS, bare, box, empower, figure_of, given, line_up, named


def table() -> Hybris:
    """Four players with a Pillar each, who may still activate their Olympian."""
    g = bare(given(*OLYMPIANS))
    line_up(g, 0, 1, 2, 3)
    for p, id in zip(g.players, ("hubris", "clairvoyance", "ambition", "guidance"), strict=True):
        p.pillars = [named("pillar", id)]
        p.uppers, p.lowers = p.pillars.copy(), p.pillars.copy()
    g.order, g.active, g.step = [0, 1, 2, 3], 0, "action"
    return g


PASSING = (TURN, PASS << 16)


@pytest.mark.rule("HYB-PASS-01")
def test_one_may_pass_with_characters_left() -> None:
    g = table()
    asked = answer(action(g), PASSING)
    assert options_of(asked, TURN) == [ACTIVATE << 16, PASS << 16]
    assert (g.players[0].passed, g.players[0].characters[0].activated) == (True, False)


@pytest.mark.rule("HYB-PASS-02")
def test_with_nobody_left_to_activate_one_must_pass() -> None:
    g = table()
    p = g.players[0]
    p.characters[0].activated = True
    hero = figure_of(p, HERO)
    hero.token = box().location_tokens.index(0)  # but no Aegis to pay for it
    assert options_of(answer(action(g)), TURN) == [PASS << 16]
    assert p.passed


@pytest.mark.rule("HYB-PASS-03")
def test_tokens_of_who_was_not_activated_come_back_bonus_tokens_too() -> None:
    g = table()
    p = g.players[0]
    hero, prophet = figure_of(p, HERO), figure_of(p, PROPHET)
    hero.token, p.tokens[4] = 4, UNDER
    prophet.token = BONUS_TOKEN
    p.tokens[5] = USED  # by somebody who was
    hero.seen = 0b10
    answer(pass_turn(g, p))
    assert (hero.token, prophet.token) == (-1, -1)
    assert (p.tokens[4], p.tokens[5], p.bonus_tokens) == (AT_HAND, USED, 1)
    assert hero.seen == 0


@pytest.mark.rule("HYB-PASS-04")
def test_who_passes_without_their_olympian_serves_the_others_and_not_themselves() -> None:
    g = table()
    answer(action(g), PASSING)
    assert [p.vp for p in g.players] == [0, 1, 1, 1]
    assert g.players[0].pillar_resolved


@pytest.mark.rule("HYB-PASS-04")
def test_a_pillar_that_was_resolved_serves_nobody_twice() -> None:
    g = table()
    g.players[0].pillar_resolved = True
    answer(action(g), PASSING)
    assert [p.vp for p in g.players] == [0, 0, 0, 0]


@pytest.mark.rule("HYB-PASS-05", "HYB-PASS-06")
def test_who_has_passed_has_no_further_turn_and_the_phase_ends_when_all_have() -> None:
    g = table()
    asked: list[int] = []
    for answers in ([PASSING], [(TURN, ACTIVATE << 16)], [PASSING], [PASSING], [PASSING]):
        assert g.step == "action"
        asked += seats_asked(answer(action(g), *answers), TURN)
    assert asked == [0, 1, 2, 3, 1]
    assert g.step == "action_end"
    assert g.passing == [0, 2, 3, 1]


@pytest.mark.rule("HYB-PASS-06")
def test_what_waits_for_the_phase_happens_when_it_begins_and_ends() -> None:
    g = table()
    for event in ("action_phase_start", "action_phase_end"):
        empower(g, 0, when="reaction", on={event: "any"}, effects=[{"gain": {"vp": 1}}])
    answer(action_start(g))
    assert (g.players[0].vp, g.step) == (1, "action")
    answer(action_end(g))
    assert (g.players[0].vp, g.step) == (2, "orientation")
