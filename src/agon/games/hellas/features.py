"""A player's position as numbers, and what each is worth: what greedy and search look at.

Read in sampled worlds only, so nothing here can tell a bot more than its seat knows. The ways to win are counted as
shares of what they take, and squared as well: the last step of one is worth more than the first steps of four.
"""

from typing import Final

from agon.games.hellas.box.numbers import BUILD_TEMPLE, HUNT, LEADERSHIP, NONE, RECRUIT, SPEED, STRENGTH, USURP
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import army, enemy_army, is_fortified
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.hunt.wounds import wounds_of
from agon.games.hellas.rules.map import neighbours, within
from agon.games.hellas.state import Hellas
from agon.kernel.game import END_OF_STEP, Evaluation

WAYS: Final = [
    ("lands", 6.0, 8.0),
    ("temples", 7.0, 8.0),
    ("monsters", 8.0, 8.0),
    ("the crown", 6.0, 8.0),
]
"""A way to win, what all of it is worth, and what it is worth besides by its square."""

MEANS: Final = [
    ("regions", 0.8),
    ("cities", 0.3),
    ("hoplites", 0.3),
    ("fortified hoplites", 0.1),
    ("regions without hoplites next to enemies", -0.3),
    ("leadership", 0.4),
    ("strength", 0.5),
    ("speed", 0.3),
    ("injuries", -0.4),
    ("combat cards", 0.35),
    ("priests", 0.5),
    ("praying priests", 0.1),
    ("artifacts", 0.6),
    ("charged artifacts", 0.2),
    ("blessings", 0.8),
    ("glory tokens", 0.6),
    ("steps of a quest", 0.4),
    ("quest cards", 0.8),
    ("used action tokens", -0.1),
    ("levels of monuments in controlled regions", 0.1),
]
"""What is had, and what one of it is worth."""

PLANS: Final = [
    ("wounds that the hunt of the hero's region needs, dealt or in hand", 2.0),
    ("a hunt that hand and wounds suffice for", 2.0),
    ("how near the next monster is", 0.5),
    ("how near the next quest is", 0.4),
    ("a region to usurp", 1.0),
    ("regions to usurp in reach", 0.3),
    ("sites for temples", 0.8),
    ("cities to recruit in", 0.1),
    ("hoplites in neutral regions, by what these ask for", 0.6),
    ("enemies next door who are weaker", 0.1),
    ("enemies next door who are stronger", -0.15),
]
"""What could be done next."""


def weigh(ways: list[tuple[str, float, float]], *tables: list[tuple[str, float]]) -> Evaluation:
    """Tables as the bots read them."""
    names: list[str] = []
    weights: list[float] = []
    for name, worth, squared in ways:
        names += [name, name + " squared"]
        weights += [worth, squared]
    for table in tables:
        for name, worth in table:
            names.append(name)
            weights.append(worth)
    return Evaluation(tuple(names), tuple(weights), clear_lead=10.0, horizon=END_OF_STEP)


EVALUATION: Final = weigh(WAYS, MEANS, PLANS)


def features(g: Hellas, seat: int) -> list[float]:
    """The numbers that the evaluation weighs, in its order."""
    p = g.players[seat]
    if p.hero == NONE:
        return [0.0] * len(EVALUATION.names)
    found: list[float] = []
    for share in ways_to_win(g, p):
        found.append(share)
        found.append(share * share)
    return found + means(g, p) + plans(g, p)


# ---------------------------------------------------------------- the ways to win


def ways_to_win(g: Hellas, p: Player) -> list[float]:
    """How much of each a player has, from 0 to 1."""
    seating = g.box.seating(len(g.players))
    temples = 0
    for region in range(len(g.box.regions)):
        if g.temples >> region & 1 and controller(g, region) == p.seat:
            temples += 1
    crown = 0.0
    if g.completed != NONE and controller(g, g.box.gods[g.completed].region) == p.seat:
        crown = 1.0 - g.countdown / (g.box.supplies.countdown + 1)
    return [
        land_share(g, p.seat, seating.warlord_lands, seating.warlord_without),
        min(1.0, temples / g.box.supplies.temples_to_win),
        len(p.trophies) / g.box.supplies.monsters_to_win,
        crown,
    ]


def land_share(g: Hellas, commander: int, wanted: int, without: list[int]) -> float:
    """How much is held of the lands that a commander is nearest to, as many as are wanted."""
    shares: list[float] = []
    for land in g.box.lands:
        if land.index not in without:
            held = 0
            for region in land.regions:
                if controller(g, region) == commander:
                    held += 1
            shares.append(held / len(land.regions))
    shares.sort()
    return sum(shares[len(shares) - wanted :]) / wanted


# ---------------------------------------------------------------- what is had


def means(g: Hellas, p: Player) -> list[float]:
    regions = cities = hoplites = fortified = bare = levels = 0
    for region in g.box.regions:
        troops = army(g, region.index, p.seat)
        hoplites += troops
        if troops and is_fortified(g, region.index, p.seat):
            fortified += 1
        if controller(g, region.index) != p.seat:
            continue
        regions += 1
        cities += int(region.city)
        if region.god != NONE:
            levels += g.monuments[region.god].level
        if not troops and is_threatened(g, p.seat, region.index):
            bare += 1
    praying = sum(monument.priests.count(p.colour) for monument in g.monuments)
    return [
        float(regions),
        float(cities),
        float(hoplites),
        float(fortified),
        float(bare),
        float(p.attributes[LEADERSHIP]),
        float(p.attributes[STRENGTH]),
        float(p.attributes[SPEED]),
        float(p.injuries.bit_count()),
        float(len(p.hand)),
        float(p.pool),
        float(praying),
        float(len(p.artifacts)),
        float(len(p.artifacts) - len(p.spent)),
        float(len(p.blessings)),
        float(g.glory.count(p.seat)),
        float(p.quest_step + 1),
        float(len(p.kept)),
        float(p.marked.bit_count() + len(p.marked_powers)),
        float(levels),
    ]


def is_threatened(g: Hellas, seat: int, region: int) -> bool:
    """Whether enemy hoplites stand next to a region."""
    return any(enemy_army(g, near, seat) for near in neighbours(g, seat, region))


# ---------------------------------------------------------------- what could be done next


def plans(g: Hellas, p: Player) -> list[float]:
    wounds, enough = prey(g, p)
    monsters = [beast.region for beast in g.beasts if beast.region != NONE]
    quests = [g.box.quests[quest].region for quest in g.quests if quest != NONE]
    here = near = 0
    if p.region != NONE and not p.marked >> USURP & 1:
        here = int(to_usurp(g, p, p.region))
        for goal in within(g, p.seat, p.region, value_of(p, SPEED)):
            near += int(to_usurp(g, p, goal))
    sites = cities = 0
    settling = 0.0
    weaker = stronger = 0
    for region in g.box.regions:
        owner = controller(g, region.index)
        troops = army(g, region.index, p.seat)
        if owner == p.seat:
            sites += int(is_free_site(g, region.index))
            cities += int(region.city)
        elif troops and owner == NONE:
            settling += min(1.0, troops / g.book.seams.population(g, p, region.index))
        if troops:
            for close in neighbours(g, p.seat, region.index):
                foes = enemy_army(g, close, p.seat)
                weaker += int(0 < foes < troops)
                stronger += int(foes > troops)
    return [
        wounds,
        enough,
        nearness(g, p, monsters),
        nearness(g, p, quests),
        float(here),
        float(near),
        float(sites) if not p.marked >> BUILD_TEMPLE & 1 else 0.0,
        float(cities) if not p.marked >> RECRUIT & 1 else 0.0,
        settling,
        float(weaker),
        float(stronger),
    ]


def prey(g: Hellas, p: Player) -> tuple[float, float]:
    """Of the likeliest monster in the hero's region the share of wounds dealt or in hand, and whether that is all."""
    best = 0.0
    if p.region == NONE or p.marked >> HUNT & 1:
        return 0.0, 0.0
    for monster, beast in enumerate(g.beasts):
        if beast.region == p.region:
            wounds = wounds_of(g, monster)
            symbols = [g.box.combat_card(card).symbol for card in p.hand]
            dealt = beast.covered.bit_count()
            for place, wound in enumerate(wounds):
                if not beast.covered >> place & 1 and wound.symbol in symbols:
                    symbols.remove(wound.symbol)
                    dealt += 1
            best = max(best, dealt / len(wounds))
    return best, float(best >= 1.0)


def nearness(g: Hellas, p: Player, goals: list[int]) -> float:
    """1 where the hero is at one of these regions, and less the more movements it takes; 0 on a quest."""
    if p.region == NONE or not goals:
        return 0.0
    speed = value_of(p, SPEED)
    for moves in range(4):
        if any(region in goals for region in within(g, p.seat, p.region, moves * speed)):
            return 1.0 / (1 + moves)
    return 0.0


def to_usurp(g: Hellas, p: Player, region: int) -> bool:
    return g.book.seams.may_usurp(g, p, region) and controller(g, region) != p.seat


def is_free_site(g: Hellas, region: int) -> bool:
    return not g.temples >> region & 1 and g.book.seams.temple_site(g, region)
