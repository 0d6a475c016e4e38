"""Finding what somebody means: words without case, accents and article; names in full, whole words, beginnings."""

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
    [
        ("crush", [0]),
        ("crushi", [1]),
        ("cru", [0, 1, 4]),
        ("wave", [1]),
        ("ecra", [2]),
        ("the crush", [4]),
        ("zeus", []),
    ],
)
def test_whole_names_come_before_beginnings_and_those_before_the_rest(text: str, found: list[int]) -> None:
    assert places_of(text, NAMES) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [("well", ["Prayer Well"]), ("wel", ["Well-Keeper's Meter"]), ("meter", ["Well-Keeper's Meter"])],
)
def test_whole_word_comes_before_the_beginning_of_a_longer_one(text: str, found: list[str]) -> None:
    names = ["Well-Keeper's Meter", "Prayer Well", "Farewell"]

    assert [names[place] for place in places_of(text, names)] == found


def test_article_can_be_left_out() -> None:
    assert places_of("fates", ["Thread of the Fates", "The Fates"]) == [1]
    assert places_of("moires", ["Le Fil des Moires", "Les Moires"]) == [1]


def test_long_text_is_broken_at_blanks_and_a_long_word_anywhere() -> None:
    lines = [line.plain for line in wrapped(Text("one two three abcdefghijkl"), 8)]

    assert lines == ["one two", "three", "abcdefgh", "ijkl"]
