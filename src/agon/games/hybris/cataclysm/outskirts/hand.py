"""Conflict cards that a Task or an Exploration card asks for."""

from agon.games.hybris import log as base_log
from agon.games.hybris.player import Player
from agon.games.hybris.rules.decks import settle, show_in_hand
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.resources import card_options, discard, enough_cards
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind, Play

# ---------------------------------------------------------------- Strength


def strong_cards(g: Hybris, p: Player) -> list[int]:
    """Those that add anything: printed Strength counts.  CAT-TASKRED-07"""
    return [card for card in p.hand if g.box.card(card).strength > 0]


def can_discard_strength(g: Hybris, p: Player, wanted: int) -> bool:
    return sum([g.box.card(card).strength for card in p.hand]) >= wanted


def discard_strength(g: Hybris, p: Player, wanted: int, kind: Kind) -> Play:
    """One card after the other until their Strength is enough, and none more.  CAT-TASKRED-07"""
    made = 0
    while wanted > 0:
        cards = strong_cards(g, p)
        card = number_of((yield Ask(kind, p.seat, card_options(cards), enough_cards(cards, made))))
        made += 1
        wanted -= g.box.card(card).strength
        discard(g, p, card)


# ---------------------------------------------------------------- types and Elements


def cards_of_type(g: Hybris, p: Player, type: int) -> list[int]:
    return [card for card in p.hand if g.box.card(card).type == type]


def discard_type(g: Hybris, p: Player, type: int, kind: Kind) -> Play:
    """A card of that type, of the player's choice."""
    discard(g, p, number_of((yield Ask(kind, p.seat, card_options(cards_of_type(g, p, type))))))


def elements_in_hand(g: Hybris, p: Player) -> int:
    """As a mask."""
    mask = 0
    for card in p.hand:
        mask |= g.box.card(card).element_mask
    return mask


def show_elements(g: Hybris, p: Player, wanted: int, kind: Kind) -> Play:
    """Cards that bear this many different Elements are shown to all and kept."""
    shown = made = 0
    while shown.bit_count() < wanted:
        fresh = [card for card in p.hand if g.box.card(card).element_mask & ~shown]
        card = number_of((yield Ask(kind, p.seat, card_options(fresh), enough_cards(fresh, made))))
        made += 1
        shown |= g.box.card(card).element_mask
        show_in_hand(g, p, card, ~(1 << p.seat))
        settle(g, p, card)
        g.reveals += 1
        base_log.card_shown(g, p.seat, card)
