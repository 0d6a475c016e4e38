"""Craft: from the Workshop to the Factory, at a price.  Page 17."""

from agon.games.hybris.box.numbers import AEGIS, FOLLOWERS
from agon.games.hybris.rules.forge import enter_factory
from agon.games.hybris.rules.questions import CRAFT_DISCOUNT, CRAFT_TILE, FEWER_FOLLOWERS, TECHNOLOGY, number_of
from agon.games.hybris.rules.resources import Amounts, can_pay, pay
from agon.games.hybris.state import Hybris, Player, Scene
from agon.kernel.ask import Ask, Play


def prices(g: Hybris, space: int) -> list[tuple[int, Amounts]]:
    """Every way to take the space's discount: how many Followers are spared, and what is left to pay.  HYB-FORGE-05"""
    tile = g.box.technologies[g.workshop.tiles[space]]
    discount = min(g.box.workshop_discounts[space], tile.followers + tile.aegis)
    ways: list[tuple[int, Amounts]] = []
    for spared in range(discount + 1):
        if spared <= tile.followers and discount - spared <= tile.aegis:
            cost = [(FOLLOWERS, tile.followers - spared), (AEGIS, tile.aegis - discount + spared)]
            ways.append((spared, cost))
    return ways


def craft_options(g: Hybris, p: Player) -> list[int]:
    """One's own tiles in the Workshop that can be paid in some way.  HYB-FORGE-04, HYB-CORE-01"""
    return [
        TECHNOLOGY << 16 | tile
        for space, tile in enumerate(g.workshop.tiles)
        if g.workshop.owners[space] == p.seat and any(can_pay(p, cost) for _, cost in prices(g, space))
    ]


def craft(g: Hybris, p: Player, scene: Scene) -> Play:
    """Pay, and the tile goes to the Factory; its space stays empty.  HYB-FORGE-04, -05, -06"""
    tile = number_of((yield Ask(CRAFT_TILE, p.seat, craft_options(g, p))))
    space = g.workshop.tiles.index(tile)
    ways = [(spared, cost) for spared, cost in prices(g, space) if can_pay(p, cost)]
    choice = yield Ask(CRAFT_DISCOUNT, p.seat, [FEWER_FOLLOWERS << 16 | spared for spared, _ in ways])
    for spared, cost in ways:
        if spared == number_of(choice):
            pay(g, p, cost)
    g.workshop.lift(space)
    yield from enter_factory(g, tile, p.seat, scene)
