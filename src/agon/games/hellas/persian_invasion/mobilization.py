"""The mobilization of act II, in four steps.  LOH-A2MOB-01 to LOH-A2MOB-05"""

from agon.games.hellas.persian_invasion import log
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.war import PLAYER, occupied
from agon.games.hellas.rules.armies import army, place, regions_of, remove
from agon.games.hellas.rules.battle import battle
from agon.games.hellas.rules.control import controller, drop_control, take_control
from agon.games.hellas.rules.map import neighbours
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play


def persian_mobilization(g: Hellas) -> Play:
    """Hoplites come, battles are fought, the player's tokens go, regions are conquered."""
    log.persian_mobilization(g)
    deploy(g)
    yield from fight(g)
    drive_out(g)
    conquer(g)


def deploy(g: Hellas) -> None:
    """1 hoplite from each Persian region into every neighbour that is not Persian, as many as there are.  LOH-A2MOB-01

    Closed sea trails do not hinder them.
    """
    for region in occupied(g):
        for near in neighbours(g, PERSIANS, region):
            if controller(g, near) != PERSIANS:
                place(g, near, campaign_of(g.box).persians, 1)


def fight(g: Hellas) -> Play:
    """Wherever hoplites of both sides stand a battle is due, by number; the Persians attack.  LOH-A2MOB-02"""
    for region in g.box.region_order:
        yield from battle(g, region, PERSIANS, [])


def drive_out(g: Hellas) -> None:
    """The player's control tokens go where Persian hoplites are left.  LOH-A2MOB-03"""
    for region in regions_of(g, PERSIANS):
        if controller(g, region) == PLAYER:
            drop_control(g, region)


def conquer(g: Hellas) -> None:
    """Where they are stronger than the population, or by the English book as strong, a control token takes their place.

    Its attitude does not matter. Too few stay, and add up later.  LOH-A2MOB-04, LOH-SATT-10
    """
    campaign = campaign_of(g.box)
    lead = 0 if g.book.options["persian_conquest"] == "english" else 1
    for region in regions_of(g, PERSIANS):
        count = army(g, region, PERSIANS)
        if count * campaign.hoplite_strength >= g.box.regions[region].population + lead:  # LOH-SARMY-09
            remove(g, region, campaign.persians, count)
            log.conquered(g, region, count)
            take_control(g, region, campaign.persians)
