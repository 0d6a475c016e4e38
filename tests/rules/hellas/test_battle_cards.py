"""Every combat card in a battle: what it does where its condition holds, and what it leaves alone where not."""

from collections.abc import Callable

import pytest

from agon.games.hellas.box.numbers import LEADERSHIP
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.battle.questions import BRING, BRING_FROM
from agon.games.hellas.rules.questions import PLACE, PLACE_FORTIFIED, STOP
from agon.games.hellas.state import Hellas
from rules.hellas.given import beast, bless, box, empower, hand, own, recruits, region, stand, told
from rules.hellas.warfare import FROM, HERE, face_to_face, fight, fortified, left, strengths, turns, winner

ATTACKER = 0
DEFENDER = 1
Arrange = Callable[[Hellas, int], None]
"""Changes the table for the seat that plays the card."""


def as_it_is(g: Hellas, seat: int) -> None:
    """Six hoplites against six, leadership 1 against 1."""


def with_glory(g: Hellas, seat: int) -> None:
    g.glory[box().regions[region(HERE)].land] = seat


def with_other_glory(g: Hellas, seat: int) -> None:
    g.glory[box().regions[region("macedonia")].land] = seat
    g.glory[box().regions[region(HERE)].land] = 2


def with_fewer_enemies(g: Hellas, seat: int) -> None:
    stand(g, 1 - seat, HERE, 5)


def with_more_enemies(g: Hellas, seat: int) -> None:
    stand(g, 1 - seat, HERE, 7)


def with_five(g: Hellas, seat: int) -> None:
    stand(g, seat, HERE, 5)


def with_leadership(g: Hellas, seat: int) -> None:
    g.players[seat].attributes[LEADERSHIP] = 3


def with_injured_leadership(g: Hellas, seat: int) -> None:
    with_leadership(g, seat)
    g.players[seat].injuries = 1 << LEADERSHIP


def led_against(g: Hellas, seat: int) -> None:
    g.players[1 - seat].attributes[LEADERSHIP] = 2


# face, who plays it, what else is on the table, what it adds to hoplites, casualties
STRENGTHS: list[tuple[str, int, Arrange, int, int]] = [
    ("fortification_torch", DEFENDER, as_it_is, 1 + 2, 0),
    ("fortification_torch", ATTACKER, as_it_is, 1, 0),
    ("fortification_bow", DEFENDER, as_it_is, 1 + 2, 0),
    ("fortification_bow", ATTACKER, as_it_is, 1, 0),
    ("local_support_torch", ATTACKER, as_it_is, 1, 0),
    ("local_support_bow", ATTACKER, as_it_is, 1, 0),
    ("glory_torch", ATTACKER, with_glory, 1 + 3, 0),
    ("glory_torch", DEFENDER, with_other_glory, 1, 0),
    ("glory_bow", DEFENDER, with_glory, 1 + 3, 0),
    ("glory_bow", ATTACKER, as_it_is, 1, 0),
    ("phalanx_torch_1", ATTACKER, as_it_is, 1 + 3, 1),
    ("phalanx_torch_1", DEFENDER, with_five, 1 + 2, 1),
    ("phalanx_torch_2", DEFENDER, as_it_is, 2 + 3, 1),
    ("phalanx_torch_2", ATTACKER, with_five, 2 + 2, 1),
    ("flank_attack_bow", ATTACKER, with_fewer_enemies, 2 + 2, 1),
    ("flank_attack_bow", DEFENDER, as_it_is, 2, 1),
    ("flank_attack_bow", ATTACKER, with_more_enemies, 2, 1),
    ("trap_sword", ATTACKER, with_leadership, 1 + 3, 1),
    ("trap_sword", DEFENDER, with_injured_leadership, 1 + 1, 1),
    ("trap_mace", DEFENDER, with_leadership, 1 + 3, 1),
    ("trap_mace", ATTACKER, led_against, 1 + 1, 1),
    ("tactical_maneuver_sword", ATTACKER, with_leadership, 2 + 2, 0),
    ("tactical_maneuver_sword", DEFENDER, as_it_is, 2, 0),
    ("tactical_maneuver_sword", DEFENDER, with_injured_leadership, 2, 0),
    ("tactical_maneuver_mace", DEFENDER, with_leadership, 2 + 2, 0),
    ("tactical_maneuver_mace", ATTACKER, led_against, 2, 0),
    ("encirclement_sword", ATTACKER, as_it_is, 2, 1),
    ("encirclement_mace", DEFENDER, as_it_is, 2, 1),
    ("wild_attack_sword", ATTACKER, as_it_is, 3, 1),
    ("wild_attack_mace", DEFENDER, as_it_is, 3, 1),
    ("wild_attack_axe", ATTACKER, as_it_is, 3, 1),
    ("wild_attack_spear", DEFENDER, as_it_is, 3, 1),
    ("reinforcements_shield", ATTACKER, as_it_is, 0, 0),
    ("charge_sickle", DEFENDER, as_it_is, 4, 2),
    ("javelin_volley_axe", ATTACKER, as_it_is, 2, 0),
    ("javelin_volley_spear", DEFENDER, as_it_is, 2, 0),
    ("assault_axe", ATTACKER, as_it_is, 4 + 2, 2),
    ("assault_axe", DEFENDER, as_it_is, 4, 2),
    ("assault_spear", ATTACKER, as_it_is, 4 + 2, 2),
    ("assault_spear", DEFENDER, as_it_is, 4, 2),
]


@pytest.mark.parametrize(
    ("face", "seat", "arrange", "adds", "casualties"), STRENGTHS, ids=lambda part: getattr(part, "__name__", str(part))
)
def test_what_a_card_adds_and_costs(face: str, seat: int, arrange: Arrange, adds: int, casualties: int) -> None:
    g = face_to_face(6, 6)
    arrange(g, seat)
    hand(g, seat, face)
    before = left(g)[seat]
    fight(g, face)
    assert strengths(g)[seat] == before + adds
    [(who, card, value, symbols)] = told(g, "hellas-battle-card")
    assert (who, box().combat_card(card).id, value) == (seat, face, box().combat_card(card).value)
    assert symbols == casualties
    lost = sum(count for commander, _, count, _ in told(g, "hellas-hoplites-lost") if commander == seat)
    assert lost == casualties + (0 if winner(g) == seat else 1)


def test_the_table_has_every_face_and_there_are_thirty_cards() -> None:
    assert {face for face, *_ in STRENGTHS} == {face.id for face in box().combat_faces}
    assert len(box().combat_ids) == 30


@pytest.mark.parametrize("face", ["fortification_torch", "fortification_bow"])
def test_a_fortification_needs_a_city(face: str) -> None:
    g = face_to_face(3, 3, where="messenia")
    hand(g, 1, face)
    fight(g, face, where="messenia", came_from=())
    assert strengths(g) == (3, 4)


@pytest.mark.parametrize("face", ["local_support_torch", "local_support_bow"])
def test_local_support_brings_two_hoplites_to_a_defended_city(face: str) -> None:
    g = face_to_face(4, 2)
    hand(g, 1, face)
    fight(g, face, PLACE_FORTIFIED << 16 | recruits(2, HERE))
    assert strengths(g) == (4, 2 + 2 + 1 + 1)  # the card, and one of them stands in the city
    assert (winner(g), left(g)) == (1, (0, 4))


@pytest.mark.parametrize("face", ["local_support_torch", "local_support_bow"])
def test_local_support_is_up_to_two(face: str) -> None:
    g = face_to_face(4, 2)
    hand(g, 1, face)
    fight(g, face, PLACE << 16 | region(HERE))
    assert strengths(g) == (4, 2 + 1 + 1)


@pytest.mark.parametrize("face", ["encirclement_sword", "encirclement_mace"])
def test_an_encircled_loser_loses_three(face: str) -> None:
    g = face_to_face(6, 5)
    hand(g, 0, face)
    fight(g, face)
    assert (winner(g), left(g)) == (0, (5, 0))
    assert sum(g.hoplites[g.players[1].colour :: 4]) == 5 - 3


@pytest.mark.parametrize("face", ["encirclement_sword", "encirclement_mace"])
def test_an_encirclement_that_fails_costs_its_own_side_one(face: str) -> None:
    g = face_to_face(3, 6)
    hand(g, 0, face)
    fight(g, face)
    assert (winner(g), army(g, region(FROM), 0)) == (1, 3 - 1 - 1)


@pytest.mark.parametrize("face", ["javelin_volley_axe", "javelin_volley_spear"])
def test_a_volley_of_the_larger_army_kills_one_at_once(face: str) -> None:
    g = face_to_face(4, 3)
    hand(g, 0, face)
    fight(g, face)
    assert strengths(g) == (4 + 2, 3 - 1)
    assert sum(g.hoplites[g.players[1].colour :: 4]) == 3 - 1 - 1


@pytest.mark.parametrize("face", ["javelin_volley_axe", "javelin_volley_spear"])
def test_a_volley_of_an_equal_army_kills_nobody(face: str) -> None:
    g = face_to_face(3, 3)
    hand(g, 0, face)
    fight(g, face)
    assert strengths(g) == (3 + 2, 3)


@pytest.mark.rule("LOH-MBAT-24")
def test_a_battle_ends_at_once_with_the_last_hoplite_of_a_side() -> None:
    g = face_to_face(2, 1)
    hand(g, 0, "javelin_volley_axe", "charge_sickle")
    hand(g, 1, "glory_torch", "wild_attack_axe")
    with_glory(g, 1)  # whose cards would win: 1 and 3, and 3 more
    asked = fight(g, "glory_torch", "javelin_volley_axe")
    assert turns(asked) == [1, 0]  # nobody plays on
    assert told(g, "hellas-army-strengths") == []
    assert (winner(g), left(g)) == (0, (2, 0))
    assert g.control[region(HERE)] == g.players[0].colour


@pytest.mark.rule("LOH-MBAT-24")
@pytest.mark.rule("LOH-MBAT-08")
def test_whoever_is_left_alone_has_won_and_still_has_the_casualties_of_their_cards() -> None:
    g = face_to_face(1, 3)
    hand(g, 1, "wild_attack_axe", "javelin_volley_spear")
    empower(g, 1, when="reaction", on={"battle_won": "self"}, effects=[{"gain": {"priest": 1}}])
    fight(g, "wild_attack_axe", "javelin_volley_spear")
    assert (winner(g), left(g), g.players[1].pool) == (1, (0, 2), 1)


@pytest.mark.rule("LOH-MBAT-24")
def test_nobody_bluffs_in_a_battle_that_is_over() -> None:
    g = face_to_face(2, 1)
    bless(g, 1, "bluff")
    hand(g, 0, "javelin_volley_axe")
    hand(g, 1, "glory_torch", "wild_attack_axe")
    asked = fight(g, "glory_torch", "javelin_volley_axe")
    assert turns(asked) == [1, 0]


# ---------------------------------------------------------------- reinforcements


def reinforced() -> Hellas:
    g = face_to_face(2, 6)
    stand(g, 0, FROM, 3)
    own(g, 0, "laconia")
    stand(g, 0, "laconia", 4)
    fortified(g, 0, "laconia")
    stand(g, 0, "epirus", 5)
    hand(g, 0, "reinforcements_shield", "charge_sickle")
    return g


def bring(g: Hellas, where: str, count: int) -> int:
    return BRING << 16 | region(where) << 8 | g.players[0].colour << 4 | count


def test_reinforcements_come_from_one_neighbour_any_number_but_the_fortified_one() -> None:
    g = reinforced()
    asked = fight(g, "reinforcements_shield", bring(g, "laconia", 3))
    question = next(ask for ask in asked if ask.kind is BRING_FROM)
    near = [bring(g, FROM, n) for n in (1, 2, 3)] + [bring(g, "laconia", n) for n in (1, 2, 3)]
    assert question.options == [*near, STOP << 16]
    assert [ask.kind for ask in asked].count(BRING_FROM) == 1
    assert strengths(g) == (2 + 3, 6)
    assert army(g, region("laconia"), 0) == 1


def test_reinforcements_let_an_army_bear_more_casualties() -> None:
    g = face_to_face(1, 6)
    stand(g, 0, FROM, 1)
    hand(g, 0, "reinforcements_shield", "charge_sickle")
    asked = fight(g, "reinforcements_shield", bring(g, FROM, 1), "charge_sickle")
    assert len(asked[0].options) == 2  # the charge was too much for one
    assert strengths(g) == (2 + 4, 6)


def test_reinforcements_do_not_change_where_an_attacker_withdraws_to() -> None:
    g = reinforced()
    fight(g, "reinforcements_shield", bring(g, "laconia", 1))
    assert winner(g) == 1
    assert army(g, region(FROM), 0) == 3 + 2


def test_reinforcements_may_be_none_and_cannot_leave_where_nobody_may() -> None:
    g = reinforced()
    beast(g, "medusa", "laconia")
    asked = fight(g, "reinforcements_shield", STOP << 16)
    question = next(ask for ask in asked if ask.kind is BRING_FROM)
    assert question.options == [*[bring(g, FROM, n) for n in (1, 2, 3)], STOP << 16]
    assert strengths(g) == (2, 6)


def test_a_card_that_can_bring_nobody_can_still_be_played() -> None:
    g = face_to_face(3, 3)
    hand(g, 0, "reinforcements_shield")
    asked = fight(g, "reinforcements_shield")
    assert [ask.kind is BRING_FROM for ask in asked] == [False]
    assert g.combat_discard != []


def test_what_waits_in_the_region_meets_reinforcements_too() -> None:
    g = reinforced()
    beast(g, "chimera", HERE, "chimera_macedonia")
    fight(g, "reinforcements_shield", bring(g, FROM, 3))
    assert strengths(g) == (2 + 3 - 1, 6)
