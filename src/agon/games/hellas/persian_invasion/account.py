"""The war in numbers: regions on both sides, what wins and loses it, and how near that is."""

from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.war import PLAYER, occupied, war_of
from agon.games.hellas.rules.control import controlled, lands_of
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas, Reckoning
from agon.kernel.account import Row
from agon.kernel.words import Arg, Message, Seat, say

NEAR: Final = 2  # so much or less of what would end the war is left


def both(g: Hellas) -> tuple[Arg, ...]:
    return (Seat(PLAYER), say("hellas-the-persians"))


def regions(g: Hellas) -> tuple[int, ...]:
    return (len(controlled(g, PLAYER)), len(occupied(g)))


def endings(g: Hellas) -> tuple[Row, ...]:
    """What loses the war, and how far the Persians have come; the counter that wins it.  LOH-A2END-01 to -06"""
    war, campaign = war_of(g), campaign_of(g.box)
    found = [
        Row(say("hellas-account-tokens"), (0, len(occupied(g))), campaign.control_tokens),
        Row(say("hellas-account-lands"), (0, len(lands_of(g, PERSIANS))), campaign.lands_to_win),
    ]
    if war.counter != NONE:
        found.insert(0, Row(say("hellas-account-counter"), (war.counter, 0)))
    return tuple(found)


def war_alarms(g: Hellas) -> list[Message]:
    """What is about to end the war, one way or the other."""
    if not g.parts:  # the table is being laid
        return []
    war, campaign = war_of(g), campaign_of(g.box)
    found: list[Message] = []
    if NONE < war.counter <= NEAR:
        found.append(say("hellas-alarm-counter"))
    if len(occupied(g)) >= campaign.control_tokens - NEAR:
        found.append(say("hellas-alarm-tokens", number=campaign.control_tokens))
    if len(lands_of(g, PERSIANS)) == campaign.lands_to_win - 1:
        found.append(say("hellas-alarm-lands"))
    if war.act > 1 and any(monument.level == 1 for monument in g.monuments):
        found.append(say("hellas-alarm-monument"))
    if war.act > 1 and len(war.pile) == 1:
        found.append(say("hellas-alarm-last-turn"))
    return found


RECKONING: Final = Reckoning(both, "hellas-account-regions", regions, endings, war_alarms)
