"""One whole match of every registered game, number of seats and module is kept as a text and compared.

After an intended change, `AGON_GOLDEN=write pytest tests/golden` rewrites them; the diff then shows what
the change does to a match. They are played with separate packs (`packs/`), which stay as they are unless
the schema changes: changes to the balance never touch them.
"""

import os
from pathlib import Path

import pytest

from agon.games.registry import GAMES
from agon.kernel.modules import all_seats
from conformance.suite import CASES, Case
from golden.transcript import transcript

FOLDER = Path(__file__).parent
LONGEST = 3000  # lines that a person may still want to page through

HUNTRESS = Case("hybris", 3, ("artemis",), (("seat_2", "artemis"),))  # whom a module brings has to sit there
PLAIN = [case for case in CASES if case.game in GAMES and not case.options and len(case.modules) < 2]
FIRST = {(case.game, case.modules): case for case in reversed(PLAIN)}  # the fewest seats of each set of modules
TOLD = [case for case in PLAIN if not case.modules or case == FIRST[case.game, case.modules]] + [HUNTRESS]


def file_of(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


@pytest.mark.parametrize("case", TOLD, ids=str)
def test_match_goes_as_it_went(case: Case) -> None:
    text = transcript(case)
    file = file_of(case)
    if os.environ.get("AGON_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8", newline="\n")
    assert file.exists(), f"{file.name} is missing: AGON_GOLDEN=write pytest tests/golden writes it"
    assert text.splitlines() == file.read_text("utf-8").splitlines()
    assert text.count("\n") < LONGEST


def test_no_transcript_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {file_of(case).name for case in TOLD}


def test_every_registered_game_is_told_for_every_number_of_seats() -> None:
    told = {(case.game, case.seats) for case in TOLD}
    assert told == {(manifest.id, seats) for manifest in GAMES.values() for seats in all_seats(manifest)}
