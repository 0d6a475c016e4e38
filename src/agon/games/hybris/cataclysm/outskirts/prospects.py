"""What bots expect of the Outskirts and the Hangar: what an Exploration will bring, which Tasks are on the way."""

from typing import Final

from agon.games.hybris.box.numbers import FORGE, NONE
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.requirements import can_fulfil
from agon.games.hybris.cataclysm.outskirts.table import EXPLORATION, hangar_of, outskirts, tile_at
from agon.games.hybris.cataclysm.outskirts.tiles import research_cost
from agon.games.hybris.features import ages_left
from agon.games.hybris.player import BONUS_TOKEN, Player
from agon.games.hybris.scenes import Scene
from agon.games.hybris.schema.words import ALL_ACTIONS
from agon.games.hybris.state import Hybris

A_TILE: Final = 0.2  # of the game: what is sent later hardly comes home


def bound(g: Hybris, p: Player) -> list[int]:
    """The Locations that a player's characters are on their way to."""
    if p.passed:
        return []
    tokens = [figure.token for figure in p.characters if figure.token != NONE and not figure.activated]
    return [g.box.location_tokens[token] for token in tokens if token != BONUS_TOKEN]


def outskirts_of(g: Hybris) -> int:
    """The Location where one can Explore: the last, which the module has laid behind the others."""
    return len(g.box.locations) - 1


def hope(g: Hybris, p: Player) -> float:
    """How likely one of the cards that would be drawn asks for what the player has."""
    kit = kit_of(g.box)
    deck = outskirts(g).deck
    if not deck:
        return 0.0
    possible = len([card for card in deck if can_fulfil(g, p, kit.explorations[card].requirements)])
    drawn = kit.explore_track[max(0, hangar_of(g, p).echelons[EXPLORATION])].bonus
    missed = 1.0
    for _ in range(drawn):
        missed *= 1.0 - possible / len(deck)
    return 1.0 - missed


def has_tile_to_send(g: Hybris, p: Player) -> bool:
    """Whether there is Research enough, a tile, and time for it to come home."""
    hangar = hangar_of(g, p)
    if ages_left(g) < A_TILE or not hangar.unfinished():
        return False
    return hangar.research >= research_cost(g, p, Scene(p.seat))


def tasks_on_the_way(g: Hybris, p: Player) -> int:
    """How many Tasks can be done by what the characters are on their way to."""
    hangar = hangar_of(g, p)
    manned = hangar.manned()
    goals = bound(g, p) if manned else []
    if not goals:
        return 0
    actions = [ALL_ACTIONS[action] for location in goals for action in g.box.locations[location].actions]
    found = 0
    for place in manned:
        for number, task in enumerate(tile_at(g, p, place).tasks):
            if task.verb == "act" and not hangar.done[place] >> number & 1 and task.word in actions:
                found += 1
    return found


def sends_on_the_way(g: Hybris, p: Player) -> int:
    """Whether somebody is on the way to the Forge who could craft, and send a tile then."""
    return int(has_tile_to_send(g, p) and p.seat in g.workshop.owners and FORGE in bound(g, p))
