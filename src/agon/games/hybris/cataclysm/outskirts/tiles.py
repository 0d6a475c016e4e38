"""MK tiles: Tasks marked, tiles activated, tiles sent through the Forge.  Pages 10 and 11."""

from typing import Final

from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import CRAFT
from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.goods import promote, spend_research
from agon.games.hybris.cataclysm.outskirts.questions import SEND, SEND_TILE
from agon.games.hybris.cataclysm.outskirts.table import Hangar, hangar_of, tile_at
from agon.games.hybris.player import Player
from agon.games.hybris.rules.craft import craft, craft_options, craft_tile, why_not_craft
from agon.games.hybris.rules.forge import leave_factory, slide_in
from agon.games.hybris.rules.marks import take_mark
from agon.games.hybris.rules.powers import modified
from agon.games.hybris.rules.questions import CRAFT_TILE, STOP, number_of
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Kind, Play, action_of
from agon.kernel.legality import Reason

CRAFT_OR_SEND: Final = Kind(CRAFT_TILE.id, CRAFT_TILE.rules)  # the same question, with MK tiles
ACTIVE: Final = Reason("hybris-why-active", "CAT-MK-12")
SENT: Final = Reason("hybris-why-sent", "CAT-RND-08")
RESEARCH: Final = Reason("hybris-why-research", "CAT-RND-02")

# ---------------------------------------------------------------- Tasks that are done


def mark(g: Hybris, p: Player, place: int, task: int) -> Play:
    """A cube from the supply on a Task; the last one activates the tile.  CAT-MK-05, CAT-MK-10"""
    hangar = hangar_of(g, p)
    tile = tile_at(g, p, place)
    hangar.done[place] |= 1 << task
    log.task(g, p.seat, tile.index, task)
    return activate(g, p, place) if hangar.done[place].bit_count() == len(tile.tasks) else DONE


def activate(g: Hybris, p: Player, place: int) -> Play:
    """The Worker is promoted, the cubes go, the tile is turned over and pays.  CAT-MK-01, -07, -08, -09, CAT-MK-12"""
    hangar = hangar_of(g, p)
    promote(g, p, place)
    hangar.done[place] = 0
    return turn_over(g, p, hangar, place)


def turn_over(g: Hybris, p: Player, hangar: Hangar, place: int) -> Play:
    tile = tile_at(g, p, place)
    hangar.active |= 1 << place
    log.mk_active(g, p.seat, tile.index)
    return g.book.resolve(g, p, tile.rewards, Scene(p.seat))


# ---------------------------------------------------------------- through the Forge


def research_cost(g: Hybris, p: Player, scene: Scene) -> int:
    """All places of the gauge, less by what stands.  CAT-RND-02"""
    return max(0, int(kit_of(g.box).hangar["research"]) + modified(g, p, "mk_research", scene))


def sendable(g: Hybris, p: Player, scene: Scene) -> list[int]:
    """Tiles not activated yet, with or without Worker and Tasks, for who has the Research.  CAT-RND-02, CAT-RND-11"""
    hangar = hangar_of(g, p)
    if hangar.research < research_cost(g, p, scene):
        return []  # whatever the tile
    return [SEND << 16 | place for place in range(len(hangar.tiles)) if why_not_send(g, p, place, scene) is None]


def why_not_send(g: Hybris, p: Player, place: int, scene: Scene) -> Reason | None:
    hangar = hangar_of(g, p)
    if hangar.active >> place & 1:
        return ACTIVE
    if hangar.sent >> place & 1:
        return SENT
    return None if hangar.research >= research_cost(g, p, scene) else RESEARCH


def craft_and_send(g: Hybris, p: Player, scene: Scene) -> Play:
    """A Technology, and beside it one MK tile for who has the Research, in either order.  CAT-RND-02"""
    choice = yield Ask(CRAFT_OR_SEND, p.seat, craft_options(g, p, scene) + sendable(g, p, scene))
    if action_of(choice) == SEND:
        yield from send(g, p, number_of(choice), scene)
        # What comes out of the Factory may have cost what it was to be paid with.
        if why_not_craft(g, p, scene) is None:
            yield from craft(g, p, scene)
    else:
        yield from craft_tile(g, p, number_of(choice), scene)
        yield from offer_sending(g, p, scene)


def offer_sending(g: Hybris, p: Player, scene: Scene) -> Play:
    options = sendable(g, p, scene)
    if options:
        choice = yield Ask(SEND_TILE, p.seat, [*options, STOP << 16])
        if action_of(choice) == SEND:
            yield from send(g, p, number_of(choice), scene)


def send(g: Hybris, p: Player, place: int, scene: Scene) -> Play:
    """Research is spent, cubes and Worker leave the tile, which enters the Factory on space 1.  CAT-RND-03 to -07"""
    hangar = hangar_of(g, p)
    tile = tile_at(g, p, place)
    spend_research(g, p, research_cost(g, p, scene))
    hangar.done[place] = 0
    promote(g, p, place)
    hangar.sent |= 1 << place
    take_mark(g, p)
    log.mk_sent(g, p.seat, tile.index)
    pushed = slide_in(g.factory.tiles, g.factory.owners, 0, tile.technology, p.seat)
    return DONE if pushed[0] < 0 else leave_factory(g, pushed[0], pushed[1], scene)


def come_home(g: Hybris, p: Player, technology: int) -> Play:
    """Out of the Factory straight to the Hangar, where it is active and pays.  CAT-RND-09, -10, -13"""
    hangar = hangar_of(g, p)
    for place in range(len(hangar.tiles)):
        if tile_at(g, p, place).technology == technology:
            hangar.sent &= ~(1 << place)
            return turn_over(g, p, hangar, place)
    raise AssertionError("only one's own MK tiles come home")


def write_tiles(book: Book) -> None:
    """Another Craft, and where tiles without a type go."""
    book.claim("the action Craft")
    book.actions[CRAFT].do = craft_and_send
    book.depot = come_home
