"""What descriptions share: the key of a card."""

from agon.games.hybris.state import Hybris


def card_key(g: Hybris, card: int) -> str:
    """A Conflict card in a key: its face. Of cards that are alike a question offers one."""
    return "card/" + g.box.faces[g.box.card_face[card]].id
