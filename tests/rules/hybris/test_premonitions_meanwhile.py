"""Premonitions that are met in the middle of an action, and completed there and then.  Page 16."""

import pytest

from agon.games.hybris.box.numbers import AIR, CONVERT, CULTURE, DEPLOY, HERO, NONE, OLYMPIAN, WATER
from agon.games.hybris.player import IN_UNDERWORLD, Player
from agon.games.hybris.rules.coliseum import fight
from agon.games.hybris.rules.combat.questions import NEXT_SONG, PLAY_CARD
from agon.games.hybris.rules.meanwhile import possible
from agon.games.hybris.rules.olympus import conversions
from agon.games.hybris.rules.questions import (
    ACTION,
    CARD,
    CONVERT_ROW,
    END_OF_TURN,
    LAST_MOMENT,
    PREMONITION,
    ROW,
    STOP,
    WHICH_ACTION,
    WILL_PAY,
    YES,
)
from agon.games.hybris.rules.turn import act, finish
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind
from rules.hybris.arena import first_hero, quest
from rules.hybris.cities import Asked, answer, options_of, ready_to_contest, store, tile
from rules.hybris.given import (
    bare,
    box,
    cards_showing,
    effects,
    given,
    hold_premonition,
    line_up,
    named,
    sent,
    take_cards,
    told,
)

Answer = tuple[Kind, int]


def table(id: str, kind: int, where: str) -> tuple[Hybris, Player, Scene, Answer]:
    """Zeus has sent a figure and keeps that Premonition; gives also the choice to complete it."""
    g = bare(given("zeus", "hades"))
    line_up(g, 0, 1)
    card = hold_premonition(g, 0, id)
    return g, g.players[0], sent(g, 0, kind, where), (END_OF_TURN, PREMONITION << 16 | card)


def at(kind: Kind, completing: Answer) -> Answer:
    return kind, completing[1]


def asked_kinds(asked: list[Asked]) -> list[str]:
    return [each.kind.id for each in asked]


# ---------------------------------------------------------------- between two Songs

TO_GO_ON = CARD << 16 | cards_showing(given("zeus", "hades").players[0], AIR)[0]
TO_STOP = STOP << 16 | quest("augean_stables")


def singing(id: str, *choices: int) -> tuple[Hybris, Player, list[Asked]]:
    """The Augean Stables: the first Song wants a Water, the second one somebody at Elis, where nobody is.

    These are the answers to whether the next Song is attempted.
    """
    g, p, here, _ = table(id, HERO, "fates")
    g.quests = [NONE, quest("augean_stables"), NONE]
    take_cards(p, [*cards_showing(p, WATER)[:1], *cards_showing(p, AIR)[:2]])
    asked = answer(act(g, p, here), *[(NEXT_SONG, choice) for choice in choices])
    return g, p, asked


@pytest.mark.rule("HYB-PREM-02", "HYB-FATES-07")
def test_a_premonition_met_by_a_song_is_not_lost_when_the_next_one_fails() -> None:
    card = named("premonition", "clotho_spins")
    g, p, asked = singing("clotho_spins", PREMONITION << 16 | card, TO_GO_ON)
    assert p.characters[first_hero(p)].place == IN_UNDERWORLD
    assert g.turn.over
    assert (p.sparks, p.premonitions, told(g, "hybris-premonition-completed")) == (1, [], [(0, card, NONE, NONE)])
    assert [each.options[-1] for each in asked if each.kind is NEXT_SONG] == [TO_STOP, TO_STOP]


@pytest.mark.rule("HYB-PREM-02")
def test_to_go_on_is_to_keep_it_and_nobody_asks_again() -> None:
    _, p, asked = singing("clotho_spins", TO_GO_ON)
    assert (p.sparks, len(p.premonitions)) == (0, 1)
    assert asked_kinds(asked).count(NEXT_SONG.id) == 1


@pytest.mark.rule("HYB-PREM-01", "HYB-PREM-02")
@pytest.mark.parametrize("choice", [TO_GO_ON, TO_STOP])
def test_the_questions_do_not_tell_which_premonition_is_held(choice: int) -> None:
    """Asked are the same questions, whether or not the card can be completed."""
    _, _, met = singing("clotho_spins", choice)
    _, _, unmet = singing("atropos_cuts", choice)
    assert asked_kinds(met) == asked_kinds(unmet)


# ---------------------------------------------------------------- between two conversions


def row_for(g: Hybris, prayers: int) -> int:
    """A row of the table that costs so many Prayers."""
    return next(row for row, each in enumerate(conversions(g)) if each.cost == [(each.cost[0][0], prayers)])


@pytest.mark.rule("HYB-PREM-02", "HYB-OLYMPUS-01")
def test_a_premonition_may_be_completed_between_two_conversions() -> None:
    g, p, here, completing = table("taste_of_ambrosia", HERO, "olympus")
    p.prayers, p.sparks, g.well = 5, 5, 3  # the next Spark gives a Prayer
    asked = answer(
        act(g, p, here),
        (WHICH_ACTION, ACTION << 16 | CONVERT),
        (CONVERT_ROW, ROW << 16 | row_for(g, 4)),
        at(CONVERT_ROW, completing),
        (CONVERT_ROW, ROW << 16 | row_for(g, 2)),
    )
    rows = [each.options for each in asked if each.kind is CONVERT_ROW]
    assert completing[1] not in rows[0], "not met before the first"
    assert completing[1] in rows[1]
    assert (p.sparks, p.prayers) == (6, 5 - 4 + 1 - 2), "with what the Premonition gave"


@pytest.mark.rule("HYB-PREM-01", "HYB-OLYMPUS-01")
def test_where_nothing_can_be_converted_any_more_the_question_does_not_come() -> None:
    """It would tell that something is met; what is left is the question at the end of the turn."""
    g, p, here, completing = table("taste_of_ambrosia", HERO, "olympus")
    p.prayers = 4
    convert = (CONVERT_ROW, ROW << 16 | row_for(g, 4))
    asked = answer(act(g, p, here), (WHICH_ACTION, ACTION << 16 | CONVERT), convert)
    assert asked_kinds(asked).count(CONVERT_ROW.id) == 1
    answer(finish(g, p, here), completing)
    assert p.sparks == 1


# ---------------------------------------------------------------- before a payment


@pytest.mark.rule("HYB-PREM-02", "HYB-CORE-01")
def test_a_premonition_may_be_completed_before_what_it_asks_for_is_paid_away() -> None:
    """Five Followers at Argos, of which an effect then wants one; what can be paid is looked up again."""
    g, p, here, completing = table("wells_of_danaus", OLYMPIAN, "argos")
    p.followers = 5
    pay = box().pillars[named("pillar", "indoctrination")].upper[1]
    g.well = 2
    asked = answer(
        g.book.resolve(g, p, [pay], here),
        at(WILL_PAY, completing),
        (WILL_PAY, STOP << 16),  # the Premonition's own price
        (WILL_PAY, YES << 16 | pay.index),
        (WILL_PAY, YES << 16 | pay.index),
    )
    assert completing[1] in options_of(asked, WILL_PAY)
    assert (p.followers, p.prayers, p.premonitions) == (3, 2, [])


@pytest.mark.rule("HYB-PREM-02", "HYB-CORE-01")
def test_what_cannot_be_paid_after_a_premonition_is_not_paid() -> None:
    g, p, here, completing = table("wells_of_danaus", OLYMPIAN, "argos")
    p.followers = 5
    [pay] = effects({"pay": {"follower": 5}, "then": [{"gain": {"vp": 1}}]})
    [price] = box().premonitions[completing[1] & 0xFFFF].reward
    asked = answer(g.book.resolve(g, p, [pay], here), at(WILL_PAY, completing), (WILL_PAY, YES << 16 | price.index))
    assert asked_kinds(asked).count(WILL_PAY.id) == 2
    assert (p.followers, p.vp) == (4, 0)


# ---------------------------------------------------------------- a Deploy that is lost


@pytest.mark.rule("HYB-PREM-02", "HYB-DEFEAT-06")
@pytest.mark.parametrize("completed", [True, False])
def test_a_deploy_that_is_lost_is_finished_first_and_so_are_premonitions(completed: bool) -> None:
    g, p, here, completing = table("gold_and_ivory", OLYMPIAN, "elis")
    culture = next(each.id for each in box().technologies if each.type == CULTURE)
    store(g, 0, culture)
    p.pillar_resolved = True
    send = ready_to_contest(g, 1)
    answers = [(WHICH_ACTION, ACTION << 16 | DEPLOY), send, (LAST_MOMENT, completing[1] if completed else STOP << 16)]
    asked = answer(act(g, p, here), *answers)
    assert g.turn.over
    assert p.characters[0].lying
    assert options_of(asked, LAST_MOMENT) == [completing[1], STOP << 16]
    assert (p.temples.bit_count(), len(p.premonitions)) == ((1, 0) if completed else (0, 1))
    assert g.turn.tile == tile(culture)


# ---------------------------------------------------------------- not everywhere


@pytest.mark.rule("HYB-PREM-02")
def test_a_combat_is_fought_to_its_end_first() -> None:
    g, p, here, completing = table("bare_hands", HERO, "coliseum")
    take_cards(p, cards_showing(p, AIR)[:2])
    play = fight(g, p, here)
    ask = next(play)
    while isinstance(ask, Ask) and ask.kind is not PLAY_CARD:
        ask = play.send(ask.options[0])
    p.hand.pop()
    assert possible(g, p) == []
    g.combat = None
    assert possible(g, p) == [completing[1]]


@pytest.mark.rule("HYB-PREM-02")
def test_nothing_is_completed_on_anothers_turn() -> None:
    g, p, here, completing = table("wells_of_danaus", OLYMPIAN, "argos")
    p.followers = 5
    g.turn.seat = 1
    asked = answer(g.book.resolve(g, p, effects({"pay": {"follower": 1}, "then": [{"gain": {"vp": 1}}]}), here))
    assert completing[1] not in options_of(asked, WILL_PAY)
