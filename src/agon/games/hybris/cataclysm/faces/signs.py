"""The words of Cataclysm as signs, and what its cards and Tasks ask for."""

from collections.abc import Callable
from typing import Final, TypeAlias

from agon.cards.phrases import Condition, Effect, Phrase
from agon.cards.voice import Voice
from agon.games.hybris.box.box import Box
from agon.games.hybris.faces.signs import ShowEffect, ShowModifier, always, amounts_row, changed, more, then_row
from agon.games.hybris.faces.tokens import MINUS, Row, lost, many, mark, sign
from agon.games.hybris.schema.words import CARD_TYPES, ELEMENTS, TYPES

ShowAsked: TypeAlias = Callable[[Condition], Row]

# ---------------------------------------------------------------- verbs


def goods_row(goods: dict[str, int]) -> Row:
    """What lies in a Hangar or in the Camp."""
    return [many(what, number) for what, number in goods.items()]


def earn(box: Box, effect: Effect, voice: Voice) -> Row:
    return goods_row(effect.numbers)


def forfeit(box: Box, effect: Effect, voice: Voice) -> Row:
    return lost(goods_row(effect.numbers))


def spend(box: Box, effect: Effect, voice: Voice) -> Row:
    return [*lost(goods_row(effect.numbers)), mark("→"), *then_row(box, effect, voice)]


def discard_element(box: Box, effect: Effect, voice: Voice) -> Row:
    return discarded(effect)


def discarded(phrase: Phrase) -> Row:
    return [sign("conflict_card", MINUS), sign(ELEMENTS[phrase.number])]


def enemy_strength(box: Box, effect: Effect, voice: Voice) -> Row:
    return [sign("skull"), *more("strength")(box, effect, voice)]


def target_acquired(modifier: Phrase) -> Row:
    return [sign("hero"), sign("chaos")]


SIGNS: Final[dict[str, ShowEffect]] = {
    "earn": earn,
    "forfeit": forfeit,
    "spend": spend,
    "momentum": more("momentum"),
    "gather": always(("momentum", "+1")),
    "advance_chaos": more("chaos"),
    "creep": always(("chaos", "+1")),
    "hush": always(("chaos", "∅")),
    "scry": always(("perceive", ""), ("chaos", "")),
    "foresee": always(("perceive", ""), ("ruin", "")),
    "doom": always(("ruin", "")),
    "discard_element": discard_element,
    "enemy_strength": enemy_strength,
}

CHANGES: Final[dict[str, ShowModifier]] = {
    "explore_draw": changed("explore"),
    "mk_research": changed("research"),
    "target_acquired": target_acquired,
}

# ---------------------------------------------------------------- what is asked for


def asked_row(asked: Condition) -> Row:
    """A Requirement or a Task."""
    return ASKED[asked.verb](asked)


def so_many(name: str) -> ShowAsked:
    def show(asked: Condition) -> Row:
        return [many(name, asked.number)]

    return show


def one(*names: str) -> ShowAsked:
    def show(asked: Condition) -> Row:
        return [sign(name) for name in names]

    return show


def named(asked: Condition) -> Row:
    """What is done or gained has a sign of its own."""
    return [sign(asked.word)]


def given(asked: Condition) -> Row:
    return lost(amounts_row(asked.amounts))


def spent(asked: Condition) -> Row:
    return lost(goods_row(asked.numbers))


def thrown(asked: Condition) -> Row:
    return [sign("conflict_card", f"{MINUS}{asked.number}")]


def strong(asked: Condition) -> Row:
    return [sign("conflict_card", MINUS), many("strength", asked.number)]


def of_type(asked: Condition) -> Row:
    return [sign("conflict_card", MINUS), sign(CARD_TYPES[asked.number])]


def shown(asked: Condition) -> Row:
    return [sign("perceive"), many("conflict_card", asked.number)]


def deployed(asked: Condition) -> Row:
    return [sign(TYPES[asked.number]), sign("deploy")]


def engage(asked: Condition) -> Row:
    return [sign("camp_worker", f"{MINUS}1")]


def transfer(asked: Condition) -> Row:
    return [many("worker", asked.number), mark("→"), sign("camp")]


ASKED: Final[dict[str, ShowAsked]] = {
    "engage": engage,
    "transfer": transfer,
    "pay": given,
    "spend": spent,
    "discard": thrown,
    "discard_element": discarded,
    "discard_type": of_type,
    "discard_strength": strong,
    "show_elements": shown,
    "heroes": so_many("hero"),
    "sparks": so_many("spark"),
    "kindness": so_many("kindness"),
    "temple": one("temple"),
    "deployed": deployed,
    "complete": one("premonition"),
    "combat": one("fight"),
    "act": named,
    "gain": named,
}
