"""Verbs about cards, tokens and figures: discard, look, swap, send back.  Page 9."""

from typing import Any

import pytest

from agon.games.hybris.box.numbers import (
    CITY_PLACES,
    COLISEUM,
    FATES,
    FIRE,
    FORGE,
    HERO,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    ORACLE,
    PROPHET,
    UNDERWORLD,
    WATER,
)
from agon.games.hybris.player import AT_HAND, BONUS_TOKEN, IN_UNDERWORLD, RESERVE, UNDER
from agon.games.hybris.rules.questions import (
    BONUS,
    CARD,
    DISCARD_CARD,
    FIGURE,
    LOSE_TEMPLE,
    RECOVER_CARD,
    RIVAL_FIGURE,
    SEAT,
    STOP,
    SWAP_FIGURE,
    SWAP_TOKEN,
    TOKEN,
    WHICH_FIGURE,
    WHICH_RIVAL,
)
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind, action_of
from rules.hybris.cities import Asked, answer, befriend, options_of, seats_asked
from rules.hybris.given import (
    audiences,
    bare,
    box,
    cards_showing,
    effects,
    empower,
    figure_of,
    given,
    line_up,
    named,
    place_of,
    sent,
    stand_at,
    take_cards,
    told,
)


def table() -> Hybris:
    """Three players who have nothing."""
    g = bare(given("zeus", "athena", "hades"))
    line_up(g, 0, 1, 2)
    return g


def carry_out(
    g: Hybris, seat: int, table: dict[str, Any], *say: tuple[Kind, int], at: Scene | None = None
) -> list[Asked]:
    return answer(g.book.resolve(g, g.players[seat], effects(table), at or Scene(seat)), *say)


# ---------------------------------------------------------------- Conflict cards


def test_discard_that_many_of_ones_choice_or_all_one_has() -> None:
    g = table()
    p = g.players[0]
    hand = cards_showing(p, FIRE)[:2] + cards_showing(p, WATER)[:1]
    take_cards(p, hand)
    asked = carry_out(g, 0, {"discard": 2}, (DISCARD_CARD, CARD << 16 | hand[2]), (DISCARD_CARD, CARD << 16 | hand[0]))
    assert len(options_of(asked, DISCARD_CARD)) == 3
    assert (p.hand, p.discard) == ([hand[1]], [hand[2], hand[0]])
    carry_out(g, 0, {"discard": 3})
    assert (p.hand, g.by_grandeur()[0]) == ([], p), "no fallback"


@pytest.mark.rule("HYB-DECK-03")
def test_a_hand_limit_is_for_who_has_more() -> None:
    g = table()
    p = g.players[0]
    take_cards(p, p.deck[:5])
    assert len(seats_asked(carry_out(g, 0, {"hand_limit": 3}), DISCARD_CARD)) == 2
    assert len(p.hand) == 3
    assert carry_out(g, 0, {"hand_limit": 3}) == []


def test_recover_takes_cards_of_ones_choice_out_of_the_open_pile() -> None:
    g = table()
    p = g.players[0]
    p.discard, p.deck = p.deck[:3], p.deck[3:]
    wanted = p.discard[1]
    asked = carry_out(g, 0, {"recover": 1}, (RECOVER_CARD, CARD << 16 | wanted))
    assert len(options_of(asked, RECOVER_CARD)) == 3
    assert (p.hand, len(p.discard)) == ([wanted], 2)
    assert p.shown == {wanted: ~1}, "everybody saw which"
    p.discard = []
    assert carry_out(g, 0, {"recover": 1}) == []


# ---------------------------------------------------------------- secrets


def test_a_rivals_hand_is_shown_to_who_looks() -> None:
    g = table()
    rival = g.players[2]
    take_cards(rival, rival.deck[:2])
    asked = carry_out(g, 0, {"look": "rival_hand"}, (WHICH_RIVAL, SEAT << 16 | 2))
    assert options_of(asked, WHICH_RIVAL) == [SEAT << 16 | 1, SEAT << 16 | 2]
    assert rival.shown == dict.fromkeys(rival.hand, 1)
    assert audiences(g, "hybris-looked-hand") == [-1]
    assert audiences(g, "hybris-saw-card") == [1, 1]
    assert {numbers[1] for numbers in told(g, "hybris-saw-card")} == set(rival.hand)


def test_a_rivals_premonitions_are_shown_to_who_looks() -> None:
    g = table()
    rival = g.players[1]
    rival.premonitions = [g.premonition_deck.pop(), g.premonition_deck.pop()]
    carry_out(g, 2, {"look": "rival_premonitions"}, (WHICH_RIVAL, SEAT << 16 | 1))
    assert rival.foreseen == dict.fromkeys(rival.premonitions, 4)
    assert audiences(g, "hybris-saw-premonition") == [4, 4]
    assert g.players[0].foreseen == {}


def test_a_rivals_tokens_are_shown_to_who_looks() -> None:
    g = table()
    rival = g.players[1]
    hero, prophet = figure_of(rival, HERO), figure_of(rival, PROPHET)
    hero.token, prophet.token = BONUS_TOKEN, 3
    carry_out(g, 2, {"look": "rival_tokens"}, (WHICH_RIVAL, SEAT << 16 | 1))
    assert (hero.seen, prophet.seen, rival.characters[0].seen) == (4, 4, 0)
    assert audiences(g, "hybris-saw-token") == [4, 4]


@pytest.mark.rule("HYB-ORACLE-05")
def test_the_next_primordial_is_shown_to_who_looks() -> None:
    g = table()
    g.age, reveals = 3, g.reveals
    carry_out(g, 2, {"look": "next_primordial"})
    assert (g.primordials_seen, g.reveals - reveals) == ([0, 4, 0], 1)
    assert (told(g, "hybris-primordial-seen")[0][:2], audiences(g, "hybris-primordial-seen")) == (
        (2, g.primordials[1]),
        [4],
    )
    carry_out(g, 2, {"look": "next_primordial"})
    assert g.reveals - reveals == 1, "the same again is nothing new"


def test_once_this_pairs_primordial_is_out_the_next_one_is_looked_at() -> None:
    g = table()
    g.age, g.primordials[0] = 2, NONE
    carry_out(g, 0, {"look": "next_primordial"})
    assert g.primordials_seen == [0, 1, 0]
    g.age, g.primordials = 6, [NONE] * 3
    carry_out(g, 0, {"look": "next_primordial"})
    assert len(told(g, "hybris-primordial-seen")) == 1


# ---------------------------------------------------------------- tokens


def planned(g: Hybris, kind: int, where: str) -> int:
    """A figure of seat 0 with a token that leads there."""
    p = g.players[0]
    figure = figure_of(p, kind)
    figure.token = box().location_tokens.index(place_of(where))
    p.tokens[figure.token] = UNDER
    return p.characters.index(figure)


def test_a_token_is_exchanged_unseen() -> None:
    g = table()
    p = g.players[0]
    hero = planned(g, HERO, "oracle")
    old, p.characters[hero].seen = p.characters[hero].token, 0b110
    carry_out(g, 0, {"swap_token": 1}, (SWAP_TOKEN, TOKEN << 16 | FATES))
    figure = p.characters[hero]
    assert (box().location_tokens[figure.token], p.tokens[old], figure.seen) == (FATES, AT_HAND, 0)
    assert p.tokens[figure.token] == UNDER
    assert (SWAP_FIGURE.secret, SWAP_TOKEN.secret) == (True, True)


def test_the_exchange_may_be_of_the_same_with_the_same_and_nobody_can_tell() -> None:
    g = table()
    p = g.players[0]
    hero = planned(g, HERO, "oracle")
    old, p.characters[hero].seen = p.characters[hero].token, 0b110
    carry_out(g, 0, {"swap_token": 1}, (SWAP_TOKEN, STOP << 16 | hero))
    assert (p.characters[hero].token, p.characters[hero].seen) == (old, 0)
    assert len(told(g, "hybris-swapped")) == 1


def test_bonus_tokens_are_exchanged_both_ways() -> None:
    g = table()
    p = g.players[0]
    hero = planned(g, HERO, "oracle")
    p.bonus_tokens = 1
    carry_out(g, 0, {"swap_token": 1}, (SWAP_TOKEN, BONUS << 16))
    assert (p.characters[hero].token, p.bonus_tokens) == (BONUS_TOKEN, 0)
    carry_out(g, 0, {"swap_token": 1}, (SWAP_TOKEN, TOKEN << 16 | FORGE))
    assert (box().location_tokens[p.characters[hero].token], p.bonus_tokens) == (FORGE, 1)


@pytest.mark.rule("HYB-PLAN-06")
def test_a_prophet_has_no_token_of_the_fates_or_the_coliseum_by_exchange_either() -> None:
    g = table()
    planned(g, PROPHET, "oracle")
    asked = carry_out(g, 0, {"swap_token": 1})
    leads = {option & 0xFFFF for option in options_of(asked, SWAP_TOKEN) if action_of(option) == TOKEN}
    assert leads & {FATES, COLISEUM, ORACLE} == set()
    assert FORGE in leads


def test_nobody_exchanges_what_was_activated_or_without_a_token_left() -> None:
    g = table()
    p = g.players[0]
    assert carry_out(g, 0, {"may": [{"swap_token": 1}]}) == []
    hero = planned(g, HERO, "oracle")
    p.characters[hero].activated = True
    assert carry_out(g, 0, {"swap_token": 1}) == []
    p.characters[hero].activated, p.tokens = False, [UNDER] * 8
    assert carry_out(g, 0, {"swap_token": 1}) == []


# ---------------------------------------------------------------- figures


@pytest.mark.rule("HYB-ACT-04")
def test_dead_heroes_are_sent_back_from_the_underworld_without_a_token() -> None:
    g = table()
    p = g.players[0]
    heroes = [n for n, figure in enumerate(p.characters) if figure.kind == HERO]
    for number in heroes[:2]:
        p.characters[number].place = IN_UNDERWORLD
    alive = befriend(g, 0, box().heroes[box().coliseum_heroes[0]].id)
    p.characters[alive].place = box().locations[UNDERWORLD].slots[0]
    fetch = {"send_back": {"kind": "hero", "from": "underworld"}}
    asked = carry_out(g, 0, fetch, (WHICH_FIGURE, FIGURE << 16 | heroes[1]))
    assert options_of(asked, WHICH_FIGURE) == [FIGURE << 16 | number for number in heroes[:2]], "who stands there lives"
    assert (p.characters[heroes[1]].place, p.characters[heroes[1]].token) == (RESERVE, NONE)
    assert p.characters[heroes[0]].place == IN_UNDERWORLD


def test_an_ally_is_a_hero_who_can_be_fetched() -> None:
    g = table()
    ally = g.players[0].characters[befriend(g, 0, box().heroes[box().coliseum_heroes[0]].id)]
    ally.place = IN_UNDERWORLD
    carry_out(g, 0, {"send_back": {"kind": "hero", "from": "underworld"}})
    assert ally.place == RESERVE


def test_up_to_so_many_or_all_of_them() -> None:
    g = table()
    p = g.players[0]
    heroes = [figure for figure in p.characters if figure.kind == HERO]
    for hero in heroes:
        hero.place = IN_UNDERWORLD
    two = {"send_back": {"kind": "hero", "from": "underworld", "count": 2}}
    first = FIGURE << 16 | p.characters.index(heroes[0])
    carry_out(g, 0, two, (WHICH_FIGURE, first), (WHICH_FIGURE, STOP << 16))
    assert [hero.place for hero in heroes].count(RESERVE) == 1
    carry_out(g, 0, two)
    assert [hero.place for hero in heroes].count(RESERVE) == 3
    for hero in heroes:
        hero.place = IN_UNDERWORLD
    assert carry_out(g, 0, {"send_back": {"kind": "hero", "from": "underworld", "count": "all"}}) == []
    assert [hero.place for hero in heroes].count(RESERVE) == 3


@pytest.mark.parametrize(("where", "other"), [("oracle", "forge"), ("athens", "elis")])
def test_here_is_the_location_of_the_event_or_its_city(where: str, other: str) -> None:
    g = table()
    prophet, elsewhere = stand_at(g, 1, PROPHET, where), stand_at(g, 2, PROPHET, other)
    here = Scene(0)
    place = place_of(where)
    here.location, here.city = (place, NONE) if place < MORTAL_WORLD else (MORTAL_WORLD, place - CITY_PLACES)
    drive = {"send_back": {"kind": "prophet", "from": "here", "of": "rival"}}
    stand_at(g, 0, PROPHET, "underworld")
    carry_out(g, 0, drive, at=here)
    assert g.players[1].characters[prophet].place == RESERVE
    assert g.players[2].characters[elsewhere].place != RESERVE
    carry_out(g, 0, drive, at=here)
    assert g.players[2].characters[elsewhere].place != RESERVE, "nobody is left there"


def test_one_chooses_among_rivals_and_never_ones_own() -> None:
    g = table()
    for seat in range(3):
        stand_at(g, seat, PROPHET, "underworld")
    here = Scene(0)
    here.location = UNDERWORLD
    asked = carry_out(g, 0, {"send_back": {"kind": "prophet", "from": "here", "of": "rival"}}, at=here)
    assert [action_of(option) for option in options_of(asked, WHICH_FIGURE)] == [RIVAL_FIGURE] * 2
    assert [(option & 0xFFFF) >> 8 for option in options_of(asked, WHICH_FIGURE)] == [1, 2]


def test_here_is_nowhere_for_what_happens_nowhere() -> None:
    g = table()
    carry_out(g, 0, {"send_back": {"kind": "prophet", "from": "here", "of": "rival"}})
    assert told(g, "hybris-sent-back") == []


def test_here_is_the_city_of_a_technology_at_any_time() -> None:
    g = table()
    prophet = stand_at(g, 1, PROPHET, "athens")
    source = empower(
        g, 0, when="age_start", effects=[{"send_back": {"kind": "prophet", "from": "here", "of": "rival"}}]
    )
    source.city = named("city", "athens")
    answer(g.book.steps["age_start"](g))
    assert g.players[1].characters[prophet].place == RESERVE


@pytest.mark.rule("HYB-APPX-16")
def test_a_wound_is_no_defeat() -> None:
    g = table()
    stand_at(g, 0, OLYMPIAN, "oracle")
    carry_out(g, 0, {"wound": "olympian"})
    zeus = g.players[0].characters[0]
    assert (zeus.place, zeus.lying) == (RESERVE, True)
    assert (g.by_grandeur()[0].seat, told(g, "hybris-defeated")) == (0, [])


def test_the_malus_of_a_location_on_top_of_whatever_the_slot_gave() -> None:
    g = table()
    g.players[1].aegis = 2
    carry_out(g, 1, {"malus": "here"}, at=sent(g, 1, HERO, "forge"))
    assert g.players[1].aegis == 1


def test_what_is_received_once_more_still_belongs_to_the_pillars_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table()
    lower = effects({"others": [{"gain": {"aegis": 1}}, {"owner": [{"gain": {"vp": 1}}]}]}, {"gain": {"vp": 9}})
    monkeypatch.setattr(g.box.pillars[0], "lower", lower)
    received = Scene(1)
    received.other, received.card = 0, 0
    carry_out(g, 0, {"repeat": "pillar_lower"}, at=received)
    assert [(p.aegis, p.vp) for p in g.players] == [(1, 0), (0, 1), (0, 0)]


def test_to_destroy_ones_own_temple_is_ones_own_choice_and_nobody_reacts() -> None:
    g = table()
    g.players[0].temples = 0b110
    empower(g, 0, when="reaction", on={"temple_destroyed": "any"}, effects=[{"gain": {"vp": 5}}])
    carry_out(g, 0, {"destroy": "temple"}, (LOSE_TEMPLE, 2 << 16 | 2))
    assert (g.players[0].temples, g.players[0].vp) == (0b10, 0)
