"""What a player could do next: what the characters are on their way to, and which Premonitions are within reach."""

from typing import Final

from agon.games.hybris.box.numbers import LOCATIONS, MORTAL_WORLD, NONE
from agon.games.hybris.moments import Scene
from agon.games.hybris.player import BONUS_TOKEN, IN_UNDERWORLD, Character, Player
from agon.games.hybris.rules.filters import is_of
from agon.games.hybris.state import Hybris

AT_ONCE: Final = ("did", "temple", "character")
"""What a Premonition asks of the turn itself: the player sees to it then."""

CHANCE: Final = ("alone", "evicted", "rivals_here")
"""What depends on where the others stand then."""


def plans(g: Hybris, p: Player, bound: list[int]) -> list[int]:
    """How many characters are on the way to each Location, and for how many there is something to do."""
    olympus, coliseum, underworld, fates, oracle, forge, mortal_world = bound
    fallen = foreseen = 0
    for figure in p.characters:
        if figure.place == IN_UNDERWORLD:
            fallen += 1
        elif figure.token != NONE and figure.token != BONUS_TOKEN and not figure.activated:
            foreseen += int(leads_to_premonition(g, p, figure))
    affordable = 0
    for space, owner in enumerate(g.workshop.owners):
        if owner == p.seat:
            technology = g.box.technologies[g.workshop.tiles[space]]
            if technology.followers <= p.followers and technology.aegis <= p.aegis:
                affordable += 1
    return [
        olympus,
        olympus if p.prayers >= 2 else 0,
        coliseum,
        underworld,
        min(underworld, fallen),
        fates,
        oracle,
        forge,
        min(forge, affordable),
        min(forge, olympus) if affordable == 0 else 0,
        forge if p.seat in g.factory.owners else 0,
        mortal_world,
        min(mortal_world, len(p.storage)),
        foreseen,
    ]


def within_reach(g: Hybris, p: Player, card: int) -> bool:
    """Whether all that a Premonition asks holds now, but for what is seen to on the turn itself."""
    premonition = g.box.premonitions[card]
    scene = Scene(p.seat)
    if premonition.place >= LOCATIONS:
        scene.city = premonition.place - LOCATIONS  # what is asked of "here" is asked of that City
    for condition in premonition.conditions:
        if condition.verb in CHANCE:
            return False
        if condition.verb not in AT_ONCE and not g.book.holds(g, p, condition, scene):
            return False
    return True


def leads_to_premonition(g: Hybris, p: Player, figure: Character) -> bool:
    """Whether a character is on its way to the place of a Premonition within reach, and is one of those it names."""
    location = g.box.location_tokens[figure.token]
    for card in p.premonitions:
        premonition = g.box.premonitions[card]
        place = premonition.place if premonition.place < LOCATIONS else MORTAL_WORLD
        if place == location and suits(figure, card, g) and within_reach(g, p, card):
            return True
    return False


def suits(figure: Character, card: int, g: Hybris) -> bool:
    for condition in g.box.premonitions[card].conditions:
        if condition.verb == "character" and not is_of(figure.kind, condition.number):
            return False
    return True
