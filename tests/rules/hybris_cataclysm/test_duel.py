"""Cataclysm in Duel: tokens at the Outskirts and in Cities that fall, and the order of what both add."""

import pytest

from agon.games.hybris.box.numbers import HERO, MORTAL_WORLD, NONE, OLYMPIAN
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.chaos.track import advance
from agon.games.hybris.duel.questions import PLACE_ANYWHERE, PLACE_NEARBY, slot_of
from agon.games.hybris.duel.table import FORBIDDEN, PORTRAIT, duel_table
from agon.games.hybris.duel.tokens import empty_slots, lay, place_token, turn_over
from agon.games.hybris.player import ARTWORK
from agon.games.hybris.refusals import refusals
from agon.games.hybris.rules.movement import arriving, slots_for
from agon.games.hybris.rules.questions import PILLAR, USE_UPPER
from agon.games.hybris.rules.turn import finish
from agon.games.hybris.state import Hybris
from rules.hybris.duelling import HUMBLE, PROUD, figure, pose, send, slots_offered, was_asked
from rules.hybris.given import given, sent, told
from rules.hybris_cataclysm.camps import outpost
from rules.hybris_cataclysm.given import (
    TRIES,
    at_the_gates,
    carry,
    city_of,
    effects,
    energy,
    fallen,
    until,
)

OUTSKIRTS = 7


def duel(posture: int = HUMBLE) -> Hybris:
    """Zeus, in front, and Hades."""
    g = outpost("zeus", "hades", modules=("duel",))
    pose(g, posture)
    for p in g.players:
        p.aegis = 5
    return g


def slot(g: Hybris, id: str) -> int:
    return [slot.id for slot in g.box.slots].index(id)


def put(g: Hybris, seat: int, side: int, *ids: str) -> None:
    for id in ids:
        lay(g, g.players[seat], slot(g, id), side)


def city_slot(g: Hybris, city: str) -> int:
    return g.box.cities[city_of(city)].slot


@pytest.mark.rule("CAT-DUEL-01", "CAT-SETUP-02", "HYB-DUEL-03")
def test_authority_comes_when_the_hangars_are_laid_out() -> None:
    order = given("zeus", "hades", modules=("cataclysm", "duel")).book.sequences["set_up"]
    assert order.index("hangars") < order.index("authority")


@pytest.mark.rule("CAT-DUEL-01")
def test_to_intercept_lays_no_token() -> None:
    g = at_the_gates(duel(), "argos")
    energy(g, 1, 1)
    asked = carry(advance(g, 1), TRIES)
    assert told(g, "hybris-intercepts") == [(0, -1, -1, -1)]
    assert not was_asked(asked, PLACE_NEARBY)
    assert not was_asked(asked, PLACE_ANYWHERE)


@pytest.mark.rule("CAT-DUEL-01", "CAT-INT-18", "HYB-DEFEAT-07")
def test_an_olympian_beaten_while_it_uses_its_first_pillar_has_lost_the_second() -> None:
    """Proud, with two upper halves: the first one calls Chaos, who beats the Olympian in its own activation."""
    g = at_the_gates(duel(PROUD), "argos")
    energy(g, 1, 0)
    p = g.players[0]
    here = sent(g, 0, OLYMPIAN, "olympus")
    first, second = p.uppers
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(g.box.pillars[first], "upper", effects(g, {"advance_chaos": 1}))
        asked = carry(finish(g, p, here), (USE_UPPER, PILLAR << 16 | first), TRIES)
    assert p.pillar_resolved
    assert len([each for each in asked if each.kind is USE_UPPER]) == 1, f"{second} is no more on offer"


# ---------------------------------------------------------------- the Outskirts


@pytest.mark.rule("CAT-DUEL-02", "HYB-DUEL-03")
def test_a_token_may_lie_at_the_outskirts() -> None:
    g = duel()
    assert slot(g, "outskirts_1") in empty_slots(g, [OUTSKIRTS])
    put(g, 1, PORTRAIT, "outskirts_1")
    assert empty_slots(g, [OUTSKIRTS]) == []
    grandeur = g.grandeur.index(1)
    send(g, 0, HERO, OUTSKIRTS)
    assert duel_table(g).owners[slot(g, "outskirts_1")] == NONE
    assert g.grandeur.index(1) == grandeur - 1


@pytest.mark.rule("CAT-DUEL-02", "CAT-OUT-02", "HYB-DUEL-10")
def test_nobody_is_turned_away_where_it_is_forbidden() -> None:
    g = duel()
    put(g, 1, FORBIDDEN, "outskirts_1")
    p = g.players[0]
    hero = figure(p, HERO)
    assert slots_for(g, p, hero, OUTSKIRTS) == []
    assert arriving(g, p, hero, OUTSKIRTS) == [NONE], "the artwork"
    goods = (p.vp, p.aegis, p.followers, p.kindness)
    send(g, 0, HERO, OUTSKIRTS)
    assert p.characters[hero].place == ARTWORK + OUTSKIRTS
    assert (p.vp, p.aegis + 1, p.followers, p.kindness) == goods, "the activation, and no malus"
    assert told(g, "hybris-action"), "and it acts there"


@pytest.mark.rule("CAT-DUEL-02", "HYB-DUEL-13", "CAT-SETUP-01")
def test_a_hero_sent_there_leaves_a_token_at_the_boards_that_touch() -> None:
    g = duel()
    asked = send(g, 0, HERO, OUTSKIRTS)
    where = {g.box.slots[at].location for at in slots_offered(asked, PLACE_NEARBY)}
    names = {g.box.locations[location].id for location in where}
    assert names == {"fates", "oracle", "mortal_world"}, "its own slot is taken"


# ---------------------------------------------------------------- Cities that fall


@pytest.mark.rule("CAT-DUEL-03")
@pytest.mark.parametrize("side", [PORTRAIT, FORBIDDEN])
def test_a_token_in_a_city_that_falls_goes_home_for_nothing(side: int) -> None:
    g = at_the_gates(duel(), "argos")
    argos = city_slot(g, "argos")
    lay(g, g.players[1], argos, side)
    marks, vp, grandeur = g.players[1].marks, g.players[1].vp, g.grandeur.copy()
    carry(advance(g, 1))
    assert fallen(g) == {"argos"}
    assert duel_table(g).owners[argos] == NONE
    assert (g.players[1].marks, g.players[1].vp, g.grandeur) == (marks + 1, vp, grandeur)
    assert chaos(g).momentum == []


@pytest.mark.rule("CAT-DUEL-03", "CAT-CATA-02")
def test_a_ruin_stays_closed_whatever_becomes_of_tokens() -> None:
    g = at_the_gates(duel(), "argos")
    put(g, 0, FORBIDDEN, "forge_1")
    carry(advance(g, 1))
    turn_over(g, [slot(g, "forge_1")])
    assert g.barred == 1 << city_slot(g, "argos")
    assert city_slot(g, "argos") not in slots_for(g, g.players[0], 0, MORTAL_WORLD)


@pytest.mark.rule("CAT-DUEL-03", "HYB-DUEL-13")
def test_no_token_is_laid_in_a_ruin_and_the_table_says_why() -> None:
    g = at_the_gates(duel(), "argos")
    carry(advance(g, 1))
    play = place_token(g, g.players[0], PLACE_ANYWHERE, [PORTRAIT], [MORTAL_WORLD])
    ask = until(play, PLACE_ANYWHERE)
    assert city_slot(g, "argos") not in {slot_of(option & 0xFFFF) for option in ask.options}
    refused = {refusal.key: refusal.rules for refusal in refusals(g, ask)}
    assert refused["portrait/argos"] == ("CAT-DUEL-03",)


# ---------------------------------------------------------------- the end of an Age


@pytest.mark.rule("CAT-DUEL-04", "HYB-DUEL-26", "CAT-PHASE-05")
def test_moods_change_after_the_steps_of_cataclysm() -> None:
    order = duel().book.sequences["end_of_age"]
    added = [step for step in order if step in ("exhaustion", "inexorable", "research", "mood_change")]
    assert added == ["exhaustion", "inexorable", "research", "mood_change"]
