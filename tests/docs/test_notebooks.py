"""The notebooks are run, cell by cell, and print what they show."""

import io
import json
from contextlib import redirect_stdout
from pathlib import Path

import pytest

TUTORIALS = Path(__file__).parents[2] / "docs" / "tutorials"


@pytest.mark.parametrize("notebook", sorted(TUTORIALS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_shows(notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile("".join(cell["source"]), notebook.name, "exec"), names)
        assert printed.getvalue() == "".join(text for out in cell["outputs"] for text in out["text"])
