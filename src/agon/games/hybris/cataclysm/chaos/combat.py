"""Chaos driven back at the Outskirts: the Combat of Defend, and Repelled.  Pages 8 and 9."""

from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.fight import Deciding, fight_chaos
from agon.games.hybris.cataclysm.chaos.table import chaos, discard_momentum
from agon.games.hybris.cataclysm.chaos.track import settle
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.aftermath import end_combat
from agon.games.hybris.scenes import DEFEAT, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play


def defend_wall(g: Hybris, p: Player, scene: Scene, walls: int) -> Deciding:
    """The acting character fights Chaos with what the Defence track gives; who wins drives it back.  CAT-DEFEND-03"""
    table = chaos(g)
    table.busy += 1
    won = yield from fight_chaos(g, p, scene.character, walls, DEFEAT)
    if won:
        yield from repelled(g, p, scene)
    yield from end_combat(g)
    table.busy -= 1
    yield from settle(g)
    return won


def repelled(g: Hybris, p: Player, scene: Scene) -> Play:
    """Back to space 1 without Momentum; the reward is that of the number of its cards.  CAT-REPEL-01 to -04"""
    table = chaos(g)
    table.space = 1
    lost = discard_momentum(g, len(table.momentum))
    log.repelled(g, p.seat, lost)
    yield from g.book.resolve(g, p, kit_of(g.box).repelled[lost], scene)
