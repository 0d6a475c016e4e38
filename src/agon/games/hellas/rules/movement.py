"""Armies that arrive and withdraw: what follows every movement of hoplites, but for battles (`rules.battle`)."""

from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.moments import Scene
from agon.games.hellas.rules.armies import army, enemy_army, is_fortified, lose, movable, shift, unfortify
from agon.games.hellas.rules.control import settle
from agon.games.hellas.rules.map import may_enter, may_leave, ways
from agon.games.hellas.rules.powers import ask, happen
from agon.games.hellas.rules.questions import REGION, WITHDRAW_TO, number_of
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play


def arrive(g: Hellas, commander: int, region: int, troop: list[int]) -> Play:
    """Hoplites have come into a region by moving, all of one movement: what waits for them there, then control."""
    yield from enter(g, commander, region, troop)
    settle(g, commander, region)


def enter(g: Hellas, commander: int, region: int, troop: list[int]) -> Play:
    """Only what waits for them there: they may go on."""
    scene = Scene(commander)
    scene.region = region
    scene.army = troop
    return happen(g, "hoplites_enter", scene)


# ---------------------------------------------------------------- withdrawal


def withdrawals(g: Hellas, commander: int, region: int) -> list[int]:
    """Neighbouring regions without enemy hoplites and not under enemy control; none from where Medusa is.

    LOH-MBAT-12, LOH-MBAT-14, LOH-SLOSS-03
    """
    return [near for near in ways(g, commander, region) if is_safe(g, near, commander)]


def returns(g: Hellas, commander: int, region: int, starts: list[int]) -> list[int]:
    """Where a beaten attacker may go: only back where he came from, however far that is.  LOH-MBAT-13"""
    if not may_leave(g, commander, region):
        return []
    return [start for start in starts if may_enter(g, commander, start) and is_safe(g, start, commander)]


def is_safe(g: Hellas, region: int, commander: int) -> bool:
    token = g.control[region]
    return not enemy_army(g, region, commander) and (token == NONE or g.commander[token] == commander)


def withdraw(g: Hellas, commander: int, region: int, only: list[int]) -> Play:
    """An army leaves as one group, the fortified one too; with nowhere to go all of it is lost.

    `only`: regions one of which it must be, where an attacker came from; empty: any.  LOH-MBAT-11 to LOH-MBAT-14
    """
    if not army(g, region, commander):
        return
    if is_fortified(g, region, commander):
        unfortify(g, region)
    goals = returns(g, commander, region, only) if only else withdrawals(g, commander, region)
    if not goals:
        yield from lose(g, commander, region, army(g, region, commander))
        return
    goal = goals[0]
    if commander >= 0:
        options = [REGION << 16 | near for near in goals]
        goal = number_of((yield from ask(g, g.players[commander], WITHDRAW_TO, options)))
    troop = movable(g, region, commander)
    shift(g, region, goal, troop)
    log.withdrawn(g, commander, region, goal)
    yield from arrive(g, commander, goal, troop)
