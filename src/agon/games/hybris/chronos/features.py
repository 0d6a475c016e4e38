"""What bots look at against Chronos beside the numbers of the base game, each worth this many points to the player."""

from typing import Final

from agon.games.hybris.book import Feature
from agon.games.hybris.box.numbers import FORGE, NONE
from agon.games.hybris.chronos.gains import is_unbound, losing_tracks, meets
from agon.games.hybris.chronos.house import RECKONING, UNBOUND
from agon.games.hybris.chronos.table import chronos_table, kit_of, plays
from agon.games.hybris.features import PILLARS
from agon.games.hybris.player import BONUS_TOKEN, Player
from agon.games.hybris.rules.craft import Terms, can_afford
from agon.games.hybris.state import Hybris

BREAKS: Final = 0.75
"""Chains of one track that break in one Age, more or less."""
BREAKS_IN_ALL: Final = 2
"""Chains that break in one Age on the tracks that decide, more or less."""
PAR: Final = 36.0
"""What a player who may win or lose has in all of this, in the first Age."""
UNRESOLVED: Final = ("pillar", "concepts")
"""The steps in which Pillars are chosen whose Concepts are still to be resolved."""


def ages_left(g: Hybris) -> int:
    """This one and those after it."""
    return max(0, g.book.manifest.ages + 1 - g.age)


def due(g: Hybris, concept: int) -> int:
    """How often a Concept that was chosen in this step is still to be resolved."""
    if g.step not in UNRESOLVED:
        return 0
    table = chronos_table(g)
    return sum(
        2 if concept in before else 1
        for chosen, before in zip(table.chosen, table.before, strict=True)
        if concept in chosen
    )


def chains_to_be(g: Hybris, concept: int) -> int:
    """The tokens of a track once what was chosen is resolved; below 0, this many points times its number."""
    return chronos_table(g).chains[concept] - due(g, concept)


def points(g: Hybris, p: Player) -> float:
    """Chronos's, with what empty tracks are about to give him."""
    found = chronos_table(g).vp
    for concept in kit_of(g.box).concepts:
        if concept.links:
            found += concept.number * max(0, -chains_to_be(g, concept.index))
    return found


def pieces(g: Hybris, p: Player) -> float:
    return sum(chronos_table(g).pieces)


def chains(g: Hybris, p: Player) -> float:
    return sum([max(0, chains_to_be(g, concept.index)) for concept in kit_of(g.box).concepts if concept.links])


def debts(g: Hybris, p: Player) -> float:
    """What tracks will have given Chronos in the end, if as many chains break in each Age as usual."""
    expected = BREAKS * ages_left(g)
    found = 0.0
    for concept in kit_of(g.box).concepts:
        if concept.links:
            found += concept.number * max(0.0, expected - max(0, chains_to_be(g, concept.index)))
    return found


def near_the_end(g: Hybris, p: Player) -> float:
    """Empty tracks, squared: each brings the loss nearer than the one before, where they lose the game."""
    if not plays(g, UNBOUND):
        return 0.0
    concepts = kit_of(g.box).concepts
    return len([1 for concept in concepts if concept.links and chains_to_be(g, concept.index) <= 0]) ** 2


def danger(g: Hybris, p: Player) -> float:
    """Chains that will break for each that still may, squared: from 1 on Chronos is about to be unbound."""
    if not plays(g, UNBOUND):
        return 0.0
    concepts = kit_of(g.box).concepts
    tokens = sorted([max(0, chains_to_be(g, concept.index)) for concept in concepts if concept.links])
    ratio = BREAKS_IN_ALL * ages_left(g) / (1.0 + sum(tokens[: losing_tracks(g)]))
    return ratio * ratio


def unbound(g: Hybris, p: Player) -> float:
    return float(is_unbound(g))


def ananke(g: Hybris, p: Player) -> float:
    """As often as it will still be collected."""
    if not plays(g, RECKONING):
        return 0.0
    kit = kit_of(g.box)
    times = len([age for age in kit.house["reckoning"] if age >= g.age])
    return (chronos_table(g).intensity[kit.ananke] + due(g, kit.ananke)) * times


def kratos(g: Hybris, p: Player) -> float:
    kit = kit_of(g.box)
    return chronos_table(g).intensity[kit.kratos] + due(g, kit.kratos)


def avatars(g: Hybris, p: Player) -> float:
    return len(chronos_table(g).in_cities())


def shackles(g: Hybris, p: Player) -> float:
    return chronos_table(g).shackles[p.seat]


def seals(g: Hybris, p: Player) -> float:
    return chronos_table(g).seals.count(p.seat)


def cards_left(g: Hybris, p: Player) -> float:
    """Cards that lie face up: a debt for the next Age."""
    return len([card for card in chronos_table(g).shown if card != NONE])


def conditions_met(g: Hybris, p: Player) -> float:
    """Tracks with a card on which Chronos passes."""
    shown = chronos_table(g).shown
    return len([1 for concept in kit_of(g.box).concepts if shown[concept.index] != NONE and meets(g, concept)])


def plundered(g: Hybris, p: Player) -> float:
    """What Pillars would be worth whose upper half the player does not have, since the Focus is elsewhere."""
    if p.pillar_resolved or chronos_table(g).focus[p.seat] == NONE:
        return 0.0
    return sum([PILLARS[pillar][1] for pillar in p.pillars if pillar not in p.uppers])


def made(g: Hybris, p: Player) -> float:
    """Tiles that were crafted, wherever they are now: alone, nobody pushes the player's ideas out of the Workshop."""
    return g.factory.owners.count(p.seat) + len(p.storage) + g.spaces.owners.count(p.seat)


def to_the_forge(g: Hybris, p: Player) -> float:
    """Characters on their way to the Forge with an idea that can be paid for."""
    bound = 0
    for figure in p.characters:
        if figure.token not in (NONE, BONUS_TOKEN) and not p.passed:
            bound += int(g.box.location_tokens[figure.token] == FORGE)
    return min(bound, payable(g, p)) if bound else 0


def payable(g: Hybris, p: Player) -> int:
    """Ideas that can be paid for, each taken alone."""
    found = 0
    terms = Terms(-chronos_table(g).dearer, False)
    for space, owner in enumerate(g.workshop.owners):
        if owner == p.seat:
            technology = g.box.technologies[g.workshop.tiles[space]]
            found += int(can_afford(p, technology, g.box.workshop_discounts[space], terms))
    return found


def par(g: Hybris, p: Player) -> float:
    """With nobody to compare with, an even position is one in which this much is there."""
    return 1.0


FEATURES: Final = (
    Feature("Chronos's points", -1.0, points),
    Feature("Chronos's pieces", -0.7, pieces),
    Feature("chains", 0.8, chains),
    Feature("what tracks will give Chronos", -0.6, debts),
    Feature("empty tracks, squared", -3.0, near_the_end),
    Feature("danger", -1.0, danger),
    Feature("Chronos unbound", -60.0, unbound),
    Feature("Ananke to be collected", -0.9, ananke),
    Feature("Kratos", -0.6, kratos),
    Feature("Avatars in the world", -1.5, avatars),
    Feature("Shackles", -2.2, shackles),
    Feature("forbidden slots", -0.7, seals),
    Feature("Concept cards left", -1.2, cards_left),
    Feature("conditions met", 0.9, conditions_met),
    Feature("Pillars plundered", -1.0, plundered),
    Feature("tiles crafted", 1.5, made),
    Feature("on the way to the Forge to craft", 2.0, to_the_forge),
    Feature("par", -PAR, par),
)
