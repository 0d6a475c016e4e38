"""Why not this action, this Premonition, this power, or the end of the turn."""

from collections.abc import Callable
from typing import Final

from agon.games.hybris.box.numbers import (
    ACHIEVE,
    CONCEIVE,
    CONVERT,
    CRAFT,
    DEPLOY,
    FIGHT,
    NONE,
    OLYMPIAN,
    OMEN,
    PRODUCE,
    RESURRECT,
)
from agon.games.hybris.cardtext import CLAUSES
from agon.games.hybris.moments import Scene
from agon.games.hybris.player import Player
from agon.games.hybris.refusals.common import Reason, Refused
from agon.games.hybris.refusals.turn import at_destination, at_turn
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules.oracle import elements_shown, omen_cost
from agon.games.hybris.rules.powers import works
from agon.games.hybris.rules.premonitions import is_here
from agon.games.hybris.state import Hybris
from agon.kernel.words import Name, say

ALL_ELEMENTS: Final = 0b1111


def at_own_turn(g: Hybris, refused: Refused) -> None:
    """At the start of a turn: characters, and powers."""
    at_turn(g, refused)
    no_powers(g, refused)


def at_going(g: Hybris, refused: Refused) -> None:
    at_destination(g, refused)
    no_pillar(g, refused)
    no_powers(g, refused)


def at_action(g: Hybris, refused: Refused) -> None:
    """Actions of this Location that are not possible, and what else cannot be done beside one."""
    p = g.players[refused.ask.seat]
    for action in g.box.locations[g.turn.location].actions:
        option = q.ACTION << 16 | action
        if not refused.offered(option) and action in NO_ACTION:
            refused.add(option, NO_ACTION[action](g, p))
    no_pillar(g, refused)
    no_premonitions(g, refused)
    no_powers(g, refused)


def at_end_of_turn(g: Hybris, refused: Refused) -> None:
    """The turn cannot end before the Pillar is resolved."""
    if not refused.offered(q.STOP << 16):
        refused.add(q.STOP << 16, (say("hybris-why-pillar-first"), ("HYB-ACT-21",)))
    no_pillar(g, refused)
    no_premonitions(g, refused)
    no_powers(g, refused)


# ---------------------------------------------------------------- beside the action


def no_pillar(g: Hybris, refused: Refused) -> None:
    """Pillars that have been resolved, while the Olympian is active."""
    p = g.players[refused.ask.seat]
    if g.turn.character == NONE or p.characters[g.turn.character].kind != OLYMPIAN:
        return
    for place, pillar in enumerate(p.pillars):
        if p.pillar_resolved or p.turned >> pillar & 1:
            refused.add(q.RESOLVE_PILLAR << 16 | place, (say("hybris-why-pillar-resolved"), ("HYB-ACT-24",)))


def no_premonitions(g: Hybris, refused: Refused) -> None:
    """Premonitions that cannot be completed: for another place, or not fulfilled."""
    for card in sorted(g.players[refused.ask.seat].premonitions):
        option = q.PREMONITION << 16 | card
        if refused.offered(option):
            continue
        premonition = g.box.premonitions[card]
        if is_here(g, card):
            conditions = CLAUSES.conditions(g.box, premonition.conditions)
            reason = say("hybris-why-premonition-conditions", conditions=conditions)
        else:
            reason = say("hybris-why-premonition-place", place=Name(g.box.place_thing(premonition.place)))
        refused.add(option, (reason, ("HYB-PREM-02",)))


def no_powers(g: Hybris, refused: Refused) -> None:
    """One's powers for one's own turn that were used, or could do nothing now."""
    p = g.players[refused.ask.seat]
    for source in g.arsenal.powers.get("own_turn", []):
        option = q.POWER << 16 | source.power.index
        if source.seat != p.seat or refused.offered(option):
            continue
        if source.power.index in p.used:
            refused.add(option, (say("hybris-why-power-used"), ("HYB-TECH-08",)))
        elif works(g, p, source, Scene(p.seat)):
            refused.add(option, (say("hybris-why-power-idle"), ("HYB-CORE-01",)))


# ---------------------------------------------------------------- actions


def no_convert(g: Hybris, p: Player) -> Reason:
    return say("hybris-why-no-prayers"), ("HYB-OLYMPUS-02", "HYB-CORE-01")


def no_conceive(g: Hybris, p: Player) -> Reason:
    return say("hybris-why-no-piles"), ("HYB-OLYMPUS-03",)


def no_craft(g: Hybris, p: Player) -> Reason:
    if p.seat not in g.workshop.owners:
        return say("hybris-why-no-workshop"), ("HYB-FORGE-04",)
    return say("hybris-why-craft-dear"), ("HYB-FORGE-04", "HYB-CORE-01")


def no_produce(g: Hybris, p: Player) -> Reason:
    return say("hybris-why-no-factory"), ("HYB-FORGE-08",)


def no_omen(g: Hybris, p: Player) -> Reason:
    if p.followers < omen_cost(g, p):
        return say("hybris-why-omen-follower"), ("HYB-ORACLE-04", "HYB-CORE-01")
    if elements_shown(g) == ALL_ELEMENTS:
        return say("hybris-why-omen-full"), ("HYB-ORACLE-07",)
    return say("hybris-why-omen-card"), ("HYB-ORACLE-03",)


def no_achieve(g: Hybris, p: Player) -> Reason:
    return say("hybris-why-no-quest"), ("HYB-FATES-01",)


def no_fight(g: Hybris, p: Player) -> Reason:
    return say("hybris-why-no-enemy"), ("HYB-COLI-02",)


def no_resurrect(g: Hybris, p: Player) -> Reason:
    return say("hybris-why-no-defeated"), ("HYB-UNDER-01",)


def no_deploy(g: Hybris, p: Player) -> Reason:
    if not p.storage:
        return say("hybris-why-storage-empty"), ("HYB-DEPLOY-02",)
    return say("hybris-why-city-full"), ("HYB-DEPLOY-02",)


NO_ACTION: Final[dict[int, Callable[[Hybris, Player], Reason]]] = {
    CONVERT: no_convert,
    CONCEIVE: no_conceive,
    CRAFT: no_craft,
    PRODUCE: no_produce,
    OMEN: no_omen,
    ACHIEVE: no_achieve,
    FIGHT: no_fight,
    RESURRECT: no_resurrect,
    DEPLOY: no_deploy,
}
"""The actions that can be impossible, and why."""
