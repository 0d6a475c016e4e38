"""What each Hero of the Coliseum does for whoever has won it over.  Page 20 and the pack."""

import pytest

from agon.games.hybris.box.numbers import ALLY, COLISEUM, HERO, MORTAL_WORLD, OLYMPIAN
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.coliseum import train
from agon.games.hybris.rules.combat.game_combat import fight_game
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.powers import changed
from agon.games.hybris.scenes import FOR_ALLY, FOR_SLOT
from agon.games.hybris.state import Hybris
from rules.hybris.arena import acting, ally, card, city, duel, first_hero, hero, holds, olympian, stage, stands
from rules.hybris.given import box, given, run, told


def with_ally(name: str) -> tuple[Hybris, int]:
    """Poseidon has that ally, Hades stands by; both hands are empty."""
    g = given("poseidon", "hades")
    number = ally(g, g.players[0], name)
    holds(g, 0)
    holds(g, 1)
    return g, number


def test_there_is_a_story_for_every_one_of_them() -> None:
    names = [box().heroes[number].id for number in box().coliseum_heroes]
    assert names == ["calypso", "milo_of_croton", "chiron", "medea", "penthesilea"]


def test_calypso_gives_both_halves_of_an_influence_that_is_hers() -> None:
    g, number = with_ally("calypso")
    p = g.players[0]
    scene = acting(g, p, number, MORTAL_WORLD)
    assert changed(g, p, "influence", "followers_and_service", scene)
    scene = acting(g, p, first_hero(p), MORTAL_WORLD)
    assert not changed(g, p, "influence", "followers_and_service", scene)


def test_milo_is_stronger_by_two_and_nobody_else_is() -> None:
    g, _ = with_ally("milo_of_croton")
    duel(g, {}, (ALLY, HERO))
    assert told(g, "hybris-combat-over")[-1][2:] == (1 + 2, 0), "1 of Poseidon's own"
    g, _ = with_ally("milo_of_croton")
    duel(g, {}, (HERO, HERO))
    assert told(g, "hybris-combat-over")[-1][2:] == (1, 0)


def test_milo_is_strong_against_the_game_too() -> None:
    g, number = with_ally("milo_of_croton")
    p = g.players[0]
    enemy = box().heroes[hero("calypso")].enemy
    assert enemy is not None
    stage(g, fight_game(g, p, number, FOR_ALLY, enemy, [], -1, hero("calypso")))
    assert told(g, "hybris-combat-over")[-1][2] == 2


@pytest.mark.parametrize("lying", [False, True])
def test_chiron_teaches_while_he_stands(lying: bool) -> None:
    g, number = with_ally("chiron")
    p = g.players[0]
    if lying:
        p.characters[number].place = IN_UNDERWORLD
    run(train(g, p, acting(g, p, olympian(p), COLISEUM)))
    assert len(p.hand) == (1 if lying else 2)


def test_medea_buys_her_way_back_with_a_card() -> None:
    g, number = with_ally("medea")
    p, q = g.players
    holds(g, 0, "crush")
    q.might = 9
    duel(g, {0: ["crush", "stop", "yes", "crush"]}, (ALLY, HERO))
    assert p.characters[number].place == RESERVE
    assert p.discard == [card("poseidon-crush")]
    assert q.vp == 1, "defeated all the same"


@pytest.mark.parametrize("answers", [["crush", "stop", "stop"], []])
def test_medea_may_not_want_to_or_have_nothing_to_pay(answers: list[str]) -> None:
    g, number = with_ally("medea")
    p, q = g.players
    if answers:
        holds(g, 0, "crush")
    q.might = 9
    _, running = duel(g, {0: answers}, (ALLY, HERO))
    assert p.characters[number].place == IN_UNDERWORLD
    assert len(running.of_kind("pay")) == (1 if answers else 0)


def test_medea_does_nothing_for_others() -> None:
    g, _ = with_ally("medea")
    p, q = g.players
    holds(g, 0, "crush")
    q.might = 9
    _, running = duel(g, {0: ["crush", "stop"]}, (HERO, HERO))
    assert p.characters[first_hero(p)].place == IN_UNDERWORLD
    assert running.of_kind("pay") == []


def test_penthesilea_is_paid_for_each_victory_of_hers() -> None:
    g, number = with_ally("penthesilea")
    p, q = g.players
    p.might = 9
    stands(q, olympian(q), "athens")
    stage(g, fight_player(g, p, number, q, olympian(q), FOR_SLOT, city("athens")))
    assert (p.vp, len(p.hand)) == (2, 1)
    assert p.hand[0] in box().coliseum_deck
    enemy = box().heroes[hero("calypso")].enemy
    assert enemy is not None
    stage(g, fight_game(g, p, number, FOR_ALLY, enemy, [], -1, hero("calypso")))
    assert (p.vp, len(p.hand)) == (4, 2)


def test_penthesilea_is_not_paid_for_the_victories_of_others() -> None:
    g, _ = with_ally("penthesilea")
    p = g.players[0]
    p.might = 9
    duel(g, {}, (OLYMPIAN, OLYMPIAN))
    assert (p.vp, p.hand) == (0, [])
