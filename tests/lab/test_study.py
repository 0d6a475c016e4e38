"""Studies: a small file that is played, continued, stopped by its rule, reported, and identified by its hash."""

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from agon.cli.main import main
from agon.lab.series import Enough, GameResult, Series
from agon.lab.stopping import Watch

STUDY = """
title = "Gods dealt or drafted"
game = "ephyran"
seats = ["random"]
players = 2
games = 2

[[series]]
name = "dealt"

[[series]]
name = "drafted"
options = { gods = "draft" }

[[compare]]
first = "dealt"
second = "drafted"
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGON_LANG", "en")


def written(folder: Path, text: str) -> Path:
    file = folder / "gods.toml"
    file.write_text(text, "utf-8")
    return file


def study(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(["study", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def digests(found: Any) -> dict[str, list[str]]:
    return {name: [game["digest"] for game in series["games"]] for name, series in found["series"].items()}


def test_played_once_and_reported_from_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, STUDY)
    found = study(capsys, "run", str(file), "--jobs", "1")
    assert [len(games) for games in digests(found).values()] == [2, 2]
    assert found["compare"][0]["pairs"] == 2
    assert (tmp_path / f"gods-{found['hash'][:8]}" / "drafted" / "games.jsonl").exists()

    def played(*_: object) -> GameResult:
        raise AssertionError("nothing is to be played")

    monkeypatch.setattr("agon.lab.series.play_game", played)
    again = study(capsys, "run", str(file), "--jobs", "1")
    reported = study(capsys, "report", str(file))
    assert digests(again) == digests(reported) == digests(found)
    assert again["hash"] == reported["hash"] == found["hash"]

    assert main(["study", "report", str(file)]) == 0
    text = capsys.readouterr().out
    assert "Gods dealt or drafted" in text
    assert found["hash"] in text
    assert "not clear yet" in text
    assert "reports-" not in text


def test_the_hash_is_of_what_is_played_and_not_of_how_it_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hashes = []
    for text in (
        STUDY,
        "# a comment\n" + STUDY.replace('"Gods dealt or drafted"', '"Gods"'),
        STUDY.replace("= 2\n\n", "= 1\n\n"),
    ):
        file = written(tmp_path, text)
        assert main(["study", "report", str(file)]) == 2
        hashes.append(capsys.readouterr().err.split("gods-")[1][:8])
    assert hashes[0] == hashes[1] != hashes[2]


@pytest.mark.parametrize(
    ("before", "after", "named"),
    [
        ("ephyran", "chess", "chess"),
        ('"random"', '"gredy"', "greedy"),
        ("gods =", "god =", "god"),
        ("players = 2", "players = 9", "9"),
        ("players = 2", 'players = "two"', "players must be a whole number"),
        ("games = 2", "gamess = 2", "gamess"),
        ('second = "drafted"', 'second = "drawn"', "drawn"),
        ('name = "drafted"', 'name = "dealt"', "two series"),
        ('name = "drafted"', 'name = "../up"', "../up"),
        ('name = "drafted"', 'name = "drafted"\nseed = "other"', "cannot be paired"),
        ('name = "drafted"', 'name = "drafted"\npacks = ["nowhere"]', "nowhere"),
        ("[[compare]]", "[stop]\nwithin = 2\n[[compare]]", "within"),
        ("[[compare]]", "[[compare", "TOML"),
    ],
)
def test_a_study_that_cannot_be_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], before: str, after: str, named: str
) -> None:
    file = written(tmp_path, STUDY.replace(before, after))
    assert main(["study", "run", str(file)]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "gods.toml" in line
    assert named in line
    assert list(tmp_path.iterdir()) == [file]


def test_it_stops_after_the_same_game_however_it_is_played() -> None:
    series = Series("ephyran", ("a", "b"), 4000, "s")
    luck = random.Random(5)
    games = [
        GameResult(n, "s", series.seating(n), (luck.randrange(2),), (1, 2), (1, 0), "end", 9, 9, "d", ({}, {}), 0.0)
        for n in range(4000)
    ]
    stops = set()
    for seed in range(3):
        jumbled = sorted(games, key=lambda game: game.number + 8 * random.Random(f"{seed}/{game.number}").random())
        watch = Watch(series, 0.05)
        with suppress(Enough):
            for game in jumbled:
                watch.hear(game)
        stops.add(watch.stopped)
    [stop] = stops
    assert stop is not None
    assert 400 < stop < 4000
