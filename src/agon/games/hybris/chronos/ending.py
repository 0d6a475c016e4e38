"""How a game against Chronos ends: won at once, lost at once, or by points after the last Age."""

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.chronos.gains import ahead_in_grandeur, is_unbound
from agon.games.hybris.chronos.table import chronos_table
from agon.games.hybris.player import Player
from agon.games.hybris.rules.ending import at_once
from agon.games.hybris.state import Hybris
from agon.kernel.game import OVER, Outcome, Place
from agon.kernel.words import Message, Seat, say


def verdict(g: Hybris) -> Outcome | None:
    """The sixth Upgrade wins, empty tracks lose; else more points than Chronos do, or as many and more Grandeur."""
    if g.step != OVER:
        return None
    winners = tuple([p.seat for p in g.players if has_won(g, p)])
    places = tuple([Place(p.seat, 1, p.vp) for p in g.players])  # they win or lose together: nobody is before anybody
    return Outcome(winners, places, reason(g, g.players[0]))


def has_won(g: Hybris, p: Player) -> bool:
    """CHR-END-01, CHR-END-02, CHR-HOUSE-20"""
    if g.ascended != NONE:
        return g.ascended == p.seat
    return not is_unbound(g) and outlives(g, p)


def outlives(g: Hybris, p: Player) -> bool:
    rival = chronos_table(g).vp
    return p.vp > rival or (p.vp == rival and ahead_in_grandeur(g, p))


def reason(g: Hybris, p: Player) -> Message:
    if g.ascended != NONE:
        return at_once(g)
    if is_unbound(g):
        return say("hybris-lost-unbound", seat=Seat(p.seat))
    kind = "hybris-outlived-chronos" if outlives(g, p) else "hybris-outlasted"
    return say(kind, seat=Seat(p.seat), count=p.vp, chronos=chronos_table(g).vp)
