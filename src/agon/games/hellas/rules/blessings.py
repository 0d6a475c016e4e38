"""Blessings: gained, and drafted from hand to hand.  LOH-MBLS-01 to LOH-MBLS-04"""

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.player import Player
from agon.games.hellas.rules.control import settle, too_few
from agon.games.hellas.rules.powers import POWERS, ask, muster
from agon.games.hellas.rules.questions import BLESSING, KEEP_BLESSING, number_of
from agon.games.hellas.scenes import Draft, Scene, Source
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import Play


def gain_blessing(g: Hellas, p: Player, blessing: int) -> Play:
    """It lies open for good; what it does when it is gained follows.  LOH-MBLS-03

    Where it makes a population weaker, hoplites that were too few may be enough now.  LOH-MMAP-05
    """
    waiting = too_few(g, p)
    p.blessings.append(blessing)
    g.reveals += 1
    log.blessing(g, p.seat, blessing)
    muster(g)
    for region in waiting:
        settle(g, p.seat, region)
    for power in g.box.blessings[blessing].powers:
        if power.when == "gained":
            source = Source(power, p.seat)
            source.blessing = blessing
            yield from POWERS.carry_out(g, p, source, Scene(p.seat))


def deal_blessings(g: Hellas, count: int) -> list[int]:
    """Blessings off the top of the deck; the discard pile becomes a new one when it is empty."""
    cards: list[int] = []
    while len(cards) < count:
        if not g.blessing_deck:
            g.blessing_deck = sorted(g.blessing_discard)
            g.blessing_discard = []
            g.blessing_seen = {}
            g.chance.shuffle(g.blessing_deck)
        if not g.blessing_deck:
            break
        cards.append(g.blessing_deck.pop())
    return cards


def hold_draft(g: Hellas, p: Player) -> Play:
    """One blessing more than there are players goes round to the right; each keeps one, the last is discarded."""
    seats = len(g.players)
    draft = Draft(p.seat, deal_blessings(g, seats + 1))
    g.draft = draft
    log.draft(g, p.seat, len(draft.cards))
    for turn in range(seats):
        if not draft.cards:
            break
        draft.seat = (p.seat - turn) % seats  # LOH-MBLS-02
        draft.seen |= 1 << draft.seat
        g.reveals += 1
        keeper = g.players[draft.seat]
        options = [BLESSING << 16 | card for card in sorted(draft.cards)]
        for option in options:
            log.draft_card(g, 1 << keeper.seat, keeper.seat, number_of(option))
        card = number_of((yield from ask(g, keeper, KEEP_BLESSING, options)))
        draft.cards.remove(card)
        draft.kept.append(draft.seat)
        yield from gain_blessing(g, keeper, card)
    for card in draft.cards:  # face down: whoever has held it knows it
        g.blessing_discard.append(card)
        g.blessing_seen[card] = draft.seen
    g.draft = None


def draft_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    return hold_draft(g, p)


def would_draft(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(g.blessing_deck or g.blessing_discard)


def write_blessings(book: Book) -> None:
    book.add_useful_verb("blessing_draft", draft_verb, would_draft)
