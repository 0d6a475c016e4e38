"""The two tracks of the Outskirts: Workers to the Camp, echelons, rewards.  Page 6."""

from typing import Final

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.box import Echelon, kit_of
from agon.games.hybris.cataclysm.outskirts.goods import spend_from_camp
from agon.games.hybris.cataclysm.outskirts.questions import (
    ADVANCE,
    ADVANCE_TOKEN,
    ECHELON,
    REWARD,
    TRACK_REWARD,
    TRANSFER,
    TRANSFER_WORKERS,
    WHICH_TRACK,
)
from agon.games.hybris.cataclysm.outskirts.table import DEFENCE, EXPLORATION, hangar_of, outskirts
from agon.games.hybris.player import Player
from agon.games.hybris.rules.meanwhile import ask_between
from agon.games.hybris.rules.questions import STOP, number_of
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, action_of

TRANSFERS: Final = 5
"""How many Workers may go to the Camp in one action.  CAT-TRACK-04"""

FOREMANS: Final = 1 << 8
"""In a transfer: with the Worker that the Foreman adds."""


def track_of(g: Hybris, track: int) -> list[Echelon]:
    kit = kit_of(g.box)
    return kit.explore_track if track == EXPLORATION else kit.defend_track


def echelon_of(g: Hybris, p: Player, track: int) -> Echelon:
    """Where a player's token is.  CAT-TRACK-03"""
    return track_of(g, track)[hangar_of(g, p).echelons[track]]


# ---------------------------------------------------------------- how Explore and Defend begin


def prepare(g: Hybris, p: Player, track: int) -> Play:
    """All transfers first, then advances.  CAT-TRACK-12"""
    yield from transfer(g, p)
    yield from advance(g, p, track)


def transfer(g: Hybris, p: Player) -> Play:
    """Up to five Workers to the Camp, and one of the supply with a Foreman.  CAT-TRACK-04, CAT-TRACK-05, CAT-FORE-03"""
    hangar = hangar_of(g, p)
    own = [TRANSFER << 16 | number for number in range(min(TRANSFERS, hangar.workers) + 1)]
    options = own + [option | FOREMANS for option in own] if hangar.foreman else own
    chosen = number_of((yield Ask(TRANSFER_WORKERS, p.seat, options)))
    send_to_camp(g, p, chosen & ~FOREMANS)
    if chosen & FOREMANS:
        outskirts(g).camp += 1  # the Foreman stays
        log.foreman_recruits(g, p.seat, outskirts(g).camp)


def send_to_camp(g: Hybris, p: Player, workers: int) -> None:
    """From the Worker reserve to the Camp, where they are anybody's.  CAT-TERM-01, CAT-CAMP-01"""
    if workers:
        hangar_of(g, p).workers -= workers
        outskirts(g).camp += workers
        log.transferred(g, p.seat, workers, outskirts(g).camp)


def advance(g: Hybris, p: Player, track: int) -> Play:
    """As often as the player wants and the Camp can pay for.  CAT-TRACK-06, CAT-TRACK-07, CAT-TRACK-08

    A Task may be paid for in between, as for a Foreman who then pays for an echelon.  CAT-TASK-01
    """
    while True:
        choice = yield from ask_between(g, p, ADVANCE_TOKEN, lambda: [*ways_on(g, p, track), STOP << 16])
        if action_of(choice) == STOP:
            return
        cost = track_of(g, track)[hangar_of(g, p).echelons[track] + 1].cost
        spend_from_camp(g, p, cost, number_of(choice) & 1)
        step_on(g, p, track)


def ways_on(g: Hybris, p: Player, track: int) -> list[int]:
    """To pay for the next echelon in full, with or without the Foreman.  CAT-TRACK-11, CAT-FORE-02"""
    hangar, camp = hangar_of(g, p), outskirts(g).camp
    if not can_climb(g, p, track):
        return []
    cost = track_of(g, track)[hangar.echelons[track] + 1].cost
    options = [ADVANCE << 16 | track << 1] if camp >= cost else []
    if hangar.foreman and cost and camp >= cost - 1:
        options.append(ADVANCE << 16 | track << 1 | 1)
    return options


def can_climb(g: Hybris, p: Player, track: int) -> bool:
    """Not beyond the last echelon.  CAT-TRACK-08"""
    here = hangar_of(g, p).echelons[track]
    return here != NONE and here + 1 < len(track_of(g, track))


def step_on(g: Hybris, p: Player, track: int) -> None:
    hangar = hangar_of(g, p)
    hangar.echelons[track] += 1
    log.echelon(g, p.seat, track, hangar.echelons[track] + 1)


def climbable(g: Hybris, p: Player) -> list[int]:
    return [track for track in (EXPLORATION, DEFENCE) if can_climb(g, p, track)]


def climb(g: Hybris, p: Player) -> Play:
    """An echelon for nothing, on the track of the player's choice.  CAT-TRACK-01"""
    options = [ECHELON << 16 | track for track in climbable(g, p)]
    if options:
        step_on(g, p, number_of((yield Ask(WHICH_TRACK, p.seat, options))))


# ---------------------------------------------------------------- how a success ends


def reap(g: Hybris, p: Player, track: int, scene: Scene) -> Play:
    """The reward of the player's echelon or an earlier one; then the token returns.

    CAT-EXPLORE-07, -08, CAT-DEFEND-04
    """
    hangar = hangar_of(g, p)
    echelons = track_of(g, track)
    options = [
        REWARD << 16 | track << 4 | number
        for number in range(hangar.echelons[track], -1, -1)
        if echelons[number].reward
    ]
    if options:
        chosen = number_of((yield Ask(TRACK_REWARD, p.seat, options))) & 15
        log.track_reward(g, p.seat, track, chosen + 1)
        yield from g.book.resolve(g, p, echelons[chosen].reward, scene)
    hangar_of(g, p).echelons[track] = 0
    log.echelon(g, p.seat, track, 1)
