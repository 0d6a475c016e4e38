"""Why not this rival's token."""

from agon.games.hybris.artemis.describe import owner_arg
from agon.games.hybris.artemis.questions import ARROW, PREY, TOKEN_OF
from agon.games.hybris.artemis.table import everybody_else, quiver, reserve_of
from agon.games.hybris.refusals.common import Refused
from agon.games.hybris.state import Hybris
from agon.kernel.words import say


def at_hunt(g: Hybris, refused: Refused) -> None:
    """Rivals without a token in reserve, and those who are not meant."""
    for owner in everybody_else(g, g.players[refused.ask.seat]):
        if refused.offered(PREY << 16 | owner):
            continue
        who = owner_arg(g, owner)
        if reserve_of(g, owner) <= 0:
            refused.add(PREY << 16 | owner, (say("hybris-why-no-reserve", owner=who), ("CAT-ART-04",)))
        else:
            refused.add(PREY << 16 | owner, (say("hybris-why-no-prey", owner=who), ("CAT-ART-02",)))


def at_return(g: Hybris, refused: Refused) -> None:
    """Rivals whose tokens she does not hold, or whose will not do."""
    missing(g, refused, TOKEN_OF)


def at_arrows(g: Hybris, refused: Refused) -> None:
    missing(g, refused, ARROW)


def missing(g: Hybris, refused: Refused, action: int) -> None:
    for owner in everybody_else(g, g.players[refused.ask.seat]):
        if not refused.offered(action << 16 | owner):
            word = "hybris-why-other-token" if quiver(g).held[owner] else "hybris-why-not-held"
            refused.add(action << 16 | owner, (say(word, owner=owner_arg(g, owner)), ("CAT-ART-03",)))
