"""Playing in a real pseudo-terminal: whole games, why not, undo, saving, several people at one screen."""

import re
import signal
from pathlib import Path

import pytest

from agon.kernel.record import read_record
from agon.shelf.packs import begin_pack
from cli.terminal import PROMPT, Terminal, piped

QUICK = ("--option", "deck=scaled")
ALONE = ("play", "ephyran", "--seats", "me:Anna,random", *QUICK)
TOGETHER = ("play", "ephyran", "--seats", "human:Anna,human:Bob", "--option", "first_player=seat_1", *QUICK)


def play_to_the_end(terminal: Terminal, end: str) -> int:
    """Take the first option at every question, up to the offer to save; how many were answered."""
    answered = 0
    while terminal.wait(PROMPT, end) == 0:
        terminal.type("1")
        answered += 1
    return answered


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("language", "keep", "words"),
    [
        ("en", r"agon replay\? \[y/N\]", ("The end", "In all", "Different creatures", "Poseidon's Lagoon")),
        ("fr", r"agon replay.\? \[o/N\]", ("La fin", "En tout", "Créatures différentes", "Lagon de Poséidon")),
    ],
)
def test_whole_game_by_numbers(tmp_path: Path, language: str, keep: str, words: tuple[str, ...]) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "whole", "--lang", language)

    answered = play_to_the_end(terminal, keep)

    assert answered > 20
    assert [word for word in words if word not in terminal.seen] == []
    terminal.type("n")
    assert terminal.leave() == 0
    assert list(tmp_path.iterdir()) == []


def test_question_shows_hand_gains_and_what_is_given_up(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1")

    text = terminal.ask()

    assert "■ Anna (you)  0 prestige points" in text
    assert "▲ random  0 prestige points" in text
    assert "all have seen Dionysus" in text
    assert "Your hand" in text
    assert "Add a zone to your city" in text
    assert re.search(r"\+\d points? +gives up ", text)
    assert "undo: there is nothing to take back" in text
    assert max(len(line) for line in text.splitlines()) <= 100


# ---------------------------------------------------------------- hints


def test_a_hint_says_what_a_strong_bot_would_choose_and_why(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1")
    terminal.ask()

    terminal.type("hint")
    terminal.wait(PROMPT)

    assert re.search(r"A strong bot would choose \d+: \w", terminal.seen)
    assert re.search(r"chance to win after it: \d+ %", terminal.seen)
    assert re.search(r"why: [+−]\d", terminal.seen)


@pytest.mark.parametrize(("more", "says"), [((), "hints were not agreed"), (("--hints",), "would choose")])
def test_people_who_play_each_other_agree_to_hints(tmp_path: Path, more: tuple[str, ...], says: str) -> None:
    terminal = Terminal(tmp_path, *TOGETHER, "--seed", "a", *more)
    terminal.wait("Anna, press Enter")
    terminal.says("")

    terminal.type("hint")
    terminal.wait(PROMPT)

    assert says in terminal.seen


# ---------------------------------------------------------------- why not


def test_why_not_cites_reasons_and_rules(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1")
    terminal.ask()

    why = terminal.says("?")
    about = terminal.says("? 1")
    rule = terminal.says("? eph-build-02")

    assert re.search(r"must come first\s+\[EPH-BUILD-02\]", why)
    assert "EPH-TURN-01: On their turn the active player performs exactly one of four actions" in why
    assert "Key: add/" in about
    assert "EPH-BUILD-01" in about
    assert "zone 1 must be present before zone 2" in rule


def test_why_not_in_french(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1", "--lang", "fr")
    terminal.ask()

    why = terminal.says("?")

    assert "il faut d’abord" in why
    assert "EPH-TURN-01 : À son tour" in why.replace("\u00a0", " ")


# ---------------------------------------------------------------- what can be typed


def test_commands_leave_the_question_as_it_is(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1")
    terminal.ask()

    assert "Anna (you) to play." in terminal.says("log")
    assert "The log" in terminal.says("log 1")
    assert "Zones of the city" in terminal.says("score")
    assert "take back the last choice" in terminal.says("help")
    assert "Votre main" in terminal.says("lang fr")
    assert "Your hand" in terminal.says("langue en")
    assert "Your turn: what will you do?" in terminal.says("view")


def test_wrong_answer_only_says_so(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1")
    terminal.ask()

    assert "there is no option 99; they go from 1 to" in terminal.says("99")
    assert "“xyzzy” is neither an option nor a command" in terminal.says("xyzzy")
    assert "“add/dio” could be add/dionysus_1/lagoon-1, add/dionysus_1/lands-1" in terminal.says("add/dio")
    assert "there is no language “de”" in terminal.says("lang de")
    assert "undo: there is nothing to take back" in terminal.says("undo")
    assert "no such folder" not in terminal.says("save")


def test_option_is_picked_by_key_or_by_its_beginning(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1")
    terminal.ask()

    after = terminal.says("discard/diony")

    assert "Anna (you) discards Dionysus." in after


# ---------------------------------------------------------------- undo


def test_discard_is_taken_back_freely_before_the_draw(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1")
    terminal.ask()

    draw = terminal.says("discard/diony")
    again = terminal.says("undo")

    assert "End of your turn: where do you take a card?" in draw
    assert "undo: free" in draw
    assert "Anna (you) took the last choice back." in again
    assert "Your turn: what will you do?" in again


def test_undo_is_impossible_once_a_card_was_seen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1")
    terminal.ask()
    terminal.says("1")

    assert "undo: not possible, somebody else has chosen since" in terminal.says("undo")


# ---------------------------------------------------------------- several people


def test_curtain_hides_the_hand_of_whoever_sat_there(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TOGETHER, "--seed", "a")
    terminal.wait("Anna, press Enter when nobody else is looking.")
    assert "Your hand" not in terminal.seen

    first = terminal.says("")
    terminal.type("1")
    terminal.wait("Bob, press Enter when nobody else is looking.")
    passed = terminal.child.before
    second = terminal.says("")

    assert "■ Anna (you)" in first
    assert passed is not None
    assert "\x1b[2J" in passed
    assert "\x1b[3J" in passed
    assert "▲ Bob (you)" in second
    assert "Anna builds" in second
    assert "Anna draws a card." in second


def test_other_people_are_asked_whether_they_agree_to_an_undo(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TOGETHER, "--seed", "a", "--option", "gods=draft")
    terminal.wait("Anna, press Enter")
    terminal.says("")
    terminal.type("god/gaia")
    terminal.wait("Bob, press Enter")
    asked = terminal.says("")
    assert "undo: if the others agree" in asked

    terminal.type("undo")
    terminal.wait(r"Bob \(you\), may Anna take the last choice back\? \[y/N\] ")
    refused = terminal.says("n")
    terminal.type("undo")
    terminal.wait(r"\[y/N\] ")
    terminal.type("y")
    terminal.wait("Anna, press Enter")
    again = terminal.says("")

    assert "Bob (you) does not agree." in refused
    assert "Gaia, who doubles" in again


# ---------------------------------------------------------------- saving and leaving


def test_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "mine.agon"
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1")
    terminal.ask()
    terminal.says("1")
    assert f"Saved: {file}" in terminal.says(f"save {file}").replace("\n", "")
    terminal.type("quit")
    terminal.wait(r"Save the game before you leave\? \[Y/n\] ")
    terminal.type("")
    assert terminal.leave() == 0
    assert "Until next time." in terminal.seen

    again = Terminal(tmp_path, "play", "--load", str(file))
    text = again.ask()

    assert "Anna (you)" in text
    assert "1 of 16 zones" in text
    again.type("quit")
    again.wait(r"\[Y/n\] ")
    again.type("n")
    assert again.leave() == 0


def test_game_with_a_pack_says_how_to_go_on_with_it(tmp_path: Path) -> None:
    folder, file = tmp_path / "mine", tmp_path / "p.agon"
    begin_pack("ephyran", folder)
    (folder / "creatures.toml").write_text('[[creature]]\nid = "hippocamp"\nname = { en = "Sea Horse" }\n')
    left = piped(tmp_path, f"1\nsave {file}\nquit\n", *ALONE, "--seed", "pack", "--pack", str(folder), "--plain")
    assert f"agon play --load {file} --pack {folder}" in left.stdout.replace("\n", "")

    again = piped(tmp_path, "quit\n", "play", "--load", str(file), "--pack", str(folder), "--plain")
    assert again.returncode == 0
    without = piped(tmp_path, "quit\n", "play", "--load", str(file), "--plain")
    assert without.returncode == 2
    assert "made with other packs: ephyran 1.0.0 + mine 0.1.0" in without.stderr


@pytest.mark.parametrize("how", ["interrupt", "end of input", "hang up"])
def test_interrupted_game_is_saved_where_it_says(tmp_path: Path, how: str) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1")
    terminal.ask()
    terminal.says("1")

    if how == "interrupt":
        terminal.child.sendintr()
    elif how == "end of input":
        terminal.child.sendeof()
    else:
        terminal.child.kill(signal.SIGHUP)
    status = terminal.leave()

    [file] = tmp_path.glob("*.agon")
    assert status == (0 if how == "end of input" else 130)
    assert f"Saved: {file}" in terminal.seen.replace("\n", "")
    assert read_record(file.read_text(encoding="utf-8")).choices[0].seat == 0


# ---------------------------------------------------------------- plain text


def test_plain_game_through_a_pipe_has_nothing_but_words(tmp_path: Path) -> None:
    done = piped(tmp_path, "1\n" * 400, *ALONE, "--seed", "pipe", "--save", str(tmp_path / "p.agon"))

    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert not set(done.stdout) & set("━─│┌■▲●◆◇▪")
    assert "City of Anna (you):" in done.stdout
    assert "Next zone: 2." in done.stdout
    assert re.search(r"^(Anna \(you\)|random) wins$", done.stdout, re.MULTILINE)
    assert read_record((tmp_path / "p.agon").read_text(encoding="utf-8")).outcome is not None


def test_plain_is_plain_in_a_terminal_too(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a", "--option", "first_player=seat_1", "--plain")
    terminal.ask()

    assert "\x1b[" not in (terminal.child.before or "").replace("\x1b[?2004h", "")
    assert re.search(r"^\d+\. Dionysus as Poseidon's Lagoon 1; \+\d point", terminal.seen, re.MULTILINE)


def test_french_locale_gives_french(tmp_path: Path) -> None:
    done = piped(tmp_path, "", *ALONE, LANG="fr_FR.UTF-8")

    assert "Votre main" in done.stdout
    assert "À vous de jouer" in done.stdout


def test_options_are_listed_with_what_they_change(tmp_path: Path) -> None:
    done = piped(tmp_path, "", "play", "ephyran", "--options", "--lang", "fr")

    assert "gods=draft : chacun choisit un dieu" in done.stdout.replace("\u00a0", " ")
    assert "(par défaut)" in done.stdout


def test_bots_are_watched_to_the_end(tmp_path: Path) -> None:
    done = piped(tmp_path, "", "watch", "ephyran", "--seats", "random,random", "--seed", "w", *QUICK)

    assert (done.returncode, done.stderr) == (0, "")
    assert "random (2) draws a card." in done.stdout
    assert "prestige points in all." in done.stdout
