"""Where a character may go.  Page 11."""

import pytest

from agon.games.hybris.box.numbers import (
    ACHIEVE,
    COLISEUM,
    FATES,
    FORGE,
    HERO,
    LOCATIONS,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    OLYMPUS,
    ORACLE,
    PROPHET,
    TRAIN,
    UNDERWORLD,
)
from agon.games.hybris.player import BONUS_TOKEN, IN_UNDERWORLD, ON_TILE, RESERVE, UNDER, Player
from agon.games.hybris.rules.actions import always
from agon.games.hybris.rules.movement import activatable, arriving, destinations
from agon.games.hybris.rules.questions import (
    DESTINATION,
    LOCATION,
    REDIRECT,
    RESOLVE_PILLAR,
    SLOT,
    TAKE_TILE,
    TECHNOLOGY,
    USE_POWER,
    USE_UPPER,
    WHICH_SLOT,
)
from agon.games.hybris.rules.turn import activate
from agon.games.hybris.scenes import FIGHTER, FLED
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer, befriend, options_of, seats_asked, unlock
from rules.hybris.given import bare, box, empower, figure_of, given, named, place_of, stand_at, told


def slot(id: str) -> int:
    """A slot of the boards, or the one of a City."""
    return next(slot.index for slot in box().slots if slot.id == id)


def tile(followers: int, aegis: int) -> int:
    """A Technology of that price."""
    return next(t.index for t in box().technologies if (t.followers, t.aegis) == (followers, aegis))


def table() -> Hybris:
    return bare(given("zeus", "athena", "hades"))


def hero_of(p: Player, where: str = "") -> int:
    """A Hero in the reserve, with a token that leads there."""
    hero = figure_of(p, HERO)
    if where:
        hero.token = box().location_tokens.index(place_of(where))
        p.tokens[hero.token] = UNDER
    return p.characters.index(hero)


def prophet_of(p: Player) -> int:
    return p.characters.index(figure_of(p, PROPHET))


# ---------------------------------------------------------------- who may be activated


@pytest.mark.rule("HYB-ACT-03")
def test_an_olympian_is_activated_from_the_reserve_standing_and_once() -> None:
    g = table()
    p = g.players[0]
    zeus = p.characters[0]
    assert 0 in activatable(g, p)
    for field, value in (("activated", True), ("lying", True), ("place", slot("forge_1"))):
        before = getattr(zeus, field)
        setattr(zeus, field, value)
        assert 0 not in activatable(g, p)
        setattr(zeus, field, before)


@pytest.mark.rule("HYB-ACT-04")
def test_heroes_and_prophets_need_a_token_and_must_be_in_the_reserve() -> None:
    g = table()
    p = g.players[0]
    p.aegis = 3
    for number in (hero_of(p), prophet_of(p)):
        figure = p.characters[number]
        assert number not in activatable(g, p)
        figure.token = box().location_tokens.index(ORACLE)
        assert number in activatable(g, p)
        for place in (IN_UNDERWORLD, ON_TILE, slot("oracle_1")):
            figure.place = place
            assert number not in activatable(g, p)
        figure.place, figure.activated = RESERVE, True
        assert number not in activatable(g, p)


@pytest.mark.rule("HYB-ACT-06", "HYB-ACT-07")
def test_without_an_aegis_only_the_olympian_can_be_activated() -> None:
    g = table()
    p = g.players[0]
    hero = hero_of(p, "oracle")
    assert (hero in activatable(g, p), 0 in activatable(g, p)) == (False, True)
    p.aegis = 1
    assert hero in activatable(g, p)


# ---------------------------------------------------------------- destinations


@pytest.mark.rule("HYB-ACT-10")
def test_an_olympian_may_go_anywhere() -> None:
    g = table()
    g.factory.put(0, 20, 1)
    assert destinations(g, g.players[0], 0) == list(range(LOCATIONS))


@pytest.mark.rule("HYB-ACT-09")
def test_so_may_a_hero_with_a_bonus_token() -> None:
    g = table()
    g.factory.put(0, 20, 1)
    p = g.players[0]
    p.aegis, p.characters[hero_of(p)].token = 1, BONUS_TOKEN
    assert hero_of(p) in activatable(g, p)
    assert destinations(g, p, hero_of(p)) == list(range(LOCATIONS))


@pytest.mark.rule("HYB-ACT-13")
def test_a_prophet_never_goes_to_the_fates_or_the_coliseum(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table()
    for action in (ACHIEVE, TRAIN):  # even if there were something for Prophets to do
        monkeypatch.setattr(g.book.actions[action], "why_not", always)
    g.factory.put(0, 20, 1)
    p = g.players[0]
    assert destinations(g, p, prophet_of(p)) == [OLYMPUS, UNDERWORLD, ORACLE, FORGE, MORTAL_WORLD]
    assert arriving(g, p, prophet_of(p), FATES) == []
    assert arriving(g, p, prophet_of(p), COLISEUM) == []


# ---------------------------------------------------------------- slots


@pytest.mark.rule("HYB-ACT-11")
def test_empty_slots_and_the_dotted_one_can_be_taken() -> None:
    g = table()
    p = g.players[0]
    one, two, open_slot = slot("underworld_1"), slot("underworld_2"), slot("underworld_3")
    assert arriving(g, p, 0, UNDERWORLD) == [one, two, open_slot]
    g.players[1].characters[0].place = one
    p.characters[hero_of(p)].place = open_slot
    g.players[2].characters[0].place = open_slot
    assert arriving(g, p, 0, UNDERWORLD) == [two, open_slot], "any number stand on the dotted one"


@pytest.mark.rule("HYB-ACT-11")
def test_the_player_chooses_the_slot() -> None:
    g = table()
    g.turn.seat = 0
    asked = answer(
        activate(g, g.players[0], 0),
        (DESTINATION, LOCATION << 16 | ORACLE),
        (WHICH_SLOT, SLOT << 16 | slot("oracle_2")),
    )
    assert options_of(asked, WHICH_SLOT) == [SLOT << 16 | slot("oracle_1"), SLOT << 16 | slot("oracle_2")]
    assert g.players[0].characters[0].place == slot("oracle_2")


@pytest.mark.rule("HYB-ACT-12")
def test_the_artwork_is_for_who_finds_no_slot() -> None:
    g = table()
    p = g.players[0]
    stand_at(g, 1, HERO, "oracle")
    assert arriving(g, p, 0, ORACLE) == [slot("oracle_2")]
    stand_at(g, 1, OLYMPIAN, "oracle")
    assert arriving(g, p, 0, ORACLE) == [NONE]
    g.turn.seat = 0
    answer(activate(g, p, 0), (DESTINATION, LOCATION << 16 | ORACLE))
    assert [numbers[2] for numbers in told(g, "hybris-on-artwork")] == [ORACLE]
    assert p.vp == 1, "and acts there"


@pytest.mark.rule("HYB-ACT-12")
def test_there_is_always_room_beside_a_dotted_slot() -> None:
    g = table()
    for p, place in zip(g.players, ("underworld_1", "underworld_2", "underworld_3"), strict=True):
        p.characters[hero_of(p)].place = slot(place)
    assert arriving(g, g.players[0], 0, UNDERWORLD) == [slot("underworld_3")]


def test_a_slot_that_is_barred_cannot_be_taken() -> None:
    g = table()
    g.barred = 1 << slot("oracle_1") | 1 << slot("athens")
    assert arriving(g, g.players[0], 0, ORACLE) == [slot("oracle_2")]
    assert slot("athens") not in arriving(g, g.players[0], 0, MORTAL_WORLD)


# ---------------------------------------------------------------- Cities

ALL_CITIES = [slot(city) for city in ("lemnos", "argos", "sparta", "elis", "athens")]


@pytest.mark.rule("HYB-ACT-15")
def test_a_city_slot_may_be_empty_or_anothers() -> None:
    g = table()
    stand_at(g, 1, HERO, "athens")
    stand_at(g, 2, PROPHET, "elis")
    p = g.players[0]
    assert arriving(g, p, 0, MORTAL_WORLD) == ALL_CITIES
    assert arriving(g, p, hero_of(p), MORTAL_WORLD) == ALL_CITIES


@pytest.mark.rule("HYB-ACT-15")
def test_to_go_where_a_rival_stands_is_to_fight() -> None:
    g = table()
    hero = stand_at(g, 1, HERO, "athens")
    g.turn.seat, g.players[0].might = 0, 1
    answer(
        activate(g, g.players[0], 0),
        (DESTINATION, LOCATION << 16 | MORTAL_WORLD),
        (WHICH_SLOT, SLOT << 16 | slot("athens")),
    )
    assert len(told(g, "hybris-combat")) == 1
    assert g.players[1].characters[hero].place == IN_UNDERWORLD
    assert g.players[0].characters[0].place == slot("athens")
    assert g.turn.evicted == FIGHTER


@pytest.mark.rule("HYB-ACT-15")
def test_a_prophet_who_stands_there_flees() -> None:
    g = table()
    prophet = stand_at(g, 1, PROPHET, "athens")
    g.turn.seat = 0
    answer(
        activate(g, g.players[0], 0),
        (DESTINATION, LOCATION << 16 | MORTAL_WORLD),
        (WHICH_SLOT, SLOT << 16 | slot("athens")),
    )
    assert g.players[1].characters[prophet].place == RESERVE
    assert (g.players[0].characters[0].place, g.turn.evicted) == (slot("athens"), FLED)


@pytest.mark.rule("HYB-ACT-16")
def test_not_where_ones_own_character_stands() -> None:
    g = table()
    stand_at(g, 0, HERO, "athens")
    assert arriving(g, g.players[0], 0, MORTAL_WORLD) == ALL_CITIES[:-1]


@pytest.mark.rule("HYB-ACT-17")
def test_a_prophet_goes_to_no_occupied_city() -> None:
    g = table()
    stand_at(g, 1, HERO, "athens")
    stand_at(g, 2, PROPHET, "elis")
    p = g.players[0]
    assert arriving(g, p, prophet_of(p), MORTAL_WORLD) == ALL_CITIES[:-2]


@pytest.mark.rule("HYB-ACT-14", "HYB-ACT-17")
def test_with_all_cities_taken_a_prophet_cannot_be_activated_and_there_is_no_artwork() -> None:
    g = table()
    for place, rival in zip(ALL_CITIES, [*g.players[1].characters, *g.players[2].characters], strict=False):
        rival.place = place
    p = g.players[0]
    p.aegis, prophet = 5, prophet_of(p)
    p.characters[prophet].token = box().location_tokens.index(MORTAL_WORLD)
    assert prophet not in activatable(g, p)
    assert MORTAL_WORLD not in destinations(g, p, prophet)


@pytest.mark.rule("HYB-ACT-15")
def test_where_combat_is_forbidden_an_occupied_slot_cannot_be_entered() -> None:
    g = table()
    stand_at(g, 1, HERO, "elis")
    stand_at(g, 2, HERO, "athens")
    empower(g, NONE, when="passive", who="table", effects=[{"forbid": "combat", "at": "elis"}])
    assert arriving(g, g.players[0], 0, MORTAL_WORLD) == [place for place in ALL_CITIES if place != slot("elis")]


# ---------------------------------------------------------------- an action must be possible

FORGE_SLOTS = [slot("forge_1"), slot("forge_2"), slot("forge_3")]  # Produce, a Follower, an Aegis


@pytest.mark.rule("HYB-ACT-14")
def test_nobody_goes_to_a_forge_where_nothing_can_be_done() -> None:
    g = table()
    p = g.players[0]
    p.aegis = 1
    assert arriving(g, p, 0, FORGE) == []
    assert FORGE not in destinations(g, p, 0)
    assert hero_of(p, "forge") not in activatable(g, p), "and nothing is paid or shown"
    g.factory.put(0, 20, 2)
    assert arriving(g, p, 0, FORGE) == FORGE_SLOTS, "somebody's tile can be moved on"
    assert hero_of(p) in activatable(g, p)


@pytest.mark.rule("HYB-ACT-14")
def test_a_tile_of_anothers_in_the_workshop_is_nothing_to_craft() -> None:
    g = table()
    p = g.players[0]
    p.followers = p.aegis = 9
    g.workshop.put(0, tile(2, 1), 1)
    assert arriving(g, p, 0, FORGE) == []
    g.workshop.put(1, tile(1, 2), 0)
    assert arriving(g, p, 0, FORGE) == FORGE_SLOTS


@pytest.mark.rule("HYB-ACT-14")
def test_the_bonus_of_the_slot_may_be_what_makes_it_possible() -> None:
    g = table()
    p = g.players[0]
    g.workshop.put(0, tile(2, 1), 0)
    p.followers, p.aegis = 1, 1
    assert arriving(g, p, 0, FORGE) == [slot("forge_2")]
    p.followers, p.aegis = 2, 0
    assert arriving(g, p, 0, FORGE) == [slot("forge_3")]
    assert (p.followers, p.aegis) == (2, 0), "to look is not to take"


@pytest.mark.rule("HYB-ACT-07", "HYB-ACT-14")
def test_the_price_of_the_activation_is_gone_by_then() -> None:
    g = table()
    p = g.players[0]
    g.workshop.put(0, tile(2, 1), 0)
    p.followers, p.aegis = 2, 1
    assert arriving(g, p, 0, FORGE) == FORGE_SLOTS, "the Olympian comes for nothing"
    hero = hero_of(p, "forge")
    assert arriving(g, p, hero, FORGE) == [slot("forge_3")]
    p.characters[hero].activated = True  # and has paid
    assert arriving(g, p, hero, FORGE) == FORGE_SLOTS


@pytest.mark.rule("HYB-ACT-14")
def test_the_bonus_of_the_slot_may_be_what_makes_it_impossible() -> None:
    g = table()
    g.factory.put(2, 20, 1)
    assert arriving(g, g.players[0], 0, FORGE) == FORGE_SLOTS[1:], "the conveyor would empty the Factory"
    g.factory.put(0, 21, 1)
    assert arriving(g, g.players[0], 0, FORGE) == FORGE_SLOTS
    before = g.dump()
    arriving(g, g.players[0], 0, FORGE)
    assert g.dump() == before


@pytest.mark.rule("HYB-ACT-14")
def test_and_so_may_the_malus() -> None:
    g = table()
    p = g.players[0]
    for rival, place in zip([*g.players[1].characters], FORGE_SLOTS, strict=False):
        rival.place = place
    g.workshop.put(0, tile(2, 1), 0)
    p.followers, p.aegis = 2, 1
    assert arriving(g, p, 0, FORGE) == [], "the malus takes the Aegis"
    p.aegis = 2
    assert arriving(g, p, 0, FORGE) == [NONE]


@pytest.mark.rule("HYB-ACT-14")
def test_a_pillar_resolved_before_moving_counts() -> None:
    g = table()
    p = g.players[0]
    p.pillars = p.uppers = p.lowers = [named("pillar", "guidance")]
    p.followers, p.aegis, g.turn.seat = 2, 1, 0
    asked = answer(
        activate(g, p, 0),
        (DESTINATION, RESOLVE_PILLAR << 16),
        (USE_UPPER, 4 << 16 | named("pillar", "guidance")),
        (TAKE_TILE, TECHNOLOGY << 16 | tile(2, 1)),
        (DESTINATION, LOCATION << 16 | FORGE),
    )
    before, after = [each.options for each in asked if each.kind is DESTINATION]
    assert LOCATION << 16 | FORGE not in before
    assert LOCATION << 16 | FORGE in after


@pytest.mark.rule("HYB-ACT-14")
def test_a_fight_or_a_quest_that_may_fail_is_an_action() -> None:
    g = table()
    p = g.players[0]
    assert (arriving(g, p, 0, FATES), arriving(g, p, 0, COLISEUM)) != ([], [])
    g.quests = [NONE] * 3
    assert arriving(g, p, 0, FATES) == [], "with no Quest there is nothing to attempt"


# ---------------------------------------------------------------- led elsewhere


def test_redirecting_looks_at_the_neighbours_where_something_can_be_done() -> None:
    g = bare(given("poseidon", "hades"))
    p = g.players[0]
    p.aegis = 3
    unlock(g, 0, "hippocamps")
    hero = hero_of(p, "olympus")
    g.turn.seat = 0
    asked = answer(activate(g, p, hero), (REDIRECT, LOCATION << 16 | COLISEUM))
    assert [option & 0xFFFF for option in options_of(asked, REDIRECT)] == [COLISEUM, MORTAL_WORLD], (
        "the Forge is beside Olympus too, but there is nothing to do"
    )
    assert g.turn.location == COLISEUM


@pytest.mark.rule("HYB-ACT-14")
def test_an_ally_is_led_like_any_hero() -> None:
    g = bare(given("poseidon", "hades"))
    p = g.players[0]
    unlock(g, 0, "hippocamps")
    p.aegis, ally = 3, befriend(g, 0, box().heroes[box().coliseum_heroes[0]].id)
    prophet = prophet_of(p)
    for number in (ally, prophet):
        p.characters[number].token = box().location_tokens.index(FORGE)
    assert (ally in activatable(g, p), prophet in activatable(g, p)) == (True, False)


def test_a_character_with_a_bonus_token_is_led_nowhere_else() -> None:
    g = bare(given("poseidon", "hades"))
    p = g.players[0]
    p.aegis = 3
    unlock(g, 0, "hippocamps")
    ally = befriend(g, 0, box().heroes[box().coliseum_heroes[0]].id)
    p.characters[ally].token = BONUS_TOKEN
    g.turn.seat = 0
    asked = answer(activate(g, p, ally), (DESTINATION, LOCATION << 16 | COLISEUM))
    assert seats_asked(asked, USE_POWER) == []
    assert p.bonus_tokens == 0
