"""Instructions of the processor a decision, counted by callgrind: the same whatever else the machine does.

The process plays some games to be warm, then those that count, between two marks at which callgrind writes down what it
has counted so far: so neither Python's start nor the loading of a game is in it. A mark is a call of `getppid`, which
nothing else calls, and which is found by its name in the C library of any machine.
"""

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

WARM = 3  # games before the first mark
VALGRIND = "valgrind"


def is_possible() -> bool:
    """Whether there is something here that counts."""
    return shutil.which(VALGRIND) is not None


def between_marks(play: Callable[[int], int], games: int) -> None:
    """Play so many games, each by its number, and print how many decisions they had."""
    for number in range(WARM):
        play(number)
    os.getppid()
    decisions = sum([play(WARM + number) for number in range(games)])
    os.getppid()
    print(json.dumps(decisions))


def per_decision(command: list[str], folder: Path, environment: dict[str, str]) -> float | None:
    """Instructions a decision of what a command plays between its marks; None where it was not to be counted."""
    with TemporaryDirectory(prefix="agon-") as place:
        counts = Path(place, "counts")
        counting = [VALGRIND, "--tool=callgrind", "--dump-before=getppid", f"--callgrind-out-file={counts}", "-q"]
        fixed = {**environment, "PYTHONHASHSEED": "0"}  # or the order of sets would move the count a little
        done = subprocess.run(
            [*counting, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder, env=fixed, check=False
        )
        between = counts.with_suffix(".2")
        if done.returncode or not between.exists():
            return None
        decisions: int = json.loads(done.stdout)
        return total(between.read_text()) / decisions


def total(profile: str) -> int:
    """The instructions of a profile that callgrind has written."""
    [line] = [line for line in profile.splitlines() if line.startswith("totals:")]
    return int(line.split()[1])
