"""The Prayer Well overflows.  Page 10."""

from agon.games.hybris.rules.questions import CITY, LOSE_TEMPLE, number_of
from agon.games.hybris.state import Hybris, Player
from agon.kernel.ask import Ask, Play
from agon.kernel.game import EVERYONE


def overflow(g: Hybris) -> Play:
    """At the upper mark the foremost Temple owner loses a Temple and the Well is emptied.  HYB-WELL-04, HYB-WELL-05"""
    if g.well < g.box.well_marks[1]:
        return
    for p in g.by_grandeur():
        if p.temples:
            yield from destroy_temple(g, p)
            break
    g.well = 0
    g.tell("hybris-well-emptied", EVERYONE)


def destroy_temple(g: Hybris, p: Player) -> Play:
    """One of the owner's choice; it leaves the game.  HYB-WELL-04, HYB-WELL-07"""
    options = [CITY << 16 | city for city in range(len(g.box.cities)) if p.temples >> city & 1]
    city = number_of((yield Ask(LOSE_TEMPLE, p.seat, options)))
    p.temples &= ~(1 << city)
    g.tell("hybris-temple-destroyed", EVERYONE, p.seat, city)
