"""Gain, pay, lose, the tracks, the decks and the Well.  Pages 8 to 10."""

import pytest

from agon.games.hybris.box.numbers import (
    AEGIS,
    BONUS_LOCATIONS,
    COLISEUM_CARDS,
    CONFLICT_CARDS,
    DETERMINATION,
    ENHANCED_CARD,
    FOLLOWERS,
    GENERATED_PRAYERS,
    GRANDEUR,
    KINDNESS,
    NONE,
    PRAYERS,
    PREMONITIONS,
    VP,
)
from agon.games.hybris.rules.olympus import conceive
from agon.games.hybris.rules.questions import DISCARD_CARD, LOSE_CARD, LOSE_PREMONITION, PAY_CARD
from agon.games.hybris.rules.resources import can_pay, gain, lose, pay
from agon.games.hybris.state import Hybris
from rules.hybris.given import OLYMPIANS, audiences, bare, do, given, line_up, run, scene, take_cards, told


def gains(g: Hybris, seat: int, *amounts: tuple[int, int], answers: tuple[int, ...] = ()) -> list[list[int]]:
    return run(gain(g, g.players[seat], list(amounts), scene(seat)), answers)


@pytest.mark.rule("HYB-CORE-01")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    g = given()
    p = g.players[0]
    p.aegis, p.followers = 2, 1
    assert can_pay(g, p, [(AEGIS, 2), (FOLLOWERS, 1)])
    assert not can_pay(g, p, [(AEGIS, 2), (FOLLOWERS, 2)])


@pytest.mark.rule("HYB-CORE-01")
def test_grandeur_cannot_be_paid_on_the_last_space() -> None:
    g = given(*OLYMPIANS)
    line_up(g, 0, 1, 2, 3)
    assert [can_pay(g, p, [(GRANDEUR, 1)]) for p in g.players] == [True, True, True, False]
    assert [can_pay(g, p, [(GRANDEUR, 2)]) for p in g.players] == [True, True, False, False]


@pytest.mark.rule("HYB-CORE-01")
def test_a_card_that_is_paid_is_of_ones_own_choice_and_asked_for_in_secret() -> None:
    g = given()
    p = g.players[0]
    take_cards(p, p.deck[:3])
    [asked] = run(pay(g, p, [(CONFLICT_CARDS, 1)]), (p.hand[2],))
    assert asked == sorted(asked)
    assert (len(asked), len(p.hand), len(p.discard)) == (3, 2, 1)
    assert [kind.secret for kind in (PAY_CARD, LOSE_CARD, LOSE_PREMONITION, DISCARD_CARD)] == [True] * 4


@pytest.mark.rule("HYB-CORE-02", "HYB-CORE-03")
def test_what_is_missing_costs_one_grandeur_once_an_effect() -> None:
    g = given(*OLYMPIANS)
    foremost = g.players[g.grandeur[0]]
    foremost.aegis, foremost.followers = 1, 0
    run(lose(g, foremost, [(AEGIS, 3), (FOLLOWERS, 2)], NONE, scene(0)))
    assert (foremost.aegis, foremost.followers) == (0, 0)
    assert g.grandeur.index(foremost.seat) == 1


@pytest.mark.rule("HYB-CORE-02")
def test_nothing_more_is_lost_when_all_could_be_lost() -> None:
    g = given(*OLYMPIANS)
    foremost = g.players[g.grandeur[0]]
    run(lose(g, foremost, [(AEGIS, 3)], NONE, scene(0)))
    assert g.grandeur[0] == foremost.seat


@pytest.mark.rule("HYB-CORE-02")
@pytest.mark.parametrize("resource", [VP, KINDNESS, DETERMINATION, CONFLICT_CARDS, PREMONITIONS, PRAYERS])
def test_whatever_cannot_be_lost_costs_grandeur(resource: int) -> None:
    g = bare(given(*OLYMPIANS))
    line_up(g, 0, 1, 2, 3)
    g.players[0].determination = 1
    run(lose(g, g.players[0], [(resource, 1)], NONE, scene(0)))
    assert g.grandeur == [1, 0, 2, 3]


@pytest.mark.rule("HYB-CORE-02")
def test_a_loss_of_grandeur_has_its_own_substitute_and_no_second_penalty() -> None:
    g = bare(given(*OLYMPIANS))
    line_up(g, 1, 2, 3, 0)
    g.players[0].vp = 5
    run(lose(g, g.players[0], [(GRANDEUR, 3)], NONE, scene(0)))
    assert (g.players[0].vp, g.grandeur) == (2, [1, 2, 3, 0])
    run(lose(g, g.players[0], [(GRANDEUR, 3)], NONE, scene(0)))
    assert (g.players[0].vp, g.grandeur) == (0, [1, 2, 3, 0])


@pytest.mark.rule("HYB-COMP-01")
@pytest.mark.parametrize("resource", [AEGIS, FOLLOWERS, BONUS_LOCATIONS, GENERATED_PRAYERS])
def test_the_supply_never_runs_out(resource: int, monkeypatch: pytest.MonkeyPatch) -> None:
    g = bare(given())
    monkeypatch.setattr(g.box, "well_marks", [999, 999])
    gains(g, 0, (resource, 500))
    p = g.players[0]
    assert p.aegis + p.followers + p.bonus_tokens + g.well == 500


@pytest.mark.rule("HYB-COMP-02")
def test_pieces_are_limited_but_marking_goes_on_without_a_token() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    assert (p.marks, len(p.tokens), len(p.characters)) == (15, 8, 7)
    p.marks = 0
    run(conceive(g, p, scene(0)), (37,))
    assert (g.workshop.tiles[0], g.workshop.owners[0]) == (37, 0)


@pytest.mark.rule("HYB-RES-01")
def test_victory_points_move_both_ways_but_never_below_zero() -> None:
    g = given(*OLYMPIANS)
    p = g.players[0]
    gains(g, 0, (VP, 4))
    assert p.vp == 4
    run(lose(g, p, [(VP, 1)], NONE, scene(0)))
    assert p.vp == 3
    run(pay(g, p, [(VP, 1)]))
    assert p.vp == 2
    run(lose(g, p, [(VP, 9)], NONE, scene(0)))
    assert p.vp == 0


@pytest.mark.rule("HYB-RES-02", "HYB-RES-03")
def test_aegis_and_followers_come_from_the_supply_and_go_back_there() -> None:
    g = given()
    gains(g, 0, (AEGIS, 2), (FOLLOWERS, 3))
    p = g.players[0]
    assert (p.aegis, p.followers) == (5, 3)
    run(pay(g, p, [(AEGIS, 1), (FOLLOWERS, 2)]))
    assert (p.aegis, p.followers) == (4, 1)


@pytest.mark.rule("HYB-RES-04")
def test_prayers_come_from_the_well_as_far_as_it_goes() -> None:
    g = given()
    g.well = 2
    gains(g, 0, (PRAYERS, 3))
    assert (g.players[0].prayers, g.well) == (2, 0)
    gains(g, 0, (PRAYERS, 1))
    assert g.players[0].prayers == 2


@pytest.mark.rule("HYB-RES-05")
def test_prayers_paid_never_go_back_into_the_well() -> None:
    g = given()
    g.well, g.players[0].prayers = 4, 3
    run(pay(g, g.players[0], [(PRAYERS, 2)]))
    assert (g.players[0].prayers, g.well) == (1, 4)


@pytest.mark.rule("HYB-RES-06")
def test_a_generated_prayer_goes_into_the_well_and_to_nobody() -> None:
    g = given()
    gains(g, 0, (GENERATED_PRAYERS, 3))
    assert (g.well, g.players[0].prayers) == (3, 0)


@pytest.mark.rule("HYB-RES-07", "HYB-RES-09", "HYB-RES-11")
def test_grandeur_moves_one_space_and_markers_change_places() -> None:
    g = given(*OLYMPIANS)
    first, second, third, last = g.grandeur
    gains(g, third, (GRANDEUR, 1))
    assert g.grandeur == [first, third, second, last]
    run(lose(g, g.players[first], [(GRANDEUR, 1)], NONE, scene(0)))
    assert g.grandeur == [third, first, second, last]


@pytest.mark.rule("HYB-RES-08", "HYB-RES-10")
def test_at_either_end_of_the_track_points_move_instead() -> None:
    g = given(*OLYMPIANS)
    foremost, hindmost = g.players[g.grandeur[0]], g.players[g.grandeur[3]]
    gains(g, foremost.seat, (GRANDEUR, 1))
    assert (foremost.vp, g.grandeur[0]) == (1, foremost.seat)
    hindmost.vp = 2
    run(lose(g, hindmost, [(GRANDEUR, 1)], NONE, scene(0)))
    assert (hindmost.vp, g.grandeur[3]) == (1, hindmost.seat)


@pytest.mark.rule("HYB-RES-12")
def test_an_empty_space_is_simply_moved_onto() -> None:
    g = given("zeus", "hades")
    front = g.grandeur[2]
    gains(g, front, (GRANDEUR, 1))
    assert g.grandeur == [NONE, front, NONE, 1 - front]


@pytest.mark.rule("HYB-RES-13")
def test_several_points_of_grandeur_are_taken_one_at_a_time() -> None:
    g = given(*OLYMPIANS)
    first, second, third, last = g.grandeur
    gains(g, third, (GRANDEUR, 3))
    assert g.grandeur == [third, first, second, last]
    assert g.players[third].vp == 1


@pytest.mark.rule("HYB-RES-14", "HYB-RES-15")
def test_kindness_stays_between_its_first_and_fifth_space() -> None:
    g = given(*OLYMPIANS)
    p = g.players[0]
    gains(g, 0, (KINDNESS, 2))
    assert p.kindness == 3
    gains(g, 0, (KINDNESS, 9))
    assert p.kindness == 5
    run(lose(g, p, [(KINDNESS, 1)], NONE, scene(0)))
    assert p.kindness == 4
    run(lose(g, p, [(KINDNESS, 9)], NONE, scene(0)))
    assert p.kindness == 1


@pytest.mark.rule("HYB-RES-16", "HYB-RES-17")
def test_determination_stays_on_its_track() -> None:
    g = given(*OLYMPIANS)
    p = g.players[0]
    gains(g, 0, (DETERMINATION, 9))
    assert p.determination == 6
    run(lose(g, p, [(DETERMINATION, 1)], NONE, scene(0)))
    assert p.determination == 5
    run(lose(g, p, [(DETERMINATION, 9)], NONE, scene(0)))
    assert p.determination == 1


@pytest.mark.rule("HYB-RES-18")
def test_a_conflict_card_is_the_top_of_ones_own_deck_seen_by_its_owner_alone() -> None:
    g = given()
    p = g.players[0]
    top = p.deck[-1]
    gains(g, 0, (CONFLICT_CARDS, 1))
    assert p.hand[-1] == top
    assert (told(g, "hybris-drew")[-1][:2], audiences(g, "hybris-drew")[-1]) == ((0, top), 1)
    assert (told(g, "hybris-drew-hidden")[-1][:2], audiences(g, "hybris-drew-hidden")[-1]) == ((0, NONE), ~1)


@pytest.mark.rule("HYB-RES-19")
def test_bonus_location_tokens_come_to_the_reserve() -> None:
    g = given()
    gains(g, 0, (BONUS_LOCATIONS, 2))
    assert g.players[0].bonus_tokens == 2


@pytest.mark.rule("HYB-RES-21", "HYB-PREM-05")
def test_premonitions_are_drawn_without_limit() -> None:
    g = given()
    gains(g, 0, (PREMONITIONS, 9))
    assert len(g.players[0].premonitions) == 10
    assert len(told(g, "hybris-premonition-hidden")) == 2 + 9


@pytest.mark.rule("HYB-UPG-09")
def test_the_enhanced_card_comes_to_hand_once_and_everybody_knows() -> None:
    g = given()
    p = g.players[0]
    card = p.enhanced
    gains(g, 0, (ENHANCED_CARD, 1))
    gains(g, 0, (ENHANCED_CARD, 1))
    assert p.hand.count(card) == 1
    assert p.enhanced == NONE
    assert p.shown == {card: ~1}


@pytest.mark.rule("HYB-DECK-01")
def test_an_empty_deck_is_made_anew_at_once_from_its_discard_pile() -> None:
    g = given()
    p = g.players[0]
    p.discard, p.deck = p.deck[1:], p.deck[:1]
    gains(g, 0, (CONFLICT_CARDS, 1))
    assert (len(p.deck), p.discard) == (15, [])


@pytest.mark.rule("HYB-DECK-01")
def test_with_nothing_to_shuffle_the_draw_is_skipped() -> None:
    g = given()
    p = g.players[0]
    p.deck, p.discard, hand = [], [], p.hand.copy()
    gains(g, 0, (CONFLICT_CARDS, 2))
    assert p.hand == hand


@pytest.mark.rule("HYB-DECK-01")
def test_premonitions_and_coliseum_cards_are_shuffled_anew_as_well() -> None:
    g = given()
    g.premonition_discard, g.premonition_deck = g.premonition_deck[1:], g.premonition_deck[:1]
    g.coliseum_discard, g.coliseum_deck = g.coliseum_deck[1:], g.coliseum_deck[:1]
    gains(g, 0, (COLISEUM_CARDS, 1), (PREMONITIONS, 1))
    assert (len(g.premonition_deck), g.premonition_discard) == (36, [])
    assert (len(g.coliseum_deck), g.coliseum_discard) == (39, [])


@pytest.mark.rule("HYB-DECK-04")
def test_a_coliseum_card_that_is_discarded_joins_its_players_deck() -> None:
    g = bare(given())
    p = g.players[0]
    gains(g, 0, (COLISEUM_CARDS, 1))
    [card] = p.hand
    run(pay(g, p, [(CONFLICT_CARDS, 1)]))
    assert (p.discard, g.coliseum_discard) == ([card], [])
    assert p.settled == [card], "everybody has seen whose it is"
    p.deck = []
    gains(g, 0, (CONFLICT_CARDS, 1))
    assert p.hand == [card]


@pytest.mark.rule("HYB-DECK-02")
def test_a_hand_has_no_limit() -> None:
    g = given()
    gains(g, 0, (CONFLICT_CARDS, 16), (COLISEUM_CARDS, 10))
    assert len(g.players[0].hand) == 27


@pytest.mark.rule("HYB-WELL-01", "HYB-WELL-02", "HYB-WELL-03")
def test_from_nine_prayers_on_the_active_player_loses_a_follower_once_an_effect() -> None:
    g = given()
    p = g.players[0]
    p.followers = 3
    gains(g, 0, (GENERATED_PRAYERS, 8))
    assert p.followers == 3
    gains(g, 0, (GENERATED_PRAYERS, 4))
    assert (p.followers, g.well) == (2, 12)


@pytest.mark.rule("HYB-WELL-03")
def test_on_somebodys_turn_it_is_they_who_lose_the_follower() -> None:
    g = given()
    for p in g.players:
        p.followers = 2
    g.turn.seat = 1
    gains(g, 0, (GENERATED_PRAYERS, 9))
    assert [p.followers for p in g.players] == [2, 1]


@pytest.mark.rule("HYB-WELL-01")
def test_the_prayers_of_one_effect_are_all_in_before_the_well_is_looked_at() -> None:
    g = given()
    g.players[0].followers = 3
    g.well = 5
    do(g, 0, {"for_each": {"held": "follower"}, "do": [{"gain": {"generated_prayer": 3}}]})
    assert (g.well, g.players[0].followers) == (0, 3), "14 at once: no Follower is lost on the way"


@pytest.mark.rule("HYB-WELL-03")
def test_without_a_follower_the_well_costs_grandeur() -> None:
    g = given(*OLYMPIANS)
    foremost = g.players[g.grandeur[0]]
    gains(g, foremost.seat, (GENERATED_PRAYERS, 9))
    assert g.grandeur[1] == foremost.seat


@pytest.mark.rule("HYB-WELL-04", "HYB-WELL-05", "HYB-WELL-06", "HYB-WELL-07")
def test_at_fourteen_the_foremost_temple_owner_loses_one_and_the_well_is_emptied() -> None:
    g = given(*OLYMPIANS)
    second, third = g.players[g.grandeur[1]], g.players[g.grandeur[2]]
    second.temples, third.temples = 0b101, 0b1
    g.well, g.players[0].followers = 10, 2
    questions = gains(g, 0, (GENERATED_PRAYERS, 4), answers=(2,))
    assert questions == [[0, 2]], "the owner chooses which"
    assert (second.temples, third.temples) == (0b1, 0b1)
    assert (g.well, g.players[0].followers) == (0, 2)


@pytest.mark.rule("HYB-WELL-07")
def test_a_destroyed_temple_is_gone_for_good() -> None:
    g = given(*OLYMPIANS)
    p = g.players[0]
    p.temples, p.cleared = 0b1, [0] * 6
    gains(g, 0, (GENERATED_PRAYERS, 14))
    assert (p.temples, p.cleared) == (0, [0] * 6)


@pytest.mark.rule("HYB-WELL-05")
def test_without_a_temple_the_well_is_emptied_all_the_same() -> None:
    g = given()
    assert gains(g, 0, (GENERATED_PRAYERS, 14)) == []
    assert g.well == 0
