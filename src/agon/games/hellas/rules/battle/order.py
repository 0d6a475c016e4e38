"""Battles that a movement has caused, one after the other."""

from agon.games.hellas.player import Player
from agon.games.hellas.rules.battle.waging import battle
from agon.games.hellas.rules.control import settle
from agon.games.hellas.rules.powers import ask
from agon.games.hellas.rules.questions import BATTLE, NEXT_BATTLE, number_of
from agon.games.hellas.state import Choice, Hellas
from agon.kernel.ask import Play


def fight_all(g: Hellas, p: Player, origins: dict[int, list[int]]) -> Play:
    """Every battle that a movement has caused; `origins` says of each region where hoplites came to it from.

    LOH-MREG-06, LOH-MREG-07
    """
    due = still_due(g, p, list(origins))
    while due:
        region = due[0] if len(due) == 1 else (yield from g.book.replaceable.next_battle(g, p, due))
        due.remove(region)
        yield from battle(g, region, p.seat, origins[region])
        due = still_due(g, p, due)


def still_due(g: Hellas, p: Player, regions: list[int]) -> list[int]:
    """Those where a battle is due; elsewhere the enemy has gone to help in another one, and control is looked at."""
    due: list[int] = []
    for region in regions:
        if g.book.replaceable.battle_due(g, region, p.seat):
            due.append(region)
        else:
            settle(g, p.seat, region)
    return due


def next_battle(g: Hellas, p: Player, due: list[int]) -> Choice:
    """Whoever moved says which battle is next.  LOH-MREG-07"""
    options = [BATTLE << 16 | region for region in due]
    return number_of((yield from ask(g, p, NEXT_BATTLE, options)))
