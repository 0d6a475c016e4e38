"""The `.ftl` files taken apart, and the message ids that the source names."""

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from agon.text.shelf import owners, sources

SOURCE: Final = Path(str(files("agon")))
WORDS: Final = "[a-z0-9-]+"


class Entry(NamedTuple):
    """One message of one language: where it stands, its attributes, the variables and the messages it uses."""

    owner: str
    file: str
    attributes: frozenset[str]
    variables: frozenset[str]
    references: frozenset[str]


class Used(Visitor):
    """Collects the variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def generic_visit(self, node: ftl.BaseNode) -> None:
        if isinstance(node, ftl.VariableReference):
            self.names.add(node.id.name)
        if isinstance(node, ftl.MessageReference):
            self.references.add(node.id.name)
        super().generic_visit(node)


def entries(language: str) -> list[tuple[str, Entry]]:
    """Every message of a language, in the order of the files; a file that cannot be read is an error."""
    found: list[tuple[str, Entry]] = []
    for owner in owners():
        for file, text in sources(owner, language):
            for item in parse(text).body:
                assert not isinstance(item, ftl.Junk), f"{owner} {language}/{file}: {item.content}"
                if isinstance(item, ftl.Message):
                    collected = Used()
                    collected.visit(item)
                    attributes = frozenset(attribute.id.name for attribute in item.attributes)
                    names, references = frozenset(collected.names), frozenset(collected.references)
                    found.append((item.id.name, Entry(owner, file, attributes, names, references)))
    return found


@cache
def messages(language: str) -> dict[str, Entry]:
    return dict(entries(language))


class Named(NamedTuple):
    """What the source names: ids in full, and families such as `ephyran-why-*` as patterns."""

    ids: dict[str, str]
    families: dict[str, str]


@cache
def named_in_source() -> Named:
    """All that looks like a message id in the source, and the file it stands in."""
    ids: dict[str, str] = {}
    families: dict[str, str] = {}
    first_words = {id.partition("-")[0] for id in messages("en")}
    whole = re.compile(rf"({'|'.join(sorted(first_words))})-[a-z0-9]+(-[a-z0-9]+)*")
    for path in SOURCE.rglob("*.py"):
        where = str(path.relative_to(SOURCE))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and whole.fullmatch(node.value):
                ids[node.value] = where
            pattern = family(node)
            if pattern is not None:
                families[pattern] = where
    return Named(ids, families)


def family(node: ast.AST) -> str | None:
    """The pattern of an id that is put together, as in `f"ephyran-why-{reason}"` or `"ephyran-what-" + word`."""
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and isinstance(node.left, ast.Constant):
        parts = [node.left.value, None]
    else:
        return None
    fixed = [part for part in parts if part is not None]
    said = "".join(str(part) for part in fixed)
    if not all(isinstance(part, str) and re.fullmatch("[a-z0-9-]+", part) for part in fixed):
        return None
    if None not in parts or "-" not in said or len(said) < len("-name"):
        return None
    return "".join(WORDS if part is None else re.escape(str(part)) for part in parts)
