"""The words of cards, each declared once: its name, what may follow it, how it is put into words and what it is
worth.
"""

from typing import Final

from agon.cards.moods import DEED, Mood
from agon.cards.worth import Worth
from agon.kernel.errors import SetupError
from agon.kernel.schema import Field, ValueKind, Verb, Vocabulary, Word

AGAIN: Final = "again"
"""Of a verb that is repeated: it is carried out so often."""
SUMMED: Final = "summed"
"""Of a verb that is repeated: its amounts are multiplied, and it is carried out once."""


class CardWord(Verb):
    """A word with its sign: how it is drawn on cards; if empty, it is shown as text.

    A sign is a row of what the game can draw, of marks (`:` `→` `/` `?` `×` `≤`), and in braces of what follows the
    word: `"{lost} → {then}"`. A number stands in brackets, as it is (`tile(+1)`) or as it follows the word: `seal(n)`,
    `strength(±n)`.
    """

    def __init__(self, name: str, says: str, value: ValueKind, *more: Field, module: str, sign: str = "") -> None:
        super().__init__(name, says, value, *more, module=module)
        self.sign: str = sign


class CardVerb(CardWord):
    """A verb, with how its sentence is built, how it is repeated, and how much bots expect from it."""

    def __init__(
        self,
        name: str,
        says: str,
        value: ValueKind,
        *more: Field,
        module: str,
        worth: Worth,
        mood: Mood = DEED,
        repeated: str = AGAIN,
        sign: str = "",
    ) -> None:
        super().__init__(name, says, value, *more, module=module, sign=sign)
        self.worth: Worth = worth
        self.mood: Mood = mood
        self.repeated: str = repeated


class Language:
    """The vocabularies of a game: verbs, conditions, counts, modifiers and events.

    A word's message is `<game>-<sort>-<word>`, such as `hybris-verb-gain`. `resources` are whatever can be counted in
    amounts; the place of a resource in the list is its number, and several gained at once are gained in that order.
    """

    def __init__(self, game: str, resources: list[str]) -> None:
        self.game: str = game
        self.resources: list[str] = resources
        self.verbs: Vocabulary = Vocabulary()
        self.conditions: Vocabulary = Vocabulary(word="condition")
        self.counts: Vocabulary = Vocabulary(word="count")
        self.modifiers: Vocabulary = Vocabulary(word="modifier")
        self.events: Vocabulary = Vocabulary(word="event")
        self.declared: list[Verb] = []
        """Every word of these, and of modules', in the order of their declaration."""
        self.sorts: dict[str, list[Verb]] = {}
        """The same by their sorts, with those of short vocabularies that have no grammar."""

    def declare(
        self, words: Vocabulary, sort: str, name: str, value: ValueKind, more: tuple[Field, ...], module: str = ""
    ) -> Verb:
        """A word of one of these vocabularies, or of another one that is written in the same way."""
        return self.add(words, sort, Verb(name, self.message(sort, name), value, *more, module=module))

    def message(self, sort: str, name: str) -> str:
        return f"{self.game}-{sort}-{name.replace('_', '-')}"

    def add(self, words: Vocabulary, sort: str, verb: Verb) -> Verb:
        """One more word.

        No module may use a word of the game again; modules that are never combined may share a name.
        """
        if any(other.name == verb.name and not other.module for other in self.sorts.get(sort, ())):
            whose = f"module {verb.module!r}" if verb.module else self.game
            raise SetupError(f"{verb.name!r} of {whose} is a word of {self.game} already")
        words.add(verb)
        self.declared.append(verb)
        self.enlist(sort, verb)
        return verb

    def enlist(self, sort: str, verb: Verb) -> None:
        """Put a word into the list that designers are shown."""
        self.sorts.setdefault(sort, []).append(verb)

    def spoken(self, name: str) -> CardVerb:
        """The verb of that name, whosever it is."""
        verb = self.verbs.named(name)
        assert isinstance(verb, CardVerb)
        return verb

    def worth(self, name: str) -> Worth:
        return self.spoken(name).worth

    def verb(
        self,
        name: str,
        value: ValueKind,
        *more: Field,
        worth: Worth,
        mood: Mood = DEED,
        repeated: str = AGAIN,
        sign: str = "",
    ) -> None:
        says = self.message("verb", name)
        verb = CardVerb(name, says, value, *more, module="", worth=worth, mood=mood, repeated=repeated, sign=sign)
        self.add(self.verbs, "verb", verb)

    def condition(self, name: str, value: ValueKind, *more: Field) -> None:
        self.declare(self.conditions, "if", name, value, more)

    def count(self, name: str, value: ValueKind, *more: Field) -> None:
        self.declare(self.counts, "count", name, value, more)

    def modifier(self, name: str, value: ValueKind, sign: str = "") -> None:
        self.add(self.modifiers, "modify", self.modifier_word(name, value, "", sign))

    def modifier_word(self, name: str, value: ValueKind, module: str, sign: str) -> CardWord:
        return CardWord(name, self.message("modify", name), value, module=module, sign=sign)

    def sign(self, words: Vocabulary, name: str, dialects: list[str]) -> str:
        """How a verb or a modifier is drawn."""
        word = words.understood(dialects)[name]
        assert isinstance(word, CardWord)
        return word.sign

    def event(self, name: str, *more: Field) -> None:
        """An event is followed by whose it is, then by what else must be true of it: `{ drain = "other" }`."""
        self.declare(self.events, "on", name, Word("self", "other", "any"), more)

    def moment(self, name: str, *by: str) -> None:
        """An event that cannot be everybody's: always the player's own (`self`), another player's, or nobody's
        (`any`).
        """
        self.declare(self.events, "on", name, Word(*by), ())


class Dialect:
    """The words that a module adds to a language: understood only where that module's files are read.

    So a card of the base game cannot mention what a module brings, and a pack without modules has no further words.
    """

    def __init__(self, language: Language, module: str, *others: "Dialect") -> None:
        """Begins with the words of others: those of a module that this one can be played with."""
        self.language: Language = language
        self.module: str = module
        self.words: list[tuple[Vocabulary, Verb]] = [word for other in others for word in other.words]
        self.dialects: list[str] = [dialect for other in others for dialect in other.dialects] + [module]
        """The modules whose words these are."""

    def add(self, words: Vocabulary, sort: str, name: str, value: ValueKind, *more: Field) -> None:
        self.words.append((words, self.language.declare(words, sort, name, value, more, self.module)))

    def verb(self, name: str, value: ValueKind, *more: Field, worth: Worth, mood: Mood = DEED, sign: str = "") -> None:
        says = self.language.message("verb", name)
        verb = CardVerb(name, says, value, *more, module=self.module, worth=worth, mood=mood, sign=sign)
        self.words.append((self.language.verbs, self.language.add(self.language.verbs, "verb", verb)))

    def condition(self, name: str, value: ValueKind, *more: Field) -> None:
        self.add(self.language.conditions, "if", name, value, *more)

    def count(self, name: str, value: ValueKind, *more: Field) -> None:
        self.add(self.language.counts, "count", name, value, *more)

    def modifier(self, name: str, value: ValueKind, sign: str = "") -> None:
        word = self.language.modifier_word(name, value, self.module, sign)
        self.words.append((self.language.modifiers, self.language.add(self.language.modifiers, "modify", word)))

    def event(self, name: str, *more: Field) -> None:
        """Followed by whose event it is."""
        self.add(self.language.events, "on", name, Word("self", "other", "any"), *more)

    def moment(self, name: str) -> None:
        """An event that is nobody's."""
        self.add(self.language.events, "on", name, Word("any"))
