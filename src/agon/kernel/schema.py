"""What a value of a pack may be: a small language in which games declare their content.

A declaration reads `Table(Field("value", Whole(-9, 9)), Maybe("magic", Ref("magic")))`;
`check` tells whatever a value is not, one line each, naming file, entry and field.
"""

import difflib
import json
import re
from collections.abc import Sequence
from typing import Any, Final

Entry = dict[str, Any]

ID: Final = "[a-z][a-z0-9_]*"


# ---------------------------------------------------------------- where a fault is, and what is known so far


class Spot:
    """A place in a pack: `deck.toml: card "sphinx_4": halves[0].creature`."""

    def __init__(self, file: str, entry: str, field: str) -> None:
        self.file: str = file
        self.entry: str = entry
        self.field: str = field

    def key(self, name: str) -> "Spot":
        return Spot(self.file, self.entry, f"{self.field}.{name}" if self.field else name)

    def item(self, number: int) -> "Spot":
        return Spot(self.file, self.entry, f"{self.field}[{number}]")

    def line(self, fault: str) -> str:
        return ": ".join([part for part in (self.file, self.entry, self.field) if part] + [fault])


class Reading:
    """What a check needs to know of the rest of the pack, and the faults it has found."""

    def __init__(
        self, languages: list[str], ids: dict[str, list[str]], faults: list[str], dialects: Sequence[str] = ()
    ) -> None:
        self.languages: list[str] = languages
        self.ids: dict[str, list[str]] = ids
        self.faults: list[str] = faults
        self.dialects: Sequence[str] = dialects
        """The modules whose words are understood here."""

    def fault(self, spot: Spot, text: str) -> None:
        self.faults.append(spot.line(text))


def guess(word: str, known: list[str]) -> str:
    """` (did you mean "hippocamp"?)`, when something known is close enough."""
    close = difflib.get_close_matches(word, known, 1)
    return f' (did you mean "{close[0]}"?)' if close else ""


def shown(value: object) -> str:
    """A value as TOML would write it, cut short."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:37] + "..."


# ---------------------------------------------------------------- kinds of values


class Kind:
    """What a value may be. `check` adds a fault for whatever it is not."""

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        raise NotImplementedError


class Whole(Kind):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low: int = low
        self.high: int = high

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if isinstance(value, bool) or not isinstance(value, int):
            reading.fault(spot, f"expected a whole number, found {shown(value)}")
        elif not self.low <= value <= self.high:
            reading.fault(spot, f"expected {self.low} to {self.high}, found {shown(value)}")


class Flag(Kind):
    """True or false."""

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, bool):
            reading.fault(spot, f"expected true or false, found {shown(value)}")


class Text(Kind):
    """A text, not blank; of a given form where `pattern` says so."""

    def __init__(self, pattern: str = r"(?s).*\S.*") -> None:
        self.pattern: str = pattern

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, str):
            reading.fault(spot, f"expected a text, found {shown(value)}")
        elif not value.strip():
            reading.fault(spot, "empty")
        elif re.fullmatch(self.pattern, value) is None:
            reading.fault(spot, f"{shown(value)} is not of the form {self.pattern}")


class Word(Kind):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words: list[str] = list(words)

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, str):
            reading.fault(spot, f"expected a text, found {shown(value)}")
        elif value not in self.words:
            meant = guess(value, self.words) or f" (one of: {', '.join(self.words)})"
            reading.fault(spot, f"unknown word {shown(value)}{meant}")


class Ref(Kind):
    """The id of an entry of a kind, anywhere in the pack."""

    def __init__(self, kind: str) -> None:
        self.kind: str = kind

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        known = reading.ids.get(self.kind, [])
        if not isinstance(value, str):
            reading.fault(spot, f"expected the id of a {self.kind}, found {shown(value)}")
        elif value not in known:
            reading.fault(spot, f"no {self.kind} {shown(value)}{guess(value, known)}")


class Wording(Kind):
    """A text in every language of the pack and in no other: `{ en = "Owl", fr = "Chouette" }`."""

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, dict):
            reading.fault(spot, f"expected a text for each language, found {shown(value)}")
            return
        for language in reading.languages:
            if language in value:
                Text().check(value[language], spot.key(language), reading)
            else:
                reading.fault(spot, f'missing in "{language}"')
        for language in value:
            if language not in reading.languages:
                known = ", ".join(reading.languages)
                reading.fault(spot.key(language), f"not a language of this pack ({known})")


class ListOf(Kind):
    """A list of like values, no two the same where they are words."""

    def __init__(self, item: Kind, least: int = 0, most: int = 999) -> None:
        self.item: Kind = item
        self.least: int = least
        self.most: int = most

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, list):
            reading.fault(spot, f"expected a list, found {shown(value)}")
            return
        if not self.least <= len(value) <= self.most:
            wanted = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            reading.fault(spot, f"expected {wanted} in the list, found {len(value)}")
        for number, item in enumerate(value):
            if self.refuses(item, value[:number]):
                reading.fault(spot.item(number), f"{shown(item)} stands there twice")
            else:
                self.item.check(item, spot.item(number), reading)

    def refuses(self, item: object, before: list[object]) -> bool:
        """Whether an item may not come after these."""
        return isinstance(item, str) and item in before


class Row(ListOf):
    """A list in which the same word may come again: the symbols of a card, the pieces on a tile."""

    def refuses(self, item: object, before: list[object]) -> bool:
        return False


class Field:
    """A field that must be there."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.name: str = name
        self.kind: Kind = kind
        self.needed: bool = True


class Maybe(Field):
    """A field that may be left out."""

    def __init__(self, name: str, kind: Kind) -> None:
        super().__init__(name, kind)
        self.needed = False


class Table(Kind):
    """A table with these fields and no other."""

    def __init__(self, *fields: Field) -> None:
        self.fields: list[Field] = list(fields)

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, dict):
            reading.fault(spot, f"expected a table, found {shown(value)}")
            return
        for field in self.fields:
            if field.name in value:
                field.kind.check(value[field.name], spot.key(field.name), reading)
            elif field.needed:
                reading.fault(spot.key(field.name), "missing")
        known = [field.name for field in self.fields]
        for name in value:
            if name not in known:
                reading.fault(spot.key(name), f"unknown field{guess(name, known)}")


class Either(Kind):
    """One of several tables, told apart by their first field: a zone half or a reinforcement half."""

    def __init__(self, *tables: Table) -> None:
        self.tables: dict[str, Table] = {table.fields[0].name: table for table in tables}

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, dict):
            reading.fault(spot, f"expected a table, found {shown(value)}")
            return
        told = [name for name in self.tables if name in value]
        if len(told) == 1:
            self.tables[told[0]].check(value, spot, reading)
        else:
            reading.fault(spot, f"expected exactly one of: {', '.join(self.tables)}")


# ---------------------------------------------------------------- verbs: what effects are made of


class Verb:
    """A word of a game's effects, as in `{ draw = 3, keep = 1 }`.

    Declared once: its name, the message that describes it, what may follow it, and the other keys its table
    may hold. The rules keep a procedure under the same name. A word of a module knows whose it is.
    """

    def __init__(self, name: str, says: str, value: Kind, *more: Field, module: str = "") -> None:
        self.name: str = name
        self.says: str = says
        self.module: str = module
        self.table: Table = Table(Field(name, value), *more)


class Vocabulary(Kind):
    """All the verbs of a game, and the check of one effect written with them.

    A game may have others beside it, written in the same way: conditions, counts, events. `word` is what their
    words are called, `phrase` what a table written with one of them is. Words of modules are understood only where
    those modules are read (`Reading.dialects`); two modules may have a word each of the same name.
    """

    def __init__(self, *verbs: Verb, word: str = "verb", phrase: str = "an effect") -> None:
        self.word: str = word
        self.phrase: str = phrase
        self.verbs: dict[str, Verb] = {}
        """The words of the game itself."""
        self.dialects: dict[str, dict[str, Verb]] = {}
        """Those of its modules."""
        for verb in verbs:
            self.add(verb)

    def add(self, verb: Verb) -> None:
        """Declare one more verb; its fields may hold effects of this same vocabulary."""
        home = self.dialects.setdefault(verb.module, {}) if verb.module else self.verbs
        home[verb.name] = verb

    def understood(self, dialects: Sequence[str]) -> dict[str, Verb]:
        """The words of the game and of these modules, by name."""
        known = self.verbs
        for module in dialects:
            if module in self.dialects:
                known = {**self.dialects[module], **known}
        return known

    def named(self, name: str) -> Verb:
        """The word of that name, whosever it is."""
        for words in (self.verbs, *self.dialects.values()):
            if name in words:
                return words[name]
        raise KeyError(name)

    def verb_of(self, effect: Entry, dialects: Sequence[str] = ()) -> Verb:
        """The verb of an effect that was checked."""
        known = self.understood(dialects)
        for key in effect:
            if key in known:
                return known[key]
        raise KeyError(str(effect))

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, dict):
            reading.fault(spot, f"expected {self.phrase} such as {{ {self.word} = ... }}, found {shown(value)}")
            return
        known = self.understood(reading.dialects)
        said = [key for key in value if key in known]
        if not said:
            first = next(iter(value), "")
            reading.fault(spot, f'no {self.word} "{first}"{guess(first, list(known))}')
        elif len(said) > 1:
            whole = self.phrase.partition(" ")[2]
            reading.fault(spot, f"two {self.word}s in one {whole}: {', '.join(said)}")
        else:
            known[said[0]].table.check(value, spot, reading)
