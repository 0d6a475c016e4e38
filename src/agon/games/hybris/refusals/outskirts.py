"""Why not this card, this echelon, this Task, this tile."""

from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts import questions as o
from agon.games.hybris.cataclysm.outskirts.cardtext import requirement_clause
from agon.games.hybris.cataclysm.outskirts.requirements import can_fulfil, fulfils_openly
from agon.games.hybris.cataclysm.outskirts.table import DEFENCE, EXPLORATION, PART, hangar_of, outskirts, tile_at
from agon.games.hybris.cataclysm.outskirts.tasks import as_option
from agon.games.hybris.cataclysm.outskirts.tiles import research_cost
from agon.games.hybris.cataclysm.outskirts.tracks import track_of
from agon.games.hybris.cataclysm.schema.words import RED
from agon.games.hybris.moments import Scene
from agon.games.hybris.refusals.common import Reason, Refused
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.state import Hybris
from agon.kernel.words import say


def at_attempt(g: Hybris, refused: Refused) -> None:
    """The first thing that is asked for and cannot be given."""
    table = outskirts(g)
    p = g.players[refused.ask.seat]
    card = kit_of(g.box).explorations[table.shown]
    if can_fulfil(g, p, card.requirements):
        return
    lacking = card.requirements[-1]
    for number in range(len(card.requirements)):
        asked = card.requirements[: number + 1]
        if not fulfils_openly(g, p, asked) or not can_fulfil(g, p, asked):
            lacking = card.requirements[number]
            break
    reason = say("hybris-why-lacking", asks=requirement_clause(g.box, lacking))
    refused.add(o.ATTEMPT << 16 | card.index, (reason, ("CAT-ADV-02", "CAT-EVT-04")))


def at_advance(g: Hybris, refused: Refused) -> None:
    """With Workers alone, where the Foreman would have to help."""
    track = number_of(refused.ask.options[0]) >> 1
    option = o.ADVANCE << 16 | track << 1
    if not refused.offered(option):
        here = hangar_of(g, g.players[refused.ask.seat]).echelons[track]
        cost = track_of(g, track)[here + 1].cost
        reason = say("hybris-why-camp", have=outskirts(g).camp, need=cost)
        refused.add(option, (reason, ("CAT-TRACK-11",)))


def at_rewards(g: Hybris, refused: Refused) -> None:
    """Echelons that the token has not reached."""
    track = number_of(refused.ask.options[0]) >> 4
    for number, echelon in enumerate(track_of(g, track)):
        option = o.REWARD << 16 | track << 4 | number
        if echelon.reward and not refused.offered(option):
            refused.add(option, (say("hybris-why-echelon"), ("CAT-EXPLORE-07", "CAT-DEFEND-04")))


def at_task(g: Hybris, refused: Refused) -> None:
    """Tasks of tiles without a Worker."""
    unmanned(g, refused)


def at_own_turn(g: Hybris, refused: Refused) -> None:
    """Red Tasks that cannot be paid now."""
    if PART not in g.parts:
        return
    p = g.players[refused.ask.seat]
    hangar = hangar_of(g, p)
    for place in hangar.manned():
        tile = tile_at(g, p, place)
        for task in range(len(tile.tasks)):
            option = as_option(place, task)
            if tile.colours[task] == RED and not hangar.done[place] >> task & 1 and not refused.offered(option):
                refused.add(option, (say("hybris-why-task"), ("CAT-TASK-01", "CAT-GEN-03")))


def unmanned(g: Hybris, refused: Refused) -> None:
    p = g.players[refused.ask.seat]
    hangar = hangar_of(g, p)
    for place in hangar.unfinished():
        if not hangar.staffed >> place & 1:
            for task in range(len(tile_at(g, p, place).tasks)):
                if not hangar.done[place] >> task & 1:
                    refused.add(as_option(place, task), (say("hybris-why-unmanned"), ("CAT-MK-04", "CAT-MK-06")))


def at_send(g: Hybris, refused: Refused) -> None:
    """MK tiles that cannot be sent through the Forge."""
    if PART not in g.parts:
        return
    p = g.players[refused.ask.seat]
    hangar = hangar_of(g, p)
    for place in range(len(hangar.tiles)):
        option = o.SEND << 16 | place
        if not refused.offered(option):
            refused.add(option, no_sending(g, refused.ask.seat, place))


def no_sending(g: Hybris, seat: int, place: int) -> Reason:
    p = g.players[seat]
    hangar = hangar_of(g, p)
    if hangar.active >> place & 1:
        return say("hybris-why-active"), ("CAT-MK-12",)
    if hangar.sent >> place & 1:
        return say("hybris-why-sent"), ("CAT-RND-08",)
    need = research_cost(g, p, Scene(seat))
    return say("hybris-why-research", have=hangar.research, need=need), ("CAT-RND-02",)


def at_track(g: Hybris, refused: Refused) -> None:
    """A track on whose last echelon the token is; not asked where both are."""
    for track in (EXPLORATION, DEFENCE):
        option = o.ECHELON << 16 | track
        if not refused.offered(option):
            refused.add(option, (say("hybris-why-last-echelon"), ("CAT-TRACK-08",)))
