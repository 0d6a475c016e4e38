"""The lots out of the module's part of a pack into the box."""

from typing import NamedTuple

from agon.cards.phrases import Effect
from agon.games.hybris.box.box import Box
from agon.games.hybris.schema.parts import beside
from agon.kernel.packs import Pack, check_once
from toy.cardtext import LINES, printed
from toy.schema import LOTS, SHAPE, WORDS, check
from toy.table import PART


class Lot(NamedTuple):
    id: str
    effects: list[Effect]

    def thing(self) -> str:
        return "lot/" + self.id


def unpack(box: Box, part: Pack) -> None:
    check_once(part, lambda part: check(part, box.pack))
    box.grammar.ids.update(beside(SHAPE, box.pack).ids(part))
    box.grammar.speak(WORDS.dialects)
    lots: list[Lot] = []
    for entry in part.entries(LOTS, "lot"):
        lot = Lot(entry["id"], box.grammar.effects(entry["effects"]))
        box.names[lot.thing()] = entry["name"]
        lots.append(lot)
    box.kits[PART] = lots
    box.add_lines(LINES)
    box.bearing.append(printed)


def lots_of(box: Box) -> list[Lot]:
    lots = box.kits[PART]
    assert isinstance(lots, list)
    return lots
