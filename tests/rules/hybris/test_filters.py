"""What else a power may ask of its event: of whom, where, against whom."""

from typing import Any

from agon.games.hybris.box.numbers import ARCHITECTURE, CULTURE, HERO, NONE, OLYMPIAN, PROPHET, SOCIAL
from agon.games.hybris.scenes import FOR_CLASH, FOR_SLOT, Combat, Scene, Side
from agon.games.hybris.state import Hybris
from rules.hybris.cities import befriend, lay, space
from rules.hybris.given import (
    box,
    empower,
    figure_of,
    named,
    place_of,
    scene,
    sent,
    stand_at,
)
from rules.hybris.happenings import POINT, occurs, points, table


def reaction(g: Hybris, seat: int = 0, /, **on: Any) -> None:
    empower(g, seat, when="reaction", on=on, effects=POINT)


def test_of_the_kind_of_character() -> None:
    g = table()
    reaction(g, placed="any", character="hero")
    for kind in (OLYMPIAN, PROPHET, HERO):
        occurs(g, "placed", sent(g, 1, kind, "underworld"))
    assert g.players[0].vp == 1
    ally = scene(1)
    ally.character = befriend(g, 1, box().heroes[box().coliseum_heroes[0]].id)
    reaction(g, placed="any", character="hero")
    occurs(g, "placed", ally)
    assert g.players[0].vp == 2


def test_of_the_very_ally() -> None:
    g = table()
    first, second, third = (box().heroes[hero].id for hero in box().coliseum_heroes[:3])
    mine, other, theirs = befriend(g, 0, first), befriend(g, 0, second), befriend(g, 1, third)
    assert mine == theirs, "the same place among another's characters"
    source = empower(g, 0, when="reaction", on={"defeated": "any", "character": "this"}, effects=POINT)
    source.character = mine
    for seat, number, vp in ((0, other, 0), (1, theirs, 0), (0, mine, 1)):
        fallen = scene(seat)
        fallen.character = number
        occurs(g, "defeated", fallen)
        assert g.players[0].vp == vp


def test_where_the_owners_olympian_stands_and_where_not() -> None:
    g = table()
    reaction(g, placed="other", **{"with": "own_olympian"}, not_at="forge")
    here = scene(1)
    for mine, theirs in (("oracle", "oracle"), ("oracle", "fates"), ("forge", "forge")):
        stand_at(g, 0, OLYMPIAN, mine)
        here.location = place_of(theirs)
        occurs(g, "placed", here)
    assert g.players[0].vp == 1


def test_in_the_city_of_the_tile_of_a_type_or_not_contested() -> None:
    g = table()
    source = empower(g, 0, when="reaction", on={"deploy": "any", "where": "here"}, effects=POINT)
    source.city = named("city", "athens")
    empower(g, 1, when="reaction", on={"deploy": "any", "type": "culture"}, effects=POINT)
    empower(g, 3, when="reaction", on={"deploy": "any", "contested": False}, effects=POINT)
    here = scene(3)
    here.city, here.tile = named("city", "elis"), tile_of(ARCHITECTURE)
    occurs(g, "deploy", here)
    assert points(g) == [0, 0, 0, 0]
    here.city, here.contestable, here.contested = named("city", "athens"), True, True
    occurs(g, "deploy", here)
    assert points(g) == [1, 0, 0, 0]
    here.city, here.contested, here.tile = named("city", "elis"), False, tile_of(CULTURE)
    occurs(g, "deploy", here)
    assert points(g) == [1, 1, 0, 1]


def tile_of(type: int) -> int:
    return next(t.index for t in box().technologies if t.type == type)


def test_of_a_type_that_the_owner_has_deployed() -> None:
    g = table()
    lay(g, 0, box().technologies[tile_of(SOCIAL)].id, "athens_1")
    lay(g, 1, box().technologies[tile_of(CULTURE)].id, "athens_2")
    reaction(g, craft="any", tile="own_type")
    here = scene(1)
    for type in (ARCHITECTURE, CULTURE, SOCIAL):
        here.tile = tile_of(type)
        occurs(g, "craft", here)
    assert g.players[0].vp == 1


def test_the_tile_that_joins_this_one() -> None:
    g = table()
    first, second = "athens_1", "athens_2"
    edges = {joint.space: joint for joint in box().spaces[space(first)].joints}
    joint = edges[space(second)]
    a = next(t for t in box().technologies if t.connectors >> joint.edge & 1)
    b = next(t for t in box().technologies if t.connectors >> joint.other_edge & 1 and t is not a)
    lay(g, 0, a.id, first)
    lay(g, 1, b.id, second)
    source = empower(g, 0, when="reaction", on={"connect": "any", "with": "this"}, effects=POINT)
    source.space = space(first)
    here = scene(1)
    here.tile, here.space = b.index, space(second)
    occurs(g, "connect", here)
    assert g.players[0].vp == 1
    g.spaces.lift(space(first))
    occurs(g, "connect", here)
    assert g.players[0].vp == 1


def fight(g: Hybris, attacker: int, defender: int, kind: int = HERO) -> Scene:
    """A Combat is on; the scene is the Attacker's."""
    figure = NONE if defender == NONE else g.players[defender].characters.index(figure_of(g.players[defender], kind))
    g.combat = Combat(FOR_CLASH if defender == NONE else FOR_SLOT, Side(attacker, 0), Side(defender, figure))
    here = scene(attacker)
    here.other = defender
    return here


def test_against_whom() -> None:
    g = table()
    reaction(g, 0, combat_started="other", against="self")
    reaction(g, 0, combat_won="any", against="player")
    reaction(g, 0, combat_won="any", against="anyone")
    occurs(g, "combat_started", fight(g, 1, 0))
    occurs(g, "combat_started", fight(g, 1, 3))
    assert g.players[0].vp == 1
    occurs(g, "combat_won", fight(g, 1, 3))
    assert g.players[0].vp == 3
    occurs(g, "combat_won", fight(g, 1, NONE))
    assert g.players[0].vp == 4, "the game is anyone, but no player"


def test_against_a_fighter_and_no_prophet() -> None:
    g = table()
    reaction(g, 0, combat_won="any", against="fighter")
    occurs(g, "combat_won", fight(g, 1, 2, PROPHET))
    occurs(g, "combat_won", fight(g, 1, NONE))
    assert g.players[0].vp == 0
    occurs(g, "combat_won", fight(g, 1, 2, HERO))
    assert g.players[0].vp == 1


def test_against_the_olympian_himself() -> None:
    g = table()
    reaction(g, 0, combat_started="other", against="own_olympian")
    occurs(g, "combat_started", fight(g, 1, 0, HERO))
    occurs(g, "combat_started", fight(g, 1, 0, OLYMPIAN))
    assert g.players[0].vp == 1


def test_in_which_role() -> None:
    g = table()
    reaction(g, 0, combat_won="self", against="anyone", role="attacker")
    occurs(g, "combat_won", fight(g, 0, 1))
    assert g.players[0].vp == 1
    occurs(g, "combat_won", fight(g, 0, NONE))
    assert g.players[0].vp == 1, "Attackers and Defenders there are only against a player"
    here = fight(g, 1, 0)
    here.actor, here.other = 0, 1
    occurs(g, "combat_won", here)
    assert g.players[0].vp == 1


def test_a_tile_of_the_owners_that_is_pushed_out() -> None:
    g = table()
    reaction(g, 0, pushed_out="other")
    here = scene(1)
    for owner in (2, 0):
        here.other = owner
        occurs(g, "pushed_out", here)
    assert g.players[0].vp == 1
