"""Heroes: what an attribute is for, injuries, and what a hero adds to an army."""

import pytest

from agon.games.hellas.box.numbers import LEADERSHIP, SPEED, STRENGTH
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.battle import battle
from agon.games.hellas.rules.heroes import healthy, injure, set_attribute, value_of
from agon.games.hellas.rules.hunt import hunt
from agon.games.hellas.rules.questions import ATTRIBUTE
from rules.hellas.given import beast, do, given, questions, region, run, stand, told


@pytest.mark.rule("LOH-MHERO-02")
@pytest.mark.rule("LOH-MSPEC-24")
@pytest.mark.parametrize("strength", [1, 3])
def test_strength_gives_the_cards_of_a_hunt(strength: int) -> None:
    g = given()
    p = g.players[0]
    p.attributes[STRENGTH] = strength
    questions(hunt(g, p, beast(g, "hydra", "macedonia")))
    assert told(g, "hellas-drew")[0][:2] == (0, strength)


@pytest.mark.rule("LOH-MHERO-04")
def test_attributes_stay_between_one_and_five() -> None:
    g = given()
    p = g.players[0]
    set_attribute(g, p, SPEED, 7)
    assert p.attributes[SPEED] == 5
    set_attribute(g, p, SPEED, 0)
    assert p.attributes[SPEED] == 1
    do(g, 0, {"lower": "speed"})
    assert p.attributes[SPEED] == 1


@pytest.mark.rule("LOH-MHERO-08")
def test_an_injured_attribute_counts_one_until_it_is_healed_and_its_owner_picks_it() -> None:
    g = given()
    p = g.players[1]
    p.attributes = [3, 4, 5]
    asked = questions(injure(g, p, 1), [ATTRIBUTE << 16 | STRENGTH])
    assert asked[0].seat == 1
    assert [value_of(p, attribute) for attribute in (LEADERSHIP, STRENGTH, SPEED)] == [3, 1, 5]
    do(g, 1, {"raise": "strength"})  # under its injury
    do(g, 1, {"heal": "one"})
    assert value_of(p, STRENGTH) == 5


@pytest.mark.rule("LOH-MHERO-09")
def test_three_injuries_at_most_and_a_fourth_is_lost() -> None:
    g = given()
    p = g.players[0]
    run(injure(g, p, 5))
    assert healthy(p) == []
    assert run(injure(g, p, 1)) == []
    assert p.injuries == 0b111


def strength_at(where: str) -> tuple[int, int]:
    """Three of seat 0 attack four of seat 1 in Epirus, without cards: who holds it, with how many."""
    g = given()
    p = g.players[0]
    p.attributes = [5, 3, 2]
    p.region = region(where)
    here = stand(g, 0, "epirus", 3)
    stand(g, 1, "epirus", 4)
    run(battle(g, here, 0, [region("macedonia")]))
    return army(g, here, 0), army(g, here, 1)


@pytest.mark.rule("LOH-MHERO-07")
def test_achilles_adds_the_lower_of_strength_and_speed_where_he_is() -> None:
    assert strength_at("epirus") == (3, 0)  # 3 + 2 beat 4
    assert strength_at("macedonia") == (0, 4)


@pytest.mark.rule("LOH-MHERO-10")
def test_a_hero_alone_is_no_army() -> None:
    g = given()
    stand(g, 0, "macedonia", 0)
    stand(g, 1, "macedonia", 1)
    assert army(g, region("macedonia"), 0) == 0
    assert not g.book.replaceable.battle_due(g, region("macedonia"), 1)
    here = region("thessaly")
    g.players[1].region = here  # Heracles is worth nothing in a battle
    stand(g, 1, "thessaly", 1)
    stand(g, 2, "thessaly", 1)
    run(battle(g, here, 1, [region("locris")]))
    assert army(g, here, 2) == 1  # a tie is the defender's
