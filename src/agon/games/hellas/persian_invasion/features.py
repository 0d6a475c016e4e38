"""The campaign's position as numbers: the war, then what the player has and could do, as in the competitive game."""

from typing import Final

from agon.games.hellas.box.numbers import LOYAL, NONE
from agon.games.hellas.features import MEANS, PLANS, land_share, means, plans, weigh
from agon.games.hellas.moments import PERSIANS
from agon.games.hellas.persian_invasion.vanguard import vanguard_region
from agon.games.hellas.persian_invasion.war import PLAYER, attitude_of, command, ill_will, occupied, war_of
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.control import controlled
from agon.games.hellas.state import Hellas

ENDS: Final = [
    ("the victory counter on its way to 0", 6.0, 6.0),
    ("Persian control tokens", -5.0, -8.0),
    ("lands that are Persian", -3.0, -6.0),
    ("the lowest monument", 2.0, 2.0),
    ("the vanguard on its way", -2.0, -2.0),
]
"""A way to win or lose, what all of it is worth, and what it is worth besides by its square."""

WAR: Final = [
    ("regions more than the Persians", 0.3),
    ("levels of monuments", 0.3),
    ("invasion", -0.4),
    ("mobilization", -0.1),
    ("spies on the map", -0.5),
    ("command", -0.3),
    ("hoplites of the vanguard", -0.4),
    ("the vanguard routed", 4.0),
    ("ill will of lands", -0.8),
    ("loyal lands", 1.0),
    ("the oracle lost", -1.5),
    ("monsters on the map", -0.6),
    ("monsters at monuments, the more the lower these are", -4.0),
    ("monsters one step from a monument", -0.6),
]

EVALUATION: Final = weigh(ENDS, WAR, MEANS, PLANS)


def features(g: Hellas, seat: int) -> list[float]:
    """The numbers that the evaluation weighs, in its order."""
    p = g.players[PLAYER]
    if p.hero == NONE:
        return [0.0] * len(EVALUATION.names)
    found: list[float] = []
    for share in ends(g):
        found.append(share)
        found.append(share * share)
    return found + war(g) + means(g, p) + plans(g, p)


def ends(g: Hellas) -> list[float]:
    """How near each end is, from 0 to 1."""
    state = war_of(g)
    campaign = g.box.campaign
    levels = [monument.level / campaign.monument_level for monument in g.monuments]
    return [
        0.0 if state.counter == NONE else 1.0 - state.counter / campaign.invasion,
        len(occupied(g)) / campaign.control_tokens,
        land_share(g, PERSIANS, campaign.lands_to_win, []),
        min(levels),
        0.0 if state.vanguard == NONE else state.vanguard / (len(campaign.route) - 1),
    ]


def war(g: Hellas) -> list[float]:
    state = war_of(g)
    lands = range(len(g.box.lands))
    vanguard = vanguard_region(g)
    return [
        float(len(controlled(g, PLAYER)) - len(occupied(g))),
        float(sum(monument.level for monument in g.monuments)),
        float(state.invasion),
        float(state.mobilization),
        float(len(state.spies)),
        float(command(g)),
        0.0 if vanguard == NONE else float(army(g, vanguard, PERSIANS)),
        float(state.act == 1 and vanguard == NONE),
        float(sum(ill_will(g, land) for land in lands)),
        float(sum(1 for land in lands if attitude_of(g, land) == LOYAL)),
        float(state.oracle_lost),
        *prowling(g),
    ]


def prowling(g: Hellas) -> list[float]:
    """Monsters on the map, what those at monuments will pull down, and those that will be there next."""
    out = near = 0
    danger = 0.0
    for beast in g.beasts:
        if beast.region == NONE:
            continue
        out += 1
        here = g.box.regions[beast.region]
        if here.god != NONE:
            danger += 1.0 / max(1, g.monuments[here.god].level)
        elif g.box.regions[here.arrow].god != NONE:
            near += 1
    return [float(out), danger, float(near)]
