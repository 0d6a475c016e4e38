"""Powers: when they work, for whom, in what order, how often.  Pages 14, 15 and 23."""

from typing import Any

import pytest

from agon.games.hybris.box.numbers import GENERATED_PRAYERS, HERO, NONE, OLYMPIAN, PROPHET, TEMPLES
from agon.games.hybris.rules.end_of_age import advance_age, age_end_powers
from agon.games.hybris.rules.pillars import age_start
from agon.games.hybris.rules.powers import POWERS, allowed, changed, forbidden, highest, modified, muster
from agon.games.hybris.rules.questions import CHOOSE_POWER, POWER, STOP, USE_POWER
from agon.games.hybris.rules.resources import gain
from agon.games.hybris.rules.turn import activate
from agon.games.hybris.rules.underworld import drain
from agon.games.hybris.rules.upgrades import put_temple
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer, lay, options_of, seats_asked, space
from rules.hybris.given import (
    audiences,
    bare,
    box,
    empower,
    figure_of,
    given,
    line_up,
    named,
    run,
    scene,
    told,
)
from rules.hybris.happenings import POINT, occurs, points, table

# ---------------------------------------------------------------- what works


@pytest.mark.rule("HYB-TECH-05")
def test_a_technology_works_for_its_owner_once_it_lies_in_a_city() -> None:
    g = table()
    craftier = next(t for t in box().technologies if t.power.when == "passive" and t.power.effects[0].verb == "modify")
    assert craftier.power.effects[0].modifier is not None
    name = craftier.power.effects[0].modifier.verb
    before = len(g.arsenal.standing.get(name, []))
    g.players[1].storage.append(craftier.index)
    g.workshop.put(0, craftier.index, 1)
    g.factory.put(0, craftier.index, 1)
    muster(g)
    assert len(g.arsenal.standing.get(name, [])) == before, "neither on the way nor in storage"
    lay(g, 1, craftier.id, "athens_1")
    [added] = g.arsenal.standing[name][before:]
    assert (added.source.seat, added.source.city, added.source.space) == (
        1,
        named("city", "athens"),
        space("athens_1"),
    )


@pytest.mark.rule("HYB-TECH-05", "HYB-TECH-09")
def test_no_power_reacts_to_the_deployment_of_its_own_tile() -> None:
    g = table()
    source = empower(g, 0, when="reaction", on={"deploy": "any"}, effects=POINT)
    source.space, source.city = space("athens_1"), named("city", "athens")
    here = scene(0)
    here.tile, here.city, here.space = 0, source.city, source.space
    occurs(g, "deploy", here)
    assert points(g)[0] == 0
    here.space = space("athens_2")
    occurs(g, "deploy", here)
    assert points(g)[0] == 1


@pytest.mark.rule("HYB-TECH-07", "HYB-BOARD-01")
def test_a_passive_power_works_at_all_times_for_its_owner_while_its_condition_holds() -> None:
    g = table()
    empower(g, 1, when="passive", effects=[{"modify": {"drain": 2}}])
    empower(g, 1, when="passive", effects=[{"modify": {"drain": 3}, "while": {"has": {"follower": 1}}}])
    for seat, more in ((0, 0), (1, 2)):
        assert modified(g, g.players[seat], "drain", scene(seat)) == more
    g.players[1].followers = 1
    assert modified(g, g.players[1], "drain", scene(1)) == 5, "numbers of several sources add up"
    run(drain(g, g.players[1], scene(1)))
    assert g.players[1].aegis == 4 + 5


def test_a_modifier_may_be_counted_up_to_a_maximum() -> None:
    g = table()
    empower(g, 0, when="passive", effects=[{"modify": {"strength": 2}, "per": {"held": "aegis"}, "max": 3}])
    found = []
    for aegis in (0, 2, 5):
        g.players[0].aegis = aegis
        found.append(modified(g, g.players[0], "strength", scene(0)))
    assert found == [0, 4, 6]


def test_what_is_set_is_the_highest_that_holds() -> None:
    g = table()
    assert highest(g, g.players[0], "slot_prayers", 2, scene(0)) == 2
    empower(g, 0, when="passive", effects=[{"modify": {"slot_prayers": 0}}])
    assert highest(g, g.players[0], "slot_prayers", 2, scene(0)) == 0, "also where that is less"
    empower(g, 0, when="passive", effects=[{"modify": {"slot_prayers": 1}}])
    assert highest(g, g.players[0], "slot_prayers", 2, scene(0)) == 1
    assert highest(g, g.players[1], "slot_prayers", 2, scene(1)) == 2


def test_a_power_of_some_ages_and_of_a_condition() -> None:
    g = table()
    empower(g, 0, when="passive", ages=[2, 4], effects=[{"modify": {"drain": 1}}])
    empower(g, 0, when="passive", **{"if": {"has": {"vp": 1}}}, effects=[{"modify": {"drain": 10}}])
    found = []
    for age, vp in ((1, 0), (2, 0), (3, 1), (4, 1)):
        g.age, g.players[0].vp = age, vp
        found.append(modified(g, g.players[0], "drain", scene(0)))
    assert found == [0, 1, 10, 11]


def test_what_the_table_forbids_and_allows() -> None:
    g = table()
    empower(g, NONE, when="passive", who="table", ages=[1], effects=[{"forbid": "contest", "at": "elis"}])
    empower(g, NONE, when="passive", who="table", ages=[1], effects=[{"forbid": "city_followers"}])
    elis, athens = named("city", "elis"), named("city", "athens")
    assert [forbidden(g, "contest", city) for city in (elis, athens)] == [True, False]
    assert [forbidden(g, "city_followers", city) for city in (elis, athens)] == [True, True]
    g.age = 2
    assert not forbidden(g, "contest", elis)


@pytest.mark.rule("HYB-APPX-14")
def test_what_is_allowed_to_the_olympian_is_allowed_to_nobody_else() -> None:
    g = table()
    empower(g, 0, when="passive", effects=[{"allow": "share_slot", "who": "olympian"}])
    empower(g, 0, when="passive", effects=[{"allow": "aegis_for_follower"}])
    p = g.players[0]
    here = scene(0)
    assert allowed(g, p, "share_slot", here) is None
    for kind, lifted in ((OLYMPIAN, True), (HERO, False), (PROPHET, False)):
        here.character = p.characters.index(figure_of(p, kind))
        assert (allowed(g, p, "share_slot", here) is not None) == lifted
    assert allowed(g, p, "aegis_for_follower", scene(0)) is not None
    assert allowed(g, g.players[1], "aegis_for_follower", scene(1)) is None


def test_what_an_event_grants_holds_for_that_action_alone() -> None:
    g = table()
    empower(
        g,
        0,
        when="reaction",
        on={"influence_begins": "self"},
        effects=[{"modify": {"influence": "followers_and_service"}}],
    )
    here = scene(0)
    occurs(g, "influence_begins", here)
    assert changed(g, g.players[0], "influence", "followers_and_service", here)
    assert not changed(g, g.players[0], "influence", "followers_and_service", scene(0))
    assert POWERS.applying(g, g.players[0], "influence", here) == []


# ---------------------------------------------------------------- at a certain time


@pytest.mark.rule("HYB-TECH-06")
def test_powers_of_the_start_of_an_age_come_in_grandeur_order() -> None:
    g = table()
    for seat in (3, 1):
        empower(g, seat, when="age_start", effects=POINT)
    g.log = []
    answer(age_start(g))
    assert points(g) == [0, 1, 0, 1]
    assert [numbers[0] for numbers in told(g, "hybris-power")] == [1, 3]
    answer(age_end_powers(g))
    assert points(g) == [0, 1, 0, 1], "at no other time"


@pytest.mark.rule("HYB-TECH-06")
def test_several_of_one_player_come_in_the_order_they_want() -> None:
    g = table()
    first = empower(g, 2, when="age_start", effects=[{"gain": {"aegis": 1}}]).power.index
    second = empower(g, 2, when="age_start", effects=[{"pay": {"aegis": 1}, "then": POINT}]).power.index
    asked = answer(age_start(g), (CHOOSE_POWER, POWER << 16 | second))
    assert options_of(asked, CHOOSE_POWER) == [POWER << 16 | first, POWER << 16 | second]
    assert (g.players[2].aegis, g.players[2].vp) == (1, 0), "too early to pay"
    answer(age_start(g), (CHOOSE_POWER, POWER << 16 | first))
    assert (g.players[2].aegis, g.players[2].vp) == (1, 1)


def test_powers_of_the_table_come_first_in_file_order_by_whom_they_name() -> None:
    g = table()
    g.log = []
    empower(g, 0, when="age_start", effects=POINT)
    for who in ("each", "last", "table"):
        empower(g, NONE, when="age_start", who=who, effects=[{"gain": {"aegis": 1}}])
    answer(age_start(g))
    assert [p.aegis for p in g.players] == [2, 1, 1, 2]
    assert [numbers[0] for numbers in told(g, "hybris-table-power")] == [0, 1, 2, 3, 3, 0]
    happened = [id for id, _, _ in g.log if id in ("hybris-power", "hybris-table-power")]
    assert happened == ["hybris-table-power"] * 6 + ["hybris-power"]


# ---------------------------------------------------------------- reactions


@pytest.mark.rule("HYB-TECH-09", "HYB-BOARD-01")
def test_a_reaction_happens_every_time_and_is_not_asked_for() -> None:
    g = table()
    empower(g, 2, when="reaction", on={"drain": "any"}, effects=POINT)
    for seat in (0, 1, 2):
        assert answer(drain(g, g.players[seat], scene(seat))) == []
    assert g.players[2].vp == 3


@pytest.mark.rule("HYB-TECH-09")
@pytest.mark.parametrize(("whose", "vp"), [("self", 1), ("other", 2), ("any", 3)])
def test_whose_event_it_must_be(whose: str, vp: int) -> None:
    g = table()
    empower(g, 1, when="reaction", on={"convert": whose}, effects=POINT)
    for seat in (0, 1, 3):
        occurs(g, "convert", scene(seat))
    assert g.players[1].vp == vp


@pytest.mark.rule("HYB-TECH-09")
def test_several_react_in_grandeur_order_and_each_in_the_order_they_want() -> None:
    g = table()
    line_up(g, 2, 1, 0, 3)
    g.log = []
    for seat in (0, 1, 2):
        empower(g, seat, when="reaction", on={"train": "any"}, effects=[{"choose": [POINT, POINT]}])
    extra = empower(g, 1, when="reaction", on={"train": "any"}, effects=[{"gain": {"aegis": 1}}]).power.index
    asked = occurs(g, "train", scene(3), (CHOOSE_POWER, POWER << 16 | extra))
    assert [numbers[0] for numbers in told(g, "hybris-power")] == [2, 1, 1, 0]
    assert seats_asked(asked, CHOOSE_POWER) == [1]
    assert [numbers[1] for numbers in told(g, "hybris-power")][1] == extra
    assert audiences(g, "hybris-power") == [-1] * 4


def test_a_limit_is_so_many_times_in_one_age() -> None:
    g = table()
    empower(g, 0, when="reaction", on={"train": "any"}, limit=2, effects=POINT)
    for _ in range(4):
        occurs(g, "train", scene(1))
    assert g.players[0].vp == 2
    powers, standing = g.arsenal.powers, g.arsenal.standing
    answer(advance_age(g))
    g.arsenal.powers, g.arsenal.standing = powers, standing
    occurs(g, "train", scene(1))
    assert g.players[0].vp == 3


@pytest.mark.rule("HYB-TECH-08")
def test_once_per_age_is_asked_used_and_fresh_in_the_next_age() -> None:
    g = table()
    power = empower(g, 0, when="once_per_age", on={"train": "any"}, effects=POINT).power.index
    asked = occurs(g, "train", scene(1), (USE_POWER, STOP << 16))
    assert options_of(asked, USE_POWER) == [POWER << 16 | power, STOP << 16]
    assert g.players[0].vp == 0
    for _ in range(2):
        occurs(g, "train", scene(1))
    assert g.players[0].vp == 1
    answer(advance_age(g))
    occurs(g, "train", scene(1))
    assert g.players[0].vp == 2


def test_or_on_adds_an_event_to_ones_own_turn() -> None:
    g = table()
    source = empower(g, 0, when="once_per_age", or_on={"train": "any"}, effects=POINT)
    assert source in g.arsenal.powers["own_turn"]
    assert source in g.arsenal.powers["train"]
    other = empower(g, 0, when="once_per_age", on={"train": "any"}, effects=POINT)
    assert other not in g.arsenal.powers["own_turn"]


@pytest.mark.rule("HYB-TECH-09")
def test_nothing_reacts_to_the_event_during_which_it_was_unlocked() -> None:
    g = bare(given("poseidon", "hades"))
    line_up(g, 0, 1)
    p = g.players[0]
    tile = box().olympians[p.olympian].tiles.index(named("upgrade", "earthshaker"))
    p.cleared = [99] * 6
    p.cleared[tile], p.followers = 2, 3
    # An overflow lets Poseidon build a Temple: that unlocks the Earth-Shaker, who scores overflows.
    empower(g, 0, when="reaction", on={"overflow": "any"}, effects=[{"gain": {"temple": 1}}])
    g.well = 8
    answer(gain(g, p, [(GENERATED_PRAYERS, 1)], scene(0)))
    assert p.unlocked == 1 << tile
    assert p.vp == 1, "the reward of the tile and nothing for the overflow that is under way"


# ---------------------------------------------------------------- moments of the other rules


def reaction(g: Hybris, seat: int = 0, **on: Any) -> None:
    empower(g, seat, when="reaction", on=on, effects=POINT)


def test_a_temple_that_is_built_is_an_event() -> None:
    g = table()
    reaction(g, 0, temple_built="any")
    answer(put_temple(g, g.players[1], 2))
    answer(gain(g, g.players[0], [(TEMPLES, 1)], scene(0)))
    assert g.players[0].vp == 2


def test_activated_arrives_and_placed_come_in_this_order() -> None:
    g = table()
    p = g.players[0]
    p.pillar_resolved = True
    g.turn.seat = 0
    g.log = []
    order = [
        empower(g, 1, when="reaction", on={event: "other"}, effects=[{"gain": {"aegis": 1}}]).power.index
        for event in ("activated", "arrives", "placed")
    ]
    answer(activate(g, p, 0))
    assert [numbers[1] for numbers in told(g, "hybris-power")] == order
    happened = [
        id for id, _, _ in g.log if id in ("hybris-activated", "hybris-power", "hybris-placed", "hybris-action")
    ]
    assert happened == [
        "hybris-activated",
        "hybris-power",
        "hybris-power",
        "hybris-placed",
        "hybris-power",
        "hybris-action",
    ]
