"""What is done beside the action of a turn: the Pillar, Premonitions, powers.  Pages 12 and 16."""

import pytest

from agon.games.hybris.box.numbers import DRAIN, HERO, MORTAL_WORLD, OLYMPIAN, ORACLE, PERCEIVE, UNDERWORLD
from agon.games.hybris.player import RESERVE
from agon.games.hybris.rules.questions import (
    ACTIVATE,
    DESTINATION,
    END_OF_TURN,
    PILLAR,
    POWER,
    PREMONITION,
    RESOLVE_PILLAR,
    STOP,
    TURN,
    USE_UPPER,
    WHICH_ACTION,
)
from agon.games.hybris.rules.turn import action, activate, stand, take_turn
from agon.games.hybris.scenes import Turn
from agon.kernel.ask import Kind
from rules.hybris.cities import Asked, answer, options_of, seats_asked
from rules.hybris.given import (
    cards_showing,
    empower,
    figure_of,
    hold_premonition,
    named,
    sent,
    stand_at,
    told,
)
from rules.hybris.turns import does, on, ready, table, to

# ---------------------------------------------------------------- the Pillar

RESOLVE = RESOLVE_PILLAR << 16


def offered(asked: list[Asked], kind: Kind) -> list[bool]:
    """For every question of a kind, whether the Pillar could be resolved."""
    return [RESOLVE in each.options for each in asked if each.kind is kind]


@pytest.mark.rule("HYB-ACT-21", "HYB-ACT-24")
@pytest.mark.parametrize(
    ("moment", "before"), [(DESTINATION, []), (WHICH_ACTION, ["placed"]), (END_OF_TURN, ["placed", "action"])]
)
def test_the_pillar_is_resolved_before_moving_before_or_after_the_action(moment: Kind, before: list[str]) -> None:
    g = table()
    p = g.players[0]
    g.log = []
    if moment is DESTINATION:
        answers = [(moment, RESOLVE), to(UNDERWORLD)]
    elif moment is WHICH_ACTION:
        answers = [to(UNDERWORLD), (moment, RESOLVE)]
    else:
        answers = [to(UNDERWORLD), does(DRAIN), (moment, RESOLVE)]
    asked = answer(activate(g, p, 0), *answers)
    happened = [id.removeprefix("hybris-") for id, _, _ in g.log]
    until = happened[: happened.index("upper")]
    assert [step for step in ("placed", "action") if step in until] == before
    assert p.pillar_resolved
    assert len(told(g, "hybris-lower")) == 1, "once an Age"
    asking = [each.kind for each in asked if RESOLVE in each.options]
    assert asking == [DESTINATION, WHICH_ACTION, END_OF_TURN][: len(before) + 1], "and then no more"


@pytest.mark.rule("HYB-ACT-21")
def test_at_the_latest_after_the_action_it_must_be_resolved() -> None:
    g = table()
    p = g.players[0]
    hold_premonition(g, 0, "ferryman_waits")
    figure_of(p, HERO)
    asked = answer(activate(g, p, 0), to(UNDERWORLD), does(DRAIN), (END_OF_TURN, RESOLVE))
    first = options_of(asked, END_OF_TURN)
    assert STOP << 16 not in first, "no end of the turn before that"
    assert p.pillar_resolved


@pytest.mark.rule("HYB-ACT-22", "HYB-ACT-23")
def test_the_upper_effect_is_asked_for_the_lower_one_is_not() -> None:
    g = table()
    asked = answer(activate(g, g.players[0], 0), to(UNDERWORLD), does(DRAIN), (USE_UPPER, STOP << 16))
    assert options_of(asked, USE_UPPER) == [PILLAR << 16 | named("pillar", "ambition"), STOP << 16]
    assert [p.might for p in g.players] == [0, 1, 1]


@pytest.mark.rule("HYB-ACT-25")
def test_on_the_turn_of_a_hero_the_pillar_is_left_alone() -> None:
    g = table()
    p = g.players[0]
    hold_premonition(g, 0, "great_empire")
    hero = ready(p, HERO, "oracle")
    asked = answer(activate(g, p, hero))
    assert not any(RESOLVE in each.options for each in asked)
    assert not p.pillar_resolved


@pytest.mark.rule("HYB-ACT-24")
def test_a_pillar_that_was_resolved_is_not_offered_again() -> None:
    g = table()
    g.players[0].pillar_resolved = True
    asked = answer(activate(g, g.players[0], 0), to(UNDERWORLD))
    assert not any(RESOLVE in each.options for each in asked)
    assert told(g, "hybris-lower") == []


# ---------------------------------------------------------------- beside the action


@pytest.mark.rule("HYB-TECH-08")
def test_a_power_once_per_age_may_be_used_at_any_step_of_ones_own_turn() -> None:
    for moment in (TURN, DESTINATION, WHICH_ACTION, END_OF_TURN):
        g = table()
        p = g.players[0]
        p.pillar_resolved = True
        power = empower(g, 0, when="once_per_age", effects=[{"gain": {"follower": 5}}]).power.index
        kinds = [TURN, DESTINATION, WHICH_ACTION, END_OF_TURN]
        answers = [(TURN, ACTIVATE << 16), to(UNDERWORLD), does(DRAIN)][: max(2, kinds.index(moment))]
        answers.insert(kinds.index(moment), (moment, POWER << 16 | power))
        asked = answer(take_turn(g, p), *answers)
        assert p.followers == 5
        offers = [each for each in asked if POWER << 16 | power in each.options]
        assert [each.kind for each in offers] == kinds[: kinds.index(moment) + 1], "and then no more"


@pytest.mark.rule("HYB-TECH-08")
def test_nobody_uses_a_power_of_their_own_turn_on_anothers() -> None:
    g = table()
    power = empower(g, 1, when="once_per_age", effects=[{"gain": {"vp": 5}}]).power.index
    asked = answer(take_turn(g, g.players[0]), (TURN, ACTIVATE << 16), to(UNDERWORLD))
    assert not any(POWER << 16 | power in each.options for each in asked)


@pytest.mark.rule("HYB-PREM-02", "HYB-PREM-03")
def test_a_premonition_may_be_completed_before_or_after_the_action_or_not() -> None:
    for moment in (WHICH_ACTION, END_OF_TURN, None):
        g = table()
        p = g.players[0]
        p.pillar_resolved, p.prayers = True, 9
        card = hold_premonition(g, 0, "smoke_of_the_tripod")
        g.omens.tiles, g.omens.owners = cards_showing(p, 0)[:1], [0]
        answers = [to(ORACLE), on("oracle_2"), does(PERCEIVE)]
        if moment is WHICH_ACTION:
            answers[2] = (moment, PREMONITION << 16 | card)
        elif moment is END_OF_TURN:
            answers.append((moment, PREMONITION << 16 | card))
        else:
            answers.append((END_OF_TURN, STOP << 16))
        answer(activate(g, p, 0), *answers)
        assert (card in p.premonitions) == (moment is None)
        assert sum(p.cleared) == (0 if moment is None else 1)


@pytest.mark.rule("HYB-PREM-02")
def test_who_is_defeated_on_arrival_completes_nothing() -> None:
    g = table()
    p = g.players[0]
    hold_premonition(g, 0, "wells_of_danaus")
    p.followers = 9
    stand_at(g, 1, HERO, "argos")
    asked = answer(activate(g, p, 0), to(MORTAL_WORLD), on("argos"))
    assert g.turn.over
    assert seats_asked(asked, WHICH_ACTION) + seats_asked(asked, END_OF_TURN) == []
    assert p.characters[0].place == RESERVE


@pytest.mark.rule("HYB-ACT-23")
def test_an_olympian_defeated_on_arrival_still_serves_the_others() -> None:
    g = table()
    stand_at(g, 1, HERO, "argos")
    answer(activate(g, g.players[0], 0), to(MORTAL_WORLD), on("argos"))
    assert g.players[0].pillar_resolved
    assert [p.might for p in g.players] == [0, 1, 1], "no upper effect"


def test_a_turn_is_remembered_until_it_ends() -> None:
    g = table()
    answer(action(g), (TURN, ACTIVATE << 16), to(UNDERWORLD))
    assert g.turn.dump() == Turn().dump()
    here = sent(g, 0, OLYMPIAN, "underworld")
    stand(g, g.players[0], 5, here)
    assert (g.turn.slot, g.turn.placed) == (5, True)
