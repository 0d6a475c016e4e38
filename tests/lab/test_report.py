"""What a saved series shows: in the terminal, and as a self-contained web page."""

import json
import re
from pathlib import Path

import pytest

from agon.cli.main import main
from agon.lab.balance import Use, lives, uses
from agon.lab.series import GameResult
from agon.lab.shares import wilson


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    monkeypatch.setenv("AGON_LANG", "en")
    series = ["--seats", "random", "--players", "2", "--games", "2", "--seed", "spring", "--jobs", "1"]
    assert main(["sim", "ephyran", *series, "--out", str(tmp_path / "spring")]) == 0
    capsys.readouterr()
    return tmp_path / "spring"


def test_a_folder_is_reported_without_playing(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(kept)]) == 0
    assert "Creatures built" in capsys.readouterr().out
    assert main(["report", str(kept), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["games"]) == 2


def test_the_page_has_every_language_and_needs_nothing_else(kept: Path) -> None:
    file = kept.parent / "balance.html"
    assert main(["report", str(kept), "--page", str(file)]) == 0

    page = file.read_text("utf-8")
    for words in (
        "The balance of Ephyran",
        "L’équilibre d",
        "By god",
        "Par dieu",
        "Hippocamp",
        "prefers-color-scheme: dark",
    ):
        assert words in page
    assert not re.search(r"(src|href)=\"(?!#)|https?://|reports-", page)


def test_a_page_overwrites_nothing_and_no_series_is_one_line(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(kept), "--page", str(kept / "games.jsonl")]) == 2
    assert main(["report", str(kept / "nowhere")]) == 2
    assert "nothing is overwritten" in (told := capsys.readouterr().err)
    assert "no games of a series" in told
    assert len(told.splitlines()) == 2


def used(number: int, winner: int, first: list[str], second: list[str], table: list[str]) -> GameResult:
    seats = (tuple(first), tuple(second), tuple(table))
    return GameResult(number, "s", ("a", "b"), (winner,), (1, 2), (1, 0), "end", 9, 9, "d", ({}, {}), 0.0, seats)


def test_who_used_a_thing_is_held_against_all_for_whom_it_was_there() -> None:
    games = [
        used(0, 0, ["offered:card/x", "taken:card/x", "played:card/x"], [], ["offered:quest/q"]),
        used(1, 1, ["offered:card/x"], ["offered:card/x", "taken:card/x"], []),
        used(2, 0, [], ["done:quest/q"], ["offered:quest/q"]),
    ]
    found = uses(games, ["taken:card/x", "played:card/x", "done:quest/q", "built:city/c"])

    [card] = found["played"]
    assert card == Use("card/x", 2, 1, wilson(1, 2), wilson(1, 1), wilson(2, 3))
    [quest] = found["done"]
    assert (quest.games, quest.won_used, quest.won_there) == (2, wilson(0, 1), wilson(2, 4))
    [city] = found["built"]
    assert (city.games, city.won_used, city.won_there) == (3, None, wilson(3, 6))
    [life] = lives(found)["card"]
    assert [group for group, _ in life.uses] == ["taken", "played"]
