"""Battles: cards in turn, strength, losses, withdrawal, control.  LOH-MBAT-01 to LOH-MBAT-23"""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.battle import battle
from agon.games.hellas.rules.battle.questions import BATTLE_CARD, BRING, PASS
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.questions import ANY_TIME, CARD, CHOOSE_POWER
from agon.kernel.ask import Ask, action_of
from rules.hellas.given import (
    audiences,
    bless,
    empower,
    equip,
    hand,
    own,
    region,
    regions,
    stand,
    told,
)
from rules.hellas.warfare import (
    FROM,
    HERE,
    conduct,
    face_to_face,
    faces,
    fight,
    fortified,
    left,
    strengths,
    turns,
    winner,
)

# ---------------------------------------------------------------- when there is one


@pytest.mark.rule("LOH-MBAT-01")
def test_hoplites_of_two_players_in_a_region_fight() -> None:
    g = face_to_face(3, 2)
    assert g.book.replaceable.battle_due(g, region(HERE), 0)
    assert g.book.replaceable.battle_due(g, region(HERE), 1)
    fight(g)
    assert told(g, "hellas-battle") == [(0, 1, region(HERE), NONE)]
    assert g.battle is None


@pytest.mark.rule("LOH-MBAT-01")
def test_without_an_enemy_there_is_no_battle() -> None:
    g = face_to_face(3, 0)
    own(g, 1, HERE)
    assert fight(g) == []
    assert told(g, "hellas-battle") == []


@pytest.mark.rule("LOH-MBAT-02")
def test_all_hoplites_in_the_region_fight_those_who_were_there_before_too() -> None:
    g = face_to_face(2, 3)
    stand(g, 1, "laconia", 5)  # next door is not there
    fight(g)
    assert strengths(g) == (2, 3)


@pytest.mark.rule("LOH-MBAT-21")
@pytest.mark.parametrize(("attackers", "defenders", "power"), [(3, 1, "attacker"), (1, 3, "defender")])
def test_if_the_last_enemy_falls_before_there_is_no_battle(attackers: int, defenders: int, power: str) -> None:
    g = face_to_face(attackers, defenders)
    hand(g, 0, "charge_sickle")
    hand(g, 1, "charge_sickle")
    killer = 0 if power == "attacker" else 1
    shot = {"kill": 1, "at": "battle", "whose": "enemy"}
    empower(g, killer, when="reaction", on={"battle_starts": "any"}, effects=[shot])
    assert fight(g) == []
    assert left(g) == (attackers if killer == 0 else 0, defenders if killer == 1 else 0)
    assert controller(g, region(HERE)) == killer
    assert told(g, "hellas-battle-off") == [(0, 1, region(HERE), NONE)]
    assert told(g, "hellas-battle-won") == []
    assert g.battle is None


@pytest.mark.rule("LOH-MBAT-21")
def test_those_who_came_to_help_take_a_neutral_region_though_there_is_no_battle() -> None:
    g = face_to_face(1, 3, where="elis")
    g.control[region("elis")] = NONE
    stand(g, 1, "arcadia", 1)
    come = {"bring": "any", "from": "one_neighbour"}
    shot = {"kill": 1, "at": "battle", "whose": "enemy"}
    empower(g, 1, when="reaction", on={"battle_starts": "other"}, effects=[come, shot])
    fight(g, BRING << 16 | region("arcadia") << 8 | g.players[1].colour << 4 | 1, where="elis", came_from=())
    assert left(g, "elis") == (0, 4)
    assert controller(g, region("elis")) == 1  # population strength 4


@pytest.mark.rule("LOH-MBAT-22")
def test_another_action_may_cause_a_second_battle_in_the_same_region() -> None:
    g = face_to_face(1, 3)
    fight(g)
    assert (winner(g), left(g)) == (1, (0, 3))
    stand(g, 0, HERE, 5)
    fight(g)
    assert (winner(g), left(g)) == (0, (5, 0))
    assert len(told(g, "hellas-battle")) == 2


@pytest.mark.rule("LOH-MBAT-23")
def test_the_active_player_orders_what_both_do_when_a_battle_starts() -> None:
    g = face_to_face(2, 2)
    g.active = 1
    shot = {"kill": 1, "at": "battle", "whose": "enemy"}
    mine = empower(g, 1, when="reaction", on={"battle_starts": "any"}, effects=[shot])
    empower(g, 0, when="reaction", on={"battle_starts": "any"}, effects=[shot])
    first = fight(g)[0]
    assert (first.kind, first.seat, len(first.options)) == (CHOOSE_POWER, 1, 2)
    assert mine.power.index in [option & 0xFFFF for option in first.options]


# ---------------------------------------------------------------- cards


@pytest.mark.rule("LOH-MBAT-03")
def test_the_defender_begins_and_cards_alternate_until_both_have_passed() -> None:
    g = face_to_face(5, 5)
    hand(g, 0, "wild_attack_axe", "wild_attack_spear")
    hand(g, 1, "charge_sickle")
    asked = fight(g, "charge_sickle", "wild_attack_axe", "wild_attack_spear")
    assert turns(asked) == [1, 0, 0]  # empty hands pass without a question
    assert [seat for seat, *_ in told(g, "hellas-passed")] == [1, 0]
    assert [event for event, _, _ in g.log or [] if event in ("hellas-battle-card", "hellas-passed")] == [
        "hellas-battle-card",
        "hellas-battle-card",
        "hellas-passed",
        "hellas-battle-card",
        "hellas-passed",
    ]


@pytest.mark.rule("LOH-MBAT-04")
def test_who_has_passed_is_not_asked_again() -> None:
    g = face_to_face(5, 5)
    hand(g, 0, "wild_attack_axe", "wild_attack_spear")
    hand(g, 1, "charge_sickle", "wild_attack_sword")
    asked = fight(g, "pass", "wild_attack_axe", "wild_attack_spear")
    assert turns(asked) == [1, 0, 0]
    assert len(g.players[1].hand) == 2


@pytest.mark.rule("LOH-MBAT-05")
def test_the_effect_of_a_card_comes_when_it_is_played() -> None:
    g = face_to_face(3, 3)
    hand(g, 0, "reinforcements_shield")
    hand(g, 1, "flank_attack_bow", "wild_attack_sword")
    stand(g, 0, FROM, 4)
    seen: list[tuple[int, int]] = []

    def watch(ask: Ask) -> None:
        assert g.battle is not None
        seen.append((g.battle.defender.strength, army(g, region(HERE), 0)))

    all_four = region(FROM) << 8 | g.players[0].colour << 4 | 4
    bring = BRING << 16 | all_four
    play = battle(g, region(HERE), 0, regions(FROM))
    conduct(play, ["flank_attack_bow", "reinforcements_shield", bring, "wild_attack_sword"], watch)
    # The flank attack did nothing among equals, and is not counted again when the enemy has more.
    assert seen == [(0, 3), (0, 3), (0, 3), (0, 7)]


def test_a_card_that_is_played_lies_open_and_is_discarded_after_the_battle() -> None:
    g = face_to_face(5, 5)
    [card] = hand(g, 1, "charge_sickle")
    reveals = g.reveals
    open_cards: list[list[int]] = []

    def watch(ask: Ask) -> None:
        assert g.battle is not None
        open_cards.append(g.battle.defender.cards.copy())
        assert card not in g.combat_discard

    hand(g, 0, "wild_attack_axe")
    conduct(battle(g, region(HERE), 0, regions(FROM)), ["charge_sickle"], watch)
    assert open_cards == [[], [card]]
    assert g.combat_discard == [card]
    assert g.players[1].hand == []
    assert g.reveals > reveals
    assert audiences(g, "hellas-battle-card") == [-1]


@pytest.mark.rule("LOH-MBAT-09")
def test_a_card_whose_casualties_the_army_could_not_bear_may_not_be_played() -> None:
    g = face_to_face(3, 2)
    hand(g, 0, "assault_axe", "assault_spear", "wild_attack_axe", "tactical_maneuver_sword")
    asked = fight(g, "assault_axe")
    offered = [faces(ask) for ask in asked]
    assert "assault_spear" in offered[0]
    assert sorted(offered[1]) == ["pass", "tactical_maneuver_sword", "wild_attack_axe"]  # 2 of 3 are taken


@pytest.mark.rule("LOH-MBAT-09")
def test_as_many_casualties_as_hoplites_are_allowed() -> None:
    g = face_to_face(2, 2)
    hand(g, 0, "assault_axe", "wild_attack_axe")
    offered = faces(fight(g)[0])
    assert offered == ["wild_attack_axe", "assault_axe", "pass"]


def test_a_hand_without_a_card_to_play_is_asked_all_the_same() -> None:
    g = face_to_face(1, 3)
    hand(g, 0, "charge_sickle")
    asked = fight(g)
    assert [(ask.kind, ask.options) for ask in asked] == [(BATTLE_CARD, [PASS << 16])]
    assert BATTLE_CARD.secret


def test_options_are_looked_up_again_after_a_power_of_any_time() -> None:
    g = face_to_face(3, 3)
    p = bless(g, 0, "battle_prayer")
    p.pool = 1
    prayer = ANY_TIME << 16 | g.arsenal.powers["any_time"][0].power.index
    first, second = fight(g, prayer)
    assert first.options == [PASS << 16, prayer]
    assert [action_of(option) for option in second.options] == [CARD, PASS]


def test_a_battle_in_the_middle_can_be_copied_and_dumped() -> None:
    g = face_to_face(5, 5)
    bless(g, 1, "cunning_tactician")
    hand(g, 0, "wild_attack_axe")
    [card] = hand(g, 1, "encirclement_sword")
    play = battle(g, region(HERE), 0, regions(FROM))
    ask = next(play)
    assert isinstance(ask, Ask)
    play.send(ask.options[0])
    assert g.battle is not None
    side = g.battle.defender
    assert (side.cards, side.values, side.casualties, len(side.granted)) == ([card], [3], 1, 1)
    assert g.battle.attacker.came_from == regions(FROM)
    side.strength, side.passed, g.battle.winner = 2, True, 1
    before = g.dump()
    twin = g.copy()
    assert twin.dump() == before
    assert twin.battle is not None
    for copied in (twin.battle.attacker, twin.battle.defender):
        for listed in (copied.cards, copied.values, copied.came_from):
            listed.append(0)
        copied.granted.clear()
    assert g.dump() == before


# ---------------------------------------------------------------- strength


@pytest.mark.rule("LOH-MBAT-06")
def test_army_strength_is_hoplites_cards_fortification_and_bonuses() -> None:
    g = face_to_face(4, 3)
    fortified(g, 1)
    bless(g, 1, "stalwart_defense")
    equip(g, 1, "apollos_arrow")
    g.players[1].region = region("elis")  # next to it
    g.players[0].region = region(HERE)  # Achilles
    g.players[0].attributes = [1, 3, 2]
    hand(g, 0, "wild_attack_axe", "trap_sword")
    hand(g, 1, "tactical_maneuver_sword")
    arrow = next(source.power.index for source in g.arsenal.powers["battle_starts"])
    fight(g, 4 << 16 | arrow, "tactical_maneuver_sword", "wild_attack_axe", "trap_sword")
    # 4 hoplites, cards 3 + 1, the trap's leadership 1, the lower of strength and speed 2
    # 3 hoplites, card 2, fortified 1, blessing 1, artifact 2
    assert strengths(g) == (4 + 3 + 1 + 1 + 2, 3 + 2 + 1 + 1 + 2)


@pytest.mark.rule("LOH-MBAT-07")
@pytest.mark.parametrize(("attackers", "defenders", "wins"), [(3, 2, 0), (2, 2, 1), (1, 2, 1)])
def test_the_stronger_army_wins_and_the_defender_on_a_tie(attackers: int, defenders: int, wins: int) -> None:
    g = face_to_face(attackers, defenders)
    fight(g)
    assert winner(g) == wins


@pytest.mark.rule("LOH-MBAT-17")
@pytest.mark.parametrize(("where", "bonus"), [("arcadia", 1), ("laconia", 2)])
def test_a_fortified_hoplite_helps_in_defence(where: str, bonus: int) -> None:
    g = face_to_face(2, 2, where=where)
    fortified(g, 1, where)
    fight(g, where=where, came_from=())
    assert strengths(g) == (2, 2 + bonus)


@pytest.mark.rule("LOH-MBAT-17")
def test_a_fortified_hoplite_is_of_no_use_to_an_attacker() -> None:
    g = face_to_face(2, 2)
    fortified(g, 1)
    fight(g, attacker=1, came_from=())
    assert strengths(g) == (2, 2)
