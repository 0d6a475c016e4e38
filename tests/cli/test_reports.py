"""The reporting commands, driven as a user would: what they print, as JSON too, and what they refuse."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pexpect
import pytest

from agon.cli.main import main
from agon.cli.reports.played import timed
from agon.games.registry import GAMES
from agon.shelf.ledgers import ledger, reading
from cli.terminal import PATIENCE, heeding_interrupts

TESTS = str(Path(__file__).parents[1])

ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8", "AGON_LANG": "en", "COLUMNS": "100"}
SIM = ["sim", "ephyran", "--seats", "random", "--players", "2", "--games", "4", "--seed", "spring"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGON_LANG", "en")


def agon(*arguments: str, module: str = "agon.cli.main") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, env=ENGLISH, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def parsed(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(printed(capsys, *arguments, "--json"))


def complaint(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> str:
    """The one line on stderr of a command that is refused, which prints nothing else."""
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    return told.err


# ---------------------------------------------------------------- agon sim


@pytest.mark.parametrize(
    ("bot", "by_the_clock"),
    [("mcts:2s", True), ("mcts:100/2s", True), ("champion", True), ("mcts:9@lessons", False), ("apprentice", False)],
)
def test_what_may_not_come_out_the_same_again(bot: str, by_the_clock: bool) -> None:
    assert timed(bot) == by_the_clock


def test_series_is_the_same_with_one_process_and_with_two() -> None:
    alone = agon(*SIM, "--json", "--jobs", "1", module="agon")
    together = agon(*SIM, "--json", "--jobs", "2")

    assert (alone.returncode, together.returncode) == (0, 0)
    assert (alone.stderr, together.stderr) == ("", "")
    one, two = json.loads(alone.stdout), json.loads(together.stdout)
    assert (one.pop("timing")["jobs"], two.pop("timing")["jobs"]) == (1, 2)
    assert one == two


def test_document_has_every_game_and_the_command_that_plays_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    document = parsed(capsys, *SIM, "--jobs", "1", "--option", "gods=draft")

    assert document["complete"]
    assert document["series"]["seats"] == ["random", "random"]
    assert [game["seed"] for game in document["games"]] == ["spring/0", "spring/1", "spring/2", "spring/3"]
    for game in document["games"]:
        assert len(game["digest"]) == 64
        assert game["asks"] >= game["choices"] > 0
        assert game["outcome"]["winners"] == [s for s, rank in enumerate(game["outcome"]["ranks"]) if rank == 1]
        assert game["outcome"]["reason"].startswith("ephyran-end-")
    words = document["command"].split()[1:]
    assert "gods=draft" in words
    again = parsed(capsys, *words, "--jobs", "1")
    assert again["games"] == document["games"]


def test_tables_name_bots_seats_gods_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, *SIM, "--jobs", "1")

    for words in ("By bot", "random", "seat 2", "By god", "player 1", "games/s, 1 process", "--seed spring"):
        assert words in text
    assert "reports-" not in text


def test_who_plays_alone_is_compared_with_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    campaign = ("--module", "persian_invasion", "--games", "2", "--jobs", "1", "--seed", "war", "--report")
    text = printed(capsys, "sim", "hellas", "--seats", "random", *campaign)

    assert "By hero" in text
    assert "Special actions" in text
    assert "By region" not in text
    [line] = [line for line in text.splitlines() if line.startswith("seat 1")]
    assert "–" in line.split()
    assert not set(line.split()) & {"+", "−", "="}


def test_tables_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, *SIM, "--jobs", "1", "--lang", "fr")

    assert "Par dieu" in text
    assert "100,0\u00a0%" in text
    assert "reports-" not in text


def test_progress_is_drawn_for_who_watches_and_not_in_the_report(tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    command = f"{sys.executable} -m agon {' '.join(SIM)} --jobs 1"
    watcher = pexpect.spawn("/bin/sh", ["-c", command], env=ENGLISH, encoding="utf-8", timeout=PATIENCE)
    watcher.expect("Playing")
    watcher.expect("By bot")
    watcher.expect(pexpect.EOF)

    piped = pexpect.spawn("/bin/sh", ["-c", f"{command} > {report}"], env=ENGLISH, encoding="utf-8", timeout=PATIENCE)
    piped.expect(pexpect.EOF)
    assert "By bot" in report.read_text("utf-8")
    assert "Playing" not in report.read_text("utf-8")


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_stopped_series_reports_what_was_finished(tmp_path: Path, stop: signal.Signals) -> None:
    folder = tmp_path / "spring"
    series = ["-m", "agon", *SIM, "--games", "100000", "--jobs", "2", "--out", str(folder)]
    running = pexpect.spawn(
        sys.executable, series, env=ENGLISH, encoding="utf-8", timeout=PATIENCE, preexec_fn=heeding_interrupts
    )
    running.expect("[1-9][0-9]*/100000")  # a game is finished
    running.kill(stop)
    running.expect("Stopped after [0-9,]+ of 100,000 games")
    told = running.read()
    running.close()

    assert running.exitstatus == 130
    assert "By bot" in told
    assert "Traceback" not in told
    assert 0 < len((folder / "games.jsonl").read_text("utf-8").splitlines()) < 100000


def test_out_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("years of work", "utf-8")

    assert "thesis.txt" in complaint(capsys, [*SIM, "--out", str(file)])
    assert file.read_text("utf-8") == "years of work"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["sim", "efyran"], "ephyran"),
        (["sim", "ephyran", "--seats", "gredy,random"], "greedy"),
        (["sim", "ephyran", "--seats", "mcts:none,random"], "none"),
        (["sim", "ephyran", "--seats", "random,random,random", "--players", "2"], "3 bots"),
        (["sim", "ephyran", "--seats", "random", "--players", "9"], "9"),
        (["sim", "ephyran", "--games", "0"], "--games"),
        (["sim", "ephyran", "--games", "-5"], "--games"),
        (["sim", "ephyran", "--games", "many"], "many"),
        (["sim", "ephyran", "--jobs", "0"], "--jobs"),
        (["sim", "ephyran", "--option", "gods"], "gods"),
        (["sim", "ephyran", "--option", "gods=chosen"], "chosen"),
        (["sim", "ephyran", "--option", "god=draft"], "gods"),
        (["sim", "ephyran", "--module", "titans"], "titans"),
        (["sim", "ephyran", "--pack", "nowhere"], "nowhere"),
        (["sim", "ephyran", "--out", "/dev/null/series"], "/dev/null/series"),
        (["sim", "ephyran", "--seed", "a\nb"], "seed"),
        (["sim", "ephyran", "--lang", "xx"], "xx"),
        (["bench", "chess"], "chess"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["bench", "--seconds", "nan"], "nan"),
        (["bench", "--players", "7"], "7"),
        (["rules", "iliad"], "iliad"),
        (["rules", "--show", "EPH-TRN-03"], "EPH-TURN-03"),
        (["rules", "--tests", "nowhere"], "nowhere"),
        (["pack", "new", "chess", "x"], "chess"),
        (["pack", "show", "chess"], "chess"),
        (["pack", "show", "ephyran", "zeus_himself"], "zeus_himself"),
        (["pack", "burn"], "burn"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line_that_names_it(
    capsys: pytest.CaptureFixture[str], arguments: list[str], named: str
) -> None:
    assert named in complaint(capsys, arguments)


# ---------------------------------------------------------------- agon rules


def test_coverage_of_every_book(capsys: pytest.CaptureFixture[str]) -> None:
    document = parsed(capsys, "rules", "--tests", TESTS)

    book = document["books"][0]
    assert (book["book"], book["rules"]) == ("ephyran", len(ledger("ephyran").rules))
    assert sum(section["rules"] for section in book["sections"]) == book["rules"]
    assert sum(section["tested"] for section in book["sections"]) == book["tested"]
    assert f"{book['tested']} of {book['rules']}" in printed(capsys, "rules", "ephyran", "--tests", TESTS)


def test_rule_without_a_test_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    marked = '@pytest.mark.rule("EPH-GOAL-01")\ndef test_a(): ...\n@pytest.mark.rule("EPH-GAOL-02")\ndef test_b(): ...'
    (tmp_path / "test_some.py").write_text(marked, "utf-8")

    text = printed(capsys, "rules", "--missing", "--tests", str(tmp_path))
    assert "EPH-GOAL-02" in text
    assert "EPH-GOAL-01" not in text
    assert f"1 of {len(ledger('ephyran').rules)}" in text
    misspelt = printed(capsys, "rules", "--tests", str(tmp_path))
    assert "test_some.py::test_b is marked with EPH-GAOL-02" in misspelt


def test_where_there_are_no_tests_none_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("agon.cli.reports.rules.checkout_tests", lambda: None)

    assert "unknown here" in printed(capsys, "rules")
    assert "0 of" not in printed(capsys, "rules")
    assert parsed(capsys, "rules")["books"][0]["tested"] is None
    assert parsed(capsys, "rules", "--show", "EPH-TURN-03")[0]["tests"] is None


def test_rule_is_shown_with_the_sentences_of_the_book_behind_it(capsys: pytest.CaptureFixture[str]) -> None:
    sentence = next(sentence for sentence in reading("hybris-base").sentences if sentence.ruling)
    rule = sentence.rules[0]

    english = printed(capsys, "rules", "--show", rule)
    french = printed(capsys, "rules", "--show", rule, "--lang", "fr")
    for text, ruling in ((english, sentence.ruling), (french, sentence.ruling_fr)):
        assert sentence.words in text
        assert ruling in text
    behind = parsed(capsys, "rules", "--show", rule)[0]["sentences"]
    assert {"page": sentence.page, "words": sentence.words} in [
        {"page": said["page"], "words": said["words"]} for said in behind
    ]


def test_rule_is_shown_in_the_readers_language_with_its_tests(capsys: pytest.CaptureFixture[str]) -> None:
    rule = next(rule for rule in ledger("ephyran").rules if rule.note and rule.page)

    english = printed(capsys, "rules", "--show", rule.id.lower())
    french = printed(capsys, "rules", "--show", rule.id, "--lang", "fr")
    assert rule.text in english
    assert rule.note in english
    assert f"page {rule.page}" in english
    assert rule.text_fr in french
    assert rule.note_fr in french


def test_search_finds_words_of_either_language(capsys: pytest.CaptureFixture[str]) -> None:
    both = parsed(capsys, "rules", "--search", "carte", "dieu")
    assert "EPH-SETUP-01" in [rule["id"] for rule in both]
    assert main(["rules", "--search", "helicopter"]) == 1


def test_search_understands_questions_and_tells_things_too(capsys: pytest.CaptureFixture[str]) -> None:
    won = parsed(capsys, "rules", "hellas", "--search", "how", "do", "I", "win?")
    assert {"LOH-MVIC-01", "LOH-A2END-01"} <= {rule["id"] for rule in won}
    found = printed(capsys, "rules", "ephyran", "--search", "bouclier", "d'athena")
    assert "Athena's Shield" in found
    assert "cancel" in found


# ---------------------------------------------------------------- agon pack


def test_copied_pack_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"

    assert "agon pack check" in printed(capsys, "pack", "copy", "ephyran", str(folder))
    document = parsed(capsys, "pack", "check", str(folder))
    assert document["ok"]
    assert document["hooks"] == 0
    assert document["kinds"]["card"] == {"entries": 108, "house": 108}
    assert sum(document["sources"].values()) == sum(kind["entries"] for kind in document["kinds"].values())
    assert "is sound" in printed(capsys, "pack", "check", str(folder))
    assert "mine" in complaint(capsys, ["pack", "copy", "ephyran", str(folder)])


def test_every_fault_of_a_pack_has_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    printed(capsys, "pack", "copy", "ephyran", str(folder))
    magic = folder / "magic.toml"
    magic.write_text(magic.read_text("utf-8").replace("value = 3", "value = 33").replace("value = 2", "value = 'x'"))

    assert main(["pack", "check", str(folder)]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith('magic.toml:6:9: magic "')
    assert all("value" in line for line in lines)
    assert main(["pack", "check", str(folder), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["errors"] == lines
    assert "1 more fault" in complaint(capsys, ["sim", "ephyran", "--pack", str(folder)])


def test_faults_are_told_in_the_readers_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    printed(capsys, "pack", "new", "ephyran", str(folder))
    (folder / "magic.toml").write_text('[[magic]]\nid = "thunderbolt"\nvalue = 33\n')

    assert main(["pack", "check", str(folder), "--lang", "fr"]) == 2
    assert capsys.readouterr().err == (
        'magic.toml:3:9: magic "thunderbolt": value: nombre de -9 à 9 attendu, trouvé\u00a0: 33\n'
    )


def test_check_tells_what_a_pack_does_and_what_is_to_be_noted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    printed(capsys, "pack", "new", "ephyran", str(folder))
    (folder / "creatures.toml").write_text('[[creature]]\nid = "hippocamp"\nname = { en = "Sea Horse" }\n')

    document = parsed(capsys, "pack", "check", str(folder))
    assert (document["id"], document["over"]) == ("mine", ["ephyran"])
    assert document["changes"] == {"added": [], "changed": ['creatures.toml: creature "hippocamp"'], "removed": []}
    assert document["notes"] == ['creatures.toml:3:8: creature "hippocamp": name: missing in "fr"']
    told = printed(capsys, "pack", "check", str(folder))
    assert "It lies over ephyran 1.0.0: 0 added, 1 changed, 0 removed." in told
    assert document["notes"][0] in told


def test_words_are_told_with_what_follows_them(capsys: pytest.CaptureFixture[str]) -> None:
    english = printed(capsys, "pack", "words", "hybris", "pay")
    assert "then = list of effects; [times = 2 to 9]" in english
    assert "On a card: “you may pay <amounts> to <effects> (up to <times> times)”" in english
    assert "pay, then `then`" in english
    french = printed(capsys, "pack", "words", "hybris", "pay", "--lang", "fr")
    assert "vous pouvez payer <amounts>" in french
    assert "demandé à chaque fois" in french


def test_a_number_with_its_sign_is_told_apart_from_words_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“gain <number> Strength”" in printed(capsys, "pack", "words", "hybris", "strength")
    texts = [word["card"] for game in GAMES for word in parsed(capsys, "pack", "words", game)]
    assert [text for text in texts if "SIGNED" in text] == []


def test_all_words_of_a_game_and_its_modules_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = parsed(capsys, "pack", "words", "hybris")
    declared = {(sort, word.name, word.module) for sort, known in GAMES["hybris"].words.items() for word in known}
    assert {(word["sort"], word["word"], word["module"]) for word in words} == declared
    assert "pay" in complaint(capsys, ["pack", "words", "hybris", "payy"])


def test_cards_say_what_they_do_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    english = printed(capsys, "pack", "show", "ephyran", "reinforcement/graeae")
    french = printed(capsys, "pack", "show", "ephyran", "reinforcement/graeae", "--lang", "fr")

    assert "draw 3 cards" in english
    assert "(rulebook)" in english
    assert "piochez 3 cartes" in french


def test_things_are_chosen_by_kind_and_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    gods = parsed(capsys, "pack", "show", "ephyran", "god")
    assert [thing["thing"] for thing in gods] == ["god/poseidon", "god/gaia", "god/aeolus", "god/hephaestus"]
    named = parsed(capsys, "pack", "show", "ephyran", "Thunderbolt")
    assert {"magic/thunderbolt"} <= {thing["thing"] for thing in named}
    everything = parsed(capsys, "pack", "show", "ephyran")
    assert len([thing for thing in everything if thing["thing"].startswith("card/")]) == 112


# ---------------------------------------------------------------- agon bench, help


def test_bench_says_what_it_measured_and_on_which_build(capsys: pytest.CaptureFixture[str]) -> None:
    document = parsed(capsys, "bench", "--seconds", "0.05", "--players", "2")

    assert document["build"]["name"] in ("plain", "compiled")
    assert document["speed"]["decisions_per_s_best"] > 0
    assert document["copies"]["clone_at_step_us"] > 0
    assert all(len(digest) == 64 for digest in document["digests"].values())


def test_bench_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "bench", "--seconds", "0.02", "--players", "2")
    assert "decisions/s" in text
    assert "reports-" not in text


@pytest.mark.parametrize("command", [["rules"], ["sim"], ["bench"], ["pack"], ["pack", "check"], ["pack", "show"]])
@pytest.mark.parametrize(("language", "examples"), [("en", "Examples:"), ("fr", "Exemples :")])
def test_help_has_examples(
    capsys: pytest.CaptureFixture[str], command: list[str], language: str, examples: str
) -> None:
    text = printed(capsys, *command, "--help", "--lang", language)
    assert examples in text
    assert f"  agon {command[0]}" in text
    assert "reports-" not in text
