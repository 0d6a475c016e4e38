"""What the module lays on the table: an urn of lots, whose order nobody knows, and everybody's beans."""

from typing import Final

from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.state import Hybris, Part
from agon.kernel.chance import Chance
from agon.kernel.game import NO_LIMIT, Count
from agon.kernel.structs import Number, Struct
from toy.view import ToyView

PART: Final = "toy"


class Urn(Part, Struct):  # compiled, a part is no struct any more
    """The lots that are left, the next one last; the one that was drawn; beans, and what each has called last."""

    lots: list[Number]
    beans: list[int]
    called: list[Number]
    drawn: Number = NONE

    def view(self, box: Box, seat: int) -> ToyView:
        drawn = None if self.drawn == NONE else "lot/" + box.grammar.ids["lot"][self.drawn]
        return {"lot": drawn, "left": len(self.lots), "beans": self.beans.copy()}

    def determinize(self, g: Hybris, seat: int, chance: Chance) -> None:
        self.lots.sort()
        chance.shuffle(self.lots)

    def counts(self, g: Hybris) -> list[Count]:
        return [Count("Urn.beans", beans, 0, NO_LIMIT) for beans in self.beans]


def lay_out(g: Hybris) -> Urn:
    """As many lots as Ages, each at least once."""
    lots = [number % len(g.box.grammar.ids["lot"]) for number in range(g.book.manifest.ages)]
    g.chance.shuffle(lots)
    return Urn(lots, [0] * len(g.drafted), [NONE] * len(g.drafted))


def urn(g: Hybris) -> Urn:
    part = g.parts[PART]
    assert isinstance(part, Urn)
    return part
