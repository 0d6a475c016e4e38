"""Recruit, Prepare and Usurp.  LOH-MSPEC-01 to -04, LOH-MSPEC-13 to LOH-MSPEC-22"""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas.box.numbers import NONE, PREPARE, RECRUIT, USURP
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import commanders_in, enemy_army, supply
from agon.games.hellas.rules.cards import can_draw, gain_cards
from agon.games.hellas.rules.control import cities_of, controller, take_control, tokens_left
from agon.games.hellas.rules.heroes import heal
from agon.games.hellas.rules.modifiers import highest
from agon.games.hellas.rules.movement import withdraw
from agon.games.hellas.rules.powers import ask_anew, happen
from agon.games.hellas.rules.questions import OPTION, PREPARATION, number_of
from agon.games.hellas.rules.recruiting import may_recruit, recruit_in_each, recruit_in_one, recruit_single
from agon.games.hellas.scenes import Scene
from agon.games.hellas.schema.words import SPECIAL_ACTIONS
from agon.games.hellas.state import Action, Book, Hellas
from agon.kernel.ask import DONE, Play
from agon.kernel.legality import Legality, Reason

NO_CITY: Final = Reason("hellas-why-no-city", "LOH-MSPEC-01", "LOH-MSPEC-03")
NO_RECRUITS: Final = Reason("hellas-why-no-recruits", "LOH-MSPEC-01", "LOH-MSPEC-03")
NO_PREPARATION: Final = Reason("hellas-why-no-preparation", "LOH-MSPEC-13")
NO_INJURY: Final = Reason("hellas-why-no-injury", "LOH-MSPEC-13")
NO_CARDS: Final = Reason("hellas-why-no-cards", "LOH-MSPEC-13")
NO_LEVY: Final = Reason("hellas-why-no-levy", "LOH-MSPEC-15", "LOH-MSPEC-16")
ON_QUEST: Final = Reason("hellas-why-on-quest", "LOH-MQST-11")
NO_GLORY: Final = Reason("hellas-why-no-glory", "LOH-MSPEC-18")
CONTROLLED: Final = Reason("hellas-why-controlled", "LOH-MSPEC-18")

# ---------------------------------------------------------------- Recruit


def recruit_room(g: Hellas, p: Player) -> dict[int, int]:
    """How many hoplites Recruit may place in each controlled region with a city.  LOH-MSPEC-01"""
    cities = [region for region in cities_of(g, p.seat) if has_room(g, p, region)]
    return {region: g.book.replaceable.recruit_numbers(g, region) for region in cities}


def has_room(g: Hellas, p: Player, region: int) -> bool:
    """Whether Recruit or Usurp could place a hoplite there: not among enemy hoplites, nor where the Sphinx is.

    LOH-MSPEC-03, LOH-MSPEC-16
    """
    if enemy_army(g, region, p.seat) or not may_recruit(g, p, region):
        return False
    return supply(g, g.book.replaceable.recruit_colour(g, p, region)) > 0


def why_not_recruit(g: Hellas, p: Player) -> Reason | None:
    cities = cities_of(g, p.seat)
    if not cities:
        return NO_CITY
    return None if any(has_room(g, p, region) for region in cities) else NO_RECRUITS


def recruit_action(g: Hellas, p: Player) -> Play:
    yield from recruit_in_each(g, p, recruit_room(g, p), g.book.replaceable.recruit_colour)
    yield from happen(g, "recruited", Scene(p.seat))


# ---------------------------------------------------------------- Prepare

HEAL: Final = 0
DRAW: Final = 1
LEVY: Final = 2
CHOICES: Final = 2
PREPARATIONS: Final = [OPTION << 16 | way for way in (HEAL, DRAW, LEVY)]


def preparations(g: Hellas, p: Player) -> list[int]:
    """What Prepare could do now."""
    return [option for option in PREPARATIONS if why_not_preparation(g, p, option) is None]


def can_prepare(g: Hellas, p: Player) -> bool:
    """Whether it could do anything; the most expensive to find out is looked at last."""
    return any(why_not_preparation(g, p, option) is None for option in PREPARATIONS)


def why_not_preparation(g: Hellas, p: Player, option: int) -> Reason | None:
    """LOH-MSPEC-13, LOH-MSPEC-15, LOH-MSPEC-16"""
    way = number_of(option)
    if way == HEAL:
        return None if p.injuries else NO_INJURY
    if way == DRAW:
        return None if can_draw(g) else NO_CARDS
    if p.region == NONE:
        return ON_QUEST
    return None if can_levy(g, p, p.region) else NO_LEVY


def can_levy(g: Hellas, p: Player, region: int) -> bool:
    """Whether Prepare could recruit there: not among enemy hoplites, nor where the Sphinx is."""
    if enemy_army(g, region, p.seat) or not may_recruit(g, p, region):
        return False
    return supply(g, g.book.replaceable.prepare_colour(g, p, region)) > 0


def why_not_prepare(g: Hellas, p: Player) -> Reason | None:
    return None if can_prepare(g, p) else NO_PREPARATION


def prepare_action(g: Hellas, p: Player) -> Play:
    """Two of three, the same one twice if wanted.  LOH-MSPEC-13, LOH-MSPEC-14

    A city counts that was the player's before: in a region just taken by this action nobody is fortified.
    LOH-MSPEC-35
    """
    barred = [region.index for region in g.box.regions if controller(g, region.index) != p.seat]
    for _ in range(CHOICES):
        if not can_prepare(g, p):
            break
        choice = yield from ask_anew(g, p, PREPARATION, lambda: preparations(g, p))
        if number_of(choice) == HEAL:
            yield from heal(g, p)
        elif number_of(choice) == DRAW:
            yield from gain_cards(g, p, 1)
        else:
            yield from recruit_single(g, p, p.region, g.book.replaceable.prepare_colour, barred)
    yield from happen(g, "prepared", Scene(p.seat))


# ---------------------------------------------------------------- Usurp


def why_not_usurp_here(g: Hellas, p: Player) -> Reason | None:
    """Not from a quest.  LOH-MQST-11"""
    return ON_QUEST if p.region == NONE else g.book.replaceable.why_not_usurp(g, p, p.region)


def why_not_usurp(g: Hellas, p: Player, region: int) -> Reason | None:
    """With the glory token of the land; in a region of the player's own while there is somebody to drive out or to
    recruit.

    LOH-MSPEC-18
    """
    if g.glory[g.box.regions[region].land] != p.seat:
        return NO_GLORY
    if controller(g, region) != p.seat or enemy_army(g, region, p.seat) > 0 or has_room(g, p, region):
        return None
    return CONTROLLED


def usurp_action(g: Hellas, p: Player) -> Play:
    """Control at once; enemy hoplites withdraw without losses; a hoplite is recruited.  LOH-MSPEC-18 to LOH-MSPEC-22

    A region of the player's own is taken by nobody, and its token stays.
    """
    region = p.region
    if controller(g, region) != p.seat:
        take_control(g, region, g.book.replaceable.token_colour(g, p, region))
    for commander in commanders_in(g, region):
        if commander != p.seat:
            yield from withdraw(g, commander, region, [])
    if may_recruit(g, p, region):
        most = highest(g, p, "usurp_recruits", 1, Scene(p.seat))
        yield from recruit_in_one(g, p, [region], most, g.book.replaceable.recruit_colour)


# ---------------------------------------------------------------- the verb `control`


def control_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """Take control of the hero's region, unless enemy hoplites stand there (decided)."""
    if would_control(g, p, effect, scene):
        take_control(g, p.region, g.book.replaceable.token_colour(g, p, p.region))
    return DONE


def would_control(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    if p.region == NONE or controller(g, p.region) == p.seat or enemy_army(g, p.region, p.seat):
        return False
    return tokens_left(g, g.book.replaceable.token_colour(g, p, p.region)) > 0


def write_special_actions(book: Book) -> None:
    rules: tuple[str, ...] = ("LOH-MSPEC-01", "LOH-MSPEC-02", "LOH-MSPEC-03")
    book.add_special(RECRUIT, Action(SPECIAL_ACTIONS[RECRUIT], rules, why_not_recruit, recruit_action))
    rules = ("LOH-MSPEC-13", "LOH-MSPEC-14")
    book.add_special(PREPARE, Action(SPECIAL_ACTIONS[PREPARE], rules, why_not_prepare, prepare_action))
    rules = ("LOH-MSPEC-18", "LOH-MSPEC-20")
    book.add_special(USURP, Action(SPECIAL_ACTIONS[USURP], rules, why_not_usurp_here, usurp_action))
    book.add_legality(PREPARATION, Legality(lambda g, ask: PREPARATIONS, why_not_preparation))
    book.replaceable.why_not_usurp = why_not_usurp
    book.add_useful_verb("control", control_verb, would_control)
    book.needed.add("control")
