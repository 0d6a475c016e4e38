"""Premonitions: kept secret, completed on one's own turn.  Page 16."""

from agon.games.hybris.box.numbers import CITY_PLACES
from agon.games.hybris.moments import Scene
from agon.games.hybris.player import Player
from agon.games.hybris.rules.powers import awaited, happen
from agon.games.hybris.rules.questions import SHOW_CARD
from agon.games.hybris.rules.songs import give_cards
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play
from agon.kernel.game import EVERYONE


def completable(g: Hybris, p: Player, scene: Scene) -> list[int]:
    """Those whose place the character was sent to and whose conditions hold now.  HYB-PREM-02, HYB-PREM-06"""
    if not p.premonitions:
        return []
    here = [card for card in p.premonitions if is_here(g, card)]
    return [card for card in sorted(here) if fulfilled(g, p, card, scene)] if here else here


def is_here(g: Hybris, card: int) -> bool:
    """Whether the character of this turn was sent to the place that a Premonition names: a Location, or one City."""
    if not g.turn.placed:
        return False
    place = g.box.premonitions[card].place
    return place == g.turn.location if place < CITY_PLACES else place - CITY_PLACES == g.turn.city


def fulfilled(g: Hybris, p: Player, card: int, scene: Scene) -> bool:
    """All its conditions; the card itself does not count as one in hand."""
    at = p.premonitions.index(card)
    p.premonitions.pop(at)
    met = all(g.book.holds(g, p, condition, scene) for condition in g.box.premonitions[card].conditions)
    p.premonitions.insert(at, card)
    return met


def complete(g: Hybris, p: Player, card: int, scene: Scene) -> Play:
    """It is shown and discarded, and gives its reward.  HYB-PREM-02, -03, -04"""
    p.premonitions.remove(card)
    g.premonition_discard.append(card)
    g.reveals += 1
    g.tell("hybris-premonition-completed", EVERYONE, p.seat, card)
    for condition in g.box.premonitions[card].conditions:
        if condition.verb == "hand_shows":  # the cards are shown, and kept
            yield from give_cards(g, p, condition.elements, SHOW_CARD)
    yield from g.book.resolve(g, p, g.box.premonitions[card].reward, scene)
    if awaited(g, "premonition"):
        yield from happen(g, "premonition", scene)
