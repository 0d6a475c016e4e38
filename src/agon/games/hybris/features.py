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
    ("Aegis", -0.08, 0.48),
    ("Followers", -0.14, 0.46),
    ("Prayers", 0.02, 0.59),
    ("Kindness", 0.26, 0.28),
    ("Determination", -0.81, 3.06),
    ("Conflict cards", 0.07, 0.99),
    ("Premonitions", -0.32, 0.51),
    ("Grandeur", -0.34, 1.58),
    ("Bonus tokens", -0.28, 0.44),
    ("items removed", 0.37, 0.44),
    ("Upgrades unlocked", -0.09, 2.22),
    ("Temples", -0.81, 0.62),
    ("Heroes", 0.4, 2.15),
    ("Prophets", 1.51, 4.7),
    ("defeated Heroes", 0.24, 0.41),
    ("ideas", -0.94, 0.17),
    ("tiles in the Factory", -0.25, 1.09),
    ("tiles in storage", 0.01, 1.86),
    ("points in the pipeline", 0.24, 0.39),
    ("tiles deployed", 1.31, 2.99),
    ("cards beside the Oracle", 4.24, -2.31),
]
"""What it is, what one is worth, and what it is worth more at the beginning than at the end."""

OTHERS: Final = [
    ("Upgrades unlocked, squared", -0.88),
    ("turns left in this Age", 0.68),
    ("Olympian to come", 2.2),
    ("Olympian wounded", -0.18),
    ("Olympian ascended", 30.09),
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
    ideas, idea_points = owned(g, g.workshop, p.seat)
    made, made_points = owned(g, g.factory, p.seat)
    stored_points = 0
    for tile in p.storage:
        stored_points += g.box.technologies[tile].vp
    deployed = 0
    for owner in g.spaces.owners:
        if owner == p.seat:
            deployed += 1
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
        ideas,
        made,
        len(p.storage),
        idea_points + made_points + stored_points,
        deployed,
        1 if p.seat in g.omens.owners else 0,
    ]


def owned(g: Hybris, track: Track, seat: int) -> tuple[int, int]:
    """How many tiles of a player lie there, and their points."""
    tiles = points = 0
    for space, owner in enumerate(track.owners):
        if owner == seat:
            tiles += 1
            points += g.box.technologies[track.tiles[space]].vp
    return tiles, points
