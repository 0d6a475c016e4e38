"""Combat cards: drawn, discarded, and how many a hand may hold.  LOH-MBAT-19, LOH-MBAT-20"""

from collections.abc import Generator

from agon.games.hellas import log
from agon.games.hellas.player import Player
from agon.games.hellas.rules.modifiers import highest
from agon.games.hellas.rules.powers import ask_anew
from agon.games.hellas.rules.questions import CARD, DISCARD_CARD, number_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import DONE, Ask, Picks, Play, Together, action_of, exactly

Deciding = Generator[Ask | Together, int, bool]


def draw_cards(g: Hellas, p: Player, count: int) -> int:
    """Combat cards from deck to hand, as many as there are; how many. The hand limit is for `keep_limit`."""
    drawn = 0
    while drawn < count:
        if not g.combat_deck:
            reshuffle(g)
        if not g.combat_deck:
            break
        card = g.combat_deck.pop()
        p.hand.append(card)
        drawn += 1
        log.drew_card(g, 1 << p.seat, p.seat, card)
    if drawn:
        p.hand.sort()  # their order tells nothing
        g.reveals += 1
        log.drew(g, p.seat, drawn)
    return drawn


def reshuffle(g: Hellas) -> None:
    """The discard pile becomes the deck."""
    if g.combat_discard:
        g.combat_deck = sorted(g.combat_discard)
        g.combat_discard = []
        g.chance.shuffle(g.combat_deck)
        log.reshuffled(g)


def can_draw(g: Hellas) -> bool:
    return bool(g.combat_deck or g.combat_discard)


def gain_cards(g: Hellas, p: Player, count: int) -> Play:
    """Draw, then look at the hand limit."""
    draw_cards(g, p, count)
    return keep_limit(g, p)


def hand_limit(g: Hellas, p: Player) -> int:
    return highest(g, p, "hand_limit", g.box.supplies.hand, Scene(p.seat))


def keep_limit(g: Hellas, p: Player) -> Play:
    """Discard down to the hand limit; there is none for a hunter."""
    return discard_down(g, p) if too_many(g, p) else DONE


def discard_down(g: Hellas, p: Player) -> Play:
    """Card after card, as long as there are too many: an any-time power may have changed that in between."""
    made = 0
    while (yield from discard_surplus(g, p, made)):
        made += 1


def discard_surplus(g: Hellas, p: Player, made: int) -> Deciding:
    """One card more; whether there was one too many."""
    choice = yield from ask_anew(g, p, DISCARD_CARD, lambda: too_many(g, p), lambda _: surplus(g, p, made))
    if action_of(choice) != CARD:
        return False
    discard(g, p, number_of(choice))
    return True


def too_many(g: Hellas, p: Player) -> list[int]:
    """What may be discarded while a hand is above its limit.  LOH-MBAT-19, LOH-MBAT-20"""
    hunting = g.hunt is not None and g.hunt.seat == p.seat
    return [] if hunting or len(p.hand) <= hand_limit(g, p) else [CARD << 16 | card for card in p.hand]


def surplus(g: Hellas, p: Player, made: int) -> Picks | None:
    """As many as are above the limit can be discarded at once."""
    return exactly(len(p.hand) - hand_limit(g, p), [CARD << 16 | card for card in p.hand], made)


def discard_next(g: Hellas, p: Player, left: int, made: int) -> Play:
    """One of this many cards that are still to be discarded; a power used meanwhile may have changed the hand."""
    choice = yield from ask_anew(
        g,
        p,
        DISCARD_CARD,
        lambda: [CARD << 16 | card for card in p.hand],
        lambda cards: exactly(min(left, len(cards)), cards, made),
    )
    if action_of(choice) == CARD:
        discard(g, p, number_of(choice))


def discard(g: Hellas, p: Player, card: int) -> None:
    """From hand to the discard pile, which lies open."""
    p.hand.remove(card)
    g.combat_discard.append(card)
    g.reveals += 1
    log.discarded(g, p.seat, card)
