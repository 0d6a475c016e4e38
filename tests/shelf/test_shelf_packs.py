"""Packs on disk: the bundled one, a copy of it, and what goes wrong with folders."""

from importlib.resources import files
from pathlib import Path

import pytest

from agon.games.ephyran.box import open_box
from agon.kernel.errors import PackError
from agon.kernel.packs import HEADER
from agon.shelf.packs import add_part, begin_pack, bundled_pack, copy_pack, pack_from


def test_a_copy_is_the_same_pack(tmp_path: Path) -> None:
    written = copy_pack("ephyran", tmp_path / "mine" / "deck")
    assert "pack.toml" in [path.name for path in written]
    copied, bundled = pack_from(tmp_path / "mine" / "deck"), bundled_pack("ephyran")
    assert (copied.id, bundled.id) == ("deck", "ephyran")
    assert {**copied.files, HEADER: {}} == {**bundled.files, HEADER: {}}
    assert open_box(copied).deck_size == 108


@pytest.mark.parametrize(
    ("game", "module", "file"),
    [
        ("hybris", "artemis", "artemis/olympians.toml"),
        ("hybris", "duel", "duel/postures.toml"),
        ("hellas", "persian_invasion", "persian_invasion/scripts.toml"),
    ],
)
def test_what_lies_with_a_module_is_copied_with_the_game(game: str, module: str, file: str, tmp_path: Path) -> None:
    home = files(f"agon.games.{game}")
    copy_pack(game, tmp_path)
    content = home / module / "content" / file.rpartition("/")[2]
    assert (tmp_path / file).read_text("utf-8") == content.read_text("utf-8")
    assert not (home / "content" / file).is_file()


def test_no_file_of_a_module_takes_the_place_of_another() -> None:
    texts = {"quests.toml": "the game's", "toy/lots.toml": "the game's too"}
    add_part(texts, "toy", {"quests.toml": "the module's"})
    assert texts["quests.toml"] == "the game's"
    assert texts["toy/quests.toml"] == "the module's"
    with pytest.raises(PackError, match=r'"toy/lots\.toml" lies both with the game and with its module "toy"'):
        add_part(texts, "toy", {"lots.toml": "the module's"})


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(PackError, match="not empty"):
        copy_pack("ephyran", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_a_file_in_the_way_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(PackError, match="cannot be written"):
        copy_pack("ephyran", tmp_path / "file")


@pytest.mark.parametrize("game", ["chess", "", "..", "../ephyran", "a b"])
def test_an_unknown_game_has_no_pack(game: str) -> None:
    with pytest.raises(PackError, match="no pack comes with Agon"):
        bundled_pack(game)


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="no such folder"):
        pack_from(tmp_path / "nowhere")


def test_a_folder_without_header_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"has no pack\.toml"):
        pack_from(tmp_path)


def test_a_file_in_another_encoding_is_told(tmp_path: Path) -> None:
    copy_pack("ephyran", tmp_path)
    (tmp_path / "magic.toml").write_bytes(b'# first\nname = "H\xe9cate"\n')
    with pytest.raises(PackError, match=r"^magic\.toml:2: not UTF-8 text$"):
        pack_from(tmp_path)


def test_the_mark_some_editors_add_does_no_harm(tmp_path: Path) -> None:
    copy_pack("ephyran", tmp_path)
    digest = pack_from(tmp_path).digest
    header = tmp_path / "pack.toml"
    header.write_bytes(b"\xef\xbb\xbf" + header.read_bytes())
    assert pack_from(tmp_path).digest == digest


def over(folder: Path, id: str, below: str, lines: str) -> Path:
    """A folder with a pack of Ephyran that lies over another one."""
    folder.mkdir()
    header = f'id = "{id}"\ngame = "ephyran"\nversion = "0.1.0"\nformat = 1\nlanguages = ["en"]\nover = "{below}"\n'
    (folder / "pack.toml").write_text(header, encoding="utf-8")
    (folder / "magic.toml").write_text(lines, encoding="utf-8")
    return folder


def test_a_pack_lies_over_the_bundled_one_and_others_over_it(tmp_path: Path) -> None:
    first = over(tmp_path / "first", "first", "ephyran", '[[magic]]\nid = "thunderbolt"\nvalue = 5\n')
    second = over(tmp_path / "second", "second", "first", '[[magic]]\nid = "thunderbolt"\ntokens = 7\n')
    pack = pack_from(first, second)
    [thunderbolt] = [entry for entry in pack.entries("magic.toml", "magic") if entry["id"] == "thunderbolt"]
    assert (thunderbolt["value"], thunderbolt["tokens"]) == (5, 7)
    assert [edition.id for edition in pack.editions()] == ["ephyran", "first", "second"]
    with pytest.raises(PackError, match=r'pack\.toml:6:8: over: there is no pack "first" beneath'):
        pack_from(second)


def test_a_pack_lies_over_a_whole_one_of_ones_own(tmp_path: Path) -> None:
    copy_pack("ephyran", tmp_path / "whole")
    above = over(tmp_path / "above", "above", "whole", "[remove]\nmagic = []\n")
    assert [edition.id for edition in pack_from(tmp_path / "whole", above).editions()] == ["whole", "above"]


def test_a_pack_is_begun(tmp_path: Path) -> None:
    assert [path.name for path in begin_pack("ephyran", tmp_path / "My cards!")] == ["pack.toml"]
    begun = pack_from(tmp_path / "My cards!")
    assert (begun.id, begun.made_of()[-1].over) == ("my_cards", "ephyran")
    assert open_box(begun).deck_size == 108


def test_the_bundled_pack_must_be_that_of_the_book() -> None:
    assert bundled_pack("hybris").official
    assert all(part.official for part in bundled_pack("hybris").parts.values())
