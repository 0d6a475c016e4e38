"""What a good host would say aloud: that somebody is about to ascend, or that the last Age has begun."""

from agon.games.hybris.state import Hybris
from agon.kernel.game import OVER
from agon.kernel.words import Message, Seat, say


def alarms(g: Hybris) -> list[Message]:
    """As long as each is true; nothing once the game is over."""
    if g.step == OVER:
        return []
    found: list[Message] = []
    manifest = g.book.manifest
    for p in g.players:
        if manifest.ascension and p.unlocked.bit_count() == manifest.ascension - 1:
            kind = "hybris-alarm-scenario" if manifest.instead_of_ascension else "hybris-alarm-ascension"
            found.append(say(kind, seat=Seat(p.seat), unlocked=manifest.ascension - 1))
    if g.age == manifest.ages:
        found.append(say("hybris-alarm-last-age", age=g.age))
    for alarm in g.book.alarms:
        found += alarm(g)
    return found
