"""Which kind of thing is described by what."""

from collections.abc import Callable
from typing import Final

from agon.games.hellas.box import Box
from agon.games.hellas.cardtext import campaign, cards, world
from agon.kernel.words import Message

KINDS: Final[dict[str, Callable[[Box, str], list[Message]]]] = {
    "region": world.region_lines,
    "land": world.land_lines,
    "trail": world.trail_lines,
    "god": world.god_lines,
    "hero": world.hero_lines,
    "attribute": world.attribute_lines,
    "army": world.army_lines,
    "regular": world.regular_lines,
    "special": world.special_lines,
    "way": world.way_lines,
    "symbol": world.symbol_lines,
    "monster": cards.monster_lines,
    "event": cards.event_lines,
    "card": cards.card_lines,
    "attack": cards.attack_lines,
    "blessing": cards.blessing_lines,
    "artifact": cards.artifact_lines,
    "quest": cards.quest_lines,
    "temple_card": cards.temple_card_lines,
    "activation": cards.activation_lines,
    "face": cards.face_lines,
    "script": campaign.script_lines,
    "attitude": campaign.attitude_lines,
    "track": campaign.track_lines,
    "opening": campaign.opening_lines,
    "ending": campaign.ending_lines,
    "failure": campaign.failure_lines,
}
"""Names of other kinds are words of these things: the passages of the tale."""


def describe(box: Box, thing: str) -> list[Message]:
    """The sentences on a thing, given its id such as `card/trap_sword`."""
    kind, _, id = thing.partition("/")
    return KINDS[kind](box, id)
