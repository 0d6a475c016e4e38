"""A battle from its first card to its end.  LOH-MBAT-01, LOH-MBAT-21"""

from agon.games.hellas import log
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.rules.armies import army, commanders_in
from agon.games.hellas.rules.battle.losses import clear_away, loser_of
from agon.games.hellas.rules.battle.playing import battle_scene, is_on
from agon.games.hellas.rules.battle.strength import decide, keep_strengths
from agon.games.hellas.rules.control import controller, settle
from agon.games.hellas.rules.powers import happen
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play


def battle(g: Hellas, region: int, attacker: int, came_from: list[int]) -> Play:
    """The hoplites of a commander in a region fight whoever else stands there.

    `came_from`: the regions that he may withdraw to; with none, any near that is safe.
    """
    if not g.book.replaceable.battle_due(g, region, attacker):
        return
    assert g.battle is None, "two battles at once"
    fight = begin(g, region, attacker, came_from)
    yield from happen(g, "battle_starts", battle_scene(fight, attacker))
    if g.book.replaceable.battle_due(g, region, attacker):
        yield from fight_out(g, fight)
        clear_away(g, fight)
        g.battle = None
        yield from g.book.replaceable.battle_over(g, fight)
    else:  # LOH-MBAT-21
        g.battle = None
        log.battle_off(g, attacker, fight.defender.commander, region)
        settle(g, attacker, region)
        settle(g, fight.defender.commander, region)


def begin(g: Hellas, region: int, attacker: int, came_from: list[int]) -> Battle:
    """Lay a battle out: the defender is whoever else has hoplites there, or else has the control token."""
    others = [commander for commander in commanders_in(g, region) if commander != attacker]
    fight = Battle(region, Side(attacker), Side(others[0] if others else controller(g, region)))
    fight.attacker.came_from = came_from.copy()
    g.battle = fight
    log.battle(g, attacker, fight.defender.commander, region)
    return fight


def fight_out(g: Hellas, fight: Battle) -> Play:
    """Cards, strengths, losses, withdrawal, control. With nobody left on a side no strengths are compared.

    LOH-MBAT-24
    """
    attacker = fight.attacker.commander
    yield from g.book.replaceable.play_battle_cards(g, fight)
    if is_on(g, fight):
        yield from happen(g, "cards_over", battle_scene(fight, attacker))
    if is_on(g, fight):
        attack, defence = decide(g, fight)
        log.army_strengths(g, attacker, attack, fight.defender.commander, defence)
    else:
        fight.winner = attacker if army(g, fight.region, attacker) else fight.defender.commander
    keep_strengths(g, fight)
    log.battle_won(g, fight.winner, loser_of(fight), fight.region)
    yield from happen(g, "casualties", battle_scene(fight, attacker))
    yield from g.book.replaceable.after_battle(g, fight)
    yield from happen(g, "battle_won", battle_scene(fight, fight.winner))
