"""What bots see in Chaos: that everybody loses where all Cities fall, and what there is to gain at the wall."""

from typing import Final

from agon.games.hybris.book import Feature
from agon.games.hybris.cataclysm.chaos.prospects import BY_HERO, advantage, all_fall, goes_to_wall, likely, walls
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.features import PERIL
from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris


def peril(g: Hybris, p: Player) -> float:
    """How likely everybody is to lose: the same for all, so it is counted once, with the first player."""
    return all_fall(g) if p.seat == 0 else 0.0


def chaos_to_beat(g: Hybris, p: Player) -> float:
    """Who is on the way to the wall and likely to win there; worth more the further Chaos has come."""
    if goes_to_wall(g, p) != BY_HERO:
        return 0.0
    return likely(advantage(g, p) + walls(g, p)) * (1.0 + 0.2 * len(chaos(g).momentum))


FEATURES: Final = [
    Feature(PERIL, 0.0, peril),
    Feature("on the way to the Outskirts, with Chaos to beat", 1.6, chaos_to_beat),
]
