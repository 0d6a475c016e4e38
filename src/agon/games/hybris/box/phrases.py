"""Effects, conditions and counts as the rules read them, made from a pack's tables by what the vocabulary declares.

A word added to a vocabulary needs nothing here: how its table becomes a phrase follows from the kinds of its fields.
"""

from typing import Any, Final

from agon.games.hybris.box.numbers import CITY_PLACES, GENERATED_PRAYERS, NONE, PIECES
from agon.games.hybris.schema.vocabulary import CONDITIONS, COUNTS, EVENTS, MODIFIERS, VERBS
from agon.games.hybris.schema.words import ELEMENTS, PLACES, RESOURCES, Amounts, IdOr, OneOf
from agon.kernel.schema import Either, Entry, Field, Kind, ListOf, Ref, Table, Vocabulary, Word

SECOND: Final = ("else", "second", "loss")
"""Fields whose effects are the other list of a verb with two."""


MULTIPLIED: Final = ("gain", "lose", "strength")
"""Verbs of which so many times as much is one effect."""


class Phrase:
    """A word of a vocabulary and its arguments.

    `number`, `word`, `amounts`, `elements` and `figures` hold what follows the word itself, whichever it is;
    `numbers` and `words` the other arguments by name. A reference or a numbered word has both: its id and its number.
    """

    def __init__(self, verb: str) -> None:
        self.verb: str = verb
        self.number: int = 0
        self.word: str = ""
        self.amounts: list[tuple[int, int]] = []
        """Resource and how much of it, in the order of the resources."""
        self.elements: list[int] = []
        """How often each Element is asked for; empty where none is."""
        self.figures: list[int] = []
        self.numbers: dict[str, int] = {}
        self.words: dict[str, str] = {}
        self.parts: list[Condition] = []
        """The conditions that a condition is made of."""
        self.condition: Condition | None = None
        self.count: Count | None = None
        self.counts: list[Count] = []
        self.modifier: Modifier | None = None
        self.then: list[Effect] = []
        """The effects in a verb: those of `then`, `do`, `win` or `after`, or what follows it."""
        self.other: list[Effect] = []
        """The other effects of a verb with two lists: `else`, `second` or `loss`."""
        self.branches: list[list[Effect]] = []


class Effect(Phrase):
    """One verb of an effect list, such as `{ pay = { aegis = 1 }, then = [...] }`.

    `index` is its number among all effects of the box, `list` that of the list it stands in: what a question that is
    asked about it names.
    """

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.index: int = NONE
        self.list: int = NONE
        self.plain: bool = False
        """Whether it is a gain of what is only counted, drawn or moved on a track: nobody is asked anything."""
        self.plain_then: bool = False
        """Whether all of `then` are such gains."""
        self.gains_then: bool = False
        """Whether all of `then` are gains of any kind."""
        self.amounts_then: bool = False
        """Whether all of `then` are amounts, which can be multiplied."""


class Condition(Phrase):
    """What must be true, such as `{ has = { follower = 3 } }`."""


class Count(Phrase):
    """How often, or how much, such as `{ temples = "own" }`."""


class Modifier(Phrase):
    """What a standing effect changes, such as `{ craft_cost = -1 }`."""


class Power:
    """What a thing does and when. `index` is its place among all powers of the box, for marking it as used."""

    def __init__(self, index: int, source: str, when: str) -> None:
        self.index: int = index
        self.source: str = source
        """The thing that has it, such as `technology/beacon_herm`."""
        self.when: str = when
        self.own_turn: bool = False
        """Whether its owner may use it on their own turn, once in an Age."""
        self.event: str = ""
        """On what it reacts, or when it may be used as well; empty: on nothing."""
        self.by: str = ""
        """Whose event it must be: `self`, `other` or `any`."""
        self.numbers: dict[str, int] = {}
        self.words: dict[str, str] = {}
        """What else must be true of the event, by name."""
        self.ages: list[int] = []
        """The Ages in which it works; empty: all of them."""
        self.condition: Condition | None = None
        self.limit: int = 0
        """How often in one Age, for a reaction; 0: every time."""
        self.who: str = "owner"
        """Who carries it out: its owner; for powers of the table `each`, `actor`, `last` or `table`."""
        self.effects: list[Effect] = []


class Grammar:
    """Turns tables of a checked pack into phrases. `ids` are the ids of all entries by kind, in file order."""

    def __init__(self, ids: dict[str, list[str]]) -> None:
        self.ids: dict[str, list[str]] = ids
        self.dialects: list[str] = []
        """The modules whose words are understood beside those of the base game."""
        self.powers: list[Power] = []
        self.all_effects: list[Effect] = []
        self.lists: list[list[Effect]] = []

    def speak(self, dialects: list[str]) -> None:
        """Understand the words of these modules from now on."""
        self.dialects += [dialect for dialect in dialects if dialect not in self.dialects]

    def effects(self, tables: list[Entry]) -> list[Effect]:
        found = [self.effect(table) for table in tables]
        for effect in found:
            effect.index = len(self.all_effects)
            effect.list = len(self.lists)
            self.all_effects.append(effect)
        self.lists.append(found)
        return found

    def effect(self, table: Entry) -> Effect:
        verb = VERBS.verb_of(table, self.dialects)
        effect = Effect(verb.name)
        self.fill(effect, verb.table, table)
        effect.plain = verb.name == "gain" and not effect.words and not any(takes_more(r) for r, _ in effect.amounts)
        effect.plain_then = all(step.plain for step in effect.then)
        effect.gains_then = all(step.verb == "gain" for step in effect.then)
        effect.amounts_then = all(step.verb in MULTIPLIED for step in effect.then)
        return effect

    def condition(self, table: Entry) -> Condition:
        return self.condition_in(CONDITIONS, table)

    def condition_in(self, words: Vocabulary, table: Entry) -> Condition:
        """A condition in the words of Songs or Clashes, which have their own."""
        verb = words.verb_of(table, self.dialects)
        condition = Condition(verb.name)
        self.fill(condition, verb.table, table)
        return condition

    def count(self, table: Entry) -> Count:
        verb = COUNTS.verb_of(table, self.dialects)
        count = Count(verb.name)
        self.fill(count, verb.table, table)
        return count

    def modifier(self, table: Entry) -> Modifier:
        verb = MODIFIERS.verb_of(table, self.dialects)
        modifier = Modifier(verb.name)
        self.fill(modifier, verb.table, table)
        return modifier

    def power(self, source: str, table: Entry) -> Power:
        """A power, numbered after those before it."""
        power = Power(len(self.powers), source, table["when"])
        power.own_turn = power.when == "once_per_age" and "on" not in table
        if "on" in table or "or_on" in table:
            told: Entry = table["on"] if "on" in table else table["or_on"]
            event = EVENTS.verb_of(told, self.dialects)
            phrase = Phrase(event.name)
            self.fill(phrase, event.table, told)
            power.event = phrase.verb
            power.by = phrase.word
            power.numbers = phrase.numbers
            power.words = phrase.words
        if "if" in table:
            power.condition = self.condition(table["if"])
        power.ages = list(table.get("ages", []))
        power.limit = table.get("limit", 0)
        power.who = table.get("who", "owner")
        power.effects = self.effects(table["effects"])
        self.powers.append(power)
        return power

    def amounts(self, table: Entry) -> list[tuple[int, int]]:
        """`{ vp = 2, aegis = 1 }` in the order of the resources, whatever the order of the file."""
        return [(number, table[word]) for number, word in enumerate(RESOURCES) if word in table]

    # ------------------------------------------------------------ fields

    def fill(self, phrase: Phrase, kind: Table, table: Entry) -> None:
        for field in kind.fields:
            if field.name in table:
                self.put(phrase, field, field.kind, table[field.name])

    def put(self, phrase: Phrase, field: Field, kind: Kind, value: object) -> None:
        """One argument, by the kind that its field was declared with."""
        if isinstance(kind, Either):
            assert isinstance(value, dict)
            [told] = [name for name in kind.tables if name in value]
            self.put(phrase, field, kind.tables[told], value)
        elif isinstance(value, dict):
            self.put_table(phrase, kind, value)
        elif isinstance(value, list):
            assert isinstance(kind, ListOf)
            self.put_list(phrase, field, kind.item, value)
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

    def put_word(self, phrase: Phrase, field: Field, kind: Kind, word: str) -> None:
        if field.name == phrase.verb:
            phrase.word = word
        else:
            phrase.words[field.name] = word
        if isinstance(kind, OneOf):
            known = kind.numbered
        elif isinstance(kind, Word):
            return
        else:
            known = self.known(kind)
        self.put_number(phrase, field, known.index(word) if word in known else NONE)

    def known(self, kind: Kind) -> list[str]:
        """The ids that a reference may name, in the order of their numbers."""
        if isinstance(kind, Ref):
            return self.ids[kind.kind]
        if isinstance(kind, IdOr):
            return self.places() if kind.kinds == PLACES else [id for name in kind.kinds for id in self.ids[name]]
        return []

    def places(self) -> list[str]:
        """The ids of Locations and of Cities, by the number of the place."""
        locations = self.ids["location"]
        return locations + [""] * (CITY_PLACES - len(locations)) + self.ids["city"]

    def put_table(self, phrase: Phrase, kind: Kind, table: Entry) -> None:
        if isinstance(kind, Amounts):
            phrase.amounts = self.amounts(table)
        elif kind is CONDITIONS:
            if isinstance(phrase, Condition):
                phrase.parts.append(self.condition(table))
            else:
                phrase.condition = self.condition(table)
        elif kind is COUNTS:
            phrase.count = self.count(table)
        elif kind is MODIFIERS:
            phrase.modifier = self.modifier(table)
        else:
            assert isinstance(kind, Table)
            self.fill(phrase, kind, table)

    def put_list(self, phrase: Phrase, field: Field, item: Kind, values: list[Any]) -> None:
        if item is VERBS:
            if field.name in SECOND:
                phrase.other = self.effects(values)
            else:
                phrase.then = self.effects(values)
        elif item is CONDITIONS:
            phrase.parts = [self.condition(value) for value in values]
        elif item is COUNTS:
            phrase.counts = [self.count(value) for value in values]
        elif isinstance(item, ListOf):
            phrase.branches = [self.effects(value) for value in values]
        elif isinstance(item, OneOf):
            phrase.elements = element_counts(values)
        else:
            phrase.figures = list(values)


def takes_more(resource: int) -> bool:
    """Pieces come from Upgrade tiles, of the player's choice; generated Prayers may make the Well overflow."""
    return resource == GENERATED_PRAYERS or resource in PIECES


def element_counts(symbols: list[str]) -> list[int]:
    """How often each Element stands in a list, by its number."""
    return [symbols.count(element) for element in ELEMENTS]
