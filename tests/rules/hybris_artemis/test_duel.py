"""Artemis in Duel: tokens on slots are prey too, and she never silences her rival."""

import pytest

from agon.games.hybris.artemis.table import quiver
from agon.games.hybris.box.numbers import COLISEUM, HERO, PROPHET
from agon.games.hybris.duel.questions import LYING_TOKEN, PLACE_NEARBY, REMOVE_TOKEN, on_slot
from agon.games.hybris.duel.table import FORBIDDEN, PORTRAIT, duel_table
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer
from rules.hybris.duelling import HUMBLE, pose, put, send, slot, was_asked
from rules.hybris.given import told
from rules.hybris_artemis.given import carry, do, held, table, unlock


def duel() -> Hybris:
    """Artemis, in front, and Hades."""
    g = table("hades", modules=("duel",))
    pose(g, HUMBLE)
    for p in g.players:
        p.aegis = 5
    return g


@pytest.mark.rule("CAT-ART-02")
def test_a_token_she_steps_on_goes_to_her_and_its_owner_has_the_grandeur() -> None:
    g = duel()
    put(g, 1, PORTRAIT, "coliseum_1")
    grandeur = g.grandeur.index(1)
    send(g, 0, HERO, COLISEUM, to="coliseum_1")
    assert held(g) == [0, 1]
    assert g.players[1].marks == 14, "not in the reserve"
    assert g.grandeur.index(1) == grandeur - 1
    assert told(g, "hybris-hunted") == [(0, 1, -1, -1)]


def test_her_prophet_sends_it_home_unless_prophets_hunt() -> None:
    for upgrade, tokens in (("", 0), ("golden_hind", 1)):
        g = duel()
        if upgrade:
            unlock(g, upgrade)
        put(g, 1, PORTRAIT, "oracle_1")
        send(g, 0, PROPHET, 4, to="oracle_1")
        assert held(g) == [0, tokens]


def test_her_own_token_is_no_prey_and_her_rival_does_not_hunt() -> None:
    g = duel()
    put(g, 0, PORTRAIT, "coliseum_1")
    send(g, 0, HERO, COLISEUM, to="coliseum_1")
    assert (held(g), g.players[0].vp >= 1) == ([0, 0], True)
    g = duel()
    put(g, 0, PORTRAIT, "coliseum_1")
    send(g, 1, HERO, COLISEUM, to="coliseum_1")
    assert held(g) == [0, 0]


def test_of_the_tokens_she_removes_she_keeps_one() -> None:
    g = duel()
    put(g, 1, PORTRAIT, "coliseum_1", "oracle_1")
    picks = tuple((REMOVE_TOKEN, LYING_TOKEN << 16 | on_slot(PORTRAIT, slot(id))) for id in ("coliseum_1", "oracle_1"))
    do(g, {"remove_tokens": 4}, answers=picks)
    assert (held(g), g.players[1].marks) == ([0, 1], 14)


def test_of_no_token_removed_she_keeps_none() -> None:
    g = duel()
    put(g, 1, FORBIDDEN, "coliseum_1")
    do(g, {"remove_tokens": 4})
    assert (held(g), g.players[1].marks) == ([0, 0], 14)


@pytest.mark.rule("CAT-ART-04")
def test_who_must_lay_a_token_and_has_none_takes_one_back() -> None:
    g = duel()
    p = g.players[1]
    carry(g, 3)
    p.marks = 0
    asked = send(g, 1, HERO, COLISEUM)
    assert was_asked(asked, PLACE_NEARBY)
    assert (held(g), p.marks) == ([0, 2], 0)
    assert len(duel_table(g).of(1)) == 1


def test_who_has_none_anywhere_lays_none() -> None:
    g = duel()
    g.players[1].marks = 0
    assert not was_asked(send(g, 1, HERO, COLISEUM), PLACE_NEARBY)


def test_all_her_tokens_are_the_opponents() -> None:
    g = duel()
    carry(g, 2)
    assert quiver(g).owners() == [1]


def test_of_the_tokens_her_rival_removes_she_keeps_none() -> None:
    g = duel()
    removed = Scene(1)
    removed.count = 2
    answer(happen(g, "tokens_removed", removed))
    assert held(g) == [0, 0]
