"""The Progression track, Interceptions, and the end of an Age.  Pages 8, 9 and 12."""

import pytest

from agon.games.hybris.box.numbers import DRAIN, HERO, NONE, OLYMPIAN, UNDERWORLD
from agon.games.hybris.cataclysm.chaos.questions import WILL_INTERCEPT
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.chaos.track import advance, gain_momentum, is_intercepted
from agon.games.hybris.cataclysm.outskirts.table import hangar_of
from agon.games.hybris.player import RESERVE
from agon.games.hybris.rules.combat.defeat import defeat
from agon.games.hybris.rules.questions import ACTION, DESTINATION, LOCATION, WHICH_ACTION
from agon.games.hybris.rules.turn import activate, pillar_option
from agon.games.hybris.scenes import FOR_CHAOS, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.game import OVER
from rules.hybris.given import sent, told
from rules.hybris_cataclysm.given import (
    DECLINES,
    PLAIN,
    TRIES,
    activate_tiles,
    asked_of,
    at_the_gates,
    carry,
    do,
    empower,
    ends,
    energy,
    fallen,
    gain_aegis,
    gathered,
    next_to_fall,
    olympian,
    on_top,
    stands_in,
    strong,
    with_pillar,
    world,
)


def intercepting(winner: int = NONE, *, momentum: int = 0) -> Hybris:
    """Chaos is about to leave space 3; everybody has Energy, and one player is strong."""
    g = at_the_gates(world(), "argos", "elis")
    gathered(g, momentum)
    on_top(g, PLAIN)
    energy(g, 2, 2, 2)
    if winner != NONE:
        strong(g.players[winner])
    return g


# ---------------------------------------------------------------- the track


@pytest.mark.rule("CAT-PROG-01", "CAT-PROG-02")
def test_each_step_is_a_space_and_the_fourth_is_the_deck() -> None:
    g = world()
    next_to_fall(g, "argos")
    for space in (2, 3):
        carry(advance(g, 1))
        assert chaos(g).space == space
        assert fallen(g) == set()
    carry(advance(g, 1))
    assert fallen(g) == {"argos"}


@pytest.mark.rule("CAT-PROG-02")
def test_a_symbol_of_progression_moves_it_and_so_does_one_back() -> None:
    g = world()
    do(g, 0, {"advance_chaos": 2})
    assert chaos(g).space == 3
    do(g, 0, {"advance_chaos": -1})
    assert chaos(g).space == 2
    do(g, 0, {"advance_chaos": -2})
    assert chaos(g).space == 1


@pytest.mark.rule("CAT-PROG-03", "CAT-INT-01")
def test_players_are_asked_before_the_deck_and_at_no_other_step() -> None:
    g = world()
    energy(g, 1, 1, 1)
    assert asked_of(carry(advance(g, 2)), WILL_INTERCEPT) == []
    assert asked_of(carry(advance(g, 1)), WILL_INTERCEPT) == [0, 1, 2]


@pytest.mark.rule("CAT-PROG-04")
def test_a_city_falls_when_nobody_can_intercept() -> None:
    g = at_the_gates(world(), "argos")
    assert carry(advance(g, 1)) == []
    assert fallen(g) == {"argos"}


@pytest.mark.rule("CAT-PROG-04", "CAT-INT-12")
def test_a_city_falls_when_all_decline_or_the_combat_is_lost() -> None:
    g = intercepting()
    carry(advance(g, 1), DECLINES, DECLINES, DECLINES)
    assert fallen(g) == {"argos"}
    g = intercepting()
    carry(advance(g, 1), TRIES)
    assert fallen(g) == {"argos"}


@pytest.mark.rule("CAT-PROG-05")
def test_after_a_city_chaos_is_back_on_space_one() -> None:
    g = at_the_gates(world(), "argos")
    carry(advance(g, 1))
    assert chaos(g).space == 1


@pytest.mark.rule("CAT-PROG-06")
def test_symbols_left_over_are_ignored_once_the_deck_is_reached_but_not_those_of_a_later_effect() -> None:
    g = at_the_gates(world(), "argos")
    carry(advance(g, 2))
    assert (chaos(g).space, fallen(g)) == (1, {"argos"})
    carry(advance(g, 1))
    assert chaos(g).space == 2


@pytest.mark.rule("CAT-PROG-06", "CAT-ATTR-04")
@pytest.mark.parametrize("card", ["absorption_card", "engulfing"])
def test_symbols_of_later_lines_of_the_card_that_led_to_the_deck_are_ignored(card: str) -> None:
    """The Momentum of the first line is the sixth: Chaos, unleashed, reaches the deck."""
    g = at_the_gates(world(), "argos")
    gathered(g, 5)
    on_top(g, card)
    gain_aegis(g, 0, 4)
    assert (chaos(g).space, fallen(g)) == (1, {"argos"})
    on_top(g, "cinderfall")
    gain_aegis(g, 0, 1)
    assert chaos(g).space == 2, "the next card has its symbols"


@pytest.mark.rule("CAT-PROG-07", "CAT-CATA-09")
def test_an_absorption_that_unleashes_sends_chaos_on_from_space_one_once() -> None:
    g = at_the_gates(world(), "argos")
    gathered(g, 5)
    stands_in(g, 0, olympian(g.players[0]), "argos")
    carry(advance(g, 1))
    assert chaos(g).space == 3
    assert fallen(g) == {"argos"}
    assert chaos(g).momentum == []


@pytest.mark.rule("CAT-PROG-07")
def test_an_absorption_that_unleashes_twice_sends_it_on_once() -> None:
    g = at_the_gates(world(), "argos", "elis")
    gathered(g, 5)
    g.players[0].temples = g.players[1].temples = g.players[2].temples = 1 << 1
    for seat in range(3):
        for number in range(len(g.players[seat].characters)):
            stands_in(g, seat, number, "argos")
    carry(advance(g, 1))
    assert len(told(g, "hybris-unleashed")) >= 2
    assert chaos(g).space == 3
    assert fallen(g) == {"argos"}


@pytest.mark.rule("CAT-PROG-08", "CAT-INT-16")
def test_after_a_won_interception_the_rest_of_the_advance_goes_on() -> None:
    g = intercepting(0)
    asked = carry(advance(g, 2), TRIES, TRIES)
    assert asked_of(asked, WILL_INTERCEPT) == [0, 0], "held off once, Chaos comes on again"
    assert hangar_of(g, g.players[0]).energy == 0
    assert chaos(g).space == 3
    assert fallen(g) == set()


@pytest.mark.rule("CAT-PROG-08", "CAT-UNL-04")
def test_unleashed_chaos_held_off_once_still_destroys_a_city() -> None:
    g = intercepting(0, momentum=5)
    carry(gain_momentum(g, 1), TRIES, DECLINES, DECLINES, DECLINES)
    assert told(g, "hybris-intercepts") == [(0, -1, -1, -1)]
    assert (chaos(g).space, fallen(g)) == (1, {"argos"})


# ---------------------------------------------------------------- who may intercept


@pytest.mark.rule("CAT-INT-02")
def test_in_grandeur_order_until_one_accepts() -> None:
    g = intercepting(1)
    g.grandeur = [2, 1, 0]
    asked = carry(advance(g, 1), DECLINES, TRIES)
    assert asked_of(asked, WILL_INTERCEPT) == [2, 1]
    assert told(g, "hybris-intercepts") == [(1, -1, -1, -1)]


@pytest.mark.rule("CAT-INT-02")
def test_nobody_else_is_asked_after_a_lost_attempt() -> None:
    g = intercepting(2)
    assert asked_of(carry(advance(g, 1), TRIES), WILL_INTERCEPT) == [0]
    assert fallen(g) == {"argos"}


@pytest.mark.rule("CAT-INT-03")
def test_it_comes_in_the_middle_of_an_action_which_goes_on() -> None:
    g = intercepting(1)
    on_top(g, "engulfing", PLAIN)
    here = sent(g, 0, HERO, "underworld")
    carry(g.book.actions[DRAIN].do(g, g.players[0], here), DECLINES, TRIES)
    drained = g.box.primordials[g.underworld[-1]].aegis
    assert drained >= 4, "what makes the card advance Chaos"
    assert told(g, "hybris-intercepts") == [(1, -1, -1, -1)]
    assert not g.turn.over


@pytest.mark.rule("CAT-INT-03")
def test_whoever_listens_to_the_action_hears_of_it_after_the_interception() -> None:
    g = intercepting(1)
    on_top(g, "engulfing", PLAIN)
    here = sent(g, 2, HERO, "underworld")
    g.log = []
    carry(g.book.actions[DRAIN].do(g, g.players[2], here), DECLINES, TRIES)
    assert g.log is not None
    names = [event for event, _, _ in g.log]
    assert names.index("hybris-intercepts") < names.index("hybris-power"), "Zeus hears of the Drain"


@pytest.mark.rule("CAT-INT-04")
def test_it_is_the_olympian_who_fights() -> None:
    g = intercepting(1)
    carry(advance(g, 1), DECLINES, TRIES)
    [(seat, character, _, _)] = told(g, "hybris-chaos-combat")
    assert (seat, g.players[1].characters[character].kind) == (1, OLYMPIAN)


@pytest.mark.rule("CAT-INT-05", "CAT-INT-06")
def test_also_wounded_or_activated() -> None:
    g = intercepting(0)
    zeus = g.players[0].characters[olympian(g.players[0])]
    zeus.lying = zeus.activated = True
    carry(advance(g, 1), TRIES)
    assert fallen(g) == set()
    assert zeus.lying


@pytest.mark.rule("CAT-INT-07", "CAT-INT-08")
def test_it_is_no_activation_and_moves_nobody() -> None:
    g = intercepting(0)
    p = g.players[0]
    zeus = p.characters[olympian(p)]
    zeus.place = g.box.locations[0].slots[0]
    p.pillars = p.uppers = p.lowers = [0]
    carry(advance(g, 1), TRIES)
    assert (zeus.activated, p.pillar_resolved, zeus.place) == (False, False, g.box.locations[0].slots[0])


@pytest.mark.rule("CAT-INT-09")
def test_who_has_no_energy_is_not_asked() -> None:
    g = intercepting()
    energy(g, 0, 1, 0)
    assert asked_of(carry(advance(g, 1)), WILL_INTERCEPT) == [1]


@pytest.mark.parametrize("winner", [0, NONE])
@pytest.mark.rule("CAT-INT-09", "CAT-INT-10")
def test_one_energy_is_spent_won_or_lost(winner: int) -> None:
    g = intercepting(winner)
    carry(advance(g, 1), TRIES)
    assert [hangar_of(g, p).energy for p in g.players] == [1, 2, 2]
    assert (fallen(g) == set()) == (winner == 0)


@pytest.mark.rule("CAT-INT-11")
def test_then_the_olympian_fights_chaos() -> None:
    g = intercepting()
    play = is_intercepted(g)
    next(play)
    play.send(TRIES[1])
    assert g.combat is not None
    assert g.combat.purpose == FOR_CHAOS
    assert g.combat.attacker.seat == 0


# ---------------------------------------------------------------- won, lost


@pytest.mark.rule("CAT-INT-13")
def test_who_wins_gains_grandeur_or_a_point_on_the_first_space() -> None:
    g = intercepting(1)
    carry(advance(g, 1), DECLINES, TRIES)
    assert g.grandeur[-3:] == [1, 0, 2]
    g = intercepting(0)
    g.grandeur = [0, 1, 2, -1]
    carry(advance(g, 1), TRIES)
    assert g.players[0].vp == 1


@pytest.mark.parametrize("track", [0, 1])
@pytest.mark.rule("CAT-INT-14")
def test_who_wins_climbs_one_echelon_for_nothing(track: int) -> None:
    g = intercepting(0)
    hangar = hangar_of(g, g.players[0])
    hangar.echelons = [1, 1]
    hangar.echelons[1 - track] = 4
    carry(advance(g, 1), TRIES)
    assert hangar.echelons[track] == 2
    assert hangar.echelons[1 - track] == 4


@pytest.mark.rule("CAT-INT-15", "CAT-INT-16")
def test_all_momentum_is_discarded_and_chaos_stays() -> None:
    g = intercepting(0, momentum=4)
    carry(advance(g, 1), TRIES)
    assert chaos(g).momentum == []
    assert len(chaos(g).discard) == 5
    assert chaos(g).space == 3


@pytest.mark.rule("CAT-INT-17", "CAT-REPEL-01")
def test_neither_walls_nor_their_reward_nor_repelled() -> None:
    g = intercepting(0)
    p = g.players[0]
    g.grandeur = [1, 0, 2, -1]
    hangar_of(g, p).echelons = [4, 3]
    carry(advance(g, 1), DECLINES, TRIES)
    [(_, _, walls, target)] = told(g, "hybris-chaos-combat")
    assert (walls, target) == (0, 0)
    assert p.vp == 0
    assert told(g, "hybris-repelled") == []
    assert chaos(g).space == 3


@pytest.mark.rule("CAT-INT-18")
def test_a_beaten_interceptor_is_wounded_and_the_turn_goes_on() -> None:
    g = intercepting()
    sent(g, 0, HERO, "underworld")
    p = g.players[0]
    p.pillars = p.uppers = p.lowers = [0]
    carry(advance(g, 1), TRIES)
    zeus = p.characters[olympian(p)]
    assert (zeus.lying, zeus.place) == (True, RESERVE)
    assert g.grandeur[-3:] == [1, 0, 2]
    assert not g.turn.over
    assert not p.pillar_resolved, "it was no activation of Zeus"


@pytest.mark.rule("CAT-INT-18", "HYB-DEFEAT-07")
def test_an_olympian_beaten_so_in_its_own_activation_keeps_no_upper_half() -> None:
    """The others have the lower benefit at once; the turn goes on, and the Pillar is no more on offer."""
    g = intercepting()
    here = sent(g, 0, OLYMPIAN, "underworld")
    g.turn.action = DRAIN
    p = g.players[0]
    with_pillar(g, 0, "guidance")
    carry(advance(g, 1), TRIES)
    assert p.pillar_resolved
    assert not g.turn.over
    assert [len(other.hand) for other in g.players] == [0, 1, 1], "a card each from the Coliseum"
    assert pillar_option(g, p, here) == []


@pytest.mark.rule("CAT-INT-18", "HYB-DEFEAT-05")
@pytest.mark.parametrize("moment", ["activated", "arrives"])
def test_an_olympian_beaten_so_before_its_action_has_lost_its_turn(moment: str) -> None:
    """There is no action to take up again, and a wounded Olympian goes nowhere."""
    g = intercepting()
    p = g.players[0]
    with_pillar(g, 0, "guidance")
    empower(g, 1, when="reaction", on={moment: "any"}, effects=[{"advance_chaos": 1}])
    g.turn.seat = 0
    asked = carry(activate(g, p, olympian(p)), TRIES)
    assert (asked_of(asked, DESTINATION), asked_of(asked, WHICH_ACTION)) == ([0] * (moment == "arrives"), [])
    zeus = p.characters[olympian(p)]
    assert (zeus.lying, zeus.place) == (True, RESERVE)
    assert g.turn.over
    assert p.pillar_resolved


@pytest.mark.rule("CAT-INT-18", "CAT-INT-03")
def test_an_olympian_beaten_so_in_the_middle_of_its_action_finishes_it() -> None:
    """The Drain brings the Aegis that wakes Chaos, and is over when Chaos is."""
    g = intercepting()
    p = g.players[0]
    on_top(g, "cinderfall", PLAIN)
    g.turn.seat = 0
    carry(
        activate(g, p, olympian(p)),
        (DESTINATION, LOCATION << 16 | UNDERWORLD),
        (WHICH_ACTION, ACTION << 16 | DRAIN),
        TRIES,
    )
    assert p.characters[olympian(p)].lying
    assert not g.turn.over


@pytest.mark.rule("CAT-INT-18", "HYB-DEFEAT-03")
@pytest.mark.parametrize(("heal", "lying"), [("next_rest", True), ("age_end", False)])
def test_a_wound_of_the_last_steps_lasts_through_the_next_age(
    heal: str, lying: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = intercepting()
    monkeypatch.setitem(g.book.options, "wrath_wounds", heal)
    for step in ("rest", "inexorable", "advance_age"):
        g.step = step
        carry(g.book.steps[step](g), *[TRIES][: step == "inexorable"])
    assert g.players[0].characters[olympian(g.players[0])].lying == lying


@pytest.mark.rule("CAT-INT-18")
def test_a_table_may_leave_a_beaten_interceptor_unharmed(monkeypatch: pytest.MonkeyPatch) -> None:
    g = intercepting()
    monkeypatch.setitem(g.book.options, "lost_interception", "unharmed")
    carry(advance(g, 1), TRIES)
    zeus = g.players[0].characters[olympian(g.players[0])]
    assert not zeus.lying
    assert g.grandeur[-3:] == [0, 1, 2]
    assert fallen(g) == {"argos"}


@pytest.mark.rule("CAT-INT-18", "CAT-GEN-05")
def test_a_defeat_elsewhere_still_ends_the_turn() -> None:
    g = world()
    here = sent(g, 0, HERO, "fates")
    carry(defeat(g, g.players[0], here.character))
    assert g.turn.over


# ---------------------------------------------------------------- the end of an Age


@pytest.mark.rule("CAT-INEX-01", "CAT-PHASE-07")
def test_chaos_advances_at_the_end_of_an_age() -> None:
    g = world()
    g.step = "inexorable"
    carry(g.book.steps["inexorable"](g))
    assert chaos(g).space == 2
    assert g.step == g.book.following("end_of_age", "inexorable")


@pytest.mark.rule("CAT-INEX-01", "CAT-INT-01")
def test_an_interception_may_follow() -> None:
    g = intercepting(2)
    g.step = "inexorable"
    asked = carry(g.book.steps["inexorable"](g), DECLINES, DECLINES, TRIES)
    assert asked_of(asked, WILL_INTERCEPT) == [0, 1, 2]
    assert fallen(g) == set()


@pytest.mark.rule("CAT-PHASE-05", "CAT-PHASE-09")
def test_three_steps_come_after_fear_and_before_the_powers_of_the_end_in_every_age() -> None:
    steps = world().book.sequences["end_of_age"]
    at = steps.index("fear")
    assert steps[at : at + 5] == ["fear", "exhaustion", "inexorable", "research", "age_end_powers"]
    assert steps.index("advance_age") > steps.index("research"), "in the last Age too, before the comparison"


@pytest.mark.rule("CAT-PHASE-09", "CAT-WIN-03")
def test_in_the_last_age_the_last_city_may_still_fall() -> None:
    g = at_the_gates(world())
    g.age = g.book.manifest.ages
    for city in g.box.cities[:4]:
        g.closed |= 1 << city.index
    next_to_fall(g, g.box.cities[4].id)
    g.players[0].vp = 50
    g.step = "inexorable"
    assert ends(g.book.steps["inexorable"](g))
    g.step = OVER
    found = g.book.verdict(g)
    assert found is not None
    assert found.winners == ()


@pytest.mark.rule("CAT-PHASE-04", "CAT-GEN-05")
def test_the_action_phase_is_that_of_the_base_game() -> None:
    g = world()
    plain = ["action_start", "action", "action_end"]
    steps = g.book.sequences["age"]
    assert [step for step in steps if step.startswith("action")] == plain
    assert WHICH_ACTION.id == "hybris-ask-action"


# ---------------------------------------------------------------- in a Combat


@pytest.mark.rule("CAT-UNL-04", "CAT-COMBAT-11")
def test_an_advance_in_a_combat_waits_for_its_end() -> None:
    """Cast Shadow's sixth Momentum for a beaten interceptor: the City falls first, then Chaos goes on."""
    g = at_the_gates(world(), "argos")
    gathered(g, 5)
    on_top(g, "cast_shadow")
    energy(g, 1, 0, 0)
    carry(advance(g, 1), TRIES)
    assert fallen(g) == {"argos"}
    assert chaos(g).space == 3
    assert g.combat is None


@pytest.mark.rule("CAT-TARGET-02")
def test_target_acquired_counts_in_an_interception() -> None:
    g = intercepting()
    activate_tiles(g, 0, 4)
    carry(advance(g, 1), TRIES)
    assert fallen(g) == set(), "4 Strength meets the 4 of the card"


def test_nothing_is_owed_when_chaos_is_at_rest() -> None:
    g = world()
    gain_aegis(g, 0, 1)
    assert chaos(g).owed == []
    assert chaos(g).busy == 0
    carry(gain_momentum(g, 1))
    assert chaos(g).busy == 0
    assert Scene(0).divine is False
