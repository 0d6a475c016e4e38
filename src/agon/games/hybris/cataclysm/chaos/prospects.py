"""What bots expect of Chaos: how strong it will be, who could stand up to it, how far it will come."""

from math import exp
from typing import Final

from agon.games.hybris.box.numbers import NONE, PROPHET
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.table import DEFENCE, active_tiles, hangar_of
from agon.games.hybris.cataclysm.outskirts.unpack import DEFEND
from agon.games.hybris.features import ages_left
from agon.games.hybris.player import BONUS_TOKEN, Player
from agon.games.hybris.prospects import strength_in_hand
from agon.games.hybris.rules.links import open_cities
from agon.games.hybris.state import Hybris

A_CARD: Final = 4.3  # the mean Strength of a Chaos card
LUCK: Final = 1.3  # by this much a Combat is more likely won than lost, nearly three to one

INEXORABLE: Final = 1.0  # steps of Chaos in an Age, whatever happens
A_PLAYER: Final = 0.4  # steps in an Age that a player's gains of Aegis bring, after what the table does against them
A_MOMENTUM: Final = [0.0, 0.3, 0.6, 1.0, 1.4, 1.9]  # steps of an Unleashed to come
NOBODY: Final = 0
BY_HERO: Final = 1
BY_OLYMPIAN: Final = 2
WILLING: Final = 0.7  # to risk the Olympian for everybody, where it would win
HOLDS: Final = 2  # how often one player is likely to intercept, who has the Energy


def advantage(g: Hybris, p: Player) -> float:
    """The Strength in a player's hand over what Chaos will fight with: Momentum and a card."""
    return strength_in_hand(g, p) - len(chaos(g).momentum) - A_CARD


def likely(ahead: float) -> float:
    """The chance to win a Combat, from 0 to 1."""
    return 1.0 / (1.0 + exp(-ahead / LUCK))


def walls(g: Hybris, p: Player) -> int:
    """What the Defence track gives a player, who may still climb it."""
    return kit_of(g.box).defend_track[max(0, hangar_of(g, p).echelons[DEFENCE])].bonus


def goes_to_wall(g: Hybris, p: Player) -> int:
    """Whether a Hero is on the way to where one can Defend, or else whether the Olympian could go there."""
    if p.passed:
        return NOBODY
    for figure in p.characters:
        if figure.activated or figure.token in (NONE, BONUS_TOKEN) or figure.kind == PROPHET:
            continue
        if DEFEND in g.box.locations[g.box.location_tokens[figure.token]].actions:
            return BY_HERO
    olympian = p.characters[0]
    return NOBODY if olympian.activated or olympian.lying else BY_OLYMPIAN


def steps_to_come(g: Hybris) -> float:
    """How many spaces Chaos is likely to advance in what is left of the game, as things stand."""
    table = chaos(g)
    held = 0.0
    unbeaten = 1.0
    for p in g.players:
        energy, wall = min(HOLDS, hangar_of(g, p).energy), goes_to_wall(g, p)
        if energy or wall:
            ahead = advantage(g, p)
            target = active_tiles(g, p)
            if energy:
                held += energy * WILLING * likely(ahead + target)
            if wall == BY_HERO:
                unbeaten *= 1.0 - likely(ahead + walls(g, p))
            elif wall == BY_OLYMPIAN:
                unbeaten *= 1.0 - WILLING * likely(ahead + walls(g, p) + target)
    ages = ages_left(g) * g.book.manifest.ages
    unleashed = A_MOMENTUM[len(table.momentum)]
    steps = (INEXORABLE + A_PLAYER * len(g.players)) * ages + unleashed
    return steps - (1.0 - unbeaten) * (table.space - 1 + unleashed) - held


def all_fall(g: Hybris) -> float:
    """How likely every City is to fall: there are this many steps to the last of them, and steps come at random."""
    spaces = int(kit_of(g.box).rules["spaces"])
    steps = spaces * len(open_cities(g)) - (chaos(g).space - 1)
    rate = max(0.02, steps_to_come(g))
    term = safe = exp(-rate)
    for taken in range(1, steps):
        term *= rate / taken
        safe += term
    return max(0.0, 1.0 - safe)
