"""Defend: a Combat against Chaos from the wall.  Page 8."""

from agon.games.hybris.cataclysm.chaos.combat import defend_wall
from agon.games.hybris.cataclysm.outskirts.table import DEFENCE
from agon.games.hybris.cataclysm.outskirts.tracks import echelon_of, prepare, reap
from agon.games.hybris.player import Player
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play


def defend(g: Hybris, p: Player, scene: Scene) -> Play:
    """Transfer, advance, fight with the Strength of the echelon.  CAT-DEFEND-01, CAT-DEFEND-02

    Won, Chaos is repelled, then the track pays and the token returns; lost, it stays.  CAT-DEFEND-03 to -07
    """
    yield from prepare(g, p, DEFENCE)
    won = yield from defend_wall(g, p, scene, echelon_of(g, p, DEFENCE).bonus)
    if won:
        yield from reap(g, p, DEFENCE, scene)
