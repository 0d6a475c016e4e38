"""The end of a Combat: what cards have kept for it, who hears of it, where the cards go.  Pages 26 and 27.

In the books' order: the defeat and the victory (`settle_combat`), then what they fought for, which is the matter of
whoever let them fight, and at last the cards are put away (`end_combat`).
"""

from agon.games.hybris import log
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.rules.combat.cards import card_scene, scene_of, side_scene, total
from agon.games.hybris.rules.combat.defeat import defeat
from agon.games.hybris.rules.decks import show_in_hand
from agon.games.hybris.rules.powers import awaited, happen
from agon.games.hybris.scenes import FLIGHT, FOR_ALLY, HARMLESS, Combat, Kept, Scene, Side
from agon.games.hybris.setup_options import PSYCHOPOMP_COLISEUM
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play


def settle_combat(g: Hybris, winner: Side, loser: Side) -> Play:
    """What cards have kept, the consequences of defeat, the victory; the cards lie there until `end_combat`."""
    combat = g.combat
    assert combat is not None
    combat.settled = True
    log.combat_over(g, winner.seat, loser.seat, total(g, combat.attacker), total(g, combat.defender))
    for side in (combat.attacker, combat.defender):  # the Attacker's effects come first
        kept = side.on_win if side is winner else side.on_loss
        if kept:
            yield from carry_out(g, side, kept)
    if loser.seat != NONE:
        if awaited(g, "losing"):
            yield from happen(g, "losing", side_scene(g, loser))
        if combat.stakes != HARMLESS:
            yield from defeat(g, g.players[loser.seat], loser.character)
    elif combat.divine:
        yield from happen(g, "defeated", divine_scene(g, winner))
    elif combat.purpose == FOR_ALLY and g.book.ruling(PSYCHOPOMP_COLISEUM) == "counts":
        yield from happen(g, "defeated", nobodys_scene(winner))
    if winner.seat != NONE:
        yield from win(g, winner)
    g.combat = None
    g.decided.append(combat)


def end_combat(g: Hybris) -> Play:
    """The winner has what they fought for: the cards are put away, and all is over.  HYB-CVG-13, HYB-CVP-14"""
    combat = g.decided.pop()
    for side in (combat.attacker, combat.defender):
        put_away(g, combat, side)
    if awaited(g, "combat_over"):
        over = scene_of(combat, combat.attacker)
        if combat.stakes == FLIGHT:
            over.other = NONE
        yield from happen(g, "combat_over", over)


def win(g: Hybris, winner: Side) -> Play:
    """One Combat more that a player has won in this Age; whoever listens hears of it."""
    g.players[winner.seat].victories += 1
    return happen(g, "combat_won", side_scene(g, winner))


def win_by_flight(g: Hybris, combat: Combat) -> Play:
    """A Combat that the Attacker has won without a fight: the Defender is neither beaten nor took part in it.

    HYB-COMBAT-03, HYB-CONTEST-07
    """
    combat.stakes = FLIGHT
    g.combat = combat
    yield from win(g, combat.attacker)
    g.combat = None
    g.decided.append(combat)


def divine_scene(g: Hybris, winner: Side) -> Scene:
    """What everything is about that concerns an Olympian of the game who was beaten: nobody's, so everybody's rival."""
    scene = Scene(NONE)
    scene.other = winner.seat
    scene.divine = True
    return scene


def nobodys_scene(winner: Side) -> Scene:
    """Likewise for a Hero of the Coliseum, while he is nobody's ally.  HYB-GODS-03"""
    scene = Scene(NONE)
    scene.other = winner.seat
    return scene


def carry_out(g: Hybris, side: Side, stored: list[Kept]) -> Play:
    for kept in stored:
        scene = card_scene(g, side, kept.card)
        if kept.owner != NONE:
            scene.owner = kept.owner
        yield from g.book.resolve(g, g.players[side.seat], kept.effects, scene)


def put_away(g: Hybris, combat: Combat, side: Side) -> None:
    """To the owner's discard pile, those of the game where they belong; kept ones to hand.  HYB-CVG-13, HYB-CVP-14"""
    if side.seat == NONE:
        g.book.musters[combat.purpose].put_away(g, side.cards)
        return
    p = g.players[side.seat]
    kept = side.kept.copy()
    for card in side.cards:
        if card in kept:
            kept.remove(card)
            p.hand.append(card)
            show_in_hand(g, p, card, ~(1 << p.seat))
            log.card_kept(g, p.seat, card)
        else:
            p.discard.append(card)
