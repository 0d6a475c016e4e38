"""What the shape of an entry cannot say: arguments that only go together, words that have their place, fields named."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from agon.games.hellas.schema.tables import SHAPE
from agon.kernel.packs import Pack, Shape
from agon.kernel.schema import Either, Entry, Fault, ListOf, Spot, Table, ValueKind, Vocabulary, entry_spot

ONE_OF: Final = {
    ("condition", "attribute"): ("at_least", "below"),
    ("verb", "send"): ("range", "reach"),
    ("verb", "move_monster"): ("range", "to"),
}
"""Words with two arguments, of which exactly one must be there."""


class Said(NamedTuple):
    """A word of a vocabulary, the table it was said in, and where."""

    home: str
    word: str
    table: Entry
    spot: Spot


def word_faults(pack: Pack) -> list[Fault]:
    """Whatever is wrong with single entries, wherever they stand."""
    faults = origin_faults(pack, SHAPE)
    for said in all_said(pack, SHAPE, []):
        faults += argument_faults(said)
    return faults


def origin_faults(pack: Pack, shape: Shape) -> list[Fault]:
    return [fault for spot, entry, _ in entries_of(pack, shape) for fault in source_faults(spot, entry)]


def all_said(pack: Pack, shape: Shape, dialects: list[str]) -> Iterator[Said]:
    """Every word said in a pack, or in the part of a module with these dialects."""
    for spot, entry, table in entries_of(pack, shape):
        yield from said_in(table, entry, spot, dialects)


def entries_of(pack: Pack, shape: Shape) -> Iterator[tuple[Spot, Entry, Table]]:
    for file, sections in shape.files.items():
        for section in sections:
            for entry in section.entries(pack.files[file].get(section.name)):
                assert isinstance(entry, dict)
                yield entry_spot(file, section.name, entry), entry, section.table


def said_in(kind: ValueKind, value: Any, spot: Spot, dialects: list[str]) -> Iterator[Said]:
    """Every word said in a value that was checked, however deep."""
    if isinstance(kind, Vocabulary):
        verb = kind.verb_of(value, dialects)
        yield Said(kind.word, verb.name, value, spot)
        yield from said_in(verb.table, value, spot, dialects)
    elif isinstance(kind, Either):
        [told] = [name for name in kind.tables if name in value]
        yield from said_in(kind.tables[told], value, spot, dialects)
    elif isinstance(kind, Table):
        for field in kind.fields:
            if field.name in value:
                yield from said_in(field.kind, value[field.name], spot.key(field.name), dialects)
    elif isinstance(kind, ListOf):
        for number, item in enumerate(value):
            yield from said_in(kind.item, item, spot.item(number), dialects)


def source_faults(spot: Spot, entry: Entry) -> list[Fault]:
    """Fields that are said to come from elsewhere are there, and come from one place."""
    faults = []
    seen: dict[str, str] = {}
    for origin in ("printed", "public", "house"):
        for number, name in enumerate(entry.get(origin, [])):
            place = spot.key(origin).item(number)
            if name not in entry:
                faults.append(place.fault("fault-no-such-field", field=name))
            if seen.setdefault(name, origin) != origin:
                faults.append(place.fault("hellas-fault-field-twice", field=name, origin=seen[name]))
    return faults


def argument_faults(said: Said) -> list[Fault]:
    """Arguments that only go together."""
    faults = one_of_faults(said, ONE_OF)
    if said.word == "raise" and "to" in said.table and "count" in said.table:
        faults.append(said.spot.fault("hellas-fault-to-or-count"))
    return faults


def one_of_faults(said: Said, pairs: dict[tuple[str, str], tuple[str, str]]) -> list[Fault]:
    """Of two arguments exactly one."""
    pair = pairs.get((said.home, said.word), ())
    if pair and sum(name in said.table for name in pair) != 1:
        return [said.spot.fault("fault-exactly-one", known=", ".join(pair))]
    return []
