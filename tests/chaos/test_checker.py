"""The checker of `make chaos` finds what must not happen, and nothing else."""

import pytest

from agon.server.acts import Act, Chose, Started
from chaos.checker import Attempt, Told, judged

TABLE = "t" * 22
JOURNAL = [Act(1, 0, Started()), Act(2, 0, Chose(0, "a", 0)), Act(3, 0, Chose(1, "b", 0)), Act(4, 0, Chose(0, "c", 0))]


def attempt(seat: int, at: int, key: str, told: Told) -> Attempt:
    return Attempt(TABLE, seat, at, key, told)


HONEST = [
    attempt(0, 1, "a", "acknowledged"),
    attempt(1, 2, "x", "refused"),
    attempt(1, 2, "b", "unknown"),
    attempt(0, 3, "c", "acknowledged"),
    attempt(1, 4, "d", "unknown"),
    attempt(1, 4, "e", "refused"),
]


def test_what_was_told_truly_is_no_violation() -> None:
    assert judged(TABLE, JOURNAL, HONEST) == []


@pytest.mark.parametrize(
    ("place", "instead", "kind"),
    [
        (0, attempt(0, 1, "z", "acknowledged"), "lost"),
        (4, attempt(1, 4, "d", "acknowledged"), "lost"),
        (2, attempt(1, 2, "b", "refused"), "refused, and written"),
        (2, attempt(1, 2, "y", "unknown"), "invented"),
    ],
)
def test_what_was_not_told_truly_is_found(place: int, instead: Attempt, kind: str) -> None:
    attempts = [*HONEST[:place], instead, *HONEST[place + 1 :]]
    assert kind in {violation.kind for violation in judged(TABLE, JOURNAL, attempts)}


def test_a_choice_that_nobody_made_is_found() -> None:
    assert {one.kind for one in judged(TABLE, JOURNAL, [])} == {"invented"}


def test_a_gap_in_the_journal_is_found() -> None:
    assert "gap" in {one.kind for one in judged(TABLE, [JOURNAL[0], JOURNAL[2]], HONEST)}
