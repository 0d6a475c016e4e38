"""Artemis: the tokens of others that she holds."""

from typing import Final, cast

from rich.text import Text

from agon.cli.table.boards.hybris.module_board import ModuleBoard
from agon.cli.table.boards.hybris.pen import Pen
from agon.games.hybris.artemis.view import ArtemisParts
from agon.games.hybris.view.shapes import PlayerView
from agon.kernel.words import say

HUNTRESS: Final = "olympian/artemis"


def quiver_facts(pen: Pen, player: PlayerView) -> list[Text]:
    artemis = cast(ArtemisParts, pen.parts).get("artemis")
    if artemis is None or player["olympian"] != HUNTRESS:
        return []
    facts: list[Text] = []
    for owner, number in enumerate(artemis["tokens"]):
        if number and owner < len(pen.table["players"]):
            facts.append(pen.say(say("hybris-board-quiver", number=number, owner=pen.owner(owner)), "points"))
        elif number:
            facts.append(pen.say(say("hybris-board-quiver-enemy", number=number), "points"))
    return facts


BOARD: Final = ModuleBoard(("artemis",), of_player=quiver_facts)
