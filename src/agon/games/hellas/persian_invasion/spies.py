"""Spies: sent, at work, and removed by the hero.  LOH-A1GEN-02, LOH-A1GEN-04, LOH-A2SPY-01 to LOH-A2SPY-08"""

from agon.cards.phrases import Condition, Effect
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion import log
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.questions import MOVE_HERO, REMOVE_SPY, SPY_OR_MOVE
from agon.games.hellas.persian_invasion.war import PLAYER, command, war_of
from agon.games.hellas.player import Player
from agon.games.hellas.rules.control import controller, drop_control, take_control
from agon.games.hellas.rules.movement import withdraw
from agon.games.hellas.rules.powers import ask
from agon.games.hellas.scenes import PERSIANS, Scene
from agon.games.hellas.state import Hellas, Perform
from agon.kernel.ask import Play, action_of


def send_spy(g: Hellas, region: int) -> None:
    """The leftmost spy of the track; nothing happens without one.  LOH-A1GEN-02"""
    war = war_of(g)
    if war.spies_left:
        war.spies_left -= 1
        war.spies.append(region)
        log.spy(g, region, command(g))


def spying_phase(g: Hellas) -> Play:
    """Every region with a spy, once, by number.  LOH-A2SPY-01, LOH-A1GEN-04"""
    watched = war_of(g).spies.copy()
    for region in g.box.region_order:
        if region in watched:
            yield from undermine(g, region)


def undermine(g: Hellas, region: int) -> Play:
    """Blue becomes yellow, yellow goes, a region without a token becomes Persian, and there a spy has done his work.

    LOH-A2SPY-03 to LOH-A2SPY-06
    """
    campaign = campaign_of(g.box)
    token = g.control[region]
    log.spy_at_work(g, region, token)
    if token == campaign.player:
        take_control(g, region, campaign.allies)
    elif token == campaign.allies:
        drop_control(g, region)
        yield from withdraw(g, PLAYER, region, [])
    elif token == NONE:
        take_control(g, region, campaign.persians)
        yield from withdraw(g, PLAYER, region, [])
    else:
        assert controller(g, region) == PERSIANS
        war_of(g).spies.remove(region)  # the command value keeps what he added
        log.spy_gone(g, region)


# ---------------------------------------------------------------- the hero


class SpyHunt:
    """Hero Movement in the campaign: in act II a hero may give all of it up to remove a spy from his region."""

    def __init__(self, perform: Perform) -> None:
        self.perform = perform

    def do(self, g: Hellas, p: Player) -> Play:
        """LOH-A2SPY-07"""
        if may_remove_spy(g, p):
            choice = yield from ask(g, p, SPY_OR_MOVE, [REMOVE_SPY << 16 | p.region, MOVE_HERO << 16])
            if action_of(choice) == REMOVE_SPY:
                remove_spy(g, p.region)
                return
        yield from self.perform(g, p)


def may_remove_spy(g: Hellas, p: Player) -> bool:
    war = war_of(g)
    return war.act == 2 and p.region in war.spies


def remove_spy(g: Hellas, region: int) -> None:
    """Back to the track, to its first free space from the right.  LOH-A2SPY-08"""
    war = war_of(g)
    war.spies.remove(region)
    war.spies_left += 1
    log.spy_removed(g, region, command(g))


# ---------------------------------------------------------------- words


def spy_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    send_spy(g, effect.number)
    yield from ()


def spying_phase_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    yield from spying_phase(g)


def spy_in(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    return condition.number in war_of(g).spies
