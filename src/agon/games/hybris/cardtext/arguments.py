"""Arguments of a phrase's message, made by what the vocabulary declares.

A word added to a vocabulary needs nothing here but its message. What follows the word itself is `$number`, `$what`,
`$amounts`, `$elements` or `$figures`; every other argument has the name of its field.
"""

from collections.abc import Sequence

from agon.cards.kinds import Amounts, Goods, IdOr, Number, OneOf
from agon.cards.phrases import Phrase
from agon.cards.voice import Voice, figures_clause
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cardtext.words import (
    action_name,
    amounts_clause,
    card_type_name,
    character_name,
    element_name,
    elements_clause,
    goods_clause,
    place_at,
    place_from,
    type_name,
)
from agon.games.hybris.schema.words import ACTIONS, CARD_TYPES, CHARACTERS, ELEMENTS, PLACES, TYPES
from agon.kernel.schema import Either, Field, Flag, ListOf, Ref, Table, ValueKind, Whole, Word
from agon.kernel.words import Arg, Name


def arguments(box: Box, table: Table, phrase: Phrase, voice: Voice) -> dict[str, Arg]:
    """Every argument of a word but the clauses inside it; what is not given is empty, or 0."""
    args: dict[str, Arg] = {"form": voice.form, "person": voice.person, "here": voice.here}
    for field in fields_of(table):
        kind = field.kind
        first = field.name == phrase.verb
        word = phrase.word if first else phrase.words.get(field.name, "")
        number = phrase.number if first else phrase.numbers.get(field.name, 0)
        if isinstance(kind, (Whole, Number)):
            args["number" if first else field.name] = number
        elif isinstance(kind, Flag):
            args["what" if first else field.name] = yes_or_no(number, first or field.name in phrase.numbers)
        elif isinstance(kind, Amounts):
            args["amounts"] = amounts_clause(phrase.amounts, voice, phrase.numbers.get("element", NONE))
        elif isinstance(kind, Goods):
            args["goods"] = goods_clause(phrase.numbers)
        elif isinstance(kind, ListOf):
            if isinstance(kind.item, OneOf):
                args["elements"] = elements_clause(phrase.elements)
                args["symbols"] = sum(phrase.elements)
            elif isinstance(kind.item, Whole):
                args["figures"] = figures_clause(phrase.figures)
        elif isinstance(kind, (Word, Ref, IdOr)):
            args["what" if first else field.name] = told(box, kind, word, voice)
    return args


def fields_of(table: Table) -> list[Field]:
    """The fields of a table and of the tables in it."""
    fields: list[Field] = []
    for field in table.fields:
        if isinstance(field.kind, Table) and not isinstance(field.kind, Goods):
            fields += fields_of(field.kind)
        elif isinstance(field.kind, Either):
            for inner in field.kind.tables.values():
                fields += fields_of(inner)
        else:
            fields.append(field)
    return fields


def yes_or_no(number: int, given: bool) -> str:
    if not given:
        return ""
    return "yes" if number else "no"


def told(box: Box, kind: ValueKind, word: str, voice: Voice) -> Arg:
    """A word as its message or name where it has one, otherwise as it is, for a message to choose by."""
    if isinstance(kind, OneOf):
        return told_of_list(kind.numbered, word)
    if word == "":
        return ""
    if isinstance(kind, IdOr) and kind.kinds == PLACES:
        return place_from(box, word, voice)
    if isinstance(kind, IdOr):
        return word if word in kind.words else Name(f"{kind.kinds[0]}/{word}")
    if isinstance(kind, Ref):
        return place_at(box, word) if kind.kind == "location" else Name(f"{kind.kind}/{word}")
    return word


def told_of_list(numbered: Sequence[str], word: str) -> Arg:
    """A word of one of the lists that have messages."""
    if numbered is CHARACTERS:
        return character_name(word)
    if word == "":
        return ""
    if numbered is ELEMENTS:
        return element_name(ELEMENTS.index(word))
    if numbered is ACTIONS:
        return action_name(ACTIONS.index(word))
    if numbered is TYPES:
        return type_name(TYPES.index(word))
    if numbered is CARD_TYPES:
        return card_type_name(numbered.index(word))
    return word
