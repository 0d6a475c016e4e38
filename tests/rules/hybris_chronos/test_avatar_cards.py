"""Combats against Avatars: totals, what the player may play, and what each card of theirs does."""

import pytest

from agon.games.hybris.box.numbers import AEGIS, ALLY, COLISEUM, FOLLOWERS, HERO, NONE, OLYMPIAN, PRAYERS
from agon.games.hybris.chronos.avatar_combat import fight_avatar
from agon.games.hybris.chronos.table import CHRONOS
from agon.games.hybris.rules import coliseum
from agon.games.hybris.rules.combat.game_combat import fight_game
from agon.games.hybris.rules.questions import STOP
from agon.games.hybris.scenes import ATTACKS, DEFENDS, FOR_ALLY, FOR_CLASH
from agon.games.hybris.state import Hybris
from agon.games.hybris.view.combat import combat_view
from rules.hybris.arena import Answer, Stage, acting, combat_of, holds, on_top, partway, stage, to_its_end
from rules.hybris.given import told
from rules.hybris_chronos.given import avatar as avatar_of
from rules.hybris_chronos.given import box, city, concept, do, in_front, kit, player, send_avatar, table
from rules.hybris_chronos.war import (
    STRONG,
    attack,
    avatar_card,
    enemy_total,
    fight,
    figure,
    own_total,
    stack,
    stored,
    war,
    where_is,
)


def kratos(g: Hybris, intensity: int) -> None:
    table(g).intensity[concept("kratos")] = intensity


# ---------------------------------------------------------------- the enemy's total


@pytest.mark.rule("CHR-COMBAT-03", "CHR-COMBAT-04", "CHR-COMBAT-05")
@pytest.mark.parametrize(
    ("id", "cards", "total"),
    [
        ("kronos", ["pendulum"], 3 + 3),
        ("kronos", ["patience_of_stone"], 3 + 3 + 1),  # Earth
        ("kairos", ["pendulum", "patience_of_stone"], 2 + 3 + 3 + 1),  # Air
        ("kairos", ["low_tide", "pendulum"], 2 + 1 + 3 + 2),
        ("aeon", ["arc_of_the_sickle", "patience_of_stone"], 4 + 4 + 3 + 2),
    ],
)
def test_an_avatars_total_is_base_cards_and_elements(id: str, cards: list[str], total: int) -> None:
    g = war()
    stack(g, *cards)
    fight(g, id)
    assert enemy_total(g) == total


@pytest.mark.rule("CHR-HOUSE-12")
@pytest.mark.parametrize(("intensity", "more"), [(4, 0), (5, 1), (7, 1), (8, 2)])
def test_kratos_adds_to_every_avatar(intensity: int, more: int) -> None:
    g = war()
    stack(g, "low_tide")
    kratos(g, intensity)
    fight(g, "kronos")
    assert enemy_total(g) == 3 + 1 + more


@pytest.mark.rule("CHR-HOUSE-12")
@pytest.mark.parametrize(("level", "more"), [("golden_age", -1), ("bronze_age", 0), ("iron_age", 1)])
def test_the_level_adds_to_every_avatar(level: str, more: int) -> None:
    g = war(level=level)
    stack(g, "low_tide")
    fight(g, "kronos")
    assert enemy_total(g) == 3 + 1 + more


@pytest.mark.rule("CHR-COMBAT-04")
def test_avatars_draw_from_their_own_deck_and_quests_from_the_coliseums() -> None:
    g = war()
    coliseum, avatars = len(g.coliseum_deck), len(table(g).avatar_deck)
    fight(g, "kairos")
    assert (len(g.coliseum_deck), len(table(g).avatar_deck)) == (coliseum, avatars - 2)
    quest = next(quest for quest in box().quests if quest.enemy is not None and quest.enemy.cards == 1)
    assert quest.enemy is not None
    hero = figure(g, HERO)
    stage(g, fight_game(g, player(g), hero, FOR_CLASH, quest.enemy, [], quest.index, NONE), {})
    assert (len(g.coliseum_deck), len(table(g).avatar_deck)) == (coliseum - 1, avatars - 2)


@pytest.mark.rule("CHR-COMBAT-04")
def test_an_empty_deck_of_the_avatars_is_made_anew() -> None:
    g = war()
    laid = table(g)
    laid.avatar_discard = laid.avatar_deck[:-1]
    laid.avatar_deck = laid.avatar_deck[-1:]
    fight(g, "kairos")
    assert len(laid.avatar_deck) + len(laid.avatar_discard) == 18
    assert len(told(g, "hybris-enemy-card")) >= 2


@pytest.mark.rule("CHR-COMBAT-06")
def test_what_else_stands_on_coliseum_cards_is_ignored() -> None:
    g = war()
    on_top(g.coliseum_deck, "coliseum-chariot_charge")
    enemy = box().heroes[box().coliseum_heroes[0]].enemy
    assert enemy is not None
    plain = type(enemy)(2, 1, [0, 0, 0, 0])
    stage(g, fight_game(g, player(g), figure(g, HERO), FOR_ALLY, plain, [], NONE, box().coliseum_heroes[0]), {})
    assert enemy_total(g) == 2 + 4  # no effect, no Combo


@pytest.mark.rule("CHR-COMBAT-02")
def test_the_enemys_total_then_the_players_cards_then_the_end() -> None:
    g = war()
    holds(g, 0, "crush")
    fight(g, "kronos", "crush")
    assert g.log is not None
    steps = [
        "hybris-combat-avatar",
        "hybris-enemy-card",
        "hybris-enemy-strength",
        "hybris-played",
        "hybris-combat-over",
    ]
    assert [id for id, _, _ in g.log if id in steps] == steps


@pytest.mark.rule("CHR-COMBAT-01", "CHR-COMBAT-10")
@pytest.mark.parametrize(("might", "wins"), [(3, False), (4, True), (5, True)])
def test_the_player_wins_with_as_much_as_the_enemy(might: int, wins: bool) -> None:
    for role in (ATTACKS, DEFENDS):
        g = war()
        stack(g, "low_tide")
        player(g).might = might
        won, _ = fight(g, "kronos", role=role)
        assert won == wins
        assert bool(told(g, "hybris-defeated")) != wins


@pytest.mark.rule("CHR-COMBAT-08")
def test_any_number_of_cards_within_determination_or_none() -> None:
    g = war()
    p = holds(g, 0, "crush", "flurry", "divine_grace", "libation")
    p.determination = 1
    limit = box().determination_track[0]
    _, running = fight(g, "kronos", "crush")
    offered = running.of_kind("play-card")
    fitting = [id for id, cost in (("crush", 1), ("flurry", 2), ("divine_grace", 3), ("libation", 0)) if cost <= limit]
    assert sorted(str(option) for option in offered[0]) == sorted([*fitting, "stop"])
    assert "crush" not in offered[1]
    g = war()
    holds(g, 0, "crush")
    fight(g, "kronos", "stop")
    assert own_total(g) == 0


@pytest.mark.rule("CHR-COMBAT-09")
def test_a_victory_brings_the_reward_and_a_coliseum_hero_becomes_an_ally() -> None:
    g = war()
    p = player(g)
    p.might = STRONG
    hero = g.coliseum_heroes[0]
    scene = acting(g, p, figure(g, OLYMPIAN), COLISEUM)
    stage(g, coliseum.fight(g, p, scene), {0: [box().heroes[hero].id]})
    assert [character.hero for character in p.characters if character.kind == ALLY] == [hero]
    assert hero not in g.coliseum_heroes
    attack(g, "kronos", "athens")
    assert where_is(g, "kronos") == "board"


@pytest.mark.rule("CHR-COMBAT-11")
def test_all_cards_played_go_to_their_discard_piles() -> None:
    g = war()
    p = holds(g, 0, "crush")
    stack(g, "pendulum", "low_tide")
    fight(g, "kairos", "crush")
    assert [box().card(card).id for card in p.discard] == ["crush"]
    assert table(g).avatar_discard == [avatar_card("pendulum"), avatar_card("low_tide")]
    assert p.hand == []


# ---------------------------------------------------------------- what cards do


PLAIN = ("pendulum", "arc_of_the_sickle", "patience_of_stone", "low_tide")


def met(g: Hybris, *cards: str, id: str = "kronos", answers: tuple[Answer, ...] = (), might: int = 0) -> Stage:
    """A Combat for whose Avatar these cards are drawn."""
    stack(g, *cards)
    player(g).might = might
    _, running = fight(g, id, *answers)
    return running


def test_every_card_of_the_avatars_is_tested_here() -> None:
    told_of = {*PLAIN, *CHRONOS_GAINS, *OTHERS}
    assert told_of == {box().card(card).id for card in kit().avatar_deck}


OTHERS = (
    "sand_in_the_eyes",
    "borrowed_minute",
    "the_forelock",
    "devour",
    "eternal_return",
    "rust",
    "out_of_step",
    "weight_of_ages",
    "kronos_answers",
    "kairos_answers",
    "aeon_answers",
)
CHRONOS_GAINS = ("father_of_kings", "clean_cut", "long_noon")


@pytest.mark.rule("CHR-COMBAT-07")
def test_plain_cards_do_nothing_but_count() -> None:
    for card in PLAIN:
        g = war()
        before = table(g).dump()
        hand = len(player(g).hand)
        met(g, card)
        after = table(g).dump()
        changed = {name for name in after if after[name] != before[name]}
        assert changed <= {"avatar_deck", "avatar_discard"}, card
        assert (len(player(g).hand), enemy_total(g) >= 4) == (hand, True)


@pytest.mark.rule("CHR-COMBAT-07")
def test_father_of_kings_moves_chronos_forward() -> None:
    g = war()
    in_front(g)
    met(g, "father_of_kings", might=STRONG)
    assert g.grandeur == [NONE, NONE, CHRONOS, 0]


@pytest.mark.rule("CHR-COMBAT-07")
def test_clean_cut_gives_chronos_a_point() -> None:
    for level in ("golden_age", "bronze_age", "iron_age"):
        g = war(level=level)
        before = table(g).vp
        met(g, "clean_cut")
        assert table(g).vp == before + 1


@pytest.mark.rule("CHR-COMBAT-07")
def test_the_long_noon_raises_kratos() -> None:
    g = war()
    kratos(g, 2)
    met(g, "long_noon")
    assert table(g).intensity[concept("kratos")] == 3


@pytest.mark.rule("CHR-COMBAT-07")
def test_sand_in_the_eyes_takes_determination_for_this_combat() -> None:
    for card, offered in (("pendulum", ["crush", "divine_grace", "stop"]), ("sand_in_the_eyes", ["crush", "stop"])):
        g = war()
        p = holds(g, 0, "crush", "divine_grace")
        p.determination = 3
        assert met(g, card).of_kind("play-card")[0] == offered
        assert p.determination == 3


@pytest.mark.rule("CHR-COMBAT-07")
def test_a_borrowed_minute_brings_another_card() -> None:
    g = war()
    met(g, "borrowed_minute", "pendulum")
    assert [numbers[0] for numbers in told(g, "hybris-enemy-card")] == [
        avatar_card("borrowed_minute"),
        avatar_card("pendulum"),
    ]
    assert enemy_total(g) == 3 + 1 + 3


@pytest.mark.rule("CHR-COMBAT-07")
def test_four_cards_at_most_are_lined_up() -> None:
    g = war()
    play = fight_avatar(g, player(g), figure(g, HERO), avatar_of("aeon"), city("athens"), ATTACKS)
    holds(g, 0, "crush")
    stack(g, "borrowed_minute", "pendulum", "low_tide", "patience_of_stone", "arc_of_the_sickle")
    partway(g, play, [])
    do(g, {"draw_avatar_card": 3})
    assert len(combat_of(g).defender.cards) == 4


@pytest.mark.rule("CHR-COMBAT-07")
@pytest.mark.parametrize(("seized", "total"), [("yes", 3 + 2 - 3), ("stop", 3 + 2)])
def test_the_forelock_may_be_seized_for_a_card(seized: str, total: int) -> None:
    g = war()
    holds(g, 0, "crush")
    met(g, "the_forelock", answers=(seized,))
    assert enemy_total(g) == total
    assert len(player(g).hand) == (0 if seized == "yes" else 1)


@pytest.mark.rule("CHR-COMBAT-07")
@pytest.mark.parametrize(("might", "followers", "stored_now"), [(0, 1, 1), (STRONG, 2, 0)])
def test_devour_takes_a_follower_of_whoever_loses(might: int, followers: int, stored_now: int) -> None:
    g = war()
    player(g).followers = 2
    met(g, "devour", might=might)
    assert (player(g).followers, stored(g, FOLLOWERS)) == (followers, stored_now)


@pytest.mark.rule("CHR-COMBAT-07")
@pytest.mark.parametrize(("id", "gained"), [("kronos", (1, 1, 0, 0)), ("kairos", (0, 0, 1, 0)), ("aeon", (0, 0, 0, 2))])
def test_after_an_eternal_return_the_beaten_avatar_brings_its_income(id: str, gained: tuple[int, ...]) -> None:
    for might in (0, STRONG):
        g = war()
        met(g, "eternal_return", "low_tide", id=id, might=might)
        found = (stored(g, FOLLOWERS), stored(g, AEGIS), stored(g, PRAYERS), table(g).vp)
        assert found == (gained if might else (0, 0, 0, 0))


@pytest.mark.rule("CHR-COMBAT-07")
def test_rust_costs_a_card_before_any_is_played() -> None:
    g = war()
    p = holds(g, 0, "crush", "flurry")
    running = met(g, "rust", answers=("flurry", "crush"))
    assert running.of_kind("discard") == [["crush", "flurry"]]
    assert [box().card(card).id for card in p.discard] == ["flurry", "crush"]


@pytest.mark.rule("CHR-COMBAT-07")
@pytest.mark.parametrize(("card", "total"), [("pendulum", 3 + 2 + 3), ("out_of_step", 3 + 2)])
def test_out_of_step_no_combo_counts(card: str, total: int) -> None:
    g = war()
    p = holds(g, 0, "crush", "flurry")
    p.determination = 6
    met(g, card, answers=("crush", "flurry"))
    assert own_total(g) == total


@pytest.mark.rule("CHR-COMBAT-07")
@pytest.mark.parametrize(("age", "more"), [(1, 0), (2, 0), (3, 1), (5, 2), (6, 2)])
def test_the_weight_of_ages_grows(age: int, more: int) -> None:
    g = war()
    g.age = age
    met(g, "weight_of_ages")
    assert enemy_total(g) == 3 + 1 + 1 + more  # Earth is Kronos's


@pytest.mark.rule("CHR-COMBAT-07", "CHR-MOVE-05")
@pytest.mark.parametrize(
    ("id", "other", "where"), [("kronos", "aeon", "lemnos"), ("kairos", "kronos", "elis"), ("aeon", "kronos", "athens")]
)
def test_an_avatar_answers_for_another_or_for_itself(id: str, other: str, where: str) -> None:
    g = war()
    met(g, id + "_answers", "low_tide", id=id)
    answered = enemy_total(g)
    g = war()
    met(g, id + "_answers", "low_tide", id=other)
    assert where_is(g, id) == where
    g = war()
    stack(g, "pendulum", "low_tide")
    enemy = kit().avatars[avatar_of(id)].enemy
    plain = sum(
        box().card(card).strength + sum(a * b for a, b in zip(enemy.elements, box().card(card).elements, strict=True))
        for card in [avatar_card(id + "_answers"), avatar_card("low_tide")][: enemy.cards]
    )
    assert answered == enemy.base + plain + 1


@pytest.mark.rule("CHR-MOVE-06")
def test_an_avatar_that_cannot_answer_breaks_a_chain() -> None:
    g = war()
    send_avatar(g, "kairos", "sparta")
    met(g, "kairos_answers")
    assert where_is(g, "kairos") == "sparta"
    assert table(g).chains[concept("gonos")] == 4


def test_an_avatar_sent_in_another_combat_waits_for_its_end_too() -> None:
    g = war()
    holds(g, 0, "crush")
    quest = next(quest for quest in box().quests if quest.enemy is not None)
    assert quest.enemy is not None
    play = to_its_end(g, fight_game(g, player(g), figure(g, HERO), FOR_CLASH, quest.enemy, [], quest.index, NONE))
    partway(g, play, [])
    do(g, {"move_avatar": "kronos", "to": "elis"})
    assert where_is(g, "kronos") == "board"
    with pytest.raises(StopIteration):
        play.send(STOP << 16)
    assert where_is(g, "kronos") == "elis"


# ---------------------------------------------------------------- the player's cards against an Avatar


def test_cards_that_weaken_work_on_those_lined_up() -> None:
    g = war("poseidon")
    p = holds(g, 0, "sundered_earth")
    p.determination = 6
    met(g, "pendulum", "low_tide", id="kairos", answers=("sundered_earth",))
    assert enemy_total(g) == 2 + (3 - 1) + (1 - 1) + 2


@pytest.mark.rule("CHR-AVA-11")
def test_attackers_and_defenders_there_are_against_avatars() -> None:
    for role, total in ((ATTACKS, 2 + 2 + 1), (DEFENDS, 2 - 1)):  # Impetuous counts as well
        g = war("poseidon")
        p = holds(g, 0, "tidal_wave")
        p.determination = 6
        fight(g, "kronos", "tidal_wave", role=role)
        assert own_total(g) == total


def test_a_combat_against_an_avatar_is_shown_as_one() -> None:
    g = war()
    holds(g, 0, "crush")
    send_avatar(g, "kronos", "athens")
    partway(g, fight_avatar(g, player(g), figure(g, HERO), avatar_of("kronos"), city("athens"), ATTACKS), [])
    seen = combat_view(g, combat_of(g), 0)
    assert (seen["purpose"], seen["city"]) == ("avatar", "city/athens")
    assert table(g).view(box(), 0)["fighter"] == "avatar/kronos"
