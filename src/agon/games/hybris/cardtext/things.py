"""Which kind of thing is described by what."""

from collections.abc import Callable
from typing import Final

from agon.games.hybris.box.box import Box
from agon.games.hybris.cardtext import cards, gods, tiles, world
from agon.kernel.words import Message

KINDS: Final[dict[str, Callable[[Box, str], list[Message]]]] = {
    "location": world.location_lines,
    "slot": world.slot_lines,
    "conversion": cards.conversion_lines,
    "conversions": world.conversions_lines,
    "workshop": world.workshop_lines,
    "factory": world.factory_lines,
    "storage": world.storage_lines,
    "city": world.city_lines,
    "space": world.space_lines,
    "link": world.link_lines,
    "well": world.well_lines,
    "track": world.track_lines,
    "technology": tiles.technology_lines,
    "card": tiles.card_lines,
    "symbol": tiles.symbol_lines,
    "olympian": gods.olympian_lines,
    "power": gods.god_power_lines,
    "prophets": gods.prophets_lines,
    "prophet": gods.prophet_lines,
    "hero": gods.hero_lines,
    "upgrade": gods.upgrade_lines,
    "pillar": cards.pillar_lines,
    "premonition": cards.premonition_lines,
    "primordial": cards.primordial_lines,
    "quest": cards.quest_lines,
    "song": cards.song_lines,
    "scenario": cards.scenario_lines,
    "variant": cards.variant_lines,
    "discipline": cards.discipline_lines,
    "token": cards.token_lines,
    "counter": cards.counter_lines,
}
"""Of the base game. Names of other kinds are words of these things: the lines of an aid card, of a Scenario."""


def describe(box: Box, thing: str) -> list[Message]:
    """The sentences on a thing, given its id such as `technology/beacon_herm` or `card/crush`."""
    kind, _, id = thing.partition("/")
    return lines_of(box)[kind](box, id)


def lines_of(box: Box) -> dict[str, Callable[[Box, str], list[Message]]]:
    """How each kind of thing is described, with the modules that are in the box."""
    return {**KINDS, **box.lines} if box.lines else KINDS
