"""What the questions about tokens of rivals can withhold."""

from typing import Final

from agon.games.hybris.artemis.questions import ARROW, HUNT, PREY, RETURN_TOKEN, SHOOT, TOKEN_OF
from agon.games.hybris.artemis.table import everybody_else, quiver, reserve_of
from agon.games.hybris.book import Book
from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask
from agon.kernel.legality import Judged, Reason, Verdict

NO_RESERVE: Final = Reason("hybris-why-no-reserve", "CAT-ART-04")
NOT_MEANT: Final = Reason("hybris-why-no-prey", "CAT-ART-02")
NOT_HELD: Final = Reason("hybris-why-not-held", "CAT-ART-03")
OTHER_TOKEN: Final = Reason("hybris-why-other-token", "CAT-ART-03")


def judge_prey(g: Hybris, p: Player, ask: Ask) -> list[Verdict]:
    """Rivals without a token in reserve; whom of the others an effect means, only the effect knows."""
    found: list[Verdict] = []
    for owner in everybody_else(g, p):
        not_meant = None if PREY << 16 | owner in ask.options else NOT_MEANT
        found.append(Verdict(PREY << 16 | owner, not_meant if reserve_of(g, owner) > 0 else NO_RESERVE))
    return found


def judge_returns(g: Hybris, p: Player, ask: Ask) -> list[Verdict]:
    return judge_held(g, p, ask, TOKEN_OF)


def judge_arrows(g: Hybris, p: Player, ask: Ask) -> list[Verdict]:
    return judge_held(g, p, ask, ARROW)


def judge_held(g: Hybris, p: Player, ask: Ask, action: int) -> list[Verdict]:
    """Rivals whose tokens she does not hold, or whose will not do for what is asked."""
    found: list[Verdict] = []
    for owner in everybody_else(g, p):
        other = None if action << 16 | owner in ask.options else OTHER_TOKEN
        found.append(Verdict(action << 16 | owner, other if quiver(g).held[owner] else NOT_HELD))
    return found


def write_withheld(book: Book) -> None:
    book.add_legality(HUNT, Judged(judge_prey))
    book.add_legality(RETURN_TOKEN, Judged(judge_returns))
    book.add_legality(SHOOT, Judged(judge_arrows))
