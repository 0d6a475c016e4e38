"""What is said of a lot, and the effects on it."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris.box.box import Box
from agon.games.hybris.cardtext import CLAUSES
from agon.kernel.words import Message, Name, say
from toy.table import PART


def effects_on(box: Box, id: str) -> list[Effect]:
    lots = box.kits[PART]
    assert isinstance(lots, list)
    found: list[Effect] = lots[box.grammar.ids["lot"].index(id)].effects
    return found


def lot_lines(box: Box, id: str) -> list[Message]:
    if id not in box.grammar.ids["lot"]:
        raise KeyError(id)
    name = say("hybris-about-lot", name=Name("lot/" + id))
    return [name, say("hybris-about-lot-does", effects=CLAUSES.effects(box, effects_on(box, id)))]


def printed(box: Box) -> list[tuple[str, list[Effect]]]:
    return [("lot/" + id, effects_on(box, id)) for id in box.grammar.ids["lot"]]


LINES: Final = {"lot": lot_lines}
