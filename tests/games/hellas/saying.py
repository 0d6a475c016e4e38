"""Which entries of a pack say which words of which vocabulary, found by walking the shape that the game declares."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from agon.cards.kinds import Amounts
from agon.games.hellas.persian_invasion.schema import SHAPE as CAMPAIGN
from agon.games.hellas.persian_invasion.schema import WORDS
from agon.games.hellas.schema import CONDITIONS, COUNTS, EVENTS, MODIFIERS, SHAPE, VERBS
from agon.kernel.packs import Pack
from agon.kernel.schema import Either, ListOf, Table, ValueKind, Vocabulary, Word

VOCABULARIES = {
    "verb": VERBS,
    "condition": CONDITIONS,
    "count": COUNTS,
    "modifier": MODIFIERS,
    "event": EVENTS,
}
Said = tuple[str, str]


def home_of(words: Vocabulary) -> str:
    [home] = [name for name, vocabulary in VOCABULARIES.items() if vocabulary is words]
    return home


def deeper(path: str, name: str) -> str:
    return path if path.endswith("." + name) else f"{path}.{name}"


def said_in(kind: ValueKind, value: Any, path: str) -> Iterator[Said]:
    """Pairs of a place in the vocabulary and the word said there: `verb`, `kill`; `verb.kill.at`, `hero`."""
    match kind:
        case Vocabulary():
            verb, home = kind.verb_of(value, WORDS.dialects), home_of(kind)
            yield home, verb.name
            yield from said_in(verb.table, value, f"{home}.{verb.name}")
        case Amounts():
            yield from ((f"{path}:resource", word) for word in value)
        case Either():
            [told] = [name for name in kind.tables if name in value]
            yield from said_in(kind.tables[told], value, path)
        case Table():
            for field in kind.fields:
                if field.name in value:
                    yield from said_in(field.kind, value[field.name], deeper(path, field.name))
        case ListOf():
            for item in value:
                yield from said_in(kind.item, item, path)
        case Word():
            yield path, value


def words_declared(kind: ValueKind, path: str) -> Iterator[Said]:
    """The words that a field may hold, by where it stands."""
    match kind:
        case Table():
            for field in kind.fields:
                yield from words_declared(field.kind, deeper(path, field.name))
        case ListOf():
            yield from words_declared(kind.item, path)
        case Word():
            yield from ((path, word) for word in kind.words)


def entries_saying(pack: Pack) -> dict[Said, set[str]]:
    """The entries that say a word, those of the campaign too, by where and what."""
    found: dict[Said, set[str]] = defaultdict(set)
    for files, shape in ((pack.files, SHAPE), (pack.parts["persian_invasion"].files, CAMPAIGN)):
        for file, sections in shape.files.items():
            for section in sections:
                for entry in section.entries(files[file].get(section.name)):
                    assert isinstance(entry, dict)
                    for said in said_in(section.table, entry, section.name):
                        found[said].add(f"{section.name}/{entry.get('id', '')}")
    return found


def by_word(pack: Pack, place: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for (path, word), entries in entries_saying(pack).items():
        if path.endswith(place):
            found[word] |= entries
    return found


def timings(pack: Pack) -> dict[str, set[str]]:
    """The entries with a power of each timing."""
    return by_word(pack, ".when")


def resources(pack: Pack) -> dict[str, set[str]]:
    """The entries that speak of each resource."""
    return by_word(pack, ":resource")
