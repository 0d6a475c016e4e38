"""Hoplite Movement: hoplite after hoplite, then what waits for them, then battles.  LOH-MREG-01 to LOH-MREG-07"""

from typing import Final

from agon.games.hellas.box.numbers import HOPLITE_MOVEMENT, LEADERSHIP
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import (
    can_fortify,
    colours_of,
    fortify,
    has_hoplites,
    is_fortified,
    regions_of,
    shift,
    unfortified,
    unfortify,
    why_not_fortify,
)
from agon.games.hellas.rules.battle import fight_all
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.map import Passage
from agon.games.hellas.rules.movement import arrive
from agon.games.hellas.rules.powers import ask
from agon.games.hellas.rules.questions import FORTIFY, MOVE, MOVE_HOPLITE, STOP, UNFORTIFY, number_of
from agon.games.hellas.scenes import COLOUR_COUNT, Moving
from agon.games.hellas.schema.words import REGULAR_ACTIONS
from agon.games.hellas.state import Action, Book, Hellas
from agon.kernel.ask import Play, action_of, as_often
from agon.kernel.legality import Legality, Reason

NO_HOPLITES: Final = Reason("hellas-why-no-hoplites", "LOH-MREG-01", "LOH-MREG-05")
STUCK: Final = Reason("hellas-why-hoplites-stuck", "LOH-MREG-01", "LOH-MREG-05")
MOVED: Final = Reason("hellas-why-moved", "LOH-MREG-02")


def why_not_move_hoplites(g: Hellas, p: Player) -> Reason | None:
    passage, colours = Passage(g, p.seat), colours_of(g, p.seat)
    reason = NO_HOPLITES
    for region in g.box.region_order:
        if has_hoplites(g, region, colours):
            if is_fortified(g, region, p.seat) or any(may_move(g, passage, region, colour) for colour in colours):
                return None
            reason = STUCK
    return reason


def may_move(g: Hellas, passage: Passage, region: int, colour: int) -> bool:
    """Whether a hoplite of a colour could go over a border of a region, or into its city, as the first of all."""
    if unfortified(g, region, colour) <= 0:
        return False
    return passage.leads_on(region) or can_fortify(g, region, colour)


def move_hoplites(g: Hellas, p: Player) -> Play:
    """The regular action: all moves first, then every arrival, then the battles.  LOH-MREG-06"""
    moving = Moving(p.seat, value_of(p, LEADERSHIP))
    g.moving = moving
    while moving.left > 0:
        options = moves(g, p, moving)
        if not options:
            break
        made = len(moving.moves) + len(moving.stepped_in) + len(moving.stepped_out)
        picks = as_often(moving.left, options, made, STOP << 16)
        choice = yield from ask(g, p, MOVE_HOPLITE, [*options, STOP << 16], picks)
        if action_of(choice) == STOP:
            break
        move_one(g, moving, choice)
    g.moving = None
    origins: dict[int, list[int]] = {}
    for start, goal, _ in moving.moves:
        came_from = origins.setdefault(goal, [])
        if start not in came_from:
            came_from.append(start)
    for goal in origins:
        yield from arrive(g, p.seat, goal, troop_to(moving, goal))
    yield from fight_all(g, p, origins)


def moves(g: Hellas, p: Player, moving: Moving) -> list[int]:
    """One hoplite, by one region or into or out of a city; none twice.  LOH-MREG-01 to LOH-MREG-05"""
    options: list[int] = []
    passage, colours = Passage(g, p.seat), colours_of(g, p.seat)
    for region in regions_of(g, p.seat):
        options += moves_from(g, moving, passage, region, colours)
    return options


def moves_from(g: Hellas, moving: Moving, passage: Passage, region: int, colours: list[int]) -> list[int]:
    """Those of hoplites in one region."""
    options: list[int] = []
    for colour in colours:
        if all_moved(g, moving, region, colour):
            continue
        options += [MOVE << 16 | region << 7 | near << 2 | colour for near in passage.ways(region)]
        if can_fortify(g, region, colour):
            options.append(FORTIFY << 16 | region << 4 | colour)
    if is_fortified(g, region, moving.seat) and region not in moving.stepped_in:
        options.append(UNFORTIFY << 16 | region << 4 | g.fortified[region])
    return options


def all_moved(g: Hellas, moving: Moving, region: int, colour: int) -> bool:
    """Whether no hoplite of a colour is left in a region that has not moved.  LOH-MREG-02"""
    return unfortified(g, region, colour) <= moving.moved(region, colour)


def steps_of(g: Hellas, p: Player) -> list[int]:
    """Over every border, and into every city, wherever one has hoplites that are not in one."""
    options: list[int] = []
    for region in regions_of(g, p.seat):
        here = g.box.regions[region]
        for colour in colours_of(g, p.seat):
            if unfortified(g, region, colour):
                options += [MOVE << 16 | region << 7 | border.region << 2 | colour for border in here.borders]
                if here.city:
                    options.append(FORTIFY << 16 | region << 4 | colour)
    return options


def why_not_step(g: Hellas, p: Player, option: int) -> Reason | None:
    """What keeps a hoplite from one of these steps: the border, the city, or that all have moved."""
    number = number_of(option)
    if action_of(option) == MOVE:
        region, colour = number >> 7, number & 0x3
        reason = Passage(g, p.seat).why_not(region, g.box.regions[region].border_to(number >> 2 & 0x1F))
    else:
        region, colour = number >> 4, number & 0xF
        reason = why_not_fortify(g, region, colour)
    assert g.moving is not None
    return MOVED if reason is None and all_moved(g, g.moving, region, colour) else reason


def move_one(g: Hellas, moving: Moving, choice: int) -> None:
    """Going into or out of a city is one of the moves that leadership allows (ruling).  LOH-MREG-03"""
    moving.left -= 1
    number = number_of(choice)
    if action_of(choice) == MOVE:
        start, goal, colour = number >> 7, number >> 2 & 0x1F, number & 0x3
        troop = [0] * COLOUR_COUNT
        troop[colour] = 1
        shift(g, start, goal, troop)
        moving.moves.append((start, goal, colour))
        return
    region, colour = number >> 4, number & 0xF
    if action_of(choice) == FORTIFY:
        fortify(g, region, colour)
        moving.stepped_in.append(region)
    else:
        unfortify(g, region)
        moving.stepped_out.append((region, colour))


def troop_to(moving: Moving, goal: int) -> list[int]:
    """All that came to a region, from wherever."""
    troop = [0] * COLOUR_COUNT
    for _, to, colour in moving.moves:
        if to == goal:
            troop[colour] += 1
    return troop


def write_hoplite_movement(book: Book) -> None:
    rules = ("LOH-MREG-01", "LOH-MREG-02", "LOH-MREG-03")
    moving = Action(REGULAR_ACTIONS[HOPLITE_MOVEMENT], rules, why_not_move_hoplites, move_hoplites)
    book.add_regular(HOPLITE_MOVEMENT, moving)
    book.add_legality(MOVE_HOPLITE, Legality(lambda g, ask: steps_of(g, g.players[ask.seat]), why_not_step))
