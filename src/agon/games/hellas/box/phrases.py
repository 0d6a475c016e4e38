"""Effects, conditions and counts as the rules read them, made from a pack's tables by what the vocabulary declares.

A word added to a vocabulary needs nothing here: how its table becomes a phrase follows from the kinds of its fields.
"""

from typing import Any

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.schema.vocabulary import CONDITIONS, COUNTS, EVENTS, MODIFIERS, VERBS
from agon.games.hellas.schema.words import ATTRIBUTES, REGULAR_ACTIONS, RESOURCES, Amounts
from agon.kernel.schema import Entry, Field, Kind, ListOf, Ref, Table, Verb, Vocabulary


class Phrase:
    """A word of a vocabulary and its arguments.

    `number`, `word`, `amounts` and `listed` hold what follows the word itself, whichever it is; `numbers` and `words`
    the other arguments by name. A reference or an attribute has both: its id and its number.
    """

    def __init__(self, verb: str) -> None:
        self.verb: str = verb
        self.number: int = 0
        self.word: str = ""
        self.amounts: list[tuple[int, int]] = []
        """Resource and how much of it, in the order of the resources."""
        self.listed: list[int] = []
        """The numbers of a list of references or attributes; a word has one such list at most."""
        self.numbers: dict[str, int] = {}
        self.words: dict[str, str] = {}
        self.condition: Condition | None = None
        self.parts: list[Condition] = []
        """The conditions that a condition is made of."""
        self.count: Count | None = None
        self.modifier: Modifier | None = None
        self.then: list[Effect] = []
        """The effects in a verb: those of `then` or `do`, or what follows it."""
        self.other: list[Effect] = []
        """Those of `else`."""
        self.branches: list[list[Effect]] = []


class Effect(Phrase):
    """One verb of an effect list, such as `{ recruit = 2, at = "city" }`.

    `index` is its number among all effects of the box: what a question that is asked about it names.
    """

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.index: int = NONE


class Condition(Phrase):
    """What must be true, such as `{ role = "defender" }`."""


class Count(Phrase):
    """How often, or how much, such as `{ wounds = "uncovered" }`."""


class Modifier(Phrase):
    """What a standing effect changes, such as `{ hand_limit = 6 }`."""


class Power:
    """What a thing does and when. `index` is its place among all powers of the box, for marking it as used."""

    def __init__(self, index: int, source: str, when: str) -> None:
        self.index: int = index
        self.source: str = source
        """The thing that has it, such as `blessing/armory`."""
        self.when: str = when
        self.events: list[tuple[str, str]] = []
        """On what it reacts, and whose that must be: `self`, `other` or `any`."""
        self.action: int = NONE
        """The regular action that is given up for it."""
        self.condition: Condition | None = None
        self.limit: str = ""
        """Once in each `turn` or `hunt`; empty: every time."""
        self.effects: list[Effect] = []


class Grammar:
    """Turns tables of a checked pack into phrases. `ids` are the ids of all entries by kind, in file order."""

    def __init__(self, ids: dict[str, list[str]]) -> None:
        self.ids: dict[str, list[str]] = ids
        self.powers: list[Power] = []
        self.all_effects: list[Effect] = []

    def number(self, kind: str, id: str) -> int:
        """The number of an entry of a kind."""
        return self.ids[kind].index(id)

    # ------------------------------------------------------------ phrases

    def effects(self, tables: list[Entry]) -> list[Effect]:
        found = []
        for table in tables:
            effect = Effect(VERBS.verb_of(table).name)
            self.fill(effect, VERBS.verb_of(table), table)
            effect.index = len(self.all_effects)
            self.all_effects.append(effect)
            found.append(effect)
        return found

    def condition(self, table: Entry) -> Condition:
        condition = Condition(CONDITIONS.verb_of(table).name)
        self.fill(condition, CONDITIONS.verb_of(table), table)
        return condition

    def count(self, table: Entry) -> Count:
        count = Count(COUNTS.verb_of(table).name)
        self.fill(count, COUNTS.verb_of(table), table)
        return count

    def modifier(self, table: Entry) -> Modifier:
        modifier = Modifier(MODIFIERS.verb_of(table).name)
        self.fill(modifier, MODIFIERS.verb_of(table), table)
        return modifier

    def power(self, source: str, table: Entry) -> Power:
        """A power, numbered after those before it."""
        power = Power(len(self.powers), source, table["when"])
        for name in ("on", "or_on"):
            if name in table:
                event = EVENTS.verb_of(table[name]).name
                power.events.append((event, table[name][event]))
        if "of" in table:
            power.action = REGULAR_ACTIONS.index(table["of"])
        if "if" in table:
            power.condition = self.condition(table["if"])
        power.limit = table.get("limit", "")
        power.effects = self.effects(table["effects"])
        self.powers.append(power)
        return power

    def amounts(self, table: Entry) -> list[tuple[int, int]]:
        """`{ combat_card = 2, priest = 1 }` in the order of the resources, whatever the order of the file."""
        return [(number, table[word]) for number, word in enumerate(RESOURCES) if word in table]

    # ------------------------------------------------------------ arguments

    def fill(self, phrase: Phrase, verb: Verb, table: Entry) -> None:
        for field in verb.table.fields:
            if field.name in table:
                self.put(phrase, field, table[field.name])

    def put(self, phrase: Phrase, field: Field, value: Any) -> None:
        """One argument, by the kind that its field was declared with."""
        kind = field.kind
        if isinstance(kind, Vocabulary):
            self.put_phrase(phrase, kind, value)
        elif isinstance(kind, ListOf):
            self.put_list(phrase, field.name, kind.item, value)
        elif isinstance(kind, Table):
            assert isinstance(kind, Amounts)
            phrase.amounts = self.amounts(value)
        elif isinstance(value, str):
            self.put_word(phrase, field.name, kind, value)
        else:
            self.put_number(phrase, field.name, value)

    def put_number(self, phrase: Phrase, name: str, number: int) -> None:
        if name == phrase.verb:
            phrase.number = number
        else:
            phrase.numbers[name] = number

    def put_word(self, phrase: Phrase, name: str, kind: Kind, word: str) -> None:
        if name == phrase.verb:
            phrase.word = word
        else:
            phrase.words[name] = word
        number = self.number_of(kind, word)
        if number != NONE:
            self.put_number(phrase, name, number)

    def number_of(self, kind: Kind, word: str) -> int:
        """The number of a reference or an attribute; other words have none."""
        if isinstance(kind, Ref):
            return self.number(kind.kind, word)
        return ATTRIBUTES.index(word) if word in ATTRIBUTES else NONE

    def put_phrase(self, phrase: Phrase, words: Vocabulary, table: Entry) -> None:
        if words is CONDITIONS:
            phrase.condition = self.condition(table)
        elif words is COUNTS:
            phrase.count = self.count(table)
        else:
            assert words is MODIFIERS
            phrase.modifier = self.modifier(table)

    def put_list(self, phrase: Phrase, name: str, item: Kind, values: list[Any]) -> None:
        if item is VERBS:
            if name == "else":
                phrase.other = self.effects(values)
            else:
                phrase.then = self.effects(values)
        elif item is CONDITIONS:
            phrase.parts = [self.condition(value) for value in values]
        elif isinstance(item, ListOf):
            phrase.branches = [self.effects(value) for value in values]
        else:
            phrase.listed = [self.number_of(item, value) for value in values]
