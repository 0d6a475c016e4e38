"""How a match ended."""

from agon.games.hellas.rules.control import controlled
from agon.games.hellas.state import Hellas
from agon.kernel.game import OVER, Outcome, Place
from agon.kernel.words import Seat, say


def outcome(g: Hellas) -> Outcome | None:
    """The one who won at once; the others share the second place. Who plays alone has the first, won or lost."""
    if g.step != OVER:
        return None
    second = min(2, len(g.players))
    places = tuple(Place(p.seat, 1 if p.seat == g.winner else second, len(controlled(g, p.seat))) for p in g.players)
    winners = tuple(p.seat for p in g.players if p.seat == g.winner)
    return Outcome(winners, places, say("hellas-" + g.ending, seat=Seat(max(0, g.winner))))
