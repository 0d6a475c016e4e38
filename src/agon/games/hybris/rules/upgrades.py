"""Upgrade tiles: items leave from left to right, a cleared tile is unlocked.  Pages 14 and 15."""

from typing import Final

from agon.games.hybris import log
from agon.games.hybris.box.numbers import HERO, ITEM_HERO, ITEM_PROPHET, ITEM_SPARK, ITEM_TEMPLE, NONE, PROPHET
from agon.games.hybris.player import ON_TILE, RESERVE, Player
from agon.games.hybris.rules.links import is_closed
from agon.games.hybris.rules.powers import awaited, happen, muster
from agon.games.hybris.rules.questions import CITY, FROM_TILE, TEMPLE_CITY, TILE, number_of
from agon.games.hybris.scenes import Scene, Source
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play
from agon.kernel.errors import Ended
from agon.kernel.legality import Reason

CITY_GONE: Final = Reason("hybris-why-city-destroyed", "CAT-CATA-12")
TEMPLE_THERE: Final = Reason("hybris-why-temple-there", "HYB-UPG-06")

TILES: Final = 6


def leftmost(g: Hybris, p: Player, tile: int) -> int:
    """The item that can be removed next from a tile; NONE once it is cleared.  HYB-UPG-01"""
    items = g.box.upgrades[g.box.olympians[p.olympian].tiles[tile]].items
    return items[p.cleared[tile]] if p.cleared[tile] < len(items) else NONE


def has_item(g: Hybris, p: Player, kinds: tuple[int, ...]) -> bool:
    """Whether an item of these kinds can be removed.  HYB-UPG-03"""
    return any(leftmost(g, p, tile) in kinds for tile in range(TILES))


def remove_item(g: Hybris, p: Player, kinds: tuple[int, ...], scene: Scene) -> Play:
    """One item of these kinds, from a tile of the player's choice; lost where there is none.  HYB-UPG-02, HYB-UPG-03"""
    options = [TILE << 16 | tile for tile in range(TILES) if leftmost(g, p, tile) in kinds]
    if not options:
        return
    if any(instead(g, p, kinds, scene) for instead in g.book.before_item):
        return
    tile = number_of((yield Ask(FROM_TILE, p.seat, options)))
    item = leftmost(g, p, tile)
    is_last = take_off(g, p, tile, item)
    yield from release(g, p, tile, item, scene)
    if awaited(g, "item"):
        taken = Scene(p.seat)
        taken.count = item
        yield from happen(g, "item", taken)
    if is_last:
        yield from unlock(g, p, tile, scene)


def take_off(g: Hybris, p: Player, tile: int, item: int) -> bool:
    """The leftmost item leaves its tile; whether it was the last.

    Only whoever took the last item unlocks the tile: what an item before it gives may have taken that one. HYB-UPG-07
    """
    p.cleared[tile] += 1
    log.item(g, p.seat, tile, item)
    return leftmost(g, p, tile) == NONE


def release(g: Hybris, p: Player, tile: int, item: int, scene: Scene) -> Play:
    """What becomes of an item that was removed.  HYB-UPG-04, -05, -06"""
    if item == ITEM_SPARK:
        bonus = g.box.olympians[p.olympian].spark_track[p.sparks]
        p.sparks += 1
        return g.book.resolve(g, p, bonus, scene)
    if item == ITEM_TEMPLE:
        return build_temple(g, p)
    if item == ITEM_PROPHET:
        join(g, p, PROPHET, NONE)
    else:
        assert item == ITEM_HERO
        join(g, p, HERO, g.box.upgrades[g.box.olympians[p.olympian].tiles[tile]].hero)
    return DONE


def join(g: Hybris, p: Player, kind: int, hero: int) -> None:
    """A figure comes to the reserve; without a token it waits for the next Age.  HYB-UPG-05"""
    for character in p.characters:
        if character.kind == kind and character.hero == hero and character.place == ON_TILE:
            character.place = RESERVE
            character.joined = g.age
            return
    raise AssertionError("there is no such figure on the tiles")


def build_temple(g: Hybris, p: Player) -> Play:
    """In any City where the player has none.  HYB-UPG-06"""
    cities = [city.index for city in g.box.cities]
    options = [CITY << 16 | city for city in cities if why_not_temple(g, p, city) is None]
    if not options:
        return  # no City is left for it
    city = number_of((yield Ask(TEMPLE_CITY, p.seat, options)))
    yield from put_temple(g, p, city)


def why_not_temple(g: Hybris, p: Player, city: int) -> Reason | None:
    if is_closed(g, city):
        return CITY_GONE
    return TEMPLE_THERE if p.temples >> city & 1 else None


def put_temple(g: Hybris, p: Player, city: int) -> Play:
    p.temples |= 1 << city
    log.temple(g, p.seat, city)
    scene = Scene(p.seat)
    scene.city = city
    return happen(g, "temple_built", scene)


def build_temple_at(g: Hybris, p: Player, city: int, scene: Scene) -> Play:
    """In that City or nowhere: where it cannot be, the gain is lost and the piece stays.  HYB-UPG-03"""
    options = [TILE << 16 | tile for tile in range(TILES) if leftmost(g, p, tile) == ITEM_TEMPLE]
    if not options or why_not_temple(g, p, city) is not None:
        return
    tile = number_of((yield Ask(FROM_TILE, p.seat, options)))
    is_last = take_off(g, p, tile, ITEM_TEMPLE)
    yield from put_temple(g, p, city)
    if is_last:
        yield from unlock(g, p, tile, scene)


def unlock(g: Hybris, p: Player, tile: int, scene: Scene) -> Play:
    """The reward of the tile, then it is turned over and works; the last one wins at once.  HYB-UPG-07, -08"""
    upgrade = g.box.upgrades[g.box.olympians[p.olympian].tiles[tile]]
    yield from g.book.resolve(g, p, upgrade.reward, scene)
    p.unlocked |= 1 << tile
    log.unlocked(g, p.seat, tile)
    yield from awaken(g, p, scene)
    muster(g)
    for power in upgrade.powers:
        if power.when == "immediate":
            yield from g.book.resolve(g, p, power.effects, scene.seen_from(Source(power, p.seat)))


def awaken(g: Hybris, p: Player, scene: Scene) -> Play:
    """With as many Upgrades unlocked as it takes, the game is won at once, or something else is.  HYB-WIN-01"""
    manifest = g.book.manifest
    if p.unlocked.bit_count() != manifest.ascension:
        return
    if manifest.instead_of_ascension:
        yield from g.book.resolve(g, p, manifest.instead_of_ascension, scene)
    else:
        g.ascended = p.seat
        log.ascended(g, p.seat)
        raise Ended
