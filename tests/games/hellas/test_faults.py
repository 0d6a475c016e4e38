"""A broken Hellas pack says in one line what is wrong: file, entry, field."""

import pytest

from agon.games.hellas.box import open_box
from agon.games.hellas.modules import MODULES
from agon.games.hellas.schema.check_cards import card_faults
from agon.games.hellas.schema.tables import SHAPE
from agon.kernel.errors import PackError, in_english
from agon.kernel.modules import unpack_parts
from agon.kernel.packs import Pack, read_pack
from games.hellas.opened import TEXTS

Change = tuple[str, str, str]  # file, what stands there, what shall stand there

WORDS = [
    (
        ("combat.toml", "{ army_strength = 2 }", "{ army_strenght = 2 }"),
        'combat.toml: combat_card "fortification_torch": effects[0].then[0]: no verb "army_strenght"'
        ' (did you mean "army_strength"?)',
    ),
    (
        ("combat.toml", '{ role = "defender" }', '{ roll = "defender" }'),
        'combat.toml: combat_card "fortification_torch": effects[0].if.all[0]: no condition "roll"'
        ' (did you mean "role"?)',
    ),
    (
        ("combat.toml", '{ role = "defender" }', '{ role = "defendant" }'),
        'combat.toml: combat_card "fortification_torch": effects[0].if.all[0].role: unknown word "defendant"'
        ' (did you mean "defender"?)',
    ),
    (
        ("attacks.toml", '{ wounds = "uncovered" }', '{ wound = "uncovered" }'),
        'attacks.toml: attack_card "charge": per: no count "wound" (did you mean "wounds"?)',
    ),
    (
        ("blessings.toml", "{ hand_limit = 6 }", "{ hand_size = 6 }"),
        'blessings.toml: blessing "armory": powers[1].effects[0].modify: no modifier "hand_size"'
        ' (did you mean "hand_limit"?)',
    ),
    (
        ("blessings.toml", '{ recruited = "self" }', '{ recruit = "self" }'),
        'blessings.toml: blessing "mobilization": powers[0].on: no event "recruit" (did you mean "recruited"?)',
    ),
    (
        ("blessings.toml", '{ recruited = "self" }', '{ recruited = "other" }'),
        'blessings.toml: blessing "mobilization": powers[0].on.recruited: unknown word "other" (one of: self)',
    ),
    (
        ("blessings.toml", "pay = { priest = 1 }", "pay = {}"),
        'blessings.toml: blessing "master_plan": powers[0].effects[0].pay: expected amounts such as { priest = 1 },'
        " found an empty table",
    ),
    (
        ("blessings.toml", "pay = { priest = 1 }", "pay = { priests = 1 }"),
        'blessings.toml: blessing "master_plan": powers[0].effects[0].pay.priests: unknown resource'
        ' (did you mean "priest"?)',
    ),
    (
        ("combat.toml", "{ army_strength = 2 }", "{ mobilization = 2 }"),
        'combat.toml: combat_card "fortification_torch": effects[0].then[0]: no verb "mobilization"',
    ),
]
ARGUMENTS = [
    (
        ("monsters.toml", 'attribute = "speed", below = 3', 'attribute = "speed"'),
        'monsters.toml: monster "medusa": special_attack[1].if: expected exactly one of: at_least, below',
    ),
    (
        ("gods.toml", 'send = "army", range = 1', 'send = "army", range = 1, reach = "any"'),
        'gods.toml: god "hermes": powers[1][0]: expected exactly one of: range, reach',
    ),
    (
        ("artifacts.toml", 'move_monster = "any", range = 2', 'move_monster = "any"'),
        'artifacts.toml: artifact "ariadnes_thread": power.effects[0]: expected exactly one of: range, to',
    ),
    (
        ("persian_invasion/scripts.toml", 'attitude = -1, lands = ["red", "yellow"]', "attitude = -1"),
        'persian_invasion/scripts.toml: script "a1_08": effects[0]: expected exactly one of: lands, where',
    ),
    (
        ("persian_invasion/scripts.toml", 'destroy = "level", of = "zeus"', 'destroy = "level", of = "hades"'),
        'persian_invasion/scripts.toml: script "a1_06": effects[0].then[0].of: no god "hades"',
    ),
    (
        ("temples.toml", 'raise = "chosen", count = 2', 'raise = "chosen", count = 2, to = 3'),
        'temples.toml: temple_card "temple_card_5": oracle[0]: expected at most one of: to, count',
    ),
    (
        ("persian_invasion/scripts.toml", "{ invasion = 1 }", "{ invasion = 0 }"),
        'persian_invasion/scripts.toml: script "a1_01": effects[2].invasion: a line that adds nothing is left out',
    ),
    (
        ("blessings.toml", 'when = "reaction", on = { recruited = "self" }', 'when = "reaction"'),
        'blessings.toml: blessing "mobilization": powers[0].on: missing; a reaction names its event',
    ),
    (
        ("blessings.toml", 'when = "instead", of = "hoplite_movement"', 'when = "instead"'),
        'blessings.toml: blessing "local_volunteers": powers[0].of: missing; the action that is given up for it',
    ),
    (
        ("blessings.toml", 'when = "any_time"', 'when = "any_time", of = "hero_movement"'),
        'blessings.toml: blessing "battle_prayer": powers[0].of: only with when = "instead"',
    ),
    (
        ("blessings.toml", 'when = "any_time"', 'when = "any_time", limit = "turn"'),
        'blessings.toml: blessing "battle_prayer": powers[0].limit: only a reaction has a limit',
    ),
    (
        ("blessings.toml", 'when = "any_time"', 'when = "any_time", or_on = { hunting = "self" }'),
        'blessings.toml: blessing "battle_prayer": powers[0].or_on: only beside `on`',
    ),
    (
        ("blessings.toml", "{ modify = { combat_card_value = 1 } }", "{ gain = { priest = 1 } }"),
        'blessings.toml: blessing "cunning_tactician": powers[0].effects[0]: a passive power holds only modify, forbid',
    ),
    (
        ("artifacts.toml", 'when = "use"', 'when = "gained"'),
        'artifacts.toml: artifact "owl_of_athena": power.when: unknown word "gained" (one of: use, reaction)',
    ),
    (
        ("combat.toml", 'printed = ["name"]', 'printed = ["names"]'),
        'combat.toml: combat_card "fortification_torch": printed[0]: the entry has no field "names"',
    ),
    (
        ("map.toml", 'printed = ["name"]', 'printed = ["name", "number"]'),
        'map.toml: region "chalkidiki": house[0]: "number" stands under printed already',
    ),
]
MAP = [
    (
        ("map.toml", 'neighbours = ["chalkidiki", "epirus", "thessaly"]', 'neighbours = ["chalkidiki", "thessaly"]'),
        'map.toml: region "epirus": neighbours[2]: "macedonia" does not name "epirus" in return',
    ),
    (
        ("map.toml", 'neighbours = ["macedonia"]', 'neighbours = ["macedonia", "chalkidiki"]'),
        'map.toml: region "chalkidiki": neighbours[1]: a region is not its own neighbour',
    ),
    (
        ("map.toml", 'neighbours = ["macedonia"]', 'neighbours = ["macedonia", "thrace"]'),
        'map.toml: region "chalkidiki": neighbours[1]: no region "thrace"',
    ),
    (
        ("map.toml", 'between = ["thessaly", "euboea"]', 'between = ["chalkidiki", "euboea"]'),
        'map.toml: sea_trail "thessaly_euboea": between: "chalkidiki_euboea" joins "chalkidiki" and "euboea" already',
    ),
    (
        ("map.toml", 'between = ["thessaly", "euboea"]', 'between = ["thessaly", "locris"]'),
        'map.toml: sea_trail "thessaly_euboea": between: "thessaly" and "locris" are neighbours by land',
    ),
    (
        ("map.toml", "number = 2\n", "number = 1\n"),
        'map.toml: region "macedonia": number: "chalkidiki" has number 1 already',
    ),
    (
        ("map.toml", 'arrow = "macedonia"', 'arrow = "epirus"'),
        'map.toml: region "chalkidiki": arrow: "epirus" is no neighbour',
    ),
    (
        ("map.toml", 'arrow = "macedonia"\n', ""),
        'map.toml: region "chalkidiki": house[1]: the entry has no field "arrow"\n'
        'map.toml: region "chalkidiki": arrow_line: expected with an arrow, and only there\n'
        'map.toml: region "chalkidiki": arrow: missing; no monument stands here',
    ),
    (
        ("map.toml", 'arrow = "thessaly"', 'arrow = "chalkidiki"'),
        'map.toml: region "chalkidiki": arrow: leads to no monument\n'
        'map.toml: region "macedonia": arrow: leads to no monument\n'
        'map.toml: region "epirus": arrow: leads to no monument',
    ),
    (
        ("map.toml", 'city = "sparta"', 'city = "city"'),
        'map.toml: region: city = "city": expected 12, found 13\n'
        'map.toml: region: city = "sparta": expected 1, found 0',
    ),
    (
        ("map.toml", "oracle = true", "shrine = true\noracle = true"),
        "map.toml: region: shrine: expected 8, found 9\n"
        'map.toml: region "phocis": shrine: the oracle has no shrine beside it\n'
        'map.toml: region "phocis": sites.shrine: missing',
    ),
    (
        ("map.toml", "sites = { city = [548, 176], shrine = [598, 126] }", "sites = { oracle = [548, 176] }"),
        'map.toml: region "chalkidiki": sites.city: missing\n'
        'map.toml: region "chalkidiki": sites.shrine: missing\n'
        'map.toml: region "chalkidiki": sites.oracle: the region has none',
    ),
    (
        ("gods.toml", 'attribute = "leadership"', 'attribute = "strength"'),
        'gods.toml: god "athena": attribute: "zeus" has "strength" already\n'
        'gods.toml: god: attribute: no god of "leadership"',
    ),
]
CARDS = [
    (
        ("attacks.toml", "each = 1\n", ""),
        'attacks.toml: attack_card "charge": each: expected with `per`, and only there',
    ),
    (
        ("monsters.toml", 'artifact = "poison_arrows"', 'artifact = "eye_of_cyclops"'),
        'monsters.toml: monster "hydra": artifact: "eye_of_cyclops" belongs to "cyclops"',
    ),
    (
        ("monsters.toml", 'artifact = "poison_arrows"', 'artifact = "harpe"'),
        'monsters.toml: monster "hydra": artifact: "harpe" is of the kind "neutral"',
    ),
    (
        ("monsters.toml", "faces = 2", "faces = 3"),
        "monsters.toml: die_face: faces: expected 6, found 7",
    ),
    (
        ("monsters.toml", 'id = "blank"', 'id = "nothing"'),
        "monsters.toml: die_face: expected blank, attack, move, both, in this order",
    ),
    (
        ("monsters.toml", '{ symbol = "torch" }', '{ symbol = "shield" }'),
        'monsters.toml: monster "cyclops": wounds[0]: no card deals a wound of "shield"',
    ),
    (
        ("events.toml", 'monster = "cerberus"', 'monster = "hydra"'),
        'events.toml: monster_card: monster = "hydra": expected 2, found 3\n'
        'events.toml: monster_card: monster = "cerberus": expected 2, found 1',
    ),
    (
        ("events.toml", 'region = "locris"', 'region = "epirus"'),
        'events.toml: monster_card: monster = "cerberus": expected a region of its own for each',
    ),
    (
        ("events.toml", "{ power = { when = ", "{ wounds = ['axe'] } # "),
        'events.toml: monster_card: monster = "cerberus": expected one evolution by a power, one by wounds',
    ),
    (
        ("quests.toml", 'trophy = [{ pick = "neutral_artifact", of = 3 }]\n', ""),
        'quests.toml: quest "kill_stymphalian_birds": expected exactly one of: trophy, kept',
    ),
    (
        ("quests.toml", "solo = false", "solo = true"),
        'persian_invasion/failures.toml: failure: no "capture_cretan_bull"',
    ),
    (
        ("quests.toml", "steps = [{ pays = { combat_card = 1 } }", "steps = [{}"),
        'quests.toml: quest "saving_prometheus": steps[0]: expected needs, pays, or both',
    ),
    (
        ("supplies.toml", "players = 2", "players = 3"),
        "supplies.toml: table: players: expected 2, 3, 4, in this order",
    ),
    (
        ("supplies.toml", "attribute_least = 1", "attribute_least = 6"),
        "supplies.toml: limits: attribute_least: expected no more than attribute_most",
    ),
    (
        ("temples.toml", "drafts = [2, 4, 6, 8]", "drafts = [2, 6, 4, 8]"),
        'temples.toml: temple_card "temple_card_1": drafts: expected in ascending order',
    ),
    (
        ("temples.toml", "drafts = [2, 4, 6, 8]", "drafts = [2, 4, 4, 8]"),
        'temples.toml: temple_card "temple_card_1": drafts[2]: expected each temple once',
    ),
    (
        ("heroes.toml", 'colour = "red"', 'colour = "blue"'),
        'heroes.toml: hero "heracles": colour: "achilles" has "blue" already',
    ),
    (
        ("heroes.toml", "solo = false", "solo = true"),
        "heroes.toml: hero: solo: expected 1, found 2",
    ),
]
CAMPAIGN = [
    (
        ("persian_invasion/failures.toml", 'id = "amazon_queen"', 'id = "amazon_king"'),
        'persian_invasion/failures.toml: failure: no "amazon_queen"\n'
        'persian_invasion/failures.toml: failure "amazon_king": expected one of: saving_prometheus,'
        " aid_to_atlas, kill_stymphalian_birds, cattle_of_geryon,"
        " expedition_for_the_golden_fleece, amazon_queen, clean_augean_stables, calydonian_hunt",
    ),
    (
        ("persian_invasion/campaign.toml", 'id = "hermes"', 'id = "ares"'),
        'persian_invasion/campaign.toml: prayer: no "hermes"\n'
        'persian_invasion/campaign.toml: prayer "ares": expected one of: zeus, athena, hermes',
    ),
    (
        ("persian_invasion/scripts.toml", "act = 2\nnumber = 17", "act = 2\nnumber = 16"),
        'persian_invasion/scripts.toml: script "a2_17": number: "a2_16" is script 16 of act 2 already\n'
        "persian_invasion/scripts.toml: script: act = 2: no script 17",
    ),
    (
        ("persian_invasion/scripts.toml", ", { mobilization = 1 }, { invasion = 2 }", ", { invasion = 2 }"),
        'persian_invasion/scripts.toml: script "a1_03": effects: expected one line of mobilization, found 0',
    ),
    (
        ("persian_invasion/scripts.toml", 'spawn = "sphinx"', 'spawn = "chimera"'),
        'persian_invasion/scripts.toml: script "a1_02": effects[0].spawn: "chimera" is not used in the campaign',
    ),
    (
        ("persian_invasion/scripts.toml", 'spy = "attica"', 'spy = "athens"'),
        'persian_invasion/scripts.toml: script "a1_03": effects[0].spy: no region "athens"',
    ),
    (
        ("persian_invasion/campaign.toml", "tokens = [3, 4]", "tokens = [3, 5]"),
        "persian_invasion/campaign.toml: monster_row: tokens: expected token 5 in one row, found it in 2",
    ),
    (
        ("persian_invasion/campaign.toml", "tokens = [4, 6]", "tokens = [5, 6]"),
        "persian_invasion/campaign.toml: quest_row: tokens: expected token 4 in one row, found it in 0",
    ),
    (
        ("persian_invasion/campaign.toml", "tokens = [3, 4]", "tokens = [4, 3]"),
        'persian_invasion/campaign.toml: monster_row "a_03": tokens: expected the lower token first\n'
        "persian_invasion/campaign.toml: monster_row: tokens: expected token 3 in one row, found it in 0\n"
        "persian_invasion/campaign.toml: monster_row: tokens: expected token 4 in one row, found it in 0",
    ),
    (
        ("persian_invasion/campaign.toml", 'quest = "amazon_queen"', 'quest = "capture_cretan_bull"'),
        'persian_invasion/campaign.toml: quest_row "b_16": quest: "capture_cretan_bull" is not used in the campaign',
    ),
    (
        ("persian_invasion/campaign.toml", '"thessaly", "locris"', '"epirus", "locris"'),
        'persian_invasion/campaign.toml: persians: route[3]: "locris" is no neighbour of "epirus"',
    ),
    (
        ("persian_invasion/campaign.toml", ', "phocis"]', "]"),
        'persian_invasion/campaign.toml: persians: route: expected "phocis", where the oracle is, at its end',
    ),
    (
        ("persian_invasion/campaign.toml", 'allies = "yellow"', 'allies = "blue"'),
        "persian_invasion/campaign.toml: campaign: expected three different colours",
    ),
    (
        ("persian_invasion/campaign.toml", "spies = 4", "spies = 5"),
        "persian_invasion/campaign.toml: persians: spies: expected fewer than the 5 spaces of the track",
    ),
    (
        ("persian_invasion/campaign.toml", 'id = "wary"', 'id = "weary"'),
        "persian_invasion/campaign.toml: attitude: expected hostile, wary, neutral, loyal, in this order",
    ),
    (
        ("persian_invasion/chronicle.toml", 'id = "act_1_oracle_lost"', 'id = "oracle_lost"'),
        'persian_invasion/chronicle.toml: ending: no "act_1_oracle_lost"\n'
        'persian_invasion/chronicle.toml: ending "oracle_lost": expected one of: act_1_oracle_lost,'
        " act_1_vanguard_routed,"
        " act_1_invasion_ten, victory_counter, victory_no_token, victory_last_turn, defeat_two_lands,"
        " defeat_monument, defeat_thirteenth_token, defeat_last_turn",
    ),
    (
        ("persian_invasion/chronicle.toml", 'kind = "victory"', 'kind = "defeat"'),
        'persian_invasion/chronicle.toml: ending "victory_counter": kind: expected "victory", found "defeat"',
    ),
]
BAD: list[tuple[Change, str]] = WORDS + ARGUMENTS + MAP + CARDS + CAMPAIGN


def open_with_campaign(pack: Pack) -> None:
    unpack_parts(open_box(pack), pack, MODULES)


def lines_of(texts: dict[str, str]) -> str:
    """What the pack is refused with."""
    with pytest.raises(PackError) as caught:
        open_with_campaign(read_pack(texts))
    return str(caught.value)


@pytest.mark.parametrize(("change", "lines"), BAD, ids=[lines.splitlines()[0] for _, lines in BAD])
def test_a_bad_pack_gives_its_lines(change: Change, lines: str) -> None:
    file, old, new = change
    assert old in TEXTS[file]
    assert lines_of({**TEXTS, file: TEXTS[file].replace(old, new, 1)}) == lines


COUNTED = [
    ("supplies.toml", "table", "expected 3 entries, found 2"),
    ("map.toml", "land", "expected 5 entries, found 4"),
    ("map.toml", "region", "expected 19 entries, found 18"),
    ("gods.toml", "god", "expected 3 entries, found 2"),
    ("heroes.toml", "hero", "expected 4 entries, found 3"),
    ("monsters.toml", "monster", "expected 7 entries, found 6"),
    ("events.toml", "monster_card", "expected 14 entries, found 13"),
    ("combat.toml", "combat_symbol", "expected 8 entries, found 7"),
    ("persian_invasion/campaign.toml", "attitude", "expected 4 entries, found 3"),
    ("persian_invasion/campaign.toml", "monster_row", "expected 12 entries, found 11"),
    ("persian_invasion/campaign.toml", "quest_row", "expected 8 entries, found 7"),
]


def without_first(file: str, kind: str) -> str:
    """A file without its first entry of a kind."""
    head, mark = f"[[{kind}]]\n", "\n["
    start = TEXTS[file].index(head)
    end = TEXTS[file].find(mark + "[", start + len(head))
    return TEXTS[file][:start] + (TEXTS[file][end + 1 :] if end >= 0 else "")


@pytest.mark.parametrize(("file", "kind", "fault"), COUNTED)
def test_a_missing_piece_is_missed(file: str, kind: str, fault: str) -> None:
    lines = lines_of({**TEXTS, file: without_first(file, kind)})
    assert f"{file}: {kind}: {fault}" in lines.splitlines()


PRINTED = [
    ("map.toml", "sea_trail", "the book prints 7, found 6"),
    ("blessings.toml", "blessing", "the book prints 36, found 35"),
    ("artifacts.toml", "artifact", "the book prints 20, found 19"),
    ("temples.toml", "temple_card", "the book prints 5, found 4"),
]


@pytest.mark.parametrize(("file", "kind", "note"), PRINTED)
def test_a_number_of_the_book_is_a_note(file: str, kind: str, note: str) -> None:
    """The first entry may be named elsewhere, so the pack is only looked at."""
    pack = read_pack({**TEXTS, file: without_first(file, kind)})
    SHAPE.faults(pack)
    assert f"{file}: {kind}: {note}" in [in_english(pack.told(fault)) for fault in pack.notes]


SUMS = [
    ("combat.toml", "copies = 3", "copies = 2", "combat_card: copies: the book prints 30 cards, found 29"),
    ("attacks.toml", "copies = 2", "copies = 1", "attack_card: copies: the book prints 18 cards, found 17"),
    (
        "blessings.toml",
        'god = "athena"',
        'god = "zeus"',
        'blessing: god = "zeus": the book prints 12 cards, found 13',
    ),
    (
        "artifacts.toml",
        'kind = "neutral"',
        'kind = "monster"',
        'artifact: kind = "monster": the book prints 7 cards, found 8',
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "note"), SUMS)
def test_sums_of_the_book_are_notes(file: str, old: str, new: str, note: str) -> None:
    pack = read_pack({**TEXTS, file: TEXTS[file].replace(old, new, 1)})
    card_faults(pack)
    assert f"{file}: {note}" in [in_english(pack.told(fault)) for fault in pack.notes]


def test_no_more_cards_of_a_symbol_than_fit_into_one_answer() -> None:
    card = TEXTS["combat.toml"][TEXTS["combat.toml"].index("[[combat_card]]") :].partition("\n\n")[0]
    more = "".join("\n\n" + card.replace("fortification_torch", f"more_{number}") for number in range(5))
    assert "expected at most 8, found 10" in lines_of({**TEXTS, "combat.toml": TEXTS["combat.toml"] + more})


def test_a_missing_script_is_named() -> None:
    assert lines_of(
        {**TEXTS, "persian_invasion/scripts.toml": without_first("persian_invasion/scripts.toml", "script")}
    ) == ("persian_invasion/scripts.toml: script: act = 1: no script 1")


def test_a_missing_tale_is_named() -> None:
    assert lines_of(
        {**TEXTS, "persian_invasion/chronicle.toml": without_first("persian_invasion/chronicle.toml", "opening")}
    ) == ('persian_invasion/chronicle.toml: opening: no "prologue"')


def test_a_land_that_cannot_be_reached_is_named() -> None:
    island = TEXTS["map.toml"]
    for old, new in (
        ('neighbours = ["macedonia"]', "neighbours = []"),
        ('neighbours = ["chalkidiki", "epirus", "thessaly"]', 'neighbours = ["epirus", "thessaly"]'),
        ('between = ["chalkidiki", "euboea"]', 'between = ["boeotia", "crete"]'),
    ):
        assert old in island
        island = island.replace(old, new, 1)
    assert 'map.toml: region "macedonia": cannot be reached from "chalkidiki"' in lines_of(
        {**TEXTS, "map.toml": island}
    )


def test_a_land_without_a_region_is_named() -> None:
    text = TEXTS["map.toml"].replace('land = "brown"', 'land = "green"')
    assert lines_of({**TEXTS, "map.toml": text}) == 'map.toml: land "brown": has no region'


def test_a_pack_of_another_game_is_refused() -> None:
    header = TEXTS["pack.toml"].replace('game = "hellas"', 'game = "hybris"')
    assert lines_of({**TEXTS, "pack.toml": header}) == 'pack.toml: game: this pack is for "hybris", not for "hellas"'
