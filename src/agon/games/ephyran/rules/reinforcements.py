"""Playing a reinforcement: declare it, let the others react, carry it out.  Pages 6 and 7."""

from typing import Final

from agon.games.ephyran import log
from agon.games.ephyran.rules.cards import leave_hand, refill
from agon.games.ephyran.rules.options import CANCEL, LET_BE, PLAY, REACT, card_of, option
from agon.games.ephyran.rules.verbs import VERBS
from agon.games.ephyran.state import NONE, Ephyran, Played, Player
from agon.kernel.ask import Ask, Play, action_of
from agon.kernel.legality import Reason

PLAYED: Final = "reinforcement_played"


def play_options(g: Ephyran, p: Player) -> list[int]:
    """The reinforcements that can be played now."""
    reinforcement_of = g.box.reinforcement_of
    return [PLAY << 16 | card << 8 for card in p.hand if reinforcement_of[card] >= 0 and why_not(g, p, card) is None]


def why_not(g: Ephyran, p: Player, card: int) -> Reason | None:
    """Why this reinforcement cannot be played now."""
    for effect in g.box.reinforcements[g.box.reinforcement_of[card]].effects:
        reason = VERBS[effect.verb].why_not(g, p, card, effect)
        if reason is not None:
            return reason
    return None


def play_reinforcement(g: Ephyran, p: Player, card: int) -> Play:
    """It is the action of the turn; its effect follows at once unless cancelled.  EPH-REINF-05"""
    index = g.box.reinforcement_of[card]
    effects = g.box.reinforcements[index].effects
    leave_hand(p, card)
    g.playing = card
    g.cancelled = False
    g.aim = []
    g.target = NONE
    g.promised = NONE
    log.played(g, p.seat, card, index)
    for effect in effects:
        yield from VERBS[effect.verb].aim(g, p, effect)
    yield from g.book.triggers.happen(g, PLAYED, Played(p.seat, index, g.target))
    if not g.cancelled:
        for effect in effects:
            yield from VERBS[effect.verb].carry_out(g, p, effect)
    if g.playing != NONE:  # unless it lies in a city as a lock.  EPH-REINF-02, EPH-DEF-05
        g.tartarus.append(g.playing)
        g.playing = NONE
    g.aim = []
    g.target = NONE
    g.promised = NONE


def can_be_cancelled(g: Ephyran, played: Played) -> bool:
    """Whether any defence answers this reinforcement.  EPH-DEF-01, EPH-DEF-02, EPH-DRAW-06"""
    return len(g.box.reinforcements[played.reinforcement].countered_by) > 0


def offer_cancel(g: Ephyran, played: Played) -> Play:
    """Each opponent in turn order, the target or not; the first acceptance settles it.  EPH-DEF-03, EPH-DEF-04"""
    defences = g.box.reinforcements[played.reinforcement].countered_by
    for distance in range(1, len(g.players)):
        p = g.players[(played.seat + distance) % len(g.players)]
        if not g.rulings.anyone_cancels and played.target not in (NONE, p.seat):
            continue
        options = [option(LET_BE, 0, 0)]
        for card in p.hand:
            if g.box.reinforcement_of[card] in defences:
                options.append(option(CANCEL, card, 0))
        choice = yield Ask(REACT, p.seat, options)
        if action_of(choice) == CANCEL:
            cancel(g, p, card_of(choice), played)
            return


def cancel(g: Ephyran, p: Player, card: int, played: Played) -> None:
    """Both cards go to Tartarus without further effect; the hand is filled up at once.  EPH-DEF-05, -06, -07"""
    leave_hand(p, card)
    g.tartarus.append(card)
    g.cancelled = True
    log.cancelled(g, p.seat, card, played.seat, played.reinforcement)
    refill(g, p)
