"""What scripts and failed quests take from the player's armies and regions."""

from agon.cards.phrases import Effect
from agon.games.hellas import log as base_log
from agon.games.hellas.persian_invasion import log
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.questions import UNREST
from agon.games.hellas.persian_invasion.war import ill_will, land_of
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import army, free, losable, lose, remove, standing
from agon.games.hellas.rules.control import take_control
from agon.games.hellas.rules.powers import ask
from agon.games.hellas.rules.questions import COLOUR, number_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play, exactly


def unrest_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """Where a land bears ill will, this many hoplites times that are lost: in the land, or in each of its regions.

    Nothing saves them.  LOH-A1S-15, LOH-A2S-03, LOH-A1GEN-01
    """
    if effect.words["in"] == "each_land":
        for land in g.box.lands:
            yield from lose_in_land(g, p, land.regions, effect.number * ill_will(g, land.index))
    else:
        for region in g.box.region_order:
            count = effect.number * ill_will(g, land_of(g, region))
            yield from lose(g, p.seat, region, min(count, army(g, region, p.seat)))


def lose_in_land(g: Hellas, p: Player, regions: list[int], count: int) -> Play:
    """Hoplite after hoplite of the player's choice, anywhere in the land."""
    for made in range(count):
        options = [COLOUR << 16 | region << 4 | colour for region in regions for colour in losable(g, region, p.seat)]
        if not options:
            return
        each = [
            COLOUR << 16 | region << 4 | colour
            for region in regions
            for colour in losable(g, region, p.seat)
            for _ in range(free(g, region, colour))
        ]
        picks = exactly(min(count - made, len(each)), each, made)
        choice = number_of((yield from ask(g, p, UNREST, options, picks)))
        remove(g, choice >> 4, choice & 0xF, 1)
        base_log.hoplites_lost(g, p.seat, choice >> 4, 1)


def desertion_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """Half of the allied hoplites, rounded up, where no loyal one stands.  LOH-A1S-12, LOH-A2S-06"""
    campaign = campaign_of(g.box)
    for region in g.box.region_order:
        allies = standing(g, region, campaign.allies)
        if allies and not standing(g, region, campaign.player):
            count = (allies + 1) // 2
            remove(g, region, campaign.allies, count)
            base_log.hoplites_lost(g, p.seat, region, count)
    yield from ()


def persian_control_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """A Persian control token, in place of the player's.  LOH-QFAIL-07, LOH-QFAIL-09"""
    take_control(g, effect.number, campaign_of(g.box).persians)
    yield from ()


def only_trails_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """All sea trails but these are closed to the player's units.  LOH-QFAIL-10"""
    for trail in g.box.trails:
        if trail.index not in effect.listed:
            g.closed |= 1 << trail.index
    log.trails_closed(g, g.closed)
    yield from ()
