"""Blessings, artifacts and heroes that act in battles or kill hoplites, one by one."""

import pytest

from agon.games.hellas.box.numbers import NONE, SPEED
from agon.games.hellas.rules.armies import army, kill
from agon.games.hellas.rules.battle.questions import BATTLE_CARD
from agon.games.hellas.rules.questions import BRANCH, STOP, WITHDRAW_TO
from agon.games.hellas.scenes import Losses, Scene
from rules.hellas.given import (
    bless,
    effects,
    empower,
    equip,
    given,
    hand,
    named,
    own,
    region,
    run,
    stand,
    told,
)
from rules.hellas.warfare import (
    FROM,
    HERE,
    face_to_face,
    faces,
    fight,
    left,
    power_of,
    strengths,
    turns,
    winner,
)

# ---------------------------------------------------------------- strength


@pytest.mark.rule("LOH-MHERO-07", "LOH-MHERO-10")
@pytest.mark.parametrize(
    ("strength", "speed", "injured", "bonus"), [(3, 2, False, 2), (2, 5, False, 2), (1, 1, False, 1), (4, 4, True, 1)]
)
def test_achilles_adds_the_lower_of_strength_and_speed(strength: int, speed: int, injured: bool, bonus: int) -> None:
    g = face_to_face(3, 3)
    p = g.players[0]
    p.attributes = [1, strength, speed]
    p.injuries = 1 << SPEED if injured else 0
    p.region = region(HERE)
    fight(g)
    assert strengths(g) == (3 + bonus, 3)


@pytest.mark.rule("LOH-MHERO-07")
def test_achilles_does_not_help_from_next_door() -> None:
    g = face_to_face(3, 3)
    g.players[0].region = region(FROM)
    fight(g)
    assert strengths(g) == (3, 3)


def test_stalwart_defense_is_one_for_a_defender() -> None:
    g = face_to_face(3, 3)
    bless(g, 1, "stalwart_defense")
    fight(g)
    assert strengths(g) == (3, 4)


def test_stalwart_defense_is_nothing_for_an_attacker() -> None:
    g = face_to_face(3, 3)
    bless(g, 0, "stalwart_defense")
    fight(g)
    assert strengths(g) == (3, 3)


@pytest.mark.parametrize(("where", "bonus"), [(HERE, 2), (FROM, 0)])
def test_heroic_presence_is_two_where_the_hero_is(where: str, bonus: int) -> None:
    g = face_to_face(3, 3)
    bless(g, 1, "heroic_presence")
    g.players[1].region = region(where)
    fight(g)
    assert strengths(g) == (3, 3 + bonus)


def test_cunning_tactician_adds_one_to_every_card() -> None:
    g = face_to_face(4, 4)
    bless(g, 0, "cunning_tactician")
    hand(g, 0, "wild_attack_axe", "wild_attack_mace")
    fight(g, "wild_attack_axe", "wild_attack_mace")
    assert strengths(g) == (4 + 4 + 4, 4)
    assert [value for _, _, value, _ in told(g, "hellas-battle-card")] == [4, 4]


@pytest.mark.parametrize(("pool", "value"), [(1, 3 + 3), (0, 3)])
def test_master_plan_pays_a_priest_for_three(pool: int, value: int) -> None:
    g = face_to_face(4, 4)
    p = bless(g, 0, "master_plan")
    p.pool = pool
    hand(g, 0, "wild_attack_axe")
    fight(g, "wild_attack_axe", *([power_of(g, "card_played", 0)] if pool else []))
    assert strengths(g) == (4 + value, 4)
    assert p.pool == 0
    assert (told(g, "hellas-card-value") != []) == (pool > 0)


def test_master_plan_can_be_kept_for_another_card() -> None:
    g = face_to_face(4, 4)
    p = bless(g, 0, "master_plan")
    p.pool = 1
    hand(g, 0, "wild_attack_axe", "wild_attack_mace")
    fight(g, "wild_attack_axe", STOP << 16, "wild_attack_mace", power_of(g, "card_played", 0))
    assert strengths(g) == (4 + 3 + 6, 4)


@pytest.mark.parametrize(("where", "offered"), [(FROM, True), (HERE, False), ("epirus", False)])
def test_apollos_arrow_is_two_from_the_next_region(where: str, offered: bool) -> None:
    g = face_to_face(3, 3)
    p = equip(g, 1, "apollos_arrow")
    p.region = region(where)
    fight(g, *([power_of(g, "battle_starts", 1)] if offered else []))
    assert strengths(g) == (3, 5 if offered else 3)
    assert p.spent == ([named("artifact", "apollos_arrow")] if offered else [])


# ---------------------------------------------------------------- cards


def test_always_prepared_draws_for_an_empty_hand() -> None:
    g = face_to_face(3, 3)
    bless(g, 1, "always_prepared")
    asked = fight(g)
    assert turns(asked) == [1]
    assert len(g.players[1].hand) == 1


def test_always_prepared_draws_nothing_for_a_hand_with_a_card() -> None:
    g = face_to_face(3, 3)
    bless(g, 1, "always_prepared")
    hand(g, 1, "charge_sickle")
    fight(g)
    assert len(g.players[1].hand) == 1


def test_always_prepared_waits_for_battles_of_its_owner() -> None:
    g = face_to_face(3, 3)
    bless(g, 2, "always_prepared")
    fight(g)
    assert g.players[2].hand == []


def test_harpe_draws_at_the_start_of_a_battle() -> None:
    g = face_to_face(3, 3)
    p = equip(g, 0, "harpe")
    fight(g, power_of(g, "battle_starts", 0))
    assert (len(p.hand), p.spent) == (1, [named("artifact", "harpe")])


def test_caduceus_takes_a_card_of_the_opponents_choice() -> None:
    g = face_to_face(3, 3)
    equip(g, 0, "caduceus")
    hand(g, 1, "charge_sickle", "wild_attack_axe")
    hand(g, 2, "charge_sickle", "wild_attack_mace")
    asked = fight(g, power_of(g, "battle_starts", 0), "wild_attack_axe")
    assert (asked[1].seat, len(asked[1].options)) == (1, 2)
    assert len(g.players[1].hand) == 1
    assert len(g.players[2].hand) == 2


def test_caduceus_is_not_on_offer_against_an_empty_hand() -> None:
    g = face_to_face(3, 3)
    equip(g, 0, "caduceus")
    assert fight(g) == []


def test_eye_of_graeae_exchanges_cards_before_one_is_played() -> None:
    g = face_to_face(3, 3)
    p = equip(g, 0, "eye_of_graeae")
    old = hand(g, 0, "charge_sickle", "wild_attack_axe").copy()
    fight(g, power_of(g, "fighting", 0), "charge_sickle", "wild_attack_axe")
    assert len(p.hand) == 2
    assert not set(old) & set(p.hand)
    assert p.spent == [named("artifact", "eye_of_graeae")]


def test_restrictive_maneuver_leaves_an_attacker_one_card() -> None:
    g = face_to_face(6, 3)
    bless(g, 1, "restrictive_maneuver")
    hand(g, 0, "wild_attack_axe", "wild_attack_mace")
    asked = fight(g, "wild_attack_axe")
    assert turns(asked) == [0]
    assert len(g.players[0].hand) == 1


def test_restrictive_maneuver_does_not_bind_a_defender() -> None:
    g = face_to_face(3, 6)
    bless(g, 0, "restrictive_maneuver")
    hand(g, 1, "wild_attack_axe", "wild_attack_mace")
    fight(g, "wild_attack_axe", "wild_attack_mace")
    assert strengths(g) == (3, 12)


def test_bluff_plays_a_card_when_all_have_passed() -> None:
    g = face_to_face(4, 4)
    bless(g, 0, "bluff")
    hand(g, 0, "charge_sickle")
    hand(g, 1, "wild_attack_axe")
    asked = fight(g, "pass", "pass", power_of(g, "cards_over", 0), "charge_sickle")
    assert turns(asked) == [1, 0, 0]
    assert strengths(g) == (8, 4)
    assert left(g) == (2, 0)


def test_bluff_without_a_card_that_could_be_played_looks_the_same() -> None:
    g = face_to_face(1, 4)
    bless(g, 0, "bluff")
    hand(g, 0, "charge_sickle")
    asked = fight(g, "pass", power_of(g, "cards_over", 0), "pass")
    assert faces(asked[-1]) == ["pass"]
    assert strengths(g) == (1, 4)


def test_bluff_is_not_on_offer_without_a_hand_nor_beyond_a_limit() -> None:
    g = face_to_face(4, 4)
    bless(g, 0, "bluff")
    assert fight(g) == []
    g = face_to_face(4, 4)
    bless(g, 0, "bluff")
    bless(g, 1, "restrictive_maneuver")
    hand(g, 0, "wild_attack_axe", "wild_attack_mace")
    assert [ask.kind for ask in fight(g, "wild_attack_axe")] == [BATTLE_CARD, WITHDRAW_TO]


# ---------------------------------------------------------------- casualties


def test_no_attrition_ignores_the_casualties_of_the_first_card() -> None:
    g = face_to_face(1, 1)
    bless(g, 0, "no_attrition")
    hand(g, 0, "charge_sickle", "wild_attack_axe", "assault_axe")
    asked = fight(g, "charge_sickle", "wild_attack_axe")
    assert sorted(faces(asked[0])) == ["assault_axe", "charge_sickle", "pass", "wild_attack_axe"]
    assert sorted(faces(asked[1])) == ["pass", "wild_attack_axe"]
    assert (winner(g), left(g)) == (0, (0, 0))
    assert [symbols for *_, symbols in told(g, "hellas-battle-card")] == [0, 1]


@pytest.mark.parametrize(("branch", "lost"), [(0, (1, 1)), (1, (2, 2))])
def test_medusas_blood_changes_casualties_on_one_side(branch: int, lost: tuple[int, int]) -> None:
    g = face_to_face(6, 4)
    p = equip(g, 0, "medusas_blood")
    hand(g, 0, "charge_sickle")  # two casualties
    [choose] = g.arsenal.powers["casualties"][0].power.effects
    fight(g, "charge_sickle", power_of(g, "casualties", 0), BRANCH << 16 | branch << 12 | choose.index)
    gone = (6 - army(g, region(HERE), 0), 4 - sum(g.hoplites[g.players[1].colour :: 4]))
    assert gone == lost
    assert p.spent == [named("artifact", "medusas_blood")]


def test_casualties_are_never_below_none() -> None:
    g = face_to_face(3, 6)
    empower(g, 0, when="reaction", on={"casualties": "any"}, effects=[{"modify": {"own_casualties": -2}}])
    hand(g, 0, "wild_attack_axe")
    fight(g, "wild_attack_axe")
    assert army(g, region(FROM), 0) == 2  # the defeat costs one all the same


def test_medusas_blood_is_not_on_offer_where_it_would_change_nothing() -> None:
    g = face_to_face(6, 1)  # no casualties, and the enemy's last hoplite is lost anyway
    equip(g, 0, "medusas_blood")
    assert fight(g) == []
    g = face_to_face(6, 2)  # none of one's own, but another of the enemy's
    equip(g, 0, "medusas_blood")
    fight(g, power_of(g, "casualties", 0))
    assert sum(g.hoplites[g.players[1].colour :: 4]) == 0


def test_aegis_saves_two_of_casualties_and_defeat_together() -> None:
    g = face_to_face(4, 9)
    p = equip(g, 0, "aegis")
    hand(g, 0, "charge_sickle")
    fight(g, "charge_sickle", power_of(g, "hoplites_killed", 0))
    assert army(g, region(FROM), 0) == 4 - (3 - 2)
    assert told(g, "hellas-hoplites-saved") == [(0, region(HERE), 2, NONE)]
    assert p.spent == [named("artifact", "aegis")]


def test_aegis_saves_no_more_than_are_killed_and_only_its_owners() -> None:
    g = given()
    here = stand(g, 0, "macedonia", 3)
    equip(g, 0, "aegis")
    there = stand(g, 1, "elis", 3)
    assert run(kill(g, 1, there, 1)) == []
    run(kill(g, 0, here, 1))
    assert (army(g, here, 0), army(g, there, 1)) == (3, 2)
    assert told(g, "hellas-hoplites-saved") == [(0, here, 1, NONE)]
    g.losses = Losses(1, there, 2)
    assert not g.book.can(g, g.players[0], effects({"save": 2}), Scene(0))
    assert g.book.can(g, g.players[1], effects({"save": 2}), Scene(1))


def test_aegis_does_not_save_an_army_with_nowhere_to_go() -> None:
    g = face_to_face(3, 9)
    own(g, 2, FROM)
    equip(g, 0, "aegis")
    asked = fight(g, STOP << 16)
    assert len(asked) == 1  # asked for the defeat, not for those with no way back
    assert left(g) == (0, 9)
    assert army(g, region(FROM), 0) == 0


def test_athenas_gift_is_a_priest_for_a_victory() -> None:
    g = face_to_face(4, 3)
    bless(g, 0, "athenas_gift")
    fight(g)
    assert g.players[0].pool == 1


def test_athenas_gift_is_nothing_for_a_defeat() -> None:
    g = face_to_face(3, 4)
    bless(g, 0, "athenas_gift")
    fight(g)
    assert g.players[0].pool == 0


def test_a_battle_is_won_after_control_was_taken() -> None:
    g = face_to_face(4, 3)
    empower(g, 0, when="reaction", on={"battle_won": "self"}, effects=[{"recruit": 1, "at": "controlled"}])
    asked = fight(g)
    assert region(HERE) in [option & 0xFFFF for option in asked[-1].options]
