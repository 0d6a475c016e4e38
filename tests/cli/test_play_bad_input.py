"""Bad input: one clear line that says what and where, status 2, no traceback, nothing overwritten."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from agon.cli.main import main
from agon.kernel.errors import AgonError
from agon.shelf.packs import copy_pack
from agon.shelf.saves import load_text, save_text
from cli.terminal import piped

PLAY = ("play", "ephyran")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AGON_LANG", "en")
    monkeypatch.setenv("AGON_SAVES", str(tmp_path / "saves"))


def complaint(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> str:
    """The one line on stderr of a command that is refused, which prints nothing else."""
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    return told.err.strip()


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A whole game that bots played."""
    file = tmp_path / "game.agon"
    seats = ("--seats", "random,random", "--option", "deck=scaled", "--seed", "r")
    assert main(("watch", "ephyran", *seats, "--plain", "--save", str(file))) == 0
    capsys.readouterr()
    return file


# ---------------------------------------------------------------- the command line


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("play", "ephyrann"), "there is no game “ephyrann”; did you mean “ephyran”?"),
        (("play", "chess"), "there is no game “chess”; known: ephyran, hybris"),
        (("play",), "which game? There is: ephyran"),
        (("ply", "ephyran"), "there is no command “ply”; did you mean “play”?"),
        ((*PLAY, "--module", "cataclysm"), "there is no module “cataclysm”"),
        ((*PLAY, "--seats", "me,grady"), "there is no bot or seat “grady”; did you mean “greedy”?"),
        ((*PLAY, "--seats", "me,greedy:9"), "the bot 'greedy' takes no budget, but was given '9'"),
        ((*PLAY, "--seats", "me,"), "there is no bot or seat “”; known: me, human, apprentice, player, veteran"),
        ((*PLAY, "--seats", "me"), "ephyran is for 2, 3, 4 players, not for 1"),
        ((*PLAY, "--players", "7"), "ephyran is for 2, 3, 4 players, not for 7"),
        ((*PLAY, "--players", "two"), "a whole number is needed, not “two”"),
        ((*PLAY, "--players", "3", "--seats", "me,greedy"), "2 seats named for 3 players"),
        ((*PLAY, "--option", "god=draft"), "there is no option “god”; did you mean “gods”?"),
        ((*PLAY, "--option", "gods=drafted"), "there is no value of gods “drafted”; did you mean “draft”?"),
        ((*PLAY, "--option", "gods"), "an option is written NAME=VALUE, not “gods”"),
        ((*PLAY, "--name", "greedy"), "“greedy” cannot be a player's name: 1 to 24 letters, and not the name of a bot"),
        ((*PLAY, "--seats", "me,human:\x1b[2J"), "“\\x1b[2J” cannot be a player's name"),
        ((*PLAY, "--seed", "\n"), "a seed has 1 to 200 characters, all printable"),
        ((*PLAY, "--seed"), "--seed needs a value after it"),
        ((*PLAY, "--turbo"), "“--turbo” is not understood here; --help lists what is"),
        ((*PLAY, "--lang", "de"), "there is no language “de”; known: en, fr"),
        ((*PLAY, "--pack", "nowhere"), "nowhere: no such folder"),
        ((*PLAY, "--save", "nowhere/x.agon"), "nowhere/x.agon: its folder does not exist"),
        ((*PLAY, "--load", "nowhere.agon"), "nowhere.agon: no such file"),
        (("watch", "ephyran", "--seats", "me,greedy"), "only bots can be watched, and “Player 1” is a person"),
        (("watch", "ephyran", "--delay", "soon"), "a whole number is needed, not “soon”"),
        ((*PLAY, "--seats", "greedy,random"), "no seat is a person"),
        (("replay",), "FILE is missing; --help shows what is needed"),
        (("replay", "nowhere.agon"), "nowhere.agon: no such file"),
    ],
    ids=lambda value: "" if isinstance(value, str) else " ".join(value[2:] or value),
)
def test_mistake_is_told_in_one_line(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], line: str) -> None:
    assert complaint(capsys, arguments).startswith(f"agon: {line}")


def test_mistake_is_told_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = complaint(capsys, ("play", "ephyrann", "--lang", "fr")).replace("\u00a0", " ").replace("\u202f", " ")

    assert told == "agon : il n’y a pas de jeu « ephyrann » ; vouliez-vous dire « ephyran » ?"


def test_unknown_language_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AGON_LANG", "klingon")

    assert complaint(capsys, PLAY) == "agon: there is no language “klingon”; known: en, fr"


def test_command_ends_with_status_2_and_no_traceback(tmp_path: Path) -> None:
    done = piped(tmp_path, "", "play", "chess")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "agon: there is no game “chess”; known: ephyran, hybris, hellas\n"


def test_broken_pack_is_told_with_file_and_field(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    copy_pack("ephyran", folder)
    creatures = folder / "creatures.toml"
    creatures.write_text(creatures.read_text(encoding="utf-8").replace('"lagoon"', '"lagon"', 1), encoding="utf-8")

    told = complaint(capsys, (*PLAY, "--pack", str(folder)))

    assert "creatures.toml" in told
    assert '"lagon"' in told


def test_of_many_faults_the_first_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    copy_pack("ephyran", folder)
    creatures = folder / "creatures.toml"
    creatures.write_text(creatures.read_text(encoding="utf-8").replace('"lagoon"', '"lagon"'), encoding="utf-8")

    assert complaint(capsys, (*PLAY, "--pack", str(folder))).endswith(" more)")


# ---------------------------------------------------------------- records


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "line 1: no header"),
        (b"# Notes\n", "line 1: no header"),
        (b"\xff\xfe\x00", "line 1: not UTF-8 text"),
        (b'{"agon": 99}\n', "format 99 is not known"),
        (b"[]\n", "line 1: no header"),
    ],
)
def test_foreign_record(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, line: str) -> None:
    file = tmp_path / "x.agon"
    file.write_bytes(content)

    for command in (("play", "--load", str(file)), ("replay", str(file))):
        told = complaint(capsys, command)
        assert told.startswith(f"agon: {file}: ")
        assert line in told
    assert file.read_bytes() == content


def test_record_with_a_choice_that_is_not_on_offer(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    choice = json.loads(lines[5])
    lines[5] = json.dumps({**choice, "key": "add/the_moon"})
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")

    told = complaint(capsys, ("play", "--load", str(record)))

    assert told.startswith(f"agon: {record}: does not replay: choice 5: 'add/the_moon' is not on offer")


def test_save_of_other_rules_that_cannot_go_on_says_so_in_a_sentence(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    header, *lines = record.read_text(encoding="utf-8").splitlines()
    of_old = {**json.loads(header), "rules": 99}
    lines[4] = json.dumps({**json.loads(lines[4]), "key": "add/the_moon"})
    record.write_text("\n".join([json.dumps(of_old), *lines]) + "\n", encoding="utf-8")

    english = complaint(capsys, ("play", "--load", str(record)))
    french = complaint(capsys, ("--lang", "fr", "play", "--load", str(record)))

    assert english.startswith(f"agon: {record}: this record was made with version 99 of the rules of Ephyran")
    assert english.endswith("4 can still be played")
    assert "la version 99 des règles" in french


def test_record_of_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace('"ephyran"', '"senet"', 1), encoding="utf-8")

    assert complaint(capsys, ("replay", str(record))).startswith(f"agon: {record}: there is no game 'senet'")


def test_record_of_another_game_than_named(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    told = complaint(capsys, ("play", "hybris", "--load", str(record)))

    assert told == f"agon: {record}: a game of ephyran, not of hybris"


def test_folder_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert complaint(capsys, ("replay", str(tmp_path))) == f"agon: {tmp_path}: this is a folder, not a file"


# ---------------------------------------------------------------- saving


def test_what_is_no_record_is_never_overwritten(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", encoding="utf-8")

    told = complaint(capsys, (*PLAY, "--save", str(diary)))

    assert told == f"agon: {diary}: already exists and is not an Agon record; it is left as it is"
    assert diary.read_text(encoding="utf-8") == "Dear diary"


def test_save_replaces_a_record_whole_and_leaves_no_draft(record: Path) -> None:
    text = record.read_text(encoding="utf-8")

    save_text(record, text.replace('"random"', '"Anna"', 1))

    assert load_text(record) == text.replace('"random"', '"Anna"', 1)
    assert [file.name for file in record.parent.iterdir() if file.is_file()] == [record.name]


def test_save_through_a_link_keeps_the_link(record: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.agon"
    link.symlink_to(record)

    save_text(link, record.read_text(encoding="utf-8"))

    assert link.is_symlink()


def test_save_that_fails_leaves_the_old_one(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = record.read_text(encoding="utf-8")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(AgonError, match="No space left on device"):
        save_text(record, "{}")

    assert record.read_text(encoding="utf-8") == text
    assert [file.name for file in record.parent.iterdir() if file.is_file()] == [record.name]
