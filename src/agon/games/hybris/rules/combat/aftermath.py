"""The end of a Combat: what cards have kept for it, who hears of it, where the cards go.  Pages 26 and 27."""

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Effect
from agon.games.hybris.moments import Side
from agon.games.hybris.rules.combat.cards import card_scene, side_scene, total
from agon.games.hybris.rules.combat.defeat import defeat
from agon.games.hybris.rules.decks import show_in_hand
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play
from agon.kernel.game import EVERYONE


def settle_combat(g: Hybris, winner: Side, loser: Side) -> Play:
    """What cards have kept, the consequences of defeat, the victory, the cards; then there is no Combat any more."""
    combat = g.combat
    assert combat is not None
    g.tell(
        "hybris-combat-over", EVERYONE, winner.seat, loser.seat, total(g, combat.attacker), total(g, combat.defender)
    )
    for side in (combat.attacker, combat.defender):  # the Attacker's effects come first
        kept = side.on_win if side is winner else side.on_loss
        if kept:
            yield from carry_out(g, side, kept)
    if loser.seat != NONE:
        yield from defeat(g, g.players[loser.seat], loser.character)
    if winner.seat != NONE:
        g.players[winner.seat].victories += 1
        yield from happen(g, "combat_won", side_scene(g, winner))
    for side in (combat.attacker, combat.defender):
        put_away(g, side)
    g.combat = None


def carry_out(g: Hybris, side: Side, kept: list[tuple[int, list[Effect]]]) -> Play:
    for card, effects in kept:
        yield from g.book.resolve(g, g.players[side.seat], effects, card_scene(g, side, card))


def put_away(g: Hybris, side: Side) -> None:
    """To the owner's discard pile, those of the game to the Coliseum's; kept ones to hand.  HYB-CVG-13, HYB-CVP-14"""
    if side.seat == NONE:
        g.coliseum_discard += side.cards
        return
    p = g.players[side.seat]
    kept = side.kept.copy()
    for card in side.cards:
        if card in kept:
            kept.remove(card)
            p.hand.append(card)
            show_in_hand(g, p, card, ~(1 << p.seat))
            g.tell("hybris-card-kept", EVERYONE, p.seat, card)
        else:
            p.discard.append(card)
