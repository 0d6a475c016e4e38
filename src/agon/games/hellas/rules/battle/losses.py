"""After a battle: losses of both sides, the loser's withdrawal, the winner's control.

LOH-MBAT-08, LOH-MBAT-10, LOH-MBAT-11, LOH-MBAT-13, LOH-MBAT-15, LOH-MBAT-16. Each part is a procedure of its
own, so that a module can put another order or another enemy in its place.
"""

from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.rules.armies import army, kill
from agon.games.hellas.rules.battle.playing import battle_scene, fighter
from agon.games.hellas.rules.control import controller, take_control
from agon.games.hellas.rules.modifiers import highest, modified
from agon.games.hellas.rules.movement import withdraw
from agon.games.hellas.state import Hellas
from agon.kernel.ask import DONE, Play

DEFEAT: Final = 1
"""The hoplites that a lost battle costs."""


def after_battle(g: Hellas, battle: Battle) -> Play:
    """Losses, withdrawal, control."""
    winner, loser = sides_of(battle)
    yield from suffer(g, battle, battle.defender)
    yield from suffer(g, battle, battle.attacker)
    yield from fall_back(g, battle, loser)
    occupy(g, battle, winner)


def sides_of(battle: Battle) -> tuple[Side, Side]:
    """The winner's side and the loser's."""
    winner = battle.attacker if battle.winner == battle.attacker.commander else battle.defender
    return winner, battle.opponent_of(winner)


def suffer(g: Hellas, battle: Battle, side: Side) -> Play:
    """A side loses its hoplites, all at once for whatever might save them."""
    yield from kill(g, side.commander, battle.region, losses_of(g, battle, side))


def losses_of(g: Hellas, battle: Battle, side: Side) -> int:
    """What a side loses once the winner is known: for its casualties, and for its defeat."""
    return casualties(g, battle, side) + (0 if battle.winner == side.commander else defeat_losses(g, battle, side))


def casualties(g: Hellas, battle: Battle, side: Side) -> int:
    """The symbols on the cards that a side has played, as powers change them.  LOH-MBAT-08"""
    count = side.casualties
    p = fighter(g, side)
    if p is not None:
        count = modified(g, p, "own_casualties", count, battle_scene(battle, p.seat))
    opponent = fighter(g, battle.opponent_of(side))
    if opponent is not None:
        count = modified(g, opponent, "enemy_casualties", count, battle_scene(battle, opponent.seat))
    return max(0, count)


def defeat_losses(g: Hellas, battle: Battle, side: Side) -> int:
    """What a beaten side loses in addition: one, unless the winner has something that makes it more.  LOH-MBAT-10"""
    opponent = fighter(g, battle.opponent_of(side))
    if opponent is None:
        return DEFEAT
    return highest(g, opponent, "defeat_losses", DEFEAT, battle_scene(battle, opponent.seat))


def fall_back(g: Hellas, battle: Battle, side: Side) -> Play:
    """A beaten side withdraws, an attacker to where it came from.  LOH-MBAT-11, LOH-MBAT-13"""
    return withdraw(g, side.commander, battle.region, side.came_from)


def occupy(g: Hellas, battle: Battle, side: Side) -> None:
    """The winner takes control, whatever the region's population strength, if a hoplite is left to do so.

    LOH-MBAT-15, LOH-MBAT-16
    """
    p = fighter(g, side)
    if p is None or controller(g, battle.region) == p.seat or not army(g, battle.region, p.seat):
        return
    take_control(g, battle.region, g.book.replaceable.token_colour(g, p, battle.region))


def clear_away(g: Hellas, battle: Battle) -> None:
    """The cards of both sides go to the discard pile."""
    g.combat_discard += battle.defender.cards + battle.attacker.cards


def battle_over(g: Hellas, battle: Battle) -> Play:
    """A battle causes no other one."""
    return DONE


def loser_of(battle: Battle) -> int:
    """The commander who has lost; NONE before it is decided."""
    return NONE if battle.winner == NONE else sides_of(battle)[1].commander
