"""Everything that `make bench` is to measure can be played and copied, before anybody waits for the figures."""

import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[1] / "bench"
SUBJECTS: list[Any] = runpy.run_path(str(BENCH / "games.py"))["SUBJECTS"]


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.title)
def test_copies_of_each_subject_are_measured_at_both_moments(subject: Any) -> None:
    command = [sys.executable, str(BENCH / "copies.py"), *subject.arguments, "--seconds", "0.01"]
    measured = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)

    assert measured["copy_us"] > 0
    assert measured["clone_us"] > 0


def test_each_subject_has_a_title_of_its_own() -> None:
    titles = [subject.title for subject in SUBJECTS]

    assert len(set(titles)) == len(titles)
    assert {"Hybris, 4 players", "Cataclysm, 4 players", "Chronos", "Persian Invasion"} <= set(titles)
