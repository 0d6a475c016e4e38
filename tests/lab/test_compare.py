"""Two ways to play on paired seeds: what differs is found, what does not is said, the same however it is played."""

import json
import random
from pathlib import Path

import pytest

from agon.cli.main import main
from agon.lab.compare import MORE, OPEN, SAME, Bots, Pair, Pairing, Settings
from agon.lab.series import GameResult


def game(number: int, winner: int, scores: tuple[int, int], asks: int = 50, god: str = "gaia") -> GameResult:
    ranks = tuple(1 if seat == winner else 2 for seat in (0, 1))
    traits = ({"god": god}, {"god": "pan"})
    return GameResult(number, "s", ("a", "b"), (winner,), ranks, scores, "end", asks, asks, "d", traits, 0.1)


def settings(pairs: int, luck: random.Random, longer: int) -> dict[str, str]:
    """Verdicts on games that are the same but for their length."""
    compared = Settings(2, 0.05)
    for number in range(pairs):
        first = game(number, luck.randrange(2), (luck.randrange(20), 9), luck.randrange(40, 60))
        compared.add(Pair(first, first._replace(asks=first.asks + longer + luck.randrange(-9, 10))))
    return {one.measure: one.verdict for one in compared.now()}


def test_what_differs_is_found_and_the_rest_is_not() -> None:
    found = settings(2000, random.Random(1), 10)
    assert found["length"] == MORE
    assert {found[name] for name in ("score", "best", "won", "seat:1", "seat:2", "god:gaia", "god:pan")} == {SAME}


def test_no_difference_is_said_only_when_it_is_known() -> None:
    assert settings(20, random.Random(2), 0)["length"] == OPEN
    assert set(settings(2000, random.Random(3), 0).values()) == {SAME}


def test_without_any_difference_hardly_ever_one_is_found() -> None:
    """At any moment, in any measure: at most once in twenty; so of forty hardly more than five."""
    wrong = 0
    for seed in range(40):
        luck, compared = random.Random(seed), Settings(2, 0.001)
        verdicts: set[str] = set()
        for number in range(150):
            games = [game(number, luck.randrange(2), (luck.randrange(20), 9), luck.randrange(99)) for _ in range(2)]
            compared.add(Pair(games[0], games[1]))
            verdicts |= {one.verdict for one in compared.now()}
        wrong += verdicts != {OPEN}
    assert wrong <= 5


def test_pairs_are_looked_at_in_order_and_no_further_than_needed() -> None:
    games = [(side, game(number, number % 2, (20, 5))) for number in range(60) for side in (0, 1)]
    stops = set()
    for seed in range(5):
        shuffled = games.copy()
        random.Random(seed).shuffle(shuffled)
        pairing = Pairing(Settings(2, 0.6), "seat:1")
        assert any(pairing.hear(side, result) for side, result in shuffled)
        stops.add((pairing.pairs, tuple(pairing.found)))
    assert len(stops) == 1


def test_bots_change_seats_within_a_pair() -> None:
    """Whoever sits first wins: neither bot is better."""
    compared = Bots("a", "b", 0.1)
    for number in range(400):
        first = game(number, 0, (20, 5))
        compared.add(Pair(first, first._replace(bots=("b", "a"))))
    share, score = compared.now()
    assert (share.verdict, score.verdict) == (SAME, SAME)
    assert share.first == share.second == 0.5


def compare(*arguments: str) -> int:
    return main(["compare", "ephyran", *arguments, "--seed", "spring"])


def test_the_same_with_two_processes_and_from_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AGON_LANG", "en")
    rulings = ("usual", "gods=draft", "--seats", "random", "--games", "6")
    assert compare(*rulings, "--jobs", "1", "--out", str(tmp_path / "kept"), "--json") == 0
    alone = json.loads(capsys.readouterr().out)
    assert (alone["pairs"], alone["decided"]) == (3, False)
    assert {"length", "seat:1", "god:god/gaia"} <= {one["measure"] for one in alone["measures"]}

    assert compare(*rulings, "--jobs", "2", "--json") == 0
    assert json.loads(capsys.readouterr().out) == alone

    def played(*_: object) -> GameResult:
        raise AssertionError("everything needed is in the folder")

    monkeypatch.setattr("agon.lab.series.play_game", played)
    assert compare(*rulings, "--jobs", "1", "--out", str(tmp_path / "kept")) == 0
    text = capsys.readouterr().out
    assert "After 6 games it is not clear yet to within 2.0%" in text
    assert "reports-" not in text


def test_bots_sit_at_one_table_and_change_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare("random", "apprentice", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "kept")) == 0
    rows = [json.loads((tmp_path / "kept" / side / "games.jsonl").read_text("utf-8")) for side in ("first", "second")]
    assert [row["bots"] for row in rows] == [["random", "apprentice"], ["apprentice", "random"]]
    assert rows[0]["seed"] == rows[1]["seed"]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["gredy", "random"], "gredy"),
        (["greedy", "gods=draft"], "cannot be compared"),
        (["greedy", "greedy"], "cannot be compared"),
        (["gods=draft", "gods=chosen"], "chosen"),
        (["usual", "gods=draft", "--within", "2"], "--within"),
        (["usual", "gods=draft", "--measure", "lenght"], "length"),
        (["usual", "gods=draft", "--seats", "gredy"], "greedy"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], named: str
) -> None:
    monkeypatch.setenv("AGON_LANG", "en")
    assert compare(*arguments) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert named in line
