"""The actions of a turn other than reinforcements, which Castor & Pollux grant once more."""

from agon.games.ephyran.rules.cards import discard
from agon.games.ephyran.rules.city import add_zone, exchange_zone
from agon.games.ephyran.rules.options import ADD, DISCARD, EXCHANGE, card_of, where_of
from agon.games.ephyran.state import Ephyran, Player
from agon.kernel.ask import action_of


def discard_options(p: Player) -> list[int]:
    """Whoever cannot or will not do anything else discards a card.  EPH-TURN-02"""
    return [DISCARD << 16 | card << 8 for card in p.hand]


def act(g: Ephyran, p: Player, choice: int) -> None:
    """The actions that ask nothing more: add a zone, exchange one, discard."""
    action, card = action_of(choice), card_of(choice)
    if action == ADD:
        add_zone(g, p, card, where_of(choice))
    elif action == EXCHANGE:
        exchange_zone(g, p, card, where_of(choice))
    else:
        assert action == DISCARD
        discard(g, p, card)
        if not g.rulings.take_back:
            g.refused = card
