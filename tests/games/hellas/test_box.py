"""The box of Hellas: the whole of it is there, numbered, named, and wired together."""

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from agon.cards.phrases import Effect, Phrase
from agon.games.hellas.box import Box, numbers
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.schema import words as campaign_words
from agon.games.hellas.schema import words
from games.hellas.opened import french, ids, named, region, short, the_box


@pytest.fixture
def box() -> Box:
    return the_box()


# ---------------------------------------------------------------- the whole box


def test_everything_is_in_the_box(box: Box) -> None:
    counted = {
        "lands": (len(box.lands), 5),
        "regions": (len(box.regions), 19),
        "trails": (len(box.trails), 7),
        "gods": (len(box.gods), 3),
        "heroes": (len(box.heroes), 4),
        "faces of the die": (len(box.die), 6),
        "monsters": (len(box.monsters), 7),
        "event cards": (len(box.monster_cards) + len(box.quests), 14 + 9),
        "symbols": (len(box.symbols), 8),
        "combat cards": (len(box.combat_ids), 30),
        "combat cards of the campaign": (len(box.solo_combat_deck()), 26),
        "attack cards": (len(box.attack_ids), 18),
        "blessings": (len(box.blessings), 36),
        "blessings of the campaign": (len([card for card in box.blessings if card.solo]), 31),
        "artifacts": (len(box.artifacts), 20),
        "artifacts of the campaign": (len([card for card in box.artifacts if card.solo]), 10),
        "temple cards": (len(box.temple_cards), 5),
        "scripts": (len(campaign_of(box).scripts), 48),
    }
    assert {name: found for name, (found, wanted) in counted.items() if found != wanted} == {}


def test_cards_have_ids_of_their_own(box: Box) -> None:
    assert len(set(box.combat_ids)) == 30
    assert len(set(box.attack_ids)) == 18
    assert {"flank_attack_bow-1", "flank_attack_bow-3", "trap_sword"} < set(box.combat_ids)
    assert box.combat_card(box.combat_ids.index("flank_attack_bow-3")).id == "flank_attack_bow"
    assert box.attack_card(box.attack_ids.index("fury-2")).id == "fury"


def test_every_thing_has_a_name_in_both_languages(box: Box) -> None:
    assert all(sorted(name) == ["en", "fr"] for name in box.names.values())
    for power in box.powers:
        assert power.source in box.names
    assert french("region/chalkidiki") == "Chalcidique"
    assert french("quest/cattle_of_geryon") == "Les Bœufs de Géryon"
    assert french("artifact/owl_of_athena") == "Chevêche d’Athéna"
    assert french("attitude/wary") == "Méfiante"


def test_french_has_its_own_typography(box: Box) -> None:
    for name in box.names.values():
        assert "'" not in name["fr"]
        assert re.search(r" [:;!?»]|« ", name["fr"]) is None


def test_numbers_are_the_places_of_words() -> None:
    lists: list[tuple[Sequence[str], list[str]]] = [
        (words.ATTRIBUTES, [word.upper() for word in words.ATTRIBUTES]),
        (words.COLOURS, [word.upper() for word in words.COLOURS]),
        (words.REGULAR_ACTIONS, [word.upper() for word in words.REGULAR_ACTIONS]),
        (words.SPECIAL_ACTIONS, [word.upper() for word in words.SPECIAL_ACTIONS]),
        (words.FACES, [word.upper() for word in words.FACES]),
        (words.MARKS, ["MARK_" + word.upper() for word in words.MARKS]),
        (words.ARTIFACTS, ["OF_GOD", "OF_MONSTER", "NEUTRAL_ARTIFACT"]),
        (words.RESOURCES, ["PRIESTS", "COMBAT_CARDS", "HOPLITES", "GLORY", "ARTIFACTS", "INJURIES"]),
    ]
    for known, names in lists:
        assert [getattr(numbers, name) for name in names] == list(range(len(known)))
    named_so = [getattr(campaign_words, word.upper()) for word in campaign_words.ATTITUDES]
    assert named_so == list(range(len(campaign_words.ATTITUDES)))


# ---------------------------------------------------------------- the map


def test_every_border_is_known_on_both_sides(box: Box) -> None:
    borders = [(here.index, border.region, border.trail) for here in box.regions for border in here.borders]
    assert len(borders) == 2 * (28 + 7)
    assert len({(a, b) for a, b, _ in borders}) == len(borders)
    assert all((b, a, trail) in borders for a, b, trail in borders)
    by_trail = {frozenset((a, b)) for a, b, trail in borders if trail != NONE}
    assert by_trail == {frozenset((trail.a, trail.b)) for trail in box.trails}


def test_regions_and_borders_come_in_the_order_of_the_campaign(box: Box) -> None:
    assert [box.regions[number].number for number in box.region_order] == list(range(1, 20))
    for land in box.lands:
        assert land.regions == [number for number in box.region_order if box.regions[number].land == land.index]
    for here in box.regions:
        order = [box.regions[border.region].number for border in here.borders]
        assert order == sorted(order)


def test_arrows_lead_from_every_region_to_a_monument_and_to_every_monument(box: Box) -> None:
    ends: set[str] = set()
    for here in box.regions:
        trail = [here]
        while trail[-1].god == NONE:
            assert trail[-1].arrow in [border.region for border in trail[-1].borders]
            trail.append(box.regions[trail[-1].arrow])
            assert len(set(trail)) == len(trail)  # not in a circle
        if here.god == NONE:
            ends.add(box.gods[trail[-1].god].id)
    assert ends == {"zeus", "athena", "hermes"}


def steps_to(box: Box, goal: int) -> list[int]:
    """How many regions it is from each region to one, by land and sea."""
    found = [-1] * len(box.regions)
    found[goal] = 0
    border = [goal]
    for here in border:  # grows as it goes
        for near in box.regions[here].near:
            if found[near] == -1:
                found[near] = found[here] + 1
                border.append(near)
    return found


@pytest.mark.rule("LOH-SDIE-05")
def test_no_arrow_leads_away_from_its_monument(box: Box) -> None:
    for here in box.regions:
        end = here
        while end.god == NONE:
            end = box.regions[end.arrow]
        steps = steps_to(box, end.index)
        if here.god == NONE:
            assert steps[here.arrow] <= steps[here.index], here.id
        if here.id in ("arcadia", "crete"):
            assert steps[here.arrow] < steps[here.index], here.id


def test_a_monument_stands_in_the_region_of_its_god(box: Box) -> None:
    assert {god.id: box.regions[god.region].id for god in box.gods} == {
        "zeus": "thessaly",
        "athena": "attica",
        "hermes": "acarnania",
    }
    assert [here.index for here in box.regions if here.god != NONE and here.arrow != NONE] == []


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


def test_every_effect_says_something(box: Box) -> None:
    for phrase in phrases(box.effects):
        told = phrase.number or phrase.word or phrase.amounts or phrase.listed
        inside = phrase.then or phrase.branches or phrase.condition or phrase.count or phrase.modifier or phrase.parts
        assert told or inside, phrase.verb


def test_effects_and_powers_are_numbered(box: Box) -> None:
    assert [effect.index for effect in box.effects] == list(range(len(box.effects)))
    assert [power.index for power in box.powers] == list(range(len(box.powers)))


def test_an_effect_keeps_its_arguments(box: Box) -> None:
    shoot = named(box.blessings, "shoot_to_kill").powers[0].effects[0]
    assert (shoot.verb, shoot.amounts, shoot.words) == ("pay", [(numbers.COMBAT_CARDS, 1)], {"symbol": "bow"})
    assert box.symbols[shoot.numbers["symbol"]].id == "bow"
    wound, kill = shoot.then[0].branches
    assert (wound[0].verb, wound[0].number, wound[0].words) == ("wound", 1, {"on": "hero_region"})
    assert (kill[0].number, kill[0].words) == (2, {"at": "hero", "whose": "enemy"})
    medusa = named(box.monsters, "medusa").special_attack[1]
    assert medusa.condition is not None
    assert (medusa.condition.number, medusa.condition.numbers) == (numbers.SPEED, {"below": 3})
    assert short(medusa.then) == [("end_hunt", "failure")]
    fortification = named(box.combat_faces, "fortification_bow").effects[0]
    assert fortification.condition is not None
    assert [(part.verb, part.word) for part in fortification.condition.parts] == [
        ("role", "defender"),
        ("battle_in", "city"),
    ]
    fleece = campaign_of(box).failures[named(box.quests, "expedition_for_the_golden_fleece").index][0]
    assert [box.trails[trail].id for trail in fleece.listed] == ["boeotia_euboea", "crete_argolis"]


def test_a_power_keeps_its_events_limit_and_action(box: Box) -> None:
    harpe = named(box.artifacts, "harpe").power
    assert [(event.verb, event.word) for event in harpe.events] == [("battle_starts", "any"), ("hunt_starts", "self")]
    wrath = named(box.blessings, "heros_wrath").powers[0]
    assert (wrath.when, wrath.limit, wrath.period) == ("reaction", 1, "turn")
    assert [(event.verb, event.word) for event in wrath.events] == [("hero_moved", "self")]
    assert named(box.blessings, "push_ups").powers[0].action == numbers.HERO_MOVEMENT
    assert named(box.blessings, "local_volunteers").powers[0].action == numbers.HOPLITE_MOVEMENT
    always = named(box.blessings, "always_prepared").powers[0]
    assert always.condition is not None
    assert (always.condition.verb, always.condition.word) == ("hand", "empty")


def test_achilles_adds_the_lower_of_strength_and_speed(box: Box) -> None:
    [achilles] = [hero for hero in box.heroes if hero.solo]
    assert (achilles.id, achilles.colour, short(achilles.bonus)) == ("achilles", numbers.BLUE, [("raise", "speed")])
    [modify] = achilles.powers[0].effects
    assert modify.modifier is not None
    assert modify.count is not None
    assert modify.condition is not None
    assert (modify.modifier.verb, modify.modifier.number) == ("army_strength", 1)
    assert (modify.count.verb, modify.count.listed) == ("lower_of", [numbers.STRENGTH, numbers.SPEED])
    assert (modify.condition.verb, modify.condition.word) == ("hero_in", "battle")


def test_gods_give_nothing_at_the_first_level_and_never_less_at_a_higher_one(box: Box) -> None:
    for god in box.gods:
        for powers in (god.powers, campaign_of(box).prayers[god.index]):
            assert powers[0] == []
            amounts = [[e.number or e.numbers.get("range", 0) or dict(e.amounts)[1] for e in power] for power in powers]
            [given] = [list(column) for column in zip(*amounts[1:], strict=True)]
            assert given == sorted(given)
            assert given[0] > 0
        assert len(god.powers) == god.levels


# ---------------------------------------------------------------- the campaign


def test_the_campaign_begins_as_the_prologue_says(box: Box) -> None:
    campaign = campaign_of(box)
    colours = [campaign.player, campaign.allies, campaign.persians]
    assert colours == [numbers.BLUE, numbers.YELLOW, numbers.GREEN]
    assert ids(campaign.route) == ["chalkidiki", "macedonia", "thessaly", "locris", "phocis"]
    assert ids([campaign.start, campaign.loyal_start, campaign.ally_start]) == ["laconia", "laconia", "messenia"]
    assert (campaign.vanguard, campaign.hoplites, campaign.combat_cards) == (2, 2, 1)
    assert (campaign.monsters_drawn, campaign.quests_drawn, campaign.tokens) == (2, 3, 24)
    assert campaign.ill_will == [2, 1, 0, 0]
    assert campaign.route[-1] == box.oracle


def test_every_token_gives_a_monster_and_a_quest(box: Box) -> None:
    landings = campaign_of(box).landings[1:]
    assert {landing.monster for landing in landings} == {m.index for m in box.monsters if m.solo}
    assert campaign_of(box).landings[14] == (named(box.monsters, "minotaur").index, region("chalkidiki").index)
    quests = Counter(campaign_of(box).quests[1:])
    assert quests == {quest.index: 3 for quest in box.quests if quest.solo}
    assert box.quests[campaign_of(box).quests[9]].id == "aid_to_atlas"


def test_a_script_is_found_by_its_act_and_number(box: Box) -> None:
    script = campaign_of(box).script(1, 20)
    spawn = script.effects[0]
    assert (spawn.verb, spawn.word, spawn.words) == ("spawn", "cerberus", {"at": "boeotia", "or_at": "achaea"})
    assert short(spawn.other) == [("monster_phase", "player")]
    assert french("script/" + script.id) == "Trois voix"
    assert {"text/script/a1_20", "otherwise/script/a1_20"} < set(box.names)
