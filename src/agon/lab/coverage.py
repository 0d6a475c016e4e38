"""Which rules have a test: found by reading the tests, not by running them.

A test proves a rule when it carries `@pytest.mark.rule("EPH-TURN-03")`: on itself, on its class, for its whole
file (`pytestmark`) or on one of its parameters. A test that is skipped, or expected to fail, proves nothing.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import agon
from agon.kernel.errors import AgonError

IDLE: Final = ("skip", "xfail")  # marks of tests that prove nothing


class Proof(NamedTuple):
    """A test of a rule, and where it stands."""

    file: str
    line: int
    name: str

    @property
    def place(self) -> str:
        """As pytest wants it on its command line."""
        return f"{self.file}::{self.name}"


class UnreadableTests(AgonError):
    """Tests that are not Python, so that nobody can say what they prove."""


class Section(NamedTuple):
    """A part of a book, such as EPH-TURN: its rules, and those of them that no test proves."""

    name: str
    rules: tuple[str, ...]
    missing: tuple[str, ...]


def sections(rules: Iterable[str], proofs: Mapping[str, list[Proof]]) -> list[Section]:
    """The sections of a book in its own order; a rule's section is its id without the number."""
    parts: dict[str, list[str]] = {}
    for rule in rules:
        parts.setdefault(rule.rpartition("-")[0], []).append(rule)
    return [Section(name, tuple(ids), tuple(rule for rule in ids if rule not in proofs)) for name, ids in parts.items()]


def checkout_tests() -> Path | None:
    """The tests beside the source that is running; None where Agon is installed without them."""
    package = Path(agon.__file__).parent
    root = package.parents[1]
    tests = root / "tests"
    return tests if package.parent.name == "src" and tests.is_dir() else None


def proofs_in(folder: Path) -> dict[str, list[Proof]]:
    """Every marked test in a folder, by the rule it proves."""
    found: dict[str, list[Proof]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        file = path.relative_to(folder.parent).as_posix()
        for rule, proof in proofs_of(file, path.read_text("utf-8")):
            found.setdefault(rule, []).append(proof)
    return found


@cache  # to read all files takes a second
def proofs_of(file: str, text: str) -> tuple[tuple[str, Proof], ...]:
    """The rules that the tests of one file prove, in its order."""
    try:
        tree = ast.parse(text, file)
    except SyntaxError as error:
        raise UnreadableTests(f"{file}: line {error.lineno}: {error.msg}") from error
    return tuple(proofs_under(file, "", tree.body, list(marks_for_all(tree.body))))


def proofs_under(
    file: str, within: str, body: list[ast.stmt], above: list[ast.Call | ast.Attribute]
) -> Iterator[tuple[str, Proof]]:
    """The same for the body of a file or a class, whose own marks are `above`."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [*above, *marks_in(node.decorator_list), *marks_for_all(node.body)]
            yield from proofs_under(file, f"{within}{node.name}::", node.body, own)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            marks = [*above, *marks_in(node.decorator_list)]
            if not any(mark_name(mark) in IDLE for mark in [*above, *outer_marks(node.decorator_list)]):
                for rule in dict.fromkeys(rules_of(marks)):
                    yield rule, Proof(file, node.lineno, within + node.name)


def marks_for_all(body: list[ast.stmt]) -> Iterator[ast.Call | ast.Attribute]:
    """The marks in `pytestmark = ...`, which hold for every test beside it."""
    for node in body:
        if not isinstance(node, ast.Assign):
            continue
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets):
            yield from marks_in([node.value])


def marks_in(nodes: Iterable[ast.AST]) -> Iterator[ast.Call | ast.Attribute]:
    """Every `pytest.mark.something`, called or not, also those of single parameters."""
    for node in nodes:
        called = {id(inner.func) for inner in ast.walk(node) if isinstance(inner, ast.Call)}
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call | ast.Attribute) and id(inner) not in called and mark_name(inner):
                yield inner


def outer_marks(decorators: list[ast.expr]) -> Iterator[ast.Call | ast.Attribute]:
    """The marks of a whole test, not those of single parameters."""
    for node in decorators:
        if isinstance(node, ast.Call | ast.Attribute) and mark_name(node):
            yield node


def mark_name(node: ast.Call | ast.Attribute) -> str:
    """The `rule` of `pytest.mark.rule(...)`; nothing for anything else."""
    inner = node.func if isinstance(node, ast.Call) else node
    if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Attribute) and inner.value.attr == "mark":
        return inner.attr
    return ""


def rules_of(marks: Iterable[ast.Call | ast.Attribute]) -> Iterator[str]:
    for mark in marks:
        if isinstance(mark, ast.Call) and mark_name(mark) == "rule":
            for value in mark.args:
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield value.value
