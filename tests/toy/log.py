"""What happens in this module."""

from typing import Final

from agon.games.hybris.event_numbers import add_events, add_things, thing_among
from agon.games.hybris.once import AGE, add_once
from agon.games.hybris.state import Hybris
from agon.kernel.events import declared
from agon.kernel.game import Once


def lot_drawn(g: Hybris, lot: int) -> None: ...
def toss_won(g: Hybris, seat: int, number: int) -> None: ...
def toss_lost(g: Hybris, seat: int) -> None: ...


ARGUMENTS: Final = declared(__name__, "hybris")
add_events(ARGUMENTS)
add_things({"lot": thing_among("lot")})
add_once({"hybris-lot-drawn": Once((), AGE)})
