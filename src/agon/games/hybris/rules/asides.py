"""What modules let a player do in the middle of an action, between two parts that follow each other at will."""

from agon.games.hybris.moments import Scene
from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play, action_of


def beside_action(g: Hybris, p: Player, scene: Scene) -> list[int]:
    """What may be done beside an action of one's own turn, to be offered with what is asked there anyway.

    Never the reason to ask: the others would see that there is something to do.
    """
    if not g.book.asides or g.turn.seat != p.seat:
        return []
    return [option for aside in g.book.asides.values() for option in aside.options(g, p, scene)]


def is_aside(g: Hybris, choice: int) -> bool:
    return action_of(choice) in g.book.asides


def take_aside(g: Hybris, p: Player, scene: Scene, choice: int) -> Play:
    """It is done, and what modules see to between two steps."""
    yield from g.book.asides[action_of(choice)].take(g, p, scene, choice)
    for happens in g.book.between:
        yield from happens(g, p, scene)
