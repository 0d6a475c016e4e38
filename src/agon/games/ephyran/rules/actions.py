"""The actions of a turn other than reinforcements, which Castor & Pollux grant once more."""

from agon.games.ephyran.rules.cards import discard
from agon.games.ephyran.rules.city import add_zone, exchange_zone, retrieve_dionysus
from agon.games.ephyran.rules.options import ADD, DISCARD, EXCHANGE, RETRIEVE, card_of, where_of
from agon.games.ephyran.state import Ephyran, Player
from agon.kernel.ask import Play, action_of


def discard_options(p: Player) -> list[int]:
    """Whoever cannot or will not do anything else discards a card.  EPH-TURN-02"""
    return [DISCARD << 16 | card << 8 for card in p.hand]


def act(g: Ephyran, p: Player, choice: int) -> Play:
    """Any action but a reinforcement."""
    action, card, where = action_of(choice), card_of(choice), where_of(choice)
    if action == ADD:
        add_zone(g, p, card, where)
    elif action == EXCHANGE:
        exchange_zone(g, p, card, where)
    elif action == RETRIEVE:
        yield from retrieve_dionysus(g, p, card, where)
    else:
        assert action == DISCARD
        discard(g, p, card)
        if not g.law.take_back:
            g.refused = card
