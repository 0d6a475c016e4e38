"""What the cards and Tasks of Cataclysm ask for, as signs."""

from collections.abc import Callable
from typing import Final, TypeAlias

from agon.cards.phrases import Condition
from agon.games.hybris.faces.signs import amounts_row, goods_row
from agon.games.hybris.faces.tokens import MINUS, Row, lost, many, mark, sign
from agon.games.hybris.schema.words import CARD_TYPES, ELEMENTS, TYPES

ShowAsked: TypeAlias = Callable[[Condition], Row]


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


def discarded(asked: Condition) -> Row:
    return [sign("conflict_card", MINUS), sign(ELEMENTS[asked.number])]


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
