"""A turn: one action, then a draw.  Page 4."""

from agon.games.ephyran import log
from agon.games.ephyran.rules.actions import act, discard_options
from agon.games.ephyran.rules.cards import draw_one, draw_options
from agon.games.ephyran.rules.city import build_options, retrieve_dionysus
from agon.games.ephyran.rules.options import DRAW, PLAY, RETRIEVE, TURN, card_of, where_of
from agon.games.ephyran.rules.reinforcements import play_options, play_reinforcement
from agon.games.ephyran.state import NONE, NOT_YET, Ephyran
from agon.kernel.ask import Ask, Play, action_of


def turn(g: Ephyran) -> Play:
    """Exactly one of four actions, then one card.  EPH-TURN-01, EPH-TURN-03"""
    p = g.players[g.active]
    g.draws = True
    g.refused = NONE
    log.turn(g, p.seat)
    options = build_options(g, p) + play_options(g, p) + discard_options(p)
    if options:
        choice = yield Ask(TURN, p.seat, options)
        action = action_of(choice)
        if action == PLAY:
            yield from play_reinforcement(g, p, card_of(choice))
        elif action == RETRIEVE:
            yield from retrieve_dionysus(g, p, card_of(choice), where_of(choice))
        else:
            act(g, p, choice)
    if g.draws:
        options = draw_options(g, p)
        if options:
            choice = yield Ask(DRAW, p.seat, options)
            draw_one(g, p, choice)
    next_turn(g)


def next_turn(g: Ephyran) -> None:
    """Seat order; once the end is triggered the round is completed, then comes scoring.  EPH-TURN-05, EPH-END-03"""
    g.active = (g.active + 1) % len(g.players)
    if g.ending != NOT_YET and g.active == g.first:
        g.step = g.book.first("end")
