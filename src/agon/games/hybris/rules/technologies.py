"""Technologies and Temples: what is counted and asked of them, and how tiles are moved.  Pages 14 and 23."""

from agon.cards.phrases import Condition, Count, Effect
from agon.games.hybris import log
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.player import Player
from agon.games.hybris.rules.craft import can_afford, pay_for_tile, prices, terms_of
from agon.games.hybris.rules.effects import city_here
from agon.games.hybris.rules.forge import enter_factory, leave_factory, slide_in
from agon.games.hybris.rules.links import connections, empty_spaces, network, open_cities
from agon.games.hybris.rules.marks import take_mark
from agon.games.hybris.rules.olympus import take_from_pile
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.rules.questions import (
    SPACE,
    STOP,
    TAKE_TILE,
    TECHNOLOGY,
    WHICH_SPACE,
    WHICH_TILE,
    number_of,
)
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris, Track
from agon.kernel.ask import Ask, Play, action_of

# ---------------------------------------------------------------- what there is


def own_tiles(track: Track, p: Player) -> list[int]:
    """A player's tiles on a track: those that bear their token.  HYB-TECH-04"""
    return [tile for tile, owner in zip(track.tiles, track.owners, strict=True) if owner == p.seat]


def deployed_tiles(g: Hybris, p: Player) -> list[int]:
    """A player's tiles in the Cities that lie face up."""
    if not g.asleep:
        return own_tiles(g.spaces, p)
    return [g.spaces.tiles[space] for space in range(len(g.spaces.tiles)) if is_deployed(g, p, space)]


def is_deployed(g: Hybris, p: Player, space: int) -> bool:
    """Whether a tile of a player lies there face up."""
    return g.spaces.owners[space] == p.seat and not g.asleep >> space & 1


def tiles_in(g: Hybris, p: Player, city: int) -> int:
    """How many of a player's tiles lie in a City."""
    return sum([1 for space in g.box.cities[city].spaces if is_deployed(g, p, space)])


def deployed_types(g: Hybris, p: Player) -> int:
    """How many types there are among a player's tiles in the Cities."""
    return len({g.box.technologies[tile].type for tile in deployed_tiles(g, p)})


def pipeline(g: Hybris, p: Player) -> int:
    """A player's tiles on their way: Workshop, Factory, storage.  HYB-TECH-02"""
    return len(own_tiles(g.workshop, p)) + len(own_tiles(g.factory, p)) + len(p.storage)


def influence_in(g: Hybris, p: Player, city: int) -> int:
    """What a player's Temple and Technologies in a City are worth where influence is compared."""
    manifest = g.book.manifest
    temple = manifest.influence_of_temple if p.temples >> city & 1 else 0
    return temple + manifest.influence_of_technology * tiles_in(g, p, city)


def dominated(g: Hybris, p: Player) -> int:
    """In how many Cities a player alone has most influence."""
    found = 0
    for city in g.box.cities:
        mine = influence_in(g, p, city.index)
        if mine and all(influence_in(g, other, city.index) < mine for other in g.players if other is not p):
            found += 1
    return found


def space_of(scene: Scene) -> int:
    """The space of the tile whose power it is."""
    assert scene.source is not None
    return scene.source.space


# ---------------------------------------------------------------- conditions


def has_temple(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ temple = "here" }`, or that of a rival with `of`."""
    city = city_here(scene)
    if "of" in condition.words:
        return any(other.temples >> city & 1 for other in g.players if other is not p)
    return bool(p.temples >> city & 1)


def has_tiles(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ tiles = { in = "factory", at_least = 2 } }`"""
    place = condition.words["in"]
    if place == "workshop":
        found = len(own_tiles(g.workshop, p))
    elif place == "factory":
        found = len(own_tiles(g.factory, p))
    elif place == "storage":
        found = len(p.storage)
    else:
        assert place == "here"
        found = tiles_in(g, p, city_here(scene))
    return found >= condition.numbers["at_least"]


def has_types(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return deployed_types(g, p) >= condition.number


def is_connected(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """This tile through a Link, or with the tile that is being deployed."""
    joined = connections(g, space_of(scene))
    if condition.word == "across_link":
        return any(joint.link != NONE for joint in joined)
    assert condition.word == "deployed_to_this"
    return any(joint.space == scene.space for joint in joined)


def takes_place_here(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ city = "here" }`: the action takes place in the City of the tile."""
    assert scene.source is not None
    return scene.city != NONE and scene.source.city == scene.city


def dominates(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return dominated(g, p) >= condition.number


# ---------------------------------------------------------------- counts


def count_temples(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return p.temples.bit_count()


def count_built(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return p.temples.bit_count() + len(deployed_tiles(g, p))


def count_pipeline(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return pipeline(g, p)


def count_types(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return deployed_types(g, p)


def count_cities_led(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """Where the player has more tiles than each of the others."""
    found = 0
    for city in g.box.cities:
        mine = tiles_in(g, p, city.index)
        if mine and all(tiles_in(g, other, city.index) < mine for other in g.players if other is not p):
            found += 1
    return found


def count_dark_cities(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """Where the player has neither Temple nor Technology, of the Cities that there still are."""
    return sum([1 for city in open_cities(g) if not p.temples >> city & 1 and not tiles_in(g, p, city)])


def count_connected(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """Tiles connected to this one, or to the one just deployed or moved."""
    if count.word in ("to_deployed", "to_moved"):
        return len(connections(g, scene.space))
    joined = connections(g, space_of(scene))
    if count.word == "rivals_to_this":
        return sum([1 for joint in joined if g.spaces.owners[joint.space] != p.seat])
    assert count.word == "to_this"
    return len(joined)


def count_network(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    return network(g, space_of(scene))


# ---------------------------------------------------------------- verbs


def carry_out_service(g: Hybris, p: Player, city: int, scene: Scene) -> Play:
    """The Service of a City, once.  HYB-WORLD-10 to -14"""
    log.service(g, p.seat, city)
    return g.book.resolve(g, p, g.box.cities[city].service, scene)


def service_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ service = "here" }`: the Service alone, which is no Influence."""
    return carry_out_service(g, p, city_here(scene), scene)


def would_serve(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return any(g.book.would(g, p, step, scene) for step in g.box.cities[city_here(scene)].service)


def movable(g: Hybris, p: Player, effect: Effect, scene: Scene) -> list[int]:
    """The tiles that `move_tile` could move; in a City another than the one whose power it is."""
    if effect.word == "factory":
        return own_tiles(g.factory, p)
    if effect.word == "workshop":
        return own_tiles(g.workshop, p)
    assert effect.word == "city"
    this = NONE if scene.source is None or scene.source.space == NONE else g.spaces.tiles[scene.source.space]
    return [tile for tile in own_tiles(g.spaces, p) if tile != this]


def can_move_tile(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    if effect.word == "city" and not any(empty_spaces(g, city) for city in open_cities(g)):
        return False
    return bool(movable(g, p, effect, scene))


def move_tile_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """One own tile: to another space of a City, on in the Factory, on in the Workshop."""
    if not can_move_tile(g, p, effect, scene):
        return
    options = [TECHNOLOGY << 16 | tile for tile in movable(g, p, effect, scene)]
    tile = number_of((yield Ask(WHICH_TILE, p.seat, options)))
    acting = scene.copy()
    acting.actor = p.seat  # whoever moves a tile, moves what it pushes.  HYB-FORGE-10
    if effect.word == "factory":
        yield from move_in_factory(g, p, tile, acting)
    elif effect.word == "workshop":
        yield from move_in_workshop(g, p, tile, acting)
    else:
        yield from move_in_cities(g, p, tile, scene)


def move_in_cities(g: Hybris, p: Player, tile: int, scene: Scene) -> Play:
    """To any empty space; no deployment, but from now on its power works there."""
    options = [SPACE << 16 | space for city in g.box.cities for space in empty_spaces(g, city.index)]
    space = number_of((yield Ask(WHICH_SPACE, p.seat, options)))
    g.spaces.lift(g.spaces.tiles.index(tile))
    g.spaces.put(space, tile, p.seat)
    log.moved(g, p.seat, tile, space)
    muster(g)
    scene.tile = tile
    scene.space = space


def move_in_factory(g: Hybris, p: Player, tile: int, scene: Scene) -> Play:
    """Onto the next space, pushing as a tile that enters; off the last one into storage.  HYB-FORGE-07, HYB-FORGE-09"""
    space = g.factory.tiles.index(tile)
    g.factory.lift(space)
    log.advanced(g, p.seat, tile)
    pushed = (tile, p.seat)
    if space + 1 < len(g.factory.tiles):
        pushed = slide_in(g.factory.tiles, g.factory.owners, space + 1, tile, p.seat)
    if pushed[0] != NONE:
        yield from leave_factory(g, pushed[0], pushed[1], scene)


def move_in_workshop(g: Hybris, p: Player, tile: int, scene: Scene) -> Play:
    """It changes places with what lies on the next space; off the last one to the Factory, unpaid.  HYB-FORGE-03"""
    space = g.workshop.tiles.index(tile)
    g.workshop.lift(space)
    log.advanced(g, p.seat, tile)
    if space + 1 == len(g.workshop.tiles):
        yield from enter_factory(g, tile, p.seat, scene)
    else:
        other, owner = g.workshop.lift(space + 1)
        g.workshop.put(space, other, owner)
        g.workshop.put(space + 1, tile, p.seat)


def tiles_to_take(g: Hybris, p: Player, scene: Scene) -> list[int]:
    """The tiles of Olympus that can be paid in some way, without a discount of the Workshop."""
    terms = terms_of(g, p, scene)
    return [tile for pile in g.piles for tile in pile if can_afford(p, g.box.technologies[tile], 0, terms)]


def would_take_tile(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(tiles_to_take(g, p, scene))


def take_tile_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ take_tile = "factory" }`: pay for a tile of Olympus and it enters the Factory; or do not.  HYB-FORGE-06"""
    options = [TECHNOLOGY << 16 | tile for tile in tiles_to_take(g, p, scene)]
    if not options:
        return
    choice = yield Ask(TAKE_TILE, p.seat, [*options, STOP << 16])
    if action_of(choice) == STOP:
        return
    tile = number_of(choice)
    acting = scene.copy()
    acting.actor = p.seat
    yield from pay_for_tile(g, p, prices(g, p, tile, 0, scene))
    take_from_pile(g, tile)
    take_mark(g, p)
    yield from enter_factory(g, tile, p.seat, acting)


def write_technologies(book: Book) -> None:
    """Every word of this module, under its name in the vocabulary."""
    book.add_condition("temple", has_temple)
    book.add_condition("tiles", has_tiles)
    book.add_condition("types_deployed", has_types)
    book.add_condition("connected", is_connected)
    book.add_condition("city", takes_place_here)
    book.add_condition("dominates", dominates)
    book.add_count("temples", count_temples)
    book.add_count("built", count_built)
    book.add_count("pipeline", count_pipeline)
    book.add_count("types_deployed", count_types)
    book.add_count("cities_led", count_cities_led)
    book.add_count("dark_cities", count_dark_cities)
    book.add_count("connected", count_connected)
    book.add_count("network", count_network)
    book.add_verb("service", service_verb)
    book.useful["service"] = would_serve
    book.add_costly_verb("move_tile", move_tile_verb, can_move_tile)
    book.add_verb("take_tile", take_tile_verb)
    book.useful["take_tile"] = would_take_tile
