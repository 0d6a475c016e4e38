"""Wounds: which cards deal which, and what stays on a monster."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.hunt.questions import SYMBOL, WOUND_CARD, WOUND_SET
from agon.games.hellas.rules.hunt.strike import cards_of, wound_options
from agon.games.hellas.rules.hunt.wounds import uncovered, wounds_of
from agon.games.hellas.rules.questions import STOP
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import action_of
from rules.hellas.chase import (
    EVERY_SYMBOL,
    all_but,
    dress,
    hunted,
    kinds,
    places,
    symbol,
    wound_card,
    wound_set,
    wounded,
)
from rules.hellas.given import beast, box, counted, do, given, hand, holds, region, told

FACE = {
    "torch": ["fortification_torch", "local_support_torch", "glory_torch"],
    "bow": ["local_support_bow", "fortification_bow", "glory_bow"],
    "sword": ["trap_sword", "wild_attack_sword"],
    "mace": ["trap_mace", "wild_attack_mace"],
    "axe": ["wild_attack_axe", "assault_axe", "javelin_volley_axe"],
    "spear": ["wild_attack_spear", "assault_spear", "javelin_volley_spear"],
}


def many_headed(g: Hellas, *evolutions: str) -> int:
    """Cerberus is where the hero of seat 0 is; his tray has every symbol."""
    prey = beast(g, "cerberus", "macedonia", *evolutions)
    dress(g, prey, *EVERY_SYMBOL)
    return prey


def offered(g: Hellas, monster: int) -> set[int]:
    return {action_of(option) for option in wound_options(g, g.players[0], monster)}


@pytest.mark.rule("LOH-MMST-01")
@pytest.mark.parametrize("name", FACE)
def test_a_card_covers_a_symbol_that_matches(name: str) -> None:
    g = given()
    prey = many_headed(g)
    [card] = hand(g, 0, FACE[name][0])
    asked = hunted(g, 0, prey, wound_card(card))
    assert kinds(asked)[0] == "wound"
    [(_, _, symbol, _)] = told(g, "hellas-wound")
    assert symbol == box().combat_card(card).symbol
    assert g.beasts[prey].covered == 1 << places(g, prey, name)[0]
    assert card in g.combat_discard


@pytest.mark.rule("LOH-MMST-01")
@pytest.mark.parametrize("name", FACE)
def test_it_covers_no_other_symbol_and_none_twice(name: str) -> None:
    g = given()
    prey = many_headed(g)
    hand(g, 0, FACE[name][0])
    wounded(g, prey, *places(g, prey, name))
    assert offered(g, prey) == {STOP}


@pytest.mark.rule("LOH-MMST-02")
@pytest.mark.rule("LOH-MMST-03")
@pytest.mark.rule("LOH-MMST-04")
@pytest.mark.parametrize(("name", "needed"), [("torch", 3), ("bow", 3), ("sword", 2), ("mace", 2)])
def test_sets_deal_a_wound_of_any_type(name: str, needed: int) -> None:
    g = given()
    prey = many_headed(g)
    spear = places(g, prey, "spear")[0]
    all_but(g, prey, spear, places(g, prey, "axe")[0])
    hand(g, 0, *FACE[name][: needed - 1])
    assert offered(g, prey) == {STOP}
    cards = hand(g, 0, *FACE[name][:needed]).copy()
    assert offered(g, prey) == {WOUND_SET, STOP}
    asked = hunted(g, 0, prey, wound_set(*cards), symbol(prey, spear))
    assert kinds(asked)[:2] == ["wound", "symbol"]
    assert g.beasts[prey].covered >> spear & 1
    assert all(card in g.combat_discard for card in cards)


@pytest.mark.rule("LOH-MMST-04")
@pytest.mark.parametrize("name", ["axe", "spear"])
def test_axes_and_spears_deal_their_own_and_no_other(name: str) -> None:
    g = given()
    prey = many_headed(g)
    all_but(g, prey, places(g, prey, "torch")[0])
    hand(g, 0, *FACE[name])
    assert offered(g, prey) == {STOP}


@pytest.mark.rule("LOH-MMST-04")
def test_a_sickle_deals_any_wound() -> None:
    g = given()
    prey = many_headed(g)
    [sickle] = hand(g, 0, "charge_sickle")
    spear = places(g, prey, "spear")[0]
    asked = hunted(g, 0, prey, wound_card(sickle), symbol(prey, spear))
    assert len(asked[1].options) == 6  # of two alike one is on offer
    assert all(action_of(option) == SYMBOL for option in asked[1].options)
    assert g.beasts[prey].covered == 1 << spear


def test_sets_of_the_same_faces_are_one_option() -> None:
    g = given()
    prey = many_headed(g)
    hand(g, 0, "flank_attack_bow", "flank_attack_bow", "flank_attack_bow", "glory_bow")
    sets = [option for option in wound_options(g, g.players[0], prey) if action_of(option) == WOUND_SET]
    faces = sorted(sorted(box().combat_card(card).id for card in cards_of(box(), option)) for option in sets)
    assert faces == [["flank_attack_bow"] * 3, ["flank_attack_bow", "flank_attack_bow", "glory_bow"]]


def test_the_cards_of_an_option() -> None:
    assert cards_of(box(), WOUND_CARD << 16 | 7) == [7]
    bows = [card for card in range(30) if box().combat_card(card).id == "flank_attack_bow"]
    assert cards_of(box(), wound_set(*bows)) == bows


@pytest.mark.rule("LOH-MMST-01")
def test_two_symbols_that_differ_by_their_mark_are_a_choice() -> None:
    g = given()
    prey = many_headed(g, "cerberus_locris")  # a second spear, without a mark
    [card] = hand(g, 0, "assault_spear")
    second = len(EVERY_SYMBOL)
    asked = hunted(g, 0, prey, wound_card(card), symbol(prey, second))
    assert asked[1].options == [symbol(prey, places(g, prey, "spear")[0]), symbol(prey, second)]
    assert g.beasts[prey].covered == 1 << second


@pytest.mark.rule("LOH-MMST-06")
def test_wounds_stay_for_the_next_hunter() -> None:
    g = given()
    prey = many_headed(g)
    [torch] = hand(g, 0, "glory_torch")
    [sword] = hand(g, 1, "trap_sword")
    hunted(g, 0, prey, wound_card(torch))
    before = g.beasts[prey].covered
    assert before == 1 << places(g, prey, "torch")[0]
    g.players[1].region = region("macedonia")
    g.active = 1
    hunted(g, 1, prey, wound_card(sword))
    assert g.beasts[prey].covered == before | 1 << places(g, prey, "sword")[0]


@pytest.mark.rule("LOH-MEVT-08")
@pytest.mark.parametrize(
    ("id", "card", "more"),
    [
        ("cerberus", "cerberus_locris", ["spear"]),
        ("chimera", "chimera_arcadia", ["mace", "sword"]),
        ("cyclops", "cyclops_euboea", ["mace"]),
        ("hydra", "hydra_chalkidiki", ["bow", "bow"]),
        ("medusa", "medusa_phocis", ["axe"]),
        ("minotaur", "minotaur_boeotia", ["sword"]),
        ("sphinx", "sphinx_thessaly", ["torch", "torch"]),
    ],
)
def test_an_evolution_adds_symbols_without_a_mark(id: str, card: str, more: list[str]) -> None:
    g = given()
    prey = beast(g, id, "macedonia")
    tray = len(wounds_of(g, prey))
    all_but(g, prey)
    assert uncovered(g, prey) == []
    beast(g, id, "macedonia", card)
    added = [wounds_of(g, prey)[place] for place in uncovered(g, prey)]
    assert [(box().symbols[wound.symbol].id, wound.mark) for wound in added] == [(name, NONE) for name in more]
    assert uncovered(g, prey)[0] == tray


# ---------------------------------------------------------------- words


def test_wounds_by_effects_outside_a_hunt() -> None:
    g = given()
    here, far = beast(g, "hydra", "macedonia"), beast(g, "medusa", "crete")
    dress(g, here, "torch", "torch", "bow", "axe:artifact")
    dress(g, far, "torch", "bow", "sword:priest")
    asked = do(g, 0, {"wound": 1, "on": "hero_region"}, answers=[here << 8 | 2])
    assert {number >> 8 for number in asked[0]} == {here}
    assert g.beasts[here].covered == 1 << 2
    asked = do(g, 0, {"wound": 2, "on": "any"}, answers=[far << 8, far << 8 | 1])
    assert {number >> 8 for number in asked[0]} == {here, far}
    assert {number >> 8 for number in asked[1]} == {far}  # both on one monster
    assert g.beasts[far].covered == 0b11


def test_conditions_and_counts_of_wounds() -> None:
    g = given()
    scene = Scene(0)
    scene.monster = beast(g, "hydra", "crete", "hydra_chalkidiki")  # two more
    dress(g, scene.monster, "torch", "torch", "bow", "mace", "sword:priest", "axe:artifact")
    wounded(g, scene.monster, 0, 1, 6)
    assert [counted(g, 0, {"wounds": word}, scene) for word in ("covered", "uncovered", "all")] == [3, 5, 8]
    assert holds(g, 0, {"wounds": 3}, scene)
    assert not holds(g, 0, {"wounds": 4}, scene)
