"""The fixed words as messages: resources, Elements, actions, places, and amounts of them."""

from typing import Final

from agon.cards.voice import YOU, Voice, chain
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import CONFLICT_CARDS, ENHANCED_CARD, GENERATED_PRAYERS, NONE
from agon.games.hybris.schema.words import (
    ALL_ACTIONS,
    CARD_TYPES,
    CHARACTERS,
    EDGES,
    ELEMENTS,
    ITEMS,
    LETTERS,
    RESOURCES,
    TYPES,
)
from agon.kernel.words import Arg, Message, Name, say

SEVERAL: Final = 2


def hyphened(word: str) -> str:
    return word.replace("_", "-")


def resource_name(resource: int, number: int = SEVERAL) -> Message:
    """What this many of a resource are called, without the number: `Follower`, `Followers`."""
    return say("hybris-resource-" + hyphened(RESOURCES[resource]), number=number)


def element_name(element: int) -> Message:
    return say("hybris-element-" + ELEMENTS[element])


def type_name(type: int) -> Message:
    return say("hybris-type-" + TYPES[type])


def card_type_name(type: int) -> Message:
    return say("hybris-card-type-" + CARD_TYPES[type])


def action_name(action: int) -> Message:
    return say("hybris-action-" + ALL_ACTIONS[action])


def edge_name(edge: int) -> Message:
    return say("hybris-edge-" + EDGES[edge])


def item_name(item: int) -> Message:
    """A piece of an Upgrade tile."""
    return say("hybris-item-" + ITEMS[item])


def letter_name(letter: int) -> Message:
    return say("hybris-letter-" + LETTERS[letter])


def character_name(kind: str) -> Message:
    """`a Hero`, `this Hero`, or `a character` if it may be any."""
    return say("hybris-character-" + (kind if kind in CHARACTERS or kind == "this" else "any"))


def own_character_name(kind: str) -> Message:
    """`one of your Heroes`, `your Olympian`."""
    return say("hybris-own-character-" + (kind if kind in CHARACTERS else "any"))


def place_at(box: Box, place: str) -> Message:
    """`at the Fates`, `in Elis`."""
    if "location/" + place in box.names:
        return say("hybris-at-" + hyphened(place))
    return say("hybris-at-city", city=Name("city/" + place))


def place_from(box: Box, place: str, voice: Voice) -> Message:
    """`from the Fates`, `from Elis`, `from there`."""
    if place == "here":
        return say("hybris-from-here", here=voice.here)
    if "location/" + place in box.names:
        return say("hybris-from-" + hyphened(place))
    return say("hybris-from-city", city=Name("city/" + place))


# ---------------------------------------------------------------- how much of it


def written(number: int) -> Arg:
    """A number that may be below 0, with the minus sign of print."""
    return number if number >= 0 else f"−{-number}"


def amounts_clause(amounts: list[tuple[int, int]], voice: Voice = YOU, element: int = NONE) -> Message:
    """ "2 Victory Points and 1 Aegis"; the Conflict cards among them may have to show an Element."""
    return chain("cards-join-and", [amount(resource, number, voice, element) for resource, number in amounts])


def amount(resource: int, number: int, voice: Voice, element: int) -> Message:
    if resource == ENHANCED_CARD:
        return say("hybris-amount-enhanced", person=voice.person)
    name = resource_name(resource, number)
    if resource == CONFLICT_CARDS and element != NONE:
        return say("hybris-amount-showing", number=number, resource=name, element=element_name(element))
    return say("hybris-amount", number=number, resource=name)


def goods_clause(goods: dict[str, int]) -> Message:
    """ "2 Energy and 1 Worker": what lies in a Hangar, and in the Camp."""
    return chain("cards-join-and", [say("hybris-good-" + hyphened(what), number=goods[what]) for what in goods])


def apart_from_generated(amounts: list[tuple[int, int]]) -> tuple[list[tuple[int, int]], int]:
    """What goes to the player, and how many Prayers go to the Well instead."""
    kept = [(resource, number) for resource, number in amounts if resource != GENERATED_PRAYERS]
    return kept, sum([number for resource, number in amounts if resource == GENERATED_PRAYERS])


def elements_clause(elements: list[int]) -> Message:
    """ "Fire and 2 Air", from how often each is listed."""
    return chain("cards-join-and", [some_of(element, number) for element, number in enumerate(elements) if number])


def some_of(element: int, number: int) -> Message:
    if number == 1:
        return element_name(element)
    return say("hybris-element-times", number=number, element=element_name(element))
