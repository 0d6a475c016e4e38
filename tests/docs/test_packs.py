"""The example of docs/packs.md is a pack: it is checked, shown and played."""

import re
from pathlib import Path

import pytest

import agon
from agon.cli.main import main
from agon.shelf.packs import pack_from

PAGE = (Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")


@pytest.fixture
def lemnos(tmp_path: Path) -> Path:
    for name, text in re.findall(r"```toml\n# (\w+\.toml)\n(.*?)```", PAGE, re.DOTALL):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_example_does_what_the_page_says(lemnos: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [said] = re.findall(r"says of it:\n\n```\n(.*?)```", PAGE, re.DOTALL)
    assert main(["--lang", "en", "pack", "check", str(lemnos), "--plain"]) == 0
    assert capsys.readouterr().out.startswith(said)


def test_who_reads_another_language_sees_the_mark(lemnos: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--lang", "fr", "pack", "show", str(lemnos), "quest/lemnian_forge", "technology/beacon_herm", "--plain"])
    shown = capsys.readouterr().out
    assert "The Forge under Lemnos [en]" in shown
    assert "Coût de Fabrication\u00a0: 2 Aegis." in shown


def test_the_example_plays(lemnos: Path) -> None:
    match = agon.start("hybris", 2, pack=lemnos, seed="lemnos").play("random", "random")
    assert match.over
    assert agon.read(match.record(), pack=lemnos).result == match.result
    with pytest.raises(agon.RecordError, match=r"made with other packs: hybris 1\.0\.0 \+ lemnos 0\.1\.0"):
        agon.read(match.record())


def test_its_cards_are_in_the_box(lemnos: Path) -> None:
    pack = pack_from(lemnos)
    ids = [entry["id"] for kind in ("epic", "clash") for entry in pack.entries("quests.toml", kind)]
    assert "lemnian_forge" in ids
    assert "crommyonian_sow" not in ids


def test_a_series_is_played_with_it(lemnos: Path) -> None:
    played = agon.series("hybris", ["random", "random"], games=2, pack=lemnos, jobs=2)
    assert len(played.games) == 2
