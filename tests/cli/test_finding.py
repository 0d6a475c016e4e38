"""Finding what somebody means: words without case and accents, names in full, begun, or anywhere within."""

import pytest
from rich.text import Text

from agon.cli.table.finding import folded, places_of
from agon.cli.table.screen import wrapped

NAMES = ["Crush", "Crushing Wave", "Écrasement", "L’Oracle", "The Crush"]


def test_case_accents_and_apostrophes_do_not_count() -> None:
    assert folded("  ÉCRASEMENT ") == folded("écrasement") == "ecrasement"
    assert folded("L’Oracle") == folded("l'oracle")


@pytest.mark.parametrize(
    ("text", "found"),
    [("crush", [0]), ("crushi", [1]), ("cru", [0, 1]), ("wave", [1]), ("ecra", [2]), ("the crush", [4]), ("zeus", [])],
)
def test_whole_names_come_before_beginnings_and_those_before_the_rest(text: str, found: list[int]) -> None:
    assert places_of(text, NAMES) == found


def test_long_text_is_broken_at_blanks_and_a_long_word_anywhere() -> None:
    lines = [line.plain for line in wrapped(Text("one two three abcdefghijkl"), 8)]

    assert lines == ["one two", "three", "abcdefgh", "ijkl"]
