"""A bare table on which one thing happens, and who got something out of it."""

from agon.games.hybris.rules.powers import happen
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import Asked, answer
from rules.hybris.given import OLYMPIANS, bare, given, line_up

POINT = [{"gain": {"vp": 1}}]


def table() -> Hybris:
    """Four players who have nothing, on the Grandeur track in the order of their seats."""
    g = bare(given(*OLYMPIANS))
    line_up(g, 0, 1, 2, 3)
    return g


def occurs(g: Hybris, event: str, at: Scene, *say: tuple[Kind, int]) -> list[Asked]:
    return answer(happen(g, event, at), *say)


def points(g: Hybris) -> list[int]:
    return [p.vp for p in g.players]
