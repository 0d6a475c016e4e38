"""What `make coverage` says in the terminal: each folder, and the files with most branches not taken.

python tests/covered.py REPORT
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

WORST: Final = 15
COUNTED: Final = ("num_statements", "covered_lines", "num_branches", "covered_branches")

Files = dict[str, dict[str, Any]]  # of coverage's JSON report, by path


def folders(files: Files) -> dict[str, Counter[str]]:
    """The counts of each folder of a file; of a game, each of its folders."""
    sums: dict[str, Counter[str]] = {}
    for path, file in files.items():
        parents = Path(path).parent.parts
        start = parents.index("agon")
        depth = start + (4 if "games" in parents else 2)
        for folder in ("/".join(parents[start:depth]), "agon"):
            sums.setdefault(folder, Counter()).update({name: file["summary"][name] for name in COUNTED})
    return dict(sorted(sums.items()))


def worst(files: Files) -> list[tuple[int, str]]:
    """Files by how many branches no test takes."""
    missed = [
        (file["summary"]["num_branches"] - file["summary"]["covered_branches"], path) for path, file in files.items()
    ]
    return sorted(((number, path) for number, path in missed if number), key=lambda one: (-one[0], one[1]))[:WORST]


def share(covered: int, all_: int) -> str:
    return f"{100 * covered / all_:.1f} %" if all_ else "-"


def main(report: str) -> None:
    files: Files = json.loads(Path(report).read_text("utf-8"))["files"]
    print(f"{'folder':40}{'lines':>10}{'branches':>10}")
    for folder, counts in folders(files).items():
        lines = share(counts["covered_lines"], counts["num_statements"])
        branches = share(counts["covered_branches"], counts["num_branches"])
        print(f"{folder:40}{lines:>10}{branches:>10}")
    print("\nbranches that no test takes")
    for number, path in worst(files):
        print(f"{number:6}  {path}")


if __name__ == "__main__":
    main(sys.argv[1])
