"""What hunts pay: figures, glory, trophies of marks, and the game itself."""

import pytest

from agon.games.hellas.box.numbers import MARK_ARTIFACT, MARK_PRIEST, NONE
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.rules.hunt.questions import OWN_ARTIFACT, TROPHY
from agon.games.hellas.rules.hunt.trophies import marked_trophies
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask
from agon.kernel.errors import Ended
from rules.hellas.chase import NO, all_but, attacks, dress, hunted, kinds, symbol, wound_card
from rules.hellas.given import beast, box, do, given, hand, holds, monster, named, region, told

MARKS = [(m.id, place) for m in box().monsters for place, wound in enumerate(m.wounds) if wound.mark != NONE]


def marked(prey: int, mark: int) -> int:
    """The place of a mark on a tray."""
    return next(place for place, wound in enumerate(box().monsters[prey].wounds) if wound.mark == mark)


def trophy(monster: int, what: int) -> int:
    return TROPHY << 16 | monster << 8 | what


def kill(g: Hellas, prey: int, place: int, *answers: int) -> list[Ask]:
    """The last wound of a monster, by a sickle."""
    all_but(g, prey, place)
    [sickle] = hand(g, 0, "charge_sickle")
    return hunted(g, 0, prey, wound_card(sickle), *answers)


@pytest.mark.rule("LOH-MTRO-02")
@pytest.mark.rule("LOH-MTRO-04")
@pytest.mark.rule("LOH-MTRO-08")
def test_the_last_wound_gives_glory_and_the_figure() -> None:
    g = given()
    prey = beast(g, "hydra", "macedonia", "hydra_argolis")
    red = named("land", "red")
    g.glory[red] = 2
    kill(g, prey, 0)
    assert g.glory[red] == 0
    assert g.glory.count(2) == 0
    assert g.players[0].trophies == [prey]
    dead = g.beasts[prey]
    assert (dead.slain, dead.slayer, dead.region, dead.died) == (True, 0, NONE, region("macedonia"))
    assert dead.evolutions == []
    assert named("monster_card", "hydra_argolis") in g.event_discard


@pytest.mark.rule("LOH-MTRO-03")
@pytest.mark.parametrize("id", [m.id for m in box().monsters])
def test_the_slayer_of_any_monster_may_have_its_artifact(id: str) -> None:
    g = given()
    prey = beast(g, id, "macedonia")
    kill(g, prey, 0)
    assert g.players[0].artifacts == [box().monsters[prey].artifact]
    assert len(g.artifact_deck) == 10


@pytest.mark.rule("LOH-MTRO-03")
@pytest.mark.rule("LOH-MTRO-06")
@pytest.mark.parametrize(("id", "place"), MARKS)
def test_or_what_a_mark_of_this_hunt_pays_and_no_more_than_that(id: str, place: int) -> None:
    g = given()
    prey = beast(g, id, "macedonia")
    mark = box().monsters[prey].wounds[place].mark
    asked = kill(g, prey, place, trophy(prey, mark))
    assert asked[-1].options == [trophy(prey, OWN_ARTIFACT), trophy(prey, mark)]
    p = g.players[0]
    assert (p.pool, len(p.artifacts)) == ((1, 0) if mark == MARK_PRIEST else (0, 1))
    assert len(g.artifact_deck) == (10 if mark == MARK_PRIEST else 9)


@pytest.mark.rule("LOH-MTRO-01")
@pytest.mark.rule("LOH-MTRO-06")
@pytest.mark.parametrize(("id", "place"), MARKS)
def test_after_a_failed_hunt_a_mark_of_this_hunt_still_pays(id: str, place: int) -> None:
    g = given()
    prey = beast(g, id, "macedonia")
    attacks(g, "recall_3")
    mark = box().monsters[prey].wounds[place].mark
    [sickle] = hand(g, 0, "charge_sickle")
    hunted(g, 0, prey, wound_card(sickle), symbol(prey, place))
    assert len(told(g, "hellas-hunt-failed")) == 1
    p = g.players[0]
    assert (p.pool, len(p.artifacts)) == ((1, 0) if mark == MARK_PRIEST else (0, 1))


@pytest.mark.rule("LOH-MTRO-01")
def test_marks_of_other_hunts_pay_nothing() -> None:
    g = given()
    prey = beast(g, "cerberus", "macedonia")
    dress(g, prey, "torch", "bow", "sword:priest", "spear:artifact")
    attacks(g, "recall_3")
    all_but(g, prey, 0, 1)
    [torch] = hand(g, 0, "glory_torch")
    hunted(g, 0, prey, wound_card(torch))
    p = g.players[0]
    assert (p.pool, p.artifacts) == (0, [])


@pytest.mark.rule("LOH-MTRO-06")
def test_two_marks_are_one_trophy() -> None:
    g = given()
    prey = beast(g, "cerberus", "macedonia")
    dress(g, prey, "torch", "sword:priest", "spear:artifact")
    attacks(g, "recall_3")
    cards = hand(g, 0, "trap_sword", "assault_spear").copy()
    asked = hunted(g, 0, prey, *(wound_card(card) for card in cards))
    assert kinds(asked)[-1] == "trophy"
    assert asked[-1].options == [trophy(prey, MARK_PRIEST), trophy(prey, MARK_ARTIFACT)]
    assert (g.players[0].pool, g.players[0].artifacts) == (1, [])


def test_a_trophy_that_is_not_there_is_not_on_offer() -> None:
    g = given()
    prey = beast(g, "cerberus", "macedonia")
    dress(g, prey, "torch", "sword:priest", "spear:artifact")
    g.players[0].pool = 4
    g.artifact_deck = []
    attacks(g, "recall_3")
    cards = hand(g, 0, "trap_sword", "assault_spear").copy()
    asked = hunted(g, 0, prey, *(wound_card(card) for card in cards))
    assert "trophy" not in kinds(asked)
    assert g.hunt is None


def test_what_was_dealt_was_dealt_though_the_hydra_healed() -> None:
    g = given()
    prey = beast(g, "hydra", "macedonia")
    dress(g, prey, "torch", "sword:priest", "axe:artifact")
    attacks(g, "special_attack_3")
    [axe] = hand(g, 0, "assault_axe")
    hunted(g, 0, prey, wound_card(axe), NO)
    assert g.beasts[prey].covered == 0
    assert len(g.players[0].artifacts) == 1


@pytest.mark.rule("LOH-MTRO-05")
@pytest.mark.rule("LOH-MVIC-04")
def test_the_third_figure_wins_the_game() -> None:
    g = given()
    prey = beast(g, "minotaur", "macedonia")
    g.players[0].trophies = [monster("medusa")]
    kill(g, prey, 0)
    assert g.winner == NONE
    prey = beast(g, "sphinx", "macedonia")
    with pytest.raises(Ended):
        kill(g, prey, 0)
    assert (g.winner, g.ending) == (0, "won-slayer")


@pytest.mark.rule("LOH-MTRO-07")
def test_outside_a_hunt_there_is_glory_and_the_figure_only() -> None:
    g = given()
    prey = beast(g, "sphinx", "crete")
    all_but(g, prey, marked(prey, MARK_ARTIFACT))
    assert do(g, 1, {"wound": 1, "on": "any"}) == []
    p = g.players[1]
    assert p.trophies == [prey]
    assert g.glory[named("land", "brown")] == 1
    assert (p.pool, p.artifacts) == (0, [])


@pytest.mark.rule("LOH-MTRO-03")
def test_a_wound_of_an_effect_in_a_hunt_pays_its_mark() -> None:
    g = given()
    prey = beast(g, "hydra", "macedonia")
    g.hunt = Hunt(0, prey, region("macedonia"))
    do(g, 0, {"wound": 1, "on": "hunted"}, answers=[prey << 8 | marked(prey, MARK_PRIEST)])
    assert marked_trophies(g, g.players[0], g.hunt) == [MARK_PRIEST]
    assert not g.hunt.over
    all_but(g, prey, 0)
    do(g, 0, {"wound": 1, "on": "hunted"})
    assert (g.hunt.over, g.hunt.won) == (True, True)
    assert not holds(g, 0, {"injured": "before"})
