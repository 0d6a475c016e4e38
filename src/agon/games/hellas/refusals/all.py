"""Which questions have refusals, and who finds them."""

from collections.abc import Callable
from typing import Final

from agon.games.hellas.refusals import cards, turn, world
from agon.games.hellas.refusals.common import Refused
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.battle import questions as b
from agon.games.hellas.rules.hunt import questions as h
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Refusal

Finder = Callable[[Hellas, Refused], None]

FINDERS: Final[dict[str, Finder]] = {
    q.TAKE_HERO.id: world.at_hero,
    q.START_REGION.id: world.at_start,
    q.REGULAR_ACTION.id: turn.at_regular,
    q.SPECIAL_ACTION.id: turn.at_special,
    q.REPEAT_ACTION.id: turn.at_repeat,
    q.PREPARATION.id: turn.at_preparation,
    q.USE_ARTIFACT.id: turn.at_use_artifact,
    q.MOVE_HERO.id: world.at_move_hero,
    q.MOVE_HOPLITE.id: world.at_move_hoplite,
    q.RECRUIT_AT.id: world.at_recruit,
    q.MARCH_TO.id: world.at_march_to,
    q.WITHDRAW_TO.id: world.at_withdraw,
    q.PRAY.id: world.at_pray,
    q.BUILD_LEVEL.id: world.at_build,
    q.TEMPLE_AT.id: world.at_temple,
    q.BOARD.id: world.at_board,
    q.INJURED.id: cards.at_injury,
    q.HEALED.id: cards.at_heal,
    q.RAISED.id: cards.at_raise,
    q.LOWERED.id: cards.at_lower,
    q.CHOOSE_BRANCH.id: cards.at_branch,
    q.TAKE_GLORY.id: cards.at_glory,
    b.BATTLE_CARD.id: cards.at_battle_card,
    h.HUNT_WHICH.id: world.at_hunt,
    h.DEAL_WOUND.id: cards.at_wound,
    h.ANSWER_ATTACK.id: cards.at_defence,
}


def refusals(g: Hellas, ask: Ask) -> list[Refusal]:
    """What a person might expect to be able to do here and cannot, each with its reason and its rules."""
    finder = FINDERS.get(ask.kind.id)
    if finder is None:
        return []
    refused = Refused(g, ask)
    finder(g, refused)
    return refused.found
