"""How a pack's tables become phrases, as the language declares. A word added to a language needs nothing here: how

its table becomes a phrase follows from its fields.
"""

from collections.abc import Sequence
from typing import Any, Final

from agon.cards.kinds import Amounts, IdOr, OneOf, Symbols
from agon.cards.language import SUMMED, Language
from agon.cards.phrases import NONE, Condition, Count, Effect, Modifier, Phrase
from agon.cards.sources import Power
from agon.kernel.schema import Either, Entry, Field, ListOf, Ref, Table, ValueKind, Vocabulary, Word

SECOND: Final = ("else", "second", "loss")
"""Fields whose effects are the other list of a verb with two."""


class Grammar:
    """Turns tables of a checked pack into phrases. `ids` are the ids of all entries by kind, in file order."""

    def __init__(self, language: Language, ids: dict[str, list[str]]) -> None:
        self.language: Language = language
        self.ids: dict[str, list[str]] = ids
        self.dialects: list[str] = []
        """The modules whose words are understood beside those of the base game."""
        self.all_effects: list[Effect] = []
        self.lists: list[list[Effect]] = []

    def speak(self, dialects: list[str]) -> None:
        """Understand the words of these modules from now on."""
        self.dialects += [dialect for dialect in dialects if dialect not in self.dialects]

    def number(self, kind: str, id: str) -> int:
        """The number of an entry of a kind."""
        return self.ids[kind].index(id)

    # ------------------------------------------------------------ phrases

    def effects(self, tables: list[Entry]) -> list[Effect]:
        found = [self.effect(table) for table in tables]
        for effect in found:
            effect.index = len(self.all_effects)
            effect.list = len(self.lists)
            self.all_effects.append(effect)
        self.lists.append(found)
        return found

    def effect(self, table: Entry) -> Effect:
        verb = self.language.verbs.verb_of(table, self.dialects)
        effect = Effect(verb.name)
        self.fill(effect, verb.table, table)
        effect.amounts_then = all(self.language.spoken(step.verb).repeated == SUMMED for step in effect.then)
        return effect

    def condition(self, table: Entry) -> Condition:
        return self.condition_in(self.language.conditions, table)

    def condition_in(self, words: Vocabulary, table: Entry) -> Condition:
        """A condition in the words of another vocabulary, such as that of what a quest asks for."""
        verb = words.verb_of(table, self.dialects)
        condition = Condition(verb.name)
        self.fill(condition, verb.table, table)
        return condition

    def count(self, table: Entry) -> Count:
        verb = self.language.counts.verb_of(table, self.dialects)
        count = Count(verb.name)
        self.fill(count, verb.table, table)
        return count

    def modifier(self, table: Entry) -> Modifier:
        verb = self.language.modifiers.verb_of(table, self.dialects)
        modifier = Modifier(verb.name)
        self.fill(modifier, verb.table, table)
        return modifier

    def event(self, table: Entry) -> Phrase:
        """An event that a power waits for; its word is whose event that must be."""
        verb = self.language.events.verb_of(table, self.dialects)
        phrase = Phrase(verb.name)
        self.fill(phrase, verb.table, table)
        return phrase

    def read_power(self, power: Power, table: Entry) -> None:
        """What the powers of every game have: events, a condition, effects."""
        power.events = [self.event(table[name]) for name in ("on", "or_on") if name in table]
        if "if" in table:
            power.condition = self.condition(table["if"])
        power.effects = self.effects(table["effects"])

    def amounts(self, table: Entry) -> list[tuple[int, int]]:
        """`{ vp = 2, aegis = 1 }` in the order of the resources, whatever the order of the file."""
        return [(number, table[word]) for number, word in enumerate(self.language.resources) if word in table]

    # ------------------------------------------------------------ arguments

    def fill(self, phrase: Phrase, kind: Table, table: Entry) -> None:
        for field in kind.fields:
            if field.name in table:
                self.put(phrase, field, field.kind, table[field.name])

    def put(self, phrase: Phrase, field: Field, kind: ValueKind, value: object) -> None:
        """One argument, by the kind that its field was declared with."""
        if isinstance(kind, Either):
            assert isinstance(value, dict)
            [told] = [name for name in kind.tables if name in value]
            self.put(phrase, field, kind.tables[told], value)
        elif isinstance(value, dict):
            self.put_table(phrase, kind, value)
        elif isinstance(value, list):
            assert isinstance(kind, ListOf)
            self.put_list(phrase, field, kind, value)
        elif isinstance(value, str):
            self.put_word(phrase, field, kind, value)
        else:
            assert isinstance(value, int)
            self.put_number(phrase, field, int(value))

    def put_number(self, phrase: Phrase, field: Field, number: int) -> None:
        if field.name == phrase.verb:
            phrase.number = number
        else:
            phrase.numbers[field.name] = number

    def put_word(self, phrase: Phrase, field: Field, kind: ValueKind, word: str) -> None:
        if field.name == phrase.verb:
            phrase.word = word
        else:
            phrase.words[field.name] = word
        if isinstance(kind, OneOf) or not isinstance(kind, Word):
            self.put_number(phrase, field, self.number_of(kind, word))

    def number_of(self, kind: ValueKind, word: str) -> int:
        """The number of a reference, or of a word of a numbered list; NONE for a word beside them."""
        known = self.known(kind)
        return known.index(word) if word in known else NONE

    def known(self, kind: ValueKind) -> Sequence[str]:
        """The words that have a number, in their order."""
        if isinstance(kind, OneOf):
            return kind.numbered
        if isinstance(kind, Ref):
            return self.ids[kind.kind]
        if isinstance(kind, IdOr):
            return [id for name in kind.kinds for id in self.ids[name]]
        return []

    def put_table(self, phrase: Phrase, kind: ValueKind, table: Entry) -> None:
        language = self.language
        if isinstance(kind, Amounts):
            phrase.amounts = self.amounts(table)
        elif kind is language.conditions:
            if isinstance(phrase, Condition):
                phrase.parts.append(self.condition(table))
            else:
                phrase.condition = self.condition(table)
        elif kind is language.counts:
            phrase.count = self.count(table)
        elif kind is language.modifiers:
            phrase.modifier = self.modifier(table)
        else:
            assert isinstance(kind, Table)
            self.fill(phrase, kind, table)

    def put_list(self, phrase: Phrase, field: Field, kind: ListOf, values: list[Any]) -> None:
        item = kind.item
        if item is self.language.verbs:
            if field.name in SECOND:
                phrase.other = self.effects(values)
            else:
                phrase.then = self.effects(values)
        elif item is self.language.conditions:
            phrase.parts = [self.condition(value) for value in values]
        elif item is self.language.counts:
            phrase.counts = [self.count(value) for value in values]
        elif isinstance(item, ListOf):
            phrase.branches = [self.effects(value) for value in values]
        elif isinstance(kind, Symbols):
            phrase.elements = [values.count(symbol) for symbol in kind.numbered]
        elif isinstance(item, (OneOf, Ref)):
            phrase.listed = [self.number_of(item, value) for value in values]
        else:
            phrase.figures = list(values)
