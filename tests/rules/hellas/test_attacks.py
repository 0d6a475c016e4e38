"""Every attack card, every special attack and every evolution does what it says."""

import pytest

from agon.games.hellas.box.numbers import HUNT, LEADERSHIP, SPEED, STRENGTH
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.rules.hunt.defence import attack_value
from agon.games.hellas.rules.questions import ATTRIBUTE
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from rules.hellas.chase import NO, answered, attack, attacks, dress, fill, hunted, kinds, wound_card, wounded
from rules.hellas.given import beast, box, do, given, hand, told


class Struck:
    """What an attack card, or a special attack, did to a hunter with six cards and attributes 3, 3 and 4."""

    def __init__(
        self, monster: str, effects: str, *answers: int, injuries: int = 0, leadership: int = 3, speed: int = 4
    ) -> None:
        g = given()
        p = g.players[0]
        p.attributes = [0, 0, 0]
        p.attributes[LEADERSHIP], p.attributes[STRENGTH], p.attributes[SPEED] = leadership, 3, speed
        p.injuries = injuries
        fill(g, p, 6)
        prey = beast(g, monster, "macedonia")
        wounded(g, prey, 0, 1)
        g.hunt = Hunt(0, prey, p.region)
        g.hunt.injured = injuries > 0
        scene = Scene(0)
        scene.monster = prey
        face = box().attack_card(attack(effects)).effects if effects else box().monsters[prey].special_attack
        before = p.attributes.copy()
        answered(g.book.resolve(g, p, face, scene), *answers)
        self.injuries = p.injuries.bit_count() - injuries.bit_count()
        self.cards = len(p.hand)
        self.lowered = sum(before) - sum(p.attributes)
        self.over = g.hunt.over
        self.wounds = g.beasts[prey].covered.bit_count()

    def did(self) -> tuple[int, int, int, bool, int]:
        return self.injuries, self.cards, self.lowered, self.over, self.wounds


# injuries, cards left of six, points of attributes lost, whether the hunt is over, wounds left of two
ATTACKS = {
    "attack_3": (1, 6, 0, False, 2),
    "attack_4": (1, 6, 0, False, 2),
    "attack_5": (1, 6, 0, False, 2),
    "charge": (2, 6, 0, False, 2),
    "fury": (1, 6, 0, False, 2),
    "mighty_attack": (2, 6, 0, False, 2),
    "nasty_wound": (1, 6, 1, False, 2),
    "quick_attack_4": (1, 4, 0, False, 2),
    "quick_attack_5": (1, 4, 0, False, 2),
    "rampage": (1, 6, 1, False, 2),
    "recall_3": (0, 6, 0, True, 2),
    "recall_4": (0, 6, 0, True, 2),
    "special_attack_3": (1, 6, 1, False, 2),
    "special_attack_4": (1, 6, 1, False, 2),
    "surprise_attack": (1, 3, 0, False, 2),
    "wild_attack_4": (1, 5, 0, False, 2),
    "wild_attack_5": (1, 5, 0, False, 2),
}


@pytest.mark.rule("LOH-MHNT-06")
@pytest.mark.parametrize("face", [card.id for card in box().attack_faces])
def test_every_attack_card(face: str) -> None:
    assert Struck("cyclops", face).did() == ATTACKS[face]


def test_fury_ends_the_hunt_of_a_hero_who_was_injured_before() -> None:
    assert Struck("cyclops", "fury", injuries=1 << LEADERSHIP).over
    assert not Struck("cyclops", "fury").over


@pytest.mark.parametrize(("injuries", "over"), [(0b001, True), (0b000, False)])
def test_before_is_before_the_card_was_played(injuries: int, over: bool) -> None:
    g = given()
    prey = beast(g, "cerberus", "macedonia")
    attacks(g, "fury")
    g.players[0].injuries = injuries
    cards = hand(g, 0, "glory_torch", "glory_bow").copy()
    asked = hunted(g, 0, prey, wound_card(cards[0]), NO, NO)
    assert ("wound" in kinds(asked)[3:]) == (not over)


def test_nasty_wound_lowers_the_highest() -> None:
    g = given()
    p = g.players[0]
    p.attributes[STRENGTH] = 4
    assert do(g, 0, {"lower": "highest"}) == []
    assert p.attributes[STRENGTH] == 3


@pytest.mark.rule("LOH-MHERO-08")
def test_among_the_highest_an_injured_attribute_counts_1_and_equals_are_chosen() -> None:
    g = given()
    p = g.players[0]
    p.attributes = [2, 2, 2]
    p.attributes[STRENGTH] = 4
    p.injuries = 1 << STRENGTH
    rest = [attribute for attribute in range(3) if attribute != STRENGTH]
    assert do(g, 0, {"lower": "highest"}, answers=rest[1:]) == [rest]
    assert (p.attributes[STRENGTH], p.attributes[rest[0]], p.attributes[rest[1]]) == (4, 2, 1)
    p.injuries = 0b111  # all count 1, and none falls below it
    assert do(g, 0, {"lower": "highest"}, answers=[STRENGTH]) == [sorted([STRENGTH, rest[0]])]
    assert p.attributes[STRENGTH] == 3


SPECIALS = {
    "cyclops": (1, 6, 1, False, 2),
    "hydra": (0, 6, 0, False, 0),
    "medusa": (1, 6, 0, False, 2),
    "sphinx": (1, 6, 0, True, 2),
    "cerberus": (3, 6, 0, False, 2),
    "minotaur": (2, 3, 0, False, 2),
    "chimera": (1, 1, 0, False, 2),
}


@pytest.mark.parametrize("id", [monster.id for monster in box().monsters])
def test_every_special_attack(id: str) -> None:
    assert Struck(id, "").did() == SPECIALS[id]  # the injury is leadership's, so that the sphinx is not answered
    assert Struck(id, "special_attack_3").did() == SPECIALS[id]


@pytest.mark.parametrize(("speed", "over"), [(2, True), (3, False)])
def test_medusa_ends_the_hunt_of_a_slow_hero(speed: int, over: bool) -> None:
    assert Struck("medusa", "", speed=speed).over == over


@pytest.mark.parametrize(("leadership", "over"), [(2, True), (3, False)])
def test_the_sphinx_ends_the_hunt_of_a_poor_leader(leadership: int, over: bool) -> None:
    assert Struck("sphinx", "", ATTRIBUTE << 16 | SPEED, leadership=leadership).over == over


# ---------------------------------------------------------------- values


def value(g: Hellas, prey: int, face: str, attacks: int = 2) -> int:
    """What a defence has to reach, with that attack card as the second one of the hunt."""
    g.hunt = Hunt(0, prey, g.players[0].region)
    g.hunt.attack = attack(face)
    g.hunt.attacks = attacks
    scene = Scene(0)
    scene.monster = prey
    return attack_value(g, g.players[0], g.hunt, scene)


SIX = ("torch", "torch", "bow", "mace", "sword:priest", "axe:artifact")
VALUES = {
    "attack_3": 3,
    "attack_4": 4,
    "attack_5": 5,
    "charge": 5,  # 1 and 4 symbols that are uncovered
    "fury": 6,  # as many as there are
    "mighty_attack": 4,
    "nasty_wound": 4,
    "quick_attack_4": 4,
    "quick_attack_5": 5,
    "rampage": 5,  # 1 and twice 2 that are covered
    "recall_3": 3,
    "recall_4": 4,
    "special_attack_3": 3,
    "special_attack_4": 4,
    "surprise_attack": 4,  # 1 and 3 cards
    "wild_attack_4": 4,
    "wild_attack_5": 5,
}


@pytest.mark.rule("LOH-MHNT-04")
@pytest.mark.parametrize("face", [card.id for card in box().attack_faces])
def test_every_value(face: str) -> None:
    g = given()
    prey = beast(g, "hydra", "macedonia")
    dress(g, prey, *SIX)
    wounded(g, prey, 0, 1)
    fill(g, g.players[0], 3)
    assert value(g, prey, face) == VALUES[face]


def test_symbols_of_an_evolution_count() -> None:
    g = given()
    prey = beast(g, "hydra", "macedonia", "hydra_chalkidiki")
    dress(g, prey, *SIX)
    assert value(g, prey, "fury") == 8


# ---------------------------------------------------------------- evolutions that are powers


@pytest.mark.rule("LOH-MEVT-08")
def test_the_cyclops_strikes_harder() -> None:
    g = given()
    prey = beast(g, "cyclops", "macedonia", "cyclops_acarnania")
    other = beast(g, "medusa", "macedonia")
    assert value(g, prey, "attack_3") == 4
    assert value(g, other, "attack_3") == 3


@pytest.mark.rule("LOH-MEVT-08")
def test_a_wounded_hydra_strikes_harder() -> None:
    g = given()
    prey = beast(g, "hydra", "macedonia", "hydra_argolis")
    wounded(g, prey, 0, 1)
    assert value(g, prey, "attack_3") == 3
    wounded(g, prey, 0, 1, 4)
    assert value(g, prey, "attack_3") == 5


@pytest.mark.rule("LOH-MEVT-08")
def test_the_first_attack_of_cerberus_is_worth_more() -> None:
    g = given()
    prey = beast(g, "cerberus", "macedonia", "cerberus_epirus")
    assert value(g, prey, "attack_3", attacks=1) == 6
    assert value(g, prey, "attack_3", attacks=2) == 3


@pytest.mark.rule("LOH-MEVT-08")
@pytest.mark.parametrize("cards", [["cerberus_epirus"], []])
def test_and_ends_the_hunt_if_it_is_not_defended(cards: list[str]) -> None:
    g = given()
    prey = beast(g, "cerberus", "macedonia", *cards)
    attacks(g, "attack_3")
    faces = hand(g, 0, "glory_torch", "glory_bow").copy()
    asked = hunted(g, 0, prey, wound_card(faces[0]), NO, NO)
    goes_on = kinds(asked)[3:5] == ["injury", "wound"]
    assert goes_on == (not cards)
    assert len(told(g, "hellas-hunt-failed")) == 1


@pytest.mark.rule("LOH-MEVT-08")
def test_medusa_is_hunted_by_speed() -> None:
    g = given()
    prey = beast(g, "medusa", "macedonia", "medusa_attica")
    p = g.players[0]
    p.attributes[STRENGTH], p.attributes[SPEED] = 1, 4
    answered(g.book.special[HUNT].do(g, p))
    assert told(g, "hellas-drew")[0][:2] == (0, 4)
    assert g.beasts[prey].region == p.region


@pytest.mark.rule("LOH-MEVT-08")
def test_the_minotaur_is_hunted_with_a_priest_only() -> None:
    g = given()
    beast(g, "minotaur", "macedonia", "minotaur_crete")
    p = g.players[0]
    assert g.book.special[HUNT].why_not(g, p) is not None
    p.pool = 1
    assert g.book.special[HUNT].why_not(g, p) is None


@pytest.mark.rule("LOH-MEVT-08")
def test_the_sphinx_is_hunted_by_leaders_only() -> None:
    g = given()
    beast(g, "sphinx", "macedonia", "sphinx_messenia")
    p = g.players[0]
    p.attributes[LEADERSHIP] = 2
    assert g.book.special[HUNT].why_not(g, p) is not None
    beast(g, "hydra", "macedonia")
    assert g.book.special[HUNT].why_not(g, p) is None
    beast(g, "hydra", "crete")
    p.attributes[LEADERSHIP] = 3
    assert g.book.special[HUNT].why_not(g, p) is None
