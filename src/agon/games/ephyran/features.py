"""A player's position as a few numbers, and what each is worth: what greedy and search look at.

Read in sampled worlds only, so nothing here can tell a bot more than its seat knows.
"""

from typing import Final

from agon.games.ephyran.rules.scoring import prestige
from agon.games.ephyran.state import NONE, Ephyran, Player
from agon.kernel.game import Evaluation

EVALUATION: Final = Evaluation(
    names=(
        "prestige",
        "zones built",
        "zones of the god's territory",
        "territories the hand can go on with",
        "cards that will fit later",
        "reinforcements in hand",
        "zones beyond the twelfth",
        "Dionysus in hand",
        "turns to wait",
        "zones locked",
        "whole territories locked",
        "whole territories left open",
    ),
    # Fitted to the final margins of searched games.
    weights=(0.85, 0.25, -0.6, 0.85, 0.2, 0.9, 0.95, 1.8, -0.4, 0.0, 0.0, 0.0),
    clear_lead=6.5,
)


def features(g: Ephyran, seat: int) -> list[float]:
    """The numbers that the evaluation weighs, in its order."""
    p = g.players[seat]
    wanted = p.next_zones()
    reachable = later = reinforcements = dionysus = 0
    for card in p.hand:
        if card >= g.box.deck_size:
            dionysus += 1
            continue
        if g.box.reinforcement_of[card] >= 0:
            reinforcements += 1
        for zone in g.box.zones_of[card]:
            if wanted >> zone & 1:
                reachable |= 1 << zone
            elif not p.have >> zone & 1:
                later += 1
    built = bits(p.have)
    locked, safe, open_ones = territories(p)
    return [
        float(prestige(g, p)),
        float(built),
        float(god_zones(g, p)),
        float(bits(reachable)),
        float(later),
        float(reinforcements),
        float(max(0, built - 12)),
        float(dionysus),
        float((seat - g.active) % len(g.players)),
        float(locked),
        float(safe),
        float(open_ones),
    ]


def territories(p: Player) -> tuple[int, int, int]:
    """Zones that are locked, and how many territories are whole: locked, and left open."""
    locked = safe = left_open = 0
    for territory in range(4):
        height = p.height(territory)
        if p.locks[territory] != NONE:
            locked += height
            safe += int(height == 4)
        else:
            left_open += int(height == 4)
    return locked, safe, left_open


def god_zones(g: Ephyran, p: Player) -> int:
    return 0 if p.god < 0 else p.height(g.box.god_territory[p.god])


def bits(mask: int) -> int:
    """How many zones a mask has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
