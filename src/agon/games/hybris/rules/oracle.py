"""The Oracle: Perceive and Omen.  Page 18."""

from typing import Final

from agon.games.hybris import log
from agon.games.hybris.booking import ORACLE
from agon.games.hybris.box.numbers import FOLLOWERS, NONE
from agon.games.hybris.player import Player
from agon.games.hybris.rules.decks import draw_premonition, leave_hand, settle
from agon.games.hybris.rules.marks import take_mark
from agon.games.hybris.rules.powers import modified
from agon.games.hybris.rules.questions import OMEN_CARD, number_of
from agon.games.hybris.rules.resources import card_options, pay_plain
from agon.games.hybris.rules.tracks import score
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play
from agon.kernel.legality import Reason

NO_FOLLOWER: Final = Reason("hybris-why-omen-follower", "HYB-ORACLE-04", "HYB-CORE-01")
ORACLE_FULL: Final = Reason("hybris-why-omen-full", "HYB-ORACLE-07")
NO_ELEMENT: Final = Reason("hybris-why-omen-card", "HYB-ORACLE-03")
ELEMENT_SHOWN: Final = Reason("hybris-why-omen-element", "HYB-ORACLE-03")
ALL_ELEMENTS: Final = 0b1111


def perceive(g: Hybris, p: Player, scene: Scene) -> Play:
    """A Premonition and a Victory Point.  HYB-ORACLE-01"""
    draw_premonition(g, p, 1)
    score(g, p, 1, ORACLE)
    return DONE


def elements_shown(g: Hybris) -> int:
    """The Elements on the cards beside the Oracle, as a mask."""
    mask = 0
    for card in g.omens.tiles:
        mask |= g.box.card(card).element_mask
    return mask


def omen_cost(g: Hybris, p: Player) -> int:
    """A Follower, more or less by what stands.  HYB-ORACLE-04"""
    return max(0, 1 + modified(g, p, "omen_cost", Scene(p.seat)))


def omen_options(g: Hybris, p: Player) -> list[int]:
    """Cards with an Element that is not there yet; none without a Follower to pay.  HYB-ORACLE-03, -04, -07"""
    if p.followers < omen_cost(g, p):
        return []
    shown = elements_shown(g)
    return card_options([card for card in p.hand if why_not_card(g, card, shown) is None])


def why_not_omen(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    """A card must show an Element that is not there yet, and a Follower is to be paid.  HYB-ORACLE-03, -04, -07"""
    if p.followers < omen_cost(g, p):
        return NO_FOLLOWER
    shown = elements_shown(g)
    if shown == ALL_ELEMENTS:
        return ORACLE_FULL
    return None if any(why_not_card(g, card, shown) is None for card in p.hand) else NO_ELEMENT


def why_not_card(g: Hybris, card: int, shown: int) -> Reason | None:
    return None if g.box.card(card).element_mask & ~shown else ELEMENT_SHOWN


def omen(g: Hybris, p: Player, scene: Scene) -> Play:
    """A card beside the Oracle, a Follower, and a look at the next Primordial.  HYB-ORACLE-02, HYB-ORACLE-04"""
    price = omen_cost(g, p)
    card = number_of((yield Ask(OMEN_CARD, p.seat, omen_options(g, p))))
    leave_hand(p, card)
    g.omens.tiles.append(card)
    g.omens.owners.append(p.seat)
    take_mark(g, p)
    settle(g, p, card)
    g.reveals += 1
    log.omen(g, p.seat, card)
    pay_plain(g, p, FOLLOWERS, price)
    look(g, p)


def look(g: Hybris, p: Player) -> None:
    """The next that will be revealed, seen by the player alone.  HYB-ORACLE-05"""
    letter = next_letter(g)
    if letter == NONE:
        return
    if not g.primordials_seen[letter] >> p.seat & 1:
        g.primordials_seen[letter] |= 1 << p.seat
        g.reveals += 1
    log.primordial_seen(g, 1 << p.seat, p.seat, g.primordials[letter])


def next_letter(g: Hybris) -> int:
    """Alpha in Ages 1 and 2, beta in 3 and 4, gamma in 5 and 6: as Fear will come; NONE when all have.  HYB-END-13"""
    for letter in g.book.manifest.fear[g.age :]:
        if letter != NONE and g.primordials[letter] != NONE:
            return letter
    return NONE


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
