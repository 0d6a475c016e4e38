"""How a match ended."""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.rules.control import controlled
from agon.games.hellas.state import Hellas
from agon.kernel.game import OVER, Outcome, Place
from agon.kernel.words import Message, Name, Seat, say


def outcome(g: Hellas) -> Outcome | None:
    """The one who won at once; the others share the second place. Who plays alone has the first, won or lost."""
    if g.step != OVER:
        return None
    second = min(2, len(g.players))
    places = tuple(Place(p.seat, 1 if p.seat == g.winner else second, len(controlled(g, p.seat))) for p in g.players)
    winners = tuple(p.seat for p in g.players if p.seat == g.winner)
    return Outcome(winners, places, reason(g))


def reason(g: Hellas) -> Message:
    """Which way was gone to its end, and how far; a campaign tells its own end."""
    if g.winner != NONE:
        for goal in g.book.replaceable.goals(g, g.players[g.winner]):
            if g.ending == "won-" + goal.way:
                way = Name("way/" + goal.way)
                return say("hellas-end-" + goal.way, seat=Seat(g.winner), count=goal.has, way=way, round=g.round)
    return say("hellas-" + g.ending, seat=Seat(max(0, g.winner)))
