"""Battles against the Persians."""

import pytest

from agon.games.hellas.box.numbers import HOPLITE_MOVEMENT, NONE
from agon.games.hellas.persian_invasion.war import command
from agon.games.hellas.rules.armies import fortify
from agon.games.hellas.rules.battle import battle, fight_all
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas
from rules.hellas.campaign.campaigning import (
    BLUE,
    YELLOW,
    allied,
    attack,
    attacked,
    blue,
    box,
    feel,
    green,
    loyal,
    on_top,
    persian,
    second_act,
    spy,
    standing,
    yellow,
)
from rules.hellas.given import hand, region, regions, run, told
from rules.hellas.warfare import conduct, faces, strengths, winner


def away(g: Hellas) -> Hellas:
    """The hero is far from all battles."""
    g.players[0].region = region("crete")
    return g


# ---------------------------------------------------------------- when


@pytest.mark.rule("LOH-SBAT-01")
def test_hoplites_fight_persian_hoplites_and_persian_tokens() -> None:
    g = second_act()
    due = g.book.replaceable.battle_due
    here = blue(g, "elis", 1)
    assert not due(g, here, 0)
    green(g, "elis", 1)
    assert due(g, here, 0)
    assert due(g, here, PERSIANS)
    green(g, "elis", 0)
    persian(g, "elis")
    assert due(g, here, 0)
    blue(g, "elis", 0)
    assert not due(g, here, 0)


@pytest.mark.rule("LOH-SBAT-01")
def test_whoever_moves_into_a_persian_region_fights() -> None:
    g = away(second_act())
    loyal(g, "arcadia")
    persian(g, "elis")
    start, goal = yellow(g, "arcadia", 1), region("elis")
    run(g.book.regular[HOPLITE_MOVEMENT].do(g, g.players[0]), [start << 7 | goal << 2 | YELLOW])
    assert told(g, "hellas-battle") == [(0, PERSIANS, goal, NONE)]


@pytest.mark.rule("LOH-SBAT-02")
def test_battles_at_one_time_are_fought_by_region_number() -> None:
    g = away(second_act())
    for id in ("elis", "epirus", "achaea"):
        persian(g, id)
        yellow(g, id, 1)
    assert run(fight_all(g, g.players[0], {here: [] for here in regions("elis", "achaea", "epirus")})) == []
    assert [numbers[2] for numbers in told(g, "hellas-battle")] == regions("epirus", "achaea", "elis")


# ---------------------------------------------------------------- strength


@pytest.mark.rule("LOH-SBAT-03")
def test_the_players_strength_is_hoplites_fortification_hero_and_cards() -> None:
    g = second_act()
    p = g.players[0]
    p.region = blue(g, "laconia", 3)
    p.attributes = [1, 3, 2]
    yellow(g, "laconia", 2)
    fortify(g, p.region, BLUE)
    green(g, "laconia", 1)
    hand(g, 0, "fortification_torch", "wild_attack_mace")
    conduct(battle(g, p.region, PERSIANS, []), ["fortification_torch", "wild_attack_mace"])
    hoplites, sparta, achilles, cards = 5, 2, 2, 1 + 2 + 3
    assert strengths(g)[1] == hoplites + sparta + achilles + cards


@pytest.mark.rule("LOH-SBAT-04")
@pytest.mark.rule("LOH-SBAT-10")
@pytest.mark.parametrize("hoplites", [1, 2, 4])
def test_each_persian_hoplite_adds_two(hoplites: int) -> None:
    g = away(second_act())
    green(g, "elis", hoplites)
    blue(g, "elis", 9)
    on_top(g, "charge_sickle")
    attack(g, "elis")
    assert strengths(g) == (9, 2 * hoplites + 4)


@pytest.mark.rule("LOH-SBAT-05")
@pytest.mark.rule("LOH-SBAT-10")
@pytest.mark.parametrize("invasion", [1, 7, 10])
def test_a_persian_token_is_as_strong_as_the_invasion(invasion: int) -> None:
    g = away(second_act(invasion))
    feel(g, "green", "wary")
    persian(g, "elis")
    green(g, "elis", 2)
    blue(g, "elis", 1)
    on_top(g, "charge_sickle")
    attack(g, "elis")
    assert strengths(g) == (1, invasion + 4 + 1)


@pytest.mark.rule("LOH-SBAT-06")
def test_all_own_cards_are_played_before_the_persian_ones_are_shown() -> None:
    g = away(second_act())
    green(g, "elis", 1)
    blue(g, "elis", 3)
    hand(g, 0, "wild_attack_mace", "wild_attack_axe")
    conduct(battle(g, region("elis"), 0, []), ["wild_attack_mace", "wild_attack_axe"])
    cards = ("hellas-battle-card", "hellas-passed", "hellas-persian-card")
    shown = [id for id, _, _ in g.log or [] if id in cards]
    assert shown == ["hellas-battle-card", "hellas-battle-card", "hellas-passed", "hellas-persian-card"]


@pytest.mark.rule("LOH-SBAT-07")
def test_casualties_of_cards_never_exceed_the_hoplites() -> None:
    g = away(second_act())
    green(g, "elis", 1)
    blue(g, "elis", 1)
    yellow(g, "elis", 1)
    hand(g, 0, "charge_sickle", "wild_attack_mace", "wild_attack_axe")
    asked = conduct(battle(g, region("elis"), 0, []), ["wild_attack_mace"])
    assert faces(asked[0]) == ["wild_attack_mace", "charge_sickle", "wild_attack_axe", "pass"]
    assert faces(asked[1]) == ["wild_attack_axe", "pass"]


@pytest.mark.rule("LOH-SBAT-08")
@pytest.mark.parametrize("abroad", [0, 2, 4])
def test_as_many_persian_cards_as_the_command_value(abroad: int) -> None:
    g = away(second_act())
    spy(g, *("crete", "argolis", "crete", "attica")[:abroad])
    green(g, "elis", 1)
    blue(g, "elis", 1)
    cards = list(reversed(g.combat_deck[-1 - abroad :]))
    attack(g, "elis")
    assert [numbers[0] for numbers in told(g, "hellas-persian-card")] == cards
    assert len(cards) == 1 + abroad
    assert g.combat_discard == cards


@pytest.mark.rule("LOH-SBAT-09")
def test_only_the_best_persian_card_counts_without_its_effect() -> None:
    g = away(second_act())
    spy(g, "crete", "crete")
    green(g, "elis", 5)
    blue(g, "elis", 1)
    on_top(g, "wild_attack_mace", "assault_axe", "phalanx_torch_2")
    attacked(g, "elis")
    assert strengths(g)[0] == 5 * 2 + 4
    assert standing(g, "elis")[2] == 5


@pytest.mark.rule("LOH-SBAT-08")
def test_a_deck_that_runs_out_is_shuffled_anew() -> None:
    g = away(second_act())
    spy(g, "crete")
    green(g, "elis", 1)
    blue(g, "elis", 1)
    g.combat_discard = g.combat_deck[1:]
    g.combat_deck = g.combat_deck[:1]
    attack(g, "elis")
    assert len(told(g, "hellas-persian-card")) == 2


@pytest.mark.rule("LOH-SBAT-08")
def test_a_deck_with_cards_is_not_shuffled_anew() -> None:
    g = away(second_act())
    green(g, "elis", 1)
    blue(g, "elis", 1)
    g.combat_discard = g.combat_deck[:2]
    g.combat_deck = g.combat_deck[2:]
    top = g.combat_deck[-1]
    before = g.reveals
    attack(g, "elis")
    assert [numbers[0] for numbers in told(g, "hellas-persian-card")] == [top]
    assert told(g, "hellas-reshuffled") == []
    assert g.reveals == before + 1


@pytest.mark.rule("LOH-SBAT-09")
def test_without_any_card_persians_fight_on_their_own() -> None:
    g = away(second_act())
    green(g, "elis", 2)
    blue(g, "elis", 1)
    hand(g, 0)
    g.combat_deck = []
    attack(g, "elis")
    assert strengths(g) == (1, 4)


@pytest.mark.rule("LOH-SBAT-11")
@pytest.mark.parametrize(("attacker", "won"), [(0, PERSIANS), (PERSIANS, 0)])
def test_on_a_tie_the_defender_wins(attacker: int, won: int) -> None:
    g = away(second_act())
    green(g, "elis", 1)
    blue(g, "elis", 6)
    on_top(g, "charge_sickle")
    run(battle(g, region("elis"), attacker, []))
    assert strengths(g) == (6, 6)
    assert winner(g) == won


@pytest.mark.rule("LOH-SBAT-11")
def test_the_higher_strength_wins() -> None:
    g = away(second_act())
    green(g, "elis", 1)
    blue(g, "elis", 7)
    on_top(g, "charge_sickle")
    attack(g, "elis")
    assert winner(g) == 0


# ---------------------------------------------------------------- cards


@pytest.mark.rule("LOH-SCRD-01")
@pytest.mark.parametrize(("invasion", "own", "bonus"), [(7, 4, 0), (7, 5, 2), (6, 3, 0), (6, 4, 2)])
def test_flank_attack_against_a_token_counts_half_the_invasion(invasion: int, own: int, bonus: int) -> None:
    g = away(second_act(invasion))
    persian(g, "elis")
    green(g, "elis", 1)
    blue(g, "elis", own)
    hand(g, 0, "flank_attack_bow")
    conduct(battle(g, region("elis"), 0, []), ["flank_attack_bow"])
    assert strengths(g)[0] == own + 2 + bonus


def test_flank_attack_against_hoplites_counts_their_figures() -> None:
    g = away(second_act(10))
    green(g, "elis", 2)
    blue(g, "elis", 3)
    hand(g, 0, "flank_attack_bow")
    conduct(battle(g, region("elis"), 0, []), ["flank_attack_bow"])
    assert strengths(g)[0] == 3 + 2 + 2


@pytest.mark.rule("LOH-SCRD-02")
@pytest.mark.parametrize(("abroad", "leadership", "bonus"), [(0, 1, 0), (0, 2, 2), (2, 3, 0), (2, 4, 2), (4, 5, 0)])
def test_tactical_maneuver_compares_with_the_command_value(abroad: int, leadership: int, bonus: int) -> None:
    g = away(second_act())
    spy(g, *("crete", "argolis", "crete", "attica")[:abroad])
    assert command(g) == 1 + abroad
    g.players[0].attributes[0] = leadership
    green(g, "elis", 2)
    blue(g, "elis", 3)
    hand(g, 0, "tactical_maneuver_sword")
    conduct(battle(g, region("elis"), 0, []), ["tactical_maneuver_sword"])
    assert strengths(g)[0] == 3 + 2 + bonus


def test_no_army_of_the_player_stands_with_persians_after_a_battle() -> None:
    g = away(second_act())
    allied(g, "arcadia")
    persian(g, "elis")
    yellow(g, "elis", 2)
    attack(g, "elis")
    assert not [here for here in box().region_order if g.book.replaceable.battle_due(g, here, 0)]
