"""A player's position as numbers, and what each is worth: what greedy and search look at.

Read in sampled worlds only, so nothing here can tell a bot more than its seat knows. The ways to win are counted as
shares of what they take, and squared as well: the last step of one is worth more than the first steps of four.
"""

from typing import Final

from agon.games.hellas.box.numbers import BUILD_TEMPLE, LEADERSHIP, NONE, RECRUIT, SPEED, STRENGTH
from agon.games.hellas.player import Player
from agon.games.hellas.prospects import (
    Survey,
    dealt_wounds,
    distances,
    is_free_site,
    is_open,
    nearness,
    prey,
    quest_worth,
    usurpable,
)
from agon.games.hellas.rules.armies import is_fortified
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.map import neighbours
from agon.games.hellas.state import Hellas
from agon.kernel.game import END_OF_TURN, Evaluation

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
    ("leadership", 0.2),
    ("strength", 0.25),
    ("speed", 0.15),
    ("leadership without injury", 0.25),
    ("strength without injury", 0.3),
    ("speed without injury", 0.2),
    ("injuries", -0.2),
    ("combat cards", 0.35),
    ("priests", 0.5),
    ("praying priests", 0.1),
    ("artifacts", 0.6),
    ("charged artifacts", 0.2),
    ("blessings", 0.8),
    ("glory tokens", 1.6),
    ("on a quest, the more if it gives a glory token", 1.7),
    ("steps of a quest", 0.1),
    ("quest cards", 0.8),
    ("used action tokens", -0.1),
    ("levels of monuments in controlled regions", 0.1),
]
"""What is had, and what one of it is worth."""

PLANS: Final = [
    ("wounds that a hunt in reach needs, dealt or in hand", 2.0),
    ("a hunt that hand and wounds suffice for", 2.0),
    ("a hunt that the cards it draws make likely", 1.0),
    ("wounds of monsters", 0.5),
    ("how near the next monster is", 0.5),
    ("how near a quest is that the hero could board", 0.8),
    ("a region to usurp", 1.0),
    ("regions to usurp in reach", 0.3),
    ("sites for temples", 0.8),
    ("cities to recruit in", 0.1),
    ("hoplites in neutral regions, by what these ask for", 0.6),
    ("enemies next door who are weaker", 0.1),
    ("enemies next door who are stronger", -0.15),
    ("regions that a stronger army stands next to", 0.0),
    ("temples that a stronger army stands next to", 0.0),
]
"""What could be done next."""


def weigh(
    horizon: str, clear_lead: float, ways: list[tuple[str, float, float]], *tables: list[tuple[str, float]]
) -> Evaluation:
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
    return Evaluation(tuple(names), tuple(weights), clear_lead, horizon)


def revalued(table: list[tuple[str, float]], worth: dict[str, float]) -> list[tuple[str, float]]:
    """The same things, some of them worth something else."""
    return [(name, worth.get(name, value)) for name, value in table]


OVERLOOKED: Final = [
    ("the nearest way to win, once more", 0.0),
    ("the way to win that is second nearest, once more", 0.0),
    ("rivals who act before", 0.0),
    ("special actions left in this turn", 0.0),
    ("levels of all monuments", 0.0),
    ("a monument that is complete", 0.0),
    ("temples still to be built", 0.0),
]
"""What was worth nothing to bots before they learnt: lessons say what it is worth, or what depends on it."""

HEROES: Final = [
    ("Achilles", 2.0),
    ("Heracles", 1.9),
    ("Perseus", 0.0),
    ("Helen", 1.5),
]
"""Which hero a player has, and what his power is worth beside what the others begin with.

So that all four look as good as each other, as they are: else bots take whoever has most to begin with.
"""

EVALUATION: Final = weigh(END_OF_TURN, 10.0, WAYS, MEANS, PLANS, OVERLOOKED, HEROES)


def features(g: Hellas, seat: int) -> list[float]:
    """The numbers that the evaluation weighs, in its order."""
    p = g.players[seat]
    if p.hero == NONE:
        return [0.0] * len(EVALUATION.names)
    survey = Survey(g, seat)
    found: list[float] = []
    shares = ways_to_win(g, p, survey)
    for share in shares:
        found.append(share)
        found.append(share * share)
    found += means(g, p, survey)
    found += plans(g, p, survey, distances(g, p))
    shares.sort()
    for place in (-1, -2):
        square = shares[place] * shares[place]
        found.append(square * square)
    levels = 0
    for monument in g.monuments:
        levels += monument.level
    found.append(float((seat - g.active) % len(g.players)))
    found.append(float(g.specials) if seat == g.active else 0.0)
    found.append(float(levels))
    found.append(float(g.completed != NONE))
    found.append(float(g.temples_left))
    for hero in range(len(HEROES)):
        found.append(float(p.hero == hero))
    return found


# ---------------------------------------------------------------- the ways to win


def ways_to_win(g: Hellas, p: Player, survey: Survey) -> list[float]:
    """How much of each a player has, from 0 to 1."""
    seating = g.box.seating(len(g.players))
    temples = 0
    for region, owner in enumerate(survey.owner):
        if owner == p.seat and g.temples >> region & 1:
            temples += 1
    crown = 0.0
    if g.completed != NONE and survey.owner[g.box.gods[g.completed].region] == p.seat:
        crown = 1.0 - g.countdown / (g.box.supplies.countdown + 1)
    return [
        land_share(g, survey, p.seat, seating.warlord_lands, seating.warlord_without),
        min(1.0, temples / g.box.supplies.temples_to_win),
        len(p.trophies) / g.box.supplies.monsters_to_win,
        crown,
    ]


def land_share(g: Hellas, survey: Survey, commander: int, wanted: int, without: list[int]) -> float:
    """How much is held of the lands that a commander is nearest to, as many as are wanted."""
    shares: list[float] = []
    for land in g.box.lands:
        if land.index not in without:
            held = 0
            for region in land.regions:
                held += int(survey.owner[region] == commander)
            shares.append(held / len(land.regions))
    shares.sort()
    return sum(shares[len(shares) - wanted :]) / wanted


# ---------------------------------------------------------------- what is had


def means(g: Hellas, p: Player, survey: Survey) -> list[float]:
    regions = cities = hoplites = fortified = bare = levels = 0
    for region in g.box.regions:
        troops = survey.own[region.index]
        hoplites += troops
        if troops and is_fortified(g, region.index, p.seat):
            fortified += 1
        if survey.owner[region.index] != p.seat:
            continue
        regions += 1
        cities += int(region.city)
        if region.god != NONE:
            levels += g.monuments[region.god].level
        if not troops and survey.threatened(neighbours(g, p.seat, region.index)):
            bare += 1
    praying = 0
    for monument in g.monuments:
        praying += monument.priests.count(p.colour)
    return [
        float(regions),
        float(cities),
        float(hoplites),
        float(fortified),
        float(bare),
        float(p.attributes[LEADERSHIP]),
        float(p.attributes[STRENGTH]),
        float(p.attributes[SPEED]),
        float(value_of(p, LEADERSHIP)),
        float(value_of(p, STRENGTH)),
        float(value_of(p, SPEED)),
        float(p.injuries.bit_count()),
        float(len(p.hand)),
        float(p.pool),
        float(praying),
        sum([g.box.artifacts[artifact].worth for artifact in p.artifacts]),
        sum([g.box.artifacts[artifact].worth for artifact in p.artifacts if artifact not in p.spent]),
        sum([g.box.blessings[blessing].worth for blessing in p.blessings]),
        float(g.glory.count(p.seat)),
        quest_worth(g, p),
        float(p.quest_step + 1),
        float(len(p.kept)),
        float(p.marked.bit_count() + len(p.marked_powers)),
        float(levels),
    ]


# ---------------------------------------------------------------- what could be done next


def plans(g: Hellas, p: Player, survey: Survey, far: list[int]) -> list[float]:
    wounds, enough, likely = prey(g, p, far)
    monsters = [beast.region for beast in g.beasts if beast.region != NONE]
    others = [quest for quest in g.quests if quest not in (NONE, p.quest) and is_open(g, p, quest)]
    quests = [g.box.quests[quest].region for quest in others]
    here, near = usurpable(g, p, far)
    sites = cities = 0
    settling = 0.0
    weaker = stronger = in_danger = temples = 0
    for region in g.box.regions:
        owner = survey.owner[region.index]
        troops = survey.own[region.index]
        if owner == p.seat:
            if outnumbered(g, p, survey, region.index):
                in_danger += 1
                temples += g.temples >> region.index & 1
            sites += int(is_free_site(g, region.index))
            cities += int(region.city)
        elif troops and owner == NONE:
            settling += min(1.0, troops / g.book.replaceable.population(g, p, region.index))
        if troops:
            for close in neighbours(g, p.seat, region.index):
                foes = survey.foes[close]
                weaker += int(0 < foes < troops)
                stronger += int(foes > troops)
    return [
        wounds,
        enough,
        likely,
        dealt_wounds(g),
        nearness(p, monsters, far),
        nearness(p, quests, far),
        float(here),
        float(near),
        float(sites) if not p.marked >> BUILD_TEMPLE & 1 else 0.0,
        float(cities) if not p.marked >> RECRUIT & 1 else 0.0,
        settling,
        float(weaker),
        float(stronger),
        float(in_danger),
        float(temples),
    ]


def outnumbered(g: Hellas, p: Player, survey: Survey, region: int) -> bool:
    """Whether more enemies stand next to a region than hoplites of the player's own in it."""
    troops = survey.own[region]
    return any(survey.foes[close] > troops for close in neighbours(g, p.seat, region))
