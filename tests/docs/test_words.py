"""The tables of words in the docs are those of the declarations."""

import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
WRITER = runpy.run_path(str(DOCS / "write.py"))


@pytest.mark.parametrize("page", WRITER["pages"](), ids=lambda page: page.name)
def test_tables_are_fresh(page: Path) -> None:
    text = page.read_text("utf-8")
    assert WRITER["fresh"](text) == text, "make docs"


def test_a_word_is_written_into_its_table() -> None:
    written = WRITER["fresh"]("<!-- words of hybris: count -->\nold\n<!-- end of words -->\n")
    assert "old" not in written
    assert '| `temples` | `"own"` | own Temples in Cities |' in written.splitlines()
