"""A position as a few numbers, and what each is worth: what greedy and truncated search look at.

Read in sampled worlds only, so nothing here can tell a bot more than its seat knows.
"""

from typing import Final

from agon.games.ephyran.rules.scoring import prestige
from agon.games.ephyran.state import HAND_SIZE, Ephyran, Player

NAMES: Final = (
    "prestige",
    "zones built",
    "zones of the god's territory",
    "cards that fit now",
    "cards that will fit",
    "reinforcements in hand",
    "lead over the best rival",
    "close to finishing while ahead",
)
WEIGHTS: Final = (1.0, 0.45, 0.35, 0.30, 0.06, 0.20, 0.75, 0.6)


def features(g: Ephyran, seat: int) -> list[float]:
    """The numbers that `WEIGHTS` weighs, in the order of `NAMES`."""
    p = g.players[seat]
    mine = prestige(g, p)
    best = max([worth(g, rival) for rival in g.players if rival is not p])
    standing = worth(g, p)
    fitting, later, reinforcements = hand_worth(g, p)
    god_zones = p.height(g.box.god_territory[p.god]) if p.god >= 0 else 0
    built = p.have.bit_count()
    near_end = max(0, built - 11) / 5
    return [
        float(mine),
        float(built),
        float(god_zones),
        fitting,
        later,
        reinforcements,
        standing - best,
        near_end if standing > best else -near_end,
    ]


def worth(g: Ephyran, p: Player) -> float:
    """Points so far, and a little for what is built."""
    return prestige(g, p) + 0.4 * p.have.bit_count()


def hand_worth(g: Ephyran, p: Player) -> tuple[float, float, float]:
    """How many territories the hand can go on with, how many cards will fit later, how many reinforcements."""
    wanted = p.next_zones()
    reachable = 0
    later = 0
    reinforcements = 0
    for card in p.hand:
        if card >= g.box.deck_size:
            reachable |= wanted
            continue
        if g.box.reinforcement_of[card] >= 0:
            reinforcements += 1
        for zone in g.box.zones_of[card]:
            if wanted >> zone & 1:
                reachable |= 1 << zone
            elif not p.have >> zone & 1:
                later += 1
    return float(reachable.bit_count()), float(later), float(min(reinforcements, HAND_SIZE - 2))
