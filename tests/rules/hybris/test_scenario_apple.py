"""Scenarios: the Apple of Discord, line by line.  Page 30."""

import pytest

from agon.games.hybris.box.numbers import (
    HERO,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    PROPHET,
)
from agon.games.hybris.rules.combat.cards import total
from agon.games.hybris.rules.combat.player_combat import fight_player, put_to_flight
from agon.games.hybris.scenes import FOR_CLASH, FOR_SLOT
from agon.games.hybris.state import Hybris
from rules.hybris.arena import city, in_combat, number_of_kind, stage
from rules.hybris.given import box, given
from rules.hybris.steps import result, step


def discord(*olympians: str) -> Hybris:
    return given(*(olympians or ("zeus", "poseidon", "athena")), modules=("apple_of_discord",))


def fight(g: Hybris, attacker: int, defender: int, kind: int = HERO) -> bool:
    """Two figures fight for Athens, with empty hands: the one with more might wins, or the Defender."""
    one, two = g.players[attacker], g.players[defender]
    one.hand.clear()
    two.hand.clear()
    won, _ = stage(
        g,
        fight_player(g, one, number_of_kind(one, kind), two, number_of_kind(two, kind), FOR_SLOT, city("athens")),
    )
    return won


@pytest.mark.rule("HYB-SCEN-01")
def test_the_apple_lies_in_the_mortal_world_and_everybody_has_three_cards() -> None:
    g = discord()
    assert (g.tokens, box().tokens[g.book.manifest.token].location) == ([NONE], MORTAL_WORLD)
    assert [(len(p.hand), p.aegis) for p in g.players] == [(3, 3)] * 3


@pytest.mark.parametrize("kind", [HERO, OLYMPIAN])
@pytest.mark.parametrize("holder", [NONE, 1])
@pytest.mark.rule("HYB-SCEN-01")
def test_a_won_combat_gives_a_point_and_the_apple(kind: int, holder: int) -> None:
    g = discord()
    g.tokens[0] = holder
    g.players[0].might = 3
    assert fight(g, 0, 1, kind)
    assert (g.players[0].vp, g.tokens) == (1, [0])


@pytest.mark.rule("HYB-SCEN-01")
def test_the_defender_wins_the_apple_as_well() -> None:
    g = discord()
    g.tokens[0] = 0
    g.players[1].might = 3
    assert not fight(g, 0, 1)
    assert (g.players[1].vp, g.tokens) == (1, [1])


@pytest.mark.rule("HYB-SCEN-01")
def test_an_apple_that_somebody_else_holds_stays_where_it_is() -> None:
    g = discord()
    for holder in (2, 0):
        g.tokens[0] = holder
        g.players[0].might = 3
        g.players[0].characters[1].place = g.players[1].characters[1].place = -1
        assert fight(g, 0, 1)
        assert g.tokens == [holder]
    assert g.players[0].vp == 2


@pytest.mark.rule("HYB-SCEN-01")
def test_no_apple_for_a_prophet_put_to_flight() -> None:
    g = discord()
    p, q = g.players[:2]
    stage(g, put_to_flight(g, p, number_of_kind(p, HERO), q, number_of_kind(q, PROPHET), FOR_SLOT, city("athens")))
    assert (p.victories, p.vp, g.tokens) == (1, 0, [NONE]), "only for a Hero or an Olympian"


@pytest.mark.parametrize(("holder", "totals"), [(NONE, (0, 0)), (0, (0, 1)), (1, (1, 0))])
@pytest.mark.rule("HYB-SCEN-01")
def test_whoever_fights_the_holder_is_stronger(holder: int, totals: tuple[int, int]) -> None:
    g = discord("hades", "athena")
    g.tokens[0] = holder
    combat = in_combat(g)
    assert (total(g, combat.attacker), total(g, combat.defender)) == totals
    combat = in_combat(g, FOR_CLASH)
    assert total(g, combat.attacker) == 0, "against the game it changes nothing"


@pytest.mark.rule("HYB-SCEN-01")
def test_the_holder_is_honoured_at_the_start_of_each_age() -> None:
    g = discord()
    step(g, "age_start")
    assert [(p.vp, p.kindness) for p in g.players] == [(0, 1)] * 3
    g.tokens[0] = 1
    step(g, "age_start")
    assert [(p.vp, p.kindness) for p in g.players] == [(0, 1), (1, 2), (0, 1)]


@pytest.mark.rule("HYB-SCEN-01")
def test_after_rest_the_last_in_grandeur_picks_up_an_apple_nobody_has() -> None:
    g = discord()
    step(g, "rest")
    assert g.tokens == [g.by_grandeur()[-1].seat]
    g.tokens[0] = g.by_grandeur()[0].seat
    step(g, "rest")
    assert g.tokens == [g.by_grandeur()[0].seat]


@pytest.mark.rule("HYB-SCEN-01")
def test_the_apple_is_worth_five_points_in_the_end() -> None:
    g = discord()
    g.players[0].vp = 4
    g.tokens[0] = 2
    step(g, "game_end_powers")
    assert [p.vp for p in g.players] == [4, 0, 5]
    assert result(g).winners == (2,)
