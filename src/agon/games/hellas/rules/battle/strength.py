"""What an army is worth in a battle.  LOH-MBAT-02, LOH-MBAT-06, LOH-MBAT-07, LOH-MBAT-17"""

from typing import Final

from agon.games.hellas.box.numbers import LEADERSHIP
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.rules.armies import army, is_fortified
from agon.games.hellas.rules.battle.playing import battle_scene, fighter
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.modifiers import modified
from agon.games.hellas.state import Hellas

IN_CITY: Final = 1
IN_SPARTA: Final = 2
"""What a fortified hoplite adds."""


def army_strength(g: Hellas, battle: Battle, side: Side) -> int:
    """All hoplites in the region, the cards played, and everything that adds to it.  LOH-MBAT-02, LOH-MBAT-06"""
    strength = army(g, battle.region, side.commander) + sum(side.values) + side.strength
    strength += fortification(g, battle, side)
    p = fighter(g, side)
    return strength if p is None else modified(g, p, "army_strength", strength, battle_scene(battle, p.seat))


def fortification(g: Hellas, battle: Battle, side: Side) -> int:
    """What the hoplite in the city adds, for a defender.  LOH-MBAT-17"""
    if side is not battle.defender or not is_fortified(g, battle.region, side.commander):
        return 0
    return IN_SPARTA if g.box.regions[battle.region].sparta else IN_CITY


def figures(g: Hellas, battle: Battle, side: Side) -> int:
    """How many hoplites a side has, where numbers are compared."""
    return army(g, battle.region, side.commander)


def leadership(g: Hellas, battle: Battle, side: Side) -> int:
    """The leadership of a side's hero, wherever he is."""
    p = fighter(g, side)
    return 0 if p is None else value_of(p, LEADERSHIP)


def decide(g: Hellas, battle: Battle) -> tuple[int, int]:
    """Set the winner: the higher army strength, the defender on a tie. What the attacker and the defender had.

    LOH-MBAT-07
    """
    attack = g.book.replaceable.army_strength(g, battle, battle.attacker)
    defence = g.book.replaceable.army_strength(g, battle, battle.defender)
    battle.winner = (battle.attacker if attack > defence else battle.defender).commander
    return attack, defence


def keep_strengths(g: Hellas, battle: Battle) -> None:
    """Remember the final strength of both sides: losses after the battle do not change it."""
    for side in (battle.attacker, battle.defender):
        side.reached = g.book.replaceable.army_strength(g, battle, side)
