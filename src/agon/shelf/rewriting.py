"""One entry of a TOML text written anew, added or taken away; everything else stays as somebody has written it."""

from typing import TYPE_CHECKING, Final, NamedTuple

from agon.cards.toml_text import block
from agon.kernel.layers import REMOVE
from agon.kernel.schema import Entry, Spot
from agon.shelf.places import KEYS, document, is_entry, pairs, words

if TYPE_CHECKING:
    from tree_sitter import Node

ENTRIES: Final = "table_array_element"


class Span(NamedTuple):
    """Where something stands in a text, in bytes."""

    start: int
    end: int


def with_entry(text: str, kind: str, id: str, entry: Entry | None, single: bool) -> str:
    """The text with this entry in place of the one of that id, or behind all others; without it for None."""
    content = text.encode()
    span = span_of(content, kind, id)
    if entry is None:
        return text if span is None else cut(content, span)
    written = block(f"[{kind}]" if single else f"[[{kind}]]", entry).rstrip("\n").encode()
    if span is not None:
        return (content[: span.start] + written + content[span.end :]).decode()
    place = end_of_kind(content, kind)
    before = content[:place].rstrip(b"\n")
    gap = b"\n\n" if before else b""
    return (before + gap + written + b"\n" + content[place:]).decode()


def with_removed(text: str, removed: dict[str, list[str]]) -> str:
    """The text with these ids among what it removes, and no others."""
    kept = {kind: ids for kind, ids in removed.items() if ids}
    return with_entry(text, REMOVE, "", kept or None, True)


def cut(content: bytes, span: Span) -> str:
    """Without it, and without the empty lines that stood before it."""
    before, after = content[: span.start].rstrip(b"\n"), content[span.end :].lstrip(b"\n")
    gap = b"\n\n" if before and after else b""
    return (before + gap + after).decode() if after else (before + b"\n" if before else b"").decode()


def span_of(content: bytes, kind: str, id: str) -> Span | None:
    """From the head of an entry to its last value, with the tables that belong to it."""
    spot = Spot("", kind, "", id)
    number, within = 0, False
    start = end = -1
    for table in document(content).children:
        name = name_of(table)
        if not name:
            continue
        if name == (kind,):
            number += 1
            within = table.type != ENTRIES or is_entry(table, spot, number)
            start = table.start_byte if within else start
        if name[0] == kind and within:
            end = last_byte(table)
        elif within or start >= 0:
            break
    return None if start < 0 else Span(start, end)


def end_of_kind(content: bytes, kind: str) -> int:
    """Behind the last entry of a kind; else at the end of the text."""
    ends = [last_byte(table) for table in document(content).children if name_of(table)[:1] == (kind,)]
    if not ends:
        return len(content)
    line = content.find(b"\n", ends[-1])
    return len(content) if line < 0 else line + 1


def name_of(table: "Node") -> tuple[str, ...]:
    if table.type not in ("table", ENTRIES):
        return ()
    [name] = [words(child) for child in table.children if child.type in KEYS]
    return name


def last_byte(table: "Node") -> int:
    """The end of a table, without the comments behind it, which belong to what follows."""
    found = [pair for _, pair in pairs(table)]
    return max((pair.end_byte for pair in found), default=head_end(table))


def head_end(table: "Node") -> int:
    return next(child.end_byte for child in table.children if child.type in ("]", "]]"))
