"""Cards and tokens on the move: drawing, leaving a hand, the three piles."""

from agon.games.ephyran import log
from agon.games.ephyran.rules.options import FROM_DISCARD, FROM_PILE
from agon.games.ephyran.state import HAND_SIZE, NOT_YET, PILE_EMPTY, Ephyran, Player
from agon.kernel.ask import action_of


def draw_hidden(g: Ephyran, p: Player) -> None:
    """The top card of the draw pile goes to the hand, seen by its owner alone."""
    card = take_top(g)
    p.hand.append(card)
    g.reveals += 1
    log.drew(g, 1 << p.seat, p.seat, card)
    log.drew_hidden(g, ~(1 << p.seat), p.seat)


def take_top(g: Ephyran) -> int:
    """The top card of the draw pile; taking the last one starts the end of the game.  EPH-END-01"""
    card = g.draw_pile.pop()
    if not g.draw_pile and g.ending == NOT_YET:
        g.ending = PILE_EMPTY
        log.pile_empty(g)
    return card


def take_discard(g: Ephyran, p: Player) -> None:
    """The visible top card of the discard pile goes to the hand; everybody saw which.  EPH-TURN-03"""
    card = g.discard_pile.pop()
    g.exiles = [exile for exile in g.exiles if exile[0] != card]
    p.hand.append(card)
    p.known.append(card)
    log.took_discard(g, p.seat, card)


def refill(g: Ephyran, p: Player) -> None:
    """Back to a full hand, from the draw pile only.  EPH-DEF-06"""
    while len(p.hand) < HAND_SIZE and g.draw_pile:
        draw_hidden(g, p)


def leave_hand(p: Player, card: int) -> None:
    """Take a card out of the hand."""
    p.hand.remove(card)
    if card in p.known:
        p.known.remove(card)


def discard(g: Ephyran, p: Player, card: int) -> None:
    """A card of the hand goes face up on top of the discard pile.  EPH-TURN-06"""
    leave_hand(p, card)
    g.discard_pile.append(card)
    log.discarded(g, p.seat, card)


def look_at_token(g: Ephyran, p: Player, token: int) -> None:
    """A token's value is known to whoever has drawn or stolen it.  EPH-TOKEN-08"""
    if not g.seen[token] >> p.seat & 1:
        g.seen[token] |= 1 << p.seat
        g.reveals += 1
    log.token_seen(g, 1 << p.seat, p.seat, g.box.token_object[token])


def draw_options(g: Ephyran, p: Player) -> list[int]:
    """The top of either pile; of what is left once one is empty.  EPH-TURN-03, EPH-END-04"""
    options: list[int] = []
    if g.draw_pile:
        options.append(FROM_PILE << 16)
    if g.discard_pile and may_take(g, p, g.discard_pile[-1]):
        options.append(FROM_DISCARD << 16)
    return options


def may_take(g: Ephyran, p: Player, card: int) -> bool:
    """Not a Dionysus who has stood in the player's own city; nor, where the table says so, the card just discarded.

    EPH-DIO-10, EPH-TURN-03
    """
    return card != g.refused and (card, p.seat) not in g.exiles


def draw_one(g: Ephyran, p: Player, choice: int) -> None:
    """One card, from the pile that was chosen.  EPH-TURN-03"""
    if action_of(choice) == FROM_PILE:
        draw_hidden(g, p)
    else:
        take_discard(g, p)
