"""Powers that kill hoplites or bring them into a battle, and the verbs `kill` and `army_strength`."""

import pytest

from agon.games.hellas.box.numbers import NONE, SPEED
from agon.games.hellas.rules.armies import army, kill
from agon.games.hellas.rules.battle.questions import BRING, KILL_WHOSE, VICTIM
from agon.games.hellas.rules.powers import POWERS, happen, timed
from agon.games.hellas.rules.questions import COLOUR, LOSE_HOPLITE, STOP
from agon.games.hellas.scenes import Scene
from rules.hellas.given import (
    beast,
    bless,
    do,
    effects,
    empower,
    equip,
    given,
    hand,
    named,
    own,
    questions,
    region,
    run,
    stand,
)
from rules.hellas.warfare import (
    HERE,
    conduct,
    face_to_face,
    fight,
    fortified,
    left,
    opened,
    power_of,
    strengths,
)

# ---------------------------------------------------------------- killing


@pytest.mark.parametrize(("defenders", "killed"), [(3, 0), (4, 1)])
def test_unbroken_morale_kills_one_of_a_larger_army(defenders: int, killed: int) -> None:
    g = face_to_face(3, defenders)
    bless(g, 0, "unbroken_morale")
    fight(g)
    assert strengths(g) == (3, defenders - killed)


def test_ambush_kills_one_attacker_before_a_fortified_hoplite() -> None:
    g = face_to_face(4, 3)
    bless(g, 1, "ambush")
    fortified(g, 1)
    fight(g)
    assert strengths(g) == (3, 4)


def test_ambush_needs_a_fortified_hoplite_and_an_attack() -> None:
    g = face_to_face(4, 3)
    bless(g, 1, "ambush")
    fight(g)
    assert strengths(g) == (4, 3)
    g = face_to_face(4, 3)
    bless(g, 1, "ambush")
    fortified(g, 1)
    fight(g, attacker=1, came_from=())
    assert strengths(g) == (3, 4)


def test_response_force_brings_up_to_speed_from_one_neighbour() -> None:
    g = face_to_face(4, 2)
    bless(g, 1, "response_force")
    g.players[1].attributes[SPEED] = 2
    own(g, 1, "elis", "argolis")
    stand(g, 1, "elis", 3)
    stand(g, 1, "argolis", 1)
    red = g.players[1].colour << 4
    elis, argolis = region("elis") << 8 | red, region("argolis") << 8 | red
    [asked] = fight(g, BRING << 16 | elis | 2)
    assert asked.options == [BRING << 16 | elis | 1, BRING << 16 | elis | 2, BRING << 16 | argolis | 1, STOP << 16]
    assert strengths(g) == (4, 4)


def test_minotaurs_horn_brings_any_number_from_all_neighbours() -> None:
    g = face_to_face(6, 2)
    p = equip(g, 1, "minotaurs_horn")
    own(g, 1, "elis", "argolis")
    stand(g, 1, "elis", 3)
    stand(g, 1, "argolis", 2)
    red = g.players[1].colour << 4
    horn = power_of(g, "battle_starts", 1)
    fight(g, horn, BRING << 16 | region("elis") << 8 | red | 3, BRING << 16 | region("argolis") << 8 | red | 1)
    assert strengths(g) == (6, 6)
    assert army(g, region("argolis"), 1) == 1
    assert p.spent == [named("artifact", "minotaurs_horn")]


@pytest.mark.parametrize(("artifact", "killed"), [("chimeras_fire", 1), ("adamant_tethers", 3)])
def test_artifacts_that_kill_where_the_hero_is(artifact: str, killed: int) -> None:
    g = given()
    p = equip(g, 0, artifact)
    p.region = stand(g, 1, "elis", 4)
    [source] = timed(g, p, "use")
    run(POWERS.carry_out(g, p, source, Scene(0)))
    assert army(g, region("elis"), 1) == 4 - killed


def test_an_artifact_that_could_kill_nobody_is_not_on_offer() -> None:
    g = given()
    p = equip(g, 0, "chimeras_fire")
    p.region = region("elis")
    assert timed(g, p, "use") == []
    p.region = NONE  # on a quest
    assert timed(g, p, "use") == []


def test_heros_wrath_pays_a_card_and_kills_two_enemies_once_a_turn() -> None:
    g = given()
    p = bless(g, 0, "heros_wrath")
    hand(g, 0, "charge_sickle", "wild_attack_axe")
    p.region = stand(g, 1, "elis", 5)
    conduct(happen(g, "hero_moved", Scene(0)), [power_of(g, "hero_moved", 0)])
    assert (army(g, region("elis"), 1), len(p.hand)) == (3, 1)
    assert run(happen(g, "hero_moved", Scene(0))) == []


def test_heros_wrath_spares_its_owners_hoplites() -> None:
    g = given()
    bless(g, 0, "heros_wrath")
    hand(g, 0, "charge_sickle")
    assert run(happen(g, "hero_moved", Scene(0))) == []


def test_shoot_to_kill_kills_two() -> None:
    g = given()
    p = bless(g, 0, "shoot_to_kill")
    hand(g, 0, "glory_bow")
    p.region = stand(g, 1, "elis", 5)
    [source] = timed(g, p, "once_per_turn")
    asked = conduct(POWERS.carry_out(g, p, source, Scene(0)), [])
    assert len(asked) == 1  # the card: with no monster there is one branch
    assert army(g, region("elis"), 1) == 3


# ---------------------------------------------------------------- the verb kill


def test_who_kills_chooses_among_armies() -> None:
    g = face_to_face(3, 3)
    g.players[2].region = region(HERE)
    both = [VICTIM << 16 | region(HERE) << 4 | seat for seat in (0, 1)]
    play = g.book.resolve(g, g.players[2], effects({"kill": 2, "at": "hero"}), Scene(2))
    asked = questions(play, [both[0], both[1]])
    assert [(ask.kind, ask.seat, sorted(ask.options)) for ask in asked] == [(KILL_WHOSE, 2, both)] * 2
    assert left(g) == (2, 2)


def test_nobody_is_killed_twice() -> None:
    g = face_to_face(1, 3)
    g.players[2].region = region(HERE)
    both = [VICTIM << 16 | region(HERE) << 4 | seat for seat in (0, 1)]
    play = g.book.resolve(g, g.players[2], effects({"kill": 3, "at": "hero"}), Scene(2))
    assert len(questions(play, [both[0]])) == 1  # then there is one army to choose from
    assert left(g) == (0, 1)


def test_an_army_of_two_colours_loses_what_its_commander_picks() -> None:
    g = given(2)
    yellow = 1
    g.commander[yellow] = 0
    here = stand(g, 0, "elis", 2)
    g.hoplites[here * 4 + yellow] = 2
    blue = g.players[0].colour
    picks = [COLOUR << 16 | here << 4 | colour for colour in (yellow, blue)]
    asked = questions(kill(g, 0, here, 1), [picks[0]])
    assert [(ask.kind, ask.seat, ask.options) for ask in asked] == [(LOSE_HOPLITE, 0, picks)]
    assert g.hoplites[here * 4 + yellow] == 1


def test_a_monster_kills_in_its_region_or_all_around() -> None:
    g = given()
    scene = Scene(0)
    scene.monster = beast(g, "hydra", "elis")
    for where in ("elis", "achaea", "arcadia", "messenia", "laconia"):
        stand(g, 1, where, 3)
    do(g, 0, {"kill": 2, "at": "monster"}, at=scene)
    assert army(g, region("elis"), 1) == 1
    do(g, 0, {"kill": 2, "at": "monster_and_neighbours"}, at=scene)
    around = ("elis", "achaea", "arcadia", "messenia", "laconia")
    assert [army(g, region(where), 1) for where in around] == [0, 1, 1, 1, 3]


def test_nobody_reacts_to_a_battle_of_others() -> None:
    g = face_to_face(3, 3)
    for event in ("battle_starts", "cards_over", "casualties"):
        empower(g, 2, when="reaction", on={event: "any"}, effects=[{"gain": {"priest": 1}}])
    fight(g)
    assert g.players[2].pool == 0


def test_a_bonus_is_for_the_battle_that_is_on() -> None:
    g = face_to_face(3, 3)
    _, attacker, defender = opened(g)
    do(g, 1, {"army_strength": 2})
    assert (attacker.strength, defender.strength) == (0, 2)
    do(g, 2, {"army_strength": 2})
    assert (attacker.strength, defender.strength) == (0, 2)
