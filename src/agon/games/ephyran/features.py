"""A player's position as a few numbers, and what each is worth: what greedy and search look at.

Read in sampled worlds only, so nothing here can tell a bot more than its seat knows.
"""

from typing import Final

from agon.games.ephyran.rules.scoring import prestige
from agon.games.ephyran.state import Ephyran, Player
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
        "zones of territories that can still earn the creature bonus",
        "turns to wait",
    ),
    weights=(0.7, 0.15, -0.6, 0.9, 0.3, 0.5, 0.8, 0.3, 0.06, -0.3),
    clear_lead=5.3,
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
    return [
        float(prestige(g, p)),
        float(built),
        float(god_zones(g, p)),
        float(bits(reachable)),
        float(later),
        float(reinforcements),
        float(max(0, built - 12)),
        float(dionysus),
        float(bonus_zones(g, p)),
        float((seat - g.active) % len(g.players)),
    ]


def god_zones(g: Ephyran, p: Player) -> int:
    return 0 if p.god < 0 else p.height(g.box.god_territory[p.god])


def bonus_zones(g: Ephyran, p: Player) -> int:
    """Zones built in territories where all creatures differ and no Dionysus stands."""
    count = 0
    for territory in range(4):
        creatures: list[int] = []
        for zone in range(4 * territory, 4 * territory + 4):
            card = p.city[zone]
            if card >= 0:
                creature = g.box.creature_at[card][zone]
                if creature == g.box.dionysus_creature or creature in creatures:
                    creatures = []
                    break
                creatures.append(creature)
        count += len(creatures)
    return count


def bits(mask: int) -> int:
    """How many zones a mask has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
