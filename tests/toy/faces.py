"""What is printed on a lot."""

from typing import Literal, TypedDict

from agon.games.hybris.box.box import Box
from agon.games.hybris.faces.signs import effects_row
from agon.games.hybris.faces.tokens import Row
from toy.cardtext import effects_on


class LotFace(TypedDict):
    kind: Literal["lot"]
    effects: Row


def lot_face(box: Box, id: str) -> LotFace:
    return {"kind": "lot", "effects": effects_row(box, effects_on(box, id))}
