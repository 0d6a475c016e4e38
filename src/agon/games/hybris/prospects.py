"""What a player could do next: what the characters are on their way to, and which Premonitions are within reach."""

from typing import Final

from agon.games.hybris.box.numbers import CITY_PLACES, COLISEUM, FATES, LOCATIONS, MORTAL_WORLD, NONE, PROPHET
from agon.games.hybris.box.things import Enemy
from agon.games.hybris.player import BONUS_TOKEN, IN_UNDERWORLD, Character, Player
from agon.games.hybris.rules.combat.game_combat import is_worthy
from agon.games.hybris.rules.conditions import hand_bears
from agon.games.hybris.rules.filters import is_of
from agon.games.hybris.rules.songs import can_sing
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris

AT_ONCE: Final = ("did", "temple", "character")
"""What a Premonition asks of the turn itself: the player sees to it then."""

CHANCE: Final = ("alone", "evicted", "rivals_here")
"""What depends on where the others stand then."""


def plans(g: Hybris, p: Player, bound: list[int]) -> list[int]:
    """How many characters are on the way to each Location, and for how many there is something to do."""
    olympus, coliseum, underworld, fates, oracle, forge, mortal_world = bound[:LOCATIONS]
    fallen = foreseen = 0
    songs = clashes = allies = 0
    for figure in p.characters:
        if figure.place == IN_UNDERWORLD:
            fallen += 1
        elif figure.token != NONE and figure.token != BONUS_TOKEN and not figure.activated:
            foreseen += int(leads_to_premonition(g, p, figure))
            goal = g.box.location_tokens[figure.token]
            if goal == FATES and figure.kind != PROPHET:
                songs = songs or int(song_to_sing(g, p))
                clashes = clashes or int(clash_to_win(g, p))
            elif goal == COLISEUM and figure.kind != PROPHET:
                allies = allies or int(ally_to_win(g, p))
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
        allies,
        underworld,
        min(underworld, fallen),
        fates,
        songs,
        clashes,
        oracle,
        forge,
        min(forge, affordable),
        min(forge, olympus) if affordable == 0 else 0,
        forge if p.seat in g.factory.owners else 0,
        mortal_world,
        min(mortal_world, len(p.storage)),
        foreseen,
    ]


def beyond_means(g: Hybris, p: Player) -> int:
    """What a player lacks for their ideas, each taken alone."""
    lacking = 0
    for space, owner in enumerate(g.workshop.owners):
        if owner == p.seat:
            technology = g.box.technologies[g.workshop.tiles[space]]
            short = max(0, technology.followers - p.followers) + max(0, technology.aegis - p.aegis)
            lacking += max(0, short - g.box.workshop_discounts[space])
    return lacking


def song_to_sing(g: Hybris, p: Player) -> bool:
    """Whether the next Song of some Epic can be sung now."""
    for zone, index in enumerate(g.quests):
        songs = g.box.quests[index].songs if index != NONE else []
        sung = len(g.songs[zone])
        if sung < len(songs) and can_sing(g, p, songs[sung]):  # all of them, while the last is being rewarded
            return True
    return False


def clash_to_win(g: Hybris, p: Player) -> bool:
    """Whether some Clash can be expected to be won."""
    strength = strength_in_hand(g, p)
    for index in g.quests:
        if index == NONE:
            continue
        quest = g.box.quests[index]
        if quest.enemy is None or strength < expected(quest.enemy) or not is_worthy(p, quest.conditions):
            continue
        if all(hand_bears(g, p, one.elements) for one in quest.conditions if one.verb == "required_elements"):
            return True
    return False


def ally_to_win(g: Hybris, p: Player) -> bool:
    """Whether some Hero of the Coliseum can be expected to be beaten."""
    strength = strength_in_hand(g, p)
    for hero in g.coliseum_heroes:
        enemy = g.box.heroes[hero].enemy
        if enemy is not None and strength >= expected(enemy):
            return True
    return False


def expected(enemy: Enemy) -> float:
    """The strength an enemy of the game will have: a card of the Coliseum is worth 2, an Element now and then 1."""
    return enemy.base + enemy.cards * (2.0 + 0.3 * sum(enemy.elements))


def strength_in_hand(g: Hybris, p: Player) -> int:
    """What the cards of the hand bring in a Combat, as far as Determination goes; those that cost least come first."""
    left = g.box.determination_track[p.determination - 1]
    strength = 0
    for price in range(4):
        for card in p.hand:
            face = g.box.card(card)
            if face.determination == price and left >= price:
                left -= price
                strength += face.strength
    return strength


def within_reach(g: Hybris, p: Player, card: int) -> bool:
    """Whether all that a Premonition asks holds now, but for what is seen to on the turn itself."""
    premonition = g.box.premonitions[card]
    scene = Scene(p.seat)
    if premonition.place >= CITY_PLACES:
        scene.city = premonition.place - CITY_PLACES  # what is asked of "here" is asked of that City
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
        place = premonition.place if premonition.place < CITY_PLACES else MORTAL_WORLD
        if place == location and suits(figure, card, g) and within_reach(g, p, card):
            return True
    return False


def suits(figure: Character, card: int, g: Hybris) -> bool:
    for condition in g.box.premonitions[card].conditions:
        if condition.verb == "character" and not is_of(figure.kind, condition.number):
            return False
    return True
