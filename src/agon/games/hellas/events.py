"""Events in words. An event is a message id and numbers; this says what each number is."""

from collections.abc import Callable
from typing import Final

from agon.games.hellas import log
from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.cardtext import names_clause
from agon.games.hellas.cardtext.words import resource_name
from agon.games.hellas.names import (
    NOTHING,
    artifact_thing,
    attack_thing,
    attribute_name,
    blessing_thing,
    card_thing,
    colour_name,
    commander_arg,
    event_thing,
    evolution_thing,
    god_thing,
    hero_thing,
    hoplites_arg,
    land_thing,
    monster_arg,
    quest_thing,
    region_thing,
    regular_thing,
    side_word,
    special_thing,
    symbol_thing,
    temple_card_thing,
    trail_thing,
)
from agon.games.hellas.rules.artifacts import KINDS
from agon.games.hellas.schema.words import FACES
from agon.games.hellas.state import Book
from agon.kernel.game import Event
from agon.kernel.rulebook import unclaimed
from agon.kernel.words import Arg, Message, Name, Seat

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = dict(log.ARGUMENTS)
"""For each event, the names of its arguments; the name says of what kind the number is. Modules add theirs."""


Numbers = tuple[int, ...]
Args = list[tuple[str, Arg]]

FURTHER: Final[dict[str, Callable[[Box, Numbers], Args]]] = {}
"""Of some events of modules, what else is told of them, from all their numbers."""


def add_events(events: dict[str, tuple[str, ...]]) -> None:
    """Events of a module: no two are the same."""
    for event, names in events.items():
        unclaimed(event, ARGUMENTS)
        ARGUMENTS[event] = names


def add_things(things: "dict[str, Callable[[Box, int], str]]") -> None:
    """Arguments of a module that are things."""
    for name, thing in things.items():
        unclaimed(name, THINGS)
        THINGS[name] = thing


def add_further(events: "dict[str, Callable[[Box, Numbers], Args]]") -> None:
    """What else a module tells of its events."""
    for event, args in events.items():
        unclaimed(event, FURTHER)
        FURTHER[event] = args


def tell(box: Box, book: Book, event: Event, reader: int) -> Message:
    """An event as a message; rendering marks the reader's own seat."""
    id, _, numbers = event
    args: list[tuple[str, Arg]] = []
    for name, number in zip(ARGUMENTS[id], numbers, strict=False):
        if name == "special":
            args.append((name, Name(special_thing(book, number))))
        elif name == "looked":  # a card of the kind before it
            args.append((name, Name(LOOKED[KINDS[numbers[1]]](box, number))))
        else:
            args += arguments(box, name, number)
    if id in FURTHER:
        args += FURTHER[id](box, numbers)
    return Message(id, tuple(args))


def arguments(box: Box, name: str, value: int) -> list[tuple[str, Arg]]:
    """A number as what its name says it is; NONE is no thing and nobody."""
    if name in MONSTERS:
        return [(name, monster_arg(box, value, MONSTERS[name]))]
    if name in COMMANDERS:
        return [(name, commander_arg(value)), (name + "_side", side_word(value))]
    if name == "troop":
        return [("hoplites", hoplites_arg(value >> 4, value & 0xF)), ("number", value >> 4)]
    return [(name, argument(box, name, value))]


LOOKED: Final[dict[str, Callable[[Box, int], str]]] = {
    "neutral_artifact": artifact_thing,
    "combat_card": card_thing,
    "blessing": blessing_thing,
}
MONSTERS: Final = {"monster": "the", "monster_first": "first", "of_monster": "of"}
"""Monsters, by the form that a sentence needs."""
COMMANDERS: Final = ("commander", "attacker", "defender", "winner", "loser")


def argument(box: Box, name: str, value: int) -> Arg:
    if name in ("seat", "owner"):
        return NOTHING if value == NONE else Seat(value)
    if name in THINGS:
        return NOTHING if value == NONE else Name(THINGS[name](box, value))
    if name == "power":
        return Name(box.powers[value].source)
    if name == "regular":
        return Name(regular_thing(value))
    if name == "attribute":
        return attribute_name(value)
    if name == "colour":
        return colour_name(value)
    if name == "token":
        return "" if value == NONE else colour_name(value)
    if name in WORDS:
        return Name(WORDS[name](value))
    if name == "kind":
        return KINDS[value]
    if name == "priests":
        return Message("hellas-amount", (("number", value), ("resource", resource_name(0, value))))
    if name == "step":
        return value + 1
    if name == "trails":
        open_trails = [trail_thing(box, trail.index) for trail in box.trails if not value >> trail.index & 1]
        return names_clause(open_trails)
    return value


THINGS: Final[dict[str, Callable[[Box, int], str]]] = {
    "artifact": artifact_thing,
    "attack_card": attack_thing,
    "blessing": blessing_thing,
    "card": card_thing,
    "event": event_thing,
    "evolution": evolution_thing,
    "goal": region_thing,
    "god": god_thing,
    "hero": hero_thing,
    "land": land_thing,
    "quest": quest_thing,
    "region": region_thing,
    "start": region_thing,
    "symbol": symbol_thing,
    "temple_card": temple_card_thing,
}


def face_word(number: int) -> str:
    return "face/" + FACES[number]


WORDS: Final[dict[str, Callable[[int], str]]] = {
    "face": face_word,
}
