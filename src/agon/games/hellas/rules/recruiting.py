"""Hoplites that are recruited: a pick each, with one in the city if it is free.  LOH-MSPEC-01 to -04, -15 to -17"""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.phrases import Effect
from agon.games.hellas.moments import Scene
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import can_fortify, enemy_army, fortify, place, supply
from agon.games.hellas.rules.control import cities_of, controlled, settle
from agon.games.hellas.rules.modifiers import forbidden, forbidden_regions
from agon.games.hellas.rules.powers import ask
from agon.games.hellas.rules.questions import PLACE, PLACE_FORTIFIED, RECRUIT_AT, STOP, number_of
from agon.games.hellas.state import Book, ColourAt, Hellas
from agon.kernel.ask import Play, action_of

Room = dict[int, int]
"""How many more hoplites may be placed in each region."""


def may_recruit(g: Hellas, p: Player, region: int) -> bool:
    """Whether hoplites may be recruited in a region: not where the Sphinx is."""
    return not forbidden(g, p, "recruit", region)


def recruit_in_each(g: Hellas, p: Player, room: Room, colour_at: ColourAt) -> Play:
    """Place up to so many hoplites in each of these regions."""
    return recruit(g, p, room.copy(), colour_at, len(room))


def recruit_in_one(g: Hellas, p: Player, regions: list[int], most: int, colour_at: ColourAt) -> Play:
    """Place up to so many hoplites in one of these regions: the first pick says which."""
    return recruit(g, p, dict.fromkeys(regions, most), colour_at, 1)


def recruit(g: Hellas, p: Player, room: Room, colour_at: ColourAt, spread: int) -> Play:
    """Hoplite after hoplite, until the player wants no more, in `spread` regions at most; then control is looked at."""
    placed: list[int] = []
    defended: list[int] = []  # one of those placed in a region may be fortified.  LOH-MSPEC-02
    while True:
        options = recruit_options(g, p, room, colour_at, defended)
        if not options:
            break
        choice = yield from ask(g, p, RECRUIT_AT, [*options, STOP << 16])
        if action_of(choice) == STOP:
            break
        region = number_of(choice)
        colour = colour_at(g, p, region)
        place(g, region, colour, 1)
        room[region] -= 1
        if action_of(choice) == PLACE_FORTIFIED:
            fortify(g, region, colour)
            defended.append(region)
        if region not in placed:
            placed.append(region)
        if len(placed) == spread:
            room = {here: room[here] for here in placed}
    if g.battle is None:
        for region in placed:
            settle(g, p.seat, region)


def recruit_single(g: Hellas, p: Player, region: int, colour_at: ColourAt, barred: list[int]) -> Play:
    """Place one hoplite in a region where that is possible, in its city if wanted and not `barred`."""
    choice = yield from ask(g, p, RECRUIT_AT, recruit_options(g, p, {region: 1}, colour_at, barred))
    colour = colour_at(g, p, region)
    place(g, region, colour, 1)
    if action_of(choice) == PLACE_FORTIFIED:
        fortify(g, region, colour)
    settle(g, p.seat, region)


def recruit_options(g: Hellas, p: Player, room: Room, colour_at: ColourAt, defended: list[int]) -> list[int]:
    options: list[int] = []
    barred = forbidden_regions(g, p, "recruit")
    for region, most in room.items():
        if most <= 0 or region in barred:
            continue
        colour = colour_at(g, p, region)
        if not supply(g, colour):
            continue
        options.append(PLACE << 16 | region)
        if region not in defended and can_fortify(g, region, colour):
            options.append(PLACE_FORTIFIED << 16 | region)
    return options


def recruit_colour(g: Hellas, p: Player, region: int) -> int:
    return p.colour


def recruit_numbers(g: Hellas, region: int) -> int:
    """What Recruit places in a region with a city: 2, in Sparta 4.  LOH-MSPEC-01"""
    return 4 if g.box.regions[region].sparta else 2


# ---------------------------------------------------------------- the verb


def recruit_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ recruit = 2, at = "controlled" }`: always up to that many."""
    regions = recruit_regions(g, p, effect.words["at"], scene)
    colour_at = g.book.seams.recruit_colour
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
    barred = forbidden_regions(g, p, "recruit")
    return [region for region in regions if region not in barred and not enemy_army(g, region, p.seat)]


def would_recruit(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    regions = recruit_regions(g, p, effect.words["at"], scene)
    return any(supply(g, g.book.seams.recruit_colour(g, p, region)) for region in regions)


def write_recruiting(book: Book) -> None:
    """The verb and the seams."""
    book.add_useful_verb("recruit", recruit_verb, would_recruit)
    book.seams.recruit_colour = recruit_colour
    book.seams.prepare_colour = recruit_colour
    book.seams.recruit_numbers = recruit_numbers
