"""Craft: from the Workshop to the Factory, at a price.  Page 17."""

from typing import Final

from agon.games.hybris.book import Action, Book
from agon.games.hybris.box.numbers import AEGIS, CRAFT, FOLLOWERS
from agon.games.hybris.box.things import Technology
from agon.games.hybris.player import Player
from agon.games.hybris.rules.actions import priced
from agon.games.hybris.rules.forge import enter_factory
from agon.games.hybris.rules.powers import allowed, happen, modified
from agon.games.hybris.rules.questions import CRAFT_PRICE, CRAFT_TILE, PRICE, TECHNOLOGY, number_of
from agon.games.hybris.rules.resources import pay_plain
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play
from agon.kernel.legality import Reason

NO_DESIGN: Final = Reason("hybris-why-no-workshop", "HYB-FORGE-04")
ALL_DEAR: Final = Reason("hybris-why-craft-dear", "HYB-FORGE-04", "HYB-CORE-01")
DEAR: Final = Reason("hybris-why-dear", "HYB-FORGE-04", "HYB-CORE-01")
NOT_YOURS: Final = Reason("hybris-why-not-yours", "HYB-FORGE-04", "HYB-TECH-04")


class Terms:
    """On which terms a player crafts any tile."""

    def __init__(self, less: int, swaps: bool) -> None:
        self.less: int = less  # resources that need not be paid; below 0, this many more
        self.swaps: bool = swaps  # whether Aegis may be paid for Followers


def terms_of(g: Hybris, p: Player, scene: Scene) -> Terms:
    less = scene.discount - modified(g, p, "craft_cost", scene)
    return Terms(less, allowed(g, p, "aegis_for_follower", scene) is not None)


def prices(g: Hybris, p: Player, tile: int, discount: int, scene: Scene) -> list[tuple[int, int]]:
    """Every way to pay for a tile, as Followers and Aegis: which resources a discount spares is the player's choice.

    Nothing is spared that is not asked for.  HYB-FORGE-05
    """
    technology = g.box.technologies[tile]
    terms = terms_of(g, p, scene)
    less = min(discount + terms.less, technology.followers + technology.aegis)
    ways: list[tuple[int, int]] = []
    for spared in range(less + 1) if less >= 0 else range(less, 1):  # below 0 it is more expensive than it says
        if spared <= technology.followers and less - spared <= technology.aegis:
            ways.append((technology.followers - spared, technology.aegis - less + spared))
    if terms.swaps:
        for followers, aegis in ways.copy():
            for swapped in range(1, followers + 1):
                if (followers - swapped, aegis + swapped) not in ways:
                    ways.append((followers - swapped, aegis + swapped))
    return sorted(ways)


def can_afford(p: Player, technology: Technology, discount: int, terms: Terms) -> bool:
    """Whether a player has what one of the ways to pay for a tile asks for: what is missing must be spared."""
    if p.aegis < 0:
        return False  # whoever does not even have what the activation costs
    less, swaps = discount + terms.less, terms.swaps
    if less < 0:
        spare = p.followers + p.aegis - technology.followers - technology.aegis
        return p.aegis >= technology.aegis and (swaps or p.followers >= technology.followers) and spare >= -less
    if swaps:
        return technology.followers + technology.aegis - less <= p.aegis + min(p.followers, technology.followers)
    return max(0, technology.followers - p.followers) + max(0, technology.aegis - p.aegis) <= less


def affordable(p: Player, ways: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(followers, aegis) for followers, aegis in ways if p.followers >= followers and p.aegis >= aegis]


def craft_options(g: Hybris, p: Player, scene: Scene) -> list[int]:
    """The player's own tiles in the Workshop that can be paid in some way.  HYB-FORGE-04, HYB-CORE-01"""
    discounts, technologies = g.box.workshop_discounts, g.box.technologies
    terms = terms_of(g, p, scene)
    return [
        TECHNOLOGY << 16 | tile
        for space, tile in enumerate(g.workshop.tiles)
        if g.workshop.owners[space] == p.seat and can_afford(p, technologies[tile], discounts[space], terms)
    ]


def why_not_design(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    """With a tile of the player's own in the Workshop."""
    return None if p.seat in g.workshop.owners else NO_DESIGN


def why_not_craft(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    if p.seat not in g.workshop.owners:
        return NO_DESIGN
    return None if craft_options(g, p, scene) else ALL_DEAR


def craft(g: Hybris, p: Player, scene: Scene) -> Play:
    """Pay, and the tile goes to the Factory; its space stays empty.  HYB-FORGE-04, -05, -06"""
    tile = number_of((yield Ask(CRAFT_TILE, p.seat, craft_options(g, p, scene))))
    yield from craft_tile(g, p, tile, scene)


def craft_tile(g: Hybris, p: Player, tile: int, scene: Scene) -> Play:
    """The same once it is said which tile."""
    space = g.workshop.tiles.index(tile)
    yield from pay_for_tile(g, p, prices(g, p, tile, g.box.workshop_discounts[space], scene))
    g.workshop.lift(space)
    yield from enter_factory(g, tile, p.seat, scene)
    crafted = scene.copy()
    crafted.tile = tile
    yield from happen(g, "craft", crafted)


def pay_for_tile(g: Hybris, p: Player, ways: list[tuple[int, int]]) -> Play:
    """In one of the ways that the player can afford, of their choice."""
    options = [PRICE << 16 | followers << 8 | aegis for followers, aegis in affordable(p, ways)]
    price = number_of((yield Ask(CRAFT_PRICE, p.seat, options)))
    pay_plain(g, p, FOLLOWERS, price >> 8)
    pay_plain(g, p, AEGIS, price & 0xFF)


def write_craft(book: Book) -> None:
    crafting = priced(Action(why_not_craft, craft))
    crafting.grounds = why_not_design
    book.add_action(CRAFT, crafting)
