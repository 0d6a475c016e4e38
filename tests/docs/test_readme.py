"""The README's code runs."""

import re
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_snippet_plays_a_whole_game(capsys):
    snippets = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert snippets
    for snippet in snippets:
        exec(compile(snippet, "README.md", "exec"), {})
    assert "Outcome(winners=" in capsys.readouterr().out
