"""Which Technologies are connected.  Page 23."""

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.things import Joint
from agon.games.hybris.state import Hybris


def connections(g: Hybris, space: int) -> list[Joint]:
    """Where the tile of a space meets another: both facing edges bear a connector.  HYB-DEPLOY-23, HYB-DEPLOY-24"""
    tile = g.spaces.tiles[space]
    if tile == NONE or g.asleep >> space & 1:
        return []
    connectors = g.box.technologies[tile].connectors
    found: list[Joint] = []
    for joint in g.box.spaces[space].joints:
        other = g.spaces.tiles[joint.space]
        if other == NONE or not connectors >> joint.edge & 1 or g.asleep >> joint.space & 1:
            continue
        if g.box.technologies[other].connectors >> joint.other_edge & 1:
            found.append(joint)
    return found


def network(g: Hybris, space: int) -> int:
    """How many other tiles are joined to the tile of a space, directly or through others."""
    reached = [space]
    for here in reached:
        for joint in connections(g, here):
            if joint.space not in reached:
                reached.append(joint.space)
    return len(reached) - 1


def open_cities(g: Hybris) -> list[int]:
    """The Cities that there still are."""
    return [city.index for city in g.box.cities if not g.closed >> city.index & 1]


def ruined_slots(g: Hybris) -> int:
    """The slots of the Cities that are no more, as a mask."""
    mask = 0
    if g.closed:
        for city in g.box.cities:
            if g.closed >> city.index & 1:
                mask |= 1 << city.slot
    return mask


def is_closed(g: Hybris, city: int) -> bool:
    """Whether a City is no more; nowhere is none."""
    return city != NONE and bool(g.closed >> city & 1)


def empty_spaces(g: Hybris, city: int) -> list[int]:
    """The Technology spaces of a City that nothing lies on.  HYB-DEPLOY-02"""
    if g.closed and is_closed(g, city):
        return []
    return [space for space in g.box.cities[city].spaces if g.spaces.tiles[space] == NONE]
