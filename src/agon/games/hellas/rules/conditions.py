"""Conditions and counts that are not about a battle, a hunt or the campaign."""

from agon.cards.phrases import Condition, Count
from agon.games.hellas.box.numbers import NONE, PRIESTS
from agon.games.hellas.player import Player
from agon.games.hellas.rules.control import cities_of, controller, temples_of
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.powers import place_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Book, Hellas


def attribute_is(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """`at_least` or `below`; an injured attribute counts 1."""
    value = value_of(p, condition.number)
    if "at_least" in condition.numbers:
        return value >= condition.numbers["at_least"]
    return value < condition.numbers["below"]


def has(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """Priests in the pool, artifacts of any kind.  LOH-MQST-16"""
    for resource, amount in condition.amounts:
        if (p.pool if resource == PRIESTS else len(p.artifacts)) < amount:
            return False
    return True


def controls(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """This many temples, or cities."""
    number = temples_of(g, p.seat) if condition.word == "temple" else len(cities_of(g, p.seat))
    return number >= condition.numbers["at_least"]


def hand_is(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    return not p.hand


def hero_in(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """Where the player's hero is; a hero on a quest is nowhere.  LOH-MQST-09

    Regions are neighbours as they are printed: a closed sea trail hinders only who would travel it.  LOH-QFAIL-10
    """
    if p.region == NONE:
        return False
    if condition.word == "temple":
        return g.temples >> p.region & 1 == 1
    if condition.word == "here":
        assert scene.source is not None
        return p.region == place_of(g, scene.source)
    if g.battle is None:
        return False
    if condition.word == "battle":
        return p.region == g.battle.region
    return p.region in g.box.regions[g.battle.region].near


def is_neutral(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    return p.region != NONE and controller(g, p.region) == NONE


def count_attribute(g: Hellas, p: Player, count: Count, scene: Scene) -> int:
    return value_of(p, count.number)


def count_lower(g: Hellas, p: Player, count: Count, scene: Scene) -> int:
    return min(value_of(p, attribute) for attribute in count.listed)


def count_hand(g: Hellas, p: Player, count: Count, scene: Scene) -> int:
    return len(p.hand)


def write_conditions(book: Book) -> None:
    book.add_condition("all", book.all_hold)
    book.add_condition("any", book.any_holds)
    book.add_condition("attribute", attribute_is)
    book.add_condition("has", has)
    book.add_condition("controls", controls)
    book.add_condition("hand", hand_is)
    book.add_condition("hero_in", hero_in)
    book.add_condition("neutral", is_neutral)
    book.add_count("attribute", count_attribute)
    book.add_count("lower_of", count_lower)
    book.add_count("hand", count_hand)
