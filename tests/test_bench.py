"""Everything that `make bench` is to measure can be played and copied, before anybody waits for the figures."""

import json
import os
import runpy
import shutil
import subprocess
import sys
from itertools import cycle
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


# ---------------------------------------------------------------- turns


TURNS = runpy.run_path(str(BENCH / "turns.py"))
INSTRUCTIONS = runpy.run_path(str(BENCH / "instructions.py"))


class Steady:
    """An engine whose speed, in decisions a second, is known beforehand, turn by turn."""

    def __init__(self, *speeds: int) -> None:
        self.speeds = cycle(speeds)

    def turn(self, seconds: float) -> Any:
        return TURNS["Turn"](next(self.speeds), 1, 1.0)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.title)
def test_each_subject_takes_turns_in_a_process_of_its_own(subject: Any) -> None:
    engine = TURNS["Engine"]([sys.executable, str(BENCH / "player.py"), *subject.arguments], BENCH, {})

    assert engine.starts()
    turn = engine.turn(0.01)
    engine.end()

    assert turn.games >= 1
    assert turn.speed > 0


def test_an_engine_that_does_not_start_is_left_out() -> None:
    engine = TURNS["Engine"]([sys.executable, "-c", "raise SystemExit(1)"], BENCH, {})

    assert not engine.starts()


def test_a_ratio_is_to_the_turns_of_the_yardstick_around_it() -> None:
    yardstick = Steady(100, 300)  # fast at every other moment, and 200 on average

    first, second = TURNS["in_turns"](yardstick, [Steady(1000)], 4, 1.0)

    assert (first.decisions_per_s, second.decisions_per_s) == (180.0, 1000.0)
    assert second.ratio == (5.0, 5.0, 5.0)


def test_the_interval_of_a_ratio_is_as_wide_as_its_rounds_differ() -> None:
    _, steady, wild = TURNS["in_turns"](Steady(100), [Steady(1000, 1010), Steady(500, 1500)], 10, 1.0)

    assert 9.9 < steady.ratio.low < steady.ratio.high < 10.2
    assert wild.ratio.low < 7 < 13 < wild.ratio.high


# ---------------------------------------------------------------- instructions


def test_the_total_of_a_profile_is_its_last_line() -> None:
    profile = "version: 1\nevents: Ir\nfn=(1) main\n0 7\n\ntotals: 12345\n"

    assert INSTRUCTIONS["total"](profile) == 12345


def test_only_what_is_played_between_the_marks_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    played: list[int] = []

    def play(number: int) -> int:
        played.append(number)
        return 10

    INSTRUCTIONS["between_marks"](play, 2)

    assert played == [0, 1, 2, 3, 4]  # three of them to be warm
    assert capsys.readouterr().out == "20\n"


with_valgrind = pytest.mark.skipif(shutil.which("valgrind") is None, reason="counts with valgrind")


@with_valgrind
def test_instructions_are_counted_between_the_marks_alone() -> None:
    script = "import os; sum(range(10**5)); os.getppid(); sum(range(1000)); os.getppid(); print(1000)"

    count = INSTRUCTIONS["per_decision"]([sys.executable, "-S", "-E", "-c", script], BENCH, dict(os.environ))

    assert count is not None
    assert 5 < count < 200  # of one number of the shorter sum


@with_valgrind
def test_what_makes_no_marks_is_not_counted() -> None:
    assert INSTRUCTIONS["per_decision"](["/bin/true"], BENCH, dict(os.environ)) is None


def test_without_valgrind_it_is_known_that_nothing_can_be_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")

    assert not INSTRUCTIONS["is_possible"]()
