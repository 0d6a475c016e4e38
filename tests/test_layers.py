"""The rules depend on nothing outside: no library, no clock, no file, no randomness of their own."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
IMPURE = {"asyncio", "datetime", "importlib", "io", "os", "pathlib", "pickle", "random", "secrets"}
IMPURE |= {"shutil", "socket", "subprocess", "tempfile", "threading", "time", "uuid"}
IMPURE_CALLS = {"open", "input", "print", "__import__"}
ALLOWED = {
    "kernel": ("agon.kernel",),
    "cards": ("agon.kernel", "agon.cards"),
    "games": ("agon.kernel", "agon.cards", "agon.games"),
}
MARKS = ("mypy_extensions",)  # words for the compiler, which do nothing by themselves
OUTSIDE = [
    SOURCE / "agon" / "games" / name for name in ("places.py", "registry.py")
]  # load games, and are no part of any
MODULES = [path for layer in ALLOWED for path in sorted((SOURCE / "agon" / layer).rglob("*.py")) if path not in OUTSIDE]


def imports(tree: ast.AST, package: list[str]) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            # `from agon import bots` names a module too.
            if module == "agon":
                for name in node.names:
                    yield node.lineno, f"agon.{name.name}"
            else:
                yield node.lineno, module


def faults(text: str, package: list[str]) -> Iterator[str]:
    tree = ast.parse(text)
    allowed = ALLOWED[package[1]]
    for line, name in imports(tree, package):
        top = name.partition(".")[0]
        if top == "agon":
            if not any(name == home or name.startswith(home + ".") for home in allowed):
                yield f"{line}: imports {name}"
        elif (top not in sys.stdlib_module_names and top not in MARKS) or top in IMPURE:
            yield f"{line}: imports {name}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            yield f"{node.lineno}: calls {node.func.id}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_pure(path: Path) -> None:
    found = list(faults(path.read_text("utf-8"), list(path.relative_to(SOURCE).parent.parts)))
    assert not found, f"{path.relative_to(SOURCE)}: {'; '.join(found)}"


@pytest.mark.parametrize(
    ("layer", "line"),
    [
        ("kernel", "import rich"),
        ("kernel", "import random"),
        ("kernel", "from os import path"),
        ("kernel", "from agon.games import registry"),
        ("kernel", "from agon import games"),
        ("kernel", "from ..games import registry"),
        ("games", "from agon import __version__"),
        ("games", "import agon.bots.mcts"),
        ("games", "def f():\n    from time import monotonic"),
        ("games", "open('deck.toml')"),
    ],
)
def test_fault_is_seen(layer: str, line: str) -> None:
    assert list(faults(line, ["agon", layer]))


@pytest.mark.parametrize("line", ["from .ask import Ask", "from agon.kernel import ask", "import json"])
def test_pure_line_passes(line: str) -> None:
    assert not list(faults(line, ["agon", "kernel"]))


GAMES = SOURCE / "agon" / "games"
TERMINAL = SOURCE / "agon" / "cli"
BOARDS = TERMINAL / "table" / "boards"
# Where modules have their folders, and what is above that; with what leads from there to them.
AROUND_MODULES = {
    GAMES / "hybris": {"game", "modules"},
    GAMES / "hellas": {"game", "modules"},
    TERMINAL: {"table"},
    TERMINAL / "table": {"boards"},
    BOARDS: {"hybris", "hellas"},
    BOARDS / "hybris": set(),
    BOARDS / "hellas": set(),
}


def parts_of(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")} | {path.parent.name for path in folder.glob("*/__init__.py")}


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).parts)


def about_modules() -> tuple[set[str], set[str]]:
    """What may not know modules, and the modules, as the contract names them."""
    settings = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {contract["name"]: contract for contract in settings["tool"]["importlinter"]["contracts"]}
    contract = contracts["Nothing central knows a module"]
    return set(contract["source_modules"]), set(contract["forbidden_modules"])


def test_the_contract_about_modules_names_every_other_part_of_their_games() -> None:
    central, modules = about_modules()
    for folder, leading in AROUND_MODULES.items():
        others = {dotted(folder / part) for part in parts_of(folder) - leading - {"__init__"}}
        assert others - modules <= central


def test_the_contract_about_modules_names_all_their_boards() -> None:
    _, modules = about_modules()
    for game in ("hybris", "hellas"):
        boards = {path.parent for path in (BOARDS / game).glob("*/board.py")}
        assert boards
        assert {dotted(board) for board in boards} <= modules
        assert {dotted(GAMES / game / board.name) for board in boards} <= modules


@pytest.mark.parametrize("game", ["hybris", "hellas"])
def test_no_board_of_a_game_names_a_module(game: str) -> None:
    """Not even in a string, which no contract about imports would see."""
    modules = {path.parent.name.partition("_")[0] for path in (BOARDS / game).glob("*/board.py")}
    for path in (BOARDS / game).glob("*.py"):
        named = [module for module in modules if module in path.read_text("utf-8").lower()]
        assert not named, f"{path.name} names {', '.join(named)}"
