"""A mutant is made, noticed by a test that looks closely, and not by one that does not."""

import tomllib
from pathlib import Path

import pytest

from mutants.changes import changed, changes
from mutants.sample import equivalent, mutants, sample, stages
from mutants.trials import Mutant, Unsound, Workshop

PROJECT = Path(__file__).parents[2]
DICE = b"def is_high(eyes: int) -> bool:\n    return eyes >= 4\n"
STAGE = ("tests/test_dice.py",)


def workshop(tmp_path: Path, test: str) -> tuple[Workshop, Mutant]:
    """A project of one function and one test, and the mutant to which four eyes are not high."""
    project, room = tmp_path / "project", tmp_path / "room"
    for folder in (project / "src", project / "tests", room):
        folder.mkdir(parents=True)
    (project / "src" / "dice.py").write_bytes(DICE)
    (project / "tests" / "test_dice.py").write_text(f"from dice import is_high\n\ndef test_dice():\n    {test}\n")
    stricter = next(change for change in changes(DICE) if change.after == "(eyes > 4)")
    return Workshop(project, room, patience=60), Mutant("src/dice.py", stricter)


@pytest.mark.parametrize(
    ("source", "others"),
    [
        ("a < b <= c", ["(a <= b <= c)", "(a < b < c)"]),
        ("a and not b", ["(a or not b)", "a and (b)"]),
        ("a + 2", ["(a - 2)", "a + (3)", "a + (1)"]),
        ("a in b", ["(a not in b)"]),
        ("x = True", ["x = (False)"]),
        ("if a:\n    b = c", ["if (not a):\n    b = c"]),
        ("f(a)", ["pass"]),
        ("a.b = c", ["pass"]),
        ("a += b", ["pass"]),
        ("def f():\n    return a", ["def f():\n    return None"]),
        ('x = "Αθηνᾶ" if a else b', ['x = "Αθηνᾶ" if (not a) else b']),
        ("x: Literal[3] = a", []),
        ("raise Error(3)", []),
        ('"""Words."""', []),
    ],
)
def test_each_part_of_a_source_has_its_mutants(source: str, others: list[str]) -> None:
    made = [changed(source.encode(), change).decode() for change in changes(source.encode())]

    assert sorted(made) == sorted(others)


def test_a_mutant_is_killed_by_a_test_that_looks_closely(tmp_path: Path) -> None:
    room, mutant = workshop(tmp_path, "assert is_high(4)")

    assert room.killed_by(mutant, [STAGE]) == STAGE


def test_a_mutant_survives_a_test_that_does_not(tmp_path: Path) -> None:
    room, mutant = workshop(tmp_path, "assert is_high(6)")

    assert room.killed_by(mutant, [STAGE]) is None


def test_a_mutant_that_hangs_is_killed(tmp_path: Path) -> None:
    room, mutant = workshop(tmp_path, "while not is_high(4): pass")
    room.patience = 5

    assert room.killed_by(mutant, [STAGE]) == STAGE


def test_the_sources_are_what_they_were_once_a_mutant_was_tried(tmp_path: Path) -> None:
    room, mutant = workshop(tmp_path, "assert is_high(4)")

    room.killed_by(mutant, [STAGE])

    assert (room.room / mutant.path).read_bytes() == DICE
    assert (tmp_path / "project" / mutant.path).read_bytes() == DICE
    assert room.passes(STAGE)


def test_tests_that_fail_anyway_kill_nothing(tmp_path: Path) -> None:
    room, mutant = workshop(tmp_path, "assert is_high(3)")

    with pytest.raises(Unsound, match="nothing changed"):
        room.killed_by(mutant, [STAGE])


def test_a_larger_sample_begins_with_the_smaller_one() -> None:
    dice = [Mutant("dice.py", change) for change in changes(DICE * 9)]

    assert sample(dice, 9, "seed")[:3] == sample(dice, 3, "seed")
    assert sample(dice, 9, "seed") != sample(dice, 9, "another")


def test_an_equivalent_mutant_is_known_by_its_line_and_what_it_becomes(tmp_path: Path) -> None:
    (tmp_path / "dice.py").write_bytes(DICE)
    dice = [Mutant("dice.py", change) for change in changes(DICE)]
    known = {"file": "dice.py", "line": "return eyes >= 4", "before": "4", "after": "(5)"}

    assert [mutant.change.after for mutant in equivalent(tmp_path, dice, [known])] == ["(5)"]
    assert not equivalent(tmp_path, dice, [known | {"line": "return eyes"}])


@pytest.fixture(scope="module")
def every() -> list[Mutant]:
    return mutants(PROJECT)


def test_every_equivalent_mutant_is_still_there(every: list[Mutant]) -> None:
    known = tomllib.loads((PROJECT / "tests" / "mutants" / "equivalent.toml").read_text("utf-8"))["mutant"]

    assert [one for one in known if not equivalent(PROJECT, every, [one])] == []


def test_mutants_are_of_kernel_cards_and_rules_and_not_of_words(every: list[Mutant]) -> None:
    paths = {mutant.path for mutant in every}

    assert {"src/agon/kernel/structs.py", "src/agon/games/hellas/rules/march.py"} <= paths
    assert "src/agon/games/hellas/names.py" not in paths
    assert "src/agon/games/hellas/features.py" not in paths


def test_the_tests_of_a_module_and_of_the_same_name_come_first() -> None:
    likeliest, others, *rest = stages(PROJECT, "src/agon/games/hybris/artemis/tokens.py")

    assert likeliest[0] == "tests/rules/hybris_artemis/test_tokens.py"
    assert "tests/rules/hybris/test_turn.py" in others
    assert rest == [("tests/conformance", "-k", "hybris- and artemis"), ("tests/golden", "-k", "hybris")]


def test_rules_of_a_game_are_tried_with_the_tests_of_its_modules_too() -> None:
    likeliest, others, *_ = stages(PROJECT, "src/agon/games/hybris/rules/links.py")

    assert "tests/rules/hybris/test_links.py" in likeliest
    assert "tests/rules/hybris_chronos/test_replaced.py" in others
