"""Explore: cards are drawn, one is kept and tried.  Pages 6 and 7."""

from collections.abc import Generator

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.box import Exploration, kit_of
from agon.games.hybris.cataclysm.outskirts.adventures import set_out
from agon.games.hybris.cataclysm.outskirts.questions import ATTEMPT, EXPLORED, KEEP_CARD, WILL_ATTEMPT
from agon.games.hybris.cataclysm.outskirts.requirements import can_fulfil, fulfil, fulfils_openly, hides
from agon.games.hybris.cataclysm.outskirts.table import EXPLORATION, outskirts
from agon.games.hybris.cataclysm.outskirts.tracks import echelon_of, prepare, reap
from agon.games.hybris.player import Player
from agon.games.hybris.rules.powers import modified
from agon.games.hybris.rules.questions import STOP, number_of
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, Together, action_of
from agon.kernel.game import EVERYONE

Trying = Generator[Ask | Together, int, bool]


def explore(g: Hybris, p: Player, scene: Scene) -> Play:
    """Transfer, advance, draw, keep one and resolve it.  CAT-EXPLORE-01"""
    yield from prepare(g, p, EXPLORATION)
    draw(g, p, scene)
    yield from keep_one(g, p)
    yield from attempt(g, p, scene)


def draw(g: Hybris, p: Player, scene: Scene) -> None:
    """As many as the echelon says, seen by the player alone.  CAT-EXPLORE-02, CAT-EXPLORE-03"""
    table = outskirts(g)
    wanted = echelon_of(g, p, EXPLORATION).bonus + modified(g, p, "explore_draw", scene)
    table.explorer = p.seat
    for _ in range(min(wanted, len(table.deck))):
        card = table.draw()
        table.drawn.append(card)
        g.reveals += 1
        log.explored(g, 1 << p.seat, p.seat, card)
        log.explored_hidden(g, ~(1 << p.seat), p.seat)


def keep_one(g: Hybris, p: Player) -> Play:
    """It is shown; the others go under the deck in the order they were drawn.  CAT-EXPLORE-03, CAT-EXPLORE-04"""
    table = outskirts(g)
    options = [EXPLORED << 16 | card for card in sorted(table.drawn)]
    kept = number_of((yield Ask(KEEP_CARD, p.seat, options)))
    for card in table.drawn:
        if card != kept:
            table.tuck(card, 1 << p.seat)
    table.drawn = []
    table.explorer = NONE
    table.shown = kept
    g.reveals += 1
    log.exploration(g, p.seat, kept)


def attempt(g: Hybris, p: Player, scene: Scene) -> Play:
    """All that is asked for, or the failure.  CAT-ADV-02, CAT-ADV-03, CAT-EVT-02, CAT-EVT-03, CAT-EVT-04"""
    card = kit_of(g.box).explorations[outskirts(g).shown]
    tries = yield from wants_to_try(g, p, card)
    if tries:
        yield from fulfil(g, p, card.requirements)
        log.exploration_done(g, p.seat, card.index)
        yield from succeed(g, p, card, scene)
        yield from reap(g, p, EXPLORATION, scene)
    else:
        log.exploration_failed(g, p.seat, card.index)
        yield from g.book.resolve(g, p, card.failure, scene)  # CAT-EXPLORE-09, -10, -12
        put_back(g, card)


def wants_to_try(g: Hybris, p: Player, card: Exploration) -> Trying:
    """Asked of everybody who could, as far as the others can see: nothing is paid before.  CAT-ADV-03"""
    possible = can_fulfil(g, p, card.requirements)
    if not possible and not (fulfils_openly(g, p, card.requirements) and hides(p, card.requirements)):
        return False
    options = [ATTEMPT << 16 | card.index] if possible else []
    choice = yield Ask(WILL_ATTEMPT, p.seat, [*options, STOP << 16])
    return action_of(choice) == ATTEMPT


def succeed(g: Hybris, p: Player, card: Exploration, scene: Scene) -> Play:
    """An Adventure stays with the player, an Event is carried out and put back.  CAT-EXPLORE-05, CAT-EXPLORE-06"""
    if card.is_adventure():
        outskirts(g).shown = NONE
        yield from set_out(g, p, card)
    else:
        yield from g.book.resolve(g, p, card.success, scene)
        put_back(g, card)


def put_back(g: Hybris, card: Exploration) -> None:
    """Face down under the deck, where everybody knows it to lie.  CAT-EXPLORE-11"""
    table = outskirts(g)
    table.shown = NONE
    table.tuck(card.index, EVERYONE)
