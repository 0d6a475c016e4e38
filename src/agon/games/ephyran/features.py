"""A player's position as a few numbers, and what each is worth: what greedy and search look at.

Read in sampled worlds only, so nothing here can tell a bot more than its seat knows.
"""

from typing import Final

from agon.games.ephyran.rules.scoring import prestige
from agon.games.ephyran.state import NONE, ZONES, Ephyran, Player
from agon.kernel.game import Evaluation

WORTH: Final = [
    ("prestige", 0.85),
    ("zones built", 0.25),
    ("zones of the god's territory", -0.6),
    ("territories the hand can go on with", 0.85),
    ("cards that will fit later", 0.2),
    ("reinforcements in hand", 0.9),
    ("zones beyond the twelfth", 0.95),
    ("Dionysus in hand", 1.8),
    ("turns to wait", -0.4),
    ("zones locked", 0.0),
    ("whole territories locked", 0.0),
    ("whole territories left open", 0.0),
]
"""What it is, and what one is worth: fitted to the final margins of searched games."""

OVERLOOKED: Final = [
    "prestige the hand can build at once",
    "reinforcements that draw cards",
    "reinforcements that attack",
    "reinforcements that defend",
    "zones whose creature is there twice",
]
"""What was worth nothing to bots before they learnt: lessons say what it is worth."""

FADING: Final = [
    "prestige",
    "zones built",
    "territories the hand can go on with",
    "cards that will fit later",
    "reinforcements in hand",
    "Dionysus in hand",
]
"""What may be worth more, or less, while there is time to use it."""

LATER: Final = " with time left"


def weigh() -> Evaluation:
    """The tables above as the bots read them."""
    names = [*[name for name, _ in WORTH], *OVERLOOKED, *[name + LATER for name in FADING]]
    weights = [worth for _, worth in WORTH] + [0.0] * (len(OVERLOOKED) + len(FADING))
    return Evaluation(tuple(names), tuple(weights), clear_lead=6.5)


EVALUATION: Final = weigh()


def features(g: Ephyran, seat: int) -> list[float]:
    """The numbers that the evaluation weighs, in its order."""
    p = g.players[seat]
    wanted = p.next_zones()
    reachable = later = dionysus = 0
    kinds = [0, 0, 0, 0]
    gains = [0, 0, 0, 0]  # what the best card for the next zone of each territory brings
    doubled = NONE if p.god == NONE else g.box.god_territory[p.god]
    for card in p.hand:
        if card >= g.box.deck_size:
            dionysus += 1
            continue
        reinforcement = g.box.reinforcement_of[card]
        if reinforcement >= 0:
            kinds[kind_of(g.box.reinforcements[reinforcement].family)] += 1
        for zone in g.box.zones_of[card]:
            if wanted >> zone & 1:
                reachable |= 1 << zone
                gains[zone >> 2] = max(gains[zone >> 2], gain(g, p, card, zone))
            elif not p.have >> zone & 1:
                later += 1
    if doubled != NONE:
        gains[doubled] *= 2
    left = time_left(g)
    points = float(prestige(g, p))
    built = bits(p.have)
    ways = bits(reachable)
    reinforcements = kinds[0] + kinds[1] + kinds[2] + kinds[3]
    locked, safe, open_ones = territories(p)
    return [
        points,
        float(built),
        float(god_zones(g, p)),
        float(ways),
        float(later),
        float(reinforcements),
        float(max(0, built - 12)),
        float(dionysus),
        float((seat - g.active) % len(g.players)),
        float(locked),
        float(safe),
        float(open_ones),
        float(gains[0] + gains[1] + gains[2] + gains[3]),
        float(kinds[DRAWS]),
        float(kinds[ATTACKS]),
        float(kinds[DEFENDS]),
        float(repeated(g, p)),
        points * left,
        built * left,
        ways * left,
        later * left,
        reinforcements * left,
        dionysus * left,
    ]


OTHER: Final = 0
DRAWS: Final = 1
ATTACKS: Final = 2
DEFENDS: Final = 3


def kind_of(family: str) -> int:
    """What a family of reinforcements is good for."""
    if family == "draw":
        return DRAWS
    if family == "ares":
        return ATTACKS
    return DEFENDS if family == "defence" else OTHER


def time_left(g: Ephyran) -> float:
    """How much of the game is to come, from 1 down to 0: the pile runs out, or somebody finishes the city."""
    most = 0
    for p in g.players:
        most = max(most, bits(p.have))
    return min(len(g.draw_pile) / g.box.deck_size, 1 - most / ZONES)


def gain(g: Ephyran, p: Player, card: int, zone: int) -> int:
    """What a zone brings with that card, before anything is doubled."""
    creature = g.box.creature_at[card][zone]
    printed = g.box.printed_at[card][zone]
    found = 0 if printed == NONE else g.box.object_value[printed]
    first = zone & ~3
    for other in range(first, zone):
        if g.box.creature_at[p.city[other]][other] == creature:
            return found
    return found + 1


def repeated(g: Ephyran, p: Player) -> int:
    """Zones whose creature lives in another zone of the same territory already: they bring nothing by it."""
    count = 0
    for territory in range(4):
        seen: list[int] = []
        for zone in range(4 * territory, 4 * territory + p.height(territory)):
            creature = g.box.creature_at[p.city[zone]][zone]
            if creature in seen:
                count += 1
            seen.append(creature)
    return count


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
