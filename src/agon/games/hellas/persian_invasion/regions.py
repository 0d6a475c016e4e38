"""Whose tokens and hoplites come where in the campaign, and how many; what prayers give.

LOH-SARMY-05, LOH-SARMY-06, LOH-SSPEC-03 to LOH-SSPEC-13, LOH-STURN-05
"""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.schema.words import LOYAL
from agon.games.hellas.persian_invasion.war import PLAYER, attitude_of, ill_will, land_of
from agon.games.hellas.player import Player
from agon.games.hellas.rules import special_actions
from agon.games.hellas.rules.armies import army, enemy_army
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.modifiers import modified
from agon.games.hellas.rules.temples import why_not_shrine
from agon.games.hellas.scenes import PERSIANS, Scene
from agon.games.hellas.state import Choice, Hellas
from agon.kernel.ask import Play
from agon.kernel.legality import Reason

NO_USURP: Final = Reason("hellas-why-no-usurp", "LOH-SSPEC-11")
ORACLE_LOST: Final = Reason("hellas-why-oracle-lost", "LOH-A1CON-04")


def token_colour(g: Hellas, p: Player, region: int) -> int:
    """Blue in a loyal land, yellow elsewhere.  LOH-SARMY-05, LOH-SARMY-06, LOH-SATT-09"""
    loyal = attitude_of(g, land_of(g, region)) == LOYAL
    return campaign_of(g.box).player if loyal else campaign_of(g.box).allies


def recruit_colour(g: Hellas, p: Player, region: int) -> int:
    """The colour of the region's token; without one of the player's, that which a conquest would get.  LOH-SSPEC-04"""
    if controller(g, region) == p.seat:
        return g.control[region]
    return token_colour(g, p, region)


def prepare_colour(g: Hellas, p: Player, region: int) -> int:
    """Always allies.  LOH-SSPEC-05, LOH-SSPEC-13"""
    return campaign_of(g.box).allies


def recruit_numbers(g: Hellas, region: int) -> int:
    """1 in a city, 2 in Sparta.  LOH-SSPEC-03"""
    campaign = campaign_of(g.box)
    return campaign.recruit_sparta if g.box.regions[region].sparta else campaign.recruit_city


def population(g: Hellas, p: Player, region: int) -> int:
    """Ill will makes a region stronger against the player; then what else changes it.  LOH-SATT-02, LOH-SATT-04"""
    strength = g.box.regions[region].population + ill_will(g, land_of(g, region))
    return max(1, modified(g, p, "population_strength", strength, Scene(p.seat)))


def why_not_usurp(g: Hellas, p: Player, region: int) -> Reason | None:
    """In a loyal land, but for the one in the north.  LOH-SSPEC-10, LOH-SSPEC-11, LOH-SATT-08"""
    reason = special_actions.why_not_usurp(g, p, region)
    return NO_USURP if reason is None and land_of(g, region) in campaign_of(g.box).usurp_without else reason


def why_not_site(g: Hellas, region: int) -> Reason | None:
    """A shrine, while temples are left; an oracle that was destroyed is never built again.  LOH-A1CON-04"""
    return ORACLE_LOST if region == g.box.oracle else why_not_shrine(g, region)


def temple_built(g: Hellas, p: Player, region: int) -> Play:
    """No draft, and the oracle stands already.  LOH-SSPEC-08, LOH-SSETUP-18"""
    yield from ()


def prayer_power(g: Hellas, god: int) -> list[Effect]:
    """That of the monument's level, by the numbers of the campaign.  LOH-STURN-05"""
    return campaign_of(g.box).prayers[god][g.monuments[god].level - 1]


# ---------------------------------------------------------------- where battles are


def battle_due(g: Hellas, region: int, commander: int) -> bool:
    """The player's hoplites with Persian hoplites, or with a Persian control token.  LOH-SBAT-01"""
    if not army(g, region, PLAYER):
        return False
    if enemy_army(g, region, PLAYER):
        return True
    return controller(g, region) == PERSIANS and commander != PERSIANS


def next_battle(g: Hellas, p: Player, due: list[int]) -> Choice:
    """By number.  LOH-SBAT-02"""
    yield from ()
    return min(due, key=lambda region: g.box.regions[region].number)
