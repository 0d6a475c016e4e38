"""Replaying in a real pseudo-terminal, in a pipe, and as a check."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from agon.cli.main import main
from cli.terminal import Terminal, piped

STEP = r"Choice \d+ of \d+, seen by [^>]+ > "


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game that bots played, the gods picked one by one."""
    file = tmp_path_factory.mktemp("records") / "game.agon"
    setup = ("--seats", "random,random", "--option", "deck=scaled", "--option", "gods=draft", "--seed", "r")
    assert main(("watch", "ephyran", *setup, "--plain", "--lang", "en", "--save", str(file))) == 0
    return file


def says(terminal: Terminal, text: str) -> str:
    terminal.type(text)
    terminal.wait(STEP)
    return terminal.seen


def checked(capsys: pytest.CaptureFixture[str], file: Path) -> tuple[int, Any]:
    capsys.readouterr()
    status = main(("replay", str(file), "--check", "--json"))
    return status, json.loads(capsys.readouterr().out)


# ---------------------------------------------------------------- stepping


def test_game_is_seen_again_step_by_step(tmp_path: Path, record: Path) -> None:
    terminal = Terminal(tmp_path, "replay", str(record))
    terminal.wait(STEP)
    assert "Choice 0 of" in terminal.seen

    assert "plays as" in says(terminal, "")
    assert "plays as" in says(terminal, "")
    back = says(terminal, "back")
    assert "Choice 1 of" in back
    jumped = says(terminal, "jump 40")
    assert "Choice 40 of" in jumped
    assert re.search(r"Chances to win: random \d+ % and random \(2\) \d+ %", jumped)
    assert "Your hand" not in jumped
    assert "Your hand" in says(terminal, "seat 2")
    assert "seen by random (2)" in says(terminal, "log 3")
    assert "there is no seat 9" in says(terminal, "seat 9")
    assert "there is no choice 999" in says(terminal, "jump 999")
    assert "neither an option nor a command" in says(terminal, "fly")
    terminal.type("lang fr")
    terminal.wait("Choix 40 sur")
    terminal.type("quitter")
    assert terminal.leave() == 0


def test_last_step_shows_the_result(tmp_path: Path, record: Path) -> None:
    choices = len(record.read_text(encoding="utf-8").splitlines()) - 2
    terminal = Terminal(tmp_path, "replay", str(record))
    terminal.wait(STEP)

    says(terminal, f"jump {choices - 1}")
    end = says(terminal, "")

    assert "In all" in end
    assert "wins" in end or "share the victory" in end
    terminal.child.sendeof()
    assert terminal.leave() == 0


# ---------------------------------------------------------------- in a pipe


def test_whole_game_is_told_where_there_is_no_terminal(tmp_path: Path, record: Path) -> None:
    done = piped(tmp_path, "", "replay", str(record), "--lang", "fr")

    assert (done.returncode, done.stderr) == (0, "")
    assert "pioche une carte." in done.stdout
    assert "Victoire" in done.stdout
    assert "\x1b" not in done.stdout


def test_seat_sees_its_own_cards(tmp_path: Path, record: Path) -> None:
    done = piped(tmp_path, "", "replay", str(record), "--seat", "1")

    assert "random (you) draws a card." not in done.stdout
    assert "random (2) draws a card." in done.stdout


def test_truncated_record_plays_as_far_as_it_goes_and_says_so(tmp_path: Path, record: Path) -> None:
    cut = tmp_path / "cut.agon"
    cut.write_text(record.read_text(encoding="utf-8")[:2000], encoding="utf-8")

    done = piped(tmp_path, "", "replay", str(cut))

    assert done.returncode == 0
    assert "the record is cut short: it goes up to choice" in done.stdout
    assert "The record stops here, before the end of the game." in done.stdout


def test_truncated_record_can_be_played_on(tmp_path: Path, record: Path) -> None:
    cut = tmp_path / "cut.agon"
    cut.write_text(record.read_text(encoding="utf-8")[:2000], encoding="utf-8")

    done = piped(tmp_path, "", "play", "--load", str(cut), "--seats", "me:Anna,random")

    assert done.returncode == 0
    assert "the record is cut short" in done.stdout
    assert "City of Anna (you)" in done.stdout


# ---------------------------------------------------------------- checking


def test_sound_record_is_sound(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    status, report = checked(capsys, record)

    assert (status, report["ok"], report["divergence"]) == (0, True, None)
    assert report["played"] == report["choices"]
    assert main(("replay", str(record), "--check", "--lang", "en")) == 0
    assert "replays exactly" in capsys.readouterr().out


def test_record_that_diverges_says_where(capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[4] = json.dumps({**json.loads(lines[4]), "key": "add/the_moon"})
    changed = tmp_path / "changed.agon"
    changed.write_text("\n".join(lines) + "\n", encoding="utf-8")

    status, report = checked(capsys, changed)

    assert (status, report["ok"], report["played"]) == (1, False, 3)
    assert report["divergence"].startswith("choice 4: 'add/the_moon' is not on offer")
    assert main(("replay", str(changed), "--check", "--lang", "en")) == 1
    assert f"{changed}: does not replay: choice 4:" in capsys.readouterr().out


def test_truncated_record_is_not_sound(capsys: pytest.CaptureFixture[str], tmp_path: Path, record: Path) -> None:
    cut = tmp_path / "cut.agon"
    cut.write_text(record.read_text(encoding="utf-8")[:2000], encoding="utf-8")

    status, report = checked(capsys, cut)

    assert (status, report["ok"], report["divergence"]) == (1, False, None)
    assert report["truncated"]
