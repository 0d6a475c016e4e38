"""The campaign's position as numbers: the war, then what the player has and could do, as in the competitive game."""

from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.features import MEANS, PLANS, land_share, means, plans, revalued, weigh
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.prospects import Strength, battles
from agon.games.hellas.persian_invasion.schema.words import LOYAL
from agon.games.hellas.persian_invasion.vanguard import vanguard_region
from agon.games.hellas.persian_invasion.war import PLAYER, attitude_of, command, war_of
from agon.games.hellas.player import Player
from agon.games.hellas.prospects import FAR, Survey, distances, movements, nearness
from agon.games.hellas.rules.map import neighbours
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas
from agon.kernel.game import NEXT_TURN

ENDS: Final = [
    ("the victory counter on its way to 0", 15.0, 10.0),
    ("Persian control tokens", -8.0, -8.0),
    ("lands that are Persian", -4.0, -8.0),
    ("levels that the lowest monument has lost", -2.0, -4.0),
    ("the vanguard on its way", -0.5, -0.5),
]
"""A way to win or lose, what all of it is worth, and what it is worth besides by its square."""

WAR: Final = [
    ("act II", 0.0),
    ("tokens gone", 0.0),
    ("regions more than the Persians", 0.3),
    ("regions more than the Persians, the more the nearer the end is", 1.0),
    ("levels that monuments have lost", -0.8),
    ("invasion in act I", -0.3),
    ("invasion in act II", -0.3),
    ("mobilization", -0.1),
    ("spies on the map", -0.4),
    ("spies where the player does not rule", -1.2),
    ("how near the next spy is", 0.8),
    ("command", -0.3),
    ("hoplites of the vanguard", -0.5),
    ("the vanguard routed", 4.0),
    ("ill will of lands", -0.5),
    ("loyal lands", 0.8),
    ("the oracle lost", -1.0),
    ("monsters slain", 8.0),
    ("monsters at monuments, the more the lower these are", -6.0),
    ("monsters one step from a monument", -0.6),
    ("hoplites in act II", 0.3),
    ("Persian hoplites in act II", -0.4),
    ("quests that come to nothing with act I", -0.8),
    ("regions that will be lost with act I", -0.6),
    ("hoplites in act II, the more the nearer Persians are", 0.5),
    ("how near the monster is that is the greatest danger", 2.0),
]

BATTLES: Final = [
    ("the vanguard could be beaten", 0.5),
    ("Persian hoplites could be beaten", 1.0),
    ("a Persian region could be freed", 0.6),
    ("a Persian region could be freed, by how many there are", 3.0),
    ("regions that hold against the next wave", 2.0),
    ("regions that do not", -1.5),
]

WORTH: Final = {
    "hoplites": 0.2,
    "leadership": 0.3,
    "strength": 0.4,
    "speed": 0.2,
    "leadership without injury": 0.7,
    "strength without injury": 1.0,
    "speed without injury": 0.5,
    "injuries": -0.25,
    "combat cards": 0.4,
    "priests": 1.2,
    "praying priests": 0.8,
    "artifacts": 0.9,
    "charged artifacts": 0.3,
    "blessings": 1.2,
    "on a quest, the more if it gives a glory token": 1.0,
    "steps of a quest": 0.2,
    "used action tokens": -0.12,
    "wounds that a hunt in reach needs, dealt or in hand": 1.0,
    "a hunt that hand and wounds suffice for": 1.0,
    "wounds of monsters": 6.5,
    "how near the next monster is": 1.0,
    "sites for temples": 0.3,
}
"""What is had, or could be done next, and is worth something else than in the competitive game."""

EVALUATION: Final = weigh(NEXT_TURN, 6.0, ENDS, WAR, BATTLES, revalued(MEANS, WORTH), revalued(PLANS, WORTH))


def features(g: Hellas, seat: int) -> list[float]:
    """The numbers that the evaluation weighs, in its order."""
    p = g.players[PLAYER]
    if p.hero == NONE:
        return [0.0] * len(EVALUATION.names)
    survey = Survey(g, PLAYER)
    far = distances(g, p)
    found: list[float] = []
    for share in ends(g, survey):
        found.append(share)
        found.append(share * share)
    found += war(g, survey, far)
    found += battles(g, Strength(g, p, survey, far))
    return found + means(g, p, survey) + plans(g, p, survey, far)


def ends(g: Hellas, survey: Survey) -> list[float]:
    """How near each end is, from 0 to 1."""
    state = war_of(g)
    campaign = campaign_of(g.box)
    lowest = min([monument.level for monument in g.monuments])
    return [
        0.0 if state.counter == NONE else 1.0 - state.counter / campaign.invasion,
        survey.owner.count(PERSIANS) / campaign.control_tokens,
        land_share(g, survey, PERSIANS, campaign.lands_to_win, []),
        1.0 - lowest / campaign.monument_level,
        0.0 if state.vanguard == NONE else state.vanguard / (len(campaign.route) - 1),
    ]


def war(g: Hellas, survey: Survey, far: list[int]) -> list[float]:
    p = g.players[PLAYER]
    state = war_of(g)
    campaign = campaign_of(g.box)
    vanguard = vanguard_region(g)
    second = state.act == 2
    gone = 1.0 - len(state.pile) / campaign.tokens
    more = survey.owner.count(PLAYER) - survey.owner.count(PERSIANS)
    enmity = loyal = levels = doomed = 0
    for land in range(len(g.box.lands)):
        attitude = attitude_of(g, land)
        enmity += campaign.ill_will[attitude]
        loyal += int(attitude == LOYAL)
    for monument in g.monuments:
        levels += monument.level
    for region in g.box.lands[campaign.lost_land].regions:
        doomed += int(survey.owner[region] == PLAYER)
    return [
        float(second),
        gone,
        float(more),
        gone * more,
        float(campaign.monument_level * len(g.monuments) - levels),
        0.0 if second else float(state.invasion),
        float(state.invasion) if second else 0.0,
        float(state.mobilization),
        float(len(state.spies)),
        float(len([region for region in state.spies if survey.owner[region] == NONE])),
        nearness(p, state.spies, far) if second else 0.0,
        float(command(g)),
        0.0 if vanguard == NONE else float(survey.foes[vanguard]),
        float(vanguard == NONE and not state.oracle_lost and not state.initiative),
        float(enmity),
        float(loyal),
        float(state.oracle_lost),
        float(len(p.trophies)),
        *prowling(g),
        float(sum(survey.own)) if second else 0.0,
        float(sum(survey.foes)) if second else 0.0,
        0.0 if second else float(len([quest for quest in g.quests if quest not in (NONE, p.quest)])),
        0.0 if second else float(doomed),
        near_persians(g, survey) if second else 0.0,
        near_danger(g, p, far),
    ]


def near_persians(g: Hellas, survey: Survey) -> float:
    """The player's hoplites, each by how near Persians are: the vanguard, or their hoplites and tokens."""
    far = [FAR] * len(survey.own)
    border: list[int] = []
    for region in range(len(far)):
        if survey.foes[region] or survey.owner[region] == PERSIANS:
            far[region] = 0
            border.append(region)
    for region in border:  # grows as it goes
        for near in neighbours(g, PLAYER, region):
            if far[near] == FAR:
                far[near] = far[region] + 1
                border.append(near)
    total = 0.0
    for region, own in enumerate(survey.own):
        if own and far[region] != FAR:
            total += own / (1 + far[region])
    return total


def prowling(g: Hellas) -> list[float]:
    """What monsters at monuments will pull down, and those that will be there next."""
    near = 0
    total = 0.0
    for beast in g.beasts:
        if beast.region == NONE:
            continue
        here = g.box.regions[beast.region]
        if here.god != NONE:
            total += danger(g, beast.region)
        elif g.box.regions[here.arrow].god != NONE:
            near += 1
    return [total, float(near)]


def danger(g: Hellas, region: int) -> float:
    """How soon a monster in a region will bring a monument down: greater the nearer and the lower the monument is."""
    steps = 0
    here = g.box.regions[region]
    while here.god == NONE:
        here = g.box.regions[here.arrow]
        steps += 1
    return 1.0 / (max(1, g.monuments[here.god].level) + steps)


def near_danger(g: Hellas, p: Player, far: list[int]) -> float:
    """The greatest danger, by how many Hero Movements away it is."""
    most = 0.0
    for beast in g.beasts:
        if beast.region != NONE and far[beast.region] != FAR:
            most = max(most, danger(g, beast.region) / (1 + movements(p, far[beast.region])))
    return most
