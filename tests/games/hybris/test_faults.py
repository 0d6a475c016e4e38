"""A broken Hybris pack says in one line what is wrong: file, entry, field."""

import pytest

from agon.games.hybris.box import open_box
from agon.kernel.errors import PackError, in_english
from agon.kernel.packs import Pack, read_pack
from games.hybris.opened import TEXTS

BEACON = 'technologies.toml: technology "beacon_herm": '
BEACON_EFFECT = '{ for_each = { connected = "to_this" }, do = [{ gain = { vp = 1 } }], max = 3 }'
BAD = [
    # words
    (
        "technologies.toml",
        BEACON_EFFECT,
        '{ for_all = { connected = "to_this" } }',
        BEACON + 'power.effects[0]: no verb "for_all" (did you mean "for_each"?)',
    ),
    (
        "technologies.toml",
        BEACON_EFFECT,
        '{ for_each = { conected = "to_this" }, do = [{ gain = { vp = 1 } }] }',
        BEACON + 'power.effects[0].for_each: no count "conected" (did you mean "connected"?)',
    ),
    (
        "technologies.toml",
        BEACON_EFFECT,
        '{ for_each = { connected = "to_that" }, do = [{ gain = { vp = 1 } }] }',
        BEACON + 'power.effects[0].for_each.connected: unknown word "to_that" (did you mean "to_this"?)',
    ),
    (
        "technologies.toml",
        BEACON_EFFECT,
        '{ if = { grandeur = "first", well = 3 }, then = [{ gain = { vp = 1 } }] }',
        BEACON + "power.effects[0].if: two conditions in one table: grandeur, well",
    ),
    (
        "technologies.toml",
        BEACON_EFFECT,
        '{ if = "first", then = [{ gain = { vp = 1 } }] }',
        BEACON + 'power.effects[0].if: expected a table such as { condition = ... }, found "first"',
    ),
    (
        "technologies.toml",
        "{ modify = { craft_cost = -1 } }",
        "{ modify = { craft_price = -1 } }",
        'technologies.toml: technology "bench_of_daedalus": power.effects[0].modify: no modifier "craft_price"'
        ' (did you mean "craft_cost"?)',
    ),
    (
        "technologies.toml",
        'on = { convert = "other" }',
        'on = { converts = "other" }',
        'technologies.toml: technology "tithe_censer": power.on: no event "converts" (did you mean "convert"?)',
    ),
    (
        "technologies.toml",
        'when = "immediate"',
        'when = "at_once"',
        BEACON + 'power.when: unknown word "at_once" (one of: immediate, age_start, age_end, passive, '
        "once_per_age, reaction, game_end)",
    ),
    (
        "technologies.toml",
        "{ gain = { kindness = 3 } }",
        "{ gain = { kindnes = 3 } }",
        'technologies.toml: technology "ekecheiria_bell": power.effects[0].gain.kindnes: unknown resource'
        ' (did you mean "kindness"?)',
    ),
    (
        "technologies.toml",
        "{ gain = { kindness = 3 } }",
        "{ gain = { kindness = 30 } }",
        'technologies.toml: technology "ekecheiria_bell": power.effects[0].gain.kindness: expected 1 to 9, found 30',
    ),
    (
        "technologies.toml",
        "{ gain = { kindness = 3 } }",
        "{ gain = {} }",
        'technologies.toml: technology "ekecheiria_bell": power.effects[0].gain: expected amounts such as'
        " { vp = 1 }, found an empty table",
    ),
    (
        "technologies.toml",
        "{ gain = { kindness = 3 } }",
        '{ gain = { kindness = "all" } }',
        'technologies.toml: technology "ekecheiria_bell": power.effects[0].gain.kindness: expected a whole number,'
        ' found "all"',
    ),
    # arguments
    (
        "technologies.toml",
        BEACON_EFFECT,
        '{ for_each = { connected = "to_this" }, max = 3 }',
        BEACON + "power.effects[0].do: missing",
    ),
    (
        "technologies.toml",
        BEACON_EFFECT,
        "{ pay = { aegis = 1 }, then = [] }",
        BEACON + "power.effects[0].then: expected 1 to 999 in the list, found 0",
    ),
    (
        "technologies.toml",
        BEACON_EFFECT,
        "{ choose = [[{ gain = { vp = 1 } }]] }",
        BEACON + "power.effects[0].choose: expected 2 to 999 in the list, found 1",
    ),
    (
        "technologies.toml",
        BEACON_EFFECT,
        '{ act = "produce", discount = 1 }',
        BEACON + "power.effects[0].discount: only Craft has a price to lower",
    ),
    (
        "technologies.toml",
        BEACON_EFFECT,
        '{ act = "influence" }',
        BEACON + "power.effects[0].at: missing; Influence is performed in a City",
    ),
    (
        "technologies.toml",
        BEACON_EFFECT,
        '{ act = "produce", at = "here" }',
        BEACON + 'power.effects[0].at: "produce" has a place of its own',
    ),
    (
        "technologies.toml",
        BEACON_EFFECT,
        '{ act = "deploy" }',
        BEACON + 'power.effects[0].act: unknown word "deploy" (one of: convert, conceive, craft, produce, perceive, '
        "omen, train, resurrect, drain, influence)",
    ),
    (
        "upgrades.toml",
        ', per = { defeated_heroes = "own" }',
        "",
        'upgrades.toml: upgrade "bident": unlocked[0].effects[0].max: nothing is counted without `per`',
    ),
    (
        "coliseum.toml",
        '{ weaken = { which = "strongest", by = 2 } }',
        '{ weaken = { which = "strongest" } }',
        'coliseum.toml: coliseum_card "net": effects[0].weaken: expected exactly one of: by, to',
    ),
    (
        "quests.toml",
        'count = "all"',
        'count = "some"',
        'quests.toml: clash "cerberus": reward[1].send_back.count: expected 2 to 9 or all, found "some"',
    ),
    (
        "scenarios.toml",
        ", second_from = 3",
        "",
        'scenarios.toml: scenario "games_of_elis": powers[1].effects[0].second: expected both `second` and'
        " `second_from`, or neither",
    ),
    # powers
    (
        "technologies.toml",
        'on = { convert = "other" }\n',
        "",
        'technologies.toml: technology "tithe_censer": power.on: missing; a reaction names its event',
    ),
    (
        "technologies.toml",
        'when = "reaction"\non = { convert = "other" }',
        'when = "age_end"\non = { convert = "other" }',
        'technologies.toml: technology "tithe_censer": power.on: only a reaction and a power once_per_age have'
        " an event",
    ),
    (
        "technologies.toml",
        'on = { convert = "other" }',
        'on = { convert = "other" }\nor_on = { drain = "other" }',
        'technologies.toml: technology "tithe_censer": power.or_on: only a power once_per_age without another event'
        " has one",
    ),
    (
        "technologies.toml",
        "{ modify = { craft_cost = -1 } }",
        "{ gain = { aegis = 1 } }",
        'technologies.toml: technology "bench_of_daedalus": power.effects[0]: a passive power holds only modify, '
        "allow, forbid",
    ),
    (
        "scenarios.toml",
        'on = { rest_done = "any" }',
        'on = { rest_done = "self" }',
        'scenarios.toml: scenario "persephones_winter": powers[3].on.rest_done: unknown word "self" (one of: any)',
    ),
    # references
    (
        "premonitions.toml",
        'place = "lemnos"',
        'place = "lesbos"',
        'premonitions.toml: premonition "fires_of_mosychlos": place: no location/city "lesbos"'
        ' (did you mean "lemnos"?)',
    ),
    (
        "conflict.toml",
        'deck = "zeus"',
        'deck = "zeuss"',
        'conflict.toml: conflict_card "forked_lightning": deck: no olympian "zeuss" (did you mean "zeus"?)',
    ),
    (
        "scenarios.toml",
        'counter = "breach"',
        'counter = "beach"',
        'scenarios.toml: scenario "gigantomachy": counter: no counter "beach" (did you mean "breach"?)',
    ),
    (
        "pillars.toml",
        'printed = ["name", "upper", "lower"]',
        'printed = ["name", "uper"]',
        'pillars.toml: pillar "guidance": printed[1]: the entry has no field "uper"',
    ),
    (
        "coliseum.toml",
        'id = "coliseum_feint"',
        'id = "feint"',
        'coliseum.toml: coliseum_card "feint": id: used for a conflict_card already',
    ),
    # pieces that must match
    (
        "conflict.toml",
        "enhanced = true",
        "enhanced = false",
        'conflict.toml: conflict_card: deck = "zeus": expected 1 Enhanced card, found 0\n'
        'conflict.toml: conflict_card "bane_of_typhon": combo.left: only an Enhanced card has "any"',
    ),
    (
        "conflict.toml",
        'combo = { left = "labrys", right = "laurel", bonus = 3 }',
        'combo = { left = "labrys", right = "laurel" }',
        'conflict.toml: conflict_card "flurry": combo.bonus: expected with a left half, and only there',
    ),
    (
        "olympians.toml",
        "aura = 3",
        "aura = 1",
        'olympians.toml: olympian "poseidon": aura: "zeus" has Aura 1 already',
    ),
    (
        "upgrades.toml",
        'items = ["temple", "spark", "spark"]',
        'items = ["temple", "spark"]',
        'upgrades.toml: upgrade: olympian = "zeus": expected 8 "spark", found 7',
    ),
    (
        "upgrades.toml",
        'hero = "heracles"',
        'hero = "theseus"',
        'upgrades.toml: upgrade "keraunos": hero: "theseus" belongs to "poseidon"',
    ),
    (
        "upgrades.toml",
        'hero = "heracles"',
        'hero = "perseus"',
        'upgrades.toml: upgrade "eagle_of_zeus": hero: "perseus" lies on "keraunos" already',
    ),
    (
        "upgrades.toml",
        "{ gain = { vp = 2, grandeur = 1, determination = 1, enhanced_card = 1 } }",
        "{ gain = { vp = 2, grandeur = 1, determination = 1 } }",
        'upgrades.toml: upgrade: olympian = "zeus": '
        "expected the Enhanced card as the reward of one tile, found it on 0",
    ),
    (
        "pillars.toml",
        "number = 2",
        "number = 1",
        'pillars.toml: pillar "ambition": number: "clairvoyance" has number 1 already',
    ),
    (
        "quests.toml",
        "conditions = [{ discard_before_draw = 1 }]",
        "conditions = [{ discard_before_draw = 1 }, { unlocked = 0 }]",
        'quests.toml: clash "harpies": conditions[1].unlocked: expected 1 to 6, found 0',
    ),
    (
        "scenarios.toml",
        '{ age = 4, letter = "beta" }]',
        '{ age = 6, letter = "beta" }]',
        'scenarios.toml: scenario "renaissance": fear[1].age: expected at most 4, found 6',
    ),
    (
        "tracks.toml",
        "gives = [{ gain = { vp = 1 } }]",
        "gives = [{ gain = { prayer = 2 } }]",
        'tracks.toml: conversion "points": gives[0]: a conversion cannot give back what it is paid with',
    ),
    (
        "tracks.toml",
        '"forge", "mortal_world", "mortal_world"]',
        '"mortal_world", "mortal_world", "mortal_world"]',
        'tracks.toml: location_tokens: locations: expected a token for "forge"',
    ),
    # boards and cities
    (
        "boards.toml",
        'actions = ["achieve"]',
        'actions = ["train"]',
        'boards.toml: location: actions: expected "train" in one Location, found it in 2',
    ),
    (
        "cities.toml",
        'a = { space = "elis_1", edge = "n" }',
        'a = { space = "elis_1", edge = "s" }',
        'cities.toml: link "hyperborean_line": a: edge s of "elis_1" touches "elis_2" already',
    ),
    (
        "cities.toml",
        'a = { space = "elis_1", edge = "n" }',
        'a = { space = "elis_9", edge = "n" }',
        'cities.toml: link "hyperborean_line": a.space: no space "elis_9" (did you mean "elis_3"?)',
    ),
    (
        "cities.toml",
        'b = { space = "argos_1", edge = "w" }',
        'b = { space = "elis_3", edge = "w" }',
        'cities.toml: link "erymanthos_road": joins two spaces of one City',
    ),
    (
        "cities.toml",
        'b = { space = "argos_1", edge = "w" }',
        'b = { space = "lemnos_1", edge = "n" }',
        'cities.toml: link "erymanthos_road": b: edge n of "lemnos_1" is joined by "hyperborean_line" already',
    ),
    (
        "cities.toml",
        'city = "sparta"',
        'city = "athens"',
        'cities.toml: city "sparta": expected 2 to 4 Technology spaces, found 1\n'
        'cities.toml: space "sparta_2": touches no other space of its City\n'
        'cities.toml: city "athens": expected 2 to 4 Technology spaces, found 5\n'
        'cities.toml: space "athens_1": lies on "sparta_1"',
    ),
    ("cities.toml", "marks = [9, 14]", "marks = [14, 9]", "cities.toml: well: marks: expected the lower mark first"),
]


@pytest.mark.parametrize(("file", "old", "new", "lines"), BAD, ids=[lines.splitlines()[0] for *_, lines in BAD])
def test_a_bad_pack_gives_its_lines(file: str, old: str, new: str, lines: str) -> None:
    assert old in TEXTS[file]
    with pytest.raises(PackError) as caught:
        open_box(read_pack({**TEXTS, file: TEXTS[file].replace(old, new, 1)}))
    assert str(caught.value) == lines


NEEDED = [
    ("coliseum.toml", "coliseum_hero", "expected 5 entries, found 4"),
    ("upgrades.toml", "upgrade", "expected 24 entries, found 23"),
]
PRINTED = [
    ("technologies.toml", "technology", "the book prints 60, found 59"),
    ("conflict.toml", "conflict_card", "the book prints 36, found 35"),
    ("premonitions.toml", "premonition", "the book prints 39, found 38"),
    ("primordials.toml", "primordial", "the book prints 10, found 9"),
    ("quests.toml", "clash", "the book prints 16, found 15"),
    ("quests.toml", "epic", "the book prints 17, found 16"),
    ("scenarios.toml", "scenario", "the book prints 5, found 4"),
]


def without(file: str, kind: str, number: int) -> Pack:
    """The bundled pack without an entry of a kind."""
    start, *entries = TEXTS[file].split(f"[[{kind}]]")
    del entries[number]
    return read_pack({**TEXTS, file: f"[[{kind}]]".join([start, *entries])})


@pytest.mark.parametrize(("file", "kind", "fault"), NEEDED)
def test_a_piece_that_the_rules_need_is_missed(file: str, kind: str, fault: str) -> None:
    with pytest.raises(PackError) as caught:
        open_box(without(file, kind, -1))
    assert f"{file}: {kind}: {fault}" in str(caught.value).splitlines()


@pytest.mark.parametrize(("file", "kind", "note"), PRINTED)
def test_a_number_of_the_book_is_a_note(file: str, kind: str, note: str) -> None:
    pack = without(file, kind, 1)
    open_box(pack)
    assert f"{file}: {kind}: {note}" in [in_english(pack.told(fault)) for fault in pack.notes]


@pytest.mark.parametrize(("file", "kind", "note"), PRINTED)
def test_the_pack_that_comes_with_agon_has_the_numbers_of_the_book(file: str, kind: str, note: str) -> None:
    pack = without(file, kind, 1)
    pack.official = True
    with pytest.raises(PackError) as caught:
        open_box(pack)
    assert f"{file}: {kind}: {note}" in str(caught.value).splitlines()


@pytest.mark.parametrize(
    ("file", "old", "new", "note"),
    [
        ("coliseum.toml", "copies = 3", "copies = 4", "coliseum_card: copies: the book prints 40 cards, found 41"),
        (
            "boards.toml",
            'actions = ["perceive", "omen"]',
            'actions = ["perceive"]',
            'location: actions: expected "omen" in one Location, found it in 0',
        ),
        (
            "primordials.toml",
            'letter = "alpha"',
            'letter = "beta"',
            "primordial: letter: the book prints 3 of alpha, found 2",
        ),
    ],
)
def test_sums_of_the_book_are_notes_too(file: str, old: str, new: str, note: str) -> None:
    pack = read_pack({**TEXTS, file: TEXTS[file].replace(old, new, 1)})
    open_box(pack)
    assert f"{file}: {note}" in [in_english(pack.told(fault)) for fault in pack.notes]


def test_a_primordial_of_each_letter_is_needed() -> None:
    with pytest.raises(PackError, match=r"primordials\.toml: primordial: letter: no Primordial of alpha"):
        open_box(read_pack({**TEXTS, "primordials.toml": TEXTS["primordials.toml"].replace('"alpha"', '"beta"')}))


def test_one_primordial_has_no_letter() -> None:
    text = TEXTS["primordials.toml"].replace('letter = "alpha"\n', "", 1)
    with pytest.raises(PackError, match=r"expected one Primordial without a letter, found 2"):
        open_box(read_pack({**TEXTS, "primordials.toml": text}))


def test_locations_have_their_order() -> None:
    text = TEXTS["boards.toml"].replace('id = "olympus"', 'id = "?"').replace('id = "coliseum"', 'id = "olympus"')
    with pytest.raises(PackError, match=r"boards\.toml: location: expected olympus, coliseum, .*, in this order"):
        open_box(read_pack({**TEXTS, "boards.toml": text.replace('id = "?"', 'id = "coliseum"')}))


def test_a_pack_of_another_game_is_refused() -> None:
    header = TEXTS["pack.toml"].replace('game = "hybris"', 'game = "ephyran"')
    with pytest.raises(PackError) as caught:
        open_box(read_pack({**TEXTS, "pack.toml": header}))
    assert str(caught.value) == 'pack.toml: game: this pack is for "ephyran", not for "hybris"'
