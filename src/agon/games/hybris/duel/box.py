"""The Postures out of Duel's part of a pack into the box."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris.box.box import Box
from agon.games.hybris.duel.schema import POSTURES, SHAPE, WORDS, check
from agon.games.hybris.schema.parts import beside
from agon.kernel.packs import Pack, check_once

PART: Final = "duel"


class Posture:
    """A side of the Posture card.  HYB-DUEL-07, HYB-DUEL-08, HYB-DUEL-14, HYB-DUEL-16"""

    def __init__(self, index: int, id: str, covers: str, token: str, effects: list[Effect]) -> None:
        self.index: int = index
        self.id: str = id
        self.covers: str = covers
        self.token: str = token
        self.effects: list[Effect] = effects

    def thing(self) -> str:
        return "posture/" + self.id


class Kit:
    """What Duel lays beside the box of the base game."""

    def __init__(self) -> None:
        self.postures: list[Posture] = []


def open_kit(box: Box, part: Pack) -> None:
    """The Postures, numbered, where the rules find them."""
    check_once(part, lambda part: check(part, box.pack))
    box.grammar.ids.update(beside(SHAPE, box.pack).ids(part))
    box.grammar.speak(WORDS.dialects)
    kit = Kit()
    for index, entry in enumerate(part.entries(POSTURES, "posture")):
        effects = box.grammar.effects(entry["effects"])
        posture = Posture(index, entry["id"], entry["covers"], entry["token"], effects)
        box.names[posture.thing()] = entry["name"]
        kit.postures.append(posture)
    box.kits[PART] = kit


def postures_of(box: Box) -> list[Posture]:
    kit = box.kits[PART]
    assert isinstance(kit, Kit)
    return kit.postures
