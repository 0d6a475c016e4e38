"""Events in words. An event is a message id and numbers; this says what each number is."""

from agon.games.ephyran.box import Box
from agon.games.ephyran.log import ARGUMENTS
from agon.kernel.game import Event
from agon.kernel.words import Arg, Message, Name, Seat


def tell(box: Box, event: Event) -> Message:
    """An event as a message."""
    id, _, numbers = event
    names = ARGUMENTS[id]
    args: list[tuple[str, Arg]] = []
    for name, number in zip(names, numbers, strict=False):
        if name == "creature":  # the number is a card, seen as the zone that the event is about
            zone = numbers[names.index("zone")]
            args.append((name, Name(box.creature_thing(box.creature_at[number][zone]))))
        else:
            args.append((name, argument(box, name, number)))
    return Message(id, tuple(args))


def argument(box: Box, name: str, value: int) -> Arg:
    if name in ("seat", "owner"):
        return Seat(value)
    if name in ("card", "old"):
        return Name(box.card_thing(value))
    if name == "zone":
        return Name(box.zone_thing(value))
    if name == "god":
        return Name("god/" + box.gods[value])
    if name == "reinforcement":
        return Name("reinforcement/" + box.reinforcements[value].id)
    if name == "object":
        return Name("magic/" + box.objects[value])
    if name == "territory":
        return Name("territory/" + box.territories[value])
    return value
