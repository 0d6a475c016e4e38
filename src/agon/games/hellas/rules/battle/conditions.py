"""Conditions and counts that are about the battle that is on."""

from agon.cards.phrases import Condition, Count
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import army, is_fortified
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Book, Hellas


def own_battle(g: Hellas, p: Player) -> tuple[Battle, Side] | None:
    """The battle that is on and the player's side of it, if they have one."""
    side = None if g.battle is None else g.battle.side_of(p.seat)
    return None if g.battle is None or side is None else (g.battle, side)


def has_role(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ role = "defender" }`"""
    if g.battle is None:
        return False
    side = g.battle.attacker if condition.word == "attacker" else g.battle.defender
    return side.commander == p.seat


def is_in_city(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ battle_in = "city" }`; Sparta is one."""
    return g.battle is not None and g.box.regions[g.battle.region].city


def has_glory(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ glory_of = "battle_land" }`"""
    return g.battle is not None and g.glory[g.box.regions[g.battle.region].land] == p.seat


def has_numbers(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ numbers = "more" }` or `fewer`."""
    found = own_battle(g, p)
    if found is None:
        return False
    battle, side = found
    own = g.book.replaceable.figures(g, battle, side)
    enemy = g.book.replaceable.figures(g, battle, battle.opponent_of(side))
    return own > enemy if condition.word == "more" else own < enemy


def outleads(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ outleads = "enemy_hero" }`, wherever the heroes are."""
    found = own_battle(g, p)
    if found is None:
        return False
    battle, side = found
    leadership = g.book.replaceable.leadership
    return leadership(g, battle, side) > leadership(g, battle, battle.opponent_of(side))


def has_fortified(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ fortified = "battle" }`"""
    return g.battle is not None and is_fortified(g, g.battle.region, p.seat)


def count_hoplites(g: Hellas, p: Player, count: Count, scene: Scene) -> int:
    """`{ hoplites = "own", per = 2 }`: once per this many in the battle."""
    return 0 if g.battle is None else army(g, g.battle.region, p.seat) // count.numbers.get("per", 1)


def write_battle_conditions(book: Book) -> None:
    book.add_condition("role", has_role)
    book.add_condition("battle_in", is_in_city)
    book.add_condition("glory_of", has_glory)
    book.add_condition("numbers", has_numbers)
    book.add_condition("outleads", outleads)
    book.add_condition("fortified", has_fortified)
    book.add_count("hoplites", count_hoplites)
