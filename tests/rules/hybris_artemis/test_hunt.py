"""Artemis takes tokens out of her rivals' reserves.  Page 3 of the booklet."""

import os

import pytest

from agon.games.hybris.artemis import tokens
from agon.games.hybris.artemis.questions import HUNT
from agon.games.hybris.artemis.table import quiver
from agon.games.hybris.box.numbers import (
    COLISEUM,
    FORGE,
    HERO,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    ORACLE,
    PROPHET,
    UNDERWORLD,
)
from agon.games.hybris.box.things import Quest, Song
from agon.games.hybris.player import ARTWORK, IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.fates import attempt_epic
from agon.games.hybris.rules.forge import enter_workshop
from agon.games.hybris.rules.marks import take_mark
from agon.games.hybris.rules.oracle import omen
from agon.games.hybris.rules.questions import DESTINATION, LOCATION, SLOT, WHICH_SLOT
from agon.games.hybris.rules.turn import activate
from agon.games.hybris.scenes import Scene, Turn
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Play
from rules.hybris.cities import answer, befriend, deploying, options_of, ready_to_contest, seats_asked
from rules.hybris.given import figure_of, stand_at, told
from rules.hybris_artemis.given import ATHENS, arriving, do, held, hold_cards, reserves, table, take_from, unlock

pytestmark = pytest.mark.rule("CAT-ART-02")


# ---------------------------------------------------------------- the Hunt


@pytest.mark.parametrize("kind", [OLYMPIAN, HERO])
def test_who_comes_where_a_rival_stands_takes_one_of_that_rivals_tokens(kind: int) -> None:
    g = table()
    stand_at(g, 1, PROPHET, "forge")
    p, number = arriving(g, 0, "forge", kind)
    sent = ((DESTINATION, LOCATION << 16 | FORGE),) if kind == OLYMPIAN else ()
    g.factory.put(0, g.piles[0].pop(), 1)  # something to do there
    answer(activate(g, p, number), *sent)
    assert held(g) == [0, 1, 0]
    assert reserves(g) == [15, 14, 15]


def test_an_ally_hunts_as_heroes_do_and_a_prophet_does_not() -> None:
    g = table()
    stand_at(g, 1, HERO, "oracle")
    p, prophet = arriving(g, 0, "oracle", PROPHET)
    answer(activate(g, p, prophet))
    assert held(g) == [0, 0, 0]
    ally = befriend(g, 0, g.box.heroes[g.box.coliseum_heroes[0]].id)
    p.characters[ally].token = g.box.location_tokens.index(ORACLE)
    g.turn = Turn()
    g.turn.seat = 0
    answer(activate(g, p, ally))
    assert held(g) == [0, 1, 0]


def test_rivals_do_not_hunt() -> None:
    g = table()
    stand_at(g, 0, PROPHET, "oracle")
    p, hero = arriving(g, 1, "oracle")
    answer(activate(g, p, hero))
    assert (held(g), reserves(g)) == ([0, 0, 0], [15, 15, 15])


def test_nobody_there_is_no_prey_and_ones_own_are_none() -> None:
    g = table()
    stand_at(g, 0, PROPHET, "oracle")
    stand_at(g, 1, PROPHET, "underworld")
    p, hero = arriving(g, 0, "oracle")
    asked = answer(activate(g, p, hero))
    assert (held(g), seats_asked(asked, HUNT)) == ([0, 0, 0], [])


def test_of_several_rivals_there_she_takes_one_token_of_her_choice() -> None:
    g = table("zeus", "hades", "athena")
    stand_at(g, 1, PROPHET, "oracle")
    stand_at(g, 3, PROPHET, "oracle")
    p, hero = arriving(g, 0, "oracle")
    asked = answer(activate(g, p, hero), take_from(3))
    assert options_of(asked, HUNT) == [take_from(1)[1], take_from(3)[1]], "Hades is elsewhere"
    assert held(g) == [0, 0, 0, 1]


def test_who_stands_on_the_artwork_is_there_and_who_lies_in_the_underworld_is_not() -> None:
    g = table()
    g.players[1].characters[0].place = ARTWORK + UNDERWORLD
    figure_of(g.players[2], HERO).place = IN_UNDERWORLD
    p, hero = arriving(g, 0, "underworld")
    answer(activate(g, p, hero))
    assert held(g) == [0, 1, 0]


def test_the_token_comes_before_the_slot_and_its_bonus() -> None:
    g = table()
    stand_at(g, 1, PROPHET, "coliseum")
    p, hero = arriving(g, 0, "coliseum")
    answer(activate(g, p, hero))
    ids = [event[0] for event in g.log or []]
    assert ids.index("hybris-hunted") < ids.index("hybris-placed")
    assert g.turn.location == COLISEUM


# ---------------------------------------------------------------- in the Mortal World


def test_in_the_mortal_world_prey_is_who_stands_in_that_city() -> None:
    g = table()
    stand_at(g, 1, PROPHET, "elis")
    p, hero = arriving(g, 0, "athens")
    answer(activate(g, p, hero), (WHICH_SLOT, SLOT << 16 | g.box.cities[ATHENS].slot))
    assert held(g) == [0, 0, 0], "Elis is not Athens"


def test_a_prophet_who_flees_was_prey() -> None:
    g = table()
    stand_at(g, 1, PROPHET, "athens")
    p, hero = arriving(g, 0, "athens")
    answer(activate(g, p, hero), (WHICH_SLOT, SLOT << 16 | g.box.cities[ATHENS].slot))
    assert held(g) == [0, 1, 0]
    assert figure_of(g.players[1], PROPHET).place == RESERVE


def test_the_token_of_who_is_attacked_can_be_shot_in_the_combat() -> None:
    g = table()
    stand_at(g, 1, HERO, "athens")
    p, hero = arriving(g, 0, "athens")
    answer(activate(g, p, hero), (WHICH_SLOT, SLOT << 16 | g.box.cities[ATHENS].slot))
    assert told(g, "hybris-hunted") == [(0, 1, -1, -1)]
    assert told(g, "hybris-arrow") == [(0, 1, 2, -1)]
    assert g.turn.slot == g.box.cities[ATHENS].slot, "won by 2 to 0"


def test_who_comes_to_contest_hunts_the_deployer() -> None:
    g = table("zeus")
    sending = ready_to_contest(g, 0)
    deploying(g, 1, "obol_turnstile", "lemnos_2", sending, kind=PROPHET)
    assert told(g, "hybris-hunted") == [(0, 1, -1, -1)]
    assert held(g) == [0, 1]


def test_a_rival_who_contests_does_not_hunt() -> None:
    g = table("zeus")
    sending = ready_to_contest(g, 1)
    deploying(g, 0, "obol_turnstile", "lemnos_2", sending, kind=PROPHET)
    assert told(g, "hybris-hunted") == []


# ---------------------------------------------------------------- what there is to take


@pytest.mark.rule("CAT-ART-04")
def test_an_empty_reserve_gives_nothing() -> None:
    g = table()
    stand_at(g, 1, PROPHET, "oracle")
    g.players[1].marks = 0
    p, hero = arriving(g, 0, "oracle")
    answer(activate(g, p, hero))
    assert (held(g), reserves(g)) == ([0, 0, 0], [15, 0, 15])
    assert told(g, "hybris-power") == [], "and nothing is said of it"


@pytest.mark.rule("CAT-ART-04")
def test_who_has_an_empty_reserve_is_not_on_offer() -> None:
    g = table()
    g.players[1].marks = 1
    asked = do(g, {"hunt": 3}, answers=(take_from(1),))
    assert len([each for each in asked if each.kind is HUNT]) == 1, "then there is Hades alone"
    assert (held(g), reserves(g)) == ([0, 1, 2], [15, 0, 13])


@pytest.mark.rule("CAT-ART-04")
def test_tokens_in_use_are_never_taken() -> None:
    g = table()
    p = g.players[1]
    g.workshop.put(0, g.piles[0].pop(), 1)
    g.songs[0].append(1)
    p.marks = 0
    do(g, {"hunt": 2, "of": "each"})
    assert (g.workshop.owners[0], g.songs[0]) == (1, [1])
    assert held(g) == [0, 0, 2]


@pytest.mark.rule("CAT-ART-04")
def test_there_is_no_limit_to_what_she_holds() -> None:
    g = table()
    for _ in range(4):
        do(g, {"hunt": 9, "of": "each"})
    assert (held(g), reserves(g)) == ([0, 15, 15], [15, 0, 0])


@pytest.mark.parametrize(
    ("word", "actor", "other", "taken"),
    [
        ("actor", 2, NONE, [0, 0, 1]),
        ("opponent", 0, 1, [0, 1, 0]),
        ("opponent", 0, NONE, [0, 1, 0]),
        ("each", 0, NONE, [0, 1, 1]),
    ],
)
def test_of_whom(word: str, actor: int, other: int, taken: list[int]) -> None:
    g = table()
    here = Scene(actor)
    here.other = other
    asked = do(g, {"hunt": 1, "of": word}, at=here)
    assert held(g) == taken
    assert bool(seats_asked(asked, HUNT)) == (word == "opponent" and other == NONE), "against the game any rival"


def test_of_an_opponent_without_tokens_nothing_is_taken() -> None:
    g = table()
    g.players[1].marks = 0
    here = Scene(0)
    here.other = 1
    do(g, {"hunt": 1, "of": "opponent"}, at=here)
    assert held(g) == [0, 0, 0]


@pytest.mark.skipif("AGON_COMPILED" in os.environ, reason="compiled code does not look up what it calls")
def test_whoever_hears_of_a_hunt_hears_how_many_tokens_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table()
    heard: list[tuple[str, int, int]] = []

    def hear(g: Hybris, event: str, scene: Scene) -> Play:
        heard.append((event, scene.actor, scene.count))
        return DONE

    monkeypatch.setattr(tokens, "happen", hear)
    do(g, {"hunt": 2, "of": "each"})
    assert heard == [("token_taken", 0, 4)]
    for p in g.players:
        p.marks = 0
    do(g, {"hunt": 1})
    assert len(heard) == 1, "no token, nothing to hear"


# ---------------------------------------------------------------- nobody is kept from playing


@pytest.mark.rule("CAT-ART-04")
def test_who_must_mark_something_and_has_no_token_takes_one_back() -> None:
    g = table()
    p = g.players[1]
    p.marks = 0
    quiver(g).held[1] = 2
    take_mark(g, p)
    assert (held(g), p.marks) == ([0, 1, 0], 0)
    assert told(g, "hybris-token-lent") == [(0, 1, -1, -1)]
    p.marks = 3
    take_mark(g, p)
    assert (held(g), p.marks) == ([0, 1, 0], 2), "who has one needs none back"


@pytest.mark.rule("CAT-ART-04")
def test_every_rule_that_marks_something_takes_one_back() -> None:
    g = table()
    p = g.players[1]
    p.marks, p.followers = 0, 3
    quiver(g).held[1] = 4
    answer(enter_workshop(g, p, g.piles[0].pop(), Scene(1)))
    assert held(g)[1] == 3
    hold_cards(g, 1, "crush")
    answer(omen(g, p, Scene(1)))
    assert held(g)[1] == 2
    deploying(g, 1, "obol_turnstile", "lemnos_2", kind=PROPHET)
    assert held(g)[1] == 1
    assert p.marks == 0


@pytest.mark.rule("CAT-ART-04")
def test_a_song_is_marked_with_a_token_taken_back() -> None:
    g = table()
    p = g.players[1]
    p.marks = 0
    quiver(g).held[1] = 1
    epic = g.box.quests[g.box.epics[0]]
    song = Song([], [])
    short = Quest(epic.index, epic.id)
    short.songs = [song, song]
    g.quests[0], g.songs[0] = epic.index, []
    here = Scene(1)
    here.character = 0
    answer(attempt_epic(g, p, short, here))
    assert (g.songs[0], held(g), p.marks) == ([1], [0, 0, 0], 0)


@pytest.mark.rule("CAT-ART-04")
def test_a_tile_of_olympus_is_marked_with_a_token_taken_back() -> None:
    g = table()
    p = g.players[1]
    p.marks, p.followers, p.aegis = 0, 9, 9
    quiver(g).held[1] = 1
    effects = g.box.grammar.effects([{"take_tile": "factory"}])
    answer(g.book.resolve(g, p, effects, Scene(1)))
    assert (g.factory.owners.count(1), held(g), p.marks) == (1, [0, 0, 0], 0)


def test_unlocked_prophets_hunt() -> None:
    g = table()
    unlock(g, "golden_hind")
    stand_at(g, 1, HERO, "oracle")
    p, prophet = arriving(g, 0, "oracle", PROPHET)
    answer(activate(g, p, prophet))
    assert held(g) == [0, 1, 0]


def test_who_is_at_home_is_nowhere_prey() -> None:
    g = table()
    for p in g.players:
        for figure in p.characters:
            figure.place = min(figure.place, RESERVE)
    for location in g.box.locations:
        for city in range(len(g.box.cities)) if location.index == MORTAL_WORLD else (NONE,):
            here = Scene(0)
            here.location, here.city = location.index, city
            assert tokens.prey_at(g, g.players[0], here) == []
