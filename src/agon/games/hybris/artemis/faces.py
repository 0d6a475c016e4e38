"""The words of Artemis as signs. Her things are of the kinds of the base game, and so are their faces."""

from typing import Final

from agon.cards.phrases import Effect
from agon.cards.voice import Voice
from agon.games.hybris.box.box import Box
from agon.games.hybris.faces.signs import ShowEffect, always, more, then_row
from agon.games.hybris.faces.tokens import Row, change, mark


def release(box: Box, effect: Effect, voice: Voice) -> Row:
    return [change("rival_token", -effect.number), mark("→"), *then_row(box, effect, voice)]


SIGNS: Final[dict[str, ShowEffect]] = {
    "hunt": more("rival_token"),
    "release": release,
    "arrows": always(("arrow", ""), ("strength", "+")),
}
