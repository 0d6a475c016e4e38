"""The Prayer Well overflows.  Page 9."""

from collections.abc import Generator

from agon.games.hybris import log
from agon.games.hybris.player import Player
from agon.games.hybris.rules.powers import changed, happen
from agon.games.hybris.rules.questions import CITY, LOSE_TEMPLE, number_of
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, Together

Destroying = Generator[Ask | Together, int, int]


def topple(g: Hybris, scene: Scene) -> Play:
    """At the upper mark the foremost owner of a Temple loses one, unless a power spares it.  HYB-WELL-04"""
    for p in g.by_grandeur():
        if p.temples and not changed(g, p, "overflow_spares", "temples", scene):
            city = yield from destroy_temple(g, p)
            fallen = Scene(p.seat)
            fallen.city = city
            yield from happen(g, "temple_destroyed", fallen)
            return


def empty_well(g: Hybris) -> None:
    """All of it, back to the supply.  HYB-WELL-05"""
    g.well = 0
    log.well_emptied(g)


def destroy_temple(g: Hybris, p: Player) -> Destroying:
    """One of the owner's choice; it leaves the game. Gives its City.  HYB-WELL-04, HYB-WELL-07"""
    options = [CITY << 16 | city for city in range(len(g.box.cities)) if p.temples >> city & 1]
    city = number_of((yield Ask(LOSE_TEMPLE, p.seat, options)))
    p.temples &= ~(1 << city)
    log.temple_destroyed(g, p.seat, city)
    return city
