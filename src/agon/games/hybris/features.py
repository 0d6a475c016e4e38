"""A player's position as numbers, and what each is worth: what greedy and search look at.

Read in sampled worlds only, so nothing here can tell a bot more than its seat knows. Most things are worth something
in themselves and more while there is time to use them: each is counted twice, as it is and times the Ages left.
"""

from typing import Final

from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import ALLY, HERO, MORTAL_WORLD, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import BONUS_TOKEN, IN_UNDERWORLD, ON_TILE, Player
from agon.games.hybris.prospects import beyond_means, plans, strength_in_hand, within_reach
from agon.games.hybris.rules.movement import taken_slots
from agon.games.hybris.state import Hybris, Track
from agon.kernel.game import END_OF_STEP, OVER, Evaluation

LASTING: Final = [
    ("Aegis", 0.07, 0.53),
    ("Aegis, the first four", 0.55, 0.19),
    ("Followers", -0.26, 0.07),
    ("Prayers", 0.1, 1.24),
    ("Kindness", 0.67, -0.46),
    ("Determination", -1.67, 2.57),
    ("Conflict cards", 0.17, 0.36),
    ("Premonitions", 0.2, 0.67),
    ("Premonitions within reach", -0.29, 0.14),
    ("Grandeur", -0.06, 1.46),
    ("Bonus tokens", 0.51, -0.4),
    ("items removed", 1.78, 1.91),
    ("Upgrades one item short", 1.62, -0.03),
    ("Upgrades unlocked", 4.77, 2.98),
    ("Temples", -0.62, 1.45),
    ("Heroes", 2.54, 5.91),
    ("Prophets", -2.34, 7.76),
    ("defeated Heroes", 0.16, 3.07),
    ("ideas", -0.03, 1.93),
    ("tiles in the Factory", -0.72, 2.47),
    ("tiles in storage", -2.77, 1.67),
    ("points in the pipeline", 0.6, 0.6),
    ("Prayers in the pipeline", 0.05, 0.5),
    ("cost of ideas", -0.25, 0.05),
    ("tiles deployed", 2.39, 3.3),
    ("cards beside the Oracle", 8.0, -6.42),
    ("powers of an Age deployed", 0.22, 1.85),
    ("powers of the end deployed", 0.64, 0.1),
    ("powers of an Age in the pipeline", 0.1, 1.5),
    ("other powers in the pipeline", 0.5, 0.55),
    ("Strength in hand", 0.0, 0.0),
]
"""What it is, what one is worth, and what it is worth more at the beginning than at the end."""

OTHERS: Final = [
    ("Upgrades unlocked, squared", 1.15),
    ("turns left in this Age", 1.07),
    ("turns beyond one's Aegis", -1.34),
    ("Olympian to come", 3.85),
    ("Olympian wounded", 1.56),
    ("Olympian ascended", 33.28),
    ("Kindness, with a tile to deploy", 0.2),
    ("Kindness, with a tile in the Factory", 0.07),
    ("cost of ideas beyond one's means", -0.6),
]

PLANS: Final = [
    ("Olympus", 0.95),
    ("Olympus, with Prayers to convert", 1.44),
    ("the Coliseum", -0.41),
    ("the Coliseum, with an ally to win", 0.64),
    ("the Underworld", 0.74),
    ("the Underworld, with a Hero to bring back", 1.58),
    ("the Fates", -0.88),
    ("the Fates, with a Song to sing", 1.6),
    ("the Fates, with a Clash to win", 2.0),
    ("the Oracle", 1.84),
    ("the Forge", -0.75),
    ("the Forge, with an idea to craft", 0.9),
    ("the Forge, with an idea to come", 0.27),
    ("the Forge, with a tile to move", 0.16),
    ("the Mortal World", 0.81),
    ("the Mortal World, with a tile to deploy", 2.99),
    ("the place of a Premonition within reach", 1.57),
]
"""What a character on its way to a Location is worth, and more if there is something to do."""

PILLARS: Final = [
    ("Clairvoyance", 1.44),
    ("Ambition", 1.08),
    ("Indoctrination", 1.95),
    ("Truce", 2.2),
    ("Guidance", 0.82),
    ("Hubris", 3.58),
]
"""What a Pillar is worth to its owner before it is resolved."""


OVERLOOKED: Final = [
    "time left",
    "rivals who act before",
    "passed",
    "points ahead of the best rival",
    "characters on their way to a full Location",
    "free slots where characters are going",
    "Sparks",
    "Olympian tokens in reserve",
    "Pillar to be resolved",
    "Zeus",
    "Poseidon",
    "Athena",
    "Hades",
]
"""What was worth nothing to bots before they learnt: it is there for what else may depend on it."""

OLYMPIANS: Final = 4
"""Of those, the last so many: which Olympian a player is."""


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
    names += OVERLOOKED
    weights += [0.0] * len(OVERLOOKED)
    return Evaluation(tuple(names), tuple(weights), clear_lead=12.0, horizon=END_OF_STEP)


EVALUATION: Final = weigh()


PERIL: Final = "everybody loses"
"""The feature of a module that tells how likely that is, from 0 to 1."""


def evaluation(book: Book) -> Evaluation:
    """The same with what modules add behind it."""
    if not book.features:
        return EVALUATION
    names = [feature.name for feature in book.features]
    weights = [feature.weight for feature in book.features]
    return EVALUATION._replace(
        names=(*EVALUATION.names, *names),
        weights=(*EVALUATION.weights, *weights),
        peril=len(EVALUATION.names) + names.index(PERIL) if PERIL in names else -1,
    )


def features(g: Hybris, seat: int) -> list[float]:
    """The numbers that the evaluation weighs, in its order."""
    if not g.players:
        return [0.0] * (len(EVALUATION.names) + len(g.book.features))
    p = g.players[seat]
    left = ages_left(g)
    lasting = lasting_numbers(g, p)
    found = [float(p.vp)]
    for number in lasting:
        found.append(number)
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
    found.append(float(beyond_means(g, p)))
    for bent in plans(g, p, bound):
        found.append(float(bent))
    for pillar in range(len(PILLARS)):
        found.append(1.0 if pillar in p.pillars and not p.pillar_resolved and not p.turned >> pillar & 1 else 0.0)
    found += outlook(g, p, bound, left)
    for feature in g.book.features:
        found.append(feature.measure(g, p))
    return found


def outlook(g: Hybris, p: Player, bound: list[int], left: float) -> list[float]:
    """Features that say little by themselves: how far the game is, who is ahead, where there is room."""
    ahead = -1000
    for other in g.players:
        if other.seat != p.seat:
            ahead = max(ahead, other.vp)
    before = 0
    if p.seat in g.order and g.active in g.order:
        before = (g.order.index(p.seat) - g.order.index(g.active)) % len(g.order)
    full, room = crowding(g, bound)
    found = [
        left,
        float(before),
        float(p.passed),
        float(p.vp - ahead) if len(g.players) > 1 else 0.0,
        float(full),
        float(room),
        float(p.sparks),
        float(p.marks),
        float(len(p.pillars) > 0 and not p.pillar_resolved),
    ]
    for olympian in range(OLYMPIANS):
        found.append(float(p.olympian == olympian))
    return found


def crowding(g: Hybris, bound: list[int]) -> tuple[int, int]:
    """How many characters find no slot any more where they are going, and how many slots are free there."""
    full = room = 0
    taken = 0
    for location, count in enumerate(bound):
        if count and location != MORTAL_WORLD:
            taken = taken or taken_slots(g)
            board = g.box.locations[location]
            closed = board.closed_slots & (taken | g.barred)
            free = len(board.slots) - closed.bit_count()
            full += max(0, count - free)
            room += min(count, free)
    return full, room


def ages_left(g: Hybris) -> float:
    """How much of the game is to come, from 1 down to 0."""
    ages = g.book.manifest.ages
    if g.step == OVER:
        return 0.0
    started = 0.5 if g.passing or g.turn.seat != NONE else 0.0
    return max(0.0, (ages - g.age + 1 - started) / ages)


def lasting_numbers(g: Hybris, p: Player) -> list[float]:
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
    yearly = other = 0.0
    for tile in ideas + made + p.storage:
        technology = g.box.technologies[tile]
        points += technology.vp
        prayers += technology.prayers
        yearly += technology.promise.in_an_age
        other += technology.promise.at_once + technology.promise.in_the_end
    for space, owner in enumerate(g.workshop.owners):
        if owner == p.seat:
            technology = g.box.technologies[g.workshop.tiles[space]]
            cost += max(0, technology.followers + technology.aegis - g.box.workshop_discounts[space])
    deployed = 0
    lasting = final = 0.0
    for space, owner in enumerate(g.spaces.owners):
        if owner == p.seat:
            deployed += 1
            promise = g.box.technologies[g.spaces.tiles[space]].promise
            lasting += promise.in_an_age
            final += promise.in_the_end
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
        yearly,
        other,
        strength_in_hand(g, p),
    ]


def owned(track: Track, seat: int) -> list[int]:
    """The tiles of a player that lie there."""
    return [tile for tile, owner in zip(track.tiles, track.owners, strict=True) if owner == seat]
