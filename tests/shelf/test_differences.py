"""Two packs side by side, told in prose."""

from pathlib import Path

import pytest

from agon.kernel.errors import PackError
from agon.shelf.differences import Difference, differences
from agon.shelf.packs import begin_pack, bundled_pack, pack_from
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    begin_pack("hybris", tmp_path / "mine")
    return tmp_path / "mine"


def told(folder: Path, language: str = "en") -> dict[str, tuple[str, list[str]]]:
    """By what it is about: how it differs, and in which words."""
    found = differences(bundled_pack("hybris"), pack_from(folder))
    reader = Reader(language, found.names, ())

    def title(one: Difference) -> str:
        return one.title if isinstance(one.title, str) else reader.name(one.thing)

    return {title(one): (one.how, [reader.say(line) for line in one.lines]) for one in found.found}


def test_a_pack_that_changes_nothing_has_nothing_to_tell(folder: Path) -> None:
    assert told(folder) == {}


def test_what_a_card_says_otherwise_is_told_in_its_words_in_every_language(folder: Path) -> None:
    text = '[[technology]]\nid = "beacon_herm"\nname = { en = "Beacon" }\ncost = { aegis = 2 }\n'
    (folder / "technologies.toml").write_text(text, "utf-8")
    how, lines = told(folder)["Beacon"]
    assert how == "changed"
    assert lines == [
        "Until now it was called “Beacon Herm”.",
        "It says “Crafting cost: 2 Aegis.” instead of “Crafting cost: 1 Aegis and 2 Followers.”.",
    ]
    for language in LANGUAGES:
        ((_, same),) = told(folder, language).values()
        assert len(same) == 2
        assert not any("reports-" in line for line in same)


def test_what_no_card_says_is_told_by_its_field(folder: Path) -> None:
    text = '[[technology]]\nid = "beacon_herm"\nsource = "public"\n'
    (folder / "technologies.toml").write_text(text, "utf-8")
    assert told(folder) == {
        'technologies.toml: technology "beacon_herm"': ("changed", ['Its source is "public", and was "house".'])
    }


def test_an_entry_and_the_card_that_is_made_of_it_are_told_once(folder: Path) -> None:
    (folder / "quests.toml").write_text('[remove]\nepic = ["atalantas_race"]\n', "utf-8")
    gone = told(folder)
    assert {how for how, _ in gone.values()} == {"removed"}
    assert [title for title in gone if "Atalanta" in title or "atalanta" in title] == ["The Race of Atalanta"]


def test_a_pack_with_a_fault_cannot_be_compared(folder: Path) -> None:
    (folder / "technologies.toml").write_text('[[technology]]\nid = "beacon_herm"\ncost = 3\n', "utf-8")
    with pytest.raises(PackError, match=r"technologies\.toml"):
        told(folder)
