"""The monster phase: the die, moves, region attacks; and effects that move monsters."""

from typing import Any

import pytest

from agon.games.hellas.box.numbers import ATTACK, BLANK, BOTH, LEADERSHIP, MOVE, NONE
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.hunt.questions import MONSTER_ATTACKS, MONSTER_TO
from agon.games.hellas.rules.map import may_leave, neighbours
from agon.games.hellas.rules.modifiers import FORBID_PRAYER, forbidden
from agon.games.hellas.rules.monsters import monster_phase, move_monster, region_attack
from agon.games.hellas.rules.powers import happen
from agon.games.hellas.rules.recruiting import may_recruit
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, action_of
from rules.hellas.chase import answered, falling, kinds
from rules.hellas.given import (
    beast,
    box,
    do,
    effects,
    equip,
    given,
    monster,
    own,
    region,
    regions,
    run,
    stand,
    step,
    told,
)


def rolling(g: Hellas, *monsters: int) -> Hellas:
    g.rolling = list(monsters)
    g.step = "monsters"
    return g


# ---------------------------------------------------------------- the die


def whole_phase(g: Hellas, *options: int) -> list[Ask]:
    """All steps of a monster phase that has begun, answered with these options, then with the first."""
    asked: list[Ask] = []
    left = list(options)
    while g.step == "monsters":
        play = g.book.steps["monsters"](g)
        found = answered(play, *left[:1]) if left and would_ask(g) else answered(play)
        left = left[len(found) :]
        asked += found
    return asked


def would_ask(g: Hellas) -> bool:
    twin = g.copy()
    return bool(answered(twin.book.steps["monsters"](twin)))


@pytest.mark.rule("LOH-MMON-01")
def test_the_die_is_rolled_for_all_monsters_before_any_of_them_acts() -> None:
    g = given()
    beasts = beast(g, "hydra", "crete"), beast(g, "medusa", "elis"), beast(g, "sphinx", "argolis")
    g.active = 2
    g.chance = falling(MOVE, BLANK, MOVE)
    [ask] = answered(g.book.steps["monsters"](rolling(g, *beasts)))
    assert [numbers[:2] for numbers in told(g, "hellas-die")] == [(2, monster) for monster in beasts]
    assert ask.seat == 2
    assert {option >> 8 & 0xFF for option in ask.options} == {beasts[0], beasts[2]}, "a blank has nothing to do"
    assert whole_phase(g)
    assert (g.step, g.rolling, g.dice) == ("event_phase", [], {})


@pytest.mark.rule("LOH-MMON-02")
def test_one_answer_says_which_monster_acts_next_and_how() -> None:
    for first in ("medusa", "minotaur"):
        g = given()
        beasts = {id: beast(g, id, "macedonia") for id in ("medusa", "minotaur")}
        g.chance = falling(ATTACK, ATTACK)
        asked = whole_phase(rolling(g, *beasts.values()), MONSTER_ATTACKS << 16 | beasts[first])
        assert [ask.options for ask in asked] == [[MONSTER_ATTACKS << 16 | one for one in beasts.values()]]
        struck = [numbers[1] for numbers in told(g, "hellas-region-attack")]
        assert struck == sorted(beasts.values(), key=lambda one: one != beasts[first]), "the other goes by itself"


@pytest.mark.rule("LOH-MMON-02")
def test_monsters_that_cannot_meet_are_not_put_in_order() -> None:
    g = given()
    stand(g, 0, "elis", 3)
    medusa, sphinx, hydra = beast(g, "medusa", "macedonia"), beast(g, "sphinx", "elis"), beast(g, "hydra", "crete")
    g.chance = falling(ATTACK, ATTACK, MOVE)
    asked = whole_phase(rolling(g, medusa, sphinx, hydra))
    assert [{option >> 8 & 0xFF for option in ask.options} for ask in asked] == [{hydra}], "only it has a choice"
    assert [army(g, region(where), 0) for where in ("macedonia", "elis")] == [1, 2]


def in_order(g: Hellas, *monsters: int) -> bool:
    """Whether the order of these monsters is asked for, the dice of all showing attacks."""
    g.chance = falling(*[ATTACK] * len(monsters))
    asked = answered(g.book.steps["monsters"](rolling(g, *monsters)))
    return bool(asked) and asked[0].options == [MONSTER_ATTACKS << 16 | monster for monster in monsters]


@pytest.mark.rule("LOH-MMON-02")
def test_the_order_is_asked_wherever_it_can_matter() -> None:
    g = given()
    assert in_order(g, beast(g, "medusa", "macedonia"), beast(g, "sphinx", "macedonia")), "both kill there"
    g = given()
    assert in_order(g, beast(g, "medusa", "macedonia"), beast(g, "hydra", "epirus")), "the Hydra kills next door"
    g = given()
    assert not in_order(g, beast(g, "medusa", "macedonia"), beast(g, "hydra", "crete"))
    g = given(4, starts=("macedonia", "epirus", "crete", "thessaly"))
    assert not in_order(g, beast(g, "medusa", "macedonia"), beast(g, "cyclops", "elis")), "no hero near the Cyclops"
    g = given(4, starts=("macedonia", "epirus", "crete", "thessaly"))
    stand(g, 1, "macedonia", 1)
    assert in_order(g, beast(g, "medusa", "macedonia"), beast(g, "cyclops", "macedonia")), (
        "two choose, one after the other"
    )


@pytest.mark.rule("LOH-MMON-02")
def test_whoever_could_save_hoplites_is_not_passed_over() -> None:
    """Of two armies the artifact saves one: in which order they are struck is for the roller to say."""
    g = given()
    stand(g, 0, "elis", 3)
    saver = next(
        artifact
        for artifact in box().artifacts
        if any(event.verb == "hoplites_killed" for event in artifact.power.events)
    )
    equip(g, 0, saver.id)
    assert in_order(g, beast(g, "medusa", "macedonia"), beast(g, "sphinx", "elis"))


@pytest.mark.rule("LOH-MSPEC-34")
def test_build_monument_rolls_for_those_on_the_map() -> None:
    g = given()
    beast(g, "hydra", "crete")
    g.step = "build_monument"
    step(g)
    assert (g.rolling, g.step) == ([monster("hydra")], "monsters")


@pytest.mark.rule("LOH-MMON-04")
def test_blank_does_nothing() -> None:
    g = given()
    hydra = beast(g, "hydra", "macedonia")
    g.chance = falling(BLANK)
    assert run(g.book.steps["monsters"](rolling(g, hydra))) == []
    assert g.beasts[hydra].region == region("macedonia")
    assert army(g, region("macedonia"), 0) == 2


@pytest.mark.rule("LOH-MMON-05")
def test_attack_is_the_region_attack() -> None:
    g = given()
    medusa = beast(g, "medusa", "macedonia")
    g.chance = falling(ATTACK)
    assert run(g.book.steps["monsters"](rolling(g, medusa))) == []
    assert g.beasts[medusa].region == region("macedonia")
    assert army(g, region("macedonia"), 0) == 1


@pytest.mark.rule("LOH-MMON-06")
def test_move_goes_to_a_neighbour_of_the_rollers_choice() -> None:
    g = given()
    medusa = beast(g, "medusa", "euboea")
    g.chance = falling(MOVE)
    near = neighbours(g, NONE, region("euboea"))
    asked = answered(g.book.steps["monsters"](rolling(g, medusa)), MONSTER_TO << 16 | medusa << 8 | region("crete"))
    assert asked[0].options == [MONSTER_TO << 16 | medusa << 8 | goal for goal in near]
    assert g.beasts[medusa].region == region("crete")


@pytest.mark.rule("LOH-MMON-07")
@pytest.mark.parametrize("attacks", [True, False])
def test_both_is_the_rollers_choice(attacks: bool) -> None:
    g = given()
    medusa = beast(g, "medusa", "macedonia")
    g.chance = falling(BOTH)
    wanted = MONSTER_ATTACKS << 16 | medusa if attacks else MONSTER_TO << 16 | medusa << 8 | region("epirus")
    [ask] = answered(g.book.steps["monsters"](rolling(g, medusa)), wanted)
    assert {action_of(option) for option in ask.options} == {MONSTER_ATTACKS, MONSTER_TO}
    assert g.beasts[medusa].region == region("macedonia" if attacks else "epirus")
    assert army(g, region("macedonia"), 0) == (1 if attacks else 2)


@pytest.mark.rule("LOH-MMON-03")
def test_the_roller_decides_whom_a_monster_kills() -> None:
    g = given()
    g.active = 2
    medusa = beast(g, "medusa", "macedonia")
    stand(g, 1, "macedonia", 1)
    g.chance = falling(ATTACK)
    asked = answered(g.book.steps["monsters"](rolling(g, medusa)))
    assert [ask.seat for ask in asked] == [2]
    assert army(g, region("macedonia"), 0) + army(g, region("macedonia"), 1) == 2


def test_a_monster_phase_in_between_is_the_players() -> None:
    g = given()
    beast(g, "hydra", "crete")
    beast(g, "medusa", "elis")
    g.active = 0
    g.chance = falling(MOVE, BOTH)
    asked = answered(monster_phase(g, g.players[1]))
    assert {ask.seat for ask in asked} == {1}
    assert len(told(g, "hellas-die")) == 2
    assert g.rolling == []


# ---------------------------------------------------------------- the seven region attacks


def attacked(g: Hellas, id: str, where: str, roller: int = 0) -> None:
    run(region_attack(g, g.players[roller], beast(g, id, where)))


@pytest.mark.parametrize(("id", "left"), [("medusa", 4), ("sphinx", 4), ("cerberus", 2), ("minotaur", 4)])
def test_killing_where_it_stands(id: str, left: int) -> None:
    g = given()
    stand(g, 0, "macedonia", 5)
    stand(g, 0, "epirus", 5)
    attacked(g, id, "macedonia")
    assert army(g, region("macedonia"), 0) == left
    assert army(g, region("epirus"), 0) == 5


def test_the_hydra_kills_one_in_its_region_and_in_each_next_to_it() -> None:
    g = given()
    for id in ("macedonia", "epirus", "thessaly", "aetolia"):
        stand(g, 0, id, 2)
    attacked(g, "hydra", "macedonia")
    assert [army(g, here, 0) for here in regions("macedonia", "epirus", "thessaly", "aetolia")] == [1, 1, 1, 2]


def test_the_cyclops_injures_heroes_near_it_in_turn_order() -> None:
    g = given(4, starts=("macedonia", "epirus", "crete", "thessaly"))
    asked = answered(region_attack(g, g.players[1], beast(g, "cyclops", "macedonia")))
    assert [ask.seat for ask in asked] == [1, 3, 0]  # each owner picks the attribute
    assert [bool(p.injuries) for p in g.players] == [True, True, False, True]


def test_a_hero_on_a_quest_is_near_nothing() -> None:
    g = given()
    g.players[0].region = NONE
    attacked(g, "cyclops", "macedonia")
    assert g.players[0].injuries == 0


def test_the_minotaur_costs_the_regions_controller_a_priest() -> None:
    g = given()
    g.players[0].pool = g.players[1].pool = 2
    attacked(g, "minotaur", "macedonia", roller=1)
    assert [p.pool for p in g.players] == [1, 2, 0]
    g.control[region("macedonia")] = NONE
    attacked(g, "minotaur", "macedonia", roller=1)
    assert [p.pool for p in g.players] == [1, 2, 0]


def test_the_chimera_kills_then_goes_to_the_tallest_monument() -> None:
    g = given()
    g.monuments[1].level = 2
    attacked(g, "chimera", "macedonia")
    assert army(g, region("macedonia"), 0) == 1
    assert g.beasts[monster("chimera")].region == box().gods[1].region
    g.monuments[2].level = 2  # now two are equal
    play = region_attack(g, g.players[0], monster("chimera"))
    hermes = box().gods[2].region
    answered(play, MONSTER_TO << 16 | monster("chimera") << 8 | hermes)
    assert g.beasts[monster("chimera")].region == hermes


# ---------------------------------------------------------------- what trays and evolutions do all the time


def test_medusa_holds_hoplites_the_sphinx_recruits_the_chimera_priests() -> None:
    g = given()
    p = g.players[0]
    here = region("macedonia")
    athens = region("attica")
    assert may_leave(g, 0, here)
    assert may_recruit(g, p, here)
    beast(g, "medusa", "macedonia")
    beast(g, "sphinx", "macedonia")
    beast(g, "chimera", "attica")
    assert not may_leave(g, 0, here)
    assert not may_recruit(g, p, here)
    assert forbidden(g, p, FORBID_PRAYER, athens)
    for id in ("medusa", "sphinx", "chimera"):
        move_monster(g, monster(id), region("crete"))
    assert may_leave(g, 0, here)
    assert may_recruit(g, p, here)
    assert not forbidden(g, p, FORBID_PRAYER, athens)


@pytest.mark.rule("LOH-MEVT-08")
def test_an_evolved_chimera_kills_one_of_those_who_enter() -> None:
    g = given()
    beast(g, "chimera", "epirus", "chimera_macedonia")
    here = stand(g, 0, "epirus", 2)
    scene = Scene(0)
    scene.region = here
    scene.army = [0] * 4
    scene.army[g.players[0].colour] = 2
    run(happen(g, "hoplites_enter", scene))
    assert army(g, here, 0) == 1
    scene.region = stand(g, 0, "aetolia", 2)
    run(happen(g, "hoplites_enter", scene))
    assert army(g, region("aetolia"), 0) == 2


# ---------------------------------------------------------------- effects that move monsters


def test_ariadnes_thread_moves_any_monster_up_to_two_regions() -> None:
    g = given()
    equip(g, 0, "ariadnes_thread")
    hydra, medusa = beast(g, "hydra", "crete"), beast(g, "medusa", "chalkidiki")
    asked = do(g, 0, {"move_monster": "any", "range": 2}, answers=[medusa, medusa << 8 | region("epirus")])
    assert sorted(asked[0]) == sorted((hydra, medusa))
    goals = {number & 0xFF for number in asked[1]}
    assert goals == set(regions("macedonia", "epirus", "thessaly", "euboea", "boeotia", "crete"))
    assert g.beasts[medusa].region == region("epirus")


def test_exile_moves_a_monster_of_the_heros_region_anywhere() -> None:
    g = given()
    hydra = beast(g, "hydra", "macedonia")
    beast(g, "medusa", "elis")
    asked = do(g, 0, {"move_monster": "here", "to": "any"}, answers=[hydra << 8 | region("crete")])
    assert len(asked[0]) == 18
    assert g.beasts[hydra].region == region("crete")
    assert do(g, 0, {"move_monster": "here", "to": "any"}) == []


def test_pandoras_box_is_a_monster_phase() -> None:
    g = given()
    beast(g, "hydra", "crete")
    do(g, 1, {"monster_phase": "player"})
    assert [numbers[:2] for numbers in told(g, "hellas-die")] == [(1, monster("hydra"))]


def test_what_could_come_to_nothing_is_not_on_offer() -> None:
    g = given()
    useless: list[dict[str, Any]] = [
        {"monster_phase": "player"},
        {"move_monster": "any", "range": 2},
        {"move_monster": "here", "to": "any"},
        {"wound": 1, "on": "any"},
        {"wound": 1, "on": "hero_region"},
        {"wound": 1, "on": "hunted"},
        {"start_hunt": "hero"},
    ]
    p = g.players[0]
    assert [g.book.can(g, p, effects(table), Scene(0)) for table in useless] == [False] * len(useless)
    beast(g, "hydra", "macedonia")
    assert [g.book.can(g, p, effects(table), Scene(0)) for table in useless] == [True] * 5 + [False, True]
    own(g, 1, "crete")
    scene = Scene(0)
    scene.monster = beast(g, "minotaur", "crete")
    lost = effects({"controller": [{"lose": {"priest": 1}}]})
    assert not g.book.can(g, p, lost, scene)
    g.players[1].pool = 1
    assert g.book.can(g, p, lost, scene)
    near = effects({"heroes": "monster_and_neighbours", "do": [{"lower": "leadership"}]})
    assert not g.book.can(g, p, near, scene)
    g.players[2].region = region("argolis")
    assert not g.book.can(g, p, near, scene)
    g.players[2].attributes[LEADERSHIP] = 2
    assert g.book.can(g, p, near, scene)


def test_kinds_of_the_phase() -> None:
    g = given()
    first, second = beast(g, "hydra", "crete"), beast(g, "medusa", "elis")
    g.chance = falling(MOVE, MOVE)
    assert kinds(whole_phase(rolling(g, first, second))) == ["monster-acts", "monster-acts"]
