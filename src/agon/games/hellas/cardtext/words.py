"""The fixed words as messages, and amounts of them."""

from typing import Final

from agon.cards.voice import chain, named
from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import COMBAT_CARDS, NONE
from agon.games.hellas.names import hyphened, symbol_thing
from agon.games.hellas.schema.words import RESOURCES
from agon.kernel.words import Message, Name, say

SEVERAL: Final = 2


def resource_name(resource: int, number: int = SEVERAL) -> Message:
    """What this many of a resource are called, without the number: `priest`, `priests`."""
    return say("hellas-resource-" + hyphened(RESOURCES[resource]), number=number)


def amounts_clause(box: Box, amounts: list[tuple[int, int]], symbol: int = NONE) -> Message:
    """ "1 priest and 2 combat cards"; the cards among them may have to bear a symbol."""
    return chain("cards-join-and", [amount(box, resource, number, symbol) for resource, number in amounts])


def amount(box: Box, resource: int, number: int, symbol: int) -> Message:
    name = resource_name(resource, number)
    if resource == COMBAT_CARDS and symbol != NONE:
        return say("hellas-amount-bearing", number=number, resource=name, symbol=Name(symbol_thing(box, symbol)))
    return say("hellas-amount", number=number, resource=name)


def names_clause(things: list[str], link: str = "cards-join-and") -> Message:
    """Names of things one after the other."""
    return chain(link, [named(thing) for thing in things])
