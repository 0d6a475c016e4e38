"""What a value of a pack may be: a small language in which games declare their content.

A declaration reads `Table(Field("value", Whole(-9, 9)), Maybe("magic", Ref("magic")))`;
`check` reports everything wrong with a value, one line each, naming file, entry and field.
"""

import difflib
import json
import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from agon.kernel.words import Arg, Message, say

Entry = dict[str, Any]

ID: Final = "[a-z][a-z0-9_]*"


# ---------------------------------------------------------------- where a fault is, and what is known so far


class Spot:
    """A place in a pack: `deck.toml: card "sphinx_4": halves[0].creature`.

    An entry is identified by its id, or if it has none by its number in the file, from 1; a single table has neither.
    """

    def __init__(self, file: str, kind: str = "", field: str = "", id: str = "", number: int = 0) -> None:
        self.file: str = file
        self.kind: str = kind
        self.id: str = id
        self.number: int = number
        self.path: tuple[str | int, ...] = (field,) if field else ()
        self.is_key: bool = False
        """Whether the name of the field is meant, not its value."""

    def key(self, name: str) -> "Spot":
        return self.within(name)

    def item(self, number: int) -> "Spot":
        return self.within(number)

    def within(self, step: str | int) -> "Spot":
        spot = Spot(self.file, self.kind, "", self.id, self.number)
        spot.path = (*self.path, step)
        return spot

    def name(self, field: str) -> "Spot":
        """The name of a field: where it should not stand."""
        spot = self.within(field)
        spot.is_key = True
        return spot

    def fault(self, message: str, **args: Arg) -> "Fault":
        """What is wrong here: a message and its arguments."""
        return Fault(self, say(message, **args))

    def entry(self) -> str:
        """The entry as it is told: `card "sphinx_4"`."""
        return f'{self.kind} "{self.id}"' if self.id else f"{self.kind} #{self.number}" if self.number else self.kind

    def field(self) -> str:
        """The field as it is told: `halves[0].creature`."""
        text = ""
        for step in self.path:
            text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
        return text


class Fault(NamedTuple):
    """Something wrong with a pack: where, and what."""

    spot: Spot
    what: Message


def print_notes(spot: Spot, printed: int, found: int) -> list[Fault]:
    """Add a note, unless there are as many cards as the book prints."""
    return [] if found == printed else [spot.fault("fault-printed-cards", printed=printed, found=found)]


def entry_spot(file: str, kind: str, entry: Entry, field: str = "") -> Spot:
    """The place of an entry, or of one of its fields."""
    return Spot(file, kind, field, id_of(entry))


def id_of(entry: object) -> str:
    """The id of an entry, or nothing when it has none that can be read."""
    id = entry.get("id") if isinstance(entry, dict) else None
    return id if isinstance(id, str) else ""


class Reading:
    """What a check needs to know about the rest of the pack, and what it has found: faults and notes."""

    def __init__(self, languages: list[str], ids: dict[str, list[str]], dialects: Sequence[str] = ()) -> None:
        self.languages: list[str] = languages
        self.ids: dict[str, list[str]] = ids
        self.dialects: Sequence[str] = dialects
        """The modules whose words are understood here."""
        self.faults: list[Fault] = []
        self.notes: list[Fault] = []
        """What is not as in the book, or not yet whole, and can be played."""

    def fault(self, spot: Spot, message: str, **args: Arg) -> None:
        self.faults.append(spot.fault(message, **args))

    def note(self, spot: Spot, message: str, **args: Arg) -> None:
        self.notes.append(spot.fault(message, **args))


def guess(word: str, known: list[str]) -> Arg:
    """` (did you mean "hippocamp"?)`, when something known is close enough."""
    close = difflib.get_close_matches(word, known, 1)
    return say("fault-meant", near=close[0]) if close else ""


def guess_or_all(word: str, known: list[str]) -> Arg:
    """The same, or everything that is known."""
    return guess(word, known) or say("fault-one-of", known=", ".join(known))


def shown(value: object) -> Arg:
    """A value as TOML would write it, cut short."""
    if isinstance(value, dict):
        return say("fault-a-table") if value else say("fault-an-empty-table")
    if isinstance(value, list):
        return say("fault-a-list")
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:37] + "..."


def choice_of(words: Sequence[str]) -> str:
    """`"self" | "other"`, as they are written."""
    return " | ".join([f'"{word}"' for word in words])


def in_a_row(forms: Sequence[Arg]) -> Arg:
    """Several things, with commas."""
    row = forms[0]
    for form in forms[1:]:
        row = say("list-more", first=row, rest=form)
    return row


def bounds(low: int, high: int) -> Arg:
    """`4`, or `2 to 4`."""
    return str(low) if low == high else say("fault-bounds", low=str(low), high=str(high))


# ---------------------------------------------------------------- kinds of values


class ValueKind:
    """What a value may be. `check` adds a fault for whatever it is not; `form` says what it may be."""

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        raise NotImplementedError

    def form(self) -> Arg:
        raise NotImplementedError


class Whole(ValueKind):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low: int = low
        self.high: int = high

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if isinstance(value, bool) or not isinstance(value, int):
            reading.fault(spot, "fault-whole", found=shown(value))
        elif not self.low <= value <= self.high:
            reading.fault(spot, "fault-range", low=str(self.low), high=str(self.high), found=shown(value))

    def form(self) -> Arg:
        return bounds(self.low, self.high)


class Flag(ValueKind):
    """True or false."""

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, bool):
            reading.fault(spot, "fault-flag", found=shown(value))

    def form(self) -> Arg:
        return "true | false"


class Text(ValueKind):
    """A text, not blank; of a given form where `pattern` says so."""

    def __init__(self, pattern: str = r"(?s).*\S.*") -> None:
        self.pattern: str = pattern

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, str):
            reading.fault(spot, "fault-text", found=shown(value))
        elif not value.strip():
            reading.fault(spot, "fault-empty")
        elif re.fullmatch(self.pattern, value) is None:
            reading.fault(spot, "fault-form", found=shown(value), form=self.pattern)

    def form(self) -> Arg:
        return say("form-text")


class Word(ValueKind):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words: list[str] = list(words)

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, str):
            reading.fault(spot, "fault-text", found=shown(value))
        elif value not in self.words:
            reading.fault(spot, "fault-word", found=shown(value), meant=guess_or_all(value, self.words))

    def form(self) -> Arg:
        return choice_of(self.words)


class Ref(ValueKind):
    """The id of an entry of a kind, anywhere in the pack."""

    def __init__(self, kind: str) -> None:
        self.kind: str = kind

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        known = reading.ids.get(self.kind, [])
        if not isinstance(value, str):
            reading.fault(spot, "fault-id", kind=self.kind, found=shown(value))
        elif value not in known:
            reading.fault(spot, "fault-no-entry", kind=self.kind, found=shown(value), meant=guess(value, known))

    def form(self) -> Arg:
        return say("form-id", kind=self.kind)


class Wording(ValueKind):
    """A text in the languages of the pack and in no other: `{ en = "Owl", fr = "Chouette" }`.

    One language is enough: readers of another see it with a mark.
    """

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, dict):
            reading.fault(spot, "fault-wording", found=shown(value))
            return
        if not value:
            reading.fault(spot, "fault-wording", found=shown(value))
        for language in reading.languages if value else []:
            if language in value:
                Text().check(value[language], spot.key(language), reading)
            else:
                reading.note(spot, "fault-untranslated", language=language)
        for language in value:
            if language not in reading.languages:
                known = ", ".join(reading.languages)
                reading.fault(spot.name(language), "fault-language", known=known)

    def form(self) -> Arg:
        return say("form-wording")


class ListOf(ValueKind):
    """A list of like values, no two the same where they are words."""

    def __init__(self, item: ValueKind, least: int = 0, most: int = 999) -> None:
        self.item: ValueKind = item
        self.least: int = least
        self.most: int = most

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, list):
            reading.fault(spot, "fault-list", found=shown(value))
            return
        if not self.least <= len(value) <= self.most:
            reading.fault(spot, "fault-length", wanted=bounds(self.least, self.most), found=len(value))
        for number, item in enumerate(value):
            if self.refuses(item, value[:number]):
                reading.fault(spot.item(number), "fault-twice", found=shown(item))
            else:
                self.item.check(item, spot.item(number), reading)

    def form(self) -> Arg:
        return say("form-list", item=self.item.form())

    def refuses(self, item: object, before: list[object]) -> bool:
        """Whether an item may not come after these."""
        return isinstance(item, str) and item in before


class Row(ListOf):
    """A list in which the same word may come again: the symbols of a card, the pieces on a tile."""

    def refuses(self, item: object, before: list[object]) -> bool:
        return False


class Field:
    """A field that must be there."""

    def __init__(self, name: str, kind: ValueKind) -> None:
        self.name: str = name
        self.kind: ValueKind = kind
        self.needed: bool = True

    def form(self) -> Arg:
        """`at = "here"`; in brackets where it may be left out."""
        return say("form-field" if self.needed else "form-maybe", name=self.name, form=self.kind.form())


class Maybe(Field):
    """A field that may be left out."""

    def __init__(self, name: str, kind: ValueKind) -> None:
        super().__init__(name, kind)
        self.needed = False


class Table(ValueKind):
    """A table with these fields and no other."""

    def __init__(self, *fields: Field) -> None:
        self.fields: list[Field] = list(fields)

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, dict):
            reading.fault(spot, "fault-table", found=shown(value))
            return
        for field in self.fields:
            if field.name in value:
                field.kind.check(value[field.name], spot.key(field.name), reading)
            elif field.needed:
                reading.fault(spot.key(field.name), "fault-missing")
        known = [field.name for field in self.fields]
        for name in value:
            if name not in known:
                reading.fault(spot.name(name), "fault-unknown-field", meant=guess(name, known))

    def form(self) -> Arg:
        return say("form-table", fields=in_a_row([field.form() for field in self.fields]))


class Either(ValueKind):
    """One of several tables, told apart by their first field: a zone half or a reinforcement half."""

    def __init__(self, *tables: Table) -> None:
        self.tables: dict[str, Table] = {table.fields[0].name: table for table in tables}

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, dict):
            reading.fault(spot, "fault-table", found=shown(value))
            return
        told = [name for name in self.tables if name in value]
        if len(told) == 1:
            self.tables[told[0]].check(value, spot, reading)
        else:
            reading.fault(spot, "fault-exactly-one", known=", ".join(self.tables))

    def form(self) -> Arg:
        return say("form-either", forms=in_a_row([table.form() for table in self.tables.values()]))


# ---------------------------------------------------------------- verbs: what effects are made of


class Verb:
    """A word of a game's effects, as in `{ draw = 3, keep = 1 }`.

    Declared once: its name, the message that describes it, what may follow it, and the other keys its table
    may hold. The rules keep a procedure under the same name. A word of a module knows whose it is.
    """

    def __init__(self, name: str, says: str, value: ValueKind, *more: Field, module: str = "") -> None:
        self.name: str = name
        self.says: str = says
        self.module: str = module
        self.table: Table = Table(Field(name, value), *more)


class Vocabulary(ValueKind):
    """All the verbs of a game, and the check of one effect written with them.

    A game may have others beside it, written in the same way: conditions, counts, events. `word` is what their
    words are called. Words of modules are understood only where those modules are read (`Reading.dialects`); two
    modules may have a word each of the same name.
    """

    def __init__(self, *verbs: Verb, word: str = "verb") -> None:
        self.word: str = word
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
            reading.fault(spot, f"fault-phrase-{self.word}", found=shown(value))
            return
        known = self.understood(reading.dialects)
        said = [key for key in value if key in known]
        if not said:
            first = next(iter(value), "")
            reading.fault(spot, f"fault-no-{self.word}", word=first, meant=guess(first, list(known)))
        elif len(said) > 1:
            reading.fault(spot, f"fault-two-{self.word}s", said=", ".join(said))
        else:
            known[said[0]].table.check(value, spot, reading)

    def form(self) -> Arg:
        return say(f"form-{self.word}")
