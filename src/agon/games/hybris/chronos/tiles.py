"""Upgrade tiles of Chronos: turned over as soon as they may be, and what they do until then."""

from agon.cards.phrases import Phrase
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.box import ChronosTile
from agon.games.hybris.chronos.table import CHRONOS, chronos_table, kit_of
from agon.games.hybris.chronos.turns import victim
from agon.games.hybris.rules.end_of_age import go_on
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play
from agon.kernel.game import OVER


def watch_tiles(g: Hybris, event: str, scene: Scene) -> Play:
    """Turn over whatever tile may be turned over now, wanted or not.  CHR-UPG-01, CHR-UPG-04"""
    if CHRONOS not in g.grandeur or g.step == OVER:
        return  # not begun yet, or over
    kit, table = kit_of(g.box), chronos_table(g)
    for concept, tile in enumerate(table.tiles):
        if tile != NONE and is_due(g, kit.tiles[tile], event, scene):
            yield from turn_over(g, concept)


def is_due(g: Hybris, tile: ChronosTile, event: str, scene: Scene) -> bool:
    """Its condition holds for the player, or its event has just happened."""
    if tile.event is not None:
        return event == tile.event.verb and is_by(tile.event, scene)
    p = victim(g)
    return g.book.holds(g, p, tile.condition, Scene(p.seat))


def is_by(event: Phrase, scene: Scene) -> bool:
    """`{ quest_done = "self" }`: a player's, `other`: nobody's."""
    return event.word == "any" or (event.word == "self") == (scene.actor != NONE)


def turn_over(g: Hybris, concept: int) -> Play:
    """Its immediate power, once; it has no power of the end of an Age any more and leaves.  CHR-UPG-03, CHR-UPG-04"""
    kit, table = kit_of(g.box), chronos_table(g)
    tile = kit.tiles[table.tiles[concept]]
    table.tiles[concept] = NONE
    table.turned.append(tile.index)
    log.chronos_tile_turned(g, concept, tile.index)
    p = victim(g)
    yield from g.book.resolve(g, p, tile.immediate, Scene(p.seat))


def chronos_tiles(g: Hybris) -> Play:
    """Step 4.10: the power of each face-up tile, Ananke's first.  CHR-P4-15, CHR-UPG-02"""
    kit, table = kit_of(g.box), chronos_table(g)
    p = victim(g)
    for concept in range(len(table.tiles)):
        tile = table.tiles[concept]
        if tile != NONE:
            log.chronos_tile_works(g, concept, tile)
            yield from g.book.resolve(g, p, kit.tiles[tile].end_of_age, Scene(p.seat))
    go_on(g, "chronos_tiles")
