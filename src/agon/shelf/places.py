"""Where something stands in a TOML text: line and column, so that it can be corrected. The parser

is loaded for the first fault, so a sound pack costs nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from agon.kernel.schema import Spot

if TYPE_CHECKING:
    from tree_sitter import Node

Place = tuple[int, int]
Path = tuple[str | int, ...]

KEYS: Final = ("bare_key", "quoted_key", "dotted_key")


def finder(texts: Mapping[str, str]) -> Callable[[Spot], Place | None]:
    """How to find a place in these texts, by their file names: the nearest that is there, if the file is.

    The bare engine has no parser for that: then a fault names file, entry and field.
    """

    def find(spot: Spot) -> Place | None:
        try:
            return place_in(texts[spot.file], spot) if spot.file in texts else None
        except ModuleNotFoundError:
            return None

    return find


def place_in(text: str, spot: Spot) -> Place:
    """Line and column, from 1, of a place; of the entry or of the text where it does not say so much."""
    content = text.encode()
    found = nearest(document(content), spot)
    node = found if spot.is_key else value_of(found)  # a pair begins with its key
    line, column = node.start_point
    start = content.split(b"\n")[line][:column]
    return line + 1, len(start.decode()) + 1


@lru_cache(maxsize=4)
def document(content: bytes) -> "Node":
    """A text as a tree; kept, since one fault seldom comes alone."""
    import tree_sitter_toml
    from tree_sitter import Language, Parser

    return Parser(Language(tree_sitter_toml.language())).parse(content).root_node


def nearest(root: "Node", spot: Spot) -> "Node":
    """The value at a place; where it is missing, whatever should hold it."""
    found, most = root, 0
    path: Path = (spot.kind, *spot.path) if spot.kind else spot.path
    for table, prefix in tables(root, spot):
        if prefix == path[: len(prefix)] and len(prefix) > most:
            found, most = table, len(prefix)
        for key, pair in pairs(table):
            start = (*prefix, *key)
            if start == path[: len(start)]:
                return down(pair, path[len(start) :])
    return found


def tables(root: "Node", spot: Spot) -> Iterator[tuple["Node", Path]]:
    """The tables that belong to a place, each with its own: the top of the text, and what is written of the entry."""
    yield root, ()
    number, within = 0, False
    counts: dict[Path, int] = {}
    for table in root.children:
        if table.type not in ("table", "table_array_element"):
            continue
        [name] = [words(child) for child in table.children if child.type in KEYS]
        if len(name) == 1 and table.type == "table_array_element":
            number += name == (spot.kind,)
            within = name == (spot.kind,) and is_entry(table, spot, number)
            counts = {}
        if name[0] == spot.kind and (within or (len(name) == 1 and table.type == "table")):
            if table.type == "table_array_element" and len(name) > 1:
                counts[name] = counts.get(name, -1) + 1
                yield table, (*name, counts[name])
            else:
                yield table, name


def is_entry(table: "Node", spot: Spot, number: int) -> bool:
    """Whether an entry of the right kind is the one that is meant: by number, by id, or the first."""
    if spot.number:
        return number == spot.number
    ids = [text_of(value_of(pair)) for key, pair in pairs(table) if key == ("id",)]
    return ids == [spot.id] if spot.id else number == 1


def down(node: "Node", path: Path) -> "Node":
    """Down a path of keys and numbers, as far as it goes: a pair of key and value, or a value in a list."""
    if not path:
        return node
    value = value_of(node)
    if isinstance(path[0], int):
        items = [child for child in value.children if child.is_named and child.type != "comment"]
        return down(items[path[0]], path[1:]) if path[0] < len(items) else node
    for key, pair in pairs(value):
        if key == path[: len(key)]:
            return down(pair, path[len(key) :])
    return node


def pairs(node: "Node") -> list[tuple[Path, "Node"]]:
    """The pairs of a table, each with the words of its key."""
    return [(words(pair.children[0]), pair) for pair in node.children if pair.type == "pair"]


def value_of(node: "Node") -> "Node":
    """What a key has; anything else is its own value."""
    return node.children[2] if node.type == "pair" else node


def words(key: "Node") -> tuple[str, ...]:
    """`name.en` is two words."""
    if key.type == "dotted_key":
        return tuple(word for child in key.children if child.type in KEYS for word in words(child))
    return (text_of(key),)


def text_of(node: "Node") -> str:
    return (node.text or b"").decode().strip("\"'")
