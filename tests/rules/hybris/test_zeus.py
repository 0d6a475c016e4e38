"""Zeus and his six Upgrades.  Pages 14, 15 and 30."""

import pytest

from agon.games.hybris.box.numbers import COLISEUM, HERO, MORTAL_WORLD, NONE, OLYMPIAN, ORACLE, PROPHET
from agon.games.hybris.player import RESERVE
from agon.games.hybris.rules.movement import activation_cost
from agon.games.hybris.rules.pillars import age_start, resolve_lower
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import CHOOSE_BRANCH, DESTINATION, LOCATION, SLOT, USE_POWER, WHICH_SLOT
from agon.games.hybris.rules.turn import activate
from agon.games.hybris.rules.underworld import drain
from rules.hybris.cities import answer, options_of, seats_asked
from rules.hybris.given import box, do, line_up, named, run, scene, sent, stand_at
from rules.hybris.gods import DECLINE, arrival, fighting, strength, table, use


def test_keraunos_makes_who_comes_to_zeus_suffer_the_malus_after_the_bonus() -> None:
    g = table("zeus", "keraunos")
    stand_at(g, 0, OLYMPIAN, "coliseum")
    rival, hero = arrival(g, 1, "coliseum")
    rival.vp = 3
    questions = answer(activate(g, rival, hero), use("keraunos"))
    assert seats_asked(questions, USE_POWER) == [0]
    assert rival.vp == 2, "the malus of the Coliseum"
    assert len(rival.hand) == 1 or rival.aegis > 2, "the slot's bonus comes all the same"
    g.turn.placed = False
    happened = scene(1)
    happened.character, happened.location = hero, COLISEUM
    assert answer(happen(g, "placed", happened)) == [], "once in an Age"


@pytest.mark.parametrize(("zeus", "rival"), [("oracle", COLISEUM), ("athens", MORTAL_WORLD)])
def test_keraunos_needs_zeus_there_and_not_in_the_mortal_world(zeus: str, rival: int) -> None:
    g = table("zeus", "keraunos")
    stand_at(g, 0, OLYMPIAN, zeus)
    happened = scene(1)
    happened.location = rival
    assert answer(happen(g, "placed", happened)) == []
    mine = scene(0)
    mine.location = COLISEUM
    stand_at(g, 0, OLYMPIAN, "coliseum")
    assert answer(happen(g, "placed", mine)) == [], "nor does it hurt his own"


def test_a_power_once_per_age_may_be_declined_and_is_then_still_there() -> None:
    g = table("zeus", "keraunos")
    stand_at(g, 0, OLYMPIAN, "coliseum")
    happened = scene(1)
    happened.location = COLISEUM
    g.players[1].vp = 5
    answer(happen(g, "placed", happened), DECLINE)
    assert (g.players[1].vp, g.players[0].used) == (5, [])
    answer(happen(g, "placed", happened), use("keraunos"))
    assert g.players[1].vp == 4


def test_the_throne_pays_the_foremost_and_lifts_the_others() -> None:
    g = table("zeus", "throne_of_olympus")
    p = g.players[0]
    answer(age_start(g))
    assert (p.vp, p.followers, g.grandeur.index(0)) == (1, 1, 1)
    line_up(g, 1, 2, 0)
    answer(age_start(g))
    assert (p.vp, p.followers, g.grandeur.index(0)) == (1, 1, 2)


def test_xenia_receives_a_lower_half_once_more() -> None:
    g = table("zeus", "xenia")
    g.players[1].pillars = g.players[1].lowers = [named("pillar", "hubris")]
    answer(resolve_lower(g, g.players[1], scene(1)), use("xenia"))
    assert [p.vp for p in g.players] == [2, 0, 1]
    g.players[2].pillars = g.players[2].lowers = [named("pillar", "clairvoyance")]
    answer(resolve_lower(g, g.players[2], scene(2)))
    assert g.players[0].aegis == 1, "once in an Age"


def test_xenia_has_nothing_of_ones_own_pillar() -> None:
    g = table("zeus", "xenia")
    g.players[0].pillars = g.players[0].lowers = [named("pillar", "hubris")]
    assert answer(resolve_lower(g, g.players[0], scene(0))) == []


def test_the_oak_sends_the_first_prophet_for_nothing() -> None:
    g = table("zeus", "oak_of_dodona")
    p = g.players[0]
    first, second = [n for n, figure in enumerate(p.characters) if figure.kind == PROPHET][:2]
    assert (activation_cost(g, p, first), activation_cost(g, p, 1)) == (0, 1)
    p.characters[first].activated = True
    assert activation_cost(g, p, second) == 1


def test_the_horn_gives_aegis_or_followers_for_each_temple_up_to_three() -> None:
    g = table("zeus", "horn_of_amalthea")
    p = g.players[0]
    p.temples = 0b1111
    asked = answer(age_start(g))
    assert len(asked) == 3
    assert p.aegis == 3
    p.temples = 0b1
    last = options_of(answer(age_start(g)), CHOOSE_BRANCH)[1]
    answer(age_start(g), (CHOOSE_BRANCH, last))
    assert (p.aegis, p.followers) == (4, 1)


def test_the_eagle_drives_a_prophet_away_and_takes_a_follower() -> None:
    g = table("zeus", "eagle_of_zeus")
    prophet = stand_at(g, 1, PROPHET, "oracle")
    g.players[1].followers = 2
    g.turn.seat = 0
    p = g.players[0]
    answer(activate(g, p, 0), (DESTINATION, LOCATION << 16 | ORACLE), use("eagle_of_zeus"))
    assert g.players[1].characters[prophet].place == RESERVE
    assert (g.players[1].followers, p.followers) == (1, 1)


def test_the_eagle_is_not_asked_where_no_rival_prophet_stands() -> None:
    g = table("zeus", "eagle_of_zeus")
    stand_at(g, 1, HERO, "oracle")
    stand_at(g, 2, PROPHET, "olympus")
    g.turn.seat = 0
    asked = answer(activate(g, g.players[0], 0), (DESTINATION, LOCATION << 16 | ORACLE))
    assert seats_asked(asked, USE_POWER) == []


def test_in_a_city_the_eagle_frees_the_slot_before_it_is_taken() -> None:
    g = table("zeus", "eagle_of_zeus")
    prophet = stand_at(g, 1, PROPHET, "elis")
    g.turn.seat = 0
    elis = box().cities[named("city", "elis")].slot
    answer(
        activate(g, g.players[0], 0),
        (DESTINATION, LOCATION << 16 | MORTAL_WORLD),
        (WHICH_SLOT, SLOT << 16 | elis),
        use("eagle_of_zeus"),
    )
    assert g.players[1].characters[prophet].place == RESERVE
    assert g.turn.evicted == NONE, "nobody had to flee"


@pytest.mark.rule("HYB-GODS-07")
def test_persuasion_every_drain_of_another_pays_zeus() -> None:
    g = table("zeus")
    hero = sent(g, 1, HERO, "underworld")
    run(drain(g, g.players[1], hero))
    assert (g.players[0].vp, g.players[0].aegis, g.players[0].prayers) == (1, 1, 0)
    run(drain(g, g.players[0], scene(0)))
    assert g.players[0].vp == 1, "not his own"
    do(g, 2, {"act": "drain"})
    assert (g.players[0].vp, g.players[0].prayers) == (2, 0), "a granted one as well, though nobody performs it"


@pytest.mark.rule("HYB-GODS-08")
def test_persuasion_a_drain_by_an_olympian_brings_a_prayer_of_the_well() -> None:
    g = table("zeus")
    run(drain(g, g.players[1], sent(g, 1, OLYMPIAN, "underworld")))
    assert (g.players[0].prayers, g.well) == (1, 3)


def test_god_of_gods_only_zeus_himself_and_only_against_an_olympian() -> None:
    g = table("zeus")
    seen = []
    for mine in (OLYMPIAN, HERO):
        for theirs in (OLYMPIAN, HERO):
            fighting(g, (0, mine), (1, theirs))
            seen.append(strength(g, 0))
            fighting(g, (1, theirs), (0, mine))
            seen.append(strength(g, 0))
    assert seen == [2, 2, 0, 0, 0, 0, 0, 0]
