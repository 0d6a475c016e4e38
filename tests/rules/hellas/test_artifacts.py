"""Artifacts: used together as one action, spent, charged again; cards that are looked at to keep one."""

import pytest

from agon.games.hellas.box.numbers import HUNT, NONE, RECRUIT
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.artifacts import use_artifacts, why_not_use_artifacts
from agon.games.hellas.rules.powers import happen
from agon.games.hellas.rules.questions import ARTIFACT, REGION, STOP
from agon.games.hellas.scenes import Scene
from agon.kernel.game import EVERYONE
from rules.hellas.given import (
    audiences,
    beast,
    do,
    equip,
    given,
    named,
    own,
    questions,
    recruits,
    region,
    run,
    stand,
    step,
    told,
)


def artifact(id: str) -> int:
    return named("artifact", id)


@pytest.mark.rule("LOH-MREG-24")
@pytest.mark.rule("LOH-MREG-25")
@pytest.mark.rule("LOH-MREG-26")
@pytest.mark.rule("LOH-MBLS-05")
def test_any_number_of_charged_artifacts_are_used_in_one_action() -> None:
    g = given()
    p = equip(g, 0, "ambrosia", "boots_of_hermes", "horn_of_plenty")
    p.injuries = 0b11
    first, second = ARTIFACT << 16 | artifact("ambrosia"), ARTIFACT << 16 | artifact("boots_of_hermes")
    asked = questions(use_artifacts(g, p), [first, second, REGION << 16 | region("crete"), STOP << 16])
    assert asked[0].options == [first, second, ARTIFACT << 16 | artifact("horn_of_plenty")]
    assert asked[1].options == [second, ARTIFACT << 16 | artifact("horn_of_plenty"), STOP << 16]
    assert (p.injuries, p.region) == (0, region("crete"))
    assert p.spent == [artifact("ambrosia"), artifact("boots_of_hermes")]
    p.injuries = 0b1
    questions(use_artifacts(g, p))
    assert p.injuries == 0b1  # what is spent does nothing
    g.step = "build_monument"  # charges them
    step(g)
    assert p.spent == []
    assert why_not_use_artifacts(g, p) is None


def test_without_a_charged_artifact_that_does_anything_there_is_no_such_action() -> None:
    g = given()
    p = equip(g, 0, "ambrosia")
    assert why_not_use_artifacts(g, p) is not None  # nothing to heal
    p.injuries = 1
    assert why_not_use_artifacts(g, p) is None
    p.spent = [artifact("ambrosia")]
    assert why_not_use_artifacts(g, p) is not None


@pytest.mark.rule("LOH-MREG-27")
def test_an_artifact_with_a_moment_is_used_then_and_not_by_the_action() -> None:
    g = given()
    p = equip(g, 1, "harpe")
    assert why_not_use_artifacts(g, p) is not None
    run(happen(g, "hunt_starts", Scene(1)))
    assert p.spent == [artifact("harpe")]
    assert len(p.hand) == 1


# ---------------------------------------------------------------- single artifacts


def test_the_horn_of_plenty_recruits_in_a_city() -> None:
    g = given()
    p = equip(g, 0, "horn_of_plenty")
    own(g, 0, "epirus")
    asked = run(use_artifacts(g, p), [recruits(2, "macedonia")])
    assert region("epirus") not in asked[0]
    assert army(g, p.region, 0) == 4


def test_femes_trumpet_takes_off_one_token() -> None:
    g = given()
    p = equip(g, 0, "femes_trumpet")
    assert why_not_use_artifacts(g, p) is not None
    p.marked = 1 << RECRUIT | 1 << HUNT
    asked = run(use_artifacts(g, p), [HUNT])
    assert asked == [[RECRUIT, HUNT, 0]]
    assert p.marked == 1 << RECRUIT


def test_the_head_of_the_sphinx_takes_a_neutral_region() -> None:
    g = given()
    p = equip(g, 0, "head_of_sphinx")
    assert why_not_use_artifacts(g, p) is not None  # Macedonia is controlled
    p.region = region("chalkidiki")
    stand(g, 1, "chalkidiki", 1)
    assert why_not_use_artifacts(g, p) is not None  # enemy hoplites
    stand(g, 1, "chalkidiki", 0)
    run(use_artifacts(g, p), [region("chalkidiki")])
    assert g.control[region("chalkidiki")] == p.colour
    assert army(g, region("chalkidiki"), 0) == 1


def test_the_eye_of_the_cyclops_gives_a_priest_at_a_temple() -> None:
    g = given()
    p = equip(g, 0, "eye_of_cyclops")
    assert why_not_use_artifacts(g, p) is not None
    g.temples = 1 << p.region
    run(use_artifacts(g, p))
    assert p.pool == 1


def test_the_thunder_of_zeus_injures_a_rival() -> None:
    g = given()
    p = equip(g, 0, "thunder_of_zeus")
    run(use_artifacts(g, p), [2, 1])  # no monster: the rival at once; who, and the attribute
    assert g.players[2].injuries == 0b10


def test_the_owl_of_athena_looks_at_two_cards() -> None:
    g = given()
    p = equip(g, 0, "owl_of_athena")
    top = g.combat_deck[-2:]
    asked = run(use_artifacts(g, p), [top[0]])
    assert asked == [sorted(top)]
    assert p.hand == [top[0]]
    assert top[1] in g.combat_deck
    assert len(g.combat_deck) == 29


def test_pandoras_box_is_a_monster_phase() -> None:
    g = given()
    p = equip(g, 0, "pandoras_box")
    assert why_not_use_artifacts(g, p) is not None
    beast(g, "hydra", "crete")
    beast(g, "cyclops", "elis")
    run(use_artifacts(g, p))
    assert len(told(g, "hellas-die")) == 2
    assert g.rolling == []


# ---------------------------------------------------------------- pick


def test_one_of_the_artifacts_looked_at_is_kept_and_shown() -> None:
    g = given()
    top = g.artifact_deck[-3:]
    assert do(g, 0, {"pick": "neutral_artifact", "of": 3}, answers=[top[1]]) == [sorted(top)]
    assert g.players[0].artifacts == [top[1]]
    assert len(g.artifact_deck) == 9
    assert told(g, "hellas-artifact") == [(0, top[1], NONE, NONE)]
    assert g.looked is None


def test_what_is_kept_of_combat_cards_stays_secret() -> None:
    g = given()
    do(g, 0, {"pick": "combat_card", "of": 2})
    assert audiences(g, "hellas-looked-card") == [1, 1]
    assert audiences(g, "hellas-drew-card") == [1]
    assert audiences(g, "hellas-drew") == [EVERYONE]


def test_a_pick_of_a_full_hand_is_cut_back() -> None:
    g = given()
    do(g, 0, {"gain": {"combat_card": 4}})
    asked = do(g, 0, {"pick": "combat_card", "of": 2})
    assert len(asked) == 2
    assert len(g.players[0].hand) == 4


def test_a_blessing_that_is_picked_gives_what_it_gives() -> None:
    g = given()
    armory = named("blessing", "armory")
    g.blessing_deck.remove(armory)
    g.blessing_deck.append(armory)
    do(g, 0, {"pick": "blessing", "of": 2}, answers=[armory])
    assert g.players[0].blessings == [armory]
    assert len(g.players[0].hand) == 2
    assert len(g.blessing_deck) == 35


def test_an_empty_deck_offers_nothing() -> None:
    g = given()
    g.artifact_deck = []
    assert do(g, 0, {"pick": "neutral_artifact", "of": 3}) == []
    g.combat_discard, g.combat_deck = g.combat_deck, []
    assert len(do(g, 0, {"pick": "combat_card", "of": 2})[0]) == 2  # the discard pile is shuffled
