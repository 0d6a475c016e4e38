"""What the books print of Hellas is in the box, unchanged."""

import re
from collections import Counter

import pytest

from agon.cards.phrases import Condition, Effect
from agon.games.hellas.box import Box, numbers
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.schema import words
from agon.shelf.ledgers import ledger
from games.hellas.opened import french, ids, named, region, short, the_box


@pytest.fixture
def box() -> Box:
    return the_box()


# ---------------------------------------------------------------- the table and the map


@pytest.mark.rule("LOH-MMAP-01")
def test_the_nineteen_regions_lie_in_five_lands(box: Box) -> None:
    assert {land.id: sorted(ids(land.regions)) for land in box.lands} == {
        "red": ["chalkidiki", "epirus", "macedonia", "thessaly"],
        "yellow": ["acarnania", "aetolia", "locris", "phocis"],
        "blue": ["attica", "boeotia", "corinthia", "euboea"],
        "green": ["achaea", "arcadia", "elis", "messenia"],
        "brown": ["argolis", "crete", "laconia"],
    }


def test_regions_keep_their_cities_shrines_and_population(box: Box) -> None:
    assert [here.id for here in box.regions if here.sparta] == ["laconia"]
    assert [here.id for here in box.regions if here.oracle] == ["phocis"]
    assert len([here for here in box.regions if here.city]) == 12 + 1
    assert sorted(here.id for here in box.regions if here.shrine) == [
        "aetolia",
        "attica",
        "chalkidiki",
        "corinthia",
        "crete",
        "elis",
        "epirus",
        "messenia",
    ]
    strengths = Counter(here.population for here in box.regions)
    assert strengths == {2: 10, 3: 2, 4: 4, 5: 3}
    assert [region(id).population for id in ("phocis", "laconia", "attica", "crete")] == [5, 5, 5, 2]


def test_neighbours_are_those_of_the_map(box: Box) -> None:
    arcadia = ids([border.region for border in region("arcadia").borders])
    assert sorted(arcadia) == ["achaea", "argolis", "corinthia", "elis", "laconia", "messenia"]
    assert ids([border.region for border in region("phocis").borders]) == ["locris", "boeotia"]
    crete = region("crete").borders
    assert sorted(ids([border.region for border in crete])) == ["argolis", "attica", "euboea", "laconia"]
    assert all(border.trail != NONE for border in crete)
    trails = {trail.id for trail in box.trails}
    assert {"boeotia_euboea", "crete_argolis", "chalkidiki_euboea"} < trails, "those that official texts name"


def test_supplies_are_those_of_the_box(box: Box) -> None:
    supplies = box.supplies
    assert (supplies.hoplites, supplies.priests, supplies.control_tokens, supplies.used_action_tokens) == (15, 4, 15, 6)
    assert (supplies.hand, supplies.injuries, supplies.quest_slots, supplies.attribute_most) == (4, 3, 3, 5)
    assert (supplies.starting_events, supplies.starting_cards, supplies.starting_hoplites) == (7, 1, 2)
    assert (supplies.temples_to_win, supplies.monsters_to_win, supplies.countdown) == (5, 3, 3)
    two, three, four = [box.seating(players) for players in (2, 3, 4)]
    assert [seating.temples for seating in (two, three, four)] == [6, 6, 8]
    assert [seating.warlord_lands for seating in (two, three, four)] == [3, 2, 2]
    assert [box.lands[land].id for land in three.warlord_without] == ["blue"]
    assert (two.warlord_without, four.warlord_without) == ([], [])
    assert [seating.king_of_kings for seating in (two, three, four)] == [False, True, True]
    assert [seating.repeat_action for seating in (two, three, four)] == [True, False, False]


@pytest.mark.rule("LOH-MHERO-05")
def test_each_god_has_an_attribute(box: Box) -> None:
    gods = {god.id: words.ATTRIBUTES[god.attribute] for god in box.gods}
    assert gods == {"zeus": "strength", "athena": "leadership", "hermes": "speed"}
    artifacts = {god.id: french("artifact/" + box.artifacts[god.artifact].id) for god in box.gods}
    assert artifacts == {"zeus": "Tonnerre de Zeus", "athena": "Chevêche d’Athéna", "hermes": "Bottes d’Hermès"}
    assert all(len(god.blessings) == 12 for god in box.gods)


# ---------------------------------------------------------------- monsters and their attacks


def test_trays_keep_their_printed_attacks(box: Box) -> None:
    special = {monster.id: short(monster.special_attack) for monster in box.monsters}
    assert special == {
        "cyclops": [("injury", 1), ("lower", "chosen")],
        "hydra": [("restore", "monster")],
        "medusa": [("injury", 1), ("if", 0)],
        "sphinx": [("injury", 1), ("if", 0)],
        "cerberus": [("injury", 3)],
        "minotaur": [("injury", 2), ("discard", "half")],
        "chimera": [("injury", 1), ("discard", "all_but_one")],
    }
    kills = {m.id: [(e.number, e.words["at"]) for e in m.region_attack if e.verb == "kill"] for m in box.monsters}
    assert kills == {
        "cyclops": [],
        "hydra": [(1, "monster_and_neighbours")],
        "medusa": [(1, "monster")],
        "sphinx": [(1, "monster")],
        "cerberus": [(3, "monster")],
        "minotaur": [(1, "monster")],
        "chimera": [(1, "monster")],
    }
    forbidden = {m.id: m.powers[0].effects[0].word for m in box.monsters if m.powers}
    assert forbidden == {"medusa": "leave", "sphinx": "recruit", "chimera": "prayer"}
    assert french("artifact/" + box.artifacts[named(box.monsters, "cerberus").artifact].id) == "Chaînes Adamantines"


def test_every_tray_has_four_to_seven_wounds_with_marks_of_both_kinds(box: Box) -> None:
    sizes = [len(monster.wounds) for monster in box.monsters]
    assert (min(sizes), max(sizes)) == (4, 7)
    for monster in box.monsters:
        marks = [wound.mark for wound in monster.wounds]
        assert {numbers.MARK_PRIEST, numbers.MARK_ARTIFACT} < set(marks)
        assert len(monster.cards) == 2


def test_monster_cards_land_and_evolve_as_transcribed(box: Box) -> None:
    cards = {card.id: card for card in box.monster_cards}
    assert ids([cards["hydra_argolis"].region, cards["cyclops_euboea"].region]) == ["argolis", "euboea"]
    assert [box.symbols[wound.symbol].id for wound in cards["chimera_arcadia"].wounds] == ["mace", "sword"]
    cerberus = cards["cerberus_epirus"].power
    assert cerberus is not None
    modifiers = [(e.modifier.verb, e.modifier.number, e.modifier.word) for e in cerberus.effects if e.modifier]
    assert modifiers == [("first_attack_value", 3, ""), ("first_attack", 0, "ends_hunt")]


def test_the_die_has_six_faces(box: Box) -> None:
    assert len(box.die) == 6
    assert set(box.die) == {numbers.BLANK, numbers.ATTACK, numbers.MOVE, numbers.BOTH}


def test_attack_cards_keep_what_is_printed(box: Box) -> None:
    cards = {french("attack/" + card.id): card for card in box.attack_faces}
    nasty, charge = cards["Vilaine Blessure"], cards["Charge"]
    assert (nasty.value, short(nasty.effects)) == (4, [("injury", 1), ("lower", "highest")])
    assert charge.per is not None
    assert (charge.value, charge.each, charge.per.verb, charge.per.word) == (1, 1, "wounds", "uncovered")
    assert short(charge.effects) == [("injury", 2)]
    assert sorted(card.value for card in box.attack_faces if card.id.startswith("attack_")) == [3, 4, 5]


# ---------------------------------------------------------------- combat cards, artifacts, quests


def test_symbols_wound_as_printed(box: Box) -> None:
    uses = {symbol.id: (symbol.any_wound, symbol.own_wound) for symbol in box.symbols}
    assert uses == {
        "torch": (3, True),
        "bow": (3, True),
        "sword": (2, True),
        "mace": (2, True),
        "axe": (0, True),
        "spear": (0, True),
        "sickle": (1, False),
        "shield": (0, False),
    }
    [shield] = [symbol for symbol in box.symbols if symbol.parries]
    assert (shield.id, shield.parry_injuries, shield.parry_draws) == ("shield", 1, 1)
    cards = Counter(box.symbols[box.combat_card(card).symbol].id for card in range(30))
    assert cards == {"torch": 6, "bow": 6, "sword": 4, "mace": 4, "axe": 3, "spear": 3, "sickle": 2, "shield": 2}


def test_combat_cards_keep_what_is_printed(box: Box) -> None:
    fortification = named(box.combat_faces, "fortification_bow")
    assert (french("card/fortification_bow"), fortification.value) == ("Fortification", 1)
    assert short(fortification.effects[0].then) == [("army_strength", 2)]
    trap = named(box.combat_faces, "trap_sword")
    assert (french("card/trap_sword"), trap.value, trap.effects[0].verb) == ("Piège", 1, "for_each")
    assert trap.effects[0].count is not None
    assert trap.effects[0].count.number == numbers.LEADERSHIP
    out = {card.id for card in box.combat_faces if not card.solo}
    assert out == {"encirclement_sword", "encirclement_mace", "javelin_volley_axe", "javelin_volley_spear"}


@pytest.mark.rule("LOH-SART-02")
def test_the_artifacts_of_the_campaign_are_those_of_the_book(box: Box) -> None:
    neutral = [card for card in box.artifacts if card.solo and card.kind == numbers.NEUTRAL_ARTIFACT]
    assert sorted(french("artifact/" + card.id) for card in neutral) == [
        "Ambroisie",
        "Corne d’Abondance",
        "Fil d’Arianne",
        "Flèche d’Apollon",
        "Harpe",
        "Trompette de Pheme",
        "Œil des Grées",
    ]
    assert [card.id for card in box.artifacts if card.solo and card.kind == numbers.OF_MONSTER] == []


def test_artifacts_keep_what_is_printed(box: Box) -> None:
    thunder = named(box.artifacts, "thunder_of_zeus").power
    wound, rival = thunder.effects[0].branches
    assert (wound[0].words, rival[0].words) == ({"on": "any"}, {"which": "chosen"})
    assert short(named(box.artifacts, "owl_of_athena").power.effects) == [("pick", "combat_card")]
    assert short(named(box.artifacts, "boots_of_hermes").power.effects) == [("place_hero", "any")]
    horn = named(box.artifacts, "minotaurs_horn").power
    assert horn.effects[0].words == {"from": "neighbours"}
    assert [(event.verb, event.word) for event in horn.events] == [("battle_starts", "other")]
    blood = named(box.artifacts, "medusas_blood").power
    assert [branch[0].modifier.number for branch in blood.effects[0].branches if branch[0].modifier] == [-1, 1]


@pytest.mark.rule("LOH-MQST-07")
def test_quests_keep_their_printed_steps(box: Box) -> None:
    assert all(len(quest.steps) == 3 for quest in box.quests)
    prometheus = named(box.quests, "saving_prometheus")
    assert [step.pays for step in prometheus.steps] == [[(numbers.COMBAT_CARDS, cards)] for cards in (1, 2, 4)]
    assert short(prometheus.trophy) == [("gain", [("priest", 1)]), ("recruit", 2)]
    atlas = named(box.quests, "aid_to_atlas")
    strength = [(need.number, need.numbers["at_least"]) for step in atlas.steps for need in step.needs]
    assert strength == [(numbers.STRENGTH, least) for least in (2, 4, 5)]
    assert atlas.kept is not None
    assert (atlas.kept.when, short(atlas.kept.effects)) == (
        "any_time",
        [("unmark", 2), ("gain", [("combat_card", 2)])],
    )
    birds = [[told(need) for need in step.needs] for step in named(box.quests, "kill_stymphalian_birds").steps]
    assert birds == [["has 1"], ["has 1", "controls 2"], ["has 2", "controls 2"]]
    assert ids([quest.region for quest in box.quests if not quest.solo]) == ["crete"]


def told(need: Condition) -> str:
    [number] = [amount for _, amount in need.amounts] or [need.numbers["at_least"]]
    return f"{need.verb} {number}"


def test_the_bull_asks_for_speed_or_strength(box: Box) -> None:
    first, _, last = named(box.quests, "capture_cretan_bull").steps
    for step, least in ((first, 3), (last, 4)):
        [either] = step.needs
        assert either.verb == "any"
        asked = {(part.number, part.numbers["at_least"]) for part in either.parts}
        assert asked == {(numbers.SPEED, least), (numbers.STRENGTH, least)}


def test_failed_quests_cost_what_is_printed(box: Box) -> None:
    failures = {box.quests[quest].id: short(effects) for quest, effects in campaign_of(box).failures.items()}
    assert failures == {
        "saving_prometheus": [("injury", 2)],
        "aid_to_atlas": [("mark", "recruit")],
        "kill_stymphalian_birds": [("attitude", -1)],
        "cattle_of_geryon": [("mobilization_space", 3)],
        "expedition_for_the_golden_fleece": [("only_trails", 0)],
        "amazon_queen": [("persian_control", "chalkidiki")],
        "clean_augean_stables": [("if", 0)],
        "calydonian_hunt": [("destroy", "level")],
    }


def test_temple_cards_keep_what_is_printed(box: Box) -> None:
    assert [card.drafts for card in box.temple_cards] == [
        [2, 4, 6, 8],
        [2, 3, 6, 8],
        [2, 3, 5, 7],
        [3, 4, 5, 7],
        [3, 4, 6, 7],
    ]


# ---------------------------------------------------------------- scripts


def added(effects: list[Effect], verb: str) -> int:
    """How much the lines of a script add, taken as they stand."""
    return sum(effect.number for effect in effects if effect.verb == verb)


def test_scripts_do_what_the_ledger_says(box: Box) -> None:
    for script in campaign_of(box).scripts:
        rule = ledger("hellas").rule(f"LOH-A{script.act}S-{script.number:02}")
        assert rule is not None
        said = re.search(r"mobilization \+(\d)(?:, invasion \+(\d))?, monster phase (yes|no)\.$", rule.text)
        assert said is not None
        assert added(script.effects, "mobilization") == int(said[1])
        assert added(script.effects, "invasion") == int(said[2] or 0)
        assert (script.effects[-1].verb == "monster_phase") == (said[3] == "yes")


def test_every_kind_of_script_comes_as_often_as_in_the_book(box: Box) -> None:
    first = Counter((script.act, script.effects[0].verb) for script in campaign_of(box).scripts)
    assert first == {
        (1, "if"): 5 + 1,  # reinforcements; Zeus's monument
        (1, "spawn"): 6,
        (1, "spy"): 4,
        (1, "attitude"): 2,
        (1, "for_each"): 1,
        (1, "desertion"): 2,
        (1, "unrest"): 2,
        (1, "defection"): 1,
        (2, "spying_phase"): 8,
        (2, "attitude"): 4,
        (2, "unrest"): 3,
        (2, "if"): 5,
        (2, "desertion"): 2,
        (2, "for_each"): 1,
        (2, "destroy"): 1,
    }


def test_half_of_the_scripts_call_the_monsters(box: Box) -> None:
    called = Counter(script.act for script in campaign_of(box).scripts if script.effects[-1].verb == "monster_phase")
    assert called == {1: 12, 2: 12}


@pytest.mark.rule("LOH-A1GEN-06")
def test_the_invasion_is_complete_before_the_pile_is_empty(box: Box) -> None:
    steps = sorted(added(script.effects, "invasion") for script in campaign_of(box).scripts if script.act == 1)
    assert sum(steps) == 24
    assert sum(steps[: 24 - 5]) >= campaign_of(box).invasion


def test_reinforcements_have_their_thresholds(box: Box) -> None:
    found = {}
    for script in campaign_of(box).scripts:
        line = script.effects[0]
        if script.act == 1 and line.condition is not None and line.condition.verb == "vanguard_below":
            found[script.number] = line.condition.number
            assert (short(line.then), short(line.other)) == ([("reinforce", 1)], [("mobilization", 1)])
    assert found == {1: 3, 5: 3, 7: 4, 14: 4, 23: 3}


def test_spies_and_monsters_land_where_the_book_says(box: Box) -> None:
    spies = {s.number: e.word for s in campaign_of(box).scripts if s.act == 1 for e in s.effects if e.verb == "spy"}
    assert spies == {3: "attica", 11: "euboea", 18: "acarnania", 24: "elis"}
    later = {s.number: e.word for s in campaign_of(box).scripts if s.act == 2 for e in s.effects if e.verb == "spy"}
    assert later == {
        1: "attica",
        7: "acarnania",
        10: "elis",
        13: "acarnania",
        16: "euboea",
        19: "elis",
        20: "euboea",
        22: "attica",
    }
    beasts = {
        s.number: (e.word, e.words["at"]) for s in campaign_of(box).scripts for e in s.effects if e.verb == "spawn"
    }
    assert beasts == {
        2: ("sphinx", "epirus"),
        4: ("minotaur", "crete"),
        10: ("hydra", "laconia"),
        16: ("cyclops", "boeotia"),
        20: ("cerberus", "boeotia"),
        22: ("medusa", "laconia"),
    }
