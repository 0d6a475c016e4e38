"""Events in words. An event is a message id and numbers; this says what each number is."""

from collections.abc import Callable
from typing import Final

from agon.cards.voice import YOU, of_another
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.cardtext import CLAUSES, action_name, amounts_clause, resource_name
from agon.games.hybris.cardtext.words import element_name, item_name, written
from agon.games.hybris.cardtext.world import trade_clause
from agon.games.hybris.event_numbers import ARGUMENTS, FIGURES, PLAIN_NUMBERS, THINGS, WORDS, add_things, add_words
from agon.games.hybris.names import (
    NOTHING,
    city_thing,
    figure_arg,
    hero_thing,
    location_thing,
    olympian_thing,
    pillar_thing,
    premonition_thing,
    primordial_thing,
    quest_thing,
    slot_thing,
    song_thing,
    space_thing,
    technology_thing,
    upgrade_thing,
)
from agon.kernel.game import Event
from agon.kernel.words import Arg, Message, Name, Seat


def tell(box: Box, event: Event, reader: int) -> Message:
    """An event as a message; rendering marks the reader's own seat."""
    id, _, numbers = event
    args: list[tuple[str, Arg]] = []
    looked_up = list(numbers[PLAIN_NUMBERS:])
    for at, name in enumerate(ARGUMENTS[id]):
        number = numbers[at]
        if name in WORDS:
            args.append((name, WORDS[name](box, numbers, at)))
        elif name == "resource":  # how much of it comes next
            args += [("amount", amounts_clause([(number, numbers[at + 1])])), ("what", resource_name(number))]
        elif name in FIGURES or name == "upgrade":
            args.append((name, argument(box, name, looked_up.pop(0))))
        else:
            args.append((name, argument(box, name, number)))
        if name in BESIDE:
            args += BESIDE[name](box, number)
    return Message(id, tuple(args))


# ---------------------------------------------------------------- what a number tells besides


def of_slot(box: Box, slot: int) -> list[tuple[str, Arg]]:
    """The Location that a slot is part of; the slot of a City is a place of its own."""
    board = box.slots[slot]
    return [("location", NOTHING if board.city != NONE else Name(location_thing(box, board.location)))]


def of_power(box: Box, power: int) -> list[tuple[str, Arg]]:
    """Whether a power is used, may be used, or does something only if something holds, which is then said."""
    found = box.powers[power]
    way = way_of(found)
    effects = CLAUSES.effects(box, found.effects, of_another(YOU)) if way == "if" else ""
    return [("way", way), ("effects", effects)]


def way_of(power: Power) -> str:
    verbs = [effect.verb for effect in power.effects]
    if power.when == "once_per_age" or verbs[0] == "spend":
        return "used"
    if verbs[0] in ("may", "pay", "release", "arrows"):
        return "may"
    return "if" if all(verb in ("if", "for_each") for verb in verbs) else "plain"


def of_primordial(box: Box, primordial: int) -> list[tuple[str, Arg]]:
    """Both Wraths, as they stand on the card."""
    card = box.primordials[primordial]
    wraths = (("wrath_1", card.wrath_1), ("wrath_2", card.wrath_2))
    return [(name, CLAUSES.effects(box, effects) if effects else "") for name, effects in wraths]


def of_piece(box: Box, resource: int) -> list[tuple[str, Arg]]:
    """One of a resource, and its name."""
    return [("amount", amounts_clause([(resource, 1)])), ("what", resource_name(resource))]


BESIDE: Final[dict[str, Callable[[Box, int], list[tuple[str, Arg]]]]] = {
    "slot": of_slot,
    "power": of_power,
    "revealed": of_primordial,
    "piece": of_piece,
}
"""Further arguments that come with one of that name."""


def argument(box: Box, name: str, value: int) -> Arg:
    """A number as what its name says it is; NONE is no thing and nobody."""
    if name in ("seat", "owner", "winner", "loser"):
        return NOTHING if value == NONE else Seat(value)
    if name in FIGURES:
        return figure_arg(box, value)
    if name in THINGS:
        return NOTHING if value == NONE else Name(THINGS[name](box, value))
    if name == "action":
        return action_name(value)
    if name == "element":
        return element_name(value)
    if name == "item":
        return item_name(value)
    if name == "effect":
        return CLAUSES.effects(box, [box.grammar.all_effects[value]])
    if name in ("power", "table_power"):
        return Name(box.powers[value].source)
    if name == "row":  # beyond the table of the board: one that a Variant adds
        return trade_clause(box, box.conversions[value]) if value < len(box.conversions) else ""
    if name in ("attack", "defence"):
        return written(value)
    return value


def card_thing(box: Box, card: int) -> str:
    return box.card_thing(card)


def song_arg(box: Box, numbers: tuple[int, ...], at: int) -> Arg:
    """The number of a Song comes after that of its Quest."""
    return Name(song_thing(box, numbers[at - 1], numbers[at]))


def token_thing(box: Box, token: int) -> str:
    return "token/" + box.tokens[token].id


def counter_thing(box: Box, counter: int) -> str:
    return "counter/" + box.counters[counter]


def discipline_thing(box: Box, discipline: int) -> str:
    return "discipline/" + box.disciplines[discipline].id


add_things(
    {
        "card": card_thing,
        "city": city_thing,
        "counter": counter_thing,
        "discipline": discipline_thing,
        "hero": hero_thing,
        "location": location_thing,
        "olympian": olympian_thing,
        "pillar": pillar_thing,
        "premonition": premonition_thing,
        "primordial": primordial_thing,
        "revealed": primordial_thing,
        "quest": quest_thing,
        "slot": slot_thing,
        "space": space_thing,
        "technology": technology_thing,
        "token": token_thing,
        "upgrade": upgrade_thing,
    }
)
add_words({"song": song_arg})
