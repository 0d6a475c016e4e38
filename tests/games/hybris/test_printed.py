"""What the book prints of Hybris is in the box, unchanged."""

from collections import Counter

import pytest

from agon.games.hybris.box import Box, numbers
from agon.games.hybris.box.numbers import CITY_PLACES, LOCATIONS, MORTAL_WORLD, NONE
from agon.games.hybris.schema import words
from games.hybris.opened import by_id, french, short, the_box


@pytest.fixture
def box() -> Box:
    return the_box()


# ---------------------------------------------------------------- boards and cities


@pytest.mark.rule("HYB-SETUP-02")
def test_locations_keep_their_ring(box: Box) -> None:
    ids = [location.id for location in box.locations]
    assert ids == ["olympus", "coliseum", "underworld", "fates", "oracle", "forge", "mortal_world"]
    forge = box.locations[ids.index("forge")]
    assert {ids[other] for other in forge.adjacent} == {"olympus", "oracle", "mortal_world"}
    for location in box.locations:
        assert all(location.index in box.locations[other].adjacent for other in location.adjacent)
    assert len(box.locations[MORTAL_WORLD].adjacent) == 6


def test_locations_keep_their_printed_actions_and_slots(box: Box) -> None:
    actions = {location.id: [words.ACTIONS[a] for a in location.actions] for location in box.locations}
    assert actions == {
        "olympus": ["convert", "conceive"],
        "forge": ["craft", "produce"],
        "oracle": ["perceive", "omen"],
        "fates": ["achieve"],
        "coliseum": ["train", "fight"],
        "underworld": ["resurrect", "drain"],
        "mortal_world": ["influence", "deploy"],
    }
    assert [location.id for location in box.locations if not location.prophets] == ["coliseum", "fates"]
    bonuses = {slot.id: short(slot.bonus) for slot in box.slots}
    assert bonuses["olympus_1"] == [("gain", [("grandeur", 1)])]
    assert bonuses["underworld_1"] == [("gain", [("vp", 1)])]
    assert bonuses["forge_1"] == [("act", "produce")]
    assert [slot.id for slot in box.slots if slot.open] == ["underworld_3"]
    for location in box.locations:
        assert all(box.slots[slot].location == location.index for slot in location.slots)
        assert (location.index == MORTAL_WORLD) == (location.malus == [])


def test_tracks_keep_their_printed_values(box: Box) -> None:
    assert (box.grandeur_spaces, box.storage, box.quest_zones, box.olympian_tokens) == (4, 2, 3, 15)
    assert (box.workshop_discounts, box.factory_spaces, box.well_marks) == ([0, 1, 2], 3, [9, 14])
    assert short(box.factory_exit) == [("gain", [("vp", 1)])]
    assert max(box.determination_track) == 6
    assert sorted(set(box.location_tokens)) == list(range(LOCATIONS))
    assert len(box.location_tokens) == 8
    assert [short(effects) for effects in box.kindness_track] == [
        [("gain", [("grandeur", 1)])],
        [("gain", [("vp", 1)])],
        [("for_each", 0)],
        [("gain", [("conflict_card", 1)])],
        [("gain", [("spark", 1)])],
    ]
    count = box.kindness_track[2][0].count
    assert count is not None
    assert (count.verb, count.word) == ("connected", "to_deployed")
    rows = {row.id: (row.cost[0][1], short(row.gives)) for row in box.conversions}
    assert rows["rank"] == (2, [("gain", [("grandeur", 1)])])
    assert rows["temple"] == (4, [("gain", [("temple", 1)])])


@pytest.mark.rule("HYB-WORLD-01")
def test_cities_keep_their_printed_banners(box: Box) -> None:
    lemnos, argos, sparta, elis, _ = box.cities
    assert [city.id for city in box.cities] == ["lemnos", "argos", "sparta", "elis", "athens"]
    assert (lemnos.slot_prayers, lemnos.kindness, lemnos.followers) == (2, 1, 2)
    assert short(lemnos.service) == [("act", "produce")]
    assert (argos.slot_prayers, words.TYPES[argos.affinity]) == (1, "social")
    assert (sparta.slot_prayers, elis.kindness) == (0, 2)
    services = [short(city.service)[0] for city in box.cities]
    printed: list[object] = [("act", "produce"), ("act", "conceive")]
    printed += [("gain", [pair]) for pair in (("grandeur", 1), ("conflict_card", 1), ("vp", 2))]
    assert sorted(map(str, services)) == sorted(map(str, printed))
    assert sorted(city.affinity for city in box.cities) == list(range(5))
    for city in box.cities:
        assert 2 <= len(city.spaces) <= 4
        assert (box.slots[city.slot].city, box.slots[city.slot].location) == (city.index, MORTAL_WORLD)
        assert city.place == CITY_PLACES + city.index


# ---------------------------------------------------------------- gods, tiles, cards


def test_olympians_keep_their_printed_auras_and_powers(box: Box) -> None:
    assert {olympian.id: olympian.aura for olympian in box.olympians} == {
        "zeus": 1,
        "poseidon": 3,
        "athena": 5,
        "hades": 7,
    }
    powers = {
        power.source: (power.when, *[name for event in power.events for name in (event.verb, event.word)])
        for o in box.olympians
        for power in o.powers
    }
    assert powers == {
        "power/persuasion": ("reaction", "drain", "other"),
        "power/god_of_gods": ("passive",),
        "power/impetuous": ("passive",),
        "power/poseidon_chaos": ("reaction", "primordial_enters", "any"),
        "power/goddess_of_peace": ("reaction", "deploy", "any"),
        "power/goddess_of_war": ("reaction", "combat_started", "other"),
        "power/psychopomp": ("reaction", "defeated", "other"),
        "power/prophet_of_ill_omen": ("passive",),
    }
    impetuous = box.olympians[1].powers[0]
    modified = [
        (e.modifier.verb, e.modifier.number, e.condition.word) for e in impetuous.effects if e.modifier and e.condition
    ]
    assert modified == [("strength", 1, "attacker"), ("strength", -1, "defender")]
    theseus = box.heroes[box.olympians[1].first_hero]
    assert french(box, "hero/" + theseus.id) == "Thésée"


def test_upgrades_keep_what_is_printed(box: Box) -> None:
    tiles = {french(box, "upgrade/" + tile.id): tile for tile in box.upgrades}
    owl, aegis, kunee = tiles["Chouette Chevêche"], tiles["L’Égide"], tiles["La Kunée"]
    assert words.ITEMS[owl.items[0]] == words.ITEMS[aegis.items[-1]] == "temple"
    assert short(aegis.reward) == [("gain", [("vp", 4), ("determination", 1), ("enhanced_card", 1)])]
    allow, modify = kunee.powers[0].effects
    assert (allow.word, allow.words["who"], short(allow.then)) == ("share_slot", "olympian", [("wound", "olympian")])
    assert modify.modifier is not None
    assert (modify.modifier.verb, modify.modifier.number) == ("contestable", 0)


def test_technologies_keep_what_is_printed(box: Box) -> None:
    decree = by_id(box.technologies, "city_decree")
    assert (words.TYPES[decree.type], decree.followers, decree.aegis, decree.vp, decree.prayers) == (
        "social",
        3,
        2,
        2,
        4,
    )
    assert (decree.power.when, short(decree.power.effects)) == ("immediate", [("gain", [("spark", 1)])])
    gate = by_id(box.technologies, "propylaea_in_stasis")
    assert (french(box, "technology/" + gate.id), gate.vp, gate.prayers) == ("Propylée en Stase", 5, 3)
    assert gate.connectors == 1 << numbers.EAST | 1 << numbers.WEST


def test_conflict_cards_keep_what_is_printed(box: Box) -> None:
    faces = {face.id: face for face in box.faces}
    figures = {
        id: (faces[id].strength, faces[id].determination) for id in ("crush", "flurry", "anticipation", "divine_grace")
    }
    assert figures == {"crush": (3, 1), "flurry": (2, 2), "anticipation": (1, 0), "divine_grace": (4, 3)}
    assert faces["flurry"].left == faces["crush"].right
    assert faces["flurry"].bonus == 3
    assert faces["anticipation"].left == faces["feint"].left == NONE
    assert faces["sea_currents"].element_mask == 1 << numbers.WATER | 1 << numbers.AIR
    combined = faces["combined_attack"].element_mask
    assert combined & 1 << numbers.FIRE
    assert not combined & 1 << numbers.EARTH
    for id in ("feint", "coliseum_feint", "sneak_attack"):
        assert faces[id].strength == 2
        assert faces[id].elements[numbers.WATER] == 1
    assert french(box, "card/feint") == french(box, "card/coliseum_feint") == "Feinte"


def test_pillars_keep_what_is_printed(box: Box) -> None:
    assert [pillar.number for pillar in box.pillars] == [1, 2, 3, 4, 5, 6]
    pillars = {french(box, "pillar/" + pillar.id): pillar for pillar in box.pillars}
    assert short(pillars["Ambition"].upper) == [("gain", [("vp", 1)]), ("strength", 3)]
    assert short(pillars["Trêve"].upper) == [("act", "influence")]
    assert short(pillars["Guidance"].upper) == [("take_tile", "factory")]
    [others] = pillars["Guidance"].lower
    assert (others.verb, short(others.then)) == ("others", [("gain", [("coliseum_card", 1)])])
    kindness, prayers = pillars["Endoctrinement"].lower
    assert short(kindness.then) == [("gain", [("kindness", 1)])]
    assert short(prayers.then) == [("gain", [("generated_prayer", 1)])]


def test_primordials_keep_what_is_printed(box: Box) -> None:
    cards = {french(box, "primordial/" + card.id): card for card in box.primordials}
    assert Counter(card.letter for card in box.primordials) == {NONE: 1, 0: 3, 1: 3, 2: 3}
    chronos = cards["Chronos"]
    assert (chronos.letter, chronos.wrath_1, chronos.wrath_2) == (NONE, [], [])
    assert cards["Ouranos"].letter == 0
    assert cards["Gaïa"].wrath_1[0].words["element"] == "earth"
    lethe = cards["Léthé"].wrath_1[1].count
    assert lethe is not None
    assert (lethe.verb, lethe.word) == ("elements", "beside_oracle")


@pytest.mark.rule("HYB-FATES-03")
def test_quests_keep_what_is_printed(box: Box) -> None:
    quests = {french(box, "quest/" + quest.id): quest for quest in box.quests}
    assert all(2 <= len(box.quests[epic].songs) <= 4 for epic in box.epics)
    hydra, hind, example = quests["Hydre de Lerne"], quests["Biche de Cérynie"], quests["Scylla"]
    assert hydra.enemy
    assert hind.enemy
    assert example.enemy
    assert (hydra.enemy.base, hydra.enemy.cards, hydra.enemy.elements) == (2, 2, [0, 1, 1, 0])
    assert (hydra.conditions[0].verb, hydra.conditions[0].elements) == ("required_elements", [2, 0, 0, 0])
    assert (hind.enemy.base, hind.enemy.cards, hind.conditions[0].verb) == (0, 0, "defeat_hero")
    assert (example.enemy.base, example.enemy.cards, example.enemy.elements) == (3, 2, [0, 1, 0, 0])
    assert short(example.reward) == [("gain", [("vp", 3), ("spark", 1)])]
    asked = {condition.verb for clash in box.clashes for condition in box.quests[clash].conditions}
    assert len(asked) == 7, "each of the seven kinds of conditions"


def test_coliseum_heroes_keep_what_is_printed(box: Box) -> None:
    heroes = {french(box, "hero/" + box.heroes[hero].id): box.heroes[hero] for hero in box.coliseum_heroes}
    calypso = heroes["Calypso"]
    assert calypso.enemy
    assert (calypso.enemy.base, calypso.enemy.cards, calypso.enemy.elements) == (3, 1, [0, 0, 0, 1])
    assert all(hero.olympian == NONE and hero.powers for hero in heroes.values())
