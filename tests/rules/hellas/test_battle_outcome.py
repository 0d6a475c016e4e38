"""What follows a battle: losses, withdrawal, control, hands, and the next battle.  LOH-MBAT-08 to LOH-MBAT-20"""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.rules.armies import army, fortify, is_fortified, kill
from agon.games.hellas.rules.battle import fight_all
from agon.games.hellas.rules.battle.playing import card_options
from agon.games.hellas.rules.battle.questions import BRING, PASS
from agon.games.hellas.rules.cards import gain_cards, keep_limit
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.movement import arrive
from agon.games.hellas.rules.questions import BATTLE, CARD, NEXT_BATTLE, REGION, RETURN_TO, WITHDRAW_TO
from agon.games.hellas.scenes import COLOUR_COUNT
from rules.hellas.given import (
    beast,
    bless,
    empower,
    given,
    hand,
    own,
    region,
    regions,
    run,
    stand,
    told,
)
from rules.hellas.warfare import (
    FROM,
    HERE,
    conduct,
    face_to_face,
    fight,
    fortified,
    left,
    opened,
    strengths,
    winner,
)

# ---------------------------------------------------------------- losses


@pytest.mark.rule("LOH-MBAT-08")
def test_each_side_loses_what_its_own_cards_say() -> None:
    g = face_to_face(6, 4)
    hand(g, 0, "charge_sickle")  # 4, two casualties
    hand(g, 1, "wild_attack_axe")  # 3, one
    fight(g, "wild_attack_axe", "charge_sickle", REGION << 16 | region("elis"))
    assert winner(g) == 0
    assert left(g) == (4, 0)
    assert army(g, region("elis"), 1) == 4 - 1 - 1


@pytest.mark.rule("LOH-MBAT-10")
def test_the_loser_loses_one_more() -> None:
    g = face_to_face(4, 3)
    fight(g, REGION << 16 | region("elis"))
    assert (left(g), army(g, region("elis"), 1)) == ((4, 0), 2)


@pytest.mark.rule("LOH-MBAT-18")
def test_the_fortified_hoplite_of_an_army_of_two_colours_goes_last() -> None:
    g = given(2)
    yellow, blue = 1, g.players[0].colour
    g.commander[yellow] = 0
    here = stand(g, 0, "macedonia", 1)
    g.hoplites[here * COLOUR_COUNT + yellow] = 2
    fortify(g, here, blue)
    assert run(kill(g, 0, here, 2)) == []
    assert (g.hoplites[here * COLOUR_COUNT + yellow], g.fortified[here]) == (0, blue)


@pytest.mark.rule("LOH-MBAT-18")
def test_the_fortified_hoplite_outlives_the_others_in_a_battle() -> None:
    g = face_to_face(4, 3)
    fortified(g, 1)
    hand(g, 1, "charge_sickle")
    fight(g, "charge_sickle")
    assert (winner(g), left(g)) == (1, (0, 1))
    assert is_fortified(g, region(HERE), 1)


# ---------------------------------------------------------------- withdrawal


@pytest.mark.rule("LOH-MBAT-11", "LOH-MBAT-12")
def test_a_beaten_defender_withdraws_as_one_to_a_safe_neighbour() -> None:
    g = face_to_face(5, 4)
    own(g, 0, "achaea")
    stand(g, 2, "messenia", 1)
    asked = fight(g, REGION << 16 | region("argolis"))
    assert [ask.kind for ask in asked] == [WITHDRAW_TO]
    assert asked[0].seat == 1
    assert [option & 0xFFFF for option in asked[0].options] == regions("elis", "argolis", "laconia")
    assert army(g, region("argolis"), 1) == 3
    assert left(g) == (5, 0)


@pytest.mark.rule("LOH-MBAT-13")
def test_a_beaten_attacker_withdraws_to_where_it_came_from() -> None:
    g = face_to_face(3, 4)
    assert fight(g) == []
    assert left(g) == (0, 4)
    assert army(g, region(FROM), 0) == 2


@pytest.mark.rule("LOH-MBAT-13")
def test_an_attacker_from_several_regions_chooses_one_of_them() -> None:
    g = face_to_face(3, 4)
    [asked] = fight(g, REGION << 16 | region("argolis"), came_from=(FROM, "argolis"))
    assert (asked.kind, asked.seat) == (RETURN_TO, 0)
    assert [option & 0xFFFF for option in asked.options] == regions(FROM, "argolis")
    assert army(g, region("argolis"), 0) == 2


@pytest.mark.rule("LOH-MBAT-13")
def test_an_attacker_put_there_from_afar_withdraws_where_he_came_from() -> None:
    g = face_to_face(3, 4)
    assert fight(g, came_from=("epirus",)) == []
    assert army(g, region("epirus"), 0) == 2


def test_an_attacker_who_came_from_nowhere_withdraws_anywhere_safe() -> None:
    g = face_to_face(3, 4)
    [asked] = fight(g, came_from=())
    around = regions(FROM, "achaea", "elis", "messenia", "argolis", "laconia")
    assert [option & 0xFFFF for option in asked.options] == around


@pytest.mark.rule("LOH-MBAT-14")
def test_a_beaten_army_with_nowhere_to_go_is_lost() -> None:
    g = face_to_face(5, 4)
    beast(g, "medusa", HERE)
    fight(g)
    assert (winner(g), left(g)) == (0, (5, 0))
    assert sum(g.hoplites[g.players[1].colour :: 4]) == 0


@pytest.mark.rule("LOH-MBAT-14")
def test_a_beaten_attacker_that_cannot_go_back_is_lost_even_where_other_ways_are_free() -> None:
    g = face_to_face(3, 4)
    own(g, 2, FROM)
    fight(g)
    assert left(g) == (0, 4)
    assert army(g, region("elis"), 0) == army(g, region(FROM), 0) == 0


# ---------------------------------------------------------------- control


@pytest.mark.rule("LOH-MBAT-15")
def test_the_winner_takes_control_whatever_the_population() -> None:
    g = face_to_face(4, 1, where="laconia")  # population strength 5
    fight(g, where="laconia", came_from=())
    assert controller(g, region("laconia")) == 0


@pytest.mark.rule("LOH-MBAT-15")
def test_a_defender_who_wins_takes_a_neutral_region() -> None:
    g = face_to_face(1, 2, where="elis")
    g.control[region("elis")] = NONE
    fight(g, where="elis", came_from=())
    assert controller(g, region("elis")) == 1


@pytest.mark.rule("LOH-MBAT-16")
def test_an_attacker_without_a_hoplite_left_wins_but_takes_nothing() -> None:
    g = face_to_face(2, 3)
    hand(g, 0, "assault_axe")
    fight(g, "assault_axe", REGION << 16 | region("elis"))
    assert (winner(g), left(g)) == (0, (0, 0))
    assert controller(g, region(HERE)) == 1
    assert army(g, region("elis"), 1) == 2  # the defender withdraws all the same


# ---------------------------------------------------------------- the hand


@pytest.mark.rule("LOH-MBAT-19")
def test_the_hand_limit_holds_in_a_battle_too() -> None:
    g = face_to_face(3, 3)
    hand(g, 0, "wild_attack_axe", "wild_attack_mace", "wild_attack_spear", "wild_attack_sword")
    empower(g, 0, when="reaction", on={"battle_starts": "any"}, effects=[{"gain": {"combat_card": 1}}])
    asked = fight(g)
    assert [len(ask.options) for ask in asked] == [5, 5]  # five cards to discard from; four and pass
    assert len(g.players[0].hand) == 4


@pytest.mark.rule("LOH-MBAT-20")
def test_there_is_no_hand_limit_in_a_hunt_and_it_holds_right_after() -> None:
    g = given()
    p = g.players[0]
    g.hunt = Hunt(0, beast(g, "hydra", "macedonia"), region("macedonia"))
    assert run(gain_cards(g, p, 7)) == []
    assert len(p.hand) == 7
    g.hunt = None
    run(keep_limit(g, p))
    assert len(p.hand) == 4


# ---------------------------------------------------------------- several battles


@pytest.mark.rule("LOH-MREG-07")
def test_who_moved_says_which_battle_comes_first() -> None:
    g = face_to_face(3, 1)
    stand(g, 0, "elis", 3)
    stand(g, 2, "elis", 1)
    play = fight_all(g, g.players[0], {region(HERE): regions(FROM), region("elis"): []})
    asked = conduct(play, [BATTLE << 16 | region("elis")])
    assert (asked[0].kind, asked[0].seat) == (NEXT_BATTLE, 0)
    assert [where for _, _, where, _ in told(g, "hellas-battle")] == regions("elis", HERE)


def test_an_enemy_who_left_to_help_elsewhere_leaves_the_region_to_the_attacker() -> None:
    g = face_to_face(3, 2)
    own(g, 1, "elis")
    stand(g, 0, "elis", 1)
    stand(g, 1, "elis", 4)
    bless(g, 1, "response_force")
    g.players[1].attributes = [1, 1, 5]
    bring_all = BRING << 16 | region("elis") << 8 | g.players[1].colour << 4 | 4
    play = fight_all(g, g.players[0], {region(HERE): regions(FROM), region("elis"): []})
    conduct(play, [BATTLE << 16 | region(HERE), bring_all])
    assert strengths(g) == (3, 6)
    assert [where for _, _, where, _ in told(g, "hellas-battle")] == regions(HERE)
    assert controller(g, region("elis")) == 0


def test_withdrawn_hoplites_meet_what_waits_there() -> None:
    g = face_to_face(2, 4)
    beast(g, "chimera", FROM, "chimera_macedonia")
    fight(g)
    assert army(g, region(FROM), 0) == 0  # one for the defeat, one for the Chimera


def test_entering_hoplites_die_before_the_battle() -> None:
    g = face_to_face(1, 2)
    beast(g, "chimera", HERE, "chimera_macedonia")
    troop = [0, 0, 1, 0]
    run(arrive(g, 0, region(HERE), troop))
    assert troop == [0, 0, 0, 0]
    assert fight(g) == []
    assert left(g) == (0, 2)


def test_what_a_side_may_play_is_its_own_hand() -> None:
    g = face_to_face(3, 3)
    [mine] = hand(g, 0, "charge_sickle")
    hand(g, 1, "wild_attack_axe")
    fight_now, attacker, _ = opened(g)
    assert card_options(g, fight_now, attacker) == [CARD << 16 | mine, PASS << 16]
