"""A Combat against Chaos: what it fights with, and what its cards do to who fights.  Page 9."""

from collections.abc import Generator
from typing import Final

from agon.cards.phrases import Condition
from agon.games.hybris import log as base_log
from agon.games.hybris.box.numbers import ELEMENTS, NONE, OLYMPIAN
from agon.games.hybris.box.things import Enemy
from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.table import chaos, draw
from agon.games.hybris.cataclysm.outskirts.table import active_tiles
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.cards import side_scene
from agon.games.hybris.rules.combat.game_combat import wage
from agon.games.hybris.rules.powers import changed, happen
from agon.games.hybris.scenes import FOR_CHAOS, Combat, Scene, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, Together

Deciding = Generator[Ask | Together, int, bool]

LOW_WALLS: Final = 3
"""What the Defence track gives at most where a card says so."""


def fight_chaos(g: Hybris, p: Player, character: int, walls: int, stakes: int) -> Deciding:
    """A whole Combat; whether the player won.  CAT-COMBAT-01, CAT-COMBAT-02, CAT-INT-11, CAT-DEFEND-02

    Base Strength is what Chaos has now, whatever happens to its Momentum later.  CAT-COMBAT-10
    """
    table = chaos(g)
    table.walls = walls
    table.target = target_acquired(g, p, character)
    mine = Side(p.seat, character)
    mine.bonus = table.walls + table.target
    foe = Side(NONE, NONE)
    foe.stopped = True
    combat = Combat(FOR_CHAOS, mine, foe)
    combat.divine = True  # CAT-CHAOS-01
    combat.stakes = stakes
    log.chaos_combat(g, p.seat, character, table.walls, table.target)
    enemy = Enemy(len(table.momentum), int(kit_of(g.box).rules["cards"]), [0] * ELEMENTS)
    won = yield from wage(g, p, combat, enemy, [])
    table.walls = 0
    table.target = 0
    return won


def target_acquired(g: Hybris, p: Player, character: int) -> int:
    """1 for each activated MK tile, for an Olympian, and for Heroes where a Module says so.  CAT-TARGET-01 to -04"""
    scene = Scene(p.seat)
    scene.character = character
    if p.characters[character].kind != OLYMPIAN and not changed(g, p, "target_acquired", "heroes", scene):
        return 0
    return active_tiles(g, p)


def fill(g: Hybris, p: Player, enemy: Enemy, conditions: list[Condition]) -> Play:
    """Momentum and a card of its own deck, whose Conflict part acts at once.  CAT-COMBAT-02, -03, -05, -06"""
    assert g.combat is not None
    foe = g.combat.defender
    foe.bonus = enemy.base
    for _ in range(enemy.cards):
        card, _ = draw(g)
        if card == NONE:
            break
        foe.cards.append(card)
        foe.strengths.append(g.box.card(card).strength)
        g.reveals += 1
        log.chaos_card(g, card, g.box.card(card).strength)
    base_log.enemy_strength(g, foe.total())
    for card in foe.cards.copy():
        yield from act(g, p, card)
    yield from happen(g, "chaos_fight", side_scene(g, g.combat.attacker))


def act(g: Hybris, p: Player, card: int) -> Play:
    """Line by line, those for which Chaos has enough Momentum.  CAT-COMBAT-07, CAT-COMBAT-08"""
    assert g.combat is not None
    for line in kit_of(g.box).chaos_card(card).conflict:
        if len(chaos(g).momentum) >= line.least:
            yield from g.book.resolve(g, p, line.effects, side_scene(g, g.combat.attacker))


def put_away(g: Hybris, cards: list[int]) -> None:
    """To Chaos's discard pile.  CAT-COMBAT-09"""
    chaos(g).discard += cards
