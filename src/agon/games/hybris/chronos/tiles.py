"""Upgrade tiles of Chronos: turned over as soon as they may be, and what they do until then."""

from agon.cards.phrases import Phrase
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.table import CHRONOS, ChronosTable, chronos_table
from agon.games.hybris.chronos.turns import victim
from agon.games.hybris.rules.end_of_age import go_on
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Play
from agon.kernel.game import OVER


def watch_tiles(g: Hybris, event: str, scene: Scene) -> Play:
    """Turn over whatever tile may be turned over now, wanted or not.  CHR-UPG-01, CHR-UPG-04"""
    table = chronos_table(g)
    if g.step == OVER or not has_begun(g):
        return DONE
    concept = next_due(g, table, 0, event, scene)
    return DONE if concept == NONE else turn_over_from(g, concept, event, scene)


def has_begun(g: Hybris) -> bool:
    """Whether his marker is on the Grandeur track: before that nothing of his counts."""
    return CHRONOS in g.grandeur


def turn_over_from(g: Hybris, concept: int, event: str, scene: Scene) -> Play:
    """The tile of that Concept, then those of later ones that are due by then."""
    while concept != NONE:
        yield from turn_over(g, concept)
        concept = next_due(g, chronos_table(g), concept + 1, event, scene)


def next_due(g: Hybris, table: ChronosTable, first: int, event: str, scene: Scene) -> int:
    """The first Concept from there on whose tile is to be turned over; NONE if none is."""
    tiles, faces, p = table.tiles, table.kit.tiles, victim(g)
    own: Scene | None = None
    for concept in range(first, len(tiles)):
        tile = tiles[concept]
        if tile == NONE:
            continue
        face = faces[tile]
        awaited = face.event
        if awaited is not None:
            if event == awaited.verb and is_by(awaited, scene):
                return concept
            continue
        if own is None:
            own = Scene(p.seat)  # a condition is asked about in a scene of the player's own
        if g.book.holds(g, p, face.condition, own):
            return concept
    return NONE


def is_by(event: Phrase, scene: Scene) -> bool:
    """`{ quest_done = "self" }`: a player's, `other`: nobody's."""
    return event.word == "any" or (event.word == "self") == (scene.actor != NONE)


def turn_over(g: Hybris, concept: int) -> Play:
    """Its immediate power, once; it has no power of the end of an Age any more and leaves.  CHR-UPG-03, CHR-UPG-04"""
    table = chronos_table(g)
    kit = table.kit
    tile = kit.tiles[table.tiles[concept]]
    table.tiles[concept] = NONE
    table.turned.append(tile.index)
    log.chronos_tile_turned(g, concept, tile.index)
    p = victim(g)
    yield from g.book.resolve(g, p, tile.immediate, Scene(p.seat))


def chronos_tiles(g: Hybris) -> Play:
    """Step 4.10: the power of each face-up tile, Ananke's first.  CHR-P4-15, CHR-UPG-02"""
    table = chronos_table(g)
    kit = table.kit
    p = victim(g)
    for concept in range(len(table.tiles)):
        tile = table.tiles[concept]
        if tile != NONE:
            log.chronos_tile_works(g, concept, tile)
            yield from g.book.resolve(g, p, kit.tiles[tile].end_of_age, Scene(p.seat))
    go_on(g, "chronos_tiles")
