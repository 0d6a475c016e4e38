"""Which entries of a pack say which words of which vocabulary, found by walking the shape that the game declares."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from agon.cards.kinds import Amounts, Number, OneOf
from agon.games.hybris.schema import (
    CLASH_CONDITIONS,
    CONDITIONS,
    COUNTS,
    EVENTS,
    MODIFIERS,
    SHAPE,
    SONG_CONDITIONS,
    VERBS,
)
from agon.kernel.packs import Pack
from agon.kernel.schema import Either, ListOf, Table, ValueKind, Vocabulary, Word

VOCABULARIES = {
    "verb": VERBS,
    "condition": CONDITIONS,
    "count": COUNTS,
    "modifier": MODIFIERS,
    "event": EVENTS,
    "song": SONG_CONDITIONS,
    "clash": CLASH_CONDITIONS,
}
Said = tuple[str, str]


def home_of(words: Vocabulary) -> str:
    [home] = [name for name, vocabulary in VOCABULARIES.items() if vocabulary is words]
    return home


def said_in(kind: ValueKind, value: Any, path: str) -> Iterator[Said]:
    """Pairs of a place in the vocabulary and the word said there: `verb`, `gain`; `verb.look`, `rival_hand`."""
    if isinstance(kind, Vocabulary):
        verb = kind.verb_of(value)
        home = home_of(kind)
        yield home, verb.name
        yield from said_in(verb.table, value, f"{home}.{verb.name}")
    elif isinstance(kind, Table):
        for field in kind.fields:
            if field.name in value:
                here = path if path.endswith("." + field.name) else f"{path}.{field.name}"
                yield from said_in(field.kind, value[field.name], here)
    elif isinstance(kind, Either):
        [told] = [name for name in kind.tables if name in value]
        yield from said_in(kind.tables[told], value, path)
    elif isinstance(kind, ListOf):
        for item in value:
            yield from said_in(kind.item, item, path)
    elif isinstance(kind, Amounts):
        for word in value:
            yield f"{path}:resource", word
    elif isinstance(kind, Word | Number) and isinstance(value, str):
        yield path, value


def entries_saying(pack: Pack) -> dict[Said, set[str]]:
    """The entries that say a word, by where and what."""
    found: dict[Said, set[str]] = defaultdict(set)
    for file, sections in SHAPE.files.items():
        for section in sections:
            for entry in section.entries(pack.files[file].get(section.name)):
                assert isinstance(entry, dict)
                for said in said_in(section.table, entry, section.name):
                    found[said].add(f"{section.name}/{entry.get('id', '')}")
    return found


def words_declared(kind: ValueKind, path: str) -> Iterator[Said]:
    """The words that a field may hold, by where it stands; but for lists, such as the Elements, used as a whole."""
    if isinstance(kind, Table):
        for field in kind.fields:
            here = path if path.endswith("." + field.name) else f"{path}.{field.name}"
            yield from words_declared(field.kind, here)
    elif isinstance(kind, Either):
        for table in kind.tables.values():
            yield from words_declared(table, path)
    elif isinstance(kind, ListOf):
        yield from words_declared(kind.item, path)
    elif isinstance(kind, Word | Number) and not isinstance(kind, OneOf):
        for word in kind.words:
            yield path, word


def timings(pack: Pack) -> dict[str, set[str]]:
    """The entries with a power of each timing."""
    return by_word(pack, ".when")


def resources(pack: Pack) -> dict[str, set[str]]:
    """The entries that speak of each resource."""
    return by_word(pack, ":resource")


def by_word(pack: Pack, place: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for (path, word), entries in entries_saying(pack).items():
        if path.endswith(place):
            found[word] |= entries
    return found
