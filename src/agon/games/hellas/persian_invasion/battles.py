"""Battles against the Persians: their cards, their strength, and what a victory is worth.

LOH-SBAT-03 to LOH-SBAT-11, LOH-SLOSS-01 to LOH-SLOSS-11, LOH-SCRD-01, LOH-SCRD-02
"""

from agon.games.hellas import log as base_log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.persian_invasion import log
from agon.games.hellas.persian_invasion.acts import set_counter
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.questions import PERSIAN_HOPLITES, PERSIAN_TOKEN, SPOILS
from agon.games.hellas.persian_invasion.vanguard import attack_here, fall_back, vanguard_region
from agon.games.hellas.persian_invasion.war import PLAYER, command, ill_will, land_of, war_of
from agon.games.hellas.rules.armies import army, remove
from agon.games.hellas.rules.battle import battle, losses, strength
from agon.games.hellas.rules.battle.playing import play_all_cards
from agon.games.hellas.rules.cards import reshuffle
from agon.games.hellas.rules.control import controller, drop_control
from agon.games.hellas.rules.movement import withdraw
from agon.games.hellas.rules.powers import ask
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play, action_of


def side_of_player(fight: Battle) -> Side:
    side = fight.side_of(PLAYER)
    assert side is not None
    return side


# ---------------------------------------------------------------- cards and strength


def play_battle_cards(g: Hellas, fight: Battle) -> Play:
    """All the player's cards, then those of the Persians are shown.  LOH-SBAT-06 to LOH-SBAT-08"""
    side = side_of_player(fight)
    yield from play_all_cards(g, fight, side)
    show_cards(g, fight.opponent_of(side))


def show_cards(g: Hellas, side: Side) -> None:
    """As many cards of the deck as the command value says; no effect, no casualties.  LOH-SBAT-08, LOH-SBAT-09"""
    for _ in range(command(g)):
        if not g.combat_deck:
            reshuffle(g)
        if not g.combat_deck:
            break
        card = g.combat_deck.pop()
        side.cards.append(card)
        side.values.append(g.box.combat_card(card).value)
        g.reveals += 1
        log.persian_card(g, card, side.values[-1])
    side.passed = True


def army_strength(g: Hellas, fight: Battle, side: Side) -> int:
    """The player's as ever; the Persians' from hoplites or track, their best card, and ill will.  LOH-SBAT-10"""
    if side.commander != PERSIANS:
        return strength.army_strength(g, fight, side)
    return persian_base(g, fight.region) + max(side.values, default=0) + ill_will(g, land_of(g, fight.region))


def persian_base(g: Hellas, region: int) -> int:
    """The invasion track where they have a control token, else 2 for each hoplite.  LOH-SBAT-04, -05, LOH-SARMY-08"""
    if controller(g, region) == PERSIANS:
        return war_of(g).invasion
    return army(g, region, PERSIANS) * campaign_of(g.box).hoplite_strength


def figures(g: Hellas, fight: Battle, side: Side) -> int:
    """Against a control token half the invasion value, rounded up.  LOH-SCRD-01"""
    if side.commander == PERSIANS and controller(g, fight.region) == PERSIANS:
        return (war_of(g).invasion + 1) // 2
    return strength.figures(g, fight, side)


def leadership(g: Hellas, fight: Battle, side: Side) -> int:
    """That of Xerxes is the command value.  LOH-SCRD-02"""
    return command(g) if side.commander == PERSIANS else strength.leadership(g, fight, side)


# ---------------------------------------------------------------- the outcome


def after_battle(g: Hellas, fight: Battle) -> Play:
    """Only the player has casualties; a beaten army withdraws to any safe neighbour.  LOH-SLOSS-01 to -04, LOH-SLOSS-11

    A victory drives the vanguard back, or frees the region, which then is the player's if a hoplite is left.
    """
    side = side_of_player(fight)
    yield from losses.suffer(g, fight, side)
    if fight.winner != PLAYER:
        yield from withdraw(g, PLAYER, fight.region, [])
        if war_of(g).act == 1 and controller(g, fight.region) == PLAYER:
            drop_control(g, fight.region)  # in act II mobilization sees to it.  LOH-SLOSS-12, LOH-A2MOB-03
        return
    if war_of(g).act == 1:
        fall_back(g)
    else:
        yield from liberate(g, fight.region)
    if not is_persian(g, fight.region):
        losses.occupy(g, fight, side)  # LOH-SLOSS-10


def is_persian(g: Hellas, region: int) -> bool:
    """Whether a Persian piece is left in a region."""
    return army(g, region, PERSIANS) > 0 or controller(g, region) == PERSIANS


def liberate(g: Hellas, region: int) -> Play:
    """All Persian hoplites or the token leave; the victory counter comes closer to 0.  LOH-SLOSS-08, LOH-SLOSS-09"""
    options = []
    if army(g, region, PERSIANS):
        options.append(PERSIAN_HOPLITES << 16 | region)
    if controller(g, region) == PERSIANS:
        options.append(PERSIAN_TOKEN << 16 | region)
    if options:
        choice = yield from ask(g, g.players[PLAYER], SPOILS, options)
        if action_of(choice) == PERSIAN_TOKEN:
            drop_control(g, region)
        else:
            count = army(g, region, PERSIANS)
            remove(g, region, campaign_of(g.box).persians, count)
            base_log.hoplites_lost(g, PERSIANS, region, count)
    set_counter(g, war_of(g).counter - 1)


def battle_over(g: Hellas, fight: Battle) -> Play:
    """A vanguard that falls back onto other hoplites of the player attacks them; whoever is left in a region fights on.

    LOH-SBAT-01
    """
    if vanguard_region(g) != NONE:
        yield from attack_here(g)
    elif g.book.replaceable.battle_due(g, fight.region, PLAYER):
        yield from battle(g, fight.region, fight.attacker.commander, [])
