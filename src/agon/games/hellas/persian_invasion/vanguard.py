"""The vanguard of act I: its hoplites, its road to the oracle, and back when it is beaten.

LOH-A1MOB-01, LOH-A1MOB-03, LOH-A1MOB-06, LOH-A1GEN-03, LOH-SLOSS-05 to LOH-SLOSS-07
"""

from agon.cards.phrases import Condition, Effect
from agon.games.hellas import log as base_log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion import log
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.war import war_of
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import army, movable, place, remove, shift
from agon.games.hellas.rules.battle import battle
from agon.games.hellas.scenes import PERSIANS, Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play


def vanguard_region(g: Hellas) -> int:
    """Where it stands; NONE if it is gone."""
    stage = war_of(g).vanguard
    return NONE if stage == NONE else campaign_of(g.box).route[stage]


def vanguard_size(g: Hellas) -> int:
    region = vanguard_region(g)
    return 0 if region == NONE else army(g, region, PERSIANS)


def march(g: Hellas) -> Play:
    """The whole vanguard moves on by one region; if the player's hoplites are there, it attacks.  LOH-A1MOB-03,
    LOH-A1MOB-06

    It takes no control tokens away.
    """
    war = war_of(g)
    if war.vanguard in (NONE, len(campaign_of(g.box).route) - 1):
        return
    go_to(g, war.vanguard + 1)
    yield from attack_here(g)


def go_to(g: Hellas, stage: int) -> None:
    """All of it moves along the route."""
    war = war_of(g)
    start, goal = vanguard_region(g), campaign_of(g.box).route[stage]
    war.vanguard = stage
    shift(g, start, goal, movable(g, start, PERSIANS))
    log.vanguard(g, start, goal)


def attack_here(g: Hellas) -> Play:
    """A battle, if the player's hoplites are where the vanguard has come to; the player defends.  LOH-A1MOB-06"""
    region = vanguard_region(g)
    if g.book.replaceable.battle_due(g, region, PERSIANS):
        yield from battle(g, region, PERSIANS, [])


def reinforce(g: Hellas, count: int) -> None:
    """More hoplites where it stands; none for a vanguard that is gone.  LOH-A1GEN-03"""
    region = vanguard_region(g)
    if region != NONE:
        place(g, region, campaign_of(g.box).persians, count)


def fall_back(g: Hellas) -> None:
    """A beaten vanguard loses a hoplite and goes one region back; without hoplite or way it is gone.

    LOH-SLOSS-05 to LOH-SLOSS-07
    """
    war = war_of(g)
    region = vanguard_region(g)
    remove(g, region, campaign_of(g.box).persians, 1)
    base_log.hoplites_lost(g, PERSIANS, region, 1)
    if vanguard_size(g) == 0 or war.vanguard == 0:
        rout(g)
    else:
        go_to(g, war.vanguard - 1)


def rout(g: Hellas) -> None:
    """All that is left of it leaves the map; act II begins after the event phase.  LOH-SLOSS-07"""
    region, size = vanguard_region(g), vanguard_size(g)
    if size:
        remove(g, region, campaign_of(g.box).persians, size)
        base_log.hoplites_lost(g, PERSIANS, region, size)
    war_of(g).vanguard = NONE
    log.vanguard_routed(g, region)


# ---------------------------------------------------------------- words


def reinforce_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    reinforce(g, effect.number)
    yield from ()


def vanguard_below(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """It is on the map and has fewer hoplites."""
    return 0 < vanguard_size(g) < condition.number


def vanguard_in(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    return vanguard_region(g) in condition.listed
