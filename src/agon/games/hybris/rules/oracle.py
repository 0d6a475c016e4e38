"""The Oracle: Perceive and Omen.  Page 18."""

from agon.games.hybris.box.numbers import FOLLOWERS
from agon.games.hybris.rules.decks import draw_premonition
from agon.games.hybris.rules.questions import CARD, OMEN_CARD, number_of
from agon.games.hybris.rules.resources import can_pay, pay
from agon.games.hybris.rules.tracks import gain_vp
from agon.games.hybris.state import Hybris, Player
from agon.kernel.ask import Ask, Play
from agon.kernel.game import EVERYONE


def perceive(g: Hybris, p: Player) -> None:
    """A Premonition and a Victory Point.  HYB-ORACLE-01"""
    draw_premonition(g, p, 1)
    gain_vp(g, p, 1)


def elements_shown(g: Hybris) -> int:
    """The Elements on the cards beside the Oracle, as a mask."""
    mask = 0
    for card in g.omens.tiles:
        mask |= g.box.card(card).element_mask
    return mask


def omen_options(g: Hybris, p: Player) -> list[int]:
    """Cards with an Element that is not there yet; none without a Follower to pay.  HYB-ORACLE-03, -04, -07"""
    if not can_pay(p, [(FOLLOWERS, 1)]):
        return []
    shown = elements_shown(g)
    return [CARD << 16 | card for card in sorted(p.hand) if g.box.card(card).element_mask & ~shown]


def omen(g: Hybris, p: Player) -> Play:
    """A card beside the Oracle, a Follower, and a look at the next Primordial.  HYB-ORACLE-02, HYB-ORACLE-04"""
    card = number_of((yield Ask(OMEN_CARD, p.seat, omen_options(g, p))))
    p.hand.remove(card)
    g.omens.tiles.append(card)
    g.omens.owners.append(p.seat)
    p.marks -= 1
    g.tell("hybris-omen", EVERYONE, p.seat, card)
    pay(g, p, [(FOLLOWERS, 1)])
    look(g, p)


def look(g: Hybris, p: Player) -> None:
    """Alpha in Ages 1 and 2, beta in 3 and 4, gamma in 5 and 6, seen by the player alone.  HYB-ORACLE-05"""
    letter = (g.age - 1) // 2
    if not g.primordials_seen[letter] >> p.seat & 1:
        g.primordials_seen[letter] |= 1 << p.seat
        g.reveals += 1
    g.tell("hybris-primordial-seen", 1 << p.seat, p.seat, g.primordials[letter])


def immune(g: Hybris, p: Player) -> bool:
    """Whether the first Wrath of the next Primordial passes a player by.  HYB-ORACLE-06"""
    return p.seat in g.omens.owners


def clear_omens(g: Hybris) -> None:
    """Once a Primordial is revealed cards are discarded by their owners, tokens go home.  HYB-END-17, HYB-ORACLE-08"""
    for card, owner in zip(g.omens.tiles, g.omens.owners, strict=True):
        g.players[owner].discard.append(card)
        g.players[owner].marks += 1
    g.omens.tiles.clear()
    g.omens.owners.clear()
