"""The rule ledgers that come with Agon: every rule of every book, in our own words, each with its id.

Beside a ledger stands a reading of the same book: which of its sentences became which rules, and why the others
became none.
"""

import tomllib
import unicodedata
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from agon.games.places import OWN, foreign_games, foreign_modules, package_of
from agon.kernel.errors import SetupError
from agon.kernel.modules import hint

SUFFIX: Final = ".toml"
FOREIGN: Final = "ledger.toml"  # of a module of another package
READING: Final = "-reading"


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

    @property
    def chapter(self) -> str:
        """The id of the chapter that it stands in."""
        return self.id.rpartition("-")[0]


class Chapter(NamedTuple):
    """A part of a book: its title, the question that it answers, and which things it is about."""

    id: str
    title: str
    title_fr: str
    asks: str  # as somebody would ask it; empty where nobody would
    asks_fr: str
    things: tuple[str, ...]  # kinds of things, or single ones
    module: str  # whose rules it has; empty: whose book it is

    def titled(self, language: str) -> str:
        """What it is called in that language."""
        return (self.title_fr if language == "fr" else self.title) or self.title

    def asked(self, language: str) -> str:
        """The question that it answers, in that language."""
        return (self.asks_fr if language == "fr" else self.asks) or self.asks


class Example(NamedTuple):
    """Some rules at work, as it might happen at a table."""

    rules: tuple[str, ...]  # that it shows; it stands below the last of them
    text: str
    text_fr: str
    things: tuple[str, ...]  # that it speaks of, to be drawn beside it

    def told(self, language: str) -> str:
        """The example in that language."""
        return (self.text_fr if language == "fr" else self.text) or self.text


class Ledger(NamedTuple):
    """All the rules of one book, in the book's order, and the book's words with Agon's names for them."""

    book: str
    game: str
    rules: tuple[Rule, ...]
    glossary: dict[str, str]
    chapters: tuple[Chapter, ...]  # every rule stands in one
    examples: tuple[Example, ...]

    def rule(self, id: str) -> Rule | None:
        """The rule with that id, if this book has it."""
        for rule in self.rules:
            if rule.id == id:
                return rule
        return None


class Sentence(NamedTuple):
    """A binding sentence of a book: where it stands, how it begins, and the rules that it became."""

    page: int
    words: str
    rules: tuple[str, ...]
    none: str  # why it became no rule; empty when it did
    ruling: str
    ruling_fr: str
    source: str  # which text it is from, if a ledger has several; empty: the book

    def ruled(self, language: str) -> str:
        """How it was decided, in that language; empty when there was nothing to decide."""
        return (self.ruling_fr if language == "fr" else self.ruling) or self.ruling


class Ours(NamedTuple):
    """A rule that no sentence of the book states, and where it comes from."""

    rule: str
    why: str
    why_fr: str

    def reason(self, language: str) -> str:
        """Where it is from, in that language."""
        return (self.why_fr if language == "fr" else self.why) or self.why


class Reading(NamedTuple):
    """A book gone through sentence by sentence, in the book's order, against its ledger."""

    ledger: str
    book: str
    sentences: tuple[Sentence, ...]
    ours: tuple[Ours, ...]

    def behind(self, rule: str) -> list[Sentence]:
        """The sentences that became that rule."""
        return [sentence for sentence in self.sentences if rule in sentence.rules]

    def own(self, rule: str) -> list[Ours]:
        """Where that rule is from when it is ours."""
        return [entry for entry in self.ours if entry.rule == rule]


@cache
def sources() -> dict[str, Traversable]:
    """Ledgers and readings by name: those of Agon, and the ledgers that modules of other packages bring."""
    own = [item for item in files("agon.rules").iterdir() if item.name.endswith(SUFFIX)]
    found: dict[str, Traversable] = {item.name.removesuffix(SUFFIX): item for item in own}
    for game in (*OWN, *foreign_games()):
        for module, place in foreign_modules(game).items():
            brought = files(package_of(place)) / FOREIGN
            if brought.is_file():
                found[f"{game}-{module}"] = brought
    return dict(sorted(found.items()))


@cache
def books() -> tuple[str, ...]:
    """The books there are ledgers of."""
    return tuple(stem for stem in sources() if not stem.endswith(READING))


@cache
def readings() -> tuple[str, ...]:
    """The books there are readings of, each by the name of its ledger."""
    return tuple(stem.removesuffix(READING) for stem in sources() if stem.endswith(READING))


@cache
def ledger(book: str) -> Ledger:
    """The ledger of a book, or a clear error."""
    if book not in books():
        raise SetupError(f"there is no book {book!r}{hint(book, books())}")
    tables = tables_of(book)
    rules = tuple(rule_of(book, entry) for entry in tables["rule"])
    return Ledger(
        book=book,
        game=tables["meta"]["game"],
        rules=rules,
        glossary=dict(tables.get("glossary", {})),
        chapters=chapters_of(tables.get("chapters", {}), rules),
        examples=tuple(example_of(entry) for entry in tables.get("example", ())),
    )


@cache
def reading(book: str) -> Reading:
    """The reading of a book; one without sentences where there is none yet."""
    if book not in readings():
        return Reading(book, "", (), ())
    tables = tables_of(book + READING)
    sentences = tuple(sentence_of(entry) for entry in tables["sentence"])
    ours = tuple(Ours(entry["rule"], entry["why"], entry.get("why_fr", "")) for entry in tables.get("ours", ()))
    return Reading(tables["meta"]["ledger"], tables["meta"]["book"], sentences, ours)


def folded(text: str) -> str:
    """A text as it is searched: lower case without accents, one kind of apostrophe."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def search(words: str, book: str) -> list[Rule]:
    """The rules of a book that contain all the words, in any language: in the rule or in the heading of its chapter."""
    parts = folded(words).replace("?", " ").split()
    source = ledger(book)
    heads = {
        chapter.id: (chapter.title, chapter.title_fr, chapter.asks, chapter.asks_fr) for chapter in source.chapters
    }
    return [rule for rule in source.rules if has_all(parts, (*everything_said(rule), *heads[rule.chapter]))]


def has_all(parts: list[str], texts: tuple[str, ...]) -> bool:
    """Whether each of these words stands in one of the texts."""
    said = folded(" ".join(texts))
    return all(part in said for part in parts)


def everything_said(rule: Rule) -> tuple[str, ...]:
    return (rule.id, rule.text, rule.text_fr, rule.note, rule.note_fr)


def find_rule(id: str) -> Rule | None:
    """The rule with that id, in whichever book it stands."""
    for book in books():
        rule = ledger(book).rule(id)
        if rule is not None:
            return rule
    return None


def tables_of(stem: str) -> dict[str, Any]:
    return tomllib.loads(sources()[stem].read_text(encoding="utf-8"))


def sentence_of(entry: dict[str, Any]) -> Sentence:
    return Sentence(
        page=entry["page"],
        words=entry["words"],
        rules=tuple(entry.get("rules", ())),
        none=entry.get("none", ""),
        ruling=entry.get("ruling", ""),
        ruling_fr=entry.get("ruling_fr", ""),
        source=entry.get("source", ""),
    )


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


def chapters_of(entries: dict[str, dict[str, Any]], rules: tuple[Rule, ...]) -> tuple[Chapter, ...]:
    """The chapters in the order of their rules; one without a title in the ledger is called by its id."""
    ids = dict.fromkeys(rule.chapter for rule in rules)
    return tuple(chapter_of(id, entries.get(id, {"title": id})) for id in ids)


def chapter_of(id: str, entry: dict[str, Any]) -> Chapter:
    return Chapter(
        id=id,
        title=entry["title"],
        title_fr=entry.get("title_fr", ""),
        asks=entry.get("asks", ""),
        asks_fr=entry.get("asks_fr", ""),
        things=tuple(entry.get("things", ())),
        module=entry.get("module", ""),
    )


def example_of(entry: dict[str, Any]) -> Example:
    return Example(
        rules=tuple(entry["rules"]),
        text=entry["text"],
        text_fr=entry.get("text_fr", ""),
        things=tuple(entry.get("things", ())),
    )
