"""The Coliseum.  Page 20."""

import pytest

from agon.games.hybris.box.numbers import ALLY, COLISEUM, FIGHT, NONE, TRAIN
from agon.games.hybris.player import AT_HAND, IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.coliseum import fight, train, why_not_fight, why_not_train
from agon.games.hybris.rules.end_of_age import rest
from agon.games.hybris.rules.movement import activatable, activation_cost
from agon.games.hybris.rules.planning import assign, token_options
from agon.games.hybris.rules.questions import TOKEN
from agon.games.hybris.scenes import WON, Scene
from agon.games.hybris.state import Hybris
from rules.hybris.arena import (
    Answer,
    Stage,
    acting,
    card,
    duel,
    first_hero,
    hero,
    holds,
    olympian,
    on_top,
    prophet,
    stage,
    stands,
)
from rules.hybris.given import box, given, run, told


def face(g: Hybris, name: str, answers: list[Answer]) -> Stage:
    """The Olympian of seat 0 fights that Hero."""
    p = g.players[0]
    _, running = stage(g, fight(g, p, acting(g, p, olympian(p), COLISEUM)), {0: [name, *answers]})
    return running


@pytest.mark.rule("HYB-COLI-01")
def test_train_draws_a_card_of_the_coliseum_into_hand() -> None:
    g = given()
    p = holds(g, 0)
    on_top(g.coliseum_deck, "coliseum-net")
    run(train(g, p, acting(g, p, olympian(p), COLISEUM)))
    assert p.hand == [card("coliseum-net")]
    assert len(g.coliseum_deck) == 39
    assert told(g, "hybris-trained") == [(0, card("coliseum-net"), -1, -1)]


@pytest.mark.rule("HYB-COLI-01")
def test_the_coliseum_is_for_heroes_and_olympians() -> None:
    g = given()
    p = g.players[0]
    assert box().locations[COLISEUM].actions == [TRAIN, FIGHT]
    for number in (olympian(p), first_hero(p)):
        scene = acting(g, p, number, COLISEUM)
        assert why_not_train(g, p, scene) is None
        assert why_not_fight(g, p, scene) is None
    scene = acting(g, p, prophet(p), COLISEUM)
    assert why_not_train(g, p, scene) is not None
    assert why_not_fight(g, p, scene) is not None
    assert why_not_train(g, p, Scene(0)) is None, "an effect may grant it"
    assert why_not_fight(g, p, Scene(0)) is not None


@pytest.mark.rule("HYB-COLI-02", "HYB-COLI-03")
def test_fight_chooses_one_of_those_left() -> None:
    g = given()
    holds(g, 0)
    on_top(g.coliseum_deck, "coliseum-dory")
    running = face(g, "calypso", [])
    assert running.of_kind("enemy") == [["calypso", "milo_of_croton", "chiron", "medea", "penthesilea"]]
    assert told(g, "hybris-enemy-strength") == [(3 + 3, -1, -1, -1)], "the book's example: Fire is no Air"
    assert len(g.coliseum_heroes) == 5, "who is beaten wins nobody over"
    assert g.players[0].characters[olympian(g.players[0])].lying


@pytest.mark.rule("HYB-COLI-02")
def test_with_nobody_left_there_is_no_fight() -> None:
    g = given()
    p = g.players[0]
    g.coliseum_heroes = []
    assert why_not_fight(g, p, acting(g, p, olympian(p), COLISEUM)) is not None


@pytest.mark.rule("HYB-COLI-03")
def test_the_beaten_hero_is_an_ally_and_no_longer_there() -> None:
    g = given()
    p = holds(g, 0)
    p.might = 9
    face(g, "chiron", [])
    friend = p.characters[-1]
    assert (friend.kind, friend.hero, friend.place) == (ALLY, hero("chiron"), RESERVE)
    assert hero("chiron") not in g.coliseum_heroes
    assert g.turn.result == WON
    assert told(g, "hybris-ally") == [(0, hero("chiron"), -1, -1)]


@pytest.mark.rule("HYB-COLI-04")
def test_an_ally_waits_for_the_next_age_and_is_then_a_hero_like_the_others() -> None:
    g = given()
    p = holds(g, 0)
    p.might = 9
    face(g, "milo_of_croton", [])
    number = len(p.characters) - 1
    friend = p.characters[number]
    assert friend.activated, "neither to be sent nor to contest in this Age"
    run(rest(g))
    assert number not in activatable(g, p), "it needs a token"
    assert TOKEN << 16 | COLISEUM in token_options(g, p, friend)
    assign(g, p, friend, TOKEN << 16 | COLISEUM)
    assert number in activatable(g, p)
    assert activation_cost(g, p, number) == 1
    p.aegis = 0
    assert number not in activatable(g, p)


@pytest.mark.rule("HYB-COLI-04")
def test_an_ally_can_fight_and_fall() -> None:
    g = given("poseidon", "hades")
    p = holds(g, 0)
    p.might = 9
    face(g, "calypso", [])
    number = len(p.characters) - 1
    p.might = 0
    holds(g, 1)
    g.players[1].might = 9
    stands(g.players[1], first_hero(g.players[1]), "athens")
    won, _ = duel(g, {}, (ALLY, ALLY - 2))
    assert not won
    assert p.characters[number].place == IN_UNDERWORLD
    assert p.tokens[COLISEUM] == AT_HAND


@pytest.mark.rule("HYB-COLI-05")
def test_an_ally_brings_its_power_and_an_enemy_has_none() -> None:
    g = given()
    p = holds(g, 0)
    scene = acting(g, p, olympian(p), COLISEUM)
    run(train(g, p, scene))
    assert len(p.hand) == 1
    p.might = 9
    face(g, "chiron", [])
    run(train(g, p, scene))
    assert len(p.hand) == 3, "Chiron teaches twice"
    run(train(g, g.players[1], Scene(1)))
    assert len(p.hand) == 3
    assert NONE not in p.hand
