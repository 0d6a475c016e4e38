"""Round robins: everybody meets everybody, strengths are found again, and intervals hold them."""

import json
import random
from itertools import combinations
from pathlib import Path

import pytest

from agon.cli.main import main
from agon.lab.series import GameResult, Series
from agon.lab.tournament import meetings, ratings, standings, wins_of

TRUE = {"a": 1700.0, "b": 1500.0, "c": 1300.0}


def game(first: str, second: str, ahead: bool) -> GameResult:
    ranks = (1, 2) if ahead else (2, 1)
    winner = 0 if ahead else 1
    return GameResult(0, "s", (first, second), (winner,), ranks, (1, 0), "end", 9, 9, "d", ({}, {}), 0.0)


def played(games: int) -> list[list[GameResult]]:
    luck = random.Random(3)
    found = []
    for first, second in combinations(TRUE, 2):
        chance = 1 / (1 + 10 ** ((TRUE[second] - TRUE[first]) / 400))
        found.append([game(first, second, luck.random() < chance) for _ in range(games)])
    return found


def test_strengths_are_found_again_within_their_intervals() -> None:
    found = standings(list(TRUE), played(300), "s")
    assert [one.bot for one in found] == ["a", "b", "c"]
    for one in found:
        assert one.rating.low < TRUE[one.bot] < one.rating.high
        assert one.rating.high - one.rating.low < 120
        assert (one.games, one.fair) == (600, 0.5)


def test_who_never_lost_has_a_rating_all_the_same() -> None:
    found = ratings(["a", "b"], [wins_of(game("a", "b", True))] * 10)
    assert 1500 < found["a"] < 2000
    assert found["a"] + found["b"] == pytest.approx(3000)


def test_everybody_meets_everybody() -> None:
    found = meetings(["a", "b", "c", "d"], 3, Series("ephyran", (), 2, "cup"))
    assert [each.entrants for each in found] == list(combinations("abcd", 3))
    assert len({each.seed for each in found}) == 4


def test_the_command_rates_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cup = ["tournament", "ephyran", "--bots", "random,apprentice", "--games", "2", "--jobs", "1", "--lang", "en"]
    assert main([*cup, "--out", str(tmp_path / "cup"), "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert {one["bot"] for one in first["standings"]} == {"random", "apprentice"}
    assert main([*cup, "--out", str(tmp_path / "cup"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first

    assert main(["tournament", "ephyran", "--bots", "random,random", "--lang", "en"]) == 2
    assert "cannot hold a tournament" in capsys.readouterr().err
