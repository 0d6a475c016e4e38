"""What the tutorials tell you to type is typed here, in order, and prints what they say."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from agon.cli.main import main

TUTORIALS = Path(__file__).parents[2] / "docs" / "tutorials"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"# ([\w/]+\.\w+)\n")
COMMAND = re.compile(r"^\$ agon (.*)\n((?:(?!\$ ).*\n?)*)", re.MULTILINE)


@pytest.mark.parametrize("page", sorted(TUTORIALS.glob("*.md")), ids=lambda page: page.stem)
def test_a_tutorial_does_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}:/usr/bin:/bin")
    names: dict[str, object] = {}
    done = 0
    for kind, text in BLOCK.findall(page.read_text("utf-8")):
        named = FILE.match(text)
        if named is not None:
            Path(named[1]).parent.mkdir(exist_ok=True)
            Path(named[1]).write_text(text, "utf-8")
        elif kind == "python":
            exec(compile(text, page.name, "exec"), names)
        elif kind == "console":
            for command, expected in COMMAND.findall(text):
                done += 1
                capsys.readouterr()
                assert main(["--lang", "en", *shlex.split(command)]) == 0, command
                assert fits(expected, capsys.readouterr().out), command
    assert done


def fits(expected: str, said: str) -> bool:
    """Whether these lines were said, one after the other; `...` stands for anything."""
    wanted = [line.rstrip() for line in expected.splitlines() if line.strip()]
    pattern = r"\n(?:.*\n)*?".join(re.escape(line).replace(r"\.\.\.", ".*") for line in wanted if line != "...")
    return re.search(pattern, "\n".join(line.rstrip() for line in said.splitlines())) is not None


@pytest.mark.parametrize(
    ("expected", "fit"), [("two\n...\nfour", True), ("t...", True), ("four\n...\ntwo", False), ("five", False)]
)
def test_what_is_said_is_compared(expected: str, fit: bool) -> None:
    assert fits(expected, "one\ntwo\nthree\nfour\n") is fit
