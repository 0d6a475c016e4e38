"""Poseidon and his six Upgrades.  Pages 14, 15 and 30."""

import pytest

from agon.games.hybris.box.numbers import (
    ALLY,
    FATES,
    FORGE,
    GENERATED_PRAYERS,
    HERO,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    OLYMPUS,
    ORACLE,
    PROPHET,
)
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE, USED
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.deploy import deploy
from agon.games.hybris.rules.end_of_age import reveal_primordial
from agon.games.hybris.rules.movement import activatable
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import (
    CHOOSE_POWER,
    LOCATION,
    LOSE_TEMPLE,
    MAY,
    POWER,
    REDIRECT,
    STOP,
    USE_POWER,
)
from agon.games.hybris.rules.resources import gain
from agon.games.hybris.rules.turn import activate, take_city_slot
from agon.games.hybris.rules.upgrades import unlock
from agon.games.hybris.rules.world_questions import CONTEST, HERO_AGAIN
from agon.games.hybris.scenes import FOR_CLASH, FOR_SLOT, Combat, Scene, Side
from rules.hybris.cities import answer, befriend, in_city, options_of, seats_asked, store
from rules.hybris.given import box, figure_of, named, run, scene, sent, stand_at, take_cards
from rules.hybris.gods import DECLINE, arrival, fighting, power_of, strength, table, use


def test_impetuous_poseidon_attacks_better_than_he_defends() -> None:
    g = table("poseidon")
    fighting(g, (0, HERO), (1, HERO))
    attacking = strength(g, 0)
    fighting(g, (1, HERO), (0, HERO))
    defending = strength(g, 0)
    g.combat = Combat(FOR_CLASH, Side(0, 0), Side(NONE, NONE))
    assert (attacking, defending, strength(g, 0)) == (1, -1, 0)


def test_the_trident_pays_for_an_attack_that_is_won() -> None:
    g = table("poseidon", "trident")
    p = g.players[0]
    hero, foe = stand_at(g, 0, HERO, "sparta"), stand_at(g, 1, HERO, "argos")
    answer(fight_player(g, p, hero, g.players[1], foe, FOR_SLOT, 1))  # nobody has a card: 1 to 0
    assert (p.vp, p.aegis) == (1, 1)


def test_the_trident_gives_nothing_to_a_defender() -> None:
    g = table("poseidon", "trident")
    p = g.players[0]
    p.might = 3
    foe, hero = stand_at(g, 1, HERO, "argos"), stand_at(g, 0, HERO, "sparta")
    answer(fight_player(g, g.players[1], foe, p, hero, FOR_SLOT, 1))
    assert (p.victories, p.vp, p.aegis) == (1, 0, 0)


def test_the_hippocamps_carry_a_hero_to_the_next_location() -> None:
    g = table("poseidon", "hippocamps")
    p, hero = arrival(g, 0, "oracle")
    asked = answer(activate(g, p, hero), use("hippocamps"), (REDIRECT, LOCATION << 16 | FATES))
    assert {option & 0xFFFF for option in options_of(asked, REDIRECT)} == {FATES, MORTAL_WORLD}, (
        "beside the Oracle, where there is something to do"
    )
    assert p.characters[hero].place in box().locations[FATES].slots or p.characters[hero].place == IN_UNDERWORLD
    assert p.tokens[box().location_tokens.index(ORACLE)] == USED


def test_the_hippocamps_are_for_heroes_and_once_in_an_age() -> None:
    g = table("poseidon", "hippocamps")
    happened = scene(0)
    happened.location = g.turn.location = ORACLE
    for kind, asked in ((PROPHET, 0), (HERO, 1), (OLYMPIAN, 0)):
        happened.character = g.players[0].characters.index(figure_of(g.players[0], kind))
        assert len(answer(happen(g, "activated", happened), *[DECLINE][:asked])) == asked
    happened.character = befriend(g, 0, box().heroes[box().coliseum_heroes[0]].id)
    assert g.players[0].characters[happened.character].kind == ALLY
    assert len(answer(happen(g, "activated", happened), DECLINE)) == 1, "an ally is a Hero"
    g.players[0].used.append(power_of("hippocamps"))
    assert answer(happen(g, "activated", happened)) == []


def test_where_a_token_leads_to_nothing_the_hippocamps_make_it_legal() -> None:
    g = table("poseidon", "hippocamps")
    p, hero = arrival(g, 0, "forge")  # nothing to craft and nothing to produce
    assert hero in activatable(g, p)
    asked = answer(activate(g, p, hero), (REDIRECT, LOCATION << 16 | OLYMPUS))
    assert seats_asked(asked, USE_POWER) == [], "there is no other way"
    assert p.characters[hero].place in box().locations[OLYMPUS].slots
    assert p.used == [power_of("hippocamps")]
    assert p.tokens[box().location_tokens.index(FORGE)] == USED
    p.characters[hero].place, p.characters[hero].activated = RESERVE, False
    p, hero = arrival(g, 0, "forge")
    assert hero not in activatable(g, p), "used up in this Age"


def test_the_earthshaker_scores_two_overflows_an_age_and_loses_no_follower() -> None:
    g = table("poseidon", "earthshaker")
    p = g.players[0]
    p.followers = g.players[1].followers = 5
    for _ in range(3):
        g.well = 9
        run(gain(g, p, [(GENERATED_PRAYERS, 1)], scene(0)))
    assert (p.vp, p.followers) == (2, 5)
    g.turn.seat, p.used = 1, []
    run(gain(g, g.players[1], [(GENERATED_PRAYERS, 1)], scene(1)))
    assert (p.vp, g.players[1].followers) == (3, 4), "others are not spared, and pay him"


def test_the_earthshaker_stamps_once_an_age_where_poseidon_comes() -> None:
    g = table("poseidon", "earthshaker")
    here = sent(g, 0, OLYMPIAN, "oracle")
    answer(happen(g, "placed", here), use("earthshaker", 2))
    assert g.well == 6
    assert answer(happen(g, "placed", here)) == []
    hero = sent(g, 0, HERO, "oracle")
    g.players[0].used = []
    assert answer(happen(g, "placed", hero)) == []


@pytest.mark.rule("HYB-WORLD-06", "HYB-ACT-18")
def test_the_slot_gives_its_prayers_before_anybody_hears_who_came() -> None:
    """With 7 in the Well, Argos brings it to 8 and the Earth-Shaker to 10: one overflow. The other way round, two."""
    g = table("poseidon", "earthshaker")
    p = g.players[0]
    here = sent(g, 0, OLYMPIAN, "argos")
    slot, p.characters[here.character].place = g.turn.slot, RESERVE
    g.well = 7
    answer(take_city_slot(g, p, slot, here), use("earthshaker", 2))
    assert (g.well, p.vp, p.characters[here.character].place) == (7 + 1 + 2, 1, slot)


def chaos() -> int:
    return box().olympians[named("olympian", "poseidon")].powers[1].index


@pytest.mark.rule("HYB-GODS-06")
def test_chaos_buys_points_with_a_card_when_a_primordial_enters() -> None:
    g = table("poseidon")
    p = g.players[0]
    dear = max(p.deck, key=lambda card: box().card(card).determination)
    take_cards(p, [dear])
    answer(happen(g, "primordial_enters", Scene(NONE)), (MAY, STOP << 16))
    assert (p.hand, p.vp) == ([dear], 0), "not against one's will"
    asked = answer(happen(g, "primordial_enters", Scene(NONE)))
    assert seats_asked(asked, MAY) == [0]
    assert (p.hand, p.discard, p.vp) == ([], [dear], box().card(dear).determination + 1)
    assert answer(happen(g, "primordial_enters", Scene(NONE))) == [], "without a card there is nothing to ask"


@pytest.mark.rule("HYB-GODS-06")
def test_chaos_is_asked_when_fear_has_put_a_primordial_down() -> None:
    g = table("poseidon")
    p = g.players[0]
    take_cards(p, p.deck[:1])
    g.primordials[0] = named("primordial", "ouranos")
    answer(reveal_primordial(g, 0))
    assert p.vp > 0


def test_with_ketos_a_card_is_drawn_and_chaos_may_be_had_twice() -> None:
    g = table("poseidon", "ketos")
    p = g.players[0]
    take_cards(p, p.deck[:1])
    draws, again = power_of("ketos", 0), power_of("ketos", 1)
    order = [(CHOOSE_POWER, POWER << 16 | power) for power in (draws, again)]
    asked = answer(happen(g, "primordial_enters", Scene(NONE)), *order)
    assert [option & 0xFFFF for option in options_of(asked, CHOOSE_POWER)] == [chaos(), draws, again]
    assert (p.hand, len(p.discard)) == ([], 2)
    assert p.vp == sum(box().card(card).determination + 1 for card in p.discard)


def test_charybdis_brings_back_a_hero_to_contest() -> None:
    g = table("poseidon", "charybdis")
    store(g, 1, box().technologies[0].id)
    hero = stand_at(g, 0, HERO, "forge")
    g.players[0].characters[0].activated = True  # nobody else could come
    asked = answer(deploy(g, g.players[1], in_city(g, 1, "athens", HERO)))
    [offered] = [each.options for each in asked if (each.kind, each.seat) == (CONTEST, 0)]
    assert offered == [HERO_AGAIN << 16 | hero, STOP << 16]
    g.players[0].used.append(power_of("charybdis"))
    store(g, 1, box().technologies[1].id)
    asked = answer(deploy(g, g.players[1], in_city(g, 1, "argos", HERO)))
    assert seats_asked(asked, CONTEST) == [2]


def test_atlantis_may_sink_a_temple_for_two_sparks_when_it_is_unlocked() -> None:
    g = table("poseidon")
    p = g.players[0]
    p.temples = 0b101
    tile = box().olympians[p.olympian].tiles.index(named("upgrade", "atlantis"))
    p.cleared[tile] = 3
    before = p.sparks
    answer(unlock(g, p, tile, scene(0)), (LOSE_TEMPLE, 2 << 16 | 2))
    assert (p.temples, p.sparks) == (0b1, before + 2)
    assert p.vp == 3 + 1, "to sink one's own is no temple_destroyed"
    assert answer(happen(g, "temple_built", scene(0))) == [], "and only once"


def test_atlantis_scores_every_temple_that_an_overflow_takes() -> None:
    g = table("poseidon", "atlantis")
    g.players[1].temples = 0b1
    run(gain(g, g.players[2], [(GENERATED_PRAYERS, 14)], scene(2)))
    assert (g.players[1].temples, g.players[0].vp) == (0, 2)
    g.players[0].temples = 0b1
    run(gain(g, g.players[2], [(GENERATED_PRAYERS, 14)], scene(2)))
    assert (g.players[0].temples, g.players[0].vp) == (0, 4), "his own too"
