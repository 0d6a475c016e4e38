"""What all descriptions share: their form, and the key of a card."""

from collections.abc import Callable

from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option

Describer = Callable[[Hybris, Ask, int], Option]


def card_key(g: Hybris, card: int) -> str:
    """A Conflict card in a key: its face. Of cards that are alike a question offers one."""
    return "card/" + g.box.faces[g.box.card_face[card]].id
