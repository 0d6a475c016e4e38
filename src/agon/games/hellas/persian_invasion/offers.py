"""What the campaign can offer beside the competitive game."""

from agon.games.hellas.box import Box
from agon.games.hellas.offers import lands, regions
from agon.games.hellas.persian_invasion import questions as p
from agon.games.hellas.rules.questions import ACTIONS
from agon.kernel.acts import Acts


def add_offers(box: Box, table: Acts) -> None:
    here = regions(box)
    table.chapter(
        p.__name__,
        ACTIONS,
        {p.WIN_OVER: lands(box), p.REMOVE_SPY: here, p.PERSIAN_HOPLITES: here, p.PERSIAN_TOKEN: here},
    )
