"""The map: who neighbours whom, for whom, and where hoplites may go.  LOH-MMAP-01 to LOH-MMAP-04"""

from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.things import Border
from agon.games.hellas.rules.modifiers import FORBID_ENTER, FORBID_LEAVE, forbidden, forbidden_regions
from agon.games.hellas.state import Hellas
from agon.kernel.for_compiler import mypyc_attr
from agon.kernel.legality import Reason

TRAIL: Final = Reason("hellas-why-trail", "LOH-QFAIL-10")
HELD: Final = Reason("hellas-why-held", "LOH-MMON-08")
GUARDED: Final = Reason("hellas-why-guarded", "LOH-MREG-01")


def neighbours(g: Hellas, commander: int, region: int) -> list[int]:
    """Regions next to a region by land and by sea trail, in order of number; closed trails bind players' units only."""
    here = g.box.regions[region]
    if g.closed and commander >= 0:
        return [border.region for border in here.borders if not is_closed(g, border)]
    return here.near


def is_closed(g: Hellas, border: Border) -> bool:
    """Whether a border is a sea trail that players' units may not use."""
    return border.trail != NONE and g.closed >> border.trail & 1 == 1


def within(g: Hellas, commander: int, region: int, steps: int) -> list[int]:
    """All regions that can be reached in this many steps, the region itself first; nothing is in the way."""
    found = [region]
    seen = 1 << region  # the same, as a mask
    begun = 0  # those before it have been left in all directions
    for _ in range(steps):
        border = found[begun:]
        begun = len(found)
        for far in border:
            for near in neighbours(g, commander, far):
                if not seen >> near & 1:
                    seen |= 1 << near
                    found.append(near)
    return found


def may_leave(g: Hellas, commander: int, region: int) -> bool:
    """Whether hoplites may go out of a region; nothing hinders Persians."""
    return commander < 0 or not forbidden(g, g.players[commander], FORBID_LEAVE, region)


def may_enter(g: Hellas, commander: int, region: int) -> bool:
    """Whether hoplites may go into a region by moving; nothing hinders Persians."""
    return commander < 0 or not forbidden(g, g.players[commander], FORBID_ENTER, region)


@mypyc_attr(free_list_len=1, acyclic=True)  # most are short-lived: one is made in place of the last
class Passage:
    """Where hoplites of a commander may move by one step; what binds them is looked up once for all regions."""

    def __init__(self, g: Hellas, commander: int) -> None:
        self.g = g
        self.commander = commander
        self.stuck = 0  # regions that they may not leave, as a mask
        self.shut = 0  # regions that they may not enter
        self.closed = commander >= 0 and g.closed != 0  # whether sea trails are
        if commander >= 0:
            p = g.players[commander]
            self.stuck = forbidden_regions(g, p, FORBID_LEAVE)
            self.shut = forbidden_regions(g, p, FORBID_ENTER)
        self.is_free = not (self.closed or self.stuck or self.shut)  # as mostly

    def ways(self, region: int) -> list[int]:
        """From a region."""
        here = self.g.box.regions[region]
        if self.is_free:
            return here.near
        return [border.region for border in here.borders if self.why_not(region, border) is None]

    def leads_on(self, region: int) -> bool:
        """Whether there is any way from a region."""
        if self.is_free:
            return bool(self.g.box.regions[region].near)
        return any(self.why_not(region, border) is None for border in self.g.box.regions[region].borders)

    def why_not(self, region: int, border: Border) -> Reason | None:
        """What keeps hoplites from going over a border of a region."""
        if self.closed and is_closed(self.g, border):
            return TRAIL
        if self.stuck >> region & 1:
            return HELD
        return GUARDED if self.shut >> border.region & 1 else None


def ways(g: Hellas, commander: int, region: int) -> list[int]:
    """Where hoplites may move from a region by one step."""
    return Passage(g, commander).ways(region)
