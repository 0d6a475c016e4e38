"""The rule ledgers that come with Agon: every rule of every book, in our own words, each with its id."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from agon.kernel.errors import SetupError
from agon.kernel.modules import hint

SUFFIX: Final = ".toml"


class Rule(NamedTuple):
    """One rule of a book: what it says, and what Agon does where the book is silent."""

    id: str
    book: str
    text: str
    text_fr: str
    page: int | None
    note: str
    note_fr: str
    content: tuple[str, ...]  # where the pack has the numbers that the text states
    basis: str  # "rulebook", or "ruling or inference" where the book does not say it in so many words

    def said(self, language: str) -> str:
        """The rule in that language; in English where there is no translation."""
        return (self.text_fr if language == "fr" else self.text) or self.text

    def noted(self, language: str) -> str:
        """The note in that language; empty when there is none."""
        return (self.note_fr if language == "fr" else self.note) or self.note


class Ledger(NamedTuple):
    """All the rules of one book, in the book's order, and its words with the names Agon gives them."""

    book: str
    game: str
    rules: tuple[Rule, ...]
    glossary: dict[str, str]

    def rule(self, id: str) -> Rule | None:
        """The rule with that id, if this book has it."""
        for rule in self.rules:
            if rule.id == id:
                return rule
        return None


@cache
def books() -> tuple[str, ...]:
    """The books there are ledgers of."""
    names = [item.name for item in files("agon.rules").iterdir() if item.name.endswith(SUFFIX)]
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names))


@cache
def ledger(book: str) -> Ledger:
    """The ledger of a book, or a clear error."""
    if book not in books():
        raise SetupError(f"there is no book {book!r}{hint(book, books())}")
    source = files("agon.rules") / (book + SUFFIX)
    tables = tomllib.loads(source.read_text(encoding="utf-8"))
    rules = tuple(rule_of(book, entry) for entry in tables["rule"])
    return Ledger(book, tables["meta"]["game"], rules, dict(tables.get("glossary", {})))


def find_rule(id: str) -> Rule | None:
    """The rule with that id, in whichever book it stands."""
    for book in books():
        rule = ledger(book).rule(id)
        if rule is not None:
            return rule
    return None


def rule_of(book: str, entry: dict[str, Any]) -> Rule:
    return Rule(
        id=entry["id"],
        book=book,
        text=entry["text"],
        text_fr=entry.get("text_fr", ""),
        page=entry.get("page"),
        note=entry.get("note", ""),
        note_fr=entry.get("note_fr", ""),
        content=tuple(entry.get("content", ())),
        basis=entry.get("basis", "rulebook"),
    )
