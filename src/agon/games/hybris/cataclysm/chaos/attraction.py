"""Insatiable Hunger: a card of Chaos for every gain of Aegis.  Page 9."""

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.box import ChaosCard, Line, kit_of
from agon.games.hybris.cataclysm.chaos.table import chaos, draw
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play


def attract(g: Hybris, seat: int, aegis: int) -> Play:
    """One card for each gain, however large; the player who gained carries it out.  CAT-ATTR-01, -04, -05

    Once Chaos has reached the deck for one of its lines, symbols of Progression of the card are void.  CAT-PROG-06
    """
    table = chaos(g)
    card, _ = draw(g)
    if card == NONE:
        return
    table.drawn = card
    g.reveals += 1
    log.attraction(g, seat, card, aegis)
    scene = Scene(seat)
    scene.count = aegis
    yield from happen(g, "attraction", scene)
    if not table.hushed:
        drawn = kit_of(g.box).chaos_card(card)
        for line in drawn.attraction:
            if aegis >= threshold(g, drawn, line):
                yield from g.book.resolve(g, g.players[seat], line.effects, Scene(seat))
    table.drawn = NONE
    table.hushed = False
    table.sated = False
    table.discard.append(card)


def threshold(g: Hybris, card: ChaosCard, line: Line) -> int:
    """From how much Aegis on a line applies; the table may want a hungrier Chaos.  CAT-ATTR-02, CAT-ATTR-03"""
    if not line.least or card.fixed:
        return line.least
    return line.least + kit_of(g.box).hungers[g.book.options["hunger"]]
