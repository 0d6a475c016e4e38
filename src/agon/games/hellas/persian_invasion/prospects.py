"""How battles against the Persians would go: those that the player could seek, and those of the next mobilization."""

from typing import Final

from agon.games.hellas.box.numbers import LEADERSHIP, MARCH, NONE, SPEED, STRENGTH
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.vanguard import vanguard_region
from agon.games.hellas.persian_invasion.war import command, ill_will, war_of
from agon.games.hellas.player import Player
from agon.games.hellas.prospects import Survey
from agon.games.hellas.rules.armies import is_fortified
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.map import neighbours
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas

BEST_CARD: Final = [0.0, 1.9, 2.6, 3.0, 3.3, 3.5]
"""What the best of so many combat cards is worth in the mean."""

EVEN: Final = 0.5
SWING: Final = 6.0  # a lead by half as much is certain
CARD: Final = 1.8  # of strength, with what it does besides


def odds(lead: float) -> float:
    """The chance of a battle that one leads by this much strength."""
    return max(0.0, min(1.0, EVEN + lead / SWING))


class Strength:
    """What the player could bring to a battle besides hoplites, and what the Persians are worth everywhere."""

    def __init__(self, g: Hellas, p: Player, survey: Survey, far: list[int]) -> None:
        self.survey = survey
        self.far = far
        self.leadership = value_of(p, LEADERSHIP)
        self.speed = value_of(p, SPEED)
        self.hero = min(value_of(p, STRENGTH), self.speed)
        self.cards = CARD * len(p.hand)
        self.marches = not p.marked >> MARCH & 1
        self.card = BEST_CARD[min(command(g), len(BEST_CARD) - 1)]
        self.ill_will = [ill_will(g, land.index) for land in g.box.lands]

    def hero_at(self, region: int, reach: int) -> int:
        return self.hero if self.far[region] <= reach else 0

    def force(self, near: list[int]) -> int:
        """How many hoplites could come from these regions: one whole army, or as many as leadership moves."""
        largest = total = 0
        for region in near:
            own = self.survey.own[region]
            total += own
            largest = max(largest, own)
        moved = min(self.leadership, total)
        return max(moved, largest) if self.marches else moved

    def attack(self, g: Hellas, region: int, base: int) -> float:
        """The chance of taking on Persians who are worth so much before their cards, in the player's next turn."""
        force = self.force(neighbours(g, self.survey.commander, region)) + self.survey.own[region]
        if force == 0:
            return 0.0
        mine = force + min(self.cards, CARD * 2 * force) + self.hero_at(region, self.speed)
        return odds(mine - base - self.card - self.ill_will[g.box.regions[region].land])

    def defence(self, g: Hellas, region: int, base: int) -> float:
        """The chance of holding a region against Persians who are worth so much before their cards."""
        own = self.survey.own[region]
        if own == 0:
            return 0.0
        fort = 0
        if is_fortified(g, region, self.survey.commander):
            fort = 2 if g.box.regions[region].sparta else 1
        mine = own + fort + min(self.cards / 2, CARD * own) + self.hero_at(region, 0)
        return odds(mine - base - self.card - self.ill_will[g.box.regions[region].land])


def battles(g: Hellas, strength: Strength) -> list[float]:
    """The vanguard beaten; in act II hoplites, tokens and the last token beaten; regions held, and not."""
    survey = strength.survey
    worth = campaign_of(g.box).hoplite_strength
    vanguard = vanguard_region(g)
    if vanguard != NONE:
        return [strength.attack(g, vanguard, worth * survey.foes[vanguard]), 0.0, 0.0, 0.0, 0.0, 0.0]
    if war_of(g).act == 1:
        return [0.0] * 6
    raids = siege = held = open_gates = 0.0
    tokens = 0
    for region in range(len(survey.owner)):
        if survey.owner[region] == PERSIANS:
            tokens += 1
            siege = max(siege, strength.attack(g, region, war_of(g).invasion))
            continue
        near = neighbours(g, PERSIANS, region)
        waves = 0
        for close in near:
            waves += int(survey.owner[close] == PERSIANS)
        if survey.foes[region]:
            raids += strength.attack(g, region, worth * survey.foes[region])
        if waves:
            chance = strength.defence(g, region, worth * (waves + survey.foes[region]))
            held += chance
            open_gates += (1.0 - chance) * (waves + survey.foes[region]) / g.box.regions[region].population
    return [0.0, raids, siege, siege / tokens if tokens else 0.0, held, open_gates]
