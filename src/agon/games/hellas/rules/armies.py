"""Hoplites on the map: counted, placed, moved, fortified, lost.

`commander` is a seat or PERSIANS; an army is all hoplites of one commander in a region, whatever their colours. An army
that moves is a list of how many of each colour.
"""

from typing import Final

from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.powers import ask, happen
from agon.games.hellas.rules.questions import COLOUR, LOSE_HOPLITE, number_of
from agon.games.hellas.scenes import COLOUR_COUNT, Losses, Scene
from agon.games.hellas.state import Choice, Hellas
from agon.kernel.ask import Play, exactly
from agon.kernel.legality import Reason

CITY_TAKEN: Final = Reason("hellas-why-city-taken", "LOH-MREG-03")
CITY_FOREIGN: Final = Reason("hellas-why-city-foreign", "LOH-MREG-04")

# ---------------------------------------------------------------- who stands where


def colours_of(g: Hellas, commander: int) -> list[int]:
    """The colours that a commander moves."""
    return [colour for colour, whose in enumerate(g.commander) if whose == commander]


def standing(g: Hellas, region: int, colour: int) -> int:
    """How many hoplites of a colour stand in a region, the fortified one included."""
    return g.hoplites[region * COLOUR_COUNT + colour]


def army(g: Hellas, region: int, commander: int) -> int:
    """How many hoplites a commander has in a region."""
    hoplites, whose, first = g.hoplites, g.commander, region * COLOUR_COUNT
    total = 0
    for colour in range(COLOUR_COUNT):
        if whose[colour] == commander:
            total += hoplites[first + colour]
    return total


def enemy_army(g: Hellas, region: int, commander: int) -> int:
    """How many hoplites of others stand in a region."""
    hoplites, whose, first = g.hoplites, g.commander, region * COLOUR_COUNT
    total = 0
    for colour in range(COLOUR_COUNT):
        if whose[colour] != commander:
            total += hoplites[first + colour]
    return total


def commanders_in(g: Hellas, region: int) -> list[int]:
    """Who has hoplites in a region."""
    hoplites, first = g.hoplites, region * COLOUR_COUNT
    found: list[int] = []
    for colour in range(COLOUR_COUNT):
        if hoplites[first + colour] and g.commander[colour] not in found:
            found.append(g.commander[colour])
    return found


def unfortified(g: Hellas, region: int, colour: int) -> int:
    """How many hoplites of a colour in a region can move."""
    return standing(g, region, colour) - (1 if g.fortified[region] == colour else 0)


def movable(g: Hellas, region: int, commander: int) -> list[int]:
    """How many of each colour a commander could move out of a region."""
    return [unfortified(g, region, c) if g.commander[c] == commander else 0 for c in range(COLOUR_COUNT)]


def could_move(g: Hellas, region: int, commander: int) -> bool:
    """Whether there is any."""
    whose = g.commander
    return any(whose[c] == commander and unfortified(g, region, c) > 0 for c in range(COLOUR_COUNT))


def is_fortified(g: Hellas, region: int, commander: int) -> bool:
    """Whether a hoplite of that commander is in the region's city."""
    return g.fortified[region] != NONE and g.commander[g.fortified[region]] == commander


def regions_of(g: Hellas, commander: int) -> list[int]:
    """Regions with hoplites of a commander, by number."""
    colours, hoplites = colours_of(g, commander), g.hoplites
    if len(colours) == 1:  # as most have
        only = colours[0]
        return [region for region in g.box.region_order if hoplites[region * COLOUR_COUNT + only]]
    return [region for region in g.box.region_order if has_hoplites(g, region, colours)]


def has_hoplites(g: Hellas, region: int, colours: list[int]) -> bool:
    """Whether hoplites of some of these colours stand in a region."""
    hoplites, first = g.hoplites, region * COLOUR_COUNT
    return any(hoplites[first + colour] > 0 for colour in colours)


def supply(g: Hellas, colour: int) -> int:
    """Hoplites of a colour that are not on the map.  LOH-MSPEC-03"""
    hoplites = g.hoplites
    left = g.box.supplies.hoplites
    for place in range(colour, len(hoplites), COLOUR_COUNT):
        left -= hoplites[place]
    return left


def battle_due(g: Hellas, region: int, commander: int) -> bool:
    """Hoplites of two players in one region.  LOH-MBAT-01"""
    return army(g, region, commander) > 0 and enemy_army(g, region, commander) > 0


# ---------------------------------------------------------------- placed and moved


def place(g: Hellas, region: int, colour: int, count: int) -> int:
    """Put hoplites of the supply in a region, as far as it goes; how many."""
    count = min(count, supply(g, colour))
    if count > 0:
        g.hoplites[region * COLOUR_COUNT + colour] += count
        log.hoplites_placed(g, g.commander[colour], region, count, colour)
    return count


def remove(g: Hellas, region: int, colour: int, count: int) -> None:
    """Take hoplites off the map, to the supply; the fortified one goes last."""
    place = region * COLOUR_COUNT + colour
    assert g.hoplites[place] >= count
    g.hoplites[place] -= count
    if g.hoplites[place] == 0 and g.fortified[region] == colour:
        g.fortified[region] = NONE


def shift(g: Hellas, start: int, goal: int, troop: list[int]) -> None:
    """Move hoplites, none of them fortified, from region to region. What follows is for `arrive`."""
    for colour, count in enumerate(troop):
        if count:
            assert unfortified(g, start, colour) >= count
            g.hoplites[start * COLOUR_COUNT + colour] -= count
            g.hoplites[goal * COLOUR_COUNT + colour] += count
            log.hoplites_moved(g, g.commander[colour], start, goal, count << 4 | colour)


def can_fortify(g: Hellas, region: int, colour: int) -> bool:
    """Whether there is a city, and a hoplite of that colour could stand in it."""
    return g.box.regions[region].city and why_not_fortify(g, region, colour) is None


def why_not_fortify(g: Hellas, region: int, colour: int) -> Reason | None:
    """A city must be free, and its region that of the hoplite's commander.  LOH-MREG-03, LOH-MREG-04"""
    if g.fortified[region] != NONE:
        return CITY_TAKEN
    token = g.control[region]
    return None if token != NONE and g.commander[token] == g.commander[colour] else CITY_FOREIGN


def fortify(g: Hellas, region: int, colour: int) -> None:
    assert can_fortify(g, region, colour)
    assert standing(g, region, colour)
    g.fortified[region] = colour
    log.fortified(g, g.commander[colour], region, colour)


def unfortify(g: Hellas, region: int) -> None:
    colour = g.fortified[region]
    g.fortified[region] = NONE
    log.unfortified(g, g.commander[colour], region, colour)


# ---------------------------------------------------------------- lost


def losable(g: Hellas, region: int, commander: int) -> list[int]:
    """The colours of which a hoplite may go next: a fortified one is the last of its army.  LOH-MBAT-18"""
    free = [c for c in colours_of(g, commander) if unfortified(g, region, c)]
    return free or [c for c in colours_of(g, commander) if standing(g, region, c)]


def free(g: Hellas, region: int, colour: int) -> int:
    """How many of a colour that is losable may go before the fortified one."""
    return max(1, unfortified(g, region, colour))


def kill(g: Hellas, commander: int, region: int, count: int) -> Choice:
    """Kill hoplites of a commander, as many as there are; powers may save some. How many were killed.

    A player picks their own where there are two colours.  LOH-SARMY-03
    """
    count = min(count, army(g, region, commander))
    if count <= 0:
        return 0
    if commander >= 0:
        before = g.losses
        g.losses = Losses(commander, region, count)
        scene = Scene(commander)
        scene.region = region
        yield from happen(g, "hoplites_killed", scene)
        count -= min(count, g.losses.saved)
        g.losses = before
    yield from lose(g, commander, region, count)
    return count


def lose(g: Hellas, commander: int, region: int, count: int) -> Play:
    """Take this many hoplites off the map, one after the other: nothing saves them."""
    for made in range(count):
        colours = losable(g, region, commander)
        colour = colours[0]
        if len(colours) > 1 and commander >= 0:
            options = [COLOUR << 16 | region << 4 | other for other in colours]
            each = [COLOUR << 16 | region << 4 | other for other in colours for _ in range(free(g, region, other))]
            picks = exactly(min(count - made, len(each)), each, made)
            colour = number_of((yield from ask(g, g.players[commander], LOSE_HOPLITE, options, picks))) & 0xF
        remove(g, region, colour, 1)
    if count:
        log.hoplites_lost(g, commander, region, count)
