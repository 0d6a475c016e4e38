"""Which function explains which question."""

from collections.abc import Callable
from typing import Final

from agon.games.hybris.artemis import questions as a
from agon.games.hybris.cataclysm.outskirts import questions as o
from agon.games.hybris.chronos import questions as x
from agon.games.hybris.duel import questions as d
from agon.games.hybris.refusals import outskirts
from agon.games.hybris.refusals.acting import at_action, at_end_of_turn, at_going, at_own_turn
from agon.games.hybris.refusals.artemis import at_arrows, at_hunt, at_return
from agon.games.hybris.refusals.boards import (
    at_branch,
    at_convert,
    at_craft,
    at_omen,
    at_space,
    at_take_tile,
    at_temple_city,
    at_tile,
    at_token_place,
)
from agon.games.hybris.refusals.chronos import (
    at_avatar_city,
    at_cancel,
    at_chain,
    at_evil,
    at_exchange,
    at_foresee,
    at_seal,
)
from agon.games.hybris.refusals.combat import at_contest, at_enemy, at_marker, at_play
from agon.games.hybris.refusals.common import Refused
from agon.games.hybris.refusals.turn import at_olympian, at_pillar, at_plan, at_slot, at_swap_token
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Refusal


def refusals(g: Hybris, ask: Ask) -> list[Refusal]:
    """All refusals of a question, in the order in which things lie."""
    explain = EXPLAINED.get(ask.kind.id)
    if explain is None:
        return []
    refused = Refused(g, ask)
    explain(g, refused)
    for more in FURTHER.get(ask.kind.id, ()):
        more(g, refused)
    return list({refusal.key: refusal for refusal in refused.found}.values())  # cards alike are refused once


EXPLAINED: Final[dict[str, Callable[[Hybris, Refused], None]]] = {
    q.CHOOSE_OLYMPIAN.id: at_olympian,
    q.CHOOSE_PILLAR.id: at_pillar,
    q.PLAN.id: at_plan,
    q.SWAP_TOKEN.id: at_swap_token,
    q.TURN.id: at_own_turn,
    q.DESTINATION.id: at_going,
    q.WHICH_SLOT.id: at_slot,
    q.WHICH_ACTION.id: at_action,
    q.END_OF_TURN.id: at_end_of_turn,
    q.CONVERT_ROW.id: at_convert,
    q.CRAFT_TILE.id: at_craft,
    q.TAKE_TILE.id: at_take_tile,
    q.OMEN_CARD.id: at_omen,
    q.FROM_TILE.id: at_tile,
    q.TEMPLE_CITY.id: at_temple_city,
    q.WHICH_SPACE.id: at_space,
    q.CHOOSE_BRANCH.id: at_branch,
    c.PLAY_CARD.id: at_play,
    c.PLAY_ALONE.id: at_play,
    c.PLACE_CARD.id: at_play,
    c.PLACE_OPENLY.id: at_play,
    c.CHOOSE_MARKER.id: at_marker,
    c.CHOOSE_ENEMY.id: at_enemy,
    w.CONTEST.id: at_contest,
    d.AUTHORITY.id: at_token_place,
    d.PLACE_NEARBY.id: at_token_place,
    d.PLACE_ANYWHERE.id: at_token_place,
    a.HUNT.id: at_hunt,
    o.WILL_ATTEMPT.id: outskirts.at_attempt,
    o.ADVANCE_TOKEN.id: outskirts.at_advance,
    o.TRACK_REWARD.id: outskirts.at_rewards,
    o.WHICH_TASK.id: outskirts.at_task,
    o.WHICH_TRACK.id: outskirts.at_track,
    o.SEND_TILE.id: outskirts.at_send,
    a.RETURN_TOKEN.id: at_return,
    a.SHOOT.id: at_arrows,
    x.CHOOSE_EVIL.id: at_evil,
    x.AVATAR_CITY.id: at_avatar_city,
    x.SEAL_SLOT.id: at_seal,
    x.WHICH_CHAIN.id: at_chain,
    x.EXCHANGE.id: at_exchange,
    x.CANCEL_CONTEST.id: at_cancel,
    x.FORESEE.id: at_foresee,
}

FURTHER: Final[dict[str, tuple[Callable[[Hybris, Refused], None], ...]]] = {
    q.TURN.id: (outskirts.at_own_turn,),
    q.WHICH_ACTION.id: (outskirts.at_own_turn,),
    q.END_OF_TURN.id: (outskirts.at_own_turn,),
    q.CRAFT_TILE.id: (outskirts.at_send,),
}
"""What modules have to say besides."""
