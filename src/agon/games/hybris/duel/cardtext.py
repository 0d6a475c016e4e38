"""What is said of a Posture, and the effects on it."""

from typing import Final

from agon.games.hybris.box.box import Box, Printed
from agon.games.hybris.cardtext.clauses import CLAUSES
from agon.games.hybris.duel.box import postures_of
from agon.kernel.words import Message, Name, say


def posture_lines(box: Box, id: str) -> list[Message]:
    """HYB-DUEL-07, HYB-DUEL-08, HYB-DUEL-14, HYB-DUEL-16"""
    found = [posture for posture in postures_of(box) if posture.id == id]
    if not found:
        raise KeyError(id)
    [posture] = found
    return [
        say("hybris-about-posture", name=Name(posture.thing()), covers=posture.covers),
        say("hybris-about-posture-token", token=posture.token),
        say("hybris-about-posture-olympian", effects=CLAUSES.effects(box, posture.effects)),
    ]


def printed(box: Box) -> Printed:
    return [(posture.thing(), posture.effects) for posture in postures_of(box)]


LINES: Final = {"posture": posture_lines}
