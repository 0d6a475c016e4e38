"""Why not this card, this marker, this enemy, this character to contest."""

from agon.games.hybris.box.numbers import ALLY, PROPHET, WEAPON
from agon.games.hybris.cardtext import amounts_clause
from agon.games.hybris.describe.cards import conditions_here, own_side
from agon.games.hybris.moments import Side
from agon.games.hybris.player import Character
from agon.games.hybris.refusals.common import Reason, Refused
from agon.games.hybris.refusals.turn import no_reserve
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.rules.combat.cards import can_afford_toll, limit, spent, within_limits
from agon.games.hybris.rules.combat.game_combat import asked
from agon.games.hybris.state import Hybris
from agon.kernel.words import Seat, say


def at_play(g: Hybris, refused: Refused) -> None:
    """Cards of the hand that cannot be played or placed."""
    side = own_side(g, refused.ask.seat)
    assert side is not None
    for card in sorted(g.players[refused.ask.seat].hand):
        if not refused.offered(q.CARD << 16 | card):
            refused.add(q.CARD << 16 | card, no_card(g, side, card))


def no_card(g: Hybris, side: Side, card: int) -> Reason:
    """Too dear, a Weapon too many, or a toll that cannot be paid."""
    if not within_limits(g, side, card, []):
        left = limit(g, side) - spent(g, side)
        reason = say("hybris-why-determination", cost=g.box.card(card).determination, left=left)
        return reason, ("HYB-CVG-09", "HYB-CVP-06")
    most = asked(conditions_here(g), "weapons_at_most")
    if most and g.box.card(card).type == WEAPON and not within_limits(g, side, card, conditions_here(g)):
        return say("hybris-why-weapons", number=most), ("HYB-APPX-10",)
    return no_toll(side)


def no_toll(side: Side) -> Reason:
    return say("hybris-why-toll", toll=amounts_clause(side.toll)), ("HYB-CORE-01", "HYB-CORE-04")


def at_marker(g: Hybris, refused: Refused) -> None:
    """Not to continue, or not to stop."""
    side = own_side(g, refused.ask.seat)
    assert side is not None
    if not refused.offered(c.PRESS_ON << 16):
        dear = not within_limits(g, side, side.hidden, []) or can_afford_toll(g, side, 0)
        refused.add(c.PRESS_ON << 16, no_card(g, side, side.hidden) if dear else no_toll(side))
    if not refused.offered(q.STOP << 16):
        refused.add(q.STOP << 16, (say("hybris-why-bound"), ("HYB-CORE-04",)))


def at_enemy(g: Hybris, refused: Refused) -> None:
    """Heroes of the Coliseum who are somebody's allies."""
    for p in g.players:
        for character in p.characters:
            if character.kind == ALLY:
                reason = say("hybris-why-ally", owner=Seat(p.seat))
                refused.add(c.COLISEUM_HERO << 16 | character.hero, (reason, ("HYB-COLI-02", "HYB-COLI-03")))


def at_contest(g: Hybris, refused: Refused) -> None:
    """Characters who cannot contest."""
    p = g.players[refused.ask.seat]
    for number, figure in enumerate(p.characters):
        if not refused.offered(q.FIGURE << 16 | number) and not refused.offered(w.HERO_AGAIN << 16 | number):
            refused.add(q.FIGURE << 16 | number, no_contest(figure))


def no_contest(figure: Character) -> Reason:
    if figure.kind == PROPHET:
        return say("hybris-why-prophet-contests"), ("HYB-CONTEST-06",)
    if figure.activated:
        return say("hybris-why-activated"), ("HYB-CONTEST-02",)
    if figure.lying:
        return say("hybris-why-wounded"), ("HYB-CONTEST-03",)
    away = no_reserve(figure)
    if away is not None:
        return away
    return say("hybris-why-no-token"), ("HYB-CONTEST-04",)
