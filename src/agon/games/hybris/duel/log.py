"""What happens in Duel, besides what happens in every match."""

from typing import Final

from agon.games.hybris.event_numbers import add_events, add_things, thing_among
from agon.games.hybris.once import AGE, add_once
from agon.games.hybris.state import Hybris
from agon.kernel.events import declared
from agon.kernel.game import Once


def posture(g: Hybris, seat: int, posture: int) -> None: ...
def pillar_covered(g: Hybris, seat: int, pillar: int, posture: int) -> None: ...
def duel_placed(g: Hybris, seat: int, slot: int, side: int) -> None: ...
def duel_turned(g: Hybris, seat: int, slot: int, side: int) -> None: ...
def duel_returned(g: Hybris, seat: int, slot: int) -> None: ...


ARGUMENTS: Final = declared(__name__, "hybris")
add_events(ARGUMENTS)
add_things({"posture": thing_among("posture")})
add_once(
    {
        "hybris-posture": Once(("seat",), AGE),
    }
)
