"""The hero's attack in a hunt: combat cards for wounds.  LOH-MHNT-01, LOH-MHNT-02, LOH-MMST-01 to LOH-MMST-04"""

from itertools import combinations
from typing import Final

from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.player import Player
from agon.games.hellas.rules.cards import discard
from agon.games.hellas.rules.hunt.questions import DEAL_WOUND, WOUND_CARD, WOUND_SET
from agon.games.hellas.rules.hunt.wounds import choose_place, is_open
from agon.games.hellas.rules.powers import ask_anew, timed
from agon.games.hellas.rules.questions import STOP, number_of
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import Play, action_of
from agon.kernel.legality import Legality, Reason

SYMBOL_GONE: Final = Reason("hellas-why-symbol", "LOH-MMST-01", "LOH-MMST-05")
SHIELD: Final = Reason("hellas-why-shield", "LOH-MMST-01", "LOH-MMST-05")


def hero_attack(g: Hellas, p: Player, hunt: Hunt) -> Play:
    """Wound after wound, until the hunter is done; without one the hunt is over.  LOH-MHNT-01, -10, -14"""
    hunt.struck = 0
    while not hunt.over and could_act(g, p):
        choice = yield from ask_anew(g, p, DEAL_WOUND, lambda: wound_options(g, p, hunt.monster))
        if action_of(choice) == STOP:
            break
        cards = cards_of(g.box, choice)
        symbol = NONE if is_for_any(g.box, choice) else g.box.combat_card(cards[0]).symbol
        for card in cards:
            discard(g, p, card)
        hunt.struck += 1
        yield from choose_place(g, p, [hunt.monster], symbol)
    hunt.over = hunt.over or hunt.struck == 0


def could_act(g: Hellas, p: Player) -> bool:
    """Whether there is anything to ask a hunter: an empty hand, which all can see, and no power that fills it."""
    return bool(p.hand or timed(g, p, "any_time"))


# ---------------------------------------------------------------- what may be played


def wound_options(g: Hellas, p: Player, monster: int) -> list[int]:
    """Single cards, then sets, then no more."""
    singles = [WOUND_CARD << 16 | card for card in p.hand if why_not_wound(g, card, monster) is None]
    return [*singles, *set_options(g, p), STOP << 16]


def why_not_wound(g: Hellas, card: int, monster: int) -> Reason | None:
    """One card deals a wound of its own symbol, or of any.  LOH-MMST-01, LOH-MMST-04"""
    symbol = g.box.symbols[g.box.combat_card(card).symbol]
    if symbol.any_wound == 1 or (symbol.own_wound and is_open(g, monster, symbol.index)):
        return None
    return SHIELD if symbol.parries else SYMBOL_GONE


def single_cards(g: Hellas, p: Player) -> list[int]:
    return [WOUND_CARD << 16 | card for card in p.hand]


def why_not_single(g: Hellas, p: Player, option: int) -> Reason | None:
    assert g.hunt is not None
    return why_not_wound(g, number_of(option), g.hunt.monster)


def set_options(g: Hellas, p: Player) -> list[int]:
    """Two or three cards of a symbol for a wound of any type; sets of the same faces once.  LOH-MMST-02, LOH-MMST-03"""
    options: list[int] = []
    for symbol in g.box.symbols:
        if symbol.any_wound < 2:
            continue
        held = [card for card in p.hand if g.box.combat_card(card).symbol == symbol.index]
        if len(held) < symbol.any_wound:
            continue
        cards = bearing(g.box, symbol.index)
        offered: set[tuple[int, ...]] = set()
        for group in combinations(held, symbol.any_wound):
            faces = tuple(sorted([g.box.combat_face[card] for card in group]))
            if faces not in offered:
                offered.add(faces)
                options.append(WOUND_SET << 16 | symbol.index << 8 | mask_of(cards, group))
    return options


def mask_of(cards: list[int], group: tuple[int, ...]) -> int:
    """Which of some cards a group is."""
    mask = 0
    for card in group:
        mask |= 1 << cards.index(card)
    return mask


def bearing(box: Box, symbol: int) -> list[int]:
    """All combat cards with a symbol, in the order of the box."""
    return box.symbols[symbol].cards


def cards_of(box: Box, option: int) -> list[int]:
    """The combat cards of an option of `hellas-ask-wound`."""
    number = number_of(option)
    if action_of(option) == WOUND_CARD:
        return [number]
    return [card for place, card in enumerate(bearing(box, number >> 8)) if number >> place & 1 and place < 8]


def is_for_any(box: Box, option: int) -> bool:
    """Whether the cards of an option deal a wound of any type."""
    if action_of(option) == WOUND_SET:
        return True
    return box.symbols[box.combat_card(number_of(option)).symbol].any_wound == 1


def write_strike(book: Book) -> None:
    book.add_legality(DEAL_WOUND, Legality(lambda g, ask: single_cards(g, g.players[ask.seat]), why_not_single))
