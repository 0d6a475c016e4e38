"""Arguments of a phrase's message, made by what the vocabulary declares.

A word added to a vocabulary needs nothing here but its message. What follows the word itself is `$number`, `$what` or
`$amounts`; every other argument has the name of its field, a list of things that of `$things`.
"""

from agon.cards.kinds import Amounts
from agon.cards.phrases import Condition, Phrase
from agon.cards.voice import Voice, chain
from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.cardtext.words import amounts_clause, names_clause
from agon.games.hellas.names import attribute_name, monster_args
from agon.games.hellas.schema.words import ATTRIBUTES
from agon.kernel.schema import ListOf, Ref, Table, ValueKind, Whole, Word
from agon.kernel.words import Arg, Name

NAMED_KIND = {"combat_symbol": "symbol", "sea_trail": "trail"}
"""What a kind of the pack is called in the names of its things, where that differs."""


def arguments(box: Box, table: Table, phrase: Phrase, voice: Voice) -> dict[str, Arg]:
    """Every argument of a word but the clauses inside it; what is not given is empty, or 0."""
    args: dict[str, Arg] = {"form": voice.form, "person": voice.person}
    for field in table.fields:
        kind = field.kind
        first = field.name == phrase.verb
        word = phrase.word if first else phrase.words.get(field.name, "")
        if isinstance(kind, Whole):
            args["number" if first else field.name] = phrase.number if first else phrase.numbers.get(field.name, 0)
        elif isinstance(kind, Amounts):
            args["amounts"] = amounts_clause(box, phrase.amounts, phrase.numbers.get("symbol", NONE))
        elif isinstance(kind, ListOf):
            if isinstance(kind.item, (Ref, Word)):
                args["things"] = listed(box, kind.item, phrase) if phrase.listed else ""
        elif isinstance(kind, (Word, Ref)):
            args["what" if first else field.name] = told(kind, word)
            if word in ATTRIBUTES:
                args["attribute"] = attribute_name(ATTRIBUTES.index(word))
    first_kind = table_kind(table, phrase.verb)
    if isinstance(first_kind, Ref) and first_kind.kind == "monster":
        args.update(monster_args(box, phrase.number))
    return args


def table_kind(table: Table, verb: str) -> ValueKind:
    """The kind of what follows a word."""
    return next(field.kind for field in table.fields if field.name == verb)


def told(kind: ValueKind, word: str) -> Arg:
    """A reference as the name of its thing; any other word as it is, for a message to choose by."""
    if isinstance(kind, Ref) and word:
        return Name(f"{NAMED_KIND.get(kind.kind, kind.kind)}/{word}")
    return word


def listed(box: Box, item: ValueKind, phrase: Phrase) -> Arg:
    """A list of things or attributes; a condition holds where one of several is meant."""
    if isinstance(item, Ref):
        ids = box.grammar.ids[item.kind]
        kind = NAMED_KIND.get(item.kind, item.kind)
        link = "cards-join-or" if isinstance(phrase, Condition) else "cards-join-and"
        return names_clause([f"{kind}/{ids[number]}" for number in phrase.listed], link)
    return chain("cards-join-and", [attribute_name(number) for number in phrase.listed])
