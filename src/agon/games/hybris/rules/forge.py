"""The Forge: Workshop, Factory, storage.  Pages 17 and 18."""

from typing import Final

from agon.games.hybris import log
from agon.games.hybris.book import Action, Book
from agon.games.hybris.box.numbers import NONE, PRODUCE
from agon.games.hybris.player import Player
from agon.games.hybris.rules.marks import take_mark
from agon.games.hybris.rules.powers import happen, highest
from agon.games.hybris.rules.questions import STORAGE_FULL, TECHNOLOGY, number_of
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play
from agon.kernel.legality import Reason

FACTORY_EMPTY: Final = Reason("hybris-why-no-factory", "HYB-FORGE-08")


def enter_workshop(g: Hybris, p: Player, tile: int, scene: Scene) -> Play:
    """On space A; tiles slide only as far as needed to free it.  HYB-FORGE-02, HYB-OLYMPUS-04"""
    pushed = slide_in(g.workshop.tiles, g.workshop.owners, 0, tile, p.seat)
    take_mark(g, p)
    log.conceived(g, p.seat, tile)
    # Out of space C: to the Factory, and nobody pays.  HYB-FORGE-03
    return DONE if pushed[0] == NONE else enter_factory(g, pushed[0], pushed[1], scene)


def enter_factory(g: Hybris, tile: int, owner: int, scene: Scene) -> Play:
    """On space 1, pushing what stands there and what that pushes.  HYB-FORGE-06, HYB-FORGE-07"""
    entry = highest(g, g.players[owner], "factory_entry", 1, scene) - 1
    pushed = slide_in(g.factory.tiles, g.factory.owners, entry, tile, owner)
    log.crafted(g, owner, tile)
    return DONE if pushed[0] == NONE else leave_factory(g, pushed[0], pushed[1], scene)


def slide_in(tiles: list[int], owners: list[int], entry: int, tile: int, owner: int) -> tuple[int, int]:
    """Put a tile on a space, moving the unbroken row from there by one; what falls off the end, or NONE."""
    for space in range(entry, len(tiles)):
        tiles[space], tile = tile, tiles[space]
        owners[space], owner = owner, owners[space]
        if tile == NONE:
            return NONE, NONE
    return tile, owner


def why_not_produce(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    """With at least one tile in the Factory.  HYB-ACT-14"""
    return None if g.factory.tiles.count(NONE) < len(g.factory.tiles) else FACTORY_EMPTY


def can_produce_twice(g: Hybris, p: Player, scene: Scene) -> bool:
    """With a tile that stays in the Factory when all advance."""
    staying = g.factory.tiles[:-1]
    return staying.count(NONE) < len(staying)


def produce(g: Hybris, p: Player, scene: Scene) -> Play:
    """Every tile in the Factory advances one space at once, gaps kept.  HYB-FORGE-08"""
    tile, owner = advance(g)
    return DONE if tile == NONE else leave_factory(g, tile, owner, scene)


def advance(g: Hybris) -> tuple[int, int]:
    """All tiles of the Factory one space on; what leaves the last one, or NONE."""
    last = len(g.factory.tiles) - 1
    left = (g.factory.tiles[last], g.factory.owners[last])
    g.factory.tiles = [NONE, *g.factory.tiles[:last]]
    g.factory.owners = [NONE, *g.factory.owners[:last]]
    return left


def leave_factory(g: Hybris, tile: int, owner: int, scene: Scene) -> Play:
    """To its owner's storage; whoever pushes out another's tile is rewarded.  HYB-FORGE-09, HYB-FORGE-10"""
    yield from store(g, g.players[owner], tile)
    if owner != scene.actor:
        yield from g.book.resolve(g, g.players[scene.actor], g.box.factory_exit, scene)
        pushed = scene.copy()
        pushed.tile = tile
        pushed.other = owner
        yield from happen(g, "pushed_out", pushed)


def store(g: Hybris, p: Player, tile: int) -> Play:
    """Into storage, the token back to the reserve; of one too many, one is removed from the game.  HYB-FORGE-11"""
    p.marks += 1
    if g.box.technologies[tile].type == NONE:
        return g.book.depot(g, p, tile)
    p.storage.append(tile)
    log.stored(g, p.seat, tile)
    return DONE if len(p.storage) <= g.box.storage else scrap(g, p)


def scrap(g: Hybris, p: Player) -> Play:
    options = [TECHNOLOGY << 16 | stored for stored in p.storage]
    gone = number_of((yield Ask(STORAGE_FULL, p.seat, options)))
    p.storage.remove(gone)
    g.gone.append(gone)
    log.scrapped(g, p.seat, gone)


def forge_work(g: Hybris) -> Play:
    """At the end of an Age the Factory advances by itself, and nobody scores for it.  HYB-END-10, -11, -12"""
    tile, owner = advance(g)
    return DONE if tile == NONE else store(g, g.players[owner], tile)


def write_forge(book: Book) -> None:
    producing = Action(why_not_produce, produce)
    producing.grounds = why_not_produce
    producing.steady = True
    producing.again = can_produce_twice
    book.add_action(PRODUCE, producing)
