"""The JSON Schemas of packs: a third-party validator checks every file that comes with Agon."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from agon.cli.main import main
from agon.games.registry import GAMES
from agon.shelf.packs import bundled_pack
from agon.shelf.shapes import schemas_of


@pytest.mark.parametrize("game", GAMES)
def test_every_file_that_comes_with_agon_fits_its_schema(game: str) -> None:
    tables, schemas = bundled_pack(game).tables(), schemas_of(game)
    assert set(schemas) == set(tables)
    for file, schema in schemas.items():
        Draft202012Validator.check_schema(schema)
        faults = [
            f"{file}: {list(fault.path)}: {fault.message}"
            for fault in Draft202012Validator(schema).iter_errors(tables[file])
        ]
        assert faults == []


TECHNOLOGY: dict[str, Any] = {"id": "beacon_herm", "cost": {"aegis": 2}}


@pytest.fixture(scope="module")
def technologies() -> Draft202012Validator:
    return Draft202012Validator(schemas_of("hybris")["technologies.toml"])


def test_what_a_pack_changes_need_not_be_whole(technologies: Draft202012Validator) -> None:
    assert technologies.is_valid({"technology": [TECHNOLOGY], "remove": {"technology": ["amphiprostyle_mirror"]}})


@pytest.mark.parametrize(
    "change",
    [
        {"cost": {"agis": 2}},
        {"cost": {"aegis": "two"}},
        {"vp": 900},
        {"kost": {"aegis": 2}},
        {"type": "sculpture"},
        {"name": {}},
        {"connectors": ["n", "n"]},
        {"power": {"when": "immediate", "effects": [{"gainn": {"vp": 1}}]}},
        {
            "power": {
                "when": "immediate",
                "effects": [{"for_each": {"connected": "to_this"}, "do": [{"gain": {"vpp": 1}}]}],
            }
        },
        {"id": "Beacon Herm"},
    ],
    ids=str,
)
def test_what_is_none_is_seen(technologies: Draft202012Validator, change: dict[str, Any]) -> None:
    entry = {**copy.deepcopy(TECHNOLOGY), **change}
    assert not technologies.is_valid({"technology": [entry]})


def test_words_of_a_module_are_known_where_it_may_speak() -> None:
    schemas = schemas_of("hybris")
    assert "energy" in json.dumps(schemas["cataclysm/exploration.toml"])
    assert "adventure" not in json.dumps(schemas["quests.toml"]["$defs"])


def test_they_are_written_into_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "schema", "ephyran", str(tmp_path / "schemas"), "--plain"]) == 0
    written = json.loads((tmp_path / "schemas" / "deck.schema.json").read_text("utf-8"))
    assert written == schemas_of("ephyran")["deck.toml"]
    assert str(tmp_path / "schemas" / "deck.schema.json") in capsys.readouterr().out.splitlines()
