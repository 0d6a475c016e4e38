"""Events in words. An event is a message id and numbers; this says what each number is."""

from collections.abc import Callable
from typing import Final

from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.cardtext import YOU, action_name, amounts_clause, effects_clause, of_another, resource_name
from agon.games.hybris.cardtext.words import item_name, written
from agon.games.hybris.cardtext.world import trade_clause
from agon.games.hybris.names import (
    NOTHING,
    city_thing,
    figure_arg,
    figure_number,
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
    upgrade_number,
    upgrade_thing,
)
from agon.games.hybris.player import Player
from agon.kernel.game import Event
from agon.kernel.words import Arg, Message, Name, Seat

Numbers = tuple[int, ...]

# For each event, the names of its arguments; the name says of what kind the number is. A figure and an Upgrade tile are
# those of the player before them.
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "hybris-olympian": ("seat", "olympian"),
    "hybris-first-tile": ("seat", "technology"),
    "hybris-age": ("age",),
    "hybris-pillar": ("seat", "pillar"),
    "hybris-pillar-prayer": ("seat", "pillar"),
    "hybris-first-pick": ("seat",),
    "hybris-token-shown": ("seat", "figure", "location"),
    # turns
    "hybris-activated": ("seat", "figure", "location"),
    "hybris-placed": ("seat", "figure", "slot"),
    "hybris-on-artwork": ("seat", "figure", "location"),
    "hybris-action": ("seat", "action"),
    "hybris-passed": ("seat",),
    "hybris-upper": ("seat", "pillar"),
    "hybris-lower": ("seat", "pillar"),
    "hybris-power": ("seat", "power"),
    "hybris-table-power": ("seat", "table_power"),
    # what is had
    "hybris-gained": ("seat", "resource", "number"),
    "hybris-lost": ("seat", "resource", "number"),
    "hybris-paid": ("seat", "resource", "number"),
    "hybris-given": ("seat", "owner", "resource", "number"),
    "hybris-vp": ("seat", "points"),
    "hybris-vp-lost": ("seat", "points"),
    "hybris-grandeur": ("seat", "space_number"),
    "hybris-grandeur-lost": ("seat", "space_number"),
    "hybris-kindness": ("seat", "space_number"),
    "hybris-determination": ("seat", "space_number"),
    "hybris-generated": ("prayers", "well"),
    "hybris-well-emptied": (),
    # cards
    "hybris-drew": ("seat", "card"),
    "hybris-drew-hidden": ("seat",),
    "hybris-trained": ("seat", "card"),
    "hybris-trained-hidden": ("seat",),
    "hybris-enhanced": ("seat",),
    "hybris-discarded": ("seat", "card"),
    "hybris-recovered": ("seat", "card"),
    "hybris-card-shown": ("seat", "card"),
    "hybris-premonition": ("seat", "premonition"),
    "hybris-premonition-hidden": ("seat",),
    "hybris-premonition-dropped": ("seat", "premonition"),
    "hybris-premonition-completed": ("seat", "premonition"),
    # secrets
    "hybris-looked-hand": ("seat", "owner"),
    "hybris-looked-premonitions": ("seat", "owner"),
    "hybris-looked-tokens": ("seat", "owner"),
    "hybris-saw-card": ("owner", "card"),
    "hybris-saw-premonition": ("owner", "premonition"),
    "hybris-saw-token": ("owner", "figure", "location"),
    "hybris-swapped": ("seat", "figure"),
    # Olympus, the Forge, the Oracle
    "hybris-converted": ("seat", "row"),
    "hybris-conceived": ("seat", "technology"),
    "hybris-crafted": ("seat", "technology"),
    "hybris-advanced": ("seat", "technology"),
    "hybris-stored": ("seat", "technology"),
    "hybris-scrapped": ("seat", "technology"),
    "hybris-moved": ("seat", "technology", "space"),
    "hybris-omen": ("seat", "card"),
    "hybris-primordial-seen": ("seat", "primordial"),
    "hybris-primordial": ("revealed",),
    # Upgrade tiles and Temples
    "hybris-item": ("seat", "upgrade", "item"),
    "hybris-unlocked": ("seat", "upgrade"),
    "hybris-ascended": ("seat",),
    "hybris-temple": ("seat", "city"),
    "hybris-temple-destroyed": ("seat", "city"),
    "hybris-temple-used": ("seat", "city"),
    # the Mortal World
    "hybris-influence": ("seat", "city"),
    "hybris-service": ("seat", "city"),
    "hybris-deployed": ("seat", "technology", "space"),
    "hybris-reward": ("seat", "reward", "technology"),
    "hybris-affinity": ("seat", "city"),
    "hybris-connected": ("seat", "technology", "number"),
    "hybris-contested": ("seat", "figure", "owner", "city"),
    "hybris-contest-declined": ("seat",),
    "hybris-contest-won": ("seat", "figure", "city"),
    # Combat
    "hybris-combat": ("seat", "figure", "owner", "other_figure"),
    "hybris-combat-game": ("seat", "figure", "quest", "hero"),
    "hybris-enemy-card": ("card", "strength", "elemental"),
    "hybris-enemy-strength": ("strength",),
    "hybris-placed-card": ("seat",),
    "hybris-placed-openly": ("seat", "card"),
    "hybris-marker": ("seat", "marker"),
    "hybris-took-back": ("seat",),
    "hybris-played": ("seat", "card", "strength", "combo"),
    "hybris-revealed-top": ("seat", "card", "strength"),
    "hybris-strength": ("seat", "number"),
    "hybris-might": ("seat", "number"),
    "hybris-resolve": ("seat", "number"),
    "hybris-weakened": ("seat", "card", "strength"),
    "hybris-bound": ("seat", "owner", "effect"),
    "hybris-toll": ("seat", "owner", "effect"),
    "hybris-totals": ("attack", "defence"),
    "hybris-combat-over": ("winner", "loser", "attack", "defence"),
    "hybris-card-kept": ("seat", "card"),
    "hybris-defeated": ("seat", "figure"),
    "hybris-to-underworld": ("seat", "figure"),
    "hybris-spared": ("seat", "figure"),
    "hybris-fled": ("seat", "figure"),
    "hybris-wounded": ("seat",),
    "hybris-sent-back": ("seat", "figure"),
    "hybris-resurrected": ("seat", "figure"),
    "hybris-ally": ("seat", "hero"),
    # Quests
    "hybris-quest-chosen": ("seat", "quest"),
    "hybris-song": ("seat", "quest", "song"),
    "hybris-song-failed": ("seat", "quest", "song"),
    "hybris-epic": ("seat", "quest"),
    "hybris-clash": ("seat", "quest"),
    "hybris-quest-reset": ("quest",),
    "hybris-trophy": ("seat", "quest"),
    "hybris-quest": ("quest",),
    "hybris-quest-expired": ("quest",),
    # Scenarios, Variants, Duel
    "hybris-token-taken": ("seat", "token"),
    "hybris-counter": ("counter", "number"),
    "hybris-discipline": ("age", "discipline"),
    "hybris-city-scored": ("seat", "city", "number", "points"),
    "hybris-game-ended": (),
    "hybris-won": ("seat",),
    "hybris-posture": ("seat", "posture"),
    "hybris-pillar-covered": ("seat", "pillar", "posture"),
    "hybris-duel-placed": ("seat", "slot", "side"),
    "hybris-duel-turned": ("seat", "slot", "side"),
    "hybris-duel-returned": ("seat", "slot"),
}

FIGURES: Final = ("figure", "other_figure")
PLAIN_NUMBERS: Final = 4
"""So many numbers are as the rules told them; those after them were looked up."""


def absolute(box: Box, players: list[Player], event: str, numbers: Numbers) -> Numbers:
    """What the numbers of an event leave to be looked up with its players: figures and Upgrade tiles, among all."""
    found: list[int] = []
    for at, name in enumerate(ARGUMENTS.get(event, ())):
        if name in FIGURES:
            found.append(figure_number(players[numbers[at - 1]], numbers[at]))
        elif name == "upgrade":
            found.append(upgrade_number(box, players[numbers[at - 1]], numbers[at]))
    return tuple(found)


def tell(box: Box, event: Event, reader: int) -> Message:
    """An event as a message; whose own seat it is, the reader's language marks by itself."""
    id, _, numbers = event
    args: list[tuple[str, Arg]] = []
    looked_up = list(numbers[PLAIN_NUMBERS:])
    for at, name in enumerate(ARGUMENTS[id]):
        number = numbers[at]
        if name == "song":
            args.append((name, Name(song_thing(box, numbers[at - 1], number))))
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
    effects = effects_clause(box, found.effects, of_another(YOU)) if way == "if" else ""
    return [("way", way), ("effects", effects)]


def way_of(power: Power) -> str:
    verbs = [effect.verb for effect in power.effects]
    if power.when == "once_per_age":
        return "used"
    if verbs[0] in ("may", "pay"):
        return "may"
    return "if" if all(verb in ("if", "for_each") for verb in verbs) else "plain"


def of_primordial(box: Box, primordial: int) -> list[tuple[str, Arg]]:
    """Both Wraths, as they stand on the card."""
    card = box.primordials[primordial]
    wraths = (("wrath_1", card.wrath_1), ("wrath_2", card.wrath_2))
    return [(name, effects_clause(box, effects) if effects else "") for name, effects in wraths]


BESIDE: Final[dict[str, Callable[[Box, int], list[tuple[str, Arg]]]]] = {
    "slot": of_slot,
    "power": of_power,
    "revealed": of_primordial,
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
    if name == "item":
        return item_name(value)
    if name == "effect":
        return effects_clause(box, [box.grammar.all_effects[value]])
    if name in ("power", "table_power"):
        return Name(box.powers[value].source)
    if name == "row":  # beyond the table of the board: one that a Variant adds
        return trade_clause(box, box.conversions[value]) if value < len(box.conversions) else ""
    if name in ("attack", "defence"):
        return written(value)
    return value


def card_thing(box: Box, card: int) -> str:
    return box.card_thing(card)


def token_thing(box: Box, token: int) -> str:
    return "token/" + box.tokens[token].id


def counter_thing(box: Box, counter: int) -> str:
    return "counter/" + box.counters[counter]


def discipline_thing(box: Box, discipline: int) -> str:
    return "discipline/" + box.disciplines[discipline].id


def posture_thing(box: Box, posture: int) -> str:
    return "posture/" + box.postures[posture].id


THINGS: Final[dict[str, Callable[[Box, int], str]]] = {
    "card": card_thing,
    "city": city_thing,
    "counter": counter_thing,
    "discipline": discipline_thing,
    "hero": hero_thing,
    "location": location_thing,
    "olympian": olympian_thing,
    "pillar": pillar_thing,
    "posture": posture_thing,
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
