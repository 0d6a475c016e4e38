"""`agon analyse` and `agon train`, driven as a user would."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import agon
from agon.cli.main import main
from agon.cli.reports.curve import chart
from agon.lab import analysis
from agon.lab.analysis import Moment


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGON_LANG", "en")
    monkeypatch.setattr(analysis, "FIRST_LOOK", 6)  # what a close look finds is for the series to tell
    monkeypatch.setattr(analysis, "SECOND_LOOK", 24)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game between somebody who knows it and somebody who does anything."""
    file = tmp_path / "game.agon"
    agon.start("ephyran", ["Melissa", "Theon"], seed="corinth").play("greedy", "random").save(file)
    return file


def test_a_game_is_looked_at_again(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "game.svg"
    assert main(["analyse", str(record), "--json", "--picture", str(picture)]) == 0
    found = json.loads(capsys.readouterr().out)

    assert found["curve"][-1]["chances"] == [1.0, 0.0], "the last moment is the outcome"
    middle = found["curve"][len(found["curve"]) // 2]
    assert middle["chances"][0] > 0.7, "whoever knows the game was ahead long before"
    assert 0 < len(found["mistakes"]) <= 5
    costs = [mistake["cost"] for mistake in found["mistakes"]]
    assert costs == sorted(costs, reverse=True)
    assert {mistake["seat"] for mistake in found["mistakes"]} >= {1}, "who does anything makes the mistakes"
    assert all(mistake["chosen"]["key"] != mistake["better"]["key"] for mistake in found["mistakes"])
    lines = ElementTree.parse(picture).getroot().findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 2


def test_a_game_that_goes_on_is_told_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    agon.load(record).back_to(14).save(record)
    assert main(["analyse", str(record), "--plain"]) == 0
    told = capsys.readouterr().out
    assert "What cost most" in told
    assert "better:" in told
    assert "1 Melissa   2 Theon" in told


def test_a_chart_has_every_seat_at_its_chance() -> None:
    lines = chart([Moment(0, (0.5, 0.5)), Moment(1, (0.8, 0.2)), Moment(2, (1.0, 0.0))])
    assert lines[0] == " 100 |  1"
    assert lines[2] == "  80 | 1"
    assert lines[5] == "  50 |*"
    assert lines[10] == "   0 |  2"


def test_a_short_training_tells_what_it_learnt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--rounds", "1", "--games", "2", "--budget", "2", "--ladder", "2", "--jobs", "1"]
    assert main(["train", "ephyran", "--out", str(tmp_path / "school"), *few, "--plain"]) == 0
    told = capsys.readouterr().out
    assert str(tmp_path / "school" / "lessons-001.json") in told
    assert "of 2 games against the weights that the game declares" in told
