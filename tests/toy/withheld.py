"""What the module's question can withhold: the side that the player called last time."""

from typing import Final

from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask
from agon.kernel.legality import Legality, Reason
from toy.questions import CALL, SIDES
from toy.table import urn

AGAIN: Final = Reason("hybris-why-called-again", "TOY-03")


def sides(g: Hybris, ask: Ask) -> list[int]:
    return [CALL << 16 | side for side in range(len(SIDES))]


def why_not_call(g: Hybris, p: Player, option: int) -> Reason | None:
    return AGAIN if urn(g).called[p.seat] == option & 0xFFFF else None


CALLS: Final = Legality(sides, why_not_call)
