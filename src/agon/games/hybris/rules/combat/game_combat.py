"""Combat against the game: Clashes, the Heroes of the Coliseum, Wraths.  Pages 25 and 26."""

from collections.abc import Generator

from agon.cards.phrases import Condition
from agon.games.hybris import log
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import ELEMENTS, NONE
from agon.games.hybris.box.things import Enemy
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.aftermath import settle_combat
from agon.games.hybris.rules.combat.cards import play_on, side_scene, total
from agon.games.hybris.rules.combat.defeat import lay_down, undefeated_heroes
from agon.games.hybris.rules.combat.questions import CLASH_DISCARD, CLASH_HERO, PLAY_CARD
from agon.games.hybris.rules.decks import top
from agon.games.hybris.rules.powers import awaited, happen
from agon.games.hybris.rules.questions import FIGURE, number_of
from agon.games.hybris.rules.resources import discard_several
from agon.games.hybris.scenes import FOR_ALLY, FOR_CLASH, FOR_WRATH, Combat, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, Together, exactly

Deciding = Generator[Ask | Together, int, bool]


def fight_game(
    g: Hybris,
    p: Player,
    character: int,
    purpose: int,
    enemy: Enemy,
    conditions: list[Condition],
    quest: int,
    hero: int,
) -> Deciding:
    """A Combat against the game up to `end_combat`; whether the player won. A loss has its consequences.

    HYB-CVG-01, HYB-CVG-12
    """
    mine = Side(p.seat, character)
    foe = Side(NONE, NONE)
    foe.stopped = True
    combat = Combat(purpose, mine, foe)
    combat.quest = quest
    combat.hero = hero
    log.combat_game(g, p.seat, character, quest, hero)
    return (yield from wage(g, p, combat, enemy, conditions))


def wage(g: Hybris, p: Player, combat: Combat, enemy: Enemy, conditions: list[Condition]) -> Deciding:
    """A Combat against the game from its beginning until it is decided; whether the player won."""
    g.combat = combat
    won = yield from contend(g, p, enemy, conditions)
    if won:
        yield from settle_combat(g, combat.attacker, combat.defender)
    else:
        yield from settle_combat(g, combat.defender, combat.attacker)
    return won


def contend(g: Hybris, p: Player, enemy: Enemy, conditions: list[Condition]) -> Deciding:
    """The enemy's strength, then the player's cards, then the comparison.  HYB-CVG-01, HYB-FATES-12"""
    combat = g.combat
    assert combat is not None
    if not is_worthy(p, conditions):
        return False
    heroes = asked(conditions, "defeat_hero")
    if heroes:
        return (yield from give_up_heroes(g, p, heroes))
    cards = asked(conditions, "discard_before_draw")
    if len(p.hand) < cards:
        return False  # HYB-APPX-07
    yield from discard_several(g, p, CLASH_DISCARD, cards, NONE)
    yield from g.book.musters[combat.purpose].fill(g, p, enemy, conditions)
    if awaited(g, "fight_begins"):
        yield from happen(g, "fight_begins", side_scene(g, combat.attacker))
    yield from play_on(g, combat.attacker, PLAY_CARD, conditions)
    strong = total(g, combat.attacker) >= total(g, combat.defender)
    return strong and shows_required(g, combat.attacker, conditions)


def asked(conditions: list[Condition], verb: str) -> int:
    """The number that the conditions of a Clash give for something; 0 if they do not speak of it."""
    return sum([condition.number for condition in conditions if condition.verb == verb])


def is_worthy(p: Player, conditions: list[Condition]) -> bool:
    """Whether a player has unlocked what a Clash asks for; who has not is defeated.  HYB-APPX-08, HYB-FATES-12"""
    return p.unlocked.bit_count() >= asked(conditions, "unlocked")


def give_up_heroes(g: Hybris, p: Player, heroes: int) -> Deciding:
    """Won without a fight for this many of the player's Heroes; lost by who has too few.  HYB-APPX-06"""
    if len(undefeated_heroes(p)) < heroes:
        return False
    for made in range(heroes):
        options = [FIGURE << 16 | number for number in undefeated_heroes(p)]
        picks = None if awaited(g, "hero_to_underworld") else exactly(heroes - made, options, made)
        number = number_of((yield Ask(CLASH_HERO, p.seat, options, picks)))
        yield from lay_down(g, p, number)
    return True


def muster_enemy(g: Hybris, p: Player, enemy: Enemy, conditions: list[Condition]) -> Play:
    """Base strength, cards of the Coliseum, 1 for each symbol listed and shown.  HYB-CVG-02 to -07, HYB-APPX-05"""
    assert g.combat is not None
    foe = g.combat.defender
    null = any(condition.verb == "null_draw" for condition in conditions)
    foe.bonus = enemy.base
    for _ in range(enemy.cards):
        card = top(g, g.coliseum_deck, g.coliseum_discard)
        if card == NONE:
            break
        face = g.box.card(card)
        strength = 0 if null else face.strength
        elemental = sum([enemy.elements[element] * face.elements[element] for element in range(ELEMENTS)])
        foe.cards.append(card)
        foe.strengths.append(strength)
        foe.bonus += elemental
        g.reveals += 1
        log.enemy_card(g, card, strength, elemental)
    log.enemy_strength(g, foe.total())
    return DONE


def to_coliseum(g: Hybris, cards: list[int]) -> None:
    """Where cards go that the Coliseum lent to an enemy.  HYB-CVG-13"""
    g.coliseum_discard += cards


def write_enemies(book: Book) -> None:
    for purpose in (FOR_CLASH, FOR_ALLY, FOR_WRATH):
        book.add_muster(purpose, muster_enemy, to_coliseum)


def shows_required(g: Hybris, side: Side, conditions: list[Condition]) -> bool:
    """Whether the cards played bear the symbols that a Clash asks for.  HYB-APPX-04"""
    for condition in conditions:
        if condition.verb == "required_elements":
            for element, wanted in enumerate(condition.elements):
                if sum(g.box.card(card).elements[element] for card in side.cards) < wanted:
                    return False
    return True
