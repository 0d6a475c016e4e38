"""The Underworld: Resurrect and Drain.  Page 20."""

from agon.games.hybris.box.numbers import AEGIS
from agon.games.hybris.rules.questions import FIGURE, RESURRECT_HERO, number_of
from agon.games.hybris.rules.resources import gain_plain
from agon.games.hybris.state import RESERVE, UNDERWORLD, Hybris, Player, Scene
from agon.kernel.ask import Ask, Play
from agon.kernel.game import EVERYONE


def resurrect_options(p: Player) -> list[int]:
    """One's own defeated Heroes, allies from the Coliseum included.  HYB-UNDER-01, HYB-UNDER-02"""
    return [FIGURE << 16 | number for number, figure in enumerate(p.characters) if figure.place == UNDERWORLD]


def resurrect(g: Hybris, p: Player) -> Play:
    """One of them returns to the reserve.  HYB-UNDER-01"""
    number = number_of((yield Ask(RESURRECT_HERO, p.seat, resurrect_options(p))))
    p.characters[number].place = RESERVE
    g.tell("hybris-resurrected", EVERYONE, p.seat, number)


def drain(g: Hybris, p: Player, scene: Scene) -> Play:
    """As much Aegis as the Primordial on top is worth; others may profit from it.  HYB-UNDER-03, HYB-GODS-07"""
    gain_plain(g, p, AEGIS, g.box.primordials[g.underworld[-1]].aegis)
    yield from g.book.triggers.happen(g, "drain", scene)
