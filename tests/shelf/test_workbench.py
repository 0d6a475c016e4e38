"""A pack on the workbench: entries changed in their texts, steps undone, nothing lost, nothing written elsewhere."""

import tomllib
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from agon.kernel.errors import PackError
from agon.kernel.packs import Pack
from agon.kernel.schema import Entry
from agon.shelf.drafting import build, cards, edited, restored
from agon.shelf.packs import begin_pack
from agon.shelf.rewriting import with_entry
from agon.shelf.workbench import DRAFT, Workbench

FILE, KIND = "technologies.toml", "technology"

TEXT = """\
# What we add.
[[owl]]
id = "first" # of all
wise = 1
[[owl.chick]]
id = "second"

# The other one.
[[owl]]
id = "second"
wise = 2

[remove]
hen = ["x"]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    begin_pack("hybris", tmp_path / "mine")
    return tmp_path / "mine"


def change(bench: Workbench, id: str, **fields: object) -> None:
    """One field after the other of a technology, as it is in the end."""
    bench.write(edited(bench.texts, pack_on(bench), FILE, KIND, id, {**card(bench, id), **fields}))


def pack_on(bench: Workbench) -> Pack:
    pack = build(bench.texts).pack
    assert pack is not None
    return pack


def card(bench: Workbench, id: str) -> Entry:
    return next(one.entry for one in cards(pack_on(bench)) if (one.kind, one.id) == (KIND, id))


def origin(bench: Workbench, id: str) -> str:
    return next(one.origin for one in cards(pack_on(bench)) if (one.kind, one.id) == (KIND, id))


# ---------------------------------------------------------------- texts


def test_an_entry_is_written_anew_and_all_else_stays_as_it_was() -> None:
    changed = with_entry(TEXT, "owl", "second", {"id": "second", "wise": 7}, False)
    assert changed == TEXT.replace("wise = 2", "wise = 7")
    assert with_entry(TEXT, "owl", "first", None, False).startswith("# What we add.\n\n# The other one.\n[[owl]]")


def test_a_new_entry_stands_behind_those_of_its_kind() -> None:
    added = tomllib.loads(with_entry(TEXT, "owl", "third", {"id": "third"}, False))
    assert [owl["id"] for owl in added["owl"]] == ["first", "second", "third"]
    assert added["owl"][0]["chick"] == [{"id": "second"}]
    assert added["remove"] == {"hen": ["x"]}


def test_the_last_entry_leaves_nothing_behind() -> None:
    assert with_entry('[[owl]]\nid = "a"\n', "owl", "a", None, False) == ""


# ---------------------------------------------------------------- entries


def test_only_what_differs_from_beneath_is_written(folder: Path) -> None:
    bench = Workbench(folder)
    change(bench, "beacon_herm", cost={"aegis": 2})
    assert tomllib.loads(bench.texts[FILE]) == {KIND: [{"id": "beacon_herm", "cost": {"aegis": 2}}]}
    assert origin(bench, "beacon_herm") == "changed"
    change(bench, "beacon_herm", cost={"aegis": 1, "follower": 2})
    assert FILE not in bench.texts


def test_a_field_that_is_taken_away_makes_the_entry_a_new_one(folder: Path) -> None:
    bench = Workbench(folder)
    without = {field: value for field, value in card(bench, "beacon_herm").items() if field != "vp"}
    bench.write(edited(bench.texts, pack_on(bench), FILE, KIND, "beacon_herm", without))
    written = tomllib.loads(bench.texts[FILE])
    assert written["remove"] == {KIND: ["beacon_herm"]}
    assert "vp" not in card(bench, "beacon_herm")
    change(bench, "beacon_herm", vp=3)
    assert "remove" not in tomllib.loads(bench.texts.get(FILE, ""))


def test_a_card_that_is_removed_can_be_brought_back(folder: Path) -> None:
    bench = Workbench(folder)
    bench.write(edited(bench.texts, pack_on(bench), FILE, KIND, "beacon_herm", None))
    assert origin(bench, "beacon_herm") == "removed"
    bench.write(restored(bench.texts, pack_on(bench), FILE, KIND, "beacon_herm"))
    assert origin(bench, "beacon_herm") == "beneath"
    assert FILE not in bench.texts


def test_faults_have_their_place_in_the_text_as_it_is_now(folder: Path) -> None:
    bench = Workbench(folder)
    change(bench, "beacon_herm", cost=3)
    built = build(bench.texts)
    assert built.games == []
    assert [dict(fault.args)["where"] for fault in built.faults] == [
        'technologies.toml:3:8: technology "beacon_herm": cost'
    ]


# ---------------------------------------------------------------- steps


def test_every_step_is_undone_and_done_again_after_a_restart_too(folder: Path) -> None:
    bench = Workbench(folder)
    change(bench, "beacon_herm", vp=1)
    change(bench, "beacon_herm", vp=5)
    again = Workbench(folder)
    assert card(again, "beacon_herm")["vp"] == 5
    again.undo()
    assert card(again, "beacon_herm")["vp"] == 1
    again.redo()
    assert card(again, "beacon_herm")["vp"] == 5
    assert not (folder / FILE).exists()


def test_what_is_saved_is_in_the_folder_and_in_the_zip(folder: Path) -> None:
    bench = Workbench(folder)
    change(bench, "beacon_herm", vp=5)
    assert bench.unsaved == [FILE]
    bench.save()
    assert bench.unsaved == []
    assert (folder / FILE).read_text("utf-8") == bench.texts[FILE]
    with zipfile.ZipFile(BytesIO(bench.zipped())) as archive:
        assert sorted(archive.namelist()) == ["mine/pack.toml", "mine/technologies.toml"]
    bench.undo()
    bench.save()
    assert not (folder / FILE).exists()


def test_what_another_editor_writes_becomes_a_step(folder: Path) -> None:
    bench = Workbench(folder)
    change(bench, "beacon_herm", vp=5)
    text = '[[technology]]\nid = "beacon_herm"\nvp = 2\n'
    (folder / FILE).write_text(text, "utf-8")
    bench.look()
    assert bench.texts[FILE] == text
    bench.undo()
    assert card(bench, "beacon_herm")["vp"] == 5


def test_a_draft_that_is_broken_is_no_harm(folder: Path) -> None:
    (folder / DRAFT).write_text('{"saved": 3', "utf-8")
    assert Workbench(folder).past == []


# ---------------------------------------------------------------- nothing elsewhere


@pytest.mark.parametrize("name", ["../x.toml", "/x.toml", "a/b/x.toml", "a/../x.toml", "x.txt", "", "..", "a\\x.toml"])
def test_nothing_is_written_outside_the_folder(folder: Path, name: str) -> None:
    bench = Workbench(folder)
    bench.write({name: "a = 1\n"})
    with pytest.raises(PackError, match="not a file of the pack"):
        bench.save()
    assert {path.name for path in folder.parent.rglob("*")} == {"mine", DRAFT, "pack.toml"}


def test_no_link_is_followed(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text("a = 1\n", "utf-8")
    bench = Workbench(folder)
    change(bench, "beacon_herm", vp=5)
    (folder / FILE).symlink_to(other)
    with pytest.raises(PackError, match="follows no link"):
        bench.save()
    assert other.read_text("utf-8") == "a = 1\n"
    with pytest.raises(PackError, match="follows no link"):
        Workbench(folder)
