"""The map: who neighbours whom, for whom, and where hoplites may go.  LOH-MMAP-01 to LOH-MMAP-04"""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.modifiers import forbidden
from agon.games.hellas.state import Hellas


def neighbours(g: Hellas, commander: int, region: int) -> list[int]:
    """Regions next to a region by land and by sea trail, in order of number; closed trails bind players' units only."""
    borders = g.box.regions[region].borders
    if g.closed and commander >= 0:
        return [b.region for b in borders if b.trail == NONE or not g.closed >> b.trail & 1]
    return [b.region for b in borders]


def within(g: Hellas, commander: int, region: int, steps: int) -> list[int]:
    """All regions that can be reached in so many steps, the region itself first; nothing is in the way."""
    found = [region]
    border = [region]
    for _ in range(steps):
        border = [near for far in border for near in neighbours(g, commander, far)]
        border = [near for number, near in enumerate(border) if near not in found and near not in border[:number]]
        found += border
    return found


def may_leave(g: Hellas, commander: int, region: int) -> bool:
    """Whether hoplites may go out of a region; nothing hinders Persians."""
    return commander < 0 or not forbidden(g, g.players[commander], "leave", region)


def may_enter(g: Hellas, commander: int, region: int) -> bool:
    """Whether hoplites may go into a region by moving; nothing hinders Persians."""
    return commander < 0 or not forbidden(g, g.players[commander], "enter", region)


def ways(g: Hellas, commander: int, region: int) -> list[int]:
    """Where hoplites may move from a region by one step."""
    if not may_leave(g, commander, region):
        return []
    return [near for near in neighbours(g, commander, region) if may_enter(g, commander, near)]
