"""Drawing: Conflict cards, Coliseum cards, Premonitions; empty decks are made again.  Page 9."""

from collections.abc import Callable

from agon.games.hybris import log
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris

Seen = Callable[[Hybris, int, int, int], None]  # an event with its audience, a seat and a card
Unseen = Callable[[Hybris, int, int], None]  # likewise, without the card


def top(g: Hybris, deck: list[int], discard: list[int]) -> int:
    """The top card; a deck that becomes empty is made again from its discard pile at once.  HYB-DECK-01"""
    if not deck:
        remake(g, deck, discard)
    if not deck:
        return NONE  # both are empty: the draw is skipped
    card = deck.pop()
    if not deck:
        remake(g, deck, discard)
    return card


def remake(g: Hybris, deck: list[int], discard: list[int]) -> None:
    deck.extend(sorted(discard))
    discard.clear()
    g.chance.shuffle(deck)


def to_hand(g: Hybris, p: Player, card: int, event: Seen, hidden: Unseen) -> None:
    """A card that its owner alone has seen: what that is for them, and what for everybody else."""
    if card != NONE:
        p.hand.append(card)
        g.reveals += 1
        event(g, 1 << p.seat, p.seat, card)
        hidden(g, ~(1 << p.seat), p.seat)


def show_in_hand(g: Hybris, p: Player, card: int, to: int) -> None:
    """Rivals (a mask of seats) come to know that a card is in this hand."""
    p.shown[card] = p.shown.get(card, 0) | to


def leave_hand(p: Player, card: int) -> None:
    """Everybody sees a card leave the hand: that it is there is known no more."""
    p.hand.remove(card)
    p.shown.pop(card, None)


def settle(g: Hybris, p: Player, card: int) -> None:
    """A Coliseum card is seen with this player: at least as many of its face are theirs as lie open at once."""
    if g.box.card(card).trained and in_the_open(g, p, card) > p.settled.count(card):
        p.settled.append(card)


def in_the_open(g: Hybris, p: Player, card: int) -> int:
    """How many cards of a face everybody sees with a player: discarded, beside the Oracle, in Combat, shown."""
    seen = p.discard.count(card)
    for place, owner in enumerate(g.omens.owners):
        if owner == p.seat and g.omens.tiles[place] == card:
            seen += 1
    for combat in g.decided if g.combat is None else [*g.decided, g.combat]:
        side = combat.side_of(p.seat)
        if side is not None:
            seen += side.cards.count(card) + (1 if side.face_up and side.hidden == card else 0)
    return seen + (1 if p.shown.get(card, 0) < 0 else 0)


def draw_conflict(g: Hybris, p: Player, cards: int) -> None:
    """From the player's own deck; a hand has no limit.  HYB-RES-18, HYB-DECK-02"""
    for _ in range(cards):
        to_hand(g, p, top(g, p.deck, p.discard), log.drew, log.drew_hidden)


def draw_coliseum(g: Hybris, p: Player, cards: int) -> None:
    """From the Coliseum's deck; the card is the player's from now on.  HYB-COLI-01, HYB-DECK-04"""
    for _ in range(cards):
        to_hand(g, p, top(g, g.coliseum_deck, g.coliseum_discard), log.trained, log.trained_hidden)


def draw_premonition(g: Hybris, p: Player, cards: int) -> None:
    """Kept face down; there is no limit.  HYB-RES-21, HYB-PREM-05"""
    for _ in range(cards):
        card = top(g, g.premonition_deck, g.premonition_discard)
        if card != NONE:
            p.premonitions.append(card)
            p.foreseen.pop(card, None)
            g.reveals += 1
            log.premonition(g, 1 << p.seat, p.seat, card)
            log.premonition_hidden(g, ~(1 << p.seat), p.seat)
