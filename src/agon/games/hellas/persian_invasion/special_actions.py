"""Usurp and Prepare where Persians are."""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.vanguard import attack_here, go_to, vanguard_region
from agon.games.hellas.persian_invasion.war import war_of
from agon.games.hellas.player import Player
from agon.games.hellas.rules.battle import battle
from agon.games.hellas.rules.special_actions import prepare_action, usurp_action
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play


def usurp(g: Hellas, p: Player) -> Play:
    """As ever, but that a vanguard withdraws along its route, without losses.  LOH-MSPEC-20, LOH-SSPEC-10"""
    driven_back = p.region == vanguard_region(g)
    if driven_back:
        go_to(g, war_of(g).vanguard - 1)
    yield from usurp_action(g, p)
    if driven_back:
        yield from attack_here(g)


def prepare(g: Hellas, p: Player) -> Play:
    """As ever; hoplites recruited where a Persian control token lies must fight for it.  LOH-SSPEC-13, LOH-SBAT-01"""
    yield from prepare_action(g, p)
    if p.region != NONE and g.book.replaceable.battle_due(g, p.region, p.seat):
        yield from battle(g, p.region, p.seat, [])
