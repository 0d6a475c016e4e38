"""A module that Agon does not know, in a package of its own: one entry point, and it is played everywhere."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from cli.terminal import PATIENCE, piped
from several_packages import finding_toy

TESTS = Path(__file__).parent


@pytest.fixture
def having_it(tmp_path: Path) -> Mapping[str, str]:
    return finding_toy(tmp_path / "installed")


def suite(having_it: Mapping[str, str], *arguments: str) -> str:
    """What pytest says, in a process of its own: whatever has loaded the module knows its words ever after."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n0", "-p", "no:cacheprovider", *arguments],
        cwd=TESTS.parent,
        env={**os.environ, **having_it},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_its_stories(having_it: Mapping[str, str]) -> None:
    suite(having_it, str(TESTS / "toy" / "stories.py"))


def test_the_conformance_suite_plays_it_as_any_other_module(having_it: Mapping[str, str]) -> None:
    said = suite(having_it, str(TESTS / "conformance"), "-k", "hybris-3-toy", "-vv")
    assert "test_redrawn_worlds_look_the_same[hybris-3-toy] PASSED" in said
    assert "test_what_withholds_an_option_is_what_explains_it[hybris-3-toy] PASSED" in said


@pytest.mark.parametrize(
    ("language", "heading", "lots", "question"),
    [
        ("en", "Beans", "White Bean|Black Bean|Dried Bean", "Do you call a side?"),
        ("fr", "Fèves", "Fève blanche|Fève noire|Fève sèche", "Dites-vous pile ou face ?"),
    ],
)
def test_the_terminal_shows_it_without_a_board_of_its_own(
    language: str, heading: str, lots: str, question: str, having_it: Mapping[str, str], tmp_path: Path
) -> None:
    arguments = ("play", "hybris", "--module", "toy", "--seats", "me:Anna,random", "--seed", "beans", "--plain")
    done = piped(tmp_path, "1\n" * 40, *arguments, "--lang", language, **having_it)
    shown = done.stdout.replace("\u00a0", " ").replace(" :", ":")

    assert re.search(rf"^{heading}:\n  lot: ({lots})\.\n  left: \d\.\n  beans: \d, \d\.$", shown, re.MULTILINE)
    assert question in shown
