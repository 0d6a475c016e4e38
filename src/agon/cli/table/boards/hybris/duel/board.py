"""Duel: tokens on slots, covered halves of Pillars, Postures."""

from typing import Final, cast

from rich.text import Text

from agon.cli.table.boards.hybris.module_board import ModuleBoard
from agon.cli.table.boards.hybris.pen import Pen
from agon.games.hybris.duel.view import DuelParts, DuelTokenView, DuelView, TokenSide
from agon.games.hybris.view.shapes import PillarView
from agon.kernel.words import Name, say

SIGNS: Final[dict[TokenSide, str]] = {"portrait": "◎", "forbidden": "✗"}


def duel_of(pen: Pen) -> DuelView | None:
    return cast(DuelParts, pen.parts).get("duel")


def posture(pen: Pen, seat: int) -> list[Text]:
    """The Posture that a player has taken."""
    duel = duel_of(pen)
    taken = None if duel is None else duel["postures"][seat]
    return [] if taken is None else [pen.say(say("hybris-board-posture", posture=Name("posture/" + taken)))]


def covered(pen: Pen, pillar: PillarView) -> list[Text]:
    """Which half of a Pillar is covered."""
    if duel_of(pen) is None or (pillar["upper"] and pillar["lower"]):
        return []
    half = "lower" if pillar["upper"] else "upper"
    return [pen.say(say(f"hybris-board-pillar-{half}"), "quiet")]


def tokens_on(pen: Pen, slot: str) -> list[Text]:
    duel = duel_of(pen)
    tokens = [] if duel is None else duel["tokens"]
    return [token_fact(pen, token) for token in tokens if token["slot"] == slot]


def token_fact(pen: Pen, token: DuelTokenView) -> Text:
    message = say("hybris-board-duel-token", owner=pen.owner(token["seat"]), side=token["side"])
    return pen.marked(token["seat"], SIGNS[token["side"]], message)


BOARD: Final = ModuleBoard(("duel",), after_player=posture, on_pillar=covered, on_slot=tokens_on)
