"""Premonitions: kept secret, completed on the player's own turn.  Page 16.

When: before the action, after it, and in the middle of it wherever a player is asked whether to go on (`meanwhile`);
and at the end of a Deploy that was lost, since the turn ends only then.
"""

from typing import Final

from agon.games.hybris import log
from agon.games.hybris.box.numbers import CITY_PLACES
from agon.games.hybris.player import Player
from agon.games.hybris.rules.meanwhile import turn_scene
from agon.games.hybris.rules.powers import awaited, happen
from agon.games.hybris.rules.questions import LAST_MOMENT, PREMONITION, SHOW_CARD, STOP, number_of
from agon.games.hybris.rules.songs import give_cards
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, action_of
from agon.kernel.legality import Reason

OTHER_PLACE: Final = Reason("hybris-why-premonition-place", "HYB-PREM-02")
CONDITIONS: Final = Reason("hybris-why-premonition-conditions", "HYB-PREM-02")


def completable(g: Hybris, p: Player, scene: Scene) -> list[int]:
    """Those whose place the character was sent to and whose conditions hold now.  HYB-PREM-02, HYB-PREM-06"""
    if not p.premonitions:
        return []
    return [card for card in sorted(p.premonitions) if why_not_complete(g, p, card, scene) is None]


def why_not_complete(g: Hybris, p: Player, card: int, scene: Scene) -> Reason | None:
    """At another place, or not fulfilled.  HYB-PREM-02"""
    if not is_here(g, card):
        return OTHER_PLACE
    return None if fulfilled(g, p, card, scene) else CONDITIONS


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


def met_now(g: Hybris, p: Player) -> list[int]:
    """Those that the player may complete at this very moment, as options."""
    if not p.premonitions:
        return []
    return [PREMONITION << 16 | card for card in completable(g, p, turn_scene(g))]


def complete_now(g: Hybris, p: Player, choice: int) -> Play:
    return complete(g, p, number_of(choice), turn_scene(g))


def last_moment(g: Hybris, p: Player) -> Play:
    """The turn is about to end with the action: what is met must be completed now.  HYB-PREM-02, HYB-DEFEAT-06"""
    while p.premonitions:
        choice = yield Ask(LAST_MOMENT, p.seat, [*met_now(g, p), STOP << 16])
        if action_of(choice) == STOP:
            return
        yield from complete_now(g, p, choice)


def complete(g: Hybris, p: Player, card: int, scene: Scene) -> Play:
    """It is shown, gives its reward, and is discarded.  HYB-PREM-02, -03, -04"""
    p.premonitions.remove(card)
    g.completing.append(card)
    g.reveals += 1
    log.premonition_completed(g, p.seat, card)
    for condition in g.box.premonitions[card].conditions:
        if condition.verb == "hand_shows":  # the cards are shown, and kept
            yield from give_cards(g, p, condition.elements, SHOW_CARD)
    yield from g.book.resolve(g, p, g.box.premonitions[card].reward, scene)
    g.completing.remove(card)
    g.premonition_discard.append(card)
    if awaited(g, "premonition"):
        yield from happen(g, "premonition", scene)
