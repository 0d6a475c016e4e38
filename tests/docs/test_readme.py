"""The code of README and of the page on the API runs, and so do the examples in docstrings."""

import doctest
import os
import re
from pathlib import Path

import pytest

import agon
from agon import api

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("page", "printed"), [("README.md", "wins"), ("docs/api.md", "Estimate(value=")])
def test_the_snippets_of_a_page_run(page: str, printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    snippets = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert snippets
    for snippet in snippets:
        exec(compile(snippet, page, "exec"), {})
    assert printed in capsys.readouterr().out


def test_the_first_example_is_five_lines_without_a_number() -> None:
    [snippet] = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    code = [line.partition("  #")[0] for line in snippet.splitlines() if line and not line.startswith("import")]
    assert len(code) == 5
    assert not any(re.search(r"(?<![\w:-])\d", line) for line in code)


def test_the_examples_in_the_api_are_true() -> None:
    found = doctest.testmod(api)
    assert found.attempted > 5
    assert found.failed == 0


def test_everything_promised_is_there_and_told_in_docs() -> None:
    assert agon.__all__ == api.__all__
    assert [name for name in agon.__all__ if not hasattr(agon, name)] == []
    if "AGON_COMPILED" not in os.environ:  # which leaves out what is written of exceptions
        assert [name for name in agon.__all__ if not getattr(agon, name).__doc__] == []
    told = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    functions = [name for name in agon.__all__ if name[0].islower()]
    assert [name for name in functions if f"agon.{name}(" not in told] == []
