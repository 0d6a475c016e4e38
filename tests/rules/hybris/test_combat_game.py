"""Combat, and Combat against the game.  Pages 25, 26 and 30."""

import pytest

from agon.cards.phrases import Condition
from agon.games.hybris.box.numbers import (
    AIR,
    EARTH,
    FATES,
    FIRE,
    HERO,
    ITEM_HERO,
    ITEM_SPARK,
    NONE,
    OLYMPIAN,
    PROPHET,
    WATER,
)
from agon.games.hybris.box.things import Enemy
from agon.games.hybris.player import IN_UNDERWORLD
from agon.games.hybris.rules.coliseum import recruit
from agon.games.hybris.rules.combat.cards import total
from agon.games.hybris.rules.combat.game_combat import fight_game
from agon.games.hybris.rules.combat.words import champions_of
from agon.games.hybris.rules.end_of_age import rest
from agon.games.hybris.rules.fates import achieve, why_not_achieve
from agon.games.hybris.rules.movement import arriving
from agon.games.hybris.rules.upgrades import remove_item
from agon.games.hybris.scenes import FOR_ALLY, FOR_CLASH, FOR_WRATH, Scene
from agon.games.hybris.setup_options import WRATH_NEWCOMERS
from agon.games.hybris.state import Hybris
from rules.hybris.arena import (
    Answer,
    Stage,
    acting,
    card,
    combat_of,
    effect_of,
    first_hero,
    holds,
    olympian,
    on_top,
    partway,
    prophet,
    quest,
    stage,
    stands,
    to_its_end,
)
from rules.hybris.given import box, given, run, told


def enemy(base: int, cards: int = 0, *elements: int) -> Enemy:
    return Enemy(base, cards, [elements.count(element) for element in range(4)])


def fight(g: Hybris, foe: Enemy, answers: list[Answer], purpose: int = FOR_ALLY) -> tuple[bool, Stage]:
    """The first Hero of seat 0 fights."""
    p = g.players[0]
    return stage(g, to_its_end(g, fight_game(g, p, first_hero(p), purpose, foe, [], NONE, NONE)), {0: answers})


def clash(g: Hybris, name: str, answers: list[Answer]) -> Stage:
    """The Olympian of seat 0 attempts that Clash."""
    p = g.players[0]
    g.quests[1] = quest(name)
    scene = acting(g, p, olympian(p), FATES)
    _, running = stage(g, achieve(g, p, scene), {0: [name, *answers]})
    return running


def won_clash(g: Hybris, name: str) -> bool:
    return (0, quest(name), -1, -1) in told(g, "hybris-clash")


# -- the enemy


@pytest.mark.rule("HYB-CVG-02", "HYB-CVG-03")
def test_an_enemy_has_its_base_and_the_strength_of_cards_of_the_coliseum() -> None:
    g = given()
    on_top(g.coliseum_deck, "coliseum-club", "coliseum-caestus")
    fight(g, enemy(3, 2), [])
    assert told(g, "hybris-enemy-strength") == [(3 + 4 + 2, -1, -1, -1)]


@pytest.mark.rule("HYB-CVG-04", "HYB-CVG-05")
@pytest.mark.parametrize(
    ("listed", "bonus"),
    [((), 0), ((WATER,), 2), ((FIRE,), 0), ((WATER, WATER), 4), ((WATER, AIR), 3), ((AIR, AIR, EARTH), 2)],
)
def test_each_listed_element_adds_the_symbols_that_match_it(listed: tuple[int, ...], bonus: int) -> None:
    """The book's example: a Sneak Attack (Water, Air) and a Feint (Water)."""
    g = given()
    on_top(g.coliseum_deck, "coliseum-sneak_attack", "coliseum-coliseum_feint")
    fight(g, enemy(3, 2, *listed), [])
    assert told(g, "hybris-enemy-strength") == [(3 + 4 + bonus, -1, -1, -1)]


@pytest.mark.rule("HYB-CVG-06")
def test_nothing_else_on_the_cards_of_the_enemy_counts() -> None:
    g = given()
    before = g.players[0].vp, g.players[1].aegis, len(g.players[0].deck)
    on_top(g.coliseum_deck, "coliseum-twin_axe", "coliseum-twin_axe", "coliseum-breath_of_aeolus")
    fight(g, enemy(0, 3), [])
    assert told(g, "hybris-enemy-strength") == [(3 + 3 + 1, -1, -1, -1)], "two halves of an axe are no Combo here"
    assert (g.players[0].vp, g.players[1].aegis, len(g.players[0].deck)) == before


@pytest.mark.rule("HYB-CVG-06")
def test_a_card_of_the_enemy_adds_nothing_by_its_effect_and_costs_nothing() -> None:
    """A Sling would be stronger as the first card, and 3 Determination is more than most have."""
    g = given()
    on_top(g.coliseum_deck, "coliseum-sling", "coliseum-chariot_charge", "coliseum-crown_of_nike")
    fight(g, enemy(0, 3), [])
    assert told(g, "hybris-enemy-strength") == [(1 + 4 + 3, -1, -1, -1)]


@pytest.mark.rule("HYB-CVG-07")
def test_the_strength_of_the_enemy_is_known_before_a_card_is_played() -> None:
    g = given()
    p = holds(g, 0, "crush")
    partway(g, fight_game(g, p, first_hero(p), FOR_ALLY, enemy(2, 2), [], NONE, NONE), [])
    side = combat_of(g).defender
    assert len(side.cards) == 2
    assert total(g, side) == 2 + sum(box().card(number).strength for number in side.cards)


# -- the player's cards


@pytest.mark.rule("HYB-CVG-01", "HYB-CVG-12")
@pytest.mark.parametrize(("base", "wins"), [(2, True), (3, True), (4, False)])
def test_to_equal_the_enemy_is_to_win(base: int, wins: bool) -> None:
    g = given()
    p = holds(g, 0, "crush")
    won, _ = fight(g, enemy(base), ["crush"])
    assert won is wins
    assert (p.characters[first_hero(p)].place == IN_UNDERWORLD) is not wins
    assert p.victories == int(wins)
    assert g.combat is None


@pytest.mark.rule("HYB-CVG-08", "HYB-CVG-09", "HYB-CVG-10", "HYB-COMBAT-05")
def test_the_example_of_the_book() -> None:
    """Crush, Flurry and Anticipation: 6 for the cards, 3 for the Combo, 3 of 3 Determination."""
    g = given("poseidon", "hades")
    p = holds(g, 0, "crush", "flurry", "anticipation", "feint")
    p.determination = 3
    won, running = fight(g, enemy(9), ["crush", "flurry", "anticipation", "feint"])  # Anticipation discards the Feint
    assert won
    offered = running.of_kind("play-card")
    assert offered[0] == ["crush", "flurry", "anticipation", "feint", "stop"]
    assert "feint" not in offered[2], "Crush and Flurry leave no Determination for it"


@pytest.mark.rule("HYB-CVG-08")
def test_one_may_play_none_and_stop_at_any_time() -> None:
    g = given()
    p = holds(g, 0, "crush", "javelin")
    won, running = fight(g, enemy(1), ["stop"])
    assert not won
    assert len(p.hand) == 2
    holds(g, 1)
    assert running.of_kind("play-card") == [["crush", "javelin", "stop"]]


@pytest.mark.rule("HYB-CVG-08")
def test_each_card_comes_to_the_right_of_the_others() -> None:
    g = given()
    p = holds(g, 0, "crush", "parry", "paean")
    partway(g, fight_game(g, p, first_hero(p), FOR_ALLY, enemy(9), [], NONE, NONE), ["parry", "paean"])
    assert combat_of(g).attacker.cards == [card("zeus-parry"), card("zeus-paean")]


@pytest.mark.rule("HYB-CVG-09")
def test_a_card_that_is_too_dear_cannot_be_played_even_as_the_first() -> None:
    g = given()
    p = holds(g, 0, "divine_grace")
    p.determination = 2
    _, running = fight(g, enemy(1), [])
    assert running.of_kind("play-card") == [["stop"]], "asked all the same: the hand is hidden"


@pytest.mark.rule("HYB-CVG-08", "HYB-COMBAT-04")
def test_a_card_has_its_effect_at_once() -> None:
    g = given("zeus", "hades")
    p = holds(g, 0, "paean", "crush", "javelin")
    p.determination = 2
    _, running = fight(g, enemy(99), ["paean", "crush", "javelin"])
    assert running.of_kind("play-card")[0] == ["crush", "javelin", "paean", "stop"]
    assert running.of_kind("play-card")[2] == ["javelin", "stop"], "3 Determination since the Paean"


@pytest.mark.rule("HYB-COMBAT-05")
@pytest.mark.parametrize(
    ("played", "combos"),
    [
        (["crush", "flurry"], 3),
        (["flurry", "crush"], 0),
        (["crush", "libation", "flurry"], 0),
        (["feint", "flurry"], 0),
        (["feint", "thrust", "flurry"], 2 + 3),
        (["libation", "bane_of_typhon"], 0),
        (["crush", "bane_of_typhon"], 3),
        (["feint", "bane_of_typhon"], 3),
    ],
)
def test_a_combo_is_two_halves_side_by_side_and_gives_the_bonus_of_the_right_card(
    played: list[str], combos: int
) -> None:
    g = given("zeus", "hades")
    p = holds(g, 0, *played)
    p.determination, p.aegis = 6, 0
    fight(g, enemy(99), list[Answer](played))
    assert sum(numbers[3] for numbers in told(g, "hybris-played")) == combos


# -- the end


@pytest.mark.rule("HYB-CVG-13", "HYB-DECK-04")
def test_cards_go_to_the_discard_pile_of_whoever_played_them() -> None:
    g = given()
    p = holds(g, 0, "crush", "coliseum-dory")
    on_top(g.coliseum_deck, "coliseum-club")
    fight(g, enemy(0, 1), ["crush", "dory"])
    assert p.discard == [card("zeus-crush"), card("coliseum-dory")]
    assert g.coliseum_discard == [card("coliseum-club")]


@pytest.mark.rule("HYB-CVG-13", "HYB-FATES-10")
def test_the_reward_of_a_clash_comes_before_the_cards_are_discarded() -> None:
    g = given()
    p = holds(g, 0, "crush", "thrust")
    p.might, p.determination = 50, 6
    p.deck, p.discard = [], []
    g.quests[0] = quest("harpies")  # who wants a card beforehand, and gives one afterwards
    stage(g, achieve(g, p, acting(g, p, olympian(p), FATES)), {0: ["harpies", "crush", "thrust"]})
    assert told(g, "hybris-clash") != []
    assert (p.hand, p.deck, p.discard) == ([card("zeus-crush")], [], [card("zeus-thrust")]), "not the card just played"
    assert g.decided == []


@pytest.mark.rule("HYB-CVG-13", "HYB-FATES-10")
def test_the_cards_of_the_enemy_lie_there_as_long() -> None:
    g = given()
    p = holds(g, 0)
    p.might = 50
    g.quests[0] = quest("spartoi")
    enemy = box().quests[quest("spartoi")].enemy
    assert enemy is not None
    g.coliseum_deck, g.coliseum_discard = g.coliseum_deck[: enemy.cards], []
    revealed = sorted(g.coliseum_deck)
    stage(g, achieve(g, p, acting(g, p, olympian(p), FATES)), {0: ["spartoi"]})
    assert (p.hand, sorted(g.coliseum_discard)) == ([], revealed)


@pytest.mark.rule("HYB-COMBAT-01", "HYB-COMBAT-02", "HYB-CVG-11")
def test_a_wrath_is_fought_by_a_hero_or_the_olympian_and_followed_to_the_letter() -> None:
    [aither] = [primordial for primordial in box().primordials if primordial.id == "aither"]
    g = given()
    p = holds(g, 0, "crush", "divine_grace")
    p.vp, p.determination = 5, 6
    on_top(g.coliseum_deck, "coliseum-caestus")
    running = effect_of(g, p, aither.wrath_1, [olympian(p), "divine_grace", "stop"])
    assert running.of_kind("champion") == [[olympian(p), first_hero(p)]], "no Prophet fights"
    assert p.vp == 6
    assert p.victories == 1
    holds(g, 0)
    on_top(g.coliseum_deck, "coliseum-caestus")
    effect_of(g, p, aither.wrath_1, [first_hero(p)])
    assert p.characters[first_hero(p)].place == IN_UNDERWORLD
    assert p.vp == 3
    assert not g.turn.over


@pytest.mark.rule("HYB-CVG-14")
@pytest.mark.parametrize(("ruling", "newcomers"), [("wait", 0), ("fight", 2)])
def test_the_table_decides_whether_a_newcomer_fights_a_wrath(
    ruling: str, newcomers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = given()
    monkeypatch.setitem(g.book.options, WRATH_NEWCOMERS.id, ruling)
    g.age = 2
    p = holds(g, 0)
    recruit(g, p, box().coliseum_heroes[0])
    run(remove_item(g, p, (ITEM_SPARK,), Scene(0)), (0,))
    run(remove_item(g, p, (ITEM_HERO,), Scene(0)), (0,))
    run(rest(g))
    assert len(champions_of(g, p)) == 2 + newcomers, "the Olympian and the first Hero in any case"
    p.characters[olympian(p)].lying = True
    assert olympian(p) not in champions_of(g, p)


@pytest.mark.rule("HYB-UPG-05", "HYB-COLI-04", "HYB-CVG-14")
def test_who_came_in_this_age_fights_no_wrath_yet() -> None:
    [aither] = [primordial for primordial in box().primordials if primordial.id == "aither"]
    g = given()
    g.age = 2
    p = holds(g, 0)
    recruit(g, p, box().coliseum_heroes[0])
    run(remove_item(g, p, (ITEM_SPARK,), Scene(0)), (0,))
    run(remove_item(g, p, (ITEM_HERO,), Scene(0)), (0,))
    run(rest(g))
    fighters = [olympian(p), first_hero(p)]
    assert effect_of(g, p, aither.wrath_1, [olympian(p)]).of_kind("champion") == [fighters]
    g.age = 3
    later = effect_of(g, p, aither.wrath_1, [first_hero(p)]).of_kind("champion")
    assert len(later[0]) == 3, "the new Hero and the ally, the Olympian lying"


def test_might_does_not_help_against_a_wrath() -> None:
    g = given()
    p = holds(g, 0)
    p.might = 3
    assert fight(g, enemy(3), [], FOR_CLASH)[0]
    assert not fight(g, enemy(3), [], FOR_WRATH)[0]


@pytest.mark.rule("HYB-CVG-14")
def test_who_has_nobody_left_to_fight_a_wrath_has_lost() -> None:
    [moros] = [primordial for primordial in box().primordials if primordial.id == "moros"]
    g = given()
    p = g.players[0]
    p.vp = 10
    p.characters[olympian(p)].lying = True
    p.characters[first_hero(p)].place = IN_UNDERWORLD
    assert effect_of(g, p, moros.wrath_1).asked == []
    assert p.vp == 2


@pytest.mark.rule("HYB-COMBAT-02")
def test_prophets_attempt_no_quest() -> None:
    g = given()
    p = g.players[0]
    assert why_not_achieve(g, p, acting(g, p, prophet(p), FATES)) is not None
    for kind in (OLYMPIAN, HERO):
        number = next(n for n, figure in enumerate(p.characters) if figure.kind == kind)
        assert why_not_achieve(g, p, acting(g, p, number, FATES)) is None
    assert p.characters[prophet(p)].kind == PROPHET


# -- conditions of Clashes


@pytest.mark.rule("HYB-APPX-04", "HYB-FATES-12")
@pytest.mark.parametrize(
    ("played", "won"),
    [(["thrust", "combined_attack"], True), (["thrust", "crush"], False), (["forked_lightning", "crush"], False)],
)
def test_the_hydra_wants_two_fires(played: list[str], won: bool) -> None:
    g = given()
    p = holds(g, 0, *played)
    p.determination, p.might = 6, 20
    clash(g, "lernaean_hydra", list[Answer](played))
    assert won_clash(g, "lernaean_hydra") is won
    assert p.characters[olympian(p)].lying is not won


@pytest.mark.rule("HYB-APPX-05")
def test_null_draw_counts_symbols_but_no_strength() -> None:
    g = given()
    on_top(g.coliseum_deck, "coliseum-sling", "coliseum-club", "coliseum-shield_wall", "coliseum-dory")
    holds(g, 0)
    clash(g, "stymphalian_birds", [])
    assert told(g, "hybris-enemy-strength") == [(2 + 4, -1, -1, -1)], "two Airs, each of them listed twice"


@pytest.mark.rule("HYB-APPX-06")
def test_the_hind_costs_a_hero_and_no_fight() -> None:
    g = given("poseidon", "hades")
    p = holds(g, 0, "crush")
    running = clash(g, "ceryneian_hind", [first_hero(p)])
    assert won_clash(g, "ceryneian_hind")
    assert running.of_kind("clash-hero") == [[first_hero(p)]]
    assert p.characters[first_hero(p)].place == IN_UNDERWORLD
    assert (p.vp, p.bonus_tokens, p.victories) == (2, 1, 1)
    assert card("poseidon-crush") in p.hand
    assert not g.turn.over
    assert g.players[1].vp == 0, "no Psychopomp for a Defeat effect"


@pytest.mark.rule("HYB-APPX-06")
def test_the_hind_takes_the_acting_hero_too_and_its_turn_goes_on() -> None:
    g = given()
    p = g.players[0]
    g.quests[0] = quest("ceryneian_hind")
    hero = first_hero(p)
    stage(g, achieve(g, p, acting(g, p, hero, FATES)), {0: ["ceryneian_hind", hero]})
    assert won_clash(g, "ceryneian_hind")
    assert p.characters[hero].place == IN_UNDERWORLD
    assert not g.turn.over


@pytest.mark.rule("HYB-APPX-06", "HYB-FATES-12")
def test_who_has_no_hero_for_the_hind_is_defeated() -> None:
    g = given()
    p = g.players[0]
    p.characters[first_hero(p)].place = IN_UNDERWORLD
    clash(g, "ceryneian_hind", [])
    assert not won_clash(g, "ceryneian_hind")
    assert p.characters[olympian(p)].lying


@pytest.mark.rule("HYB-APPX-07")
def test_harpies_want_a_card_before_theirs_is_revealed() -> None:
    g = given()
    p = holds(g, 0, "crush", "javelin")
    p.might = 20
    g.quests[1] = quest("harpies")
    deck = len(g.coliseum_deck)
    partway(g, achieve(g, p, acting(g, p, olympian(p), FATES)), ["harpies"])
    assert len(g.coliseum_deck) == deck
    partway(g, achieve(g, p, acting(g, p, olympian(p), FATES)), ["harpies", "crush"])
    assert (p.discard, len(g.coliseum_deck)) == ([card("zeus-crush")], deck - 1)


@pytest.mark.rule("HYB-APPX-07", "HYB-FATES-12")
def test_an_empty_hand_is_lost_to_the_harpies() -> None:
    g = given()
    p = holds(g, 0)
    p.might = 20
    clash(g, "harpies", [])
    assert p.characters[olympian(p)].lying
    assert told(g, "hybris-enemy-card") == []


@pytest.mark.rule("HYB-APPX-08")
@pytest.mark.parametrize(("unlocked", "worthy"), [(0, False), (0b10, False), (0b101, True), (0b111, True)])
def test_cerberus_fights_the_worthy_only(unlocked: int, worthy: bool) -> None:
    g = given()
    p = holds(g, 0)
    p.unlocked, p.might = unlocked, 50
    clash(g, "cerberus", [])
    assert p.characters[olympian(p)].lying is not worthy
    assert bool(told(g, "hybris-clash")) is worthy


@pytest.mark.rule("HYB-FATES-01", "HYB-APPX-08")
@pytest.mark.parametrize("only", ["cerberus", "typhon"])
def test_a_clash_for_the_worthy_keeps_the_fates_open_to_everybody(only: str) -> None:
    g = given()
    p = g.players[0]
    g.quests = [quest(only), NONE, NONE]
    assert why_not_achieve(g, p, acting(g, p, olympian(p), FATES)) is None
    assert arriving(g, p, first_hero(p), FATES)


@pytest.mark.rule("HYB-APPX-09")
def test_a_ward_leaves_a_card_its_effect_and_its_combo_but_no_strength() -> None:
    g = given("athena", "hades")
    p = holds(g, 0, "javelin", "coliseum-twin_axe", "crush", "feint")
    p.determination = 6
    on_top(g.coliseum_deck, "coliseum-caestus", "coliseum-caestus")
    clash(g, "nemean_lion", ["javelin", "crush", "twin_axe"])
    totals = told(g, "hybris-combat-over")[-1]
    assert totals[2] == 1 + 2, "1 for a first Javelin, 2 for the Combo of Crush and Twin Axe"
    assert [numbers[2] for numbers in told(g, "hybris-played")] == [0, 0, 0]


@pytest.mark.rule("HYB-APPX-09")
def test_a_ward_spares_other_types() -> None:
    g = given()
    holds(g, 0, "crush", "coliseum-pankration").determination = 6
    clash(g, "medusa", ["crush", "pankration"])
    assert [numbers[2] for numbers in told(g, "hybris-played")] == [3, 0]


@pytest.mark.rule("HYB-APPX-10")
def test_antaeus_suffers_one_weapon() -> None:
    g = given()
    p = holds(g, 0, "crush", "javelin", "parry")
    p.determination = 6
    running = clash(g, "antaeus", ["crush", "parry"])
    assert running.of_kind("play-card") == [
        ["crush", "parry", "javelin", "stop"],
        ["parry", "stop"],
        ["stop"],
    ]


def test_conditions_of_a_clash_add_up() -> None:
    """Only the words matter, not the Quest that says them."""
    g = given()
    p = holds(g, 0, "crush", "javelin")
    ward, weapons = Condition("type_ward"), Condition("weapons_at_most")
    ward.number, weapons.number = 0, 1
    stands(p, first_hero(p), "fates")
    won, running = stage(
        g, fight_game(g, p, first_hero(p), FOR_CLASH, enemy(1), [ward, weapons], NONE, NONE), {0: ["crush"]}
    )
    assert not won
    assert running.of_kind("play-card") == [["crush", "javelin", "stop"], ["stop"]]
