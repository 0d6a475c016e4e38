"""Effects, powers and amounts as rows of signs, made from the same phrases as their words.

How a word is drawn is declared with it (`agon.cards.language.CardWord`); one without a sign is to be read.
"""

import re
from collections.abc import Callable
from typing import Final

from agon.cards.clauses import LATER
from agon.cards.phrases import Condition, Effect
from agon.cards.voice import YOU, Voice
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import CONFLICT_CARDS, ENHANCED_CARD, NONE
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.cardtext.clauses import CLAUSES
from agon.games.hybris.cardtext.powers import condition_of, voice_of
from agon.games.hybris.cardtext.words import apart_from_generated, hyphened
from agon.games.hybris.faces.tokens import MINUS, Row, Token, change, lost, many, mark, parted, sign, text
from agon.games.hybris.schema.vocabulary import LANGUAGE
from agon.games.hybris.schema.words import ELEMENTS, RESOURCES

TOKEN: Final = re.compile(r"(?P<name>\w+)(\((?P<number>.*)\))?")
"""A sign of a declaration, with what stands before it when it is drawn: `tile(+1)`."""

# ---------------------------------------------------------------- amounts and Elements


def amounts_row(amounts: list[tuple[int, int]], element: int = NONE) -> Row:
    """This much of each resource; the Conflict cards among them may have to show an Element."""
    row: Row = []
    for resource, number in amounts:
        row.append(sign(RESOURCES[resource]) if resource == ENHANCED_CARD else many(RESOURCES[resource], number))
        if resource == CONFLICT_CARDS and element != NONE:
            row.append(sign(ELEMENTS[element]))
    return row


def elements_row(elements: list[int]) -> Row:
    """Elements, by how often each is listed."""
    return [many(ELEMENTS[element], number if number > 1 else 0) for element, number in enumerate(elements) if number]


def elements_listed(elements: list[int]) -> list[str]:
    """Every Element as often as it is shown."""
    return [ELEMENTS[element] for element, number in enumerate(elements) for _ in range(number)]


# ---------------------------------------------------------------- effects


def effects_row(box: Box, effects: list[Effect], voice: Voice = YOU) -> Row:
    """Effects one after the other; what is a sentence of its own is set apart."""
    row: Row = []
    for index, effect in enumerate(effects):
        shown = effect_row(box, effect, voice)
        apart = index > 0 and (CLAUSES.stands_apart(effect, voice) or CLAUSES.stands_apart(effects[index - 1], voice))
        row = parted([row, shown], "·") if apart else row + shown
    return row


def effect_row(box: Box, effect: Effect, voice: Voice) -> Row:
    row: Row = []
    for token in LANGUAGE.sign(LANGUAGE.verbs, effect.verb, box.grammar.dialects).split():
        row += SLOTS[token](box, effect, voice) if token in SLOTS else [drawn(token, effect.number)]
    return row or [text(CLAUSES.effect(box, effect, voice, LATER))]


def drawn(token: str, number: int) -> Token:
    """A mark, or a sign with its number, which may be the one that follows the word."""
    found = TOKEN.fullmatch(token)
    if found is None:
        return mark(token)
    name, before = found["name"], found["number"] or ""
    if before == "n":
        return many(name, number)
    if before in ("±n", "∓n"):
        return change(name, number if before == "±n" else -number)
    return sign(name, before.replace("n", str(number)))


def power_row(box: Box, power: Power) -> Row:
    """When a power works, whether it depends on something, and what it does."""
    voice = voice_of(power)
    when: Row = [] if power.when == "immediate" else [sign(hyphened(power.when))]
    asked: Row = [mark("?")] if condition_of(box, power, voice) else []
    return when + asked + effects_row(box, power.effects, voice)


def powers_row(box: Box, powers: list[Power]) -> Row:
    return [token for power in powers for token in power_row(box, power)]


def song_row(conditions: list[Condition]) -> Row:
    """What a Song asks for."""
    row: Row = []
    for asked in conditions:
        if asked.verb == "send_back":
            row += [sign(asked.words["kind"]), sign("back")]
        elif asked.verb == "reveal":
            row += [sign("perceive"), *elements_row(asked.elements)]
        else:
            row += [sign("conflict_card", MINUS), *elements_row(asked.elements)]
    return row


# ---------------------------------------------------------------- what follows a word


def then_row(box: Box, effect: Effect, voice: Voice) -> Row:
    """The effects in an effect."""
    return effects_row(box, effect.then, CLAUSES.within(effect, voice))


def other_row(box: Box, effect: Effect, voice: Voice) -> Row:
    return effects_row(box, effect.other, CLAUSES.within(effect, voice))


def branches(box: Box, effect: Effect, voice: Voice) -> Row:
    return parted([effects_row(box, branch, voice) for branch in effect.branches], "/")


def amounts(box: Box, effect: Effect, voice: Voice) -> Row:
    return amounts_row(effect.amounts)


def gained(box: Box, effect: Effect, voice: Voice) -> Row:
    """What is generated comes last."""
    kept, generated = apart_from_generated(effect.amounts)
    return amounts_row(kept) + ([many("generated_prayer", generated)] if generated else [])


def lost_amounts(box: Box, effect: Effect, voice: Voice) -> Row:
    return lost(amounts_row(effect.amounts, effect.numbers.get("element", NONE)))


def goods(box: Box, effect: Effect, voice: Voice) -> Row:
    """This much of what has a name of its own."""
    return goods_row(effect.numbers)


def lost_goods(box: Box, effect: Effect, voice: Voice) -> Row:
    return lost(goods_row(effect.numbers))


def goods_row(goods: dict[str, int]) -> Row:
    return [many(what, number) for what, number in goods.items()]


def word(box: Box, effect: Effect, voice: Voice) -> Row:
    return [sign(effect.word)]


def element(box: Box, effect: Effect, voice: Voice) -> Row:
    return [sign(ELEMENTS[effect.number])]


def figure(box: Box, effect: Effect, voice: Voice) -> Row:
    kind = effect.words["kind"]
    return [sign("hero" if kind == "this" else kind)]


def weaker(box: Box, effect: Effect, voice: Voice) -> Row:
    """By so much, or to so much."""
    if "by" in effect.numbers:
        return [change("strength", -effect.numbers["by"])]
    return [sign("strength", f"={effect.numbers['to']}")]


def modifier(box: Box, effect: Effect, voice: Voice) -> Row:
    assert effect.modifier is not None
    asked: Row = [] if effect.condition is None else [mark("?")]
    declared = LANGUAGE.sign(LANGUAGE.modifiers, effect.modifier.verb, box.grammar.dialects).split()
    if not declared:
        return [*asked, text(CLAUSES.effect(box, effect, voice, LATER))]
    return asked + [drawn(token, effect.modifier.number) for token in declared]


SLOTS: Final[dict[str, Callable[[Box, Effect, Voice], Row]]] = {
    "{then}": then_row,
    "{other}": other_row,
    "{branches}": branches,
    "{amounts}": amounts,
    "{gained}": gained,
    "{lost}": lost_amounts,
    "{goods}": goods,
    "{lost_goods}": lost_goods,
    "{word}": word,
    "{element}": element,
    "{figure}": figure,
    "{weaker}": weaker,
    "{modifier}": modifier,
}
"""What may stand in braces in a sign."""
