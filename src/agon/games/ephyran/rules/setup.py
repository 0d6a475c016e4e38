"""Setting the table.  Page 3."""

from agon.games.ephyran import log
from agon.games.ephyran.rules.options import DRAFT, GOD, option, where_of
from agon.games.ephyran.state import HAND_SIZE, Ephyran, Player
from agon.kernel.ask import Ask, Play


def set_up(g: Ephyran, seats: int) -> None:
    """Gods, Dionysus, hands, first player, tokens and the three piles.  EPH-SETUP-01 to -06"""
    box = g.box
    g.players = [Player(seat) for seat in range(seats)]
    g.first = g.chance.below(seats) if g.rulings.first_at_random else 0
    g.active = g.first
    g.gods = list(range(len(box.gods)))
    g.supply = list(range(len(box.token_object)))
    g.seen = [0] * len(g.supply)
    g.chance.shuffle(g.supply)
    g.draw_pile = [card for card in range(box.deck_size) if in_deck(g, card, seats)]
    g.chance.shuffle(g.draw_pile)
    log.shuffled(g, len(g.draw_pile), len(g.supply))
    log.first(g, g.first)
    for p in g.players:
        dionysus = box.deck_size + p.seat  # those left over never enter play.  EPH-SETUP-02
        p.hand = [dionysus]
        p.known = [dionysus]
        for _ in range(HAND_SIZE - 1):
            p.hand.append(g.draw_pile.pop())
        p.hand.sort()  # nobody sees in which order they were dealt
    g.step = "turn"
    if g.rulings.gods_drafted:
        g.step = "draft"
    else:
        g.chance.shuffle(g.gods)
        for p in g.players:
            give_god(g, p, g.gods.pop())
        g.gods.sort()


def in_deck(g: Ephyran, card: int, seats: int) -> bool:
    """The full deck, or the one scaled to the number of players."""
    if g.box.card_thing(card) in g.book.removed:
        return False
    return not g.rulings.deck_scaled or g.box.players_from[card] <= seats


def give_god(g: Ephyran, p: Player, god: int) -> None:
    """No two players share a god.  EPH-PLAYERS-02"""
    p.god = god
    log.god_given(g, p.seat, god)


def draft(g: Ephyran) -> Play:
    """Where gods are chosen: one after the other, from the first player on.  EPH-SETUP-01"""
    p = g.players[g.active]
    choice = yield Ask(DRAFT, p.seat, [option(GOD, 0, god) for god in g.gods])
    god = where_of(choice)
    g.gods.remove(god)
    give_god(g, p, god)
    g.active = (g.active + 1) % len(g.players)
    if g.active == g.first:
        g.step = "turn"
