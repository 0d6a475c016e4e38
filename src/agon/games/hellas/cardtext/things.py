"""Which kind of thing is described by what."""

from typing import Final

from agon.games.hellas.box.box import Box, Lines
from agon.games.hellas.cardtext import cards, world
from agon.kernel.words import Message

KINDS: Final[dict[str, Lines]] = {
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
}
"""Of the game; modules bring those of their own things."""


def describe(box: Box, thing: str) -> list[Message]:
    """The sentences on a thing, given its id such as `card/trap_sword`."""
    kind, _, id = thing.partition("/")
    lines = (box.lines[kind] if kind in box.lines else KINDS[kind])(box, id)
    for further in box.further.get(kind, ()):
        lines = lines + further(box, id)
    return lines
