"""What Duel lays on the table: the players' tokens on the slots, and their Postures. All of it is open."""

from collections.abc import Mapping
from typing import Final, get_args

from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.duel.box import PART, postures_of
from agon.games.hybris.duel.view import DuelView, TokenSide
from agon.games.hybris.state import Hybris, Part
from agon.kernel.pens import Pen, Sort
from agon.kernel.structs import Number

DUELLISTS: Final = 2

# The sides of an Olympian token.
PORTRAIT: Final = 0  # face up
FORBIDDEN: Final = 1  # face down
SIDES: Final[tuple[TokenSide, ...]] = get_args(TokenSide)


class DuelTable(Part):
    """Whose token lies on each slot and on which side, and each player's Posture of this Age.  HYB-DUEL-02"""

    owners: list[Number]
    sides: list[Number]
    postures: list[Number] = [NONE] * DUELLISTS  # NONE: not declared yet

    def view(self, box: Box, seat: int) -> DuelView:
        """The same for everybody."""
        return {
            "tokens": [
                {"slot": "slot/" + box.slots[slot].id, "seat": owner, "side": SIDES[self.sides[slot]]}
                for slot, owner in enumerate(self.owners)
                if owner != NONE
            ],
            "postures": [None if posture == NONE else postures_of(box)[posture].id for posture in self.postures],
        }

    def marks(self, seat: int) -> int:
        return self.owners.count(seat)

    def observe(self, g: Hybris, sorts: Mapping[str, Sort], seat: int, pen: Pen) -> None:
        """The token on each slot, and both Postures, the observer's own first."""
        pen.under("duel")
        for slot, owner in enumerate(self.owners):
            pen.within("slot", slot + 1)
            pen.seat("seat", owner)
            pen.flag("face_down", self.sides[slot] == FORBIDDEN)
        pen.within("", 0)
        for place in range(DUELLISTS):
            pen.number("posture", self.postures[(seat + place) % DUELLISTS] + 1, len(postures_of(g.box)))

    def of(self, seat: int) -> list[int]:
        """The slots with a token of that player."""
        return [slot for slot, owner in enumerate(self.owners) if owner == seat]

    def of_side(self, seat: int, side: int) -> list[int]:
        """Those of them that show that side."""
        return [slot for slot in self.of(seat) if self.sides[slot] == side]

    def of_rival(self, seat: int) -> list[int]:
        """The slots with a token of somebody else."""
        return [slot for slot, owner in enumerate(self.owners) if owner not in (NONE, seat)]

    def forbidden(self) -> int:
        """The slots that nobody may enter, as a mask.  HYB-DUEL-10"""
        mask = 0
        for slot, side in enumerate(self.sides):
            if side == FORBIDDEN:
                mask |= 1 << slot
        return mask


def lay_out(g: Hybris) -> DuelTable:
    """Nothing lies there yet."""
    return DuelTable([NONE] * len(g.box.slots), [NONE] * len(g.box.slots))


def duel_table(g: Hybris) -> DuelTable:
    part = g.parts[PART]
    assert isinstance(part, DuelTable)
    return part
