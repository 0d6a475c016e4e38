"""In a low window the table and its question are on one screen; what has no room is named, and can be looked at."""

import random
from pathlib import Path

import pytest

import agon
from cli.terminal import PROMPT, Terminal, piped

SIZES = [(80, 24), (120, 40)]


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A match of each game, some way in."""
    folder = tmp_path_factory.mktemp("matches")
    found: dict[str, Path] = {}
    for game, players, choices in (("ephyran", 2, 60), ("hybris", 4, 250), ("hellas", 3, 120)):
        match, dice = agon.start(game, players, seed="mid"), random.Random(3)
        for _ in range(choices):
            question = match.questions[0]
            match.choose(dice.choice(question.keys), who=question.player)
        found[game] = folder / f"{game}.agon"
        match.save(found[game])
    return found


def screen_of(game: str, size: tuple[int, int], language: str, matches: dict[str, Path], saves: Path) -> list[str]:
    """What is shown from the heading of the table to the prompt, as lines of that terminal."""
    terminal = Terminal(saves, "play", "--load", str(matches[game]), size=size, AGON_LANG=language)
    terminal.wait("Enter|Entrée")
    terminal.type("")
    terminal.wait("━━ (The|La) table")
    terminal.wait(PROMPT)
    shown = terminal.seen.split("\n")
    terminal.type("quit")
    terminal.child.close(force=True)
    return shown


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", ["hybris", "hellas"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_table_and_question_are_on_one_screen(
    game: str, size: tuple[int, int], language: str, matches: dict[str, Path], tmp_path: Path
) -> None:
    shown = screen_of(game, size, language, matches, tmp_path)
    assert len(shown) <= size[1]
    assert all(len(line) <= size[0] for line in shown)
    left = {"en": "look table", "fr": "voir"}[language]
    assert any(left in line for line in shown), "what is not there is named"


def test_in_a_high_window_all_of_it_is_there(matches: dict[str, Path], tmp_path: Path) -> None:
    shown = "\n".join(screen_of("hellas", (110, 80), "en", matches, tmp_path))
    assert "Messenia" in shown
    assert "No room here" not in shown


@pytest.mark.parametrize(("typed", "said"), [("look table", "Messenia"), ("look map", "Messenia")])
def test_what_was_left_out_can_be_looked_at(typed: str, said: str, matches: dict[str, Path], tmp_path: Path) -> None:
    done = piped(tmp_path, f"\n{typed}\nquit\n", "play", "--load", str(matches["hellas"]), AGON_LANG="en")
    assert said in done.stdout.partition(f"> {typed}")[2]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("look", "magic objects: what each is worth"),
        ("look magic", "Athena's Owl: 1 prestige point."),
        ("look hand", "Two halves: using one gives up the other."),
        ("look discard", "Zone "),
    ],
)
def test_ephyran_has_parts_to_look_at(typed: str, said: str, matches: dict[str, Path], tmp_path: Path) -> None:
    done = piped(tmp_path, f"\n{typed}\nquit\n", "play", "--load", str(matches["ephyran"]), AGON_LANG="en")
    assert said in done.stdout.partition(f"> {typed}")[2]
