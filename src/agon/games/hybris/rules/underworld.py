"""The Underworld: Resurrect and Drain.  Page 21."""

from typing import Final

from agon.games.hybris import log
from agon.games.hybris.book import Action, Book
from agon.games.hybris.box.numbers import AEGIS, DRAIN, NONE, RESURRECT
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE, Player
from agon.games.hybris.rules.actions import always, sure
from agon.games.hybris.rules.powers import happen, modified
from agon.games.hybris.rules.questions import FIGURE, RESURRECT_HERO, number_of
from agon.games.hybris.rules.resources import gain_plain, gain_plainly
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play
from agon.kernel.legality import Reason

NOBODY_DEFEATED: Final = Reason("hybris-why-no-defeated", "HYB-UNDER-01")


def resurrect_options(p: Player) -> list[int]:
    """The player's own defeated Heroes, allies from the Coliseum included.  HYB-UNDER-01, HYB-UNDER-02"""
    return [FIGURE << 16 | number for number, figure in enumerate(p.characters) if figure.place == IN_UNDERWORLD]


def why_not_resurrect(g: Hybris, p: Player, scene: Scene) -> Reason | None:
    return None if resurrect_options(p) else NOBODY_DEFEATED


def resurrect(g: Hybris, p: Player, scene: Scene) -> Play:
    """One of them returns to the reserve, without a token.  HYB-UNDER-01, HYB-ACT-04"""
    number = number_of((yield Ask(RESURRECT_HERO, p.seat, resurrect_options(p))))
    p.characters[number].place = RESERVE
    log.resurrected(g, p.seat, number)
    yield from happen(g, "resurrect", scene)


def drain(g: Hybris, p: Player, scene: Scene) -> Play:
    """As much Aegis as the Primordial on top is worth; others may profit from it.  HYB-UNDER-03, HYB-GODS-07"""
    worth = g.box.primordials[g.underworld[-1]].aegis + modified(g, p, "drain", scene)
    if g.book.hears_gains:
        return drain_aloud(g, p, worth, scene)
    gain_plain(g, p, AEGIS, worth)
    return happen(g, "drain", scene)


def drain_aloud(g: Hybris, p: Player, worth: int, scene: Scene) -> Play:
    yield from gain_plainly(g, p, [(AEGIS, worth)], NONE)
    yield from happen(g, "drain", scene)


def write_underworld(book: Book) -> None:
    book.add_action(RESURRECT, Action(why_not_resurrect, resurrect))
    book.add_action(DRAIN, sure(Action(always, drain)))
