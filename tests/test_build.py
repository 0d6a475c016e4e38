"""What is tested is what the run says it tests: the plain source, or the compiled wheel."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
COMPILED = [
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for layer in ("kernel", "games", "bots")
    for path in sorted((SOURCE / "agon" / layer).rglob("*.py"))
]


@pytest.mark.parametrize("name", COMPILED)
def test_module_is_compiled_or_plain_as_asked(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    if os.environ.get("AGON_COMPILED"):
        assert file.endswith(EXTENSION_SUFFIXES[0])
    else:
        assert Path(file).is_relative_to(SOURCE)
