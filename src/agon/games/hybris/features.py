"""A player's position as numbers, and what each is worth: what greedy and search look at.

Read in sampled worlds only, so nothing here can tell a bot more than its seat knows. Most things are worth something
in themselves and more while there is time to use them: each is counted twice, as it is and times the Ages left.
"""

from typing import Final

from agon.games.hybris.box.numbers import ALLY, HERO, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import BONUS_TOKEN, IN_UNDERWORLD, ON_TILE, Player
from agon.games.hybris.prospects import plans, within_reach
from agon.games.hybris.state import Hybris, Track
from agon.kernel.game import END_OF_STEP, OVER, Evaluation

LASTING: Final = [
    ("Aegis", -0.05, 0.41),
    ("Aegis, the first four", 0.26, 0.29),
    ("Followers", -0.1, 0.61),
    ("Prayers", 0.25, 0.2),
    ("Kindness", 0.26, -0.16),
    ("Determination", -1.27, 2.77),
    ("Conflict cards", 0.23, 0.91),
    ("Premonitions", 0.14, 0.22),
    ("Premonitions within reach", -0.39, 0.42),
    ("Grandeur", 0.09, 1.47),
    ("Bonus tokens", 0.81, -0.04),
    ("items removed", 1.04, 0.32),
    ("Upgrades one item short", 1.39, 0.44),
    ("Upgrades unlocked", 2.56, 3.33),
    ("Temples", 0.03, 1.94),
    ("Heroes", 2.34, 4.12),
    ("Prophets", 0.51, 7.33),
    ("defeated Heroes", 0.03, 1.63),
    ("ideas", -0.53, 1.75),
    ("tiles in the Factory", -1.05, 0.52),
    ("tiles in storage", -1.91, 1.64),
    ("points in the pipeline", 0.56, 0.92),
    ("Prayers in the pipeline", -0.57, 1.1),
    ("cost of ideas", -0.24, 1.06),
    ("tiles deployed", 2.06, 1.42),
    ("cards beside the Oracle", 7.66, -6.3),
    ("lasting powers", -0.62, 0.99),
    ("powers of the end", 1.67, 0.15),
]
"""What it is, what one is worth, and what it is worth more at the beginning than at the end."""

OTHERS: Final = [
    ("Upgrades unlocked, squared", 0.23),
    ("turns left in this Age", 1.61),
    ("turns beyond one's Aegis", -0.74),
    ("Olympian to come", 3.72),
    ("Olympian wounded", 0.13),
    ("Olympian ascended", 34.61),
    ("Kindness, with a tile to deploy", 0.07),
    ("Kindness, with a tile in the Factory", 0.17),
]

PLANS: Final = [
    ("Olympus", 0.96),
    ("Olympus, with Prayers to convert", 1.37),
    ("the Coliseum", -0.05),
    ("the Underworld", 0.28),
    ("the Underworld, with a Hero to bring back", 1.12),
    ("the Fates", -0.64),
    ("the Oracle", 1.56),
    ("the Forge", -1.14),
    ("the Forge, with an idea to craft", 1.06),
    ("the Forge, with an idea to come", 0.4),
    ("the Forge, with a tile to move", 1.02),
    ("the Mortal World", 0.44),
    ("the Mortal World, with a tile to deploy", 2.74),
    ("the place of a Premonition within reach", 1.7),
]
"""What a character on its way to a Location is worth, and more if there is something to do."""

PILLARS: Final = [
    ("Clairvoyance", 1.54),
    ("Ambition", 0.66),
    ("Indoctrination", 0.79),
    ("Truce", 1.81),
    ("Guidance", 0.47),
    ("Hubris", 2.59),
]
"""What a Pillar is worth to its owner before it is resolved."""


def weigh() -> Evaluation:
    """The tables above as the bots read them."""
    names = ["Victory Points"]
    weights = [1.0]
    for name, worth, _ in LASTING:
        names.append(name)
        weights.append(worth)
    for name, _, early in LASTING:
        names.append(name + " with time left")
        weights.append(early)
    for name, worth in OTHERS:
        names.append(name)
        weights.append(worth)
    for name, worth in PLANS:
        names.append("on the way to " + name)
        weights.append(worth)
    for name, worth in PILLARS:
        names.append("Pillar to come: " + name)
        weights.append(worth)
    return Evaluation(tuple(names), tuple(weights), clear_lead=12.0, horizon=END_OF_STEP)


EVALUATION: Final = weigh()


def features(g: Hybris, seat: int) -> list[float]:
    """The numbers that the evaluation weighs, in its order."""
    if not g.players:
        return [0.0] * len(EVALUATION.names)
    p = g.players[seat]
    left = ages_left(g)
    lasting = lasting_numbers(g, p)
    found = [float(p.vp)]
    for number in lasting:
        found.append(float(number))
    for number in lasting:
        found.append(number * left)
    unlocked = p.unlocked.bit_count()
    turns = roused = wounded = 0
    bound = [0] * len(g.box.locations)
    for figure in p.characters:
        if figure.kind == OLYMPIAN:
            wounded = int(figure.lying)
            roused = int(not figure.activated and not figure.lying and not p.passed)
        elif figure.token != NONE and not p.passed:
            turns += 1
            if figure.token != BONUS_TOKEN:
                bound[g.box.location_tokens[figure.token]] += 1
    found.append(float(unlocked * unlocked))
    found.append(float(turns))
    found.append(float(max(0, turns - p.aegis)))
    found.append(float(roused))
    found.append(float(wounded))
    found.append(1.0 if g.ascended == seat else 0.0)
    found.append(float(p.kindness) if p.storage else 0.0)
    found.append(float(p.kindness) if p.seat in g.factory.owners and not p.storage else 0.0)
    for number in plans(g, p, bound):
        found.append(float(number))
    for pillar in range(len(PILLARS)):
        found.append(1.0 if pillar in p.pillars and not p.pillar_resolved else 0.0)
    return found


def ages_left(g: Hybris) -> float:
    """How much of the game is to come, from 1 down to 0."""
    ages = g.book.manifest.ages
    if g.step == OVER:
        return 0.0
    started = 0.5 if g.passing or g.turn.seat != NONE else 0.0
    return max(0.0, (ages - g.age + 1 - started) / ages)


def lasting_numbers(g: Hybris, p: Player) -> list[int]:
    heroes = prophets = fallen = 0
    short = 0
    for tile, name in enumerate(g.box.olympians[p.olympian].tiles):
        if p.cleared[tile] == len(g.box.upgrades[name].items) - 1:
            short += 1
    for figure in p.characters:
        if figure.place == ON_TILE:
            continue
        if figure.place == IN_UNDERWORLD:
            fallen += 1
        elif figure.kind in (HERO, ALLY):
            heroes += 1
        elif figure.kind == PROPHET:
            prophets += 1
    ideas = owned(g.workshop, p.seat)
    made = owned(g.factory, p.seat)
    points = prayers = cost = 0
    for tile in ideas + made + p.storage:
        points += g.box.technologies[tile].vp
        prayers += g.box.technologies[tile].prayers
    for space, owner in enumerate(g.workshop.owners):
        if owner == p.seat:
            technology = g.box.technologies[g.workshop.tiles[space]]
            cost += max(0, technology.followers + technology.aegis - g.box.workshop_discounts[space])
    deployed = lasting = final = 0
    for space, owner in enumerate(g.spaces.owners):
        if owner == p.seat:
            deployed += 1
            when = g.box.technologies[g.spaces.tiles[space]].power.when
            if when == "game_end":
                final += 1
            elif when != "immediate":
                lasting += 1
    return [
        p.aegis,
        min(p.aegis, 4),
        p.followers,
        p.prayers,
        p.kindness,
        p.determination,
        len(p.hand),
        len(p.premonitions),
        len([card for card in p.premonitions if within_reach(g, p, card)]),
        len(g.grandeur) - g.grandeur.index(p.seat),
        p.bonus_tokens,
        sum(p.cleared),
        short,
        p.unlocked.bit_count(),
        p.temples.bit_count(),
        heroes,
        prophets,
        fallen,
        len(ideas),
        len(made),
        len(p.storage),
        points,
        prayers,
        cost,
        deployed,
        1 if p.seat in g.omens.owners else 0,
        lasting,
        final,
    ]


def owned(track: Track, seat: int) -> list[int]:
    """The tiles of a player that lie there."""
    return [tile for tile, owner in zip(track.tiles, track.owners, strict=True) if owner == seat]
