"""A pack says clearly what is wrong with it: file, entry, field."""

import pickle
from collections.abc import Mapping

import pytest

from agon.kernel.errors import PackError
from agon.kernel.packs import Pack, Section, Shape, Single, read_pack
from agon.kernel.schema import (
    ID,
    Either,
    Field,
    Flag,
    ListOf,
    Maybe,
    Ref,
    Table,
    Text,
    Verb,
    Vocabulary,
    Whole,
    Word,
    Wording,
)
from agon.kernel.words import say

VERBS = Vocabulary(
    Verb("gain", "toy-gain", Whole(1, 9)),
    Verb("draw", "toy-draw", Whole(1, 9), Maybe("keep", Whole(1, 8))),
)
VERBS.add(Verb("may", "toy-may", ListOf(VERBS, 1)))

BEAST = Table(
    Field("id", Text(ID)),
    Field("name", Wording()),
    Field("legs", Whole(0, 8)),
    Maybe("tame", Flag()),
    Maybe("prey", ListOf(Ref("beast"))),
)
CARD = Table(
    Field("id", Text(ID)),
    Field("colour", Word("red", "blue")),
    Field("face", Either(Table(Field("beast", Ref("beast"))), Table(Field("effects", ListOf(VERBS, 1, 3))))),
)
SHAPE = Shape(
    "toy",
    {
        "beasts.toml": [Section("beast", BEAST)],
        "cards.toml": [Section("card", CARD), Single("back", Table(Field("colour", Word("red", "blue"))))],
    },
)

HEADER = 'id = "zoo"\ngame = "toy"\nversion = "1.0.0"\nformat = 1\nlanguages = ["en", "fr"]\n'
BEASTS = """
[[beast]]
id = "crow"
name = { en = "Crow", fr = "Corneille" }
legs = 2

[[beast]]
id = "wolf"
name = { en = "Wolf", fr = "Loup" }
legs = 4
prey = ["crow"]
"""
CARDS = """
[[card]]
id = "first"
colour = "red"
face = { beast = "crow" }

[[card]]
id = "second"
colour = "blue"
face = { effects = [{ draw = 3, keep = 1 }, { may = [{ gain = 2 }] }] }

[back]
colour = "red"
"""
GOOD = {"pack.toml": HEADER, "beasts.toml": BEASTS, "cards.toml": CARDS}


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The good pack with one thing changed."""
    assert old in GOOD[file]
    return {**GOOD, file: GOOD[file].replace(old, new, 1)}


def checked(files: Mapping[str, str]) -> Pack:
    pack = read_pack(files)
    pack.refuse(SHAPE.faults(pack))
    return pack


def lines_of(files: Mapping[str, str]) -> list[str]:
    with pytest.raises(PackError) as caught:
        checked(files)
    return str(caught.value).splitlines()


def test_a_good_pack_is_read() -> None:
    pack = checked(GOOD)
    assert (pack.id, pack.game, pack.version, pack.languages) == ("zoo", "toy", "1.0.0", ["en", "fr"])
    assert [beast["id"] for beast in pack.entries("beasts.toml", "beast")] == ["crow", "wolf"]
    assert pack.entry("cards.toml", "back") == {"colour": "red"}


def test_the_digest_follows_the_content_and_not_the_layout() -> None:
    digest = read_pack(GOOD).digest
    assert len(digest) == 64
    assert read_pack(changed("beasts.toml", "legs = 2", "legs   =   2 # thin ones")).digest == digest
    assert read_pack(dict(reversed(GOOD.items()))).digest == digest
    assert read_pack({name: text.replace("\n", "\r\n") for name, text in GOOD.items()}).digest == digest
    assert read_pack(changed("beasts.toml", "legs = 2", "legs = 3")).digest != digest


BAD = [
    ("beasts.toml", "legs = 2", "legs = 9", 'beasts.toml: beast "crow": legs: expected 0 to 8, found 9'),
    ("beasts.toml", "legs = 2", "", 'beasts.toml: beast "crow": legs: missing'),
    (
        "beasts.toml",
        "legs = 2",
        'legs = "two"',
        'beasts.toml: beast "crow": legs: expected a whole number, found "two"',
    ),
    (
        "beasts.toml",
        "legs = 2",
        "legs = true",
        'beasts.toml: beast "crow": legs: expected a whole number, found true',
    ),
    (
        "beasts.toml",
        "legs = 2",
        "legs = 2\ntame = 1",
        'beasts.toml: beast "crow": tame: expected true or false, found 1',
    ),
    (
        "beasts.toml",
        "legs = 4",
        "legs = 4\nleg = 1",
        'beasts.toml: beast "wolf": leg: unknown field (did you mean "legs"?)',
    ),
    ("beasts.toml", 'id = "wolf"', 'id = "crow"', 'beasts.toml: beast "crow": id: used twice'),
    ("beasts.toml", 'id = "wolf"', "", "beasts.toml: beast #2: id: missing"),
    (
        "beasts.toml",
        'id = "wolf"',
        'id = "Big Wolf"',
        'beasts.toml: beast "Big Wolf": id: "Big Wolf" is not of the form [a-z][a-z0-9_]*',
    ),
    (
        "beasts.toml",
        'prey = ["crow"]',
        'prey = ["cow"]',
        'beasts.toml: beast "wolf": prey[0]: no beast "cow" (did you mean "crow"?)',
    ),
    (
        "beasts.toml",
        'prey = ["crow"]',
        'prey = ["crow", "crow"]',
        'beasts.toml: beast "wolf": prey[1]: "crow" appears twice',
    ),
    (
        "beasts.toml",
        'prey = ["crow"]',
        'prey = "crow"',
        'beasts.toml: beast "wolf": prey: expected a list, found "crow"',
    ),
    ("beasts.toml", '"Loup"', '" "', 'beasts.toml: beast "wolf": name.fr: empty'),
    (
        "beasts.toml",
        'fr = "Loup"',
        'fr = "Loup", de = "Wolf"',
        'beasts.toml: beast "wolf": name.de: not a language of this pack (en, fr)',
    ),
    (
        "beasts.toml",
        "[[beast]]",
        "[[best]]\n[[beast]]",
        'beasts.toml: best: unknown section (did you mean "beast"?)',
    ),
    (
        "cards.toml",
        'colour = "red"',
        'colour = "bleu"',
        'cards.toml: card "first": colour: unknown word "bleu" (did you mean "blue"?)',
    ),
    (
        "cards.toml",
        'colour = "red"',
        'colour = "green"',
        'cards.toml: card "first": colour: unknown word "green" (one of: red, blue)',
    ),
    (
        "cards.toml",
        '{ beast = "crow" }',
        '{ beast = "crow", effects = [] }',
        'cards.toml: card "first": face: expected exactly one of: beast, effects',
    ),
    (
        "cards.toml",
        "{ draw = 3, keep = 1 }",
        "{ drew = 3 }",
        'cards.toml: card "second": face.effects[0]: no verb "drew" (did you mean "draw"?)',
    ),
    (
        "cards.toml",
        "{ draw = 3, keep = 1 }",
        "{ draw = 3, kept = 1 }",
        'cards.toml: card "second": face.effects[0].kept: unknown field (did you mean "keep"?)',
    ),
    (
        "cards.toml",
        "{ draw = 3, keep = 1 }",
        '{ draw = "all" }',
        'cards.toml: card "second": face.effects[0].draw: expected a whole number, found "all"',
    ),
    (
        "cards.toml",
        "{ draw = 3, keep = 1 }",
        "{ draw = 3, gain = 1 }",
        'cards.toml: card "second": face.effects[0]: two verbs in one effect: draw, gain',
    ),
    (
        "cards.toml",
        "{ draw = 3, keep = 1 }",
        '"draw"',
        'cards.toml: card "second": face.effects[0]: expected an effect such as { verb = ... }, found "draw"',
    ),
    (
        "cards.toml",
        "{ gain = 2 }",
        "{ gain = 0 }",
        'cards.toml: card "second": face.effects[1].may[0].gain: expected 1 to 9, found 0',
    ),
    (
        "cards.toml",
        "[{ gain = 2 }]",
        "[]",
        'cards.toml: card "second": face.effects[1].may: expected 1 to 999 in the list, found 0',
    ),
    ("cards.toml", '[back]\ncolour = "red"', "", "cards.toml: back: missing"),
    ("pack.toml", "format = 1", "format = 2", "pack.toml: format: expected 1 to 1, found 2"),
    (
        "pack.toml",
        'game = "toy"',
        'game = "chess"',
        'pack.toml: game: this pack is for "chess", not for "toy"',
    ),
    ("pack.toml", 'version = "1.0.0"', "", "pack.toml: version: missing"),
    ("pack.toml", "format = 1", "format = 1\nauthor = 7", "pack.toml: author: unknown field"),
]


@pytest.mark.parametrize(("file", "old", "new", "line"), BAD, ids=[line for *_, line in BAD])
def test_one_fault_is_one_line(file: str, old: str, new: str, line: str) -> None:
    assert lines_of(changed(file, old, new)) == [line]


def test_broken_toml_names_the_line() -> None:
    [line] = lines_of(changed("beasts.toml", "legs = 2", "legs 2"))
    assert line.startswith("beasts.toml:5:6: this is not TOML: ")
    [line] = lines_of({**GOOD, "cards.toml": 'a = "1"\nb = ['})
    assert line.startswith("cards.toml:2:6: this is not TOML: ")


def test_toml_nested_without_end_is_refused() -> None:
    [line] = lines_of({**GOOD, "cards.toml": "a = " + "[" * 100_000})
    assert line.startswith("cards.toml: ")


def test_faults_come_whole_from_another_process() -> None:
    error = PackError(say("fault-missing"), say("fault-empty"))
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.faults) == ("missing\nempty", error.faults)


def test_every_fault_is_told_at_once() -> None:
    files = changed("beasts.toml", "legs = 2", "legs = 99")
    files["cards.toml"] = files["cards.toml"].replace('"crow"', '"cow"').replace("keep = 1", "keep = 99")
    assert lines_of(files) == [
        'beasts.toml: beast "crow": legs: expected 0 to 8, found 99',
        'cards.toml: card "first": face.beast: no beast "cow" (did you mean "crow"?)',
        'cards.toml: card "second": face.effects[0].keep: expected 1 to 8, found 99',
    ]


def test_files_are_those_the_game_declares() -> None:
    files = {"pack.toml": HEADER, "beasts.toml": BEASTS, "card.toml": CARDS}
    assert lines_of(files) == [
        "cards.toml: missing",
        'card.toml: unknown file (did you mean "cards.toml"?)',
    ]


def test_a_pack_without_header_is_no_pack() -> None:
    with pytest.raises(PackError, match=r"^pack\.toml: missing"):
        read_pack({"beasts.toml": BEASTS})


def test_a_section_must_be_a_list_of_entries() -> None:
    assert lines_of({**GOOD, "beasts.toml": "beast = 3"}) == [
        "beasts.toml: beast: expected entries [[beast]]",
        'cards.toml: card "first": face.beast: no beast "crow"',
    ]
