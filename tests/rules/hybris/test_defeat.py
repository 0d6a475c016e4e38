"""Defeat.  Pages 28 and 29."""

import pytest

from agon.games.hybris.box.numbers import FATES, HERO, NONE, OLYMPIAN, OLYMPUS
from agon.games.hybris.player import AT_HAND, IN_UNDERWORLD, RESERVE, UNDER
from agon.games.hybris.rules.combat.defeat import defeat, lay_down, undefeated_heroes
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.end_of_age import advance_age, rest
from agon.games.hybris.rules.fates import achieve
from agon.games.hybris.rules.movement import activatable
from agon.games.hybris.rules.underworld import resurrect
from agon.games.hybris.scenes import FOR_CONTEST, FOR_SLOT
from agon.games.hybris.setup_options import WRATH_WOUNDS
from agon.games.hybris.state import Hybris
from rules.hybris.arena import (
    acting,
    ally,
    city,
    deploy,
    duel,
    effect_of,
    first_hero,
    holds,
    olympian,
    points_of,
    quest,
    stage,
    stands,
    unlock,
)
from rules.hybris.given import OLYMPIANS, given, run, scene, told


def put_pillar(g: Hybris, seat: int, pillar: int) -> None:
    p = g.players[seat]
    p.pillars, p.uppers, p.lowers = [pillar], [pillar], [pillar]


def pillar(g: Hybris, name: str) -> int:
    return [pillar.id for pillar in g.box.pillars].index(name)


# -- the consequences


@pytest.mark.rule("HYB-DEFEAT-01", "HYB-DEFEAT-02")
@pytest.mark.parametrize("against", ["the game", "a player"])
def test_a_defeated_olympian_lies_in_the_reserve_and_costs_grandeur(against: str) -> None:
    g = given("poseidon", "zeus")
    p = g.players[0]
    g.grandeur = [0, 1, NONE, NONE]
    holds(g, 0)
    holds(g, 1)
    if against == "a player":
        assert not duel(g)[0]
    else:
        g.quests[0] = quest("scylla")
        stage(g, achieve(g, p, acting(g, p, olympian(p), FATES)), {0: ["scylla"]})
    figure = p.characters[olympian(p)]
    assert (figure.place, figure.lying) == (RESERVE, True)
    assert g.grandeur[:2] == [1, 0]


@pytest.mark.rule("HYB-DEFEAT-01", "HYB-DEFEAT-04")
@pytest.mark.parametrize("against", ["the game", "a player"])
def test_a_defeated_hero_lies_in_the_underworld_and_costs_nothing_else(against: str) -> None:
    g = given("poseidon", "zeus")
    p = g.players[0]
    g.grandeur = [0, 1, NONE, NONE]
    p.vp = 5
    holds(g, 0)
    holds(g, 1)
    if against == "a player":
        g.players[1].might = 1
        assert not duel(g, {}, (HERO, HERO))[0]
    else:
        g.quests[0] = quest("scylla")
        stage(g, achieve(g, p, acting(g, p, first_hero(p), FATES)), {0: ["scylla"]})
    assert p.characters[first_hero(p)].place == IN_UNDERWORLD
    assert (g.grandeur[:2], p.vp) == ([0, 1], 5)


@pytest.mark.rule("HYB-DEFEAT-03")
def test_a_wounded_olympian_waits_for_the_end_of_the_age() -> None:
    g = given()
    p = g.players[0]
    assert olympian(p) in activatable(g, p)
    run(defeat(g, p, olympian(p)))
    assert olympian(p) not in activatable(g, p)
    run(rest(g))
    assert not p.characters[olympian(p)].lying
    assert olympian(p) in activatable(g, p)


@pytest.mark.rule("HYB-DEFEAT-03")
@pytest.mark.parametrize(("ruling", "lies"), [("next_rest", True), ("age_end", False)])
def test_the_table_decides_whether_a_wrath_wounds_for_the_next_age(
    ruling: str, lies: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = given()
    monkeypatch.setitem(g.book.options, WRATH_WOUNDS.id, ruling)
    g.age = 2
    zeus = g.players[0].characters[0]
    run(rest(g))
    run(defeat(g, g.players[0], 0))  # by the Wrath at the end of Age 2
    run(advance_age(g))
    assert (g.age, zeus.lying) == (3, lies)
    run(rest(g))
    assert not zeus.lying


@pytest.mark.rule("HYB-DEFEAT-04")
def test_a_hero_in_the_underworld_comes_back_by_resurrect_and_not_by_rest() -> None:
    g = given()
    p = g.players[0]
    run(defeat(g, p, first_hero(p)))
    run(rest(g))
    assert p.characters[first_hero(p)].place == IN_UNDERWORLD
    run(resurrect(g, p, scene(0)))
    assert p.characters[first_hero(p)].place == RESERVE


@pytest.mark.rule("HYB-DEFEAT-05")
def test_the_turn_of_the_defeated_is_over_and_nobody_elses() -> None:
    g = given("zeus", "hades")
    p, q = g.players
    acting(g, p, first_hero(p), OLYMPUS)
    run(defeat(g, q, first_hero(q)))
    assert not g.turn.over
    run(defeat(g, p, first_hero(p)))
    assert g.turn.over


@pytest.mark.rule("HYB-DEFEAT-05")
def test_it_is_over_whoever_of_ones_own_was_beaten() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    acting(g, p, olympian(p), OLYMPUS)
    put_pillar(g, 0, pillar(g, "ambition"))
    run(defeat(g, p, first_hero(p)))
    assert g.turn.over
    assert not p.pillar_resolved, "the Olympian itself was not beaten"


@pytest.mark.rule("HYB-DEFEAT-06")
def test_a_defeat_in_a_contest_ends_the_turn_but_leaves_the_deployment_to_be_finished() -> None:
    """The Combat comes back to the Deploy that it interrupted: only a mark says that the turn is over."""
    g = given("zeus", "hades")
    p, q = g.players
    acting(g, q, first_hero(q), 6)
    holds(g, 0, "crush")
    holds(g, 1)
    play = fight_player(g, p, olympian(p), q, first_hero(q), FOR_CONTEST, city("athens"))
    won, _ = stage(g, play, {0: ["crush", "on"]})
    assert (won, g.turn.over) == (True, True)
    assert (g.turn.seat, g.turn.character) == (1, first_hero(q)), "the turn itself is still there"


@pytest.mark.rule("HYB-DEFEAT-07")
def test_an_olympian_defeated_in_its_own_activation_serves_the_others_at_once() -> None:
    g = given("poseidon", "zeus", "athena")
    p = g.players[0]
    put_pillar(g, 0, pillar(g, "ambition"))
    cards = [len(other.hand) for other in g.players]
    g.quests[0] = quest("scylla")
    holds(g, 0)
    stage(g, achieve(g, p, acting(g, p, olympian(p), FATES)), {0: ["scylla"]})
    assert p.pillar_resolved
    assert p.vp == 0, "the upper half is lost"
    assert [other.might for other in g.players] == [0, 1, 1]
    assert [len(other.hand) for other in g.players[1:]] == [count + 1 for count in cards[1:]]


@pytest.mark.rule("HYB-DEFEAT-07")
@pytest.mark.parametrize("reason", ["not its turn", "a Hero", "resolved"])
def test_otherwise_the_pillar_stays_as_it_is(reason: str) -> None:
    g = given("poseidon", "zeus")
    p = g.players[0]
    put_pillar(g, 0, pillar(g, "ambition"))
    number = first_hero(p) if reason == "a Hero" else olympian(p)
    if reason != "not its turn":
        acting(g, p, number, FATES)
    p.pillar_resolved = reason == "resolved"
    run(defeat(g, p, number))
    assert p.pillar_resolved is (reason == "resolved")
    assert g.players[1].might == 0


# -- spared


def test_the_shield_brings_a_hero_home_from_a_city_and_from_nowhere_else() -> None:
    g = given("poseidon", "hades")
    p = g.players[0]
    deploy(g, 0, "epi_tas_shield", 0)
    unlock(g, 1, "charons_obol")
    holds(g, 0)
    holds(g, 1)
    g.players[1].might = 5
    duel(g, {}, (HERO, HERO))
    assert p.characters[first_hero(p)].place == RESERVE
    assert g.players[1].vp == 1, "a defeat all the same: Psychopomp sees it"
    assert g.players[1].aegis == 3, "but nobody came to the Underworld"
    g.quests[0] = quest("scylla")
    stage(g, achieve(g, p, acting(g, p, first_hero(p), FATES)), {0: ["scylla"]})
    assert p.characters[first_hero(p)].place == IN_UNDERWORLD
    assert g.players[1].aegis == 4


def test_who_is_spared_keeps_no_token() -> None:
    g = given("poseidon", "zeus")
    p, q = g.players
    deploy(g, 0, "epi_tas_shield", 0)
    hero = first_hero(p)
    p.characters[hero].token = 3
    p.tokens[3] = UNDER
    holds(g, 0)
    holds(g, 1)
    q.might = 5
    stage(g, fight_player(g, p, hero, q, first_hero(q), FOR_CONTEST, city("athens")))
    assert (p.characters[hero].place, p.characters[hero].token, p.tokens[3]) == (RESERVE, NONE, AT_HAND)


@pytest.mark.parametrize("kind", [OLYMPIAN, HERO])
def test_an_orderly_retreat_spares_the_fighter(kind: int) -> None:
    g = given("poseidon", "athena")
    p = g.players[0]
    g.grandeur = [0, 1, NONE, NONE]
    holds(g, 0, "coliseum-orderly_retreat")
    holds(g, 1)
    g.players[1].might = 9
    duel(g, {0: ["orderly_retreat", "on"]}, (kind, kind))
    figure = next(figure for figure in p.characters if figure.kind == kind)
    assert figure.place == RESERVE
    assert figure.lying is (kind == OLYMPIAN)
    assert g.grandeur[:2] == [0, 1]


# -- who hears of it


@pytest.mark.rule("HYB-GODS-03")
@pytest.mark.parametrize(("kind", "points"), [(HERO, 1), (OLYMPIAN, 2)])
def test_hades_gains_for_everybody_elses_defeats(kind: int, points: int) -> None:
    g = given(*OLYMPIANS)
    holds(g, 0)
    holds(g, 1)
    duel(g, {}, (kind, kind))
    assert g.players[OLYMPIANS.index("hades")].vp == points


@pytest.mark.rule("HYB-GODS-03")
def test_hades_gains_for_a_failed_song_but_not_for_his_own_nor_for_a_defeat_effect() -> None:
    g = given("zeus", "hades")
    p, q = g.players
    g.quests[0] = quest("augean_stables")
    holds(g, 0)
    stage(g, achieve(g, p, acting(g, p, olympian(p), FATES)), {0: ["augean_stables"]})
    assert q.vp == 2
    run(defeat(g, q, first_hero(q)))
    run(lay_down(g, p, first_hero(p)))
    assert q.vp == 2


def test_catharsis_comforts_the_defeated() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    deploy(g, 0, "catharsis_theatre", 0)
    g.well = 2
    run(defeat(g, p, first_hero(p)))
    assert (p.prayers, p.kindness) == (1, 2)


@pytest.mark.parametrize("how", ["defeat", "lay_down"])
def test_the_obol_is_paid_for_every_rival_hero_that_comes_down(how: str) -> None:
    g = given("zeus", "hades")
    p, q = g.players
    deploy(g, 1, "obol_turnstile", 0)
    unlock(g, 1, "charons_obol")
    for player in (p, q):
        play = defeat if how == "defeat" else lay_down
        run(play(g, player, first_hero(player)))
    assert q.aegis == 3 + 2, "2 for the rival's Hero, nothing for one's own"


# -- the Defeat effect


@pytest.mark.rule("HYB-DEFEAT-08")
def test_a_defeat_effect_takes_any_undefeated_hero_and_its_token_comes_back() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    friend = ally(g, p, "calypso")
    stands(p, friend, "fates")
    hero = first_hero(p)
    p.characters[hero].token = 2
    p.tokens[2] = UNDER
    acting(g, p, friend, FATES)
    [icarus] = [epic for epic in g.box.quests if epic.id == "wings_of_icarus"]
    running = effect_of(g, p, icarus.songs[2].reward, [hero])
    assert running.of_kind("defeat") == [[hero, friend]], "the acting one too, but none that lies on a tile"
    assert p.characters[hero].place == IN_UNDERWORLD
    assert (p.characters[hero].token, p.tokens[2]) == (NONE, AT_HAND)
    assert (g.turn.over, p.vp) == (False, points_of("wings_of_icarus", 2))


@pytest.mark.rule("HYB-DEFEAT-08")
def test_without_a_hero_it_costs_grandeur() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    g.grandeur = [0, 1, NONE, NONE]
    p.characters[first_hero(p)].place = IN_UNDERWORLD
    assert undefeated_heroes(p) == []
    [icarus] = [epic for epic in g.box.quests if epic.id == "wings_of_icarus"]
    effect_of(g, p, icarus.songs[2].reward)
    assert g.grandeur[:2] == [1, 0]


def test_a_token_under_a_contesting_hero_who_falls_comes_back() -> None:
    g = given("zeus", "hades")
    p, q = g.players
    hero = first_hero(p)
    p.characters[hero].token = 3
    p.tokens[3] = UNDER
    holds(g, 0)
    holds(g, 1)
    stage(g, fight_player(g, p, hero, q, first_hero(q), FOR_SLOT, city("athens")))
    assert p.tokens[3] == AT_HAND
    assert p.characters[hero].place == IN_UNDERWORLD
    assert [numbers[0] for numbers in told(g, "hybris-to-underworld")] == [0]
