"""The map: who neighbours whom, for whom, and where hoplites may go.  LOH-MMAP-01 to LOH-MMAP-04"""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.modifiers import forbidden, forbidden_regions
from agon.games.hellas.state import Hellas


def neighbours(g: Hellas, commander: int, region: int) -> list[int]:
    """Regions next to a region by land and by sea trail, in order of number; closed trails bind players' units only."""
    here = g.box.regions[region]
    if g.closed and commander >= 0:
        return [b.region for b in here.borders if b.trail == NONE or not g.closed >> b.trail & 1]
    return here.near


def within(g: Hellas, commander: int, region: int, steps: int) -> list[int]:
    """All regions that can be reached in so many steps, the region itself first; nothing is in the way."""
    found = [region]
    begun = 0  # those before it have been left in all directions
    for _ in range(steps):
        border = found[begun:]
        begun = len(found)
        for far in border:
            found += [near for near in neighbours(g, commander, far) if near not in found]
    return found


def may_leave(g: Hellas, commander: int, region: int) -> bool:
    """Whether hoplites may go out of a region; nothing hinders Persians."""
    return commander < 0 or not forbidden(g, g.players[commander], "leave", region)


def may_enter(g: Hellas, commander: int, region: int) -> bool:
    """Whether hoplites may go into a region by moving; nothing hinders Persians."""
    return commander < 0 or not forbidden(g, g.players[commander], "enter", region)


class Passage:
    """Where hoplites of a commander may move by one step; what binds them is looked up once for all regions."""

    def __init__(self, g: Hellas, commander: int) -> None:
        self.g = g
        self.commander = commander
        self.stuck: list[int] = []  # regions that they may not leave
        self.shut: list[int] = []  # regions that they may not enter
        if commander >= 0:
            p = g.players[commander]
            self.stuck = forbidden_regions(g, p, "leave")
            self.shut = forbidden_regions(g, p, "enter")

    def ways(self, region: int) -> list[int]:
        """From a region."""
        if region in self.stuck:
            return []
        near = neighbours(self.g, self.commander, region)
        return [other for other in near if other not in self.shut] if self.shut else near


def ways(g: Hellas, commander: int, region: int) -> list[int]:
    """Where hoplites may move from a region by one step."""
    return Passage(g, commander).ways(region)
