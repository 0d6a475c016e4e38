"""Hunts: the hero's attack, the monster's, the defence, and how a hunt ends."""

from collections.abc import Sequence

import pytest

from agon.games.hellas.box.numbers import HUNT, NONE, SPEED, STRENGTH
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.player import Player
from agon.games.hellas.rules.hunt import hunt
from agon.games.hellas.rules.hunt.defence import draw_attack, shuffle_attacks
from agon.games.hellas.rules.hunt.questions import (
    ANSWER_ATTACK,
    CHOOSE_ATTACK,
    DEAL_WOUND,
    DEFEND,
    MONSTER,
)
from agon.games.hellas.rules.questions import ANY_TIME, STOP
from agon.games.hellas.state import Hellas
from rules.hellas.chase import (
    EVERY_SYMBOL,
    NO,
    actions,
    all_but,
    answered,
    attack_card,
    attacks,
    defend,
    dress,
    hunted,
    kinds,
    parry,
    places,
    wound_card,
)
from rules.hellas.given import audiences, beast, bless, do, equip, given, hand, named, region, told


def on_trail(*faces: str, symbols: Sequence[str] = EVERY_SYMBOL) -> tuple[Hellas, Player, int, list[int]]:
    """A hero of seat 0 with these cards stands before Cerberus, who has these symbols."""
    g = given()
    prey = beast(g, "cerberus", "macedonia")
    dress(g, prey, *symbols)
    return g, g.players[0], prey, hand(g, 0, *faces).copy()


# ---------------------------------------------------------------- the beginning


@pytest.mark.rule("LOH-MSPEC-23")
def test_a_monster_is_hunted_where_the_hero_is() -> None:
    g = given()
    p = g.players[0]
    beast(g, "hydra", "epirus")
    assert g.book.special[HUNT].why_not(g, p) is not None
    first, second = beast(g, "medusa", "macedonia"), beast(g, "cyclops", "macedonia")
    assert g.book.special[HUNT].why_not(g, p) is None
    asked = answered(g.book.special[HUNT].do(g, p), MONSTER << 16 | second)
    assert sorted(asked[0].options) == sorted(MONSTER << 16 | m for m in (first, second))
    assert told(g, "hellas-hunt")[0][:3] == (0, second, region("macedonia"))
    p.region = NONE
    assert g.book.special[HUNT].why_not(g, p) is not None


@pytest.mark.rule("LOH-MSPEC-24")
@pytest.mark.rule("LOH-MHERO-02")
def test_a_hunt_begins_with_as_many_cards_as_strength() -> None:
    g, p, prey, _ = on_trail()
    p.attributes[STRENGTH] = 3
    answered(hunt(g, p, prey))
    assert told(g, "hellas-drew")[0][:2] == (0, 3)
    p.injuries = 1 << STRENGTH
    answered(hunt(g, p, prey))
    assert told(g, "hellas-drew")[1][:2] == (0, 1)


@pytest.mark.rule("LOH-MHNT-15")
def test_attack_cards_are_shuffled_for_every_hunt() -> None:
    g, p, prey, _ = on_trail()
    g.attack_discard = [g.attack_deck.pop() for _ in range(5)]
    g.attack_seen = {g.attack_discard[0]: 0b10}
    before = g.attack_deck.copy()
    answered(hunt(g, p, prey))
    assert sorted(g.attack_deck) == list(range(18))
    assert g.attack_deck[: len(before)] != before
    assert (g.attack_discard, g.attack_seen) == ([], {})


# ---------------------------------------------------------------- the hero's attack


@pytest.mark.rule("LOH-MHNT-01")
@pytest.mark.rule("LOH-MHNT-10")
@pytest.mark.rule("LOH-MHNT-14")
def test_a_hunter_who_deals_no_wound_has_failed() -> None:
    g, _p, prey, cards = on_trail("wild_attack_spear")
    asked = hunted(g, 0, prey, NO)
    assert (asked[0].kind, asked[0].seat) == (DEAL_WOUND, 0)
    assert asked[0].options == [wound_card(cards[0]), NO]
    assert [numbers[:2] for numbers in told(g, "hellas-hunt-failed")] == [(0, prey)]
    assert told(g, "hellas-attack") == []
    assert g.hunt is None


@pytest.mark.rule("LOH-MHNT-01")
def test_cards_that_cannot_wound_end_a_hunt_but_nobody_sees_that() -> None:
    g, _p, prey, _ = on_trail("reinforcements_shield")
    asked = hunted(g, 0, prey)
    assert DEAL_WOUND.secret
    assert asked[0].options == [NO]
    assert len(told(g, "hellas-hunt-failed")) == 1


def test_an_empty_hand_asks_nothing() -> None:
    g, _p, prey, _ = on_trail()
    assert kinds(hunted(g, 0, prey)) == ["injury"]


def test_an_empty_hand_with_a_prayer_may_be_filled() -> None:
    g, p, prey, cards = on_trail("glory_torch")
    bless(g, 0, "battle_prayer")
    p.pool = 2
    prayer = ANY_TIME << 16 | g.arsenal.powers["any_time"][0].power.index
    asked = hunted(g, 0, prey, wound_card(cards[0]), prayer)
    assert asked[1].options == [NO, prayer]
    assert told(g, "hellas-drew")[0][:2] == (0, 1)


@pytest.mark.rule("LOH-MHNT-02")
@pytest.mark.rule("LOH-MHNT-09")
def test_several_wounds_up_to_killing_it_at_once() -> None:
    symbols = ("torch", "bow", "sword:priest", "spear:artifact")
    g, p, prey, cards = on_trail("glory_torch", "glory_bow", "trap_sword", "assault_spear", symbols=symbols)
    asked = hunted(g, 0, prey, *(wound_card(card) for card in cards))
    assert g.beasts[prey].slain
    assert told(g, "hellas-attack") == []
    assert [len(ask.options) for ask in asked[:4]] == [5, 4, 3, 2]
    assert len(told(g, "hellas-wound")) == 4
    assert told(g, "hellas-hunt-failed") == []
    assert p.hand == []


@pytest.mark.rule("LOH-MHNT-08")
def test_rounds_go_on_until_the_end() -> None:
    g, _p, prey, cards = on_trail("glory_torch", "glory_bow", "trap_sword")
    attacks(g, "attack_3")
    asked = hunted(g, 0, prey, wound_card(cards[0]), NO, NO, 12 << 16, wound_card(cards[1]), NO, NO)
    assert kinds(asked)[:4] == ["wound", "wound", "defence", "injury"]
    assert len(told(g, "hellas-attack")) == 2
    assert len(told(g, "hellas-hunt-failed")) == 1


# ---------------------------------------------------------------- the monster's attack


@pytest.mark.rule("LOH-MHNT-03")
@pytest.mark.parametrize(("hunter", "chooser"), [(0, 1), (2, 0)])
def test_the_left_neighbour_chooses_one_of_two_attack_cards(hunter: int, chooser: int) -> None:
    g = given()
    prey = beast(g, "cerberus", "macedonia")
    g.active = hunter
    g.hunt = Hunt(hunter, prey, region("macedonia"))
    top = g.attack_deck[-2:]
    [ask] = answered(draw_attack(g, g.hunt), attack_card(top[0]))
    assert (ask.kind, ask.seat) == (CHOOSE_ATTACK, chooser)
    assert ask.kind.secret
    assert ask.options == [attack_card(card) for card in sorted(top)]
    assert (g.hunt.attack, g.hunt.drawn) == (top[0], [])
    assert g.attack_discard == [top[1]]
    assert g.attack_seen == {top[1]: 1 << chooser}
    assert audiences(g, "hellas-attack-drawn") == [1 << chooser] * 2


def test_the_two_cards_lie_in_the_state_while_they_are_looked_at() -> None:
    g = given()
    g.hunt = Hunt(0, beast(g, "cerberus", "macedonia"), region("macedonia"))
    play = draw_attack(g, g.hunt)
    next(play)
    assert (len(g.hunt.drawn), g.hunt.chooser, g.hunt.attack) == (2, 1, NONE)
    assert g.hunt.copy().dump()["drawn"] == sorted(g.hunt.drawn)
    assert len(g.attack_deck) == 16


def test_a_deck_that_runs_out_is_made_anew() -> None:
    g = given()
    g.hunt = Hunt(0, beast(g, "cerberus", "macedonia"), region("macedonia"))
    shuffle_attacks(g)
    for _ in range(10):
        answered(draw_attack(g, g.hunt))
        g.attack_discard.append(g.hunt.attack)
    assert len(g.attack_deck) + len(g.attack_discard) == 18


@pytest.mark.rule("LOH-MHNT-04")
@pytest.mark.rule("LOH-MHNT-05")
def test_cards_worth_the_attack_cancel_it_and_two_are_drawn() -> None:
    g, p, prey, cards = on_trail("glory_torch", "assault_axe", "trap_sword")
    attacks(g, "attack_5")
    torch, *_ = [card for card in cards if g.box.combat_card(card).id == "glory_torch"]
    rest = [card for card in cards if card != torch]
    asked = hunted(g, 0, prey, wound_card(torch), NO, defend(rest[0]), defend(rest[1]), NO)
    assert asked[2].kind is ANSWER_ATTACK
    assert actions(asked[2]) == {DEFEND, STOP}
    assert [numbers[:2] for numbers in told(g, "hellas-defended")] == [(0, prey)]
    assert told(g, "hellas-undefended") == []
    assert told(g, "hellas-drew")[0][:2] == (0, 2)
    assert p.injuries.bit_count() == 1  # only that of the failed hunt
    assert all(card in g.combat_discard for card in cards)


@pytest.mark.rule("LOH-MHNT-04")
def test_cards_that_could_never_be_enough_are_not_on_offer() -> None:
    g, _p, prey, cards = on_trail("glory_torch", "trap_sword", "glory_bow")
    attacks(g, "attack_3")
    torch = next(card for card in cards if g.box.combat_card(card).id == "glory_torch")
    asked = hunted(g, 0, prey, wound_card(torch), NO)
    assert asked[2].kind is ANSWER_ATTACK
    assert asked[2].options == [NO]


@pytest.mark.rule("LOH-MHNT-04")
def test_whoever_gives_up_half_way_has_lost_the_cards() -> None:
    g, _p, prey, cards = on_trail("glory_torch", "wild_attack_axe", "wild_attack_spear")
    attacks(g, "attack_5")
    torch = next(card for card in cards if g.box.combat_card(card).id == "glory_torch")
    axe = next(card for card in cards if g.box.combat_card(card).id == "wild_attack_axe")
    hunted(g, 0, prey, wound_card(torch), NO, defend(axe), NO)
    assert axe in g.combat_discard
    assert len(told(g, "hellas-undefended")) == 1


@pytest.mark.rule("LOH-MHNT-06")
@pytest.mark.rule("LOH-MHNT-07")
def test_an_attack_that_is_not_defended_is_carried_out_and_one_card_drawn() -> None:
    g, p, prey, cards = on_trail("glory_torch", "assault_axe")
    attacks(g, "attack_3")
    torch = next(card for card in cards if g.box.combat_card(card).id == "glory_torch")
    hunted(g, 0, prey, wound_card(torch), NO, NO)
    assert len(told(g, "hellas-undefended")) == 1
    assert p.injuries.bit_count() == 2  # the attack's, and that of the failed hunt
    assert told(g, "hellas-drew")[0][:2] == (0, 1)


@pytest.mark.rule("LOH-MMST-05")
def test_a_shield_stops_any_attack_for_an_injury_and_one_card() -> None:
    g, p, prey, cards = on_trail("glory_torch", "reinforcements_shield")
    attacks(g, "recall_4")
    torch = next(card for card in cards if g.box.combat_card(card).id == "glory_torch")
    shield = next(card for card in cards if card != torch)
    asked = hunted(g, 0, prey, wound_card(torch), NO, parry(shield), 12 << 16 | SPEED, NO)
    assert asked[2].options == [parry(shield), NO]
    assert kinds(asked)[3:5] == ["injury", "wound"]
    assert told(g, "hellas-drew")[0][:2] == (0, 1)
    assert p.injuries >> SPEED & 1
    assert shield in g.combat_discard


def test_a_shield_is_worth_nothing_as_a_card_of_a_defence() -> None:
    g, _p, prey, cards = on_trail("glory_torch", "reinforcements_shield", "assault_axe")
    attacks(g, "attack_3")
    torch, shield, axe = cards
    asked = hunted(g, 0, prey, wound_card(torch), NO, NO)
    assert asked[2].options == [defend(axe), parry(shield), NO]


# ---------------------------------------------------------------- how it fails


@pytest.mark.rule("LOH-MHNT-11")
def test_an_attack_that_ends_the_hunt() -> None:
    g, _p, prey, cards = on_trail("glory_torch")
    attacks(g, "recall_3")
    asked = hunted(g, 0, prey, wound_card(cards[0]))
    assert kinds(asked) == ["wound", "injury"]
    assert len(told(g, "hellas-hunt-failed")) == 1
    assert told(g, "hellas-drew") == []


@pytest.mark.rule("LOH-MHNT-12")
def test_a_fourth_injury_ends_the_hunt() -> None:
    g, p, prey, cards = on_trail("glory_torch", "glory_bow")
    attacks(g, "attack_3")
    p.injuries = 0b111
    asked = hunted(g, 0, prey, wound_card(cards[0]), NO, NO)
    assert kinds(asked) == ["wound", "wound", "defence"]
    assert len(told(g, "hellas-hunt-failed")) == 1


@pytest.mark.rule("LOH-MHNT-12")
def test_a_third_injury_does_not() -> None:
    g, p, prey, cards = on_trail("glory_torch", "glory_bow")
    attacks(g, "attack_3")
    p.injuries = 0b011
    asked = hunted(g, 0, prey, wound_card(cards[0]), NO, NO)
    assert kinds(asked) == ["wound", "wound", "defence", "wound"]


@pytest.mark.rule("LOH-MHNT-13")
@pytest.mark.parametrize(("before", "after"), [(0b000, 1), (0b011, 3), (0b111, 3)])
def test_a_failed_hunt_costs_an_injury_if_possible(before: int, after: int) -> None:
    g, p, prey, _ = on_trail()
    p.injuries = before
    hunted(g, 0, prey)
    assert p.injuries.bit_count() == after


@pytest.mark.rule("LOH-MHNT-13")
def test_a_hunt_that_is_won_costs_none() -> None:
    g, p, prey, cards = on_trail("wild_attack_spear")
    all_but(g, prey, *places(g, prey, "spear"))
    hunted(g, 0, prey, wound_card(cards[0]))
    assert p.injuries == 0


@pytest.mark.rule("LOH-MBAT-20")
def test_the_hand_is_cut_back_right_after_a_hunt() -> None:
    g, p, prey, _ = on_trail("glory_torch", "glory_bow", "trap_sword")
    p.attributes[STRENGTH] = 5
    asked = answered(hunt(g, p, prey), NO)
    assert len(asked[0].options) >= 5  # eight cards in hand, and no
    assert kinds(asked) == ["wound", "injury", *["discard"] * 4]
    assert len(p.hand) == 4


# ---------------------------------------------------------------- powers in hunts


def test_hunt_starts_and_hunting_reach_the_hunter() -> None:
    g, p, prey, cards = on_trail("glory_torch")
    bless(g, 0, "sacrifice_of_flesh", "inspiring_hunt")
    attacks(g, "attack_3")
    p.pool = 0
    p.injuries = 0b001
    asked = hunted(g, 0, prey, 4 << 16 | power("sacrifice_of_flesh"), wound_card(cards[0]))
    assert kinds(asked)[:2] == ["use-power", "wound"]
    assert len(told(g, "hellas-drew")) >= 1  # the priest of the hunt's start has paid
    assert told(g, "hellas-healed")[0][:2] == (0, 0)


def power(blessing: str) -> int:
    return given().box.blessings[named("blessing", blessing)].powers[0].index


def test_hunting_comes_before_the_attack_and_before_the_answer() -> None:
    g, p, prey, cards = on_trail("glory_torch", "glory_bow")
    bless(g, 0, "sacrifice_of_flesh")
    attacks(g, "attack_3")
    p.pool = 2
    p.injuries = 0b001
    use = 4 << 16 | power("sacrifice_of_flesh")
    asked = hunted(g, 0, prey, NO, wound_card(cards[0]), NO, use)
    assert kinds(asked)[:5] == ["use-power", "wound", "wound", "use-power", "defence"]


def test_weak_spot_and_poison_arrows_wound_at_the_start() -> None:
    g, p, prey, _cards = on_trail("reinforcements_shield")
    bless(g, 0, "weak_spot")
    equip(g, 0, "poison_arrows")
    all_but(g, prey, *places(g, prey, "axe"), *places(g, prey, "spear"))
    weak, arrows = power("weak_spot"), g.box.artifacts[named("artifact", "poison_arrows")].power.index
    asked = hunted(g, 0, prey, 4 << 16 | weak, 4 << 16 | weak)
    assert kinds(asked)[:3] == ["order", "use-power", "symbol"]
    assert arrows in [option & 0xFFFF for option in asked[0].options]
    assert g.beasts[prey].covered.bit_count() == 6
    assert p.hand == []


def test_an_artifact_may_kill_before_the_first_card() -> None:
    g, _p, prey, _cards = on_trail()
    equip(g, 0, "poison_arrows")
    all_but(g, prey, *places(g, prey, "axe"))
    hunted(g, 0, prey, 4 << 16 | g.box.artifacts[named("artifact", "poison_arrows")].power.index)
    assert g.beasts[prey].slain
    assert told(g, "hellas-hunt-failed") == []


def test_master_plan_makes_a_card_of_a_defence_worth_more() -> None:
    g, p, prey, cards = on_trail("glory_torch", "trap_sword")
    bless(g, 0, "master_plan")
    attacks(g, "attack_4")
    p.pool = 1
    torch, sword = sorted(cards, key=lambda card: g.box.combat_card(card).id)
    asked = hunted(g, 0, prey, wound_card(torch), NO, defend(sword), 4 << 16 | power("master_plan"))
    assert len(told(g, "hellas-defended")) == 1
    assert p.pool == 0
    assert kinds(asked)[2:4] == ["defence", "use-power"]


def test_advanced_dodge_adds_speed_once_in_each_hunt() -> None:
    g, p, prey, cards = on_trail("glory_torch", "glory_bow", "trap_sword", "trap_mace")
    bless(g, 0, "advanced_dodge")
    attacks(g, "attack_4")
    p.attributes[SPEED] = 3
    by = {g.box.combat_card(card).id: card for card in cards}
    asked = hunted(
        g, 0, prey, wound_card(by["glory_torch"]), NO, defend(by["trap_sword"]), wound_card(by["glory_bow"]), NO, NO
    )
    assert len(told(g, "hellas-defended")) == 1
    assert len(told(g, "hellas-undefended")) == 1
    second = [ask for ask in asked if ask.kind is ANSWER_ATTACK][1]
    assert defend(by["trap_mace"]) not in second.options or sum_of(g, p) >= 4


def sum_of(g: Hellas, p: Player) -> int:
    return sum(g.box.combat_card(card).value for card in p.hand)


@pytest.mark.rule("LOH-MSPEC-24")
def test_wild_hunt_hunts_without_the_special_action_and_its_cards() -> None:
    g, p, _prey, _ = on_trail()
    p.attributes[STRENGTH] = 2
    do(g, 0, {"lower": "strength"}, {"start_hunt": "hero"})
    assert len(told(g, "hellas-hunt")) == 1
    assert told(g, "hellas-drew") == []
    assert p.marked == 0
