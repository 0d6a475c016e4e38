"""A pack over another one adds, changes and removes, by id; a fault is told where it is written."""

import pytest

from agon.kernel.errors import PackError, in_english
from agon.kernel.layers import changes, lay_over
from agon.kernel.packs import Pack, Section, Shape, Single, read_pack
from agon.kernel.schema import ID, Field, Maybe, Ref, Table, Text, Whole, Wording
from agon.shelf.places import finder

BEAST = Table(Field("id", Text(ID)), Field("name", Wording()), Field("legs", Whole(0, 8)), Maybe("prey", Ref("beast")))
SHAPE = Shape(
    "toy", {"beasts.toml": [Section("beast", BEAST, printed=2), Single("zoo", Table(Field("size", Whole(1, 9))))]}
)
BELOW = {
    "pack.toml": 'id = "zoo"\ngame = "toy"\nversion = "1.0.0"\nformat = 1\nlanguages = ["en", "fr"]\n',
    "beasts.toml": """\
[zoo]
size = 3

[[beast]]
id = "crow"
name = { en = "Crow", fr = "Corneille" }
legs = 2

[[beast]]
id = "wolf"
name = { en = "Wolf", fr = "Loup" }
legs = 4
prey = "crow"
""",
    "moon/rules.toml": "light = 3\n",
}
HEADER = 'id = "mine"\ngame = "toy"\nversion = "0.1.0"\nformat = 1\nlanguages = ["en"]\nover = "zoo"\n'
OWL = '[[beast]]\nid = "owl"\nname = { en = "Owl" }\nlegs = 2\n'


def read(texts: dict[str, str]) -> Pack:
    return read_pack(texts, finder(texts))


def laid(beasts: str, header: str = HEADER, **files: str) -> Pack:
    """The pack of the zoo with another one over it."""
    more = {f"{name}/rules.toml": text for name, text in files.items()}
    return lay_over(read(BELOW), read({"pack.toml": header, "beasts.toml": beasts, **more}))


def legs(pack: Pack) -> dict[str, int]:
    return {beast["id"]: beast["legs"] for beast in pack.entries("beasts.toml", "beast")}


def faults(pack: Pack) -> list[str]:
    return [in_english(pack.told(fault)) for fault in SHAPE.faults(pack)]


def refused(beasts: str, header: str = HEADER) -> str:
    with pytest.raises(PackError) as caught:
        laid(beasts, header)
    return str(caught.value)


# ---------------------------------------------------------------- what becomes of the entries


def test_a_new_id_is_added_behind_the_others() -> None:
    pack = laid(OWL)
    assert legs(pack) == {"crow": 2, "wolf": 4, "owl": 2}
    assert list(legs(pack)) == ["crow", "wolf", "owl"]
    assert faults(pack) == []


def test_a_known_id_changes_the_fields_it_names() -> None:
    pack = laid('[[beast]]\nid = "crow"\nlegs = 1\n')
    assert legs(pack) == {"crow": 1, "wolf": 4}
    assert pack.entries("beasts.toml", "beast")[0]["name"] == {"en": "Crow", "fr": "Corneille"}


def test_entries_are_removed() -> None:
    assert legs(laid('[remove]\nbeast = ["wolf"]\n')) == {"crow": 2}


def test_an_entry_removed_and_written_again_is_a_new_one() -> None:
    pack = laid('[remove]\nbeast = ["wolf"]\n[[beast]]\nid = "wolf"\nname = { en = "Wolf" }\nlegs = 3\n')
    assert pack.entries("beasts.toml", "beast")[-1] == {"id": "wolf", "name": {"en": "Wolf"}, "legs": 3}


def test_a_single_table_is_not_removed() -> None:
    assert laid("[remove]\nzoo = []\n").entry("beasts.toml", "zoo") == {"size": 3}


def test_a_single_table_changes_the_fields_it_names() -> None:
    assert laid("[zoo]\nsize = 5\n").entry("beasts.toml", "zoo") == {"size": 5}


def test_a_part_is_changed_in_its_folder() -> None:
    pack = laid("", moon="light = 4\ndark = 1\n")
    assert pack.parts["moon"].files["rules.toml"] == {"light": 4, "dark": 1}


def test_what_lies_beneath_stays_as_it_is() -> None:
    below = read(BELOW)
    lay_over(below, read({"pack.toml": HEADER, "beasts.toml": '[[beast]]\nid = "crow"\nlegs = 1\n'}))
    assert legs(below) == {"crow": 2, "wolf": 4}


def test_the_changes_are_told() -> None:
    told = changes(laid(OWL + '[[beast]]\nid = "crow"\nlegs = 1\n[remove]\nbeast = ["wolf"]\n[zoo]\nsize = 4\n'))
    assert told.added == ['beasts.toml: beast "owl"']
    assert told.changed == ['beasts.toml: beast "crow"', "beasts.toml: zoo"]
    assert told.removed == ['beasts.toml: beast "wolf"']


# ---------------------------------------------------------------- who it is


def test_both_packs_have_their_editions_the_lower_first() -> None:
    pack = laid(OWL)
    below, above = pack.editions()
    assert (below.id, below.version, below.digest) == ("zoo", "1.0.0", read(BELOW).digest)
    assert (above.id, above.version) == ("mine", "0.1.0")
    assert (pack.id, pack.languages) == ("mine", ["en", "fr"])


def test_a_part_counts_where_its_module_is_played() -> None:
    bright, dim = laid("", moon="light = 9\n"), laid("", moon="light = 1\n")
    assert bright.editions() == dim.editions()
    assert bright.editions(["moon"])[0] == dim.editions(["moon"])[0]
    assert bright.editions(["moon"])[1] != dim.editions(["moon"])[1]


def test_a_third_pack_may_lie_over_the_second() -> None:
    third = HEADER.replace('"mine"', '"third"').replace('"zoo"', '"mine"')
    pack = lay_over(laid(OWL), read({"pack.toml": third, "beasts.toml": '[[beast]]\nid = "owl"\nlegs = 3\n'}))
    assert legs(pack)["owl"] == 3
    assert [edition.id for edition in pack.editions()] == ["zoo", "mine", "third"]


# ---------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("beasts", "line"),
    [
        (
            '[remove]\nbeast = ["wulf"]\n',
            'beasts.toml:2:10: remove: beast[0]: no beast "wulf" to remove (did you mean "wolf"?)',
        ),
        ("[remove]\nbeast = 3\n", 'beasts.toml:1:1: remove: expected lists of ids such as epic = ["..."]'),
        (
            "[[beast]]\nlegs = 3\n",
            "beasts.toml:1:1: beast #1: expected an id, which says which entry is changed or added",
        ),
    ],
)
def test_what_cannot_be_laid_over_is_refused(beasts: str, line: str) -> None:
    assert refused(beasts) == line


def test_the_pack_beneath_is_the_one_it_is_written_for() -> None:
    assert refused("", HEADER.replace('over = "zoo"', 'over = "park"')) == (
        'pack.toml:6:8: over: there is no pack "park" beneath this one (there is: zoo)'
    )
    assert refused("", HEADER.replace('"toy"', '"chess"')) == (
        'pack.toml:2:8: game: this pack is for "chess", not for "toy"'
    )
    assert "this is a complete pack, which cannot lie over another" in refused("", HEADER.replace('over = "zoo"\n', ""))


def test_a_fault_is_told_where_it_is_written() -> None:
    assert faults(laid('[[beast]]\nid = "crow"\nlegs = 9\n')) == [
        'beasts.toml:3:8: beast "crow": legs: expected 0 to 8, found 9'
    ]


def test_a_fault_that_shows_beneath_names_the_pack() -> None:
    assert faults(laid('[remove]\nbeast = ["crow"]\n')) == [
        'beasts.toml:13:8 (zoo): beast "wolf": prey: no beast "crow"'
    ]


def test_a_text_in_one_language_is_enough_and_noted() -> None:
    pack = laid(OWL)
    assert SHAPE.faults(pack) == []
    assert [in_english(pack.told(note)) for note in pack.notes] == [
        "beasts.toml:1:1: beast: the book prints 2, found 3",
        'beasts.toml:3:8: beast "owl": name: missing in "fr"',
    ]
