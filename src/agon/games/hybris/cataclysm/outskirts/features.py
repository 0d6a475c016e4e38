"""What bots look at in a Hangar and at the Outskirts, and what one more of it is worth in points."""

from typing import Final

from agon.games.hybris.book import Feature
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.prospects import (
    bound,
    hope,
    outskirts_of,
    sends_on_the_way,
    tasks_on_the_way,
)
from agon.games.hybris.cataclysm.outskirts.table import DEFENCE, EXPLORATION, hangar_of, outskirts, tile_at
from agon.games.hybris.features import ages_left
from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris


def energy(g: Hybris, p: Player) -> float:
    return hangar_of(g, p).energy


def last_energy(g: Hybris, p: Player) -> float:
    """What an Interception asks for."""
    return float(hangar_of(g, p).energy > 0)


def research(g: Hybris, p: Player) -> float:
    return hangar_of(g, p).research


def research_for_a_tile(g: Hybris, p: Player) -> float:
    """While there is a tile to send, and time for it to come home."""
    hangar = hangar_of(g, p)
    return hangar.research * ages_left(g) if hangar.unfinished() else 0.0


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
    return bound(g, p).count(outskirts_of(g))


def bound_to_explore(g: Hybris, p: Player) -> float:
    """The same, and how likely an Exploration is to succeed."""
    return hope(g, p) if outskirts_of(g) in bound(g, p) else 0.0


FEATURES: Final = [
    Feature("Energy", 0.7, energy),
    Feature("the last Energy", 0.8, last_energy),
    Feature("Research", 0.9, research),
    Feature("Research for a tile, with time left", 1.2, research_for_a_tile),
    Feature("Workers", 0.4, workers),
    Feature("Foreman", 1.2, foreman),
    Feature("tiles with a Worker", 0.9, posts),
    Feature("Followers to be Workers", 0.1, recruits),
    Feature("Tasks done", 1.6, progress),
    Feature("active MK tiles", 1.0, tiles),
    Feature("MK tiles in the Factory", 5.5, tiles_on_the_way),
    Feature("echelons of exploration", 0.3, explored),
    Feature("echelons of defence", 0.4, walls),
    Feature("Adventures", 4.5, adventures),
    Feature("Modules", 4.5, modules),
    Feature("Workers in the Camp", 0.1, camp),
    Feature("on the way to the Outskirts", 0.2, bound_for_outskirts),
    Feature("on the way to the Outskirts, with an Exploration to hope for", 2.6, bound_to_explore),
    Feature("on the way to the Forge, with an MK tile to send", 2.0, sends_on_the_way),
    Feature("on the way to a Task", 0.7, tasks_on_the_way),
]
