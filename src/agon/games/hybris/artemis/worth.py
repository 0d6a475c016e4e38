"""What her tokens are worth to a bot: a little in themselves, and more while there is time to use them."""

from agon.games.hybris.artemis.table import goddess, quiver
from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris


def tokens_held(g: Hybris, p: Player) -> float:
    """How many tokens of others a player holds: none but Artemis has any."""
    return float(sum(quiver(g).held)) if p.olympian == goddess(g.box).index else 0.0


def tokens_in_time(g: Hybris, p: Player) -> float:
    """The same times the part of the game that is to come."""
    ages = g.book.manifest.ages
    return tokens_held(g, p) * max(0, ages - g.age) / ages
