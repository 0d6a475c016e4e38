"""The Mortal World: slots of Cities, Influence, Services.  Pages 21 and 22."""

import pytest

from agon.games.hybris.box.numbers import (
    DEPLOY,
    FOLLOWERS,
    HERO,
    INFLUENCE,
    KINDNESS,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
)
from agon.games.hybris.player import KINDNESS_TOP
from agon.games.hybris.rules.questions import (
    ACTION,
    CITY,
    POWER,
    RESOURCE,
    SLOT,
    STOP,
    USE_POWER,
    WHICH_ACTION,
    WHICH_CITY,
    WHICH_SLOT,
)
from agon.games.hybris.rules.turn import activate
from agon.games.hybris.rules.world import influence, slot_prayers
from agon.games.hybris.rules.world_questions import (
    CITY_FOLLOWERS,
    CITY_SERVICE,
    FOLLOWERS_OR_SERVICE,
    TEMPLE_AT_INFLUENCE,
)
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import (
    answer,
    befriend,
    city,
    in_city,
    lay,
    options_of,
    plan,
    store,
    table,
    take_out,
    unlock,
)
from rules.hybris.given import box, named, told

TO_THE_MORTAL_WORLD = 6  # a Location token that leads there


def followers(where: str) -> tuple[Kind, int]:
    return FOLLOWERS_OR_SERVICE, CITY_FOLLOWERS << 16 | city(where)


def service(where: str) -> tuple[Kind, int]:
    return FOLLOWERS_OR_SERVICE, CITY_SERVICE << 16 | city(where)


# ---------------------------------------------------------------- the board


@pytest.mark.rule("HYB-WORLD-01")
def test_five_cities_have_one_slot_each_and_two_to_four_spaces() -> None:
    assert len(box().cities) == 5
    assert box().locations[MORTAL_WORLD].slots == [each.slot for each in box().cities]
    assert len({each.slot for each in box().cities}) == 5
    assert all(2 <= len(each.spaces) <= 4 for each in box().cities)
    assert sum(len(each.spaces) for each in box().cities) == len(box().spaces) == 15


# ---------------------------------------------------------------- arriving


def send(g: Hybris, seat: int, kind: int = HERO) -> int:
    """A figure that is about to be sent to the Mortal World."""
    g.turn.seat = seat
    if kind == OLYMPIAN:
        return 0
    return plan(g, seat, kind, TO_THE_MORTAL_WORLD)


def slot(where: str) -> int:
    return SLOT << 16 | box().cities[city(where)].slot


@pytest.mark.rule("HYB-WORLD-03", "HYB-WORLD-05")
def test_a_character_takes_the_slot_of_a_city_of_ones_choice_then_acts_there() -> None:
    g = table()
    hero = send(g, 0)
    asked = answer(activate(g, g.players[0], hero), (WHICH_SLOT, slot("elis")), followers("elis"))
    assert options_of(asked, WHICH_SLOT) == [slot(each.id) for each in box().cities]
    assert g.players[0].characters[hero].place == box().cities[city("elis")].slot
    assert (g.well, g.players[0].kindness, g.players[0].followers) == (3, 3, 1)


@pytest.mark.rule("HYB-WORLD-05")
def test_with_a_stored_tile_the_action_is_influence_or_deploy() -> None:
    g = table()
    hero = send(g, 0)
    store(g, 0, "beacon_herm")
    asked = answer(activate(g, g.players[0], hero), (WHICH_SLOT, slot("argos")), (WHICH_ACTION, ACTION << 16 | DEPLOY))
    assert options_of(asked, WHICH_ACTION) == [ACTION << 16 | INFLUENCE, ACTION << 16 | DEPLOY]
    assert told(g, "hybris-generated") == [(1, 1, NONE, NONE)]
    assert named("technology", "beacon_herm") in g.spaces.tiles


@pytest.mark.rule("HYB-WORLD-04")
def test_whoever_loses_the_combat_for_a_slot_neither_gains_its_bonus_nor_acts() -> None:
    g = table("zeus", "athena")
    in_city(g, 1, "elis", HERO)
    hero = send(g, 0)
    answer(activate(g, g.players[0], hero), (WHICH_SLOT, slot("elis")))
    assert g.turn.over
    assert (g.well, g.players[0].kindness, g.turn.action) == (0, 1, NONE)


@pytest.mark.rule("HYB-WORLD-06")
@pytest.mark.parametrize(("where", "prayers"), [("lemnos", 2), ("argos", 1), ("elis", 3), ("athens", 2)])
def test_a_slot_generates_its_prayers_into_the_well(where: str, prayers: int) -> None:
    g = table()
    here = in_city(g, 0, where)
    answer(slot_prayers(g, g.players[0], here.city, here))
    assert (g.well, g.players[0].prayers) == (prayers, 0)


@pytest.mark.rule("HYB-WORLD-06")
def test_then_the_well_is_checked() -> None:
    g = table()
    g.well, g.players[0].followers = 7, 2
    here = in_city(g, 0, "lemnos")
    answer(slot_prayers(g, g.players[0], here.city, here))
    assert (g.well, g.players[0].followers) == (9, 1)


@pytest.mark.rule("HYB-WORLD-07")
def test_sparta_generates_nothing_and_nothing_is_checked() -> None:
    g = table()
    g.well, g.players[0].followers = 10, 2
    here = in_city(g, 0, "sparta")
    answer(slot_prayers(g, g.players[0], here.city, here))
    assert (g.well, g.players[0].followers, told(g, "hybris-generated")) == (10, 2, [])


def test_in_winter_no_slot_generates_prayers() -> None:
    g = table(modules=("persephones_winter",))
    g.age, g.well = 2, 0
    here = in_city(g, 0, "elis")
    answer(slot_prayers(g, g.players[0], here.city, here))
    assert g.well == 0
    g.age = 3
    answer(slot_prayers(g, g.players[0], here.city, here))
    assert g.well == 3


# ---------------------------------------------------------------- Influence


@pytest.mark.rule("HYB-WORLD-08")
@pytest.mark.parametrize(
    ("where", "kindness", "gained"),
    [("lemnos", 2, 2), ("argos", 2, 2), ("sparta", 2, 3), ("elis", 3, 1), ("athens", 2, 2)],
)
def test_influence_gives_kindness_then_followers(where: str, kindness: int, gained: int) -> None:
    g = table()
    p = g.players[0]
    before = (p.vp, len(p.hand), g.grandeur.copy())
    asked = answer(influence(g, p, in_city(g, 0, where)), followers(where))
    assert (p.kindness, p.followers) == (kindness, gained)
    assert (p.vp, len(p.hand), g.grandeur) == before, "not the Service as well"
    assert len(asked) == 1


@pytest.mark.rule("HYB-WORLD-08")
def test_kindness_comes_before_the_choice() -> None:
    g = table()
    play = influence(g, g.players[0], in_city(g, 0, "elis"))
    next(play)
    assert (g.players[0].kindness, g.players[0].followers) == (3, 0)


@pytest.mark.rule("HYB-WORLD-08", "HYB-WORLD-10")
def test_the_service_of_sparta_is_a_conflict_card() -> None:
    g = table()
    p = g.players[0]
    top = p.deck[-1]
    answer(influence(g, p, in_city(g, 0, "sparta")), service("sparta"))
    assert (p.hand, p.followers, p.kindness) == ([top], 0, 2)


@pytest.mark.rule("HYB-WORLD-08", "HYB-WORLD-11")
def test_the_service_of_athens_is_two_victory_points() -> None:
    g = table()
    answer(influence(g, g.players[0], in_city(g, 0, "athens")), service("athens"))
    assert (g.players[0].vp, g.players[0].followers) == (2, 0)


@pytest.mark.rule("HYB-WORLD-08", "HYB-WORLD-12")
def test_the_service_of_argos_is_one_grandeur() -> None:
    g = table("zeus", "hades")
    last = g.by_grandeur()[-1]
    answer(influence(g, last, in_city(g, last.seat, "argos")), service("argos"))
    assert g.by_grandeur()[0] is last
    assert last.followers == 0


@pytest.mark.rule("HYB-WORLD-08", "HYB-WORLD-13")
def test_the_service_of_lemnos_is_to_produce() -> None:
    g = table()
    g.factory.put(2, take_out(g, "beacon_herm"), 1)
    answer(influence(g, g.players[0], in_city(g, 0, "lemnos")), service("lemnos"))
    assert g.players[1].storage == [named("technology", "beacon_herm")]
    assert g.players[0].vp == 1, "for pushing out another's tile"


@pytest.mark.rule("HYB-WORLD-08", "HYB-WORLD-14")
def test_the_service_of_elis_is_to_conceive() -> None:
    g = table()
    answer(influence(g, g.players[0], in_city(g, 0, "elis")), service("elis"))
    assert g.workshop.owners[0] == 0
    assert sum(len(pile) for pile in g.piles) == 59


@pytest.mark.rule("HYB-WORLD-09")
@pytest.mark.parametrize("banner", [followers("elis"), service("elis")])
def test_a_temple_gives_one_kindness_or_one_follower_more_whatever_the_banner_gave(banner: tuple[Kind, int]) -> None:
    gained = int(banner == followers("elis"))
    for chosen, kindness, more in ((KINDNESS, 4, 0), (FOLLOWERS, 3, 1)):
        g = table()
        p = g.players[0]
        p.temples = 1 << city("elis")
        answer(influence(g, p, in_city(g, 0, "elis")), banner, (TEMPLE_AT_INFLUENCE, RESOURCE << 16 | chosen))
        assert (p.kindness, p.followers) == (kindness, gained + more)


@pytest.mark.rule("HYB-WORLD-09")
def test_a_temple_elsewhere_or_of_somebody_else_gives_nothing() -> None:
    g = table()
    g.players[0].temples = 1 << city("argos")
    g.players[1].temples = 1 << city("elis")
    asked = answer(influence(g, g.players[0], in_city(g, 0, "elis")), followers("elis"))
    assert [each.kind for each in asked] == [FOLLOWERS_OR_SERVICE]
    assert (g.players[0].kindness, g.players[0].followers, g.players[1].followers) == (3, 1, 0)


def test_kindness_stops_at_the_top_of_the_track() -> None:
    g = table()
    p = g.players[0]
    p.kindness, p.temples = 4, 1 << city("elis")
    answer(influence(g, p, in_city(g, 0, "elis")), (TEMPLE_AT_INFLUENCE, RESOURCE << 16 | KINDNESS))
    assert (p.kindness, p.followers) == (KINDNESS_TOP, 1)


# ---------------------------------------------------------------- what changes an Influence


@pytest.mark.rule("HYB-GODS-04")
@pytest.mark.parametrize(("where", "gained"), [("sparta", 2), ("lemnos", 1), ("elis", 0)])
def test_hades_gains_one_follower_less(where: str, gained: int) -> None:
    g = table("hades", "zeus")
    answer(influence(g, g.players[0], in_city(g, 0, where)), followers(where))
    assert g.players[0].followers == gained


@pytest.mark.rule("HYB-GODS-04")
@pytest.mark.parametrize(("where", "gained"), [("lemnos", 2), ("elis", 1)])
def test_hades_loses_it_once_for_city_and_temple_together(where: str, gained: int) -> None:
    g = table("hades", "zeus")
    g.players[0].temples = 1 << city(where)
    answer(
        influence(g, g.players[0], in_city(g, 0, where)),
        followers(where),
        (TEMPLE_AT_INFLUENCE, RESOURCE << 16 | FOLLOWERS),
    )
    assert g.players[0].followers == gained


@pytest.mark.rule("HYB-GODS-04")
def test_hades_loses_the_follower_of_his_temple_after_a_service() -> None:
    g = table("hades", "zeus")
    p = g.players[0]
    p.temples, p.followers = 1 << city("athens"), 3
    answer(
        influence(g, p, in_city(g, 0, "athens")), service("athens"), (TEMPLE_AT_INFLUENCE, RESOURCE << 16 | FOLLOWERS)
    )
    assert (p.followers, p.vp) == (3, 2)


@pytest.mark.rule("HYB-GODS-04")
def test_hades_loses_nothing_where_no_follower_is_gained() -> None:
    g = table("hades", "zeus")
    g.players[0].followers = 3
    answer(influence(g, g.players[0], in_city(g, 0, "athens")), service("athens"))
    assert g.players[0].followers == 3


@pytest.mark.rule("HYB-GODS-04")
def test_nobody_else_gains_less_because_hades_plays() -> None:
    g = table("hades", "zeus")
    answer(influence(g, g.players[1], in_city(g, 1, "lemnos")), followers("lemnos"))
    assert g.players[1].followers == 2


def test_in_summer_a_banner_gives_one_follower_more() -> None:
    g = table(modules=("persephones_winter",))
    g.players[0].followers = 0
    answer(influence(g, g.players[0], in_city(g, 0, "lemnos")), followers("lemnos"))
    assert g.players[0].followers == 3


def test_in_winter_there_is_only_the_service_but_a_temple_may_give_its_follower() -> None:
    g = table(modules=("persephones_winter",))
    p = g.players[0]
    g.age, p.followers, p.temples = 2, 0, 1 << city("athens")
    asked = answer(influence(g, p, in_city(g, 0, "athens")), (TEMPLE_AT_INFLUENCE, RESOURCE << 16 | FOLLOWERS))
    assert [each.kind for each in asked] == [TEMPLE_AT_INFLUENCE]
    assert (p.vp, p.followers) == (2, 1)


def test_the_olive_tree_gives_both_once_an_age_if_wanted() -> None:
    g = table("athena", "zeus")
    p = g.players[0]
    unlock(g, 0, "olive_tree")
    olive = g.arsenal.powers["influence_begins"][0].power.index
    here = in_city(g, 0, "athens")
    answer(influence(g, p, here), (USE_POWER, POWER << 16 | olive))
    assert (p.followers, p.vp) == (2, 2)
    answer(influence(g, p, here), followers("athens"))
    assert (p.followers, p.vp) == (4, 2), "what was granted was for that action alone"


def test_the_olive_tree_waits_if_its_owner_declines() -> None:
    g = table("athena", "zeus")
    unlock(g, 0, "olive_tree")
    answer(influence(g, g.players[0], in_city(g, 0, "athens")), (USE_POWER, STOP << 16), service("athens"))
    assert (g.players[0].followers, g.players[0].vp, g.players[0].used) == (0, 2, [])


def test_the_olive_tree_serves_nobody_else() -> None:
    g = table("athena", "zeus")
    unlock(g, 0, "olive_tree")
    asked = answer(influence(g, g.players[1], in_city(g, 1, "athens")))
    assert [each.kind for each in asked] == [FOLLOWERS_OR_SERVICE]


def test_calypso_gives_both_when_she_comes_herself() -> None:
    g = table()
    p = g.players[0]
    calypso = befriend(g, 0, "calypso")
    here = in_city(g, 0, "athens", HERO)
    answer(influence(g, p, here), followers("athens"))
    assert (p.followers, p.vp) == (2, 0)
    here.character = calypso
    assert answer(influence(g, p, here)) == []
    assert (p.followers, p.vp) == (4, 2)


# ---------------------------------------------------------------- granted


@pytest.mark.rule("HYB-CORE-05")
def test_truce_lets_one_influence_any_city_without_slot_prayers_whoever_stands_there() -> None:
    g = table()
    p = g.players[0]
    in_city(g, 1, "elis")
    truce = named("pillar", "truce")
    answer(
        g.book.resolve(g, p, box().pillars[truce].upper, Scene(0)),
        (WHICH_CITY, CITY << 16 | city("elis")),
        followers("elis"),
    )
    assert (p.kindness, p.followers, g.well) == (3, 1, 0)
    assert g.players[1].characters[0].place == box().cities[city("elis")].slot


def test_whoever_has_the_gate_hears_of_a_granted_influence_too() -> None:
    g = table()
    lay(g, 1, "xenia_gate", "elis_1")
    truce = named("pillar", "truce")
    answer(
        g.book.resolve(g, g.players[0], box().pillars[truce].upper, Scene(0)),
        (WHICH_CITY, CITY << 16 | city("elis")),
    )
    assert g.players[1].kindness == 2
