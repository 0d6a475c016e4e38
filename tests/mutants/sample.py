"""Which mutants are tried, and which tests have to notice each."""

import random
import re
import tomllib
from pathlib import Path
from typing import Final

from mutants.changes import changes
from mutants.trials import Mutant, Stage

RULES: Final = ("kernel", "cards", "games")
WITHOUT: Final = {"features", "prospects", "worth", "log"}  # judgement and telling: neither changes what happens


def mutants(project: Path) -> list[Mutant]:
    """Every mutant of the rules: what is only for people to read from (`plain` in pyproject.toml) is none of them."""
    settings = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))
    plain = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["plain"]
    without = WITHOUT.union(plain)
    return [
        Mutant(str(path.relative_to(project)), change)
        for part in RULES
        for path in sorted((project / "src" / "agon" / part).rglob("*.py"))
        if part == "kernel" or without.isdisjoint(path.relative_to(project).with_suffix("").parts)
        for change in changes(path.read_bytes())
    ]


def sample(every: list[Mutant], number: int, seed: str) -> list[Mutant]:
    """So many of them; of the same seed, a larger sample begins with the smaller one."""
    shuffled = list(every)
    random.Random(seed).shuffle(shuffled)
    return shuffled[:number]


def equivalent(project: Path, chosen: list[Mutant], known: list[dict[str, str]]) -> list[Mutant]:
    """Those that play as the rules do: known by file, by what the line says, and by what becomes of which part."""
    return [
        mutant
        for mutant in chosen
        for one in known
        if (one["file"], one["before"], one["after"]) == (mutant.path, mutant.change.before, mutant.change.after)
        and one["line"] == line(project, mutant)
    ]


def line(project: Path, mutant: Mutant) -> str:
    return (project / mutant.path).read_text("utf-8").splitlines()[mutant.change.line - 1].strip()


def stages(project: Path, path: str) -> list[Stage]:
    """What to run for a file, the likeliest first: tests of its name, of its game, random games, whole games.

    What the base game has for a module's sake, as tiles that sleep, only the tests of that module look at.
    """
    _, _, part, *below = Path(path).with_suffix("").parts
    tests = project / "tests"
    far: list[Stage]
    if part == "games":
        game = below.pop(0)
        folder = tests / "rules" / f"{game}_{below[0]}"
        modules = [folder] if folder.is_dir() else sorted((tests / "rules").glob(f"{game}_*"))
        near = [*modules, tests / "rules" / game, tests / "games" / game]
        way = f"{game}- and {below[0]}" if folder.is_dir() else f"{game}-"
        far = [("tests/conformance", "-k", way), ("tests/golden", "-k", game)]
    else:
        near = [tests / part, tests / "kernel"]
        far = [("tests/conformance", "-k", "toy or ephyran-2 or hellas-2 or hybris-2"), ("tests/rules", "tests/golden")]
    files = dict.fromkeys(file.relative_to(project) for folder in near for file in sorted(folder.rglob("test_*.py")))
    words = {word for name in below for word in name.split("_")} - {"rules"}
    shared = {str(file): len(words.intersection(re.split(r"[/_.]", str(file)))) for file in files}
    likeliest = sorted((file for file in shared if shared[file]), key=lambda file: -shared[file])
    others = [file for file in shared if not shared[file]]
    return [stage for stage in (tuple(likeliest), tuple(others), *far) if stage]
