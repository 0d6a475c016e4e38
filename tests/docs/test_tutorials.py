"""What the tutorials tell you to type is typed here, in order, and prints what they say."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from agon.cli.main import main

ROOT = Path(__file__).parents[2]
TUTORIALS = ROOT / "docs" / "tutorials"
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


INLINE = re.compile(r"`agon ((?:pack|rules) [^`<|…]*)`")
GUIDES = ("CONTRIBUTING.md", "docs/designer.md", "docs/hellas-vocabulary.md", "docs/player.md")


@pytest.mark.parametrize("guide", GUIDES)
def test_what_a_guide_tells_to_look_up_is_found(guide: str, capsys: pytest.CaptureFixture[str]) -> None:
    commands = [shlex.split(command) for command in INLINE.findall((ROOT / guide).read_text("utf-8"))]
    complete = [command for command in commands if len(command) > 2]
    assert complete, "nothing to look up any more"
    for command in complete:
        assert main(["--lang", "en", *command]) == 0, command
        assert capsys.readouterr().out, command


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
