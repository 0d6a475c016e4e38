"""The Hybris box: the whole of it is there, and what the book prints is unchanged."""

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from agon.cards.phrases import Effect, Phrase
from agon.games.hybris.box import Box, numbers
from agon.games.hybris.box.numbers import ANY, CITY_PLACES, NONE
from agon.games.hybris.box.phrases import OWN_TURN
from agon.games.hybris.schema import words
from games.hybris.opened import by_id, french, short, the_box, the_pack


@pytest.fixture
def box() -> Box:
    return the_box()


# ---------------------------------------------------------------- the whole box


def test_everything_is_in_the_box(box: Box) -> None:
    counted = {
        "locations": (len(box.locations), 7),
        "slots": (len(box.slots), 15 + 5),
        "cities": (len(box.cities), 5),
        "spaces": (len(box.spaces), 15),
        "links": (len(box.links), 13),
        "technologies": (len(box.technologies), 60),
        "images": (len(box.symbols), 4),
        "faces": (len(box.faces), 12 + 4 * 6 + 20),
        "cards": (len(box.card_ids), 4 * 18 + 20),
        "olympians": (len(box.olympians), 4),
        "heroes": (len(box.heroes), 12 + 5),
        "upgrades": (len(box.upgrades), 24),
        "pillars": (len(box.pillars), 6),
        "premonitions": (len(box.premonitions), 39),
        "primordials": (len(box.primordials), 10),
        "epics": (len(box.epics), 17),
        "clashes": (len(box.clashes), 16),
        "scenarios": (len(box.scenarios), 5),
        "variants": (len(box.variants), 3),
        "disciplines": (len(box.disciplines), 6),
    }
    assert {name: found for name, (found, wanted) in counted.items() if found != wanted} == {}
    assert len(set(box.card_ids)) == len(box.card_ids)


@pytest.mark.rule("HYB-TECH-01")
def test_there_are_twelve_technologies_of_each_type_and_every_timing(box: Box) -> None:
    assert Counter(tile.type for tile in box.technologies) == dict.fromkeys(range(5), 12)
    assert {tile.power.when for tile in box.technologies} == set(words.TIMINGS)


@pytest.mark.rule("HYB-SETUP-16")
def test_each_olympian_has_fifteen_pieces_on_six_tiles(box: Box) -> None:
    for olympian in box.olympians:
        tiles = [box.upgrades[tile] for tile in olympian.tiles]
        assert len(tiles) == 6
        assert Counter(item for tile in tiles for item in tile.items) == {0: 8, 1: 3, 2: 2, 3: 2}
        assert [tile.hero for tile in tiles if tile.hero != NONE].count(olympian.first_hero) == 0
        assert {box.heroes[hero].tile == NONE for hero in olympian.heroes if hero != olympian.first_hero} == {False}
        assert len(olympian.spark_track) == 8


@pytest.mark.rule("HYB-SETUP-23")
def test_each_olympian_has_a_deck_of_seventeen_and_an_enhanced_card(box: Box) -> None:
    for olympian in box.olympians:
        decks = Counter(box.card(card).deck for card in olympian.deck)
        assert decks == {"common": 12, "own": 5}
        assert {box.card_olympian[card] for card in [*olympian.deck, olympian.enhanced]} == {olympian.index}
        assert box.card(olympian.enhanced).deck == "enhanced"
        assert box.card(olympian.enhanced).left == ANY
    assert len(box.coliseum_deck) == 40
    assert {box.card_olympian[card] for card in box.coliseum_deck} == {NONE}
    own = [card for o in box.olympians for card in [*o.deck, o.enhanced]]
    assert sorted({*own, *box.coliseum_deck}) == list(range(len(box.card_ids)))
    assert len(own) == len(set(own)) == 72


def test_every_kind_of_thing_has_a_name_in_both_languages(box: Box) -> None:
    assert all(sorted(name) == ["en", "fr"] for name in box.names.values())
    assert french(box, "technology/city_decree") == "Décret de Cité"
    assert french(box, "space/argos_2") == "Argos 2"
    assert french(box, box.card_thing(box.olympians[0].deck[0])) == "Écrasement"
    assert french(box, box.place_thing(words.LOCATIONS.index("fates"))) == "Les Moires"
    assert french(box, box.place_thing(CITY_PLACES + 2)) == "Sparte"
    assert french(box, "song/odyssey/4") == "La maison"
    for power in box.powers:
        assert power.source in box.names


def test_french_has_its_own_typography(box: Box) -> None:
    for name in box.names.values():
        assert "'" not in name["fr"]
        assert re.search(r" [:;!?»]|« ", name["fr"]) is None


def test_numbers_are_the_places_of_words() -> None:
    lists: list[tuple[Sequence[str], list[str]]] = [
        (words.LOCATIONS, ["OLYMPUS", "COLISEUM", "UNDERWORLD", "FATES", "ORACLE", "FORGE", "MORTAL_WORLD"]),
        (words.TYPES, [type.upper() for type in words.TYPES]),
        (words.ELEMENTS, [element.upper() for element in words.ELEMENTS]),
        (words.CARD_TYPES, [type.upper() for type in words.CARD_TYPES]),
        (words.ACTIONS, [action.upper() for action in words.ACTIONS]),
        (words.CHARACTERS, [kind.upper() for kind in words.CHARACTERS]),
        (words.ITEMS, ["ITEM_" + item.upper() for item in words.ITEMS]),
        (words.EDGES, ["NORTH", "EAST", "SOUTH", "WEST"]),
    ]
    for known, names in lists:
        assert [getattr(numbers, name) for name in names] == list(range(len(known)))
    plural = {"aegis": "AEGIS", "vp": "VP", "prophet": "PROPHETS", "hero": "HEROES"}
    for number, word in enumerate(words.RESOURCES):
        names = [plural.get(word, word.upper()), word.upper() + "S"]
        assert number in [getattr(numbers, name, NONE) for name in names]


# ---------------------------------------------------------------- where spaces meet


@pytest.mark.rule("HYB-WORLD-02")
def test_every_joint_is_there_from_both_sides(box: Box) -> None:
    joints = [(space.index, joint) for space in box.spaces for joint in space.joints]
    assert len(joints) == 2 * (11 + 13)
    for space, joint in joints:
        [back] = [other for other in box.spaces[joint.space].joints if other.edge == joint.other_edge]
        assert (back.space, back.other_edge, back.link) == (space, joint.edge, joint.link)
        same_city = box.spaces[space].city == box.spaces[joint.space].city
        assert same_city == (joint.link == NONE)
        if same_city:
            assert (joint.edge + 2) % 4 == joint.other_edge
    for each in box.spaces:
        edges = [joint.edge for joint in each.joints]
        assert edges == sorted(set(edges))
    for link in box.links:
        assert {link.a, link.b} == {space for space, joint in joints if joint.link == link.index}


def test_every_space_can_be_reached_from_every_other(box: Box) -> None:
    reached = [0]
    for space in reached:
        reached += [joint.space for joint in box.spaces[space].joints if joint.space not in reached]
    assert sorted(set(reached)) == list(range(15))


def test_links_are_drawn_from_edge_to_edge() -> None:
    entries = {entry["id"]: entry for entry in the_pack().entries("cities.toml", "space")}
    half = the_pack().entry("cities.toml", "map")["space"] // 2
    step = {"n": (0, -half), "e": (half, 0), "s": (0, half), "w": (-half, 0)}
    for link in the_pack().entries("cities.toml", "link"):
        for end, point in ((link["a"], link["path"][0]), (link["b"], link["path"][-1])):
            space, (right, down) = entries[end["space"]], step[end["edge"]]
            assert point == [space["x"] + right, space["y"] + down]


# ---------------------------------------------------------------- scenarios and variants


def test_the_game_of_the_book(box: Box) -> None:
    standard = box.manifest(NONE, [])
    assert (standard.ages, standard.ascension, standard.well) == (6, 6, 0)
    assert standard.fear == [NONE, NONE, 0, NONE, 1, NONE, 2]
    start = {words.RESOURCES[resource]: amount for resource, amount in standard.start}
    assert start == {"aegis": 3, "kindness": 1, "conflict_card": 1, "premonition": 1}
    assert [(count.verb, count.word) for count in standard.final] == [("held", "vp"), ("grandeur", "steps_above_last")]
    assert standard.powers == []


def test_a_scenario_says_how_it_differs(box: Box) -> None:
    renaissance = box.manifest([play.id for play in box.scenarios].index("renaissance"), [])
    assert (renaissance.ages, renaissance.ascension, renaissance.start_tile_cost) == (4, 5, 4)
    assert renaissance.fear[:5] == [NONE, NONE, 0, NONE, 1]
    assert [(power.ages, short(power.effects)) for power in renaissance.powers] == [
        ([1], [("forbid", "contest")]),
        ([2], [("forbid", "wrath_1")]),
    ]


def test_a_variant_can_be_joined_to_a_scenario(box: Box) -> None:
    grip = [play.id for play in box.variants].index("grip_of_the_oracle")
    giants = [play.id for play in box.scenarios].index("gigantomachy")
    both = box.manifest(giants, [grip])
    assert short(both.each_player) == [("gain", [("determination", 1)]), ("gain", [("premonition", 1)])]
    assert len(both.powers) == len(box.scenarios[giants].powers) + len(box.variants[grip].powers)
    assert (both.epics, both.clashes) == (False, True)
    assert box.variants[grip].with_scenario


def test_victory_variants_exclude_each_other_and_scenarios(box: Box) -> None:
    influence, awakening, _ = box.variants
    assert influence.excludes == [awakening.index]
    assert awakening.excludes == [influence.index]
    assert not influence.with_scenario
    assert not awakening.with_scenario
    assert short(box.manifest(NONE, [influence.index]).instead_of_ascension) == [("gain", [("vp", 8)])]
    [row] = box.manifest(NONE, [awakening.index]).conversions
    assert (row.cost, row.limit) == ([(numbers.VP, 4)], 1)


# ---------------------------------------------------------------- effects


def phrases(effects: list[Effect]) -> list[Phrase]:
    """All phrases of an effect list, however deep."""
    found: list[Phrase] = []
    for effect in effects:
        found.append(effect)
        found += [part for part in (effect.condition, effect.count, effect.modifier) if part is not None]
        for inner in [effect.then, effect.other, *effect.branches]:
            found += phrases(inner)
    return found


def effect_lists(box: Box) -> list[list[Effect]]:
    lists = [slot.bonus for slot in box.slots] + [location.malus for location in box.locations]
    lists += [city.service for city in box.cities] + [face.effects for face in box.faces]
    lists += [track for olympian in box.olympians for track in olympian.spark_track]
    lists += [tile.reward for tile in box.upgrades] + [power.effects for power in box.powers]
    lists += [half for pillar in box.pillars for half in (pillar.upper, pillar.lower)]
    lists += [card.reward for card in box.premonitions] + [quest.reward for quest in box.quests]
    lists += [song.reward for quest in box.quests for song in quest.songs]
    lists += [wrath for card in box.primordials for wrath in (card.wrath_1, card.wrath_2)]
    return lists


def test_every_effect_says_something(box: Box) -> None:
    for effects in effect_lists(box):
        for phrase in phrases(effects):
            told = phrase.number or phrase.word or phrase.amounts or phrase.numbers or phrase.words or phrase.figures
            inside = phrase.then or phrase.branches or phrase.condition or phrase.count or phrase.counts
            assert told or inside or phrase.modifier or phrase.parts or phrase.verb in ("contestable", "slot_prayers")


def test_everything_but_plain_cards_has_effects(box: Box) -> None:
    assert all(tile.power.effects for tile in box.technologies)
    assert all(tile.reward and tile.powers for tile in box.upgrades)
    assert all(card.reward and card.conditions for card in box.premonitions)
    assert all(quest.reward for quest in box.quests)
    assert all(song.reward and song.conditions for quest in box.quests for song in quest.songs)
    assert [power.index for power in box.powers] == list(range(len(box.powers)))


def test_an_effect_keeps_its_arguments(box: Box) -> None:
    libation = next(face for face in box.faces if face.id == "libation").effects[0]
    assert (libation.verb, libation.amounts, libation.numbers["times"]) == ("pay", [(numbers.AEGIS, 1)], 2)
    assert short(libation.then) == [("strength", 1)]
    kiln = by_id(box.technologies, "kiln_of_pandora").power.effects[0]
    assert [short(branch) for branch in kiln.branches] == [[("pay", [("aegis", 1)])], [("pay", [("follower", 1)])]]
    throne = by_id(box.technologies, "chryselephantine_throne").power.effects[0]
    assert throne.condition is not None
    assert (throne.condition.verb, throne.condition.word) == ("grandeur", "first")
    assert (short(throne.then), short(throne.other)) == ([("gain", [("vp", 2)])], [("pay", [("follower", 1)])])
    moros = next(card for card in box.primordials if card.id == "moros").wrath_1[0]
    assert (moros.numbers, moros.elements) == ({"base": 5, "cards": 2}, [1, 0, 1, 0])
    assert (short(moros.then), short(moros.other)) == ([("gain", [("vp", 2)])], [("lose", [("vp", 8)])])


def test_a_power_once_per_age_is_used_on_the_own_turn_or_at_its_event(box: Box) -> None:
    scope = by_id(box.technologies, "lynceus_scope").power
    [event] = scope.events
    assert (scope.timing, event.verb, event.word, event.words) == (
        OWN_TURN,
        "combat_started",
        "other",
        {"against": "self"},
    )
    kiln = by_id(box.technologies, "kiln_of_pandora").power
    assert (kiln.timing, kiln.events) == (OWN_TURN, [])
    olive_tree = next(tile for tile in box.upgrades if tile.id == "olive_tree").powers[0]
    [event] = olive_tree.events
    assert (olive_tree.timing, event.verb, event.word) == ("", "influence_begins", "self")


def test_places_are_numbered_locations_first(box: Box) -> None:
    places = {card.id: box.place_thing(card.place) for card in box.premonitions}
    assert places["fires_of_mosychlos"] == "city/lemnos"
    assert places["olive_branch"] == "location/mortal_world"
    bow = next(quest for quest in box.quests if quest.id == "philoctetes_bow")
    send_back = bow.songs[1].conditions[0]
    assert (send_back.words, send_back.numbers) == ({"kind": "character", "from": "lemnos"}, {"from": CITY_PLACES})
