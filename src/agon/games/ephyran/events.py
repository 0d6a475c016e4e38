"""Events in words. An event is a message id and numbers; this says what each number is."""

from typing import Final

from agon.games.ephyran.box import Box
from agon.kernel.game import Event
from agon.kernel.words import Arg, Message, Name, Seat

# For each event, the names of its arguments; the name says of what kind the number is.
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "ephyran-god-given": ("seat", "god"),
    "ephyran-shuffled": ("cards", "tokens"),
    "ephyran-first": ("seat",),
    "ephyran-kept": ("seat", "card"),
    "ephyran-token-travelled": ("seat", "zone"),
    "ephyran-turn": ("seat",),
    "ephyran-built": ("seat", "creature", "zone"),
    "ephyran-exchanged": ("seat", "creature", "zone", "old"),
    "ephyran-retrieved": ("seat", "owner", "zone", "creature"),
    "ephyran-dionysus-placed": ("seat", "zone"),
    "ephyran-discarded": ("seat", "card"),
    "ephyran-drew": ("seat", "card"),
    "ephyran-drew-hidden": ("seat",),
    "ephyran-took-discard": ("seat", "card"),
    "ephyran-left": ("seat", "card"),
    "ephyran-played": ("seat", "card", "reinforcement"),
    "ephyran-aims-hand": ("seat", "zone"),
    "ephyran-aims-zone": ("seat", "owner", "zone"),
    "ephyran-aims-token": ("seat", "owner", "zone"),
    "ephyran-aims-rival": ("seat", "owner"),
    "ephyran-cancelled": ("seat", "card", "owner", "reinforcement"),
    "ephyran-swapped": ("seat", "owner", "zone"),
    "ephyran-swapped-hand": ("seat", "creature", "zone", "old"),
    "ephyran-token-taken": ("seat",),
    "ephyran-token-seen": ("seat", "object"),
    "ephyran-token-placed": ("seat", "zone"),
    "ephyran-token-stolen": ("seat", "owner", "zone"),
    "ephyran-token-lost": ("seat", "zone"),
    "ephyran-token-revealed": ("seat", "zone", "object"),
    "ephyran-destroyed": ("seat", "zone", "creature"),
    "ephyran-locked": ("seat", "territory"),
    "ephyran-unlocked": ("seat", "owner", "territory"),
    "ephyran-pile-empty": (),
    "ephyran-finished": ("seat", "points"),
    "ephyran-scored": ("seat", "points"),
}


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
