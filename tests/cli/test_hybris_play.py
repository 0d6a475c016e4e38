"""Hybris in a real pseudo-terminal: a whole game, looking closer, long lists, undo, saving, replay, hot seat."""

import re
from pathlib import Path

import pytest

from agon.cli.main import main
from agon.kernel.record import read_record
from cli.terminal import PROMPT, Terminal, piped

SHORT = ("--module", "renaissance")
OLYMPIANS = ("--option", "seat_1=zeus", "--option", "seat_2=hades")
ALONE = ("play", "hybris", "--seats", "me:Anna,random", *SHORT, *OLYMPIANS)
TOGETHER = ("play", "hybris", "--seats", "human:Anna,human:Bob", *SHORT, *OLYMPIANS)
HIGH = (100, 70)  # where the whole table has room
SIGNS = "━─│■▲●◆▪▫·→↑↓←✓–"


def at_technologies(saves: Path, *more: str) -> Terminal:
    """Anna before the Technologies that Renaissance begins with."""
    terminal = Terminal(saves, *ALONE, "--seed", "a", *more)
    while "Technology do you take?" not in terminal.ask() and "Technologie prenez-vous" not in terminal.seen:
        terminal.type("1")
    return terminal


def at_turn(saves: Path, *more: str) -> Terminal:
    """Anna at her first turn."""
    terminal = Terminal(saves, *ALONE, "--seed", "a", *more, size=HIGH)
    while "Pass, taking" not in terminal.ask():
        terminal.type("1")
    return terminal


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("language", "keep", "words"),
    [
        ("en", r"agon replay\? \[y/N\]", ("The end", "Points", "Grandeur", "the game is over")),
        ("fr", r"agon replay.\? \[o/N\]", ("La fin", "Points", "Grandeur", "la partie est finie")),
    ],
)
def test_whole_game_by_numbers(tmp_path: Path, language: str, keep: str, words: tuple[str, ...]) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "whole", "--lang", language)

    answered = 0
    while terminal.wait(PROMPT, keep) == 0:
        assert "hybris-" not in terminal.seen
        assert max(len(line) for line in terminal.seen.splitlines()) <= 100
        terminal.type("1")
        answered += 1

    assert answered > 30
    assert [word for word in words if word not in terminal.seen] == []
    terminal.type("n")
    assert terminal.leave() == 0


def test_first_screen_shows_the_table_the_hand_and_the_question(tmp_path: Path) -> None:
    text = at_turn(tmp_path).seen

    assert "■ Anna (you)" in text
    assert re.search(r"■ Zeus +\d", text)
    assert "Your hand" in text
    assert "Your Premonitions" in text
    assert "Activate a character" in text
    assert "? for why not; look for details; help" in text


# ---------------------------------------------------------------- looking closer


def test_parts_and_things_are_looked_at_by_name(tmp_path: Path) -> None:
    terminal = at_turn(tmp_path)

    assert "what Drain gives, and who lies there" in terminal.says("look")
    assert "Affinity: Architecture." in terminal.says("look cities")
    assert "Once per Age" in terminal.says("look anna")
    assert "Psychopomp. Reaction" in terminal.says("look hades")
    assert "Crafting cost: 1 Aegis and 2 Followers." in terminal.says("look bench of")
    assert "Strength 3, Determination cost 1." in terminal.says("look Écrasement")
    assert "“throne” could be Before the throne, Chryselephantine Throne" in terminal.says("look throne")
    assert "Prayer Well: Prayers that are generated go into it" in terminal.says("look well")
    assert "Workshop: 3 spaces" in terminal.says("look workshop")
    assert "Grandeur track: 4 spaces" in terminal.says("look grandeur")
    assert "there is nothing to look at called “xyzzy”" in terminal.says("look xyzzy")
    assert "Votre main" in terminal.says("lang fr")
    assert "Ce que vous pouvez voir de près" in terminal.says("voir")
    assert "Affinité" in terminal.says("voir villes")


def test_long_list_is_brief_and_can_be_asked_for_in_full(tmp_path: Path) -> None:
    terminal = at_technologies(tmp_path)

    assert re.search(r"\d+ Bench of Daedalus \(1A 2F\)", terminal.seen)
    assert "A is Aegis, F is Followers" in terminal.seen
    assert "“list” shows them in full" in terminal.seen
    sparks = terminal.says("list spark")
    assert "Mnemosyne Krater. End of the Age: " in sparks
    assert "Bench of Daedalus" not in sparks
    science = re.sub(r"\s+", " ", terminal.says("list science"))
    assert "Bench of Daedalus. Passive: Craft costs 1 resource less." in science
    assert "no option mentions “xyzzy”" in terminal.says("list xyzzy")
    assert "begins with Bench of Daedalus in storage." in terminal.says("technology/bench_of_daedalus")


def test_why_not_cites_reasons_and_rules(tmp_path: Path) -> None:
    terminal = at_turn(tmp_path)

    why = re.sub(r"\s+", " ", terminal.says("?"))
    about = terminal.says("? 1")
    rule = terminal.says("? hyb-forge-08")

    assert "What cannot be done here" in why
    assert re.search(r"\[HYB-[A-Z]+-\d+", why)
    assert re.search(r"Key: activate/\S*zeus", about)
    assert "HYB-FORGE-08 (page" in rule


def test_score_tells_how_far_each_player_is_and_what_breaks_a_tie(tmp_path: Path) -> None:
    score = at_turn(tmp_path).says("score")

    assert re.search(r"Upgrades unlocked +\d/5 +\d/5", score)
    assert re.search(r"compared.*\n.*\n *Victory Points +\d+ +\d+ *\n *Space on the Grandeur track.* 3 +1\b", score)


def test_score_tells_it_in_french_too(tmp_path: Path) -> None:
    score = at_technologies(tmp_path, "--lang", "fr").says("score")

    assert re.search(r"Points de Victoire +\d+ +\d+ *\n *Case de la piste de Grandeur.* 3 +1\b", score)


# ---------------------------------------------------------------- undo, saving, replay


def test_choice_is_taken_back_freely_in_planning(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *ALONE, "--seed", "a")
    while "Which token do you lay under Pollux?" not in terminal.ask():
        terminal.type("1")

    after = terminal.says("1")
    again = terminal.says("undo")

    assert "undo: free" in after
    assert "Anna (you) took the last choice back." in again
    assert "Which token do you lay under Pollux?" in again


def test_saved_game_goes_on_where_it_was_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "mine.agon"
    terminal = at_turn(tmp_path)
    before = terminal.says("view")
    assert f"Saved: {file}" in terminal.says(f"save {file}").replace("\n", "")
    terminal.type("quit")
    terminal.wait(r"\[Y/n\] ")
    terminal.type("n")
    assert terminal.leave() == 0

    again = Terminal(tmp_path, "play", "--load", str(file), size=HIGH)
    text = again.ask()
    checked = piped(tmp_path, "", "replay", str(file), "--check")
    shown = piped(tmp_path, "", "replay", str(file), "--seat", "2", "--lang", "fr")

    table = before[before.index(" Order ") : before.index("undo:")]
    assert table in text
    assert "replays exactly" in checked.stdout
    assert "Votre main" in shown.stdout
    assert read_record(file.read_text(encoding="utf-8")).game == "hybris"


def test_replay_steps_and_looks(tmp_path: Path) -> None:
    file = tmp_path / "watched.agon"
    done = piped(
        tmp_path, "", "watch", "hybris", "--seats", "random,random", "--seed", "w", *SHORT, "--save", str(file)
    )
    terminal = Terminal(tmp_path, "replay", str(file))
    terminal.wait("> ")

    terminal.type("jump 30")
    terminal.wait("Choice 30 of .* > ")
    jumped = terminal.seen
    terminal.type("look pillars")
    terminal.wait("Choice 30 of .* > ")

    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^random( \(2\))? wins$", done.stdout, re.MULTILINE)
    assert "Olympus" in jumped
    assert "Upper half: perform Perceive." in terminal.seen


# ---------------------------------------------------------------- several people, plain text


def test_planning_of_two_people_goes_behind_the_curtain(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TOGETHER, "--seed", "a", size=HIGH)
    while True:
        terminal.wait(r"(Anna|Bob), press Enter when nobody else is looking\.", PROMPT)
        if "Which token do you lay under Pollux?" in terminal.seen:
            break
        terminal.type("" if "press Enter" in terminal.seen else "1")

    while "Bob, press Enter" not in terminal.seen:
        terminal.type("1")
        terminal.wait(r"Bob, press Enter when nobody else is looking\.", PROMPT)
    passed = terminal.child.before or ""
    asked = terminal.says("")

    assert "\x1b[2J" in passed
    assert "▲ Bob (you)" in asked
    assert "Pollux → ?" in asked
    assert "Orpheus → ?" not in asked


@pytest.mark.parametrize("language", ["en", "fr"])
def test_plain_game_through_a_pipe_has_nothing_but_words(tmp_path: Path, language: str) -> None:
    file = tmp_path / "p.agon"

    done = piped(tmp_path, "1\n" * 900, *ALONE, "--seed", "pipe", "--save", str(file), "--lang", language)

    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "hybris-" not in done.stdout
    assert not set(done.stdout) & set(SIGNS)
    assert read_record(file.read_text(encoding="utf-8")).outcome is not None


def test_duel_and_scenarios_are_played_from_the_command_line(tmp_path: Path) -> None:
    for modules in (("--module", "duel"), ("--module", "apple_of_discord"), ("--module", "victory_of_awakening")):
        done = piped(tmp_path, "", "watch", "hybris", "--seats", "random,random", "--seed", "m", *modules)
        assert (done.returncode, done.stderr) == (0, "")


def test_modules_are_listed_with_what_they_change(tmp_path: Path) -> None:
    done = piped(tmp_path, "", "play", "hybris", "--options", "--lang", "fr")

    assert "renaissance : Scénario : Renaissance." in done.stdout.replace("\u00a0", " ")
    assert "Pas avec gigantomachy, games_of_elis, apple_of_discord." in done.stdout


def test_options_under_another_are_listed_below_it_with_what_is_printed_and_what_is_not(tmp_path: Path) -> None:
    done = piped(tmp_path, "", "play", "hybris", "--module", "chronos", "--options", "--lang", "en")
    said = done.stdout.splitlines()

    head = next(number for number, line in enumerate(said) if line.startswith("  solo_rules=by_the_book: By the book"))
    assert said[head].endswith("(default)")
    assert said[head + 1].startswith("  solo_rules=house: ")
    rule = next(number for number, line in enumerate(said) if "(reckoning)" in line)
    assert rule > head
    assert said[rule + 1].startswith("    reckoning=off: Book: ")
    assert said[rule + 2].startswith("    reckoning=on: House: ")
    assert not [line for line in said if "reckoning=preset" in line]


WRONG = [
    (("--players", "5"), "hybris is for 2, 3, 4 players, not for 5"),
    (("--players", "3", "--module", "duel"), "hybris with duel is for 2 players, not for 3"),
    (
        ("--option", "seat_1=zeus", "--option", "seat_2=zeus"),
        "“First seat” and “Second seat” ask for the same: plays Zeus",
    ),
    (("--option", "seat_3=zeus"), "“Third seat”: a table for 2 has no such seat"),
    (
        ("--option", "seat_1=ares"),
        "there is no value of seat_1 “ares”; did you mean “hades”? There is: any, zeus, poseidon, athena, hades",
    ),
    (("--option", "olympians=drafted"), "there is no value of olympians “drafted”; known: choose, random"),
    (
        ("--module", "renaissance", "--module", "victory_of_awakening"),
        "renaissance cannot be played with victory_of_awakening; --options shows what can be combined",
    ),
]


@pytest.mark.parametrize(("arguments", "line"), WRONG, ids=lambda value: " ".join(value) if len(value) < 9 else "")
def test_impossible_setup_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], line: str
) -> None:
    assert main(("play", "hybris", *arguments, "--lang", "en")) == 2

    assert capsys.readouterr().err == f"agon: {line}\n"


def test_impossible_setup_is_told_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    modules = ("--module", "duel", "--module", "gigantomachy")
    assert main(("play", "hybris", *modules, "--lang", "fr")) == 2

    told = capsys.readouterr().err.replace("\u00a0", " ").replace("\u202f", " ")
    assert told == "agon : duel ne se joue pas avec gigantomachy ; --options dit ce qui va ensemble\n"
