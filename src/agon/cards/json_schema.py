"""The declarations of packs as JSON Schema, with which editors complete and check while somebody types. A schema

describes a pack that lies over another, where an entry need not be complete: `agon pack check` finds what is

missing, and whatever takes more than one file to see.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from agon.cards.kinds import Amounts, IdOr, Number
from agon.kernel.packs import HEADER_TABLE, Section, Shape, Single
from agon.kernel.schema import (
    ID,
    Either,
    Field,
    Flag,
    ListOf,
    Ref,
    Row,
    Table,
    Text,
    ValueKind,
    Vocabulary,
    Whole,
    Word,
    Wording,
)

Schema = dict[str, Any]

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
WORDY: Final = (Word, Ref, IdOr, Text)  # of which no list has the same twice
NOT_BLANK: Final = Text().pattern
REMOVE: Final = "remove"


def file_schema(shape: Shape, file: str, ids: Mapping[str, Sequence[str]], dialects: Sequence[str]) -> Schema:
    """What one file of a pack may hold; `ids` are those that are known by kind, beside which there may be others."""
    writing = Writing(ids, dialects)
    sections = {section.name: writing.section(section) for section in shape.files[file]}
    kinds = [section.name for section in shape.files[file] if not isinstance(section, Single)]
    gone = {kind: {"type": "array", "items": writing.id([kind], [])} for kind in kinds}
    removed = {"type": "object", "properties": gone, "additionalProperties": False}
    return document(f"{shape.game}: {file}", {**sections, REMOVE: removed}, writing)


def header_schema() -> Schema:
    """What the header of a pack may hold."""
    writing = Writing({}, ())
    made = document("pack.toml", {field.name: writing.kind(field.kind) for field in HEADER_TABLE.fields}, writing)
    return {**made, "required": needed(HEADER_TABLE.fields)}


def document(title: str, properties: Schema, writing: "Writing") -> Schema:
    made = {"$schema": DRAFT, "title": title, "type": "object", "properties": properties, "additionalProperties": False}
    return {**made, "$defs": writing.defined} if writing.defined else made


def needed(fields: Sequence[Field]) -> list[str]:
    return [field.name for field in fields if field.needed]


class Writing:
    """A schema that is being written: vocabularies, which may hold themselves, are defined once."""

    def __init__(self, ids: Mapping[str, Sequence[str]], dialects: Sequence[str]) -> None:
        self.ids = ids
        self.dialects = dialects
        self.defined: Schema = {}
        self._names: dict[int, str] = {}

    def section(self, section: Section) -> Schema:
        entry = self.kind(section.table)
        if isinstance(section, Single):
            return {**entry, "required": []}
        return {"type": "array", "items": {**entry, "required": ["id"] if "id" in entry["properties"] else []}}

    def kind(self, kind: ValueKind) -> Schema:
        """What a value may be."""
        if isinstance(kind, Whole):
            return {"type": "integer", "minimum": kind.low, "maximum": kind.high}
        if isinstance(kind, Flag):
            return {"type": "boolean"}
        if isinstance(kind, Text):
            return {"type": "string", "pattern": r"\S" if kind.pattern == NOT_BLANK else f"^(?:{kind.pattern})$"}
        if isinstance(kind, Word):
            return {"enum": kind.words}
        if isinstance(kind, Ref):
            return self.id([kind.kind], [])
        if isinstance(kind, IdOr):
            return self.id(kind.kinds, kind.words)
        if isinstance(kind, Number):
            whole = {"type": "integer", "minimum": kind.low, "maximum": kind.high}
            return {"anyOf": [whole, {"enum": kind.words}]}
        if isinstance(kind, Wording):
            return {"type": "object", "minProperties": 1, "additionalProperties": self.kind(Text())}
        if isinstance(kind, Amounts):
            amount = {"type": "integer", "minimum": kind.low, "maximum": kind.high}
            properties = dict.fromkeys(kind.words, amount)
            return {"type": "object", "properties": properties, "additionalProperties": False, "minProperties": 1}
        return self.nested(kind)

    def nested(self, kind: ValueKind) -> Schema:
        """What holds other values."""
        if isinstance(kind, ListOf):
            made = {"type": "array", "items": self.kind(kind.item), "minItems": kind.least, "maxItems": kind.most}
            alike = isinstance(kind, Row) or not isinstance(kind.item, WORDY)
            return made if alike else {**made, "uniqueItems": True}
        if isinstance(kind, Table):
            properties = {field.name: self.kind(field.kind) for field in kind.fields}
            made = {"type": "object", "properties": properties, "additionalProperties": False}
            return {**made, "required": needed(kind.fields)}
        if isinstance(kind, Either):
            return {"oneOf": [self.kind(table) for table in kind.tables.values()]}
        if isinstance(kind, Vocabulary):
            return {"$ref": f"#/$defs/{self.vocabulary(kind)}"}
        raise TypeError(f"{type(kind).__name__} has no JSON Schema")

    def vocabulary(self, words: Vocabulary) -> str:
        """The name under which the words of a vocabulary are defined."""
        if id(words) not in self._names:
            same = sum(name.partition("_")[0] == words.word for name in self._names.values())
            name = self._names[id(words)] = words.word if same == 0 else f"{words.word}_{same + 1}"
            self.defined[name] = {}
            self.defined[name] = {"anyOf": [self.kind(verb.table) for verb in words.understood(self.dialects).values()]}
        return self._names[id(words)]

    def id(self, kinds: Sequence[str], words: Sequence[str]) -> Schema:
        """The id of an entry: one that is known, or one of the pack that is being written."""
        known = [*dict.fromkeys([id for kind in kinds for id in self.ids.get(kind, ())]), *words]
        own = {"type": "string", "pattern": f"^{ID}$"}
        return {"anyOf": [{"enum": known}, own]} if known else own
