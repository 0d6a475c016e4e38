"""What cards ask about, and what they count."""

import pytest

from agon.games.hybris.box.numbers import (
    CONVERT,
    DEPLOY,
    FATES,
    FIGHT,
    FIRE,
    HERO,
    NONE,
    OLYMPIAN,
    PROPHET,
    SOCIAL,
    WATER,
)
from agon.games.hybris.player import ARTWORK, IN_UNDERWORLD, ON_TILE, RESERVE
from agon.games.hybris.scenes import FIGHTER, FLED, FOR_SLOT, WON, Combat, Scene, Side
from agon.games.hybris.state import Hybris
from rules.hybris.cities import befriend
from rules.hybris.given import (
    OLYMPIANS,
    bare,
    box,
    cards_showing,
    counted,
    empower,
    figure_of,
    given,
    holds,
    line_up,
    place_of,
    sent,
    stand_at,
    take_cards,
)

YES = {"has_at_most": {"vp": 9}}
NO = {"has": {"vp": 9}}
ALLIES = [box().heroes[hero].id for hero in box().coliseum_heroes]


def table() -> Hybris:
    """Four players who have nothing, on the Grandeur track in the order of their seats."""
    g = bare(given(*OLYMPIANS))
    line_up(g, 0, 1, 2, 3)
    return g


# ---------------------------------------------------------------- made of others


def test_not_all_and_any() -> None:
    g = table()
    assert (holds(g, 0, YES), holds(g, 0, NO)) == (True, False)
    assert (holds(g, 0, {"not": YES}), holds(g, 0, {"not": NO})) == (False, True)
    assert [holds(g, 0, {"all": [a, b]}) for a in (YES, NO) for b in (YES, NO)] == [True, False, False, False]
    assert [holds(g, 0, {"any": [a, b]}) for a in (YES, NO) for b in (YES, NO)] == [True, True, True, False]


# ---------------------------------------------------------------- the player


@pytest.mark.parametrize(
    ("word", "field"),
    [
        ("vp", "vp"),
        ("aegis", "aegis"),
        ("follower", "followers"),
        ("prayer", "prayers"),
        ("kindness", "kindness"),
        ("laurel", "laurels"),
    ],
)
def test_has_and_has_at_most(word: str, field: str) -> None:
    g = table()
    for amount, at_least, at_most in ((1, False, True), (2, True, True), (3, True, False)):
        setattr(g.players[0], field, amount)
        assert (holds(g, 0, {"has": {word: 2}}), holds(g, 0, {"has_at_most": {word: 2}})) == (at_least, at_most)
        assert counted(g, 0, {"held": word}) == amount
    assert not holds(g, 0, {"has": {word: 2, "conflict_card": 1}}), "all of it"


def test_cards_and_premonitions_are_counted_in_hand() -> None:
    g = table()
    p = g.players[0]
    take_cards(p, p.deck[:2])
    p.premonitions = [g.premonition_deck.pop()]
    assert (counted(g, 0, {"held": "conflict_card"}), counted(g, 0, {"held": "premonition"})) == (2, 1)
    assert holds(g, 0, {"has": {"conflict_card": 2, "premonition": 1}})
    p.vp = 7
    assert counted(g, 0, {"held": "vp", "per": 3}) == 2


def test_a_hand_shows_each_symbol_once() -> None:
    g = table()
    p = g.players[0]
    take_cards(p, cards_showing(p, FIRE)[:1] + cards_showing(p, WATER)[:1])
    assert holds(g, 0, {"hand_shows": ["fire", "water"]})
    assert not holds(g, 0, {"hand_shows": ["fire", "fire"]})
    assert not holds(g, 0, {"hand_shows": ["fire", "earth"]})
    double = next(card for card in p.deck if sorted(box().card(card).elements) == [0, 0, 1, 1])
    take_cards(p, [double])
    shown = box().card(double).elements
    names = [word for word, number in zip(("fire", "water", "earth", "air"), shown, strict=True) if number]
    assert holds(g, 0, {"hand_shows": names}), "one card may serve for two"


def test_unlocked_upgrades_sparks_and_items() -> None:
    g = table()
    p = g.players[0]
    p.unlocked, p.sparks, p.cleared = 0b101, 3, [2, 0, 3, 0, 0, 0]
    assert (holds(g, 0, {"unlocked": 2}), holds(g, 0, {"unlocked": 3})) == (True, False)
    assert [counted(g, 0, {word: "own"}) for word in ("unlocked", "sparks", "items_removed")] == [2, 3, 5]


def test_first_and_last_in_grandeur() -> None:
    g = bare(given("zeus", "hades"))
    g.grandeur = [NONE, 1, NONE, 0]
    assert [holds(g, seat, {"grandeur": "first"}) for seat in (0, 1)] == [False, True]
    assert [holds(g, seat, {"grandeur": "last"}) for seat in (0, 1)] == [True, False]
    assert [counted(g, seat, {"grandeur": "steps_above_last"}) for seat in (0, 1)] == [0, 2]


def test_the_lowest_pillar() -> None:
    g = table()
    assert not holds(g, 0, {"pillar": "lowest"})
    for p, pillars in zip(g.players, ([3], [1], [4], [5]), strict=True):
        p.pillars = pillars
    assert [holds(g, seat, {"pillar": "lowest"}) for seat in range(4)] == [False, True, False, False]
    g.players[0].pillars = [3, 0]
    assert [holds(g, seat, {"pillar": "lowest"}) for seat in range(4)] == [True, False, False, False]


def test_the_well_and_the_oracle() -> None:
    g = table()
    g.well = 5
    assert (holds(g, 0, {"well": 5}), holds(g, 0, {"well": 6})) == (True, False)
    single = cards_showing(g.players[0], FIRE)[0]
    double = next(card for card in g.players[0].deck if sum(box().card(card).elements) == 2)
    g.omens.tiles, g.omens.owners = [single, double, single], [1, 1, 3]
    assert [holds(g, seat, {"omen": "own"}) for seat in range(4)] == [False, True, False, True]
    assert counted(g, 0, {"elements": "beside_oracle"}) == 4, "repeats included"


def test_the_dead_and_the_living() -> None:
    g = table()
    heroes = [character for character in g.players[0].characters if character.kind == HERO]
    heroes[1].place = RESERVE
    ally = g.players[0].characters[befriend(g, 0, ALLIES[0])]
    assert counted(g, 0, {"heroes": "undefeated"}) == 3, "one is still on its tile"
    heroes[0].place = ally.place = IN_UNDERWORLD
    figure_of(g.players[2], HERO).place = IN_UNDERWORLD
    assert (holds(g, 0, {"defeated_heroes": 2}), holds(g, 0, {"defeated_heroes": 3})) == (True, False)
    assert [counted(g, 0, {"defeated_heroes": whose}) for whose in ("own", "any")] == [2, 3]
    assert counted(g, 0, {"heroes": "undefeated"}) == 1
    assert heroes[2].place == ON_TILE


# ---------------------------------------------------------------- characters and places


def kinds_held(g: Hybris, seat: int, at: Scene) -> list[str]:
    """The kinds of which the character is, for a player who asks."""
    return [word for word in ("olympian", "hero", "prophet", "ally") if holds(g, seat, {"character": word}, at)]


def test_the_character_is_the_one_of_the_event() -> None:
    g = table()
    for kind, word in ((OLYMPIAN, "olympian"), (HERO, "hero"), (PROPHET, "prophet")):
        here = sent(g, 0, kind, "underworld")
        assert kinds_held(g, 0, here) == kinds_held(g, 3, here) == [word], "whoever asks"
    assert kinds_held(g, 0, Scene(0)) == [], "nobody acts"


def test_an_ally_is_a_hero_and_an_ally() -> None:
    g = table()
    here = Scene(0)
    here.character = befriend(g, 0, ALLIES[0])
    assert kinds_held(g, 0, here) == ["hero", "ally"]


def test_in_a_combat_it_is_the_fighter() -> None:
    g = table()
    hero = g.players[0].characters.index(figure_of(g.players[0], HERO))
    g.combat = Combat(FOR_SLOT, Side(0, hero), Side(1, 0))
    assert holds(g, 0, {"character": "hero"})
    assert holds(g, 1, {"character": "olympian"}, Scene(1))
    assert not holds(g, 2, {"character": "hero"}, Scene(2))


def test_this_is_the_very_ally_whose_power_it_is() -> None:
    g = table()
    first, second = befriend(g, 0, ALLIES[0]), befriend(g, 0, ALLIES[1])
    source = empower(g, 0, when="passive", effects=[{"modify": {"strength": 1}}])
    source.character = first
    for number, same in ((first, True), (second, False)):
        here = Scene(0)
        here.character, here.source = number, source
        assert holds(g, 0, {"character": "this"}, here) == same
        g.combat = Combat(FOR_SLOT, Side(0, number), Side(1, 0))
        here.character = NONE
        assert holds(g, 0, {"character": "this"}, here) == same, "in a Combat the one who fights"
        g.combat = None
    here = Scene(0)
    here.source = source
    assert holds(g, 0, {"undefeated": "this"}, here)
    g.players[0].characters[first].place = IN_UNDERWORLD
    assert not holds(g, 0, {"undefeated": "this"}, here)


def test_the_first_prophet_of_the_age() -> None:
    g = table()
    prophets = [n for n, figure in enumerate(g.players[0].characters) if figure.kind == PROPHET]
    here = Scene(0)
    here.character = prophets[1]
    assert holds(g, 0, {"first_of_age": "prophet"}, here)
    g.players[0].characters[prophets[1]].activated = True
    assert holds(g, 0, {"first_of_age": "prophet"}, here), "this one itself is the first"
    g.players[0].characters[prophets[0]].activated = True
    assert not holds(g, 0, {"first_of_age": "prophet"}, here)
    here.character = 0
    g.players[0].characters[prophets[0]].activated = False
    assert not holds(g, 0, {"first_of_age": "prophet"}, here)


def test_rivals_are_characters_of_others_at_the_whole_location() -> None:
    g = table()
    here = sent(g, 0, HERO, "athens")
    stand_at(g, 0, PROPHET, "elis")
    assert holds(g, 0, {"alone": "here"}, here)
    stand_at(g, 1, HERO, "sparta")
    g.players[1].characters[0].place = box().cities[0].slot
    stand_at(g, 2, HERO, "oracle")
    assert not holds(g, 0, {"alone": "here"}, here)
    assert (holds(g, 0, {"rivals_here": 2}, here), holds(g, 0, {"rivals_here": 3}, here)) == (True, False)
    assert counted(g, 0, {"rivals": "here"}, here) == 2, "characters, not players"


def test_who_stands_on_the_artwork_is_there_who_lies_in_the_underworld_is_not() -> None:
    g = table()
    here = sent(g, 0, HERO, "underworld")
    figure_of(g.players[1], HERO).place = IN_UNDERWORLD
    assert holds(g, 0, {"alone": "here"}, here)
    g.players[1].characters[0].place = ARTWORK + place_of("underworld")
    assert not holds(g, 0, {"alone": "here"}, here)
    figure_of(g.players[0], PROPHET).place = IN_UNDERWORLD
    assert counted(g, 0, {"characters_at": "underworld"}) == 1
    assert counted(g, 1, {"characters_at": "underworld"}) == 1


def test_another_hero_at_the_fates() -> None:
    g = table()
    sent(g, 0, HERO, "fates")
    assert not holds(g, 0, {"hero_at": "fates"}), "not the acting one"
    g.turn.seat = NONE
    assert holds(g, 0, {"hero_at": "fates"})
    figure_of(g.players[0], HERO).place = RESERVE
    stand_at(g, 1, OLYMPIAN, "fates")
    assert not holds(g, 0, {"hero_at": "fates"}), "an Olympian is no Hero"
    figure_of(g.players[1], HERO).place = ARTWORK + FATES
    assert holds(g, 0, {"hero_at": "fates"}), "of any player"


# ---------------------------------------------------------------- what was done this turn


def test_who_had_to_leave() -> None:
    g = table()
    g.turn.seat = 0
    found = []
    for whom in (NONE, FIGHTER, FLED):
        g.turn.evicted = whom
        found.append([holds(g, 0, {"evicted": word}) for word in ("combat", "prophet")])
    assert found == [[False, False], [True, False], [True, True]], "a Prophet put to flight is a Combat won"
    assert not holds(g, 1, {"evicted": "combat"}), "on one's own turn"


def test_what_the_character_did() -> None:
    g = table()
    turn = g.turn
    turn.seat, turn.action, turn.prayers = 0, CONVERT, 3
    assert holds(g, 0, {"did": {"action": "convert", "prayers": 3}})
    assert not holds(g, 0, {"did": {"action": "convert", "prayers": 4}})
    assert not holds(g, 0, {"did": {"action": "conceive"}})
    assert not holds(g, 1, {"did": {"action": "convert"}})
    turn.action = DEPLOY
    assert not holds(g, 0, {"did": {"action": "deploy"}}), "no tile came to lie"
    turn.tile, turn.connected = next(t.index for t in box().technologies if t.type == SOCIAL), 1
    assert holds(g, 0, {"did": {"action": "deploy", "type": "social", "connected": 1}})
    assert not holds(g, 0, {"did": {"action": "deploy", "type": "military"}})
    assert not holds(g, 0, {"did": {"action": "deploy", "connected": 2}})
    turn.action, turn.result = FIGHT, WON
    assert holds(g, 0, {"did": {"action": "fight", "result": "won"}})
    turn.result = NONE
    assert not holds(g, 0, {"did": {"action": "fight", "result": "won"}})


# ---------------------------------------------------------------- other counts


def test_rivals_with_fewer_points_now_or_when_the_wrath_began() -> None:
    g = table()
    for p, points in zip(g.players, (5, 5, 3, 9), strict=True):
        p.vp = points
    assert [counted(g, seat, {"rivals_behind": "vp"}) for seat in range(4)] == [1, 1, 0, 3]
    g.snapshot = [9, 0, 0, 0]
    assert [counted(g, seat, {"rivals_behind": "vp"}) for seat in range(4)] == [3, 0, 0, 0]


def test_other_players_and_who_passed_when() -> None:
    g = table()
    assert counted(g, 0, {"players": "others"}) == 3
    g.passing = [2, 0, 3, 1]
    assert [counted(g, seat, {"passed_before": "others"}) for seat in (2, 0, 3, 1)] == [3, 2, 1, 0]
    g.passing = [2]
    assert [counted(g, seat, {"passed_before": "others"}) for seat in (2, 0)] == [0, 0]


@pytest.mark.rule("HYB-GODS-06")
def test_the_price_of_the_card_just_discarded() -> None:
    g = table()
    card = next(card for card in g.players[0].deck if box().card(card).determination >= 2)
    here = Scene(0)
    assert counted(g, 0, {"discarded": "determination"}, here) == 0
    here.card = card
    assert counted(g, 0, {"discarded": "determination"}, here) == box().card(card).determination


def test_disciplines_and_trophies() -> None:
    g = table()
    g.disciplines = [next(d.index for d in box().disciplines if d.id == id) for id in ("discus", "javelin")]
    p = g.players[0]
    p.aegis, p.trophies = 4, [1, 2]
    assert counted(g, 0, {"discipline": "this_age"}) == 4
    g.age = 2
    assert counted(g, 0, {"discipline": "this_age"}) == 0
    assert counted(g, 0, {"trophies": "own"}) == 2


def test_tokens_and_counters_of_scenarios() -> None:
    g = table()
    held_by = ("self", "opponent", "nobody")
    g.combat = Combat(FOR_SLOT, Side(0, 0), Side(1, 0))
    found = []
    for holder in (0, 1, 2, NONE):
        g.tokens = [holder]
        found.append([word for word in held_by if holds(g, 0, {"token": "apple", "held_by": word})])
    assert found == [["self"], ["opponent"], [], ["nobody"]]
    g.counters = [4]
    assert holds(g, 0, {"counter": "breach", "at_least": [5, 5, 4]})
    g.counters = [3]
    assert not holds(g, 0, {"counter": "breach", "at_least": [3, 3, 4]}), "the number for four players"
