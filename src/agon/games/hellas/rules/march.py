"""Armies that go together: March, and the verb `send`.  LOH-MSPEC-05, LOH-MSPEC-06, LOH-MREG-21 to LOH-MREG-23"""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas.box.numbers import MARCH, NONE, SPEED
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import (
    can_fortify,
    colours_of,
    could_move,
    enemy_army,
    fortify,
    has_hoplites,
    movable,
    regions_of,
    shift,
    why_not_fortify,
)
from agon.games.hellas.rules.battle import fight_all
from agon.games.hellas.rules.control import controller, settle
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.map import GUARDED, HELD, Passage, may_enter, may_leave, ways
from agon.games.hellas.rules.modifiers import changed, highest
from agon.games.hellas.rules.movement import enter
from agon.games.hellas.rules.powers import ask, happen
from agon.games.hellas.rules.questions import (
    ARMY,
    COLOUR,
    FORTIFY,
    MARCH_ANYWHERE,
    MARCH_ARMY,
    MARCH_FROM,
    MARCH_TO,
    REGION,
    SEND_FROM,
    SEND_ONE,
    STOP,
    number_of,
)
from agon.games.hellas.scenes import COLOUR_COUNT, March, Scene
from agon.games.hellas.schema.words import SPECIAL_ACTIONS
from agon.games.hellas.state import Action, Book, Hellas
from agon.kernel.ask import Ask, Play, action_of
from agon.kernel.legality import Legality, Reason

NO_ARMY: Final = Reason("hellas-why-no-army", "LOH-MSPEC-05")
BACK: Final = Reason("hellas-why-back", "LOH-MSPEC-05")
CITY_ALONE: Final = Reason("hellas-why-city-alone", "LOH-MSPEC-05", "LOH-MREG-04")

# ---------------------------------------------------------------- the special action


def why_not_march(g: Hellas, p: Player) -> Reason | None:
    passage, colours = Passage(g, p.seat), colours_of(g, p.seat)
    for region in g.box.region_order:
        if has_hoplites(g, region, colours) and (may_start(g, p, passage, region) or may_fortify(g, p, region)):
            return None
    return NO_ARMY


def march_starts(g: Hellas, p: Player) -> list[int]:
    """Regions with hoplites that could go somewhere, be it into the city of that region."""
    passage = Passage(g, p.seat)
    return [r for r in regions_of(g, p.seat) if may_start(g, p, passage, r) or may_fortify(g, p, r)]


def starts(g: Hellas, p: Player) -> list[int]:
    """Regions with hoplites that could go somewhere: all that are not fortified."""
    passage = Passage(g, p.seat)
    return [region for region in regions_of(g, p.seat) if may_start(g, p, passage, region)]


def may_start(g: Hellas, p: Player, passage: Passage, region: int) -> bool:
    return could_move(g, region, p.seat) and bool(passage.ways(region))


def may_fortify(g: Hellas, p: Player, region: int) -> bool:
    """Whether a hoplite in a region could go into its city."""
    there = movable(g, region, p.seat)
    return any(there[colour] and can_fortify(g, region, colour) for colour in colours_of(g, p.seat))


def march_action(g: Hellas, p: Player) -> Play:
    """From one region to a neighbour, or into its city; or as far, and wherever, as powers allow.  LOH-MSPEC-05"""
    start = number_of((yield from ask(g, p, MARCH_FROM, [REGION << 16 | region for region in march_starts(g, p)])))
    march = March(p.seat, start, [0] * COLOUR_COUNT, start)
    march.fortifies = True
    g.march = march
    yield from choose_army(g, p, march)
    yield from happen(g, "march_begins", scene_of(march))
    if any(march.army):
        if changed(g, p, "march_to", "any", Scene(p.seat)):
            yield from go_anywhere(g, p, march)
        else:
            yield from go(g, p, march, highest(g, p, "march_range", 1, Scene(p.seat)))
    if march.at == march.start:  # nobody has left it
        g.march = None
        return
    settle(g, p.seat, march.at)
    yield from happen(g, "marched", scene_of(march))
    yield from fight(g, p, march)


def scene_of(march: March) -> Scene:
    scene = Scene(march.seat)
    scene.region = march.at
    scene.left = march.start
    scene.army = march.army
    return scene


def choose_army(g: Hellas, p: Player, march: March) -> Play:
    """How many of each colour, one at least in all; no more where the city is the only goal.  LOH-MREG-23"""
    there = movable(g, march.start, p.seat)
    most = sum(there) if ways(g, p.seat, march.start) else 1
    for colour in range(COLOUR_COUNT):
        if there[colour] and sum(march.army) < most:
            least = 0 if any(march.army) or any(there[colour + 1 :]) else 1
            options = [ARMY << 16 | colour << 8 | count for count in range(least, min(most, there[colour]) + 1)]
            march.army[colour] = number_of((yield from ask(g, p, MARCH_ARMY, options))) & 0xFF


# ---------------------------------------------------------------- going


def go(g: Hellas, p: Player, march: March, steps: int) -> Play:
    """Region after region, until the player stops or the army must: where enemy hoplites or enemy control are.

    LOH-MREG-22
    """
    for number in range(steps):
        options = [REGION << 16 | goal for goal in ways(g, p.seat, march.at) if goal != march.start]
        options += into_city(g, march)
        if not options:
            break
        if number > 0:
            options.append(STOP << 16)
        choice = yield from ask(g, p, MARCH_TO, options)
        if action_of(choice) == STOP:
            break
        if action_of(choice) == FORTIFY:
            fortify(g, march.start, number_of(choice) & 0xF)
            break
        march.came_from = [march.at]
        yield from step_into(g, p, march, number_of(choice))
        if not any(march.army) or is_held(g, p, march.at):
            break


def go_anywhere(g: Hellas, p: Player, march: March) -> Play:
    """Into any region at once; beaten there, the army withdraws to where it came from."""
    options = [REGION << 16 | goal for goal in anywhere(g, p, march.start)] + into_city(g, march)
    choice = yield from ask(g, p, MARCH_ANYWHERE, options)
    if action_of(choice) == FORTIFY:
        fortify(g, march.start, number_of(choice) & 0xF)
        return
    goal = number_of(choice)
    march.came_from = [march.start]
    yield from step_into(g, p, march, goal)


def into_city(g: Hellas, march: March) -> list[int]:
    """The city of the region where a March begins, a goal for one hoplite alone; never of a region on the way.

    LOH-MSPEC-05, LOH-MREG-03 to LOH-MREG-05
    """
    return [option for option in city_steps(g, march) if why_not_city(g, march, option) is None]


def city_steps(g: Hellas, march: March) -> list[int]:
    if not march.fortifies or march.at != march.start or not g.box.regions[march.start].city:
        return []
    return [FORTIFY << 16 | march.start << 4 | colour for colour, count in enumerate(march.army) if count]


def why_not_city(g: Hellas, march: March, option: int) -> Reason | None:
    if sum(march.army) != 1:
        return CITY_ALONE
    return why_not_fortify(g, march.start, number_of(option) & 0xF)


def anywhere(g: Hellas, p: Player, start: int) -> list[int]:
    return [region for region in g.box.region_order if why_not_there(g, p, start, region) is None]


def why_not_there(g: Hellas, p: Player, start: int, region: int) -> Reason | None:
    """An army that may go into any region must leave the one where it is, and be let in."""
    if region == start:
        return BACK
    if not may_leave(g, p.seat, start):
        return HELD
    return None if may_enter(g, p.seat, region) else GUARDED


# ---------------------------------------------------------------- what may stand in the way


def steps_from(g: Hellas, ask: Ask) -> list[int]:
    """To the neighbours of where the army is, and into the city."""
    march = g.march
    assert march is not None
    near = [REGION << 16 | region for region in g.box.regions[march.at].near]
    return near + city_steps(g, march)


def why_not_march_to(g: Hellas, p: Player, option: int) -> Reason | None:
    """Over a border that is open, and not back to where the army began."""
    march = g.march
    assert march is not None
    if action_of(option) == FORTIFY:
        return why_not_city(g, march, option)
    if number_of(option) == march.start:
        return BACK
    return Passage(g, p.seat).why_not(march.at, g.box.regions[march.at].border_to(number_of(option)))


def why_not_march_there(g: Hellas, p: Player, option: int) -> Reason | None:
    march = g.march
    assert march is not None
    if action_of(option) == FORTIFY:
        return why_not_city(g, march, option)
    return why_not_there(g, p, march.at, number_of(option))


def step_into(g: Hellas, p: Player, march: March, goal: int) -> Play:
    shift(g, march.at, goal, march.army)
    march.at = goal
    return enter(g, p.seat, goal, march.army)


def is_held(g: Hellas, p: Player, region: int) -> bool:
    """Whether enemy hoplites or enemy control stop an army."""
    return enemy_army(g, region, p.seat) > 0 or controller(g, region) not in (NONE, p.seat)


def fight(g: Hellas, p: Player, march: March) -> Play:
    g.march = None
    return fight_all(g, p, {march.at: march.came_from})


# ---------------------------------------------------------------- the verb `send`


def send_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """An army, up to `range` regions; or one hoplite, up to the hero's speed or anywhere."""
    if not would_send(g, p, effect, scene):
        return
    march = March(p.seat, NONE, [0] * COLOUR_COUNT, NONE)
    if effect.word == "army":
        options = [REGION << 16 | region for region in starts(g, p)]
        choice = yield from ask(g, p, SEND_FROM, [*options, STOP << 16])
        if action_of(choice) == STOP:
            return
        march.start = march.at = number_of(choice)
        g.march = march
        yield from choose_army(g, p, march)
    else:
        choice = yield from ask(g, p, SEND_ONE, single_options(g, p, effect))
        march.start = march.at = number_of(choice) >> 4
        march.army[number_of(choice) & 0xF] = 1
        g.march = march
    if effect.words.get("reach") == "any":
        yield from go_anywhere(g, p, march)
    else:
        yield from go(g, p, march, effect.numbers.get("range", value_of(p, SPEED)))
    settle(g, p.seat, march.at)
    yield from fight(g, p, march)


def single_options(g: Hellas, p: Player, effect: Effect) -> list[int]:
    """Every hoplite, by region and colour, that could go."""
    options: list[int] = []
    for region in regions_of(g, p.seat):
        goals = anywhere(g, p, region) if effect.words["reach"] == "any" else ways(g, p.seat, region)
        if goals:
            there = movable(g, region, p.seat)
            options += [COLOUR << 16 | region << 4 | colour for colour, count in enumerate(there) if count]
    return options


def would_send(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(starts(g, p) if effect.word == "army" else single_options(g, p, effect))


def write_march(book: Book) -> None:
    rules = ("LOH-MSPEC-05", "LOH-MSPEC-06")
    book.add_special(MARCH, Action(SPECIAL_ACTIONS[MARCH], rules, why_not_march, march_action))
    book.add_legality(MARCH_TO, Legality(steps_from, why_not_march_to))
    book.add_legality(MARCH_ANYWHERE, Legality(steps_from, why_not_march_there))
    book.add_useful_verb("send", send_verb, would_send)
