"""What is printed on cards, as plain data: what a board draws, where `cardtext` has what it says.

`FACES` has one function for each kind of thing that has something on it.
"""

from collections.abc import Callable
from typing import Final

from agon.games.ephyran.box import Box
from agon.games.ephyran.faces import cards
from agon.kernel.game import Face

FACES: Final[dict[str, Callable[[Box, str], Face]]] = {
    "card": cards.card_face,
    "god": cards.god_face,
    "magic": cards.magic_face,
}
