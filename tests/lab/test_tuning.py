"""Numbers are adjusted toward goals: never printed ones, nothing tried is played again, and what does not help is put
back.
"""

import json
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from agon.cards.toml_text import file_text, texts_of
from agon.cli.main import main
from agon.lab.series import GameResult
from agon.lab.tuned_packs import Number, TuningError, overlay, pack_with, value_in
from agon.lab.tuning import FRESH, Tries, Tuned, Tuning, Values, read_tuning, tuned
from agon.shelf.packs import bundled_pack

pytest.importorskip("optuna")

TOKENS = """
game = "ephyran"
seats = ["random", "random"]
games = 3
seed = "tokens"
tries = 12

[[number]]
file = "magic.toml"
entry = "magic/thunderbolt"
field = "tokens"
low = 0
high = 12

[[number]]
file = "magic.toml"
entry = "magic/owl"
field = "tokens"
low = 2
high = 20

[[goal]]
measure = "length"
target = 108
within = 1
"""
START = (3, 5)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "tokens.toml").write_text(TOKENS, "utf-8")
    return tmp_path / "tokens.toml"


def game_of(number: int, asks: int) -> GameResult:
    return GameResult(number, "s", ("a", "b"), (0,), (1, 2), (1, 0), "end", asks, asks, "d", ({}, {}), 0.0)


def made_up(length: Callable[[Values], float]) -> Callable[[Values, str], Sequence[GameResult]]:
    """Games as long as the numbers say, half of them one longer and half one shorter."""

    def play(values: Values, seeds: str) -> list[GameResult]:
        asks = [round(length(values)) + off for off in (-1, 1)]
        return [
            GameResult(n, "s", ("a", "b"), (0,), (1, 2), (1, 0), "e", ask, ask, "d", ({}, {}), 0.0)
            for n, ask in enumerate(asks)
        ]

    return play


def searched(file: Path, length: Callable[[Values], float]) -> tuple[Tuning, Tuned]:
    tuning = read_tuning(file)
    return tuning, tuned(tuning, START, Tries(file.with_suffix(".tries"), tuning.goals, made_up(length)))


def test_numbers_move_to_where_the_goal_is(file: Path) -> None:
    tuning, found = searched(file, lambda values: 100 + values[0])
    assert found.before.distance(tuning.goals) == 25
    assert found.after.distance(tuning.goals) <= 1
    assert found.better(tuning.goals)


def test_what_is_of_no_use_is_put_back(file: Path) -> None:
    _, found = searched(file, lambda values: 100 + values[0])
    assert found.after.values[1] == START[1], "this one makes no difference"
    assert list(found.without) == [0]
    assert found.without[0].found[0].value == 103, "so long it would be without the change"


def test_what_was_found_by_luck_does_not_hold_on_other_seeds(file: Path) -> None:
    tuning = read_tuning(file)
    lucky, usual = made_up(lambda values: 100 + values[0]), made_up(lambda values: 120 + values[0])
    found = tuned(
        tuning, START, Tries(file.with_suffix(".t"), tuning.goals, lambda v, s: (usual if s == FRESH else lucky)(v, s))
    )
    assert found.after.values != START
    assert not found.better(tuning.goals)


def test_what_was_tried_is_not_played_again_and_half_a_line_is_forgotten(file: Path) -> None:
    # Given a tuning that was killed while it wrote its fifth try
    _, whole = searched(file, lambda values: 100 + values[0])
    kept = file.with_suffix(".tries")
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:4]) + lines[4][:20])

    # When it goes on, then it plays the others only, and comes to the same
    tuning = read_tuning(file)
    played: list[Values] = []

    def play(values: Values, seeds: str) -> Sequence[GameResult]:
        played.append(values)
        return made_up(lambda values: 100 + values[0])(values, seeds)

    assert tuned(tuning, START, Tries(kept, tuning.goals, play)) == whole
    assert len(played) == len(lines) - 4
    assert kept.read_bytes() == b"".join(lines)


# ---------------------------------------------------------------- what may be moved


@pytest.mark.parametrize(
    ("game", "number", "said"),
    [
        ("ephyran", Number("magic.toml", "magic", "owl", "value", 0, 9), "rulebook"),
        ("hybris", Number("technologies.toml", "technology", "propylaea_in_stasis", "vp", 0, 9), "printed"),
        ("hellas", Number("supplies.toml", "limits", "", "hand", 1, 9), "rulebook"),
        ("hellas", Number("supplies.toml", "limits", "", "attribute_most", 1, 9), "public"),
        ("ephyran", Number("magic.toml", "magic", "owl", "tokens", 0, 4), "between 0 and 4"),
        ("ephyran", Number("magic.toml", "magic", "owl", "id", 0, 4), "not a number"),
        ("ephyran", Number("magic.toml", "magic", "owl", "price", 0, 4), "there is no"),
        ("ephyran", Number("magic.toml", "magic", "eagle", "tokens", 0, 4), "there is no"),
    ],
)
def test_only_numbers_of_our_own_making_may_be_moved(game: str, number: Number, said: str) -> None:
    with pytest.raises(TuningError, match=said):
        value_in(bundled_pack(game), number)


@pytest.mark.parametrize(
    ("game", "number", "value"),
    [
        ("hybris", Number("technologies.toml", "technology", "propylaea_in_stasis", "cost.aegis", 0, 9), 4),
        ("hybris", Number("technologies.toml", "technology", "beacon_herm", "power.effects.0.do.0.gain.vp", 0, 9), 1),
        ("hellas", Number("supplies.toml", "limits", "", "attribute_least", 1, 9), 1),
    ],
)
def test_a_number_is_found_wherever_it_stands_and_a_pack_has_another(game: str, number: Number, value: int) -> None:
    pack = bundled_pack(game)
    assert value_in(pack, number) == value
    moved = pack_with(pack, [number], [value + 1])
    assert value_in(moved, number) == value + 1
    assert value_in(pack, number) == value, "the pack itself is as it was"
    assert pack_with(pack, [number], [value]) is pack
    tables = overlay(pack, [number], [value + 1])
    assert {name: tomllib.loads(text) for name, text in texts_of(tables).items()} == tables


def test_toml_is_written_as_it_is_read() -> None:
    table = {"thing": [{"id": "a", "name": {"fr": 'L’« un »\n"'}, "list": [1, [], {}]}], "one": {"yes": True}}
    assert tomllib.loads(file_text(table, False)) == table


# ---------------------------------------------------------------- the command


def test_the_command_plays_keeps_and_tells(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(TOKENS.replace("tries = 12", "tries = 2"), "utf-8")
    command = ["--lang", "en", "tune", str(file), "--jobs", "1"]
    assert main([*command, "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["tries"] == 2
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert main([*command, "--plain"]) == 0
    assert "questions in a game" in capsys.readouterr().out

    # And another question in the same folder is refused
    file.write_text(TOKENS.replace("108", "90"), "utf-8")
    assert main(command) == 2
    assert "contains another tuning" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('"length"', '"size"', "no measure “size”"),
        ('"length"', '"god:god/pan"', "no game had anything to do with “god:god/pan”"),
        ('"tokens"\nlow = 0', '"value"\nlow = 0', "may not be changed"),
        ("[[goal]]", "[[goals]]", "no “goals” here"),
        ('"random", "random"', '"randon"', "random"),
        ("within = 1", "within = 0", "within above 0"),
        ("high = 12", "", "high must be a number"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    file: Path, before: str, after: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(TOKENS.replace(before, after), "utf-8")
    assert main(["--lang", "en", "tune", str(file), "--jobs", "1"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
