"""The verbs that every chapter uses: what is had, chosen, repeated, handed to others.  Page 9."""

from typing import Any

import pytest

from agon.games.hybris.box.numbers import CRAFT, FIRE, HERO, NONE, OMEN, WATER
from agon.games.hybris.player import IN_UNDERWORLD
from agon.games.hybris.rules.questions import (
    ACTION,
    CARD,
    CHOOSE_BRANCH,
    LOSE_CARD,
    MAY,
    STOP,
    WHICH_CITY,
    WILL_ACT,
    WILL_PAY,
)
from agon.games.hybris.rules.resources import discard, drop_premonitions
from agon.games.hybris.scenes import FOR_CLASH, FOR_SLOT, Combat, Scene, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import Asked, answer, options_of, seats_asked
from rules.hybris.given import (
    OLYMPIANS,
    audiences,
    bare,
    box,
    cards_showing,
    do,
    effects,
    empower,
    figure_of,
    given,
    line_up,
    named,
    run,
    sent,
    take_cards,
    told,
)


def table() -> Hybris:
    """Four players who have nothing, on the Grandeur track in the order of their seats."""
    g = bare(given(*OLYMPIANS))
    line_up(g, 0, 1, 2, 3)
    return g


def carry_out(g: Hybris, seat: int, *tables: dict[str, Any], say: list[tuple[Kind, int]] | None = None) -> list[Asked]:
    """The same as `do`, with answers by question."""
    return answer(g.book.resolve(g, g.players[seat], effects(*tables), Scene(seat)), *(say or []))


# ---------------------------------------------------------------- gain, lose, pay, give


def test_a_gain_is_never_declined_and_what_cannot_be_had_is_lost() -> None:
    g = table()
    g.players[0].kindness = 5
    assert do(g, 0, {"gain": {"kindness": 1, "prayer": 2, "enhanced_card": 1}}) == []
    assert (g.players[0].kindness, g.players[0].prayers) == (5, 0)


def test_two_effects_are_two_effects() -> None:
    g = table()
    do(g, 0, {"gain": {"generated_prayer": 1}}, {"gain": {"prayer": 1}})
    assert (g.well, g.players[0].prayers) == (0, 1)
    g.well = 1
    do(g, 0, {"gain": {"generated_prayer": 1, "prayer": 3}})
    assert (g.well, g.players[0].prayers) == (1, 2), "in one effect the Well is drawn from before it is filled"


@pytest.mark.rule("HYB-CORE-03")
def test_the_amounts_of_one_lose_are_one_loss_two_loses_are_two() -> None:
    g = table()
    do(g, 0, {"lose": {"aegis": 2, "follower": 2, "prayer": 1}})
    assert g.grandeur == [1, 0, 2, 3]
    do(g, 0, {"lose": {"aegis": 2}}, {"lose": {"follower": 2}})
    assert g.grandeur == [1, 2, 3, 0]


@pytest.mark.rule("HYB-CORE-01")
def test_to_pay_is_a_choice_and_only_where_it_can_be_paid_in_full() -> None:
    g = table()
    p = g.players[0]
    pay = {"pay": {"aegis": 2, "follower": 1}, "then": [{"gain": {"vp": 3}}]}
    p.aegis, p.followers = 2, 0
    assert carry_out(g, 0, pay) == []
    p.followers = 1
    carry_out(g, 0, pay, say=[(WILL_PAY, STOP << 16)])
    assert (p.aegis, p.vp) == (2, 0)
    carry_out(g, 0, pay)
    assert (p.aegis, p.followers, p.vp) == (0, 0, 3)


@pytest.mark.rule("HYB-CORE-01")
def test_nobody_is_asked_to_pay_for_nothing() -> None:
    g = table()
    g.players[0].aegis = 2
    assert carry_out(g, 0, {"pay": {"aegis": 1}, "then": [{"gain": {"prayer": 1}}]}) == []
    assert carry_out(g, 0, {"pay": {"aegis": 1}, "then": [{"act": "resurrect"}]}) == []
    g.well = 1
    assert len(carry_out(g, 0, {"pay": {"aegis": 1}, "then": [{"act": "resurrect"}, {"gain": {"prayer": 1}}]})) == 1


def test_pay_so_many_times_is_asked_each_time() -> None:
    g = table()
    p = g.players[0]
    p.followers = 5
    pay = {"pay": {"follower": 1}, "then": [{"gain": {"vp": 1}}], "times": 3}
    assert len(seats_asked(carry_out(g, 0, pay), WILL_PAY)) == 3
    assert (p.followers, p.vp) == (2, 3)
    assert len(seats_asked(carry_out(g, 0, pay, say=[(WILL_PAY, STOP << 16)]), WILL_PAY)) == 1
    assert len(seats_asked(carry_out(g, 0, pay), WILL_PAY)) == 2, "until nothing is left"


def test_give_hands_over_what_there_is_to_the_owner_and_costs_nothing_more() -> None:
    g = table()
    g.players[1].aegis = 1
    g.log = []
    do(g, 0, {"others": [{"give": {"aegis": 2}}]})
    assert [p.aegis for p in g.players] == [1, 0, 0, 0]
    assert g.grandeur == [0, 1, 2, 3], "no fallback"
    assert told(g, "hybris-given") == [(1, 0, 1, 1)]


# ---------------------------------------------------------------- choices

CHOICE = {"choose": [[{"gain": {"vp": 1}}], [{"gain": {"aegis": 1}}]]}


def test_exactly_one_branch_is_carried_out() -> None:
    g = table()
    branches = options_of(carry_out(g, 0, CHOICE), CHOOSE_BRANCH)
    assert (g.players[0].vp, g.players[0].aegis) == (1, 0)
    carry_out(g, 0, CHOICE, say=[(CHOOSE_BRANCH, branches[1])])
    assert (g.players[0].vp, g.players[0].aegis) == (1, 1)


@pytest.mark.rule("HYB-CORE-01")
def test_to_take_a_branch_that_begins_with_pay_is_to_pay() -> None:
    g = table()
    p = g.players[0]
    choice = {"choose": [[{"pay": {"aegis": 1}, "then": [{"gain": {"vp": 2}}]}], [{"gain": {"follower": 1}}]]}
    carry_out(g, 0, choice)
    assert p.followers == 1, "the one that cannot be paid is not on offer"
    p.aegis = 1
    asked = carry_out(g, 0, choice)
    assert (p.aegis, p.vp, seats_asked(asked, WILL_PAY)) == (0, 2, [])


@pytest.mark.parametrize(
    "first",
    [
        {"give": {"aegis": 2}},
        {"discard": 2},
        {"destroy": "temple"},
        {"defeat": "other_hero"},
        {"send_back": {"kind": "hero", "from": "underworld"}},
        {"move_tile": "factory"},
        {"lose": {"follower": 2}},
        {"lose": {"kindness": 2}},
        {"lose": {"conflict_card": 1}, "element": "fire"},
    ],
)
def test_what_cannot_be_done_in_full_is_not_on_offer(first: dict[str, Any]) -> None:
    g = table()
    p = g.players[0]
    p.aegis, p.followers, p.kindness = 1, 1, 2
    take_cards(p, cards_showing(p, WATER)[:1])
    for character in p.characters:
        if character.kind == HERO:
            character.place = -4
    carry_out(g, 0, {"choose": [[first, {"gain": {"vp": 9}}], [{"gain": {"prayer": 1}}]]})
    assert (p.vp, p.aegis, p.followers, len(p.hand)) == (0, 1, 1, 1)
    if "lose" not in first:
        assert carry_out(g, 0, {"may": [first, {"gain": {"vp": 9}}]}) == []
        empower(g, 0, when="once_per_age", on={"rest_done": "any"}, effects=[first])
        assert answer(g.book.steps["rest"](g)) == []
        assert p.used == []


def test_with_no_branch_that_can_be_met_the_last_loss_goes_as_far_as_it_can() -> None:
    g = table()
    p = g.players[0]
    p.vp = 1
    do(g, 0, {"choose": [[{"lose": {"follower": 1}}], [{"lose": {"vp": 2}}]]})
    assert (p.vp, g.grandeur) == (0, [1, 0, 2, 3])
    p.vp = 1
    nothing = [{"pay": {"follower": 1}, "then": [{"gain": {"vp": 9}}]}]
    assert do(g, 0, {"choose": [nothing, nothing]}) == []
    assert p.vp == 1, "who cannot pay does nothing"


def test_may_is_yes_or_no() -> None:
    g = table()
    may = {"may": [{"gain": {"vp": 1}}]}
    assert len(options_of(carry_out(g, 0, may), MAY)) == 2
    assert g.players[0].vp == 1
    carry_out(g, 0, may, say=[(MAY, STOP << 16)])
    assert g.players[0].vp == 1


def test_may_is_not_asked_where_there_is_nothing_to_be_had() -> None:
    g = table()
    g.players[0].kindness = 5
    assert carry_out(g, 0, {"may": [{"gain": {"kindness": 1}}]}) == []


def test_if_looks_at_how_it_is_now() -> None:
    g = table()
    gain_or_lose = {"if": {"has": {"vp": 2}}, "then": [{"gain": {"aegis": 1}}], "else": [{"gain": {"vp": 1}}]}
    do(g, 0, gain_or_lose, gain_or_lose, gain_or_lose)
    assert (g.players[0].vp, g.players[0].aegis) == (2, 1)
    do(g, 1, {"if": {"has": {"vp": 2}}, "then": [{"gain": {"aegis": 1}}]})
    assert g.players[1].aegis == 0


@pytest.mark.rule("HYB-APPX-13")
def test_for_each_multiplies_what_can_be_multiplied_into_one_effect() -> None:
    g = table()
    p = g.players[0]
    p.aegis, p.followers = 3, 1
    do(g, 0, {"for_each": {"held": "aegis"}, "do": [{"lose": {"follower": 1}}, {"gain": {"vp": 2}}]})
    assert (p.followers, p.vp, g.grandeur[:2]) == (0, 6, [1, 0]), "one loss of three, one fallback"
    assert do(g, 1, {"for_each": {"held": "aegis"}, "do": [{"gain": {"vp": 2}}]}) == []
    assert g.players[1].vp == 0


def test_for_each_stops_at_its_maximum_and_counts_once() -> None:
    g = table()
    p = g.players[0]
    p.aegis = 5
    do(g, 0, {"for_each": {"held": "aegis"}, "do": [{"gain": {"vp": 1}}], "max": 3})
    assert p.vp == 3
    do(g, 0, {"for_each": {"held": "aegis"}, "do": [{"if": {"has": {"vp": 1}}, "then": [{"gain": {"aegis": 1}}]}]})
    assert p.aegis == 10, "five times, though there was more each time"


# ---------------------------------------------------------------- other players


@pytest.mark.rule("HYB-ACT-23")
def test_others_and_each_player_come_in_grandeur_order() -> None:
    g = table()
    line_up(g, 2, 0, 3, 1)
    choice = [CHOICE]
    assert seats_asked(carry_out(g, 0, {"others": choice}), CHOOSE_BRANCH) == [2, 3, 1]
    assert seats_asked(carry_out(g, 0, {"each_player": choice}), CHOOSE_BRANCH) == [2, 0, 3, 1]


def test_owner_hands_it_back() -> None:
    g = table()
    do(g, 2, {"others": [{"owner": [{"gain": {"vp": 1}}]}]})
    assert [p.vp for p in g.players] == [0, 0, 3, 0]


def test_one_rival_the_foremost_the_actor_or_the_opponent() -> None:
    g = table()
    lose = [{"gain": {"vp": 1}}]
    do(g, 1, {"rival": lose, "which": "foremost"})
    do(g, 0, {"rival": lose, "which": "foremost"})
    assert [p.vp for p in g.players] == [1, 0, 0, 0], "nothing happens if that is oneself"
    do(g, 1, {"rival": lose, "which": "actor"}, at=Scene(3))
    do(g, 3, {"rival": lose, "which": "actor"}, at=Scene(3))
    assert [p.vp for p in g.players] == [1, 0, 0, 1]
    g.combat = Combat(FOR_SLOT, Side(1, 0), Side(2, 0))
    do(g, 2, {"rival": lose, "which": "opponent"})
    assert [p.vp for p in g.players] == [1, 1, 0, 1]
    g.combat = Combat(FOR_CLASH, Side(1, 0), Side(NONE, NONE))
    do(g, 1, {"rival": lose, "which": "opponent"})
    assert [p.vp for p in g.players] == [1, 1, 0, 1], "nothing against the game"


def test_whose_character_was_sent_back() -> None:
    g = table()
    here = sent(g, 0, HERO, "oracle")
    prophet = next(c for c in g.players[2].characters if c.kind == 2)
    prophet.place = 11
    do(
        g,
        0,
        {"send_back": {"kind": "prophet", "from": "here", "of": "rival"}},
        {"rival": [{"gain": {"vp": 1}}], "which": "sent_back"},
        at=here,
    )
    assert [p.vp for p in g.players] == [0, 0, 1, 0]


def lead(g: Hybris, second_from: int = 3) -> list[int]:
    """Most Aegis gives 5 points, the next best 2."""
    for p in g.players:
        p.vp = 0
    do(
        g,
        0,
        {
            "leader": {"held": "aegis"},
            "do": [{"gain": {"vp": 5}}],
            "second": [{"gain": {"vp": 2}}],
            "second_from": second_from,
        },
    )
    return [p.vp for p in g.players]


def test_the_leader_and_the_next_best_must_have_one_at_least() -> None:
    g = table()
    assert lead(g) == [0, 0, 0, 0]
    g.players[1].aegis = 2
    assert lead(g) == [0, 5, 0, 0]
    g.players[3].aegis = 1
    assert lead(g) == [0, 5, 0, 2]


def test_ties_for_the_lead_go_to_who_is_further_back() -> None:
    g = table()
    for p in g.players[:3]:
        p.aegis = 2
    assert lead(g) == [0, 2, 5, 0]
    line_up(g, 2, 1, 0, 3)
    assert lead(g) == [5, 2, 0, 0]


def test_with_too_few_players_there_is_no_second() -> None:
    g = bare(given("zeus", "hades"))
    for p in g.players:
        p.aegis = 1 + p.seat
    assert lead(g) == [0, 5]
    assert lead(g, second_from=2) == [2, 5]


# ---------------------------------------------------------------- actions that are granted


@pytest.mark.rule("HYB-CORE-05")
def test_a_granted_action_needs_no_character_and_no_activation() -> None:
    g = table()
    g.factory.put(0, 20, 1)
    do(g, 0, {"act": "produce"}, {"act": "drain"}, {"act": "perceive"})
    p = g.players[0]
    assert g.factory.tiles == [NONE, 20, NONE]
    assert (p.aegis, p.vp) == (4, 1)
    assert all(c.place < 0 and not c.activated for c in p.characters)


@pytest.mark.rule("HYB-CORE-05")
def test_it_is_performed_by_nobody() -> None:
    g = table()
    here = sent(g, 0, HERO, "oracle")
    empower(
        g,
        0,
        when="reaction",
        on={"drain": "self"},
        effects=[{"if": {"character": "hero"}, "then": [{"gain": {"vp": 5}}]}],
    )
    do(g, 0, {"act": "drain"}, at=here)
    assert g.players[0].vp == 0
    assert (g.turn.action, g.turn.prayers) == (NONE, 0)
    g.players[0].prayers = 3
    answer(g.book.resolve(g, g.players[0], effects({"act": "convert"}), here))
    assert g.turn.prayers == 0, "nor does it count for the character's own"


@pytest.mark.rule("HYB-CORE-05")
def test_its_own_price_is_paid_and_may_be_declined() -> None:
    g = table()
    p = g.players[0]
    tile = next(t.index for t in box().technologies if (t.followers, t.aegis) == (2, 1))
    g.workshop.put(0, tile, 0)
    assert carry_out(g, 0, {"act": "craft"}) == [], "what cannot be paid is not asked"
    p.followers, p.aegis = 2, 1
    asked = carry_out(g, 0, {"act": "craft"}, say=[(WILL_ACT, STOP << 16)])
    assert options_of(asked, WILL_ACT) == [ACTION << 16 | CRAFT, STOP << 16]
    assert p.followers == 2
    carry_out(g, 0, {"act": "craft"})
    assert (p.followers, p.aegis, g.factory.tiles[0]) == (0, 0, tile)


def test_a_granted_craft_may_have_a_discount_of_its_own() -> None:
    g = table()
    tile = next(t.index for t in box().technologies if (t.followers, t.aegis) == (2, 1))
    g.workshop.put(1, tile, 0)
    carry_out(g, 0, {"act": "craft", "discount": 2})
    assert g.factory.tiles[0] == tile, "1 of space B and 2 of the effect: for nothing"


def test_influence_is_granted_here_or_in_any_city() -> None:
    g = table()
    argos = named("city", "argos")
    asked = carry_out(g, 1, {"act": "influence", "at": "any_city"}, say=[(WHICH_CITY, 2 << 16 | argos)])
    assert len(options_of(asked, WHICH_CITY)) == 5
    assert [numbers[:2] for numbers in told(g, "hybris-influence")] == [(1, argos)]
    here = Scene(1)
    here.city = named("city", "elis")
    answer(g.book.resolve(g, g.players[1], effects({"act": "influence", "at": "here"}), here))
    assert told(g, "hybris-influence")[-1][1] == here.city
    assert g.well == 0, "no slot bonus"


def test_who_is_granted_an_omen_is_asked_whatever_the_hand() -> None:
    g = table()
    p = g.players[0]
    [fire] = cards_showing(g.players[1], FIRE)[:1]
    g.omens.tiles, g.omens.owners = [fire], [1]
    assert carry_out(g, 0, {"act": "omen"}) == [], "an empty hand is no secret"
    p.followers = 1
    take_cards(p, cards_showing(p, FIRE)[:1])
    assert options_of(carry_out(g, 0, {"act": "omen"}), WILL_ACT) == [STOP << 16]
    take_cards(p, cards_showing(p, WATER)[:1])
    assert options_of(carry_out(g, 0, {"act": "omen"}), WILL_ACT) == [ACTION << 16 | OMEN, STOP << 16]
    assert g.omens.owners == [1, 0]
    assert WILL_ACT.secret


# ---------------------------------------------------------------- what is shown


@pytest.mark.parametrize("what", ["discard", "premonition", "omen", "look"])
def test_whatever_was_hidden_and_is_shown_counts_as_revealed(what: str) -> None:
    g = table()
    p = g.players[0]
    p.followers = 1
    take_cards(p, cards_showing(p, FIRE)[:1])
    p.premonitions = [g.premonition_deck.pop()]
    reveals = g.reveals
    if what == "discard":
        discard(g, p, p.hand[0])
    elif what == "premonition":
        run(drop_premonitions(g, p, 1))
        assert audiences(g, "hybris-premonition-dropped") == [-1]
    elif what == "omen":
        g.primordials_seen[0] = 1  # nothing new but the card
        reveals = g.reveals
        carry_out(g, 0, {"act": "omen"})
    else:
        carry_out(g, 1, {"look": "rival_hand"})
    assert g.reveals > reveals


@pytest.mark.rule("HYB-APPX-11")
def test_a_loss_of_cards_may_ask_for_an_element() -> None:
    g = table()
    p = g.players[0]
    fire, water = cards_showing(p, FIRE)[:2], cards_showing(p, WATER)[:1]
    take_cards(p, fire + water)
    asked = carry_out(g, 0, {"lose": {"conflict_card": 2}, "element": "fire"}, say=[(LOSE_CARD, CARD << 16 | fire[1])])
    assert [option & 0xFFFF for option in options_of(asked, LOSE_CARD)] == fire
    assert (p.hand, g.grandeur[0]) == (water, 0)
    carry_out(g, 0, {"lose": {"conflict_card": 1}, "element": "fire"})
    assert (p.hand, g.grandeur[0]) == (water, 1)


def test_a_hero_in_the_underworld_can_be_chosen_in_a_branch() -> None:
    g = table()
    hero = figure_of(g.players[0], HERO)
    choice = {"choose": [[{"send_back": {"kind": "hero", "from": "underworld"}}], [{"gain": {"vp": 1}}]]}
    assert seats_asked(carry_out(g, 0, choice), CHOOSE_BRANCH) == []
    hero.place = IN_UNDERWORLD
    assert len(options_of(carry_out(g, 0, choice), CHOOSE_BRANCH)) == 2
