"""A series on disk: killed, stopped and continued, in the end the same as one that was never disturbed."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from agon.cli.main import main
from agon.kernel.record import read_record
from agon.lab.journal import read_results
from agon.lab.locks import lock
from agon.lab.rows import result_of, row_of
from agon.lab.series import DECISIONS, RECORDS, USES, GameResult, Series, play_series
from agon.lab.series_head import LOCK, read_head
from agon.shelf.packs import bundled_pack

PATIENCE = 240
SIM = ["sim", "ephyran", "--seats", "random", "--players", "2", "--seed", "spring"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGON_LANG", "en")


@pytest.fixture(scope="module")
def undisturbed() -> list[GameResult]:
    series = Series("ephyran", ("random", "random"), 6, "spring", notes=(USES,))
    return timeless(play_series(series, bundled_pack("ephyran"), 1, lambda result: None))


def timeless(results: list[GameResult]) -> list[GameResult]:
    return [result._replace(seconds=0.0) for result in results]


def in_folder(folder: Path) -> list[GameResult]:
    head = read_head(folder)
    assert head is not None
    return timeless(list(read_results(folder, head).values()))


def sim(folder: Path, games: int, *more: str) -> int:
    return main([*SIM, "--games", str(games), "--jobs", "1", "--out", str(folder), *more])


def test_a_game_comes_back_from_its_row(undisturbed: list[GameResult]) -> None:
    for result in undisturbed:
        assert result_of(json.loads(json.dumps(row_of(result)))) == result
    assert row_of(undisturbed[0])["god"] == [seat["god"] for seat in undisturbed[0].traits]


def test_killed_it_goes_on_where_it_was(tmp_path: Path, undisturbed: list[GameResult]) -> None:
    folder = tmp_path / "spring"
    command = [sys.executable, "-m", "agon", *SIM, "--games", "100000", "--jobs", "1", "--out", str(folder)]
    killed = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while not (folder / "games.jsonl").exists() or (folder / "games.jsonl").read_bytes().count(b"\n") < 2:
        assert killed.poll() is None
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait(PATIENCE)
    before = in_folder(folder)

    assert sim(folder, len(before) + 2) == 0

    assert in_folder(folder)[:6] == undisturbed[: len(before) + 2]
    assert in_folder(folder)[: len(before)] == before


@pytest.mark.parametrize("rows", ["jsonl", "parquet"])
def test_what_was_broken_off_is_played_again(tmp_path: Path, rows: str, undisturbed: list[GameResult]) -> None:
    if rows == "parquet":
        pytest.importorskip("polars")
    folder = tmp_path / "spring"
    assert sim(folder, 2, "--decisions", "--records", "--format", rows) == 0
    with (folder / "games.jsonl").open("ab") as games, (folder / "decisions.jsonl").open("ab") as decisions:
        games.write(b'{"number":2,"seed":"spr')  # in the middle of its row,
        decisions.write(b'{"number":2,"ask":0}\n{"number":2,"a')  # after what belongs to it

    assert sim(folder, 4, "--decisions", "--records", "--format", rows) == 0

    assert in_folder(folder) == undisturbed[:4]
    asked = [row["number"] for row in decision_rows(folder, rows)]
    assert [asked.count(game.number) for game in undisturbed[:4]] == [game.choices for game in undisturbed[:4]]


def decision_rows(folder: Path, rows: str) -> list[dict[str, int]]:
    if rows == "jsonl":
        return [json.loads(line) for line in (folder / "decisions.jsonl").read_text("utf-8").splitlines()]
    import polars

    assert (folder / "decisions.jsonl").stat().st_size == 0
    return polars.read_parquet(folder / "decisions" / "*.parquet").to_dicts()


def test_parts_that_were_made_but_not_counted_are_made_anew(tmp_path: Path, undisturbed: list[GameResult]) -> None:
    pytest.importorskip("polars")
    folder = tmp_path / "spring"
    assert sim(folder, 2, "--decisions", "--format", "parquet") == 0
    part = folder / "games" / "part-000000.parquet"
    part.rename(tmp_path / "part")  # killed between the two: decisions are there, and the games were not yet

    assert sim(folder, 2, "--decisions", "--format", "parquet") == 0

    assert in_folder(folder) == undisturbed[:2]
    asked = [row["number"] for row in decision_rows(folder, "parquet")]
    assert [asked.count(game.number) for game in undisturbed[:2]] == [game.choices for game in undisturbed[:2]]


def test_the_same_command_finds_everything_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "any"
    command = [
        "sim",
        "ephyran",
        "--seats",
        "random",
        "--players",
        "2",
        "--games",
        "2",
        "--jobs",
        "1",
        "--out",
        str(folder),
    ]
    assert main([*command, "--report", "--json"]) == 0  # its seed is drawn, and remembered
    first = json.loads(capsys.readouterr().out)

    def played(*_: object) -> GameResult:
        raise AssertionError("nothing is to be played")

    monkeypatch.setattr("agon.lab.series.play_game", played)
    assert main([*command, "--report", "--json"]) == 0
    again = json.loads(capsys.readouterr().out)

    assert (again.pop("timing"), first.pop("timing")) != ({}, {})
    assert again == first


@pytest.mark.parametrize(
    "other", [["--seed", "autumn"], ["--option", "gods=draft"], ["--seats", "greedy"], ["--records"]]
)
def test_another_series_is_refused_and_nothing_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], other: list[str]
) -> None:
    folder = tmp_path / "spring"
    assert sim(folder, 1) == 0
    before = (folder / "games.jsonl").read_bytes()
    capsys.readouterr()

    assert sim(folder, 2, *other) == 2

    [line] = capsys.readouterr().err.splitlines()
    assert "another series" in line
    assert "agon sim ephyran --seats random,random" in line
    assert (folder / "games.jsonl").read_bytes() == before


def test_a_line_that_is_no_game_is_told_by_its_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "spring"
    assert sim(folder, 1) == 0
    with (folder / "games.jsonl").open("a") as file:
        file.write('{"number":1}\n')

    assert sim(folder, 2) == 2

    assert "line 2" in capsys.readouterr().err


def test_two_do_not_write_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "spring"
    assert sim(folder, 1) == 0
    with lock(folder / LOCK) as held:
        assert held
        assert sim(folder, 2) == 2
    assert "another process" in capsys.readouterr().err


def test_decisions_and_records_tell_the_same_game(undisturbed: list[GameResult]) -> None:
    kept: list[GameResult] = []
    series = Series("ephyran", ("random", "random"), 1, "spring", notes=(DECISIONS, RECORDS))
    play_series(series, bundled_pack("ephyran"), 1, kept.append)

    [result] = kept
    assert result.digest == undisturbed[0].digest  # to be noted changes nothing
    record = read_record(result.record)
    assert record.digest == result.digest
    assert len(result.decisions) == result.choices
    for decision in result.decisions:
        assert record.choices[decision.ask].key == decision.options[decision.choice]
        assert record.choices[decision.ask].seat == decision.seat
        assert 0 <= decision.value <= 1
        assert len(decision.features) == len(result.decisions[0].features)


def test_rows_are_read_in_one_line(tmp_path: Path, undisturbed: list[GameResult]) -> None:
    polars = pytest.importorskip("polars")
    duckdb = pytest.importorskip("duckdb")
    assert sim(tmp_path / "lines", 2) == 0
    assert sim(tmp_path / "parts", 2, "--format", "parquet") == 0

    for table in (
        polars.read_ndjson(tmp_path / "lines" / "games.jsonl"),
        polars.read_parquet(tmp_path / "parts" / "games"),
    ):
        assert table["digest"].to_list() == [game.digest for game in undisturbed[:2]]
        assert table.explode("god", "shares").height == 4
    for rows in (f"{tmp_path}/parts/games/*.parquet", f"{tmp_path}/lines/games.jsonl"):
        assert duckdb.sql(f"select digest from '{rows}'").fetchall() == [(game.digest,) for game in undisturbed[:2]]
