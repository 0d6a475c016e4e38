"""Combat against an Avatar: a deck of its own, whose cards do what they say, and roles as between players.

The game is the defending side of the `Combat` as always; its `role` says whether the player attacks or defends.
"""

from collections.abc import Generator
from typing import Final

from agon.cards.phrases import Condition, Effect
from agon.games.hybris import log as base_log
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import ELEMENTS, MORTAL_WORLD, NONE
from agon.games.hybris.box.things import Enemy
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.gains import INCOME, add_chain, can_add_chain, chronos_gains
from agon.games.hybris.chronos.house import REFORGING, WEIGHT_OF_KRATOS
from agon.games.hybris.chronos.questions import CONCEPT, WHICH_CHAIN
from agon.games.hybris.chronos.scenes import AvatarScene
from agon.games.hybris.chronos.table import chronos_table, kit_of, numbers_of, plays
from agon.games.hybris.chronos.world import renew_slots
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.aftermath import end_combat
from agon.games.hybris.rules.combat.cards import card_scene
from agon.games.hybris.rules.combat.game_combat import wage
from agon.games.hybris.rules.decks import top
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.resources import take_prayers
from agon.games.hybris.scenes import ATTACKS, DEFENDS, FOR_AVATAR, Combat, Scene, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, Together

Deciding = Generator[Ask | Together, int, bool]

LINED_UP: Final = 4
"""So many cards at most, where one brings another."""
BLINDED: Final = -1
"""Determination, for this Combat, under `{ dread = "determination" }`."""


def fight_avatar(g: Hybris, p: Player, character: int, avatar: int, city: int, role: int) -> Deciding:
    """A whole Combat in a City; whether the player won. A beaten Avatar is back on the board then.  CHR-COMBAT-02

    Where a victorious one goes is for who called.
    """
    table = chronos_table(g)
    kit = table.kit
    foe = Side(NONE, NONE)
    foe.stopped = True
    combat = Combat(FOR_AVATAR, Side(p.seat, character), foe)
    combat.city = city
    combat.divine = True  # CHR-AVA-01
    combat.role = role  # CHR-AVA-11
    table.fighter = avatar
    log.combat_avatar(g, p.seat, character, avatar, city)
    won = yield from wage(g, p, combat, kit.avatars[avatar].enemy, [])
    if won:
        yield from send_home(g, p, avatar, role)
    yield from end_combat(g)
    table.fighter = NONE
    return won


def avatar_scene(g: Hybris, avatar: int, city: int) -> AvatarScene:
    """An event about an Avatar in a City: it belongs to no player, so to everybody it is a rival's.  CHR-AVA-01"""
    scene = AvatarScene(NONE)
    scene.avatar = avatar
    scene.location = MORTAL_WORLD
    scene.city = city
    scene.divine = True
    return scene


# ---------------------------------------------------------------- the enemy's total


def muster_avatar(g: Hybris, p: Player, enemy: Enemy, conditions: list[Condition]) -> Play:
    """Base Strength, what may be added to it, then card after card with its effects. CHR-COMBAT-03, -04, -07

    The attacked player's powers react first.  CHR-AVA-12
    """
    combat = g.combat
    assert combat is not None
    if combat.role == DEFENDS:
        attack = avatar_scene(g, chronos_table(g).fighter, combat.city)
        attack.other = p.seat
        yield from happen(g, "combat_started", attack)
    combat.defender.bonus += enemy.base + avatar_bonus(g)
    for _ in range(enemy.cards):
        yield from line_up(g, p, enemy)
    base_log.enemy_strength(g, combat.defender.total())


def avatar_bonus(g: Hybris) -> int:
    """What Kratos's Intensity and the level add to every Avatar.  CHR-HOUSE-12"""
    if not plays(g, WEIGHT_OF_KRATOS):
        return 0
    table = chronos_table(g)
    kit = table.kit
    added: int = numbers_of(g)["avatar_strength"]
    return added + len([1 for weight in kit.house["kratos_weight"] if table.intensity[kit.kratos] >= weight])


def line_up(g: Hybris, p: Player, enemy: Enemy) -> Play:
    """The next card of the Avatars' deck: its Strength, 1 for each symbol listed and shown, what it does.

    CHR-COMBAT-04, CHR-COMBAT-05, CHR-COMBAT-07
    """
    table, combat = chronos_table(g), g.combat
    assert combat is not None
    card = top(g, table.avatar_deck, table.avatar_discard)
    if card == NONE:
        return
    face = g.box.card(card)
    elemental = sum([enemy.elements[element] * face.elements[element] for element in range(ELEMENTS)])
    combat.defender.cards.append(card)
    combat.defender.strengths.append(face.strength)
    combat.defender.bonus += elemental
    g.reveals += 1
    base_log.enemy_card(g, card, face.strength, elemental)
    yield from g.book.resolve(g, p, face.effects, card_scene(g, combat.attacker, card))


def put_away(g: Hybris, cards: list[int]) -> None:
    """To the Avatars' discard pile.  CHR-COMBAT-11"""
    chronos_table(g).avatar_discard += cards


# ---------------------------------------------------------------- an Avatar is beaten


def send_home(g: Hybris, p: Player, avatar: int, role: int) -> Play:
    """Back to the board, Prayers for whoever beat it; a chain may be forged again.  CHR-AVA-07, CHR-AVA-08"""
    table = chronos_table(g)
    kit = table.kit
    city = table.avatars[avatar]
    table.avatars[avatar] = NONE
    renew_slots(g)
    log.avatar_beaten(g, p.seat, avatar)
    take_prayers(g, p, kit.avatars[avatar].number)
    if role == ATTACKS and plays(g, REFORGING):
        yield from reforge(g, p, avatar)
    victory = avatar_scene(g, avatar, city)
    victory.actor = p.seat
    yield from happen(g, "avatar_beaten", victory)


def reforge(g: Hybris, p: Player, avatar: int) -> Play:
    """A chain back on a track of one of its Concepts, of the player's choice; none where none can be.

    CHR-HOUSE-14
    """
    concepts = [concept.index for concept in kit_of(g.box).concepts if concept.avatar == avatar]
    options = [CONCEPT << 16 | concept for concept in concepts if can_add_chain(g, concept)]
    if options:
        add_chain(g, number_of((yield Ask(WHICH_CHAIN, p.seat, options))))


# ---------------------------------------------------------------- words of the Avatars' cards


def draw_avatar_card_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ draw_avatar_card = 1 }`: this many cards more, four in all at most."""
    table, combat = chronos_table(g), g.combat
    if combat is not None and table.fighter != NONE:
        for _ in range(effect.number):
            if len(combat.defender.cards) < LINED_UP:
                yield from line_up(g, p, kit_of(g.box).avatars[table.fighter].enemy)


def enemy_strength_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ enemy_strength = -3 }`: the Avatar's total, more or less."""
    if g.combat is not None:
        g.combat.defender.bonus += effect.number
        log.enemy_changed(g, effect.number)
    return DONE


def dread_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ dread = "no_combo" }`: Combos do not count in this Combat, or there is less Determination for it."""
    if g.combat is not None:
        side = g.combat.attacker
        if effect.word == "no_combo":
            side.no_combo = True
        else:
            assert effect.word == "determination"
            side.determination += BLINDED
        base_log.dread(g, p.seat, effect.index)
    return DONE


def income_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ income = "fighter" }`: the Avatar of this Combat brings what it brings in step 1.2."""
    avatar = chronos_table(g).fighter
    if avatar == NONE:
        return DONE
    log.chronos_income(g, avatar)
    return chronos_gains(g, kit_of(g.box).avatars[avatar].income, INCOME)


def facing(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ facing = "kronos" }`: that Avatar is the enemy of this Combat."""
    return chronos_table(g).fighter == condition.number


def write_avatar_combat(book: Book) -> None:
    book.add_muster(FOR_AVATAR, muster_avatar, put_away)
    book.add_verb("draw_avatar_card", draw_avatar_card_verb)
    book.add_verb("enemy_strength", enemy_strength_verb)
    book.add_verb("dread", dread_verb)
    book.add_verb("income", income_verb)
    book.add_condition("facing", facing)
