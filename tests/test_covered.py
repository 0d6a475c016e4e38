"""What `make coverage` prints for a report."""

from covered import COUNTED, folders, worst

REPORT = {
    "src/agon/kernel/match.py": (10, 9, 4, 3),
    "src/agon/games/hellas/rules/march.py": (20, 20, 6, 6),
    "src/agon/games/hellas/rules/hunt/hunt.py": (10, 5, 8, 2),
}
FILES = {path: {"summary": dict(zip(COUNTED, counts, strict=True))} for path, counts in REPORT.items()}


def test_a_folder_of_a_game_has_the_sum_of_its_files() -> None:
    sums = folders(FILES)

    assert list(sums) == ["agon", "agon/games/hellas/rules", "agon/kernel"]
    assert sums["agon/games/hellas/rules"]["num_branches"] == 14
    assert sums["agon"]["covered_lines"] == 34


def test_the_worst_files_miss_most_branches_and_those_that_miss_none_are_not_named() -> None:
    assert worst(FILES) == [(6, "src/agon/games/hellas/rules/hunt/hunt.py"), (1, "src/agon/kernel/match.py")]
