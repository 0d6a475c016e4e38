"""What kinds of actions there are."""

from agon.games.hybris.book import Action
from agon.games.hybris.player import Player
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.legality import Reason


def always(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    """Nothing stands in its way."""
    return None


def sure(action: Action) -> Action:
    """One that no slot bonus and no malus can make impossible."""
    action.sure = True
    return action


def priced(action: Action) -> Action:
    """One that may be declined where an effect grants it.  HYB-CORE-05"""
    action.priced = True
    return action
