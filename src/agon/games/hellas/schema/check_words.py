"""What the shape of an entry cannot say: arguments that only go together, words that have their place, fields named."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from agon.games.hellas.schema.tables import CAMPAIGN, QUESTS, SCRIPT_BOOKS, SHAPE
from agon.games.hellas.schema.vocabulary import CAMPAIGN_VERBS
from agon.kernel.packs import Pack
from agon.kernel.schema import Either, Entry, Fault, ListOf, Spot, Table, ValueKind, Vocabulary, entry_spot

ONE_OF: Final = {
    ("condition", "attribute"): ("at_least", "below"),
    ("verb", "send"): ("range", "reach"),
    ("verb", "move_monster"): ("range", "to"),
    ("verb", "attitude"): ("lands", "where"),
    ("verb", "destroy"): ("of", "which"),
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
    faults: list[Fault] = []
    for file, sections in SHAPE.files.items():
        for section in sections:
            for entry in section.entries(pack.files[file].get(section.name)):
                assert isinstance(entry, dict)
                spot = entry_spot(file, section.name, entry)
                faults += source_faults(spot, entry)
                for said in said_in(section.table, entry, spot):
                    faults += argument_faults(said)
                    if said.home == "verb" and said.word in CAMPAIGN_VERBS and not of_the_campaign(said.spot):
                        faults.append(said.spot.key(said.word).fault("hellas-fault-campaign-verb"))
    return faults


def said_in(kind: ValueKind, value: Any, spot: Spot) -> Iterator[Said]:
    """Every word said in a value that was checked, however deep."""
    if isinstance(kind, Vocabulary):
        verb = kind.verb_of(value)
        yield Said(kind.word, verb.name, value, spot)
        yield from said_in(verb.table, value, spot)
    elif isinstance(kind, Either):
        [told] = [name for name in kind.tables if name in value]
        yield from said_in(kind.tables[told], value, spot)
    elif isinstance(kind, Table):
        for field in kind.fields:
            if field.name in value:
                yield from said_in(field.kind, value[field.name], spot.key(field.name))
    elif isinstance(kind, ListOf):
        for number, item in enumerate(value):
            yield from said_in(kind.item, item, spot.item(number))


def of_the_campaign(spot: Spot) -> bool:
    """Whether a place is read in the campaign alone."""
    return spot.file in (CAMPAIGN, SCRIPT_BOOKS) or (spot.file == QUESTS and spot.path[:1] == ("failure",))


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
    faults = []
    pair = ONE_OF.get((said.home, said.word), ())
    if pair and sum(name in said.table for name in pair) != 1:
        faults.append(said.spot.fault("fault-exactly-one", known=", ".join(pair)))
    if said.word == "raise" and "to" in said.table and "count" in said.table:
        faults.append(said.spot.fault("hellas-fault-to-or-count"))
    if said.word == "invasion" and said.table["invasion"] == 0:
        faults.append(said.spot.key("invasion").fault("hellas-fault-adds-nothing"))
    return faults
