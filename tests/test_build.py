"""What is tested is what the run says it tests: the plain source, or the compiled wheel."""

import importlib
import os
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
HOOK = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
MODULES = [
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for package in HOOK["packages"]
    for path in sorted((SOURCE / package).rglob("*.py"))
]


@pytest.mark.parametrize("name", MODULES)
def test_module_is_compiled_or_plain_as_asked(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    if os.environ.get("AGON_COMPILED"):
        if not set(HOOK["plain"]).isdisjoint(name.split(".")):
            assert file.endswith(".py"), "for people to read from, not for speed"
            return
        assert file.endswith(EXTENSION_SUFFIXES[0])
    else:
        assert Path(file).is_relative_to(SOURCE)
