"""Round robins: everybody meets everybody, strengths are found again, and intervals hold them."""

import importlib
import json
import random
import sys
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest

from agon.cli.main import main
from agon.lab.alpharank import alpha_rank
from agon.lab.series import GameResult, Series
from agon.lab.tournament import ladder, meetings, ratings, standings, wins_of

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


# ---------------------------------------------------------------- a ladder


def test_on_a_ladder_neighbours_meet_and_the_better_climbs() -> None:
    # Given four bots in the wrong order, of which each always beats those before it
    bots = ["a", "b", "c", "d"]
    schedule = ladder(bots, 2, 6, Series("ephyran", (), 1, "cup"))
    played: list[list[GameResult]] = []
    met: list[tuple[str, ...]] = []
    while (table := schedule(played)) is not None:
        first, second = table.entrants
        met.append(table.entrants)
        played.append([game(first, second, first > second)] * 4)

    # Then at first neighbours by that order meet, from the top or from a place below
    assert met[:3] == [("a", "b"), ("c", "d"), ("d", "a")]
    # And in the end everybody stands where they belong
    assert [one.bot for one in standings(bots, played, "s")] == ["d", "c", "b", "a"]
    assert len(met) == 3 * (2 + 1)


def test_with_just_enough_for_a_table_everybody_meets_in_each_round() -> None:
    schedule = ladder(["a", "b"], 2, 2, Series("ephyran", (), 1, "cup"))
    assert schedule([]) is not None
    assert schedule([[game("a", "b", True)]]) is not None
    assert schedule([[game("a", "b", True)]] * 2) is None


# ---------------------------------------------------------------- α-rank


def test_who_beats_each_other_in_a_circle_share() -> None:
    circle = [[0.5, 0.8, 0.2], [0.2, 0.5, 0.8], [0.8, 0.2, 0.5]]
    assert alpha_rank(circle) == pytest.approx([1 / 3] * 3)


def test_who_beats_all_has_all() -> None:
    assert alpha_rank([[0.5, 0.9, 0.6], [0.1, 0.5, 0.9], [0.4, 0.1, 0.5]]) == pytest.approx([1, 0, 0], abs=1e-9)


def test_it_is_what_openspiel_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    numpy = pytest.importorskip("numpy")
    pytest.importorskip("pyspiel")
    for name in ("matplotlib", "matplotlib.patches", "matplotlib.patheffects", "matplotlib.pyplot", "networkx"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))  # with which it would draw
    theirs = importlib.import_module("open_spiel.python.egt.alpharank")
    luck = random.Random(7)
    for count in (2, 3, 5):
        won = [[0.5] * count for _ in range(count)]
        for first, second in combinations(range(count), 2):
            won[first][second] = 0.5 + luck.uniform(-0.02, 0.02)
            won[second][first] = 1 - won[first][second]
        expected = theirs.compute([numpy.array(won)], m=50, alpha=100, use_local_selection_model=True)[2]
        assert alpha_rank(won) == pytest.approx(list(expected), abs=1e-9)


def test_the_command_climbs_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    cup = ["tournament", "ephyran", "--bots", "random,apprentice", "--games", "1", "--jobs", "1", "--seed", "s"]
    assert main([*cup, "--ladder", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert sum(one["rank"] for one in found["standings"]) == pytest.approx(1)
