"""Hoplites that are recruited: an answer a region, one in the city if it is free.  LOH-MSPEC-01 to -04, -15 to -17"""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import can_fortify, enemy_army, fortify, place, supply, why_not_fortify
from agon.games.hellas.rules.control import cities_of, controlled, settle
from agon.games.hellas.rules.modifiers import FORBID_RECRUIT, forbidden, forbidden_regions
from agon.games.hellas.rules.powers import ask, ask_anew
from agon.games.hellas.rules.questions import (
    PLACE,
    PLACE_ALL,
    PLACE_ALL_FORTIFIED,
    PLACE_FORTIFIED,
    RECRUIT_AT,
    RECRUIT_OUTSIDE,
    STOP,
    number_of,
)
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Book, Choice, ColourAt, Hellas
from agon.kernel.ask import Ask, Play, action_of
from agon.kernel.legality import Legality, Reason

Room = dict[int, int]
"""How many more hoplites may be placed in each region."""

CITY_NEW: Final = Reason("hellas-why-city-new", "LOH-MSPEC-35")


def may_recruit(g: Hellas, p: Player, region: int) -> bool:
    """Whether hoplites may be recruited in a region: not where the Sphinx is."""
    return not forbidden(g, p, FORBID_RECRUIT, region)


def recruit_in_each(g: Hellas, p: Player, room: Room, colour_at: ColourAt) -> Play:
    """Place up to this many hoplites in each of these regions."""
    return recruit(g, p, room.copy(), colour_at, len(room))


def recruit_in_one(g: Hellas, p: Player, regions: list[int], most: int, colour_at: ColourAt) -> Play:
    """Place up to this many hoplites in one of these regions: the answer says which."""
    return recruit(g, p, dict.fromkeys(regions, most), colour_at, 1)


def recruit(g: Hellas, p: Player, room: Room, colour_at: ColourAt, spread: int) -> Play:
    """Region after region, until the player wants no more, in `spread` of them at most; then control is looked at.

    An answer says how many a region gets, or that every region gets as many as it may.
    """
    placed: list[int] = []
    while len(placed) < spread:
        choice = yield from ask_recruits(g, p, room, colour_at, spread - len(placed))
        if action_of(choice) == STOP:
            break
        wanted = (
            [choice] if action_of(choice) in (PLACE, PLACE_FORTIFIED) else each_region(g, p, room, colour_at, choice)
        )
        for one in wanted:
            placed.append(levy(g, p, one, colour_at))
            del room[placed[-1]]
    if g.battle is None:
        for region in placed:
            settle(g, p.seat, region)


def ask_recruits(g: Hellas, p: Player, room: Room, colour_at: ColourAt, regions: int) -> Choice:
    """In which of these regions how many are placed, this many regions being left; asked again after each power."""

    def offer() -> list[int]:
        options = recruit_options(g, p, room, colour_at)
        if options and regions > 1:
            options += everywhere(g, p, room, colour_at)
        return [*options, STOP << 16] if options else []

    return ask_anew(g, p, RECRUIT_AT, offer)


def recruit_single(g: Hellas, p: Player, region: int, colour_at: ColourAt, barred: list[int]) -> Play:
    """Place one hoplite in a region where that is possible, in its city if wanted and not `barred`."""
    kind, options = RECRUIT_AT, recruit_options(g, p, {region: 1}, colour_at)
    if region in barred:
        kind, options = RECRUIT_OUTSIDE, [option for option in options if action_of(option) == PLACE]
    choice = yield from ask(g, p, kind, options)
    levy(g, p, choice, colour_at)
    settle(g, p.seat, region)


def levy(g: Hellas, p: Player, choice: int, colour_at: ColourAt) -> int:
    """Place what an option says; where."""
    region = number_of(choice) & 0xFF
    colour = colour_at(g, p, region)
    place(g, region, colour, (number_of(choice) >> 8) + 1)
    if action_of(choice) == PLACE_FORTIFIED:  # one of those placed in a region may be.  LOH-MSPEC-02
        fortify(g, region, colour)
    return region


def recruit_options(g: Hellas, p: Player, room: Room, colour_at: ColourAt) -> list[int]:
    """For each region as many as may be placed there, or fewer."""
    options: list[int] = []
    barred = forbidden_regions(g, p, FORBID_RECRUIT)
    for region, most in room.items():
        if most <= 0 or barred >> region & 1:
            continue
        colour = colour_at(g, p, region)
        in_city = can_fortify(g, region, colour)
        for fewer in range(min(most, supply(g, colour)) - 1, -1, -1):
            options.append(PLACE << 16 | fewer << 8 | region)
            if in_city:
                options.append(PLACE_FORTIFIED << 16 | fewer << 8 | region)
    return options


def into_cities(g: Hellas, ask: Ask) -> list[int]:
    """One hoplite, into the city of each region where one may be placed."""
    cities = [region.index for region in g.box.regions if region.city]
    return [PLACE_FORTIFIED << 16 | city for city in cities if PLACE << 16 | city in ask.options]


def why_not_into_city(g: Hellas, p: Player, option: int) -> Reason | None:
    return why_not_fortify(g, number_of(option), p.colour)


def why_not_into_new_city(g: Hellas, p: Player, option: int) -> Reason | None:
    """Not in a region that was not the player's before.  LOH-MSPEC-35"""
    return why_not_into_city(g, p, option) or CITY_NEW


def everywhere(g: Hellas, p: Player, room: Room, colour_at: ColourAt) -> list[int]:
    """All at once, where there is no choice but how many: several regions, and enough hoplites for all of them."""
    full = full_regions(g, p, room, colour_at)
    if len(full) < 2:
        return []
    cities = any(can_fortify(g, region, colour_at(g, p, region)) for region in full)
    return [PLACE_ALL << 16, PLACE_ALL_FORTIFIED << 16] if cities else [PLACE_ALL << 16]


def full_regions(g: Hellas, p: Player, room: Room, colour_at: ColourAt) -> list[int]:
    """The regions where something may be placed; none, if the supply is not enough to fill them all."""
    barred = forbidden_regions(g, p, FORBID_RECRUIT)
    full = [region for region, most in room.items() if most > 0 and not barred >> region & 1]
    wanted: dict[int, int] = {}
    for region in full:
        colour = colour_at(g, p, region)
        wanted[colour] = wanted.get(colour, 0) + room[region]
    return full if all(supply(g, colour) >= count for colour, count in wanted.items()) else []


def each_region(g: Hellas, p: Player, room: Room, colour_at: ColourAt, choice: int) -> list[int]:
    """What to place everywhere is to place in each region."""
    wanted: list[int] = []
    for region in full_regions(g, p, room, colour_at):
        in_city = action_of(choice) == PLACE_ALL_FORTIFIED and can_fortify(g, region, colour_at(g, p, region))
        wanted.append((PLACE_FORTIFIED if in_city else PLACE) << 16 | room[region] - 1 << 8 | region)
    return wanted


def recruit_colour(g: Hellas, p: Player, region: int) -> int:
    return p.colour


def recruit_numbers(g: Hellas, region: int) -> int:
    """What Recruit places in a region with a city: 2, in Sparta 4.  LOH-MSPEC-01"""
    return 4 if g.box.regions[region].sparta else 2


# ---------------------------------------------------------------- the verb


def recruit_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ recruit = 2, at = "controlled" }`: always up to that many."""
    regions = recruit_regions(g, p, effect.words["at"], scene)
    colour_at = g.book.replaceable.recruit_colour
    if effect.words["at"] == "each_city":
        yield from recruit_in_each(g, p, dict.fromkeys(regions, effect.number), colour_at)
    elif regions:
        yield from recruit_in_one(g, p, regions, effect.number, colour_at)


def recruit_regions(g: Hellas, p: Player, at: str, scene: Scene) -> list[int]:
    """Where a `recruit` may place hoplites."""
    if at == "controlled":
        regions = controlled(g, p.seat)
    elif at in ("city", "each_city"):
        regions = cities_of(g, p.seat)
    elif at == "battle":
        return [] if g.battle is None or not may_recruit(g, p, g.battle.region) else [g.battle.region]
    else:
        region = p.region if at == "hero" else scene.left
        regions = [] if region == NONE else [region]
    barred = forbidden_regions(g, p, FORBID_RECRUIT)
    return [region for region in regions if not barred >> region & 1 and not enemy_army(g, region, p.seat)]


def would_recruit(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    regions = recruit_regions(g, p, effect.words["at"], scene)
    return any(supply(g, g.book.replaceable.recruit_colour(g, p, region)) for region in regions)


def write_recruiting(book: Book) -> None:
    """The verb, and what a module may replace."""
    book.add_useful_verb("recruit", recruit_verb, would_recruit)
    book.add_legality(RECRUIT_AT, Legality(into_cities, why_not_into_city))
    book.add_legality(RECRUIT_OUTSIDE, Legality(into_cities, why_not_into_new_city))
    book.replaceable.recruit_colour = recruit_colour
    book.replaceable.prepare_colour = recruit_colour
    book.replaceable.recruit_numbers = recruit_numbers
