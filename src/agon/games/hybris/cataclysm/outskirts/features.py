"""What bots look at in a Hangar and at the Outskirts, and what one more of it is worth in points."""

from typing import Final

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.lay import EXPLORE
from agon.games.hybris.cataclysm.outskirts.table import DEFENCE, EXPLORATION, hangar_of, outskirts, tile_at
from agon.games.hybris.features import ages_left
from agon.games.hybris.player import BONUS_TOKEN, Player
from agon.games.hybris.state import Feature, Hybris


def energy(g: Hybris, p: Player) -> float:
    return hangar_of(g, p).energy


def last_energy(g: Hybris, p: Player) -> float:
    """What an Interception asks for."""
    return float(hangar_of(g, p).energy > 0)


def research(g: Hybris, p: Player) -> float:
    return hangar_of(g, p).research


def full_gauge(g: Hybris, p: Player) -> float:
    """With a tile to send, and time for it to come home."""
    hangar = hangar_of(g, p)
    full = hangar.research >= kit_of(g.box).hangar["research"] and bool(hangar.unfinished())
    return ages_left(g) if full else 0.0


def workers(g: Hybris, p: Player) -> float:
    """While there is time for them to do something."""
    return hangar_of(g, p).workers * min(1.0, 2 * ages_left(g))


def foreman(g: Hybris, p: Player) -> float:
    return float(hangar_of(g, p).foreman) * min(1.0, 2 * ages_left(g))


def posts(g: Hybris, p: Player) -> float:
    """Tiles with a Worker; what was planned counts too."""
    hangar = hangar_of(g, p)
    return len([place for place in hangar.unfinished() if (hangar.staffed | hangar.posts) >> place & 1])


def recruits(g: Hybris, p: Player) -> float:
    """Followers who will be Workers, and count as Followers still."""
    return hangar_of(g, p).recruits


def progress(g: Hybris, p: Player) -> float:
    """How far the Tasks of each tile are, those that are nearly done more than others."""
    hangar = hangar_of(g, p)
    found = 0.0
    for place in hangar.unfinished():
        share = hangar.done[place].bit_count() / len(tile_at(g, p, place).tasks)
        found += share + share * share
    return found


def tiles(g: Hybris, p: Player) -> float:
    """Active ones, against all that is to come."""
    return hangar_of(g, p).active.bit_count() * ages_left(g)


def tiles_on_the_way(g: Hybris, p: Player) -> float:
    """Through the Factory: what they give is still to come."""
    return hangar_of(g, p).sent.bit_count()


def explored(g: Hybris, p: Player) -> float:
    return max(0, hangar_of(g, p).echelons[EXPLORATION])


def walls(g: Hybris, p: Player) -> float:
    return max(0, hangar_of(g, p).echelons[DEFENCE])


def adventures(g: Hybris, p: Player) -> float:
    """How far they are."""
    kit = kit_of(g.box)
    return sum([(site + 1) / (len(kit.explorations[card].sites) + 1) for card, site in hangar_of(g, p).adventures])


def modules(g: Hybris, p: Player) -> float:
    return len(hangar_of(g, p).modules) * ages_left(g)


def camp(g: Hybris, p: Player) -> float:
    return min(5, outskirts(g).camp)


def bound_for_outskirts(g: Hybris, p: Player) -> float:
    """Characters on their way there."""
    if p.passed:
        return 0.0
    tokens = [figure.token for figure in p.characters if figure.token not in (NONE, BONUS_TOKEN)]
    return len([token for token in tokens if EXPLORE in g.box.locations[g.box.location_tokens[token]].actions])


FEATURES: Final = [
    Feature("Energy", 0.7, energy),
    Feature("the last Energy", 0.8, last_energy),
    Feature("Research", 0.9, research),
    Feature("Research for a tile", 3.0, full_gauge),
    Feature("Workers", 0.4, workers),
    Feature("Foreman", 1.2, foreman),
    Feature("tiles with a Worker", 0.9, posts),
    Feature("Followers to be Workers", 0.1, recruits),
    Feature("Tasks done", 1.6, progress),
    Feature("active MK tiles", 1.0, tiles),
    Feature("MK tiles in the Factory", 4.0, tiles_on_the_way),
    Feature("echelons of exploration", 0.6, explored),
    Feature("echelons of defence", 0.5, walls),
    Feature("Adventures", 2.5, adventures),
    Feature("Modules", 3.0, modules),
    Feature("Workers in the Camp", 0.1, camp),
    Feature("on the way to the Outskirts", 1.2, bound_for_outskirts),
]
