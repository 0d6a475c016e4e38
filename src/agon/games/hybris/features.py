"""A player's position as numbers, and what each is worth: what greedy and search look at.

Read in sampled worlds only, so nothing here can tell a bot more than its seat knows. Most things are worth something
in themselves and more while there is time to use them: each is counted twice, as it is and times the Ages left.
"""

from typing import Final

from agon.games.hybris.box.numbers import ALLY, HERO, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import IN_UNDERWORLD, ON_TILE, Player
from agon.games.hybris.state import Hybris, Track
from agon.kernel.game import END_OF_STEP, OVER, Evaluation

LASTING: Final = [
    ("Aegis", -0.05, 0.44),
    ("Followers", 0.02, 0.59),
    ("Prayers", -0.09, 0.43),
    ("Kindness", 0.29, -0.1),
    ("Determination", -1.37, 3.02),
    ("Conflict cards", 0.03, 0.55),
    ("Premonitions", -0.17, 0.13),
    ("Grandeur", -0.03, 1.42),
    ("Bonus tokens", -0.0, 0.37),
    ("items removed", 0.1, 0.01),
    ("Upgrades unlocked", 0.44, 3.2),
    ("Temples", -1.47, 0.63),
    ("Heroes", 1.19, 1.52),
    ("Prophets", 0.87, 7.01),
    ("defeated Heroes", 0.7, 2.55),
    ("ideas", -0.65, -0.01),
    ("tiles in the Factory", -0.98, 0.62),
    ("tiles in storage", -1.16, 1.94),
    ("points in the pipeline", 0.64, 0.67),
    ("Prayers in the pipeline", 0.18, -0.35),
    ("cost of ideas", -0.45, 0.07),
    ("tiles deployed", 1.57, 1.99),
    ("cards beside the Oracle", 5.62, -5.68),
    ("lasting powers", -1.19, 0.85),
    ("powers of the end", 2.57, 0.3),
]
"""What it is, what one is worth, and what it is worth more at the beginning than at the end."""

OTHERS: Final = [
    ("Upgrades unlocked, squared", -0.66),
    ("turns left in this Age", 0.31),
    ("Olympian to come", 2.65),
    ("Olympian wounded", -0.18),
    ("Olympian ascended", 41.77),
]


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
    turns = 0
    roused = wounded = 0
    for figure in p.characters:
        if figure.kind == OLYMPIAN:
            wounded = int(figure.lying)
            roused = int(not figure.activated and not figure.lying and not p.passed)
        elif figure.token != NONE and not p.passed:
            turns += 1
    found.append(float(unlocked * unlocked))
    found.append(float(turns))
    found.append(float(roused))
    found.append(float(wounded))
    found.append(1.0 if g.ascended == seat else 0.0)
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
        p.followers,
        p.prayers,
        p.kindness,
        p.determination,
        len(p.hand),
        len(p.premonitions),
        len(g.grandeur) - g.grandeur.index(p.seat),
        p.bonus_tokens,
        sum(p.cleared),
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
